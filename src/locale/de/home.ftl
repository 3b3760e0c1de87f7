# Deutsch. First contact: welcome, help, empty states.
