#ifndef KINDRED_FAULT_VFS_H
#define KINDRED_FAULT_VFS_H

/* A VFS for tests: within one folder it counts every change of a file, makes chosen ones fail, and
   keeps a log of them. Everywhere else it is the system's own. One watch at a time. */

enum kindred_fault_kind {
    KINDRED_FAULT_WRITE = 1,
    KINDRED_FAULT_TRUNCATE = 2,
    KINDRED_FAULT_SYNC = 3,
    KINDRED_FAULT_DELETE = 4,
    KINDRED_FAULT_CREATE = 5
};

struct kindred_fault_event {
    int kind;
    /* Which file, from 0; see kindred_fault_name. */
    int file;
    /* Where a write begins, or the size that is left. */
    long long offset;
    const unsigned char *bytes;
    int count;
};

/* Makes this the default VFS of the process. */
int kindred_fault_install(void);
/* Watches a folder from now on. Change number `first` fails, from 1, and all after it where
   `forever` is not 0; 0 fails none. `full` makes it fail like a full disk. */
void kindred_fault_watch(const char *folder, long long first, int forever, int full);
/* Stops failing; changes are still logged. */
void kindred_fault_heal(void);
/* Stops watching. The log stays until the next watch. */
void kindred_fault_stop(void);
/* How many changes there were. */
long long kindred_fault_changes(void);
/* How many of them failed. */
long long kindred_fault_failures(void);
/* Events of the log, and names of its files. */
int kindred_fault_event_count(void);
struct kindred_fault_event kindred_fault_event_at(int index);
const char *kindred_fault_name(int file);

#endif
