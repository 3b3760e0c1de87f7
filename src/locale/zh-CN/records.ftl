# Chinese in simplified characters. Records of games: taken out, brought back, walked through.
