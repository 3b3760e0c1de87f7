# Tiếng Việt. Records of games: taken out, brought back, walked through.
