# English. Safety: blocks, limits, moderators, private data.
