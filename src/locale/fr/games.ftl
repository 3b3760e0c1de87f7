# Français. Games, pieces, moves, endings, boards in words.
