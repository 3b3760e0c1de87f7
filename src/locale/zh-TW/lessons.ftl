# Chinese in traditional characters. Lessons and diagrams of the rules.
