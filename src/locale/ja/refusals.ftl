# 日本語. Refusals: private, with what would be right.
