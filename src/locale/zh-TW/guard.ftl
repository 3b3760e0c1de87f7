# 繁體中文. Safety: blocks, limits, moderators, private data.
