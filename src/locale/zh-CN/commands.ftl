# 简体中文. Commands, their options and choices (at most 100 characters each).
