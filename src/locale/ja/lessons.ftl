# Japanese. Lessons and diagrams of the rules.
