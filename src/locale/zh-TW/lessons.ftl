# 繁體中文. Lessons and diagrams of the rules.
