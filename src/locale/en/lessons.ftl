# English. Lessons and diagrams of the rules.
