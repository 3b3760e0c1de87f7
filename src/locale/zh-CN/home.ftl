# Chinese in simplified characters. First contact: welcome, help, empty states.
