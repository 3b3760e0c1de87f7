# 简体中文. Buttons, menus and forms.
