# 简体中文. Refusals: private, with what would be right.
