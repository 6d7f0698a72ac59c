"""What Fischen and Fischen 2 really share: boats and sea, rounds, tricks on the table, and who remembers what."""
