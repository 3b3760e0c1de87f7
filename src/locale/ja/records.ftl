# Japanese. Records of games: taken out, brought back, walked through.
