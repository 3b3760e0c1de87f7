# 简体中文. Settings of players and servers.
