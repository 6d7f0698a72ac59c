"""`python -m shoal` is `shoal`."""

from shoal.cli import main

main()
