# 繁體中文. Settings of players and servers.
