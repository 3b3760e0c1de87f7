# 日本語. Safety: blocks, limits, moderators, private data.
