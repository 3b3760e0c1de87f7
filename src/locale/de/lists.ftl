# Deutsch. Lists and answers about them.
