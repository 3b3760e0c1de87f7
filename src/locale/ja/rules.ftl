# 日本語. The rules in words, and other long texts.
