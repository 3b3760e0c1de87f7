# 简体中文. Lists and answers about them.
