# Japanese. First contact: welcome, help, empty states.
