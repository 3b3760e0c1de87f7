# Français. Safety: blocks, limits, moderators, private data.
