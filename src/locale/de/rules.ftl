# Deutsch. The rules in words, and other long texts.
