# 简体中文. Games, pieces, moves, endings, boards in words.
