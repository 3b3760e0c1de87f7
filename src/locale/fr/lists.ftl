# Français. Lists and answers about them.
