# 繁體中文. Lists and answers about them.
