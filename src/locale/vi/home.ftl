# Tiếng Việt. First contact: welcome, help, empty states.
