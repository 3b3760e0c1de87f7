# Tiếng Việt. Refusals: private, with what would be right.
