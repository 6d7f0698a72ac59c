"""Write what a short search plays in every game: `.venv/bin/python -m tools.signatures`.

A change to the search, to a guide or to its weights changes these; any other change must not.
"""

import json

from tests.bots.test_search import SIGNATURES, SPECS, signature

if __name__ == "__main__":
    found = {name: signature(spec) for name, spec in SPECS.items()}
    SIGNATURES.write_text(json.dumps(found, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
