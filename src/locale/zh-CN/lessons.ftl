# Chinese in simplified characters. Lessons and diagrams of the rules.
