# Chinese in simplified characters. Records of games: taken out, brought back, walked through.
# Numbers of games and plies come as text, so that they take no thousands separators.

## Commands, their options and choices (at most 100 characters each)


## What they answer




## What cannot be brought back; each begins with the place

