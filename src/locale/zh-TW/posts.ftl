# 繁體中文. What is posted where a game is played.
