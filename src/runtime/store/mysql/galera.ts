/**
 * A node of Galera reads only after it has applied all that the cluster has committed. By default, a node that took over could
 * read what is older than an acknowledged change. Other bits of the setting stay as they are.
 */
export const READ_ALL_COMMITTED = 'SET SESSION wsrep_sync_wait = @@SESSION.wsrep_sync_wait | 1';
/** MySQL, and MariaDB that was built without Galera, do not have the setting. */
export const HAS_GALERA = "SHOW SESSION VARIABLES LIKE 'wsrep_sync_wait'";
