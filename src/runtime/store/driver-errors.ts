import {
  ConflictError,
  ConnectionLostError,
  ReadStoppedError,
  ReferenceViolationError,
  StoreUnavailableError,
  UniqueViolationError,
  ValueRefusedError,
} from './errors.js';

interface DriverError extends Error {
  readonly code?: string;
  readonly errno?: number;
  /** mysql2: the connection is no longer usable. */
  readonly fatal?: boolean;
}

/** Errors of MySQL whose message names only objects of the schema. */
const ABOUT_SCHEMA = new Set([1044, 1045, 1049, 1050, 1051, 1054, 1060, 1061, 1072, 1091, 1146, 1305, 1364]);

/**
 * Removes the values of a statement from an error of the driver, since errors are logged. MySQL quotes them in its
 * message, and mysql2 adds the SQL with its values.
 */
const withoutValues = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { message, errno = 0, stack } = error as DriverError;
  if (errno !== 0 && !ABOUT_SCHEMA.has(errno)) {
    error.message = message.replace(/['"`].*$/s, '…');
    if (stack !== undefined) error.stack = stack.replace(message, () => error.message);
  }
  delete (error as { sql?: unknown }).sql;
  return error;
};

/** Returns the name of the unique index over these columns of a table. */
export type FindIndex = (table: string, columns: readonly string[]) => string;

const columnAfter = (message: string, pattern: RegExp): string | undefined => pattern.exec(message)?.[1];

/** Parses `UNIQUE constraint failed: users.email_key`. Commas separate several columns. */
const takenIndex = (message: string, findIndex: FindIndex): string => {
  const named = columnAfter(message, /failed: (.*)$/)?.split(', ') ?? [];
  const [table = ''] = named[0]?.split('.') ?? [];
  return findIndex(
    table,
    named.map((name) => name.slice(table.length + 1)),
  );
};

export const fromSqlite = (error: unknown, findIndex: FindIndex): unknown => {
  const { code = '', message } = error as DriverError;
  switch (code) {
    case 'SQLITE_CONSTRAINT_UNIQUE':
      return new UniqueViolationError(takenIndex(message, findIndex), error);
    case 'SQLITE_CONSTRAINT_PRIMARYKEY':
    case 'SQLITE_CONSTRAINT_ROWID':
      return new UniqueViolationError('PRIMARY', error);
    case 'SQLITE_CONSTRAINT_FOREIGNKEY':
      return new ReferenceViolationError(error);
    case 'SQLITE_CONSTRAINT_NOTNULL':
      return new ValueRefusedError('missing', columnAfter(message, /failed: \w+\.(\w+)/), error);
    // The schema has only checks of lengths.
    case 'SQLITE_CONSTRAINT_CHECK':
      return new ValueRefusedError('too long', columnAfter(message, /failed: (\w+)/), error);
    case 'SQLITE_TOOBIG':
      return new ValueRefusedError('too long', undefined, error);
    default:
      // Another program, not a server, has the file open for writing.
      if (/^SQLITE_(BUSY|LOCKED)/.test(code)) return new ConflictError(error);
      return /^SQLITE_(FULL|IOERR|READONLY|CORRUPT|CANTOPEN|NOMEM)/.test(code)
        ? new StoreUnavailableError(error)
        : error;
  }
};

/** Deadlocks, lock timeouts and changes of the schema, including the codes of clusters at COMMIT. */
const CONFLICTS = new Set([
  1205, // lock wait timeout
  1213, // deadlock
  1412, // the table was altered after the snapshot began
  1020, // MariaDB: the record has changed since the snapshot
  1180, // Galera: error during COMMIT
  3101, // Group Replication: rolled back during COMMIT
  3572, // NOWAIT was set
  8022, // TiDB: retryable error at COMMIT
  9007, // TiDB: write conflict
]);

/** The server shuts down, has too many connections, or is no longer writable. */
const LOST = new Set([
  1040, 1042, 1047, 1053, 1077, 1079, 1080, 1152, 1153, 1158, 1159, 1160, 1161, 1184, 1203, 1290, 1317, 1836,
  1927, 2002, 2003, 2006, 2013, 3168, 3169, 4031,
]);

/** The time limit of a statement is exceeded. Only sessions of long reads have one. */
const TOO_LONG = new Set([
  1969, // MariaDB
  3024, // MySQL
]);

const LOST_CODES =
  /^(PROTOCOL_|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT$|ER_CLIENT_INTERACTION_TIMEOUT)/;

const translate = (error: unknown): unknown => {
  const { code = '', errno = 0, fatal = false, message, name } = error as DriverError;
  if (CONFLICTS.has(errno)) return new ConflictError(error);
  if (fatal || LOST.has(errno) || LOST_CODES.test(code)) return new ConnectionLostError(error);
  if (TOO_LONG.has(errno)) return new ReadStoppedError('too long', error);
  // Knex: no connection of the pool became free.
  if (name === 'KnexTimeoutError') return new StoreUnavailableError(error);
  // MySQL: for column 'due_at' at row 1. MariaDB also: for column `chat`.`outbox`.`due_at` at row 1.
  const column = columnAfter(message, /for column .*?(\w+)['`] at row \d+$/);
  switch (errno) {
    case 1062:
      return new UniqueViolationError(columnAfter(message, /for key '(?:[^'.]*\.)?([^'.]*)'$/) ?? '', error);
    case 1216:
    case 1217:
    case 1451:
    case 1452:
      return new ReferenceViolationError(error);
    case 1048:
    case 1364:
      return new ValueRefusedError('missing', columnAfter(message, /'([^']+)'/), error);
    case 1264:
    case 1690:
      return new ValueRefusedError('out of range', column, error);
    case 1366:
      return new ValueRefusedError('of the wrong type', column, error);
    case 1406:
      return new ValueRefusedError('too long', column, error);
    case 1021:
    case 1114:
      return new StoreUnavailableError(error);
    default:
      return error;
  }
};

export const fromMysql = (error: unknown): unknown => {
  const translated = translate(error);
  withoutValues(error);
  return translated;
};
