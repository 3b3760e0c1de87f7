# 日本語. Buttons, menus and forms.
