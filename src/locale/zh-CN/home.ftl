# 简体中文. First contact: welcome, help, empty states.
