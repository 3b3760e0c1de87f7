# Chinese in traditional characters. First contact: welcome, help, empty states.
