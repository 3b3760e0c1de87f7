# English. First contact: welcome, help, empty states.
