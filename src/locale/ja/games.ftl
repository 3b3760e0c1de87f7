# 日本語. Games, pieces, moves, endings, boards in words.
