"""What people do with the page."""

import json
import random
import re
import shutil
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, ViewportSize

ROOT = Path(__file__).parents[2]
SHOTS = Path(__file__).parent / "shots"
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
CHOICES = ".felt [data-move], .felt button.may"
RESULT = "[data-testid=result]"
TABLE = "[data-testid=table]"
SERIOUS = ("serious", "critical")
LOOK = """async () => {
    const rules = {"label-content-name-mismatch": {enabled: false}};
    const all = await axe.run(document, {resultTypes: ["violations"], rules});
    // Figures on a card are part of its picture; everywhere else the words that are seen are the words that are read.
    const words = await axe.run({exclude: [[".card"], [".worm"]]}, {runOnly: ["label-content-name-mismatch"]});
    return [...all.violations, ...words.violations];
}"""
PATIENCE = 60_000  # milliseconds, on a machine that has other things to do
LANDSCAPE: ViewportSize = {"width": 740, "height": 360}  # a phone, held across
VARIANTS = [(width, scheme) for width in (1280, 360) for scheme in ("light", "dark")]


class Person:
    """Somebody at a browser."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        name: str = "Ada",
        language: str = "en-GB",
        width: int = 1280,
        touch: bool = False,
        speed: str = "off",
        may_be_cut: bool = False,
    ) -> None:
        self.address = address
        self.context = browser.new_context(
            base_url=address,
            locale=language,
            viewport={"width": width, "height": 800},
            has_touch=touch,
            color_scheme="light",
        )
        kept = json.dumps(json.dumps({"name": name, "speed": speed}))
        self.context.add_init_script(f"localStorage.getItem('shoal') ?? localStorage.setItem('shoal', {kept})")
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.touch = touch
        self.may_be_cut = may_be_cut
        self.faults: list[str] = []
        self.requests: list[str] = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not (self.may_be_cut and "WebSocket" in message.text):
            self.faults.append(message.text)

    def leave(self) -> None:
        self.context.close()
        assert not self.faults
        assert all(url.startswith((self.address, "data:", "blob:")) for url in self.requests), "asked somebody else"

    # Going places

    def goto(self, path: str = "/") -> None:
        self.page.goto(path)
        self.page.wait_for_selector("main h1, main h2")

    def play_now(self, game: str) -> None:
        self.goto()
        self.press(self.page.get_by_test_id(f"play-{game}"))
        self.page.wait_for_selector(TABLE)

    def set_up(self, game: str, players: int, *others: str, **options: int) -> None:
        """Set up a table with `others` ('open', 'bot', 'person') on the seats after the first."""
        self.goto(f"/new/{game}")
        if self.page.get_by_test_id("players").is_enabled():
            self.page.get_by_test_id("players").select_option(str(players))
        for seat, kind in enumerate(others, 1):
            self.page.get_by_test_id(f"seat-{seat}").select_option(kind)
        for label, value in options.items():
            self.page.get_by_label(re.compile(label.replace("_", " "))).fill(str(value))
        self.press(self.page.get_by_test_id("set-up"))
        self.page.wait_for_url("**/t/*")

    # Playing

    def press(self, what: Locator) -> None:
        if self.touch:
            what.tap()
        else:
            what.click()

    def wait_for_choice(self) -> bool:
        """Until there is something to decide; false if the game is over."""
        self.page.wait_for_selector(f"{CHOICES}, {RESULT}", state="attached")
        return self.page.locator(RESULT).count() == 0

    def at(self) -> int:
        """How many moves have been made."""
        return int(self.page.locator(TABLE).get_attribute("data-at") or 0)

    def choose(self, chance: random.Random) -> None:
        """Press one of what is offered; the second half of a move goes before another first half."""
        second = self.page.locator(".felt button.free")
        offered = second if second.count() else self.page.locator(CHOICES)
        before, count = self.at(), offered.count()
        if not count:
            return
        chosen = offered.nth(chance.randrange(count))
        whole = chosen.get_attribute("data-move") is not None
        self.press(chosen)
        if whole:
            self.page.wait_for_function(
                "before => +document.querySelector('[data-testid=table]').dataset.at !== before"
                " || document.querySelector('[data-testid=result]')",
                arg=before,
            )

    def play_on(self, chance: random.Random, decisions: int = 100_000) -> bool:
        """Decide that often, or to the end; whether the game is over."""
        for _ in range(decisions):
            if not self.wait_for_choice():
                return True
            self.choose(chance)
        return False

    # Looking

    def accessible(self) -> None:
        """Fails if axe finds something serious on the page as it is."""
        self.page.evaluate(AXE.read_text("utf-8"))
        violations: list[dict[str, Any]] = self.page.evaluate(LOOK)
        found = [
            f"{fault['id']}: {node['target']} {node.get('failureSummary', '')}"
            for fault in violations
            if fault["impact"] in SERIOUS
            for node in fault["nodes"][:3]
        ]
        assert not found, "\n".join(found)

    def fits(self) -> None:
        """Fails if the page is wider than the screen."""
        wide = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide <= 0, f"{wide} pixels too wide"

    def shoot(self, name: str) -> None:
        """Pictures of the page as it is: two widths, light and dark. In each it has to fit and to be accessible."""
        SHOTS.mkdir(exist_ok=True)
        size = self.page.viewport_size
        assert size
        for width, scheme in VARIANTS:
            self.page.set_viewport_size({"width": width, "height": size["height"]})
            self.page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            self.page.screenshot(path=SHOTS / f"{name}-{width}-{scheme}.png", full_page=True)
            self.fits()
            self.accessible()
        self.page.set_viewport_size(LANDSCAPE)
        self.fits()
        self.page.set_viewport_size(size)
        self.page.emulate_media(color_scheme="light")
