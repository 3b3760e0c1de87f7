/* A disk that turns read-only under a program which has its files open, as file systems do when the device fails. Loaded
   before the C library (LD_PRELOAD). As long as the file SWITCH is there, nothing below the folder DISK can be written. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static int refused(int fd)
{
    const char *disk = getenv("DISK"), *on = getenv("SWITCH");
    char link[64], path[4096];
    if (!disk || !on || access(on, F_OK))
        return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0)
        return 0;
    path[length] = 0;
    if (strncmp(path, disk, strlen(disk)))
        return 0;
    errno = EROFS;
    return 1;
}

#define GUARDED(type, name, parameters, arguments)                                                                     \
    type name parameters                                                                                               \
    {                                                                                                                  \
        if (refused(fd))                                                                                               \
            return -1;                                                                                                 \
        type(*next) parameters = dlsym(RTLD_NEXT, #name);                                                              \
        return next arguments;                                                                                         \
    }

GUARDED(ssize_t, write, (int fd, const void *from, size_t length), (fd, from, length))
GUARDED(ssize_t, pwrite, (int fd, const void *from, size_t length, off_t at), (fd, from, length, at))
GUARDED(ssize_t, pwrite64, (int fd, const void *from, size_t length, off64_t at), (fd, from, length, at))
GUARDED(int, ftruncate, (int fd, off_t length), (fd, length))
GUARDED(int, ftruncate64, (int fd, off64_t length), (fd, length))
GUARDED(int, fsync, (int fd), (fd))
GUARDED(int, fdatasync, (int fd), (fd))
