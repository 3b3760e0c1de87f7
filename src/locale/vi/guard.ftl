# Tiếng Việt. Safety: blocks, limits, moderators, private data.
