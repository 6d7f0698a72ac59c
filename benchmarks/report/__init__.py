"""The page about speed, docs/performance.md: what is compared with what, in tables and as a picture.

All of it follows from what the measurements have written; nothing is measured here.
"""
