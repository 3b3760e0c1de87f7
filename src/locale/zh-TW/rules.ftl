# 繁體中文. The rules in words, and other long texts.
