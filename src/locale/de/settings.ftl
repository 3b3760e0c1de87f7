# Deutsch. Settings of players and servers.
