# 繁體中文. Buttons, menus and forms.
