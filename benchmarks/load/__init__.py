"""A cheap load generator: one process, raw WebSockets, and as little reading as will do."""
