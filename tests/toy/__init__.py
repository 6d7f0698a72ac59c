"""Minnows: the smallest game that keeps the whole contract. Copy this folder to begin a new one.

Two players hold three of six cards each and play them one against the other, in turn; the higher card
scores a point and its player plays first next time.
"""
