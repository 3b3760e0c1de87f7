# Deutsch. Lessons and diagrams of the rules.
