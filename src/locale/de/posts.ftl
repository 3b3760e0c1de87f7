# Deutsch. What is posted where a game is played.
