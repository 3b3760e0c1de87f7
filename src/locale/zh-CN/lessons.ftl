# 简体中文. Lessons and diagrams of the rules.
