# Tiếng Việt. Lists and answers about them.
