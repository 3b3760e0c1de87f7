# Français. First contact: welcome, help, empty states.
