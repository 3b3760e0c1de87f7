# 日本語. What is posted where a game is played.
