# 日本語. Records of games: taken out, brought back, walked through.
