# Deutsch. Buttons, menus and forms.
