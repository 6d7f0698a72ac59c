"""The games as environments of the frameworks that researchers use; each needs its own extra."""


def missing(framework: str, extra: str) -> ImportError:
    """What is said to who has not installed the framework."""
    return ImportError(f'{framework} is not installed: pip install "shoal[{extra}]"')
