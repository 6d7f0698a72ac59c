"""The server: tables over the wire. See docs/protocol.md."""
