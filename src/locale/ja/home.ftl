# 日本語. First contact: welcome, help, empty states.
