# 简体中文. Records of games: taken out, brought back, walked through.
