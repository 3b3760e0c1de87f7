# 繁體中文. Games, pieces, moves, endings, boards in words.
