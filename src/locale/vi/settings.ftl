# Tiếng Việt. Settings of players and servers.
