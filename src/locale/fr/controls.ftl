# Français. Buttons, menus and forms.
