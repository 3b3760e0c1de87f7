# Chinese in traditional characters. Records of games: taken out, brought back, walked through.
