# 日本語. Lists and answers about them.
