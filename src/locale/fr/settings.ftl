# Français. Settings of players and servers.
