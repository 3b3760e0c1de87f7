# Tiếng Việt. Buttons, menus and forms.
