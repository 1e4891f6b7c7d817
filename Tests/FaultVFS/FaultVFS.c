#include "FaultVFS.h"

#include <pthread.h>
#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_FILES = 16, MOST_NAME = 512 };

struct fault_file {
    sqlite3_file base;
    int watched; /* the file's number, or -1 */
    sqlite3_file *real;
};

static sqlite3_vfs *system_vfs;
static sqlite3_vfs fault_vfs;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static char folder[MOST_NAME];
static char names[MOST_FILES][MOST_NAME];
static int name_count;
static long long changes, failures, first_failure;
static int fails_forever, fails_full;
static struct kindred_fault_event *events;
static int event_count, event_room;

static void forget_events(void) {
    for (int index = 0; index < event_count; index++) free((void *)events[index].bytes);
    event_count = 0;
}

static void keep(int kind, int file, long long offset, const void *bytes, int count) {
    if (event_count == event_room) {
        event_room = event_room ? event_room * 2 : 256;
        events = realloc(events, (size_t)event_room * sizeof *events);
        if (!events) abort();
    }
    unsigned char *copy = malloc(count > 0 ? (size_t)count : 1);
    if (!copy) abort();
    if (count > 0) memcpy(copy, bytes, (size_t)count);
    events[event_count++] = (struct kindred_fault_event){kind, file, offset, copy, count};
}

/* The number of a name in the watched folder; -1 for every other. */
static int number_of(const char *name) {
    size_t length = strlen(folder);
    if (!name || !length || strncmp(name, folder, length) != 0 || strlen(name) >= MOST_NAME) return -1;
    for (int index = 0; index < name_count; index++) {
        if (strcmp(names[index], name) == 0) return index;
    }
    if (name_count == MOST_FILES) return -1;
    strcpy(names[name_count], name);
    return name_count++;
}

/* Counts a change and keeps it; 0, or the code with which it fails. */
static int change(int kind, int file, long long offset, const void *bytes, int count, int code) {
    int result = SQLITE_OK;
    pthread_mutex_lock(&lock);
    if (folder[0]) {
        changes++;
        int fails = first_failure > 0
            && (fails_forever ? changes >= first_failure : changes == first_failure);
        if (fails) {
            failures++;
            result = fails_full && kind != KINDRED_FAULT_SYNC ? SQLITE_FULL : code;
        } else {
            keep(kind, file, offset, bytes, count);
        }
    }
    pthread_mutex_unlock(&lock);
    return result;
}

static sqlite3_file *real_of(sqlite3_file *file) { return ((struct fault_file *)file)->real; }
static int watched(sqlite3_file *file) { return ((struct fault_file *)file)->watched; }

static int fault_close(sqlite3_file *file) { return real_of(file)->pMethods->xClose(real_of(file)); }
static int fault_read(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
    return real_of(file)->pMethods->xRead(real_of(file), bytes, count, offset);
}
static int fault_write(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
    if (watched(file) >= 0) {
        int code = change(KINDRED_FAULT_WRITE, watched(file), offset, bytes, count, SQLITE_IOERR_WRITE);
        if (code != SQLITE_OK) return code;
    }
    return real_of(file)->pMethods->xWrite(real_of(file), bytes, count, offset);
}
static int fault_truncate(sqlite3_file *file, sqlite3_int64 size) {
    if (watched(file) >= 0) {
        int code = change(KINDRED_FAULT_TRUNCATE, watched(file), size, 0, 0, SQLITE_IOERR_TRUNCATE);
        if (code != SQLITE_OK) return code;
    }
    return real_of(file)->pMethods->xTruncate(real_of(file), size);
}
static int fault_sync(sqlite3_file *file, int flags) {
    if (watched(file) >= 0) {
        int code = change(KINDRED_FAULT_SYNC, watched(file), 0, 0, 0, SQLITE_IOERR_FSYNC);
        if (code != SQLITE_OK) return code;
    }
    return real_of(file)->pMethods->xSync(real_of(file), flags);
}
static int fault_size(sqlite3_file *file, sqlite3_int64 *size) {
    return real_of(file)->pMethods->xFileSize(real_of(file), size);
}
static int fault_lock(sqlite3_file *file, int level) { return real_of(file)->pMethods->xLock(real_of(file), level); }
static int fault_unlock(sqlite3_file *file, int level) {
    return real_of(file)->pMethods->xUnlock(real_of(file), level);
}
static int fault_reserved(sqlite3_file *file, int *result) {
    return real_of(file)->pMethods->xCheckReservedLock(real_of(file), result);
}
static int fault_control(sqlite3_file *file, int operation, void *argument) {
    return real_of(file)->pMethods->xFileControl(real_of(file), operation, argument);
}
static int fault_sector(sqlite3_file *file) { return real_of(file)->pMethods->xSectorSize(real_of(file)); }
static int fault_traits(sqlite3_file *file) {
    return real_of(file)->pMethods->xDeviceCharacteristics(real_of(file));
}
static int fault_map(sqlite3_file *file, int page, int size, int extend, void volatile **memory) {
    return real_of(file)->pMethods->xShmMap(real_of(file), page, size, extend, memory);
}
static int fault_shm_lock(sqlite3_file *file, int offset, int count, int flags) {
    return real_of(file)->pMethods->xShmLock(real_of(file), offset, count, flags);
}
static void fault_barrier(sqlite3_file *file) { real_of(file)->pMethods->xShmBarrier(real_of(file)); }
static int fault_unmap(sqlite3_file *file, int removes) {
    return real_of(file)->pMethods->xShmUnmap(real_of(file), removes);
}

static const sqlite3_io_methods methods = {
    .iVersion = 2,
    .xClose = fault_close,
    .xRead = fault_read,
    .xWrite = fault_write,
    .xTruncate = fault_truncate,
    .xSync = fault_sync,
    .xFileSize = fault_size,
    .xLock = fault_lock,
    .xUnlock = fault_unlock,
    .xCheckReservedLock = fault_reserved,
    .xFileControl = fault_control,
    .xSectorSize = fault_sector,
    .xDeviceCharacteristics = fault_traits,
    .xShmMap = fault_map,
    .xShmLock = fault_shm_lock,
    .xShmBarrier = fault_barrier,
    .xShmUnmap = fault_unmap,
};

static int fault_open(sqlite3_vfs *vfs, sqlite3_filename name, sqlite3_file *file, int flags, int *out) {
    struct fault_file *own = (struct fault_file *)file;
    (void)vfs;
    own->base.pMethods = 0;
    own->real = (sqlite3_file *)(own + 1);
    pthread_mutex_lock(&lock);
    own->watched = number_of(name);
    pthread_mutex_unlock(&lock);
    if (own->watched >= 0 && (flags & SQLITE_OPEN_CREATE)) {
        int exists = 0;
        system_vfs->xAccess(system_vfs, name, SQLITE_ACCESS_EXISTS, &exists);
        if (!exists) {
            int code = change(KINDRED_FAULT_CREATE, own->watched, 0, 0, 0, SQLITE_CANTOPEN);
            if (code != SQLITE_OK) return code;
        }
    }
    int code = system_vfs->xOpen(system_vfs, name, own->real, flags, out);
    if (own->real->pMethods) own->base.pMethods = &methods;
    return code;
}

static int fault_delete(sqlite3_vfs *vfs, const char *name, int syncs) {
    (void)vfs;
    pthread_mutex_lock(&lock);
    int number = number_of(name);
    pthread_mutex_unlock(&lock);
    if (number >= 0) {
        int code = change(KINDRED_FAULT_DELETE, number, syncs, 0, 0, SQLITE_IOERR_DELETE);
        if (code != SQLITE_OK) return code;
    }
    return system_vfs->xDelete(system_vfs, name, syncs);
}

int kindred_fault_install(void) {
    if (system_vfs) return SQLITE_OK;
    system_vfs = sqlite3_vfs_find(0);
    if (!system_vfs) return SQLITE_ERROR;
    fault_vfs = *system_vfs;
    fault_vfs.zName = "kindred-fault";
    fault_vfs.pNext = 0;
    fault_vfs.szOsFile = (int)sizeof(struct fault_file) + system_vfs->szOsFile;
    fault_vfs.xOpen = fault_open;
    fault_vfs.xDelete = fault_delete;
    return sqlite3_vfs_register(&fault_vfs, 1);
}

void kindred_fault_watch(const char *path, long long first, int forever, int full) {
    pthread_mutex_lock(&lock);
    forget_events();
    name_count = 0;
    changes = failures = 0;
    first_failure = first;
    fails_forever = forever;
    fails_full = full;
    strncpy(folder, path, MOST_NAME - 1);
    pthread_mutex_unlock(&lock);
}

void kindred_fault_heal(void) {
    pthread_mutex_lock(&lock);
    first_failure = 0;
    pthread_mutex_unlock(&lock);
}

void kindred_fault_stop(void) {
    pthread_mutex_lock(&lock);
    folder[0] = 0;
    first_failure = 0;
    pthread_mutex_unlock(&lock);
}

long long kindred_fault_changes(void) { return changes; }
long long kindred_fault_failures(void) { return failures; }
int kindred_fault_event_count(void) { return event_count; }
struct kindred_fault_event kindred_fault_event_at(int index) { return events[index]; }
const char *kindred_fault_name(int file) { return names[file]; }
