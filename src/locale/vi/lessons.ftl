# Tiếng Việt. Lessons and diagrams of the rules.
