"""The lobby is what its OpenAPI description says, whatever is sent to it."""

from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.conftest import Server

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 15


def test_the_lobby_is_as_described(server: Server) -> None:
    address = f"http://{server.address}"
    description = schemathesis.openapi.from_dict(httpx.get(f"{address}/api/v1/schema/openapi.json").json())
    paths = []
    for found in description.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        paths.append(operation.label)

        @given(case=operation.as_strategy())
        @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        def holds(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(base_url=address, checks=CHECKS, timeout=20)

        holds()
    assert "POST /api/v1/tables" in paths
    assert len(paths) == 18
