"""The lobby is what its OpenAPI description says, whatever is sent to it."""

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.conftest import Server

schema = schemathesis.pytest.from_fixture("description")


@pytest.fixture
def description(server: Server) -> schemathesis.BaseSchema:
    address = f"http://{server.address}"
    found = schemathesis.openapi.from_dict(httpx.get(f"{address}/api/v1/schema/openapi.json").json())
    found.config.update(base_url=address)
    return found


@schema.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_the_lobby_is_as_described(case: schemathesis.Case) -> None:
    checks = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
    case.call_and_validate(checks=checks, timeout=20)
