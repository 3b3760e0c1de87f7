# 日本語. Settings of players and servers.
