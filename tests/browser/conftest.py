"""People with browsers: a real Chromium, each person with cookies, a screen and a language of their own."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from shoal.server.page import PAGE
from tests.browser.people import CHROMIUM, Person
from tests.server.conftest import Server, nursery, server, start

__all__ = ["nursery", "server", "start"]

Invite = Callable[..., Person]


@pytest.fixture(scope="package")  # Playwright's event loop must not go on while other tests have theirs
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no Chromium here: `make setup` says how to get one")
    assert (PAGE / "index.html").exists(), "the page has not been built: make page"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def invite(browser: Browser, server: Server) -> Iterator[Invite]:
    """Makes people; in the end nothing may have gone wrong in their browsers."""
    with contextlib.ExitStack() as guests:

        def come(at: Server = server, **screen: Any) -> Person:
            person = Person(browser, f"http://{at.address}", **screen)
            guests.callback(person.leave)
            return person

        yield come
