# Français. Refusals: private, with what would be right.
