# Tiếng Việt. Games, pieces, moves, endings, boards in words.
