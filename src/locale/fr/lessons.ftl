# Français. Lessons and diagrams of the rules.
