/* What stands at the head of the AppImage: finds the squashfs image behind itself, mounts it by FUSE and runs
 * the AppRun inside. Where there is no FUSE it unpacks the image into a folder of its own, which it takes away
 * again afterwards. One static program: of the system it needs the kernel, and for mounting fusermount3.
 *
 *   --appimage-offset            where the image begins
 *   --appimage-extract           unpacks it into ./squashfs-root
 *   --appimage-extract-and-run   as where there is no FUSE; so does APPIMAGE_EXTRACT_AND_RUN=1
 */
#define _GNU_SOURCE
#define FUSE_USE_VERSION 32
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <limits.h>
#include <signal.h>
#include <squashfuse/ll.h>
#include <squashfuse/squashfuse.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static const char *const COMPLAINT = "tavolino: %s: %s\n";
static volatile pid_t program; /* signals go on to it */

/* squashfuse can read images of LZO too. Ours are of zstd, and LZO's licence isn't for everybody. */
int lzo1x_decompress_safe(void);
int lzo1x_decompress_safe(void) { return -1; }

static void pass_on(int number) {
    if (program > 0) kill(program, number);
}

static long image_begins(const char *path) {
    Elf64_Ehdr head;
    FILE *file = fopen(path, "rb");
    bool read = file && fread(&head, sizeof head, 1, file) == 1;
    if (file) fclose(file);
    return read ? (long)(head.e_shoff + (unsigned long)head.e_shentsize * head.e_shnum) : -1;
}

/* Unpacking */

static bool write_file(sqfs *image, sqfs_inode *inode, const char *path) {
    static char block[1 << 17];
    int out = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0600);
    if (out < 0) return false;
    sqfs_off_t at = 0, size = (sqfs_off_t)inode->xtra.reg.file_size;
    bool good = true;
    while (good && at < size) {
        sqfs_off_t length = sizeof block;
        good = sqfs_read_range(image, inode, at, &length, block) == SQFS_OK && length > 0 &&
               write(out, block, (size_t)length) == (ssize_t)length;
        at += length;
    }
    good = good && fchmod(out, inode->base.mode & 07777) == 0;
    return close(out) == 0 && good;
}

static bool write_link(sqfs *image, sqfs_inode *inode, const char *path) {
    char target[PATH_MAX];
    size_t size = sizeof target;
    return sqfs_readlink(image, inode, target, &size) == SQFS_OK && symlink(target, path) == 0;
}

static bool unpack(const char *self, long offset, const char *folder) {
    sqfs image;
    sqfs_traverse walk;
    sqfs_err error = sqfs_open_image(&image, self, (size_t)offset);
    if (error != SQFS_OK) return false;
    bool good = sqfs_traverse_open(&walk, &image, sqfs_inode_root(&image)) == SQFS_OK;
    while (good && sqfs_traverse_next(&walk, &error)) {
        char path[PATH_MAX];
        sqfs_inode inode;
        if (walk.dir_end) continue;
        good = snprintf(path, sizeof path, "%s/%s", folder, walk.path) < (int)sizeof path &&
               sqfs_inode_get(&image, &inode, sqfs_dentry_inode(&walk.entry)) == SQFS_OK;
        if (!good) break;
        switch (inode.base.mode & S_IFMT) {
        case S_IFDIR: good = mkdir(path, 0700) == 0; break;
        case S_IFREG: good = write_file(&image, &inode, path); break;
        case S_IFLNK: good = write_link(&image, &inode, path); break;
        }
    }
    if (!good || error != SQFS_OK) fprintf(stderr, COMPLAINT, folder, strerror(errno));
    return good && error == SQFS_OK;
}

static int take_away(const char *path, const struct stat *about, int kind, struct FTW *walk) {
    (void)about, (void)kind, (void)walk;
    return remove(path);
}

/* Mounting */

static struct fuse_lowlevel_ops served(void) {
    struct fuse_lowlevel_ops ops = {
        .getattr = sqfs_ll_op_getattr,
        .opendir = sqfs_ll_op_opendir,
        .releasedir = sqfs_ll_op_releasedir,
        .readdir = sqfs_ll_op_readdir,
        .lookup = sqfs_ll_op_lookup,
        .open = sqfs_ll_op_open,
        .create = sqfs_ll_op_create,
        .release = sqfs_ll_op_release,
        .read = sqfs_ll_op_read,
        .readlink = sqfs_ll_op_readlink,
        .listxattr = sqfs_ll_op_listxattr,
        .getxattr = sqfs_ll_op_getxattr,
        .forget = sqfs_ll_op_forget,
        .statfs = stfs_ll_op_statfs,
    };
    return ops;
}

/* A process of its own serves the image until it is ended, or whoever began it is gone. */
static pid_t mount_image(const char *self, long offset, const char *folder) {
    int ready[2];
    if (access("/dev/fuse", R_OK | W_OK) || pipe(ready)) return -1;
    pid_t parent = getpid(), server = fork();
    if (server == 0) {
        close(ready[0]);
        setpgid(0, 0); /* Ctrl+C is for the program, which may still have something to write */
        prctl(PR_SET_PDEATHSIG, SIGTERM);
        if (getppid() != parent) _exit(1);
        int null = open("/dev/null", O_RDWR), kept = dup(2);
        dup2(null, 2); /* that there is no FUSE isn't told: there is another way */
        char *words[] = {"tavolino", "-o", "ro,fsname=tavolino", NULL};
        struct fuse_args args = FUSE_ARGS_INIT(3, words);
        struct fuse_lowlevel_ops ops = served();
        sqfs_ll *image = sqfs_ll_open(self, (size_t)offset);
        sqfs_ll_chan channel;
        if (!image || sqfs_ll_mount(&channel, folder, &args, &ops, sizeof ops, image) != SQFS_OK) _exit(1);
        dup2(kept, 2);
        fuse_set_signal_handlers(channel.session);
        if (write(ready[1], "", 1) != 1) _exit(1);
        close(ready[1]);
        fuse_session_loop(channel.session);
        sqfs_ll_unmount(&channel, folder);
        _exit(0);
    }
    close(ready[1]);
    char byte;
    bool mounted = server > 0 && read(ready[0], &byte, 1) == 1;
    close(ready[0]);
    if (mounted) return server;
    if (server > 0) waitpid(server, NULL, 0);
    return -1;
}

/* Running */

static int run(const char *folder, char **words) {
    char path[PATH_MAX];
    snprintf(path, sizeof path, "%s/AppRun", folder);
    setenv("APPDIR", folder, 1);
    pid_t parent = getpid();
    program = fork();
    if (program == 0) {
        prctl(PR_SET_PDEATHSIG, SIGTERM);
        if (getppid() != parent) _exit(1);
        words[0] = path;
        execv(path, words);
        fprintf(stderr, COMPLAINT, path, strerror(errno));
        _exit(127);
    }
    int status = 0;
    while (waitpid(program, &status, 0) < 0 && errno == EINTR) continue;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int main(int count, char **words) {
    static char self[PATH_MAX], folder[PATH_MAX - 16];
    ssize_t length = readlink("/proc/self/exe", self, sizeof self - 1);
    long offset = length > 0 ? image_begins(self) : -1;
    if (offset < 0) return 127;
    const char *first = count > 1 ? words[1] : "";
    if (!strcmp(first, "--appimage-offset")) return printf("%ld\n", offset) < 0;
    if (!strcmp(first, "--appimage-extract"))
        return mkdir("squashfs-root", 0755) || !unpack(self, offset, "squashfs-root");
    const char *told = getenv("APPIMAGE_EXTRACT_AND_RUN");
    bool unpacked = told && *told;
    if (!strcmp(first, "--appimage-extract-and-run")) {
        unpacked = true;
        words++;
    }
    setenv("APPIMAGE", self, 1);
    const char *place = getenv("TMPDIR");
    snprintf(folder, sizeof folder, "%s/tavolino-XXXXXX", place && *place ? place : "/tmp");
    if (!mkdtemp(folder)) {
        fprintf(stderr, COMPLAINT, folder, strerror(errno));
        return 127;
    }
    pid_t server = unpacked ? -1 : mount_image(self, offset, folder);
    struct sigaction passing = {.sa_handler = pass_on}; /* now: FUSE's own are only laid where none is */
    for (const int *number = (const int[]){SIGTERM, SIGINT, SIGHUP, SIGQUIT, 0}; *number; number++)
        sigaction(*number, &passing, NULL);
    int code = 127;
    if (server > 0 || unpack(self, offset, folder)) code = run(folder, words);
    if (server > 0) {
        kill(server, SIGTERM);
        waitpid(server, NULL, 0);
        rmdir(folder);
    } else
        nftw(folder, take_away, 16, FTW_DEPTH | FTW_PHYS);
    return code;
}
