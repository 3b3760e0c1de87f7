# 日本語. Lessons and diagrams of the rules.
