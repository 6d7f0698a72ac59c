"""One match at a table: who sits where, whose turn it is, what has happened. The only authority."""
