import { expect } from 'chai';

import { fromMysql, fromSqlite } from '../../../src/runtime/store/driver-errors.js';
import {
  ConflictError,
  ConnectionLostError,
  ReadStoppedError,
  ReferenceViolationError,
  StoreUnavailableError,
  UniqueViolationError,
  ValueRefusedError,
} from '../../../src/runtime/store/errors.js';

/** What a driver throws: the properties that identify the error, and the message of the database. */
interface Thrown {
  readonly code?: string;
  readonly errno?: number;
  readonly fatal?: boolean;
  readonly name?: string;
  readonly message?: string;
}

const thrown = ({ message = 'no', ...rest }: Thrown): Error => Object.assign(new Error(message), rest);

type Kind = abstract new (...values: never[]) => Error;

/** Numbers of the manuals of MySQL and MariaDB. */
const NUMBERS: readonly (readonly [Kind, readonly number[]])[] = [
  [ConflictError, [1020, 1180, 1205, 1213, 1412, 3101, 3572, 8022, 9007]],
  [
    ConnectionLostError,
    [
      1040, 1042, 1047, 1053, 1077, 1079, 1080, 1152, 1153, 1158, 1159, 1160, 1161, 1184, 1203, 1290, 1317,
      1836, 1927, 2002, 2003, 2006, 2013, 3168, 3169, 4031,
    ],
  ],
  [ReadStoppedError, [1969, 3024]],
  [UniqueViolationError, [1062]],
  [ReferenceViolationError, [1216, 1217, 1451, 1452]],
  [ValueRefusedError, [1048, 1264, 1364, 1366, 1406, 1690]],
  [StoreUnavailableError, [1021, 1114]],
];

const NETWORK = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ER_CLIENT_INTERACTION_TIMEOUT',
  'ETIMEDOUT',
  'PROTOCOL_CONNECTION_LOST',
];

describe('an error of the MySQL driver', () => {
  it('has no values of the statement any more, which logs would have', () => {
    const messages = {
      1062: "Duplicate entry 'it's 'key' anna' for key 'users.email_key'",
      1366: "Incorrect string value: 'anna' for column `chat`.`outbox`.`kind` at row 1",
      1064: 'You have an error in your SQL syntax near \'"anna" LIMIT\' at line 1',
      1292: "Truncated incorrect DOUBLE value: 'anna'",
      1406: "Data too long for value 'first line\nanna\nlast line' at row 1",
    };
    for (const [errno, message] of Object.entries(messages)) {
      const error = Object.assign(new Error(message), { errno: Number(errno), sql: "SELECT 'anna'" });
      const translated = fromMysql(error) as Error;
      expect(`${String(error.stack)} ${JSON.stringify(error)} ${translated.message}`, errno).to.not.include(
        'anna',
      );
    }
  });

  it('still names the table or column that the schema lacks', () => {
    const error = thrown({ errno: 1146, message: "Table 'chat.drafts' doesn't exist" });
    expect((fromMysql(error) as Error).message).to.include('chat.drafts');
  });

  for (const [kind, numbers] of NUMBERS) {
    it(`becomes a ${kind.name} if it has one of these numbers: ${numbers.join(', ')}`, () => {
      for (const errno of numbers) {
        const error = thrown({ errno });
        const translated = fromMysql(error);
        expect(translated, String(errno)).to.be.instanceOf(kind);
        expect((translated as Error).cause, String(errno)).to.equal(error);
      }
    });
  }

  it('means a lost connection if the network failed', () => {
    for (const code of NETWORK)
      expect(fromMysql(thrown({ code })), code).to.be.instanceOf(ConnectionLostError);
    expect(fromMysql(thrown({ errno: 1, fatal: true }))).to.be.instanceOf(ConnectionLostError);
  });

  it('is passed on unchanged if its number or code has no meaning for the store', () => {
    for (const rest of [
      { errno: 1064 },
      { code: 'ER_PARSE_ERROR' },
      { code: 'ENOENTRY' },
      { code: 'NO_EPIPE' },
      {},
    ]) {
      const error = thrown(rest);
      expect(fromMysql(error)).to.equal(error);
    }
  });

  it('means that the store is unavailable if no connection became free in time', () => {
    expect(fromMysql(thrown({ name: 'KnexTimeoutError' }))).to.be.instanceOf(StoreUnavailableError);
  });

  it('reports a statement at its time limit as a read that took too long', () => {
    for (const errno of [1969, 3024]) expect(fromMysql(thrown({ errno }))).to.include({ reason: 'too long' });
  });

  it('names the violated index, with and without the name of the table', () => {
    for (const key of ['users_email', 'users.users_email', 'chat.users_email'])
      expect(fromMysql(thrown({ errno: 1062, message: `Duplicate entry 'a' for key '${key}'` }))).to.include({
        index: 'users_email',
      });
    const quoted = "Duplicate entry 'for key 'x'' for key 'PRIMARY'";
    expect(fromMysql(thrown({ errno: 1062, message: quoted }))).to.include({ index: 'PRIMARY' });
    expect(fromMysql(thrown({ errno: 1062, message: 'Duplicate entry' }))).to.include({ index: '' });
  });

  const REFUSED: readonly (readonly [number, string, string, string])[] = [
    [1048, "Column 'topic' cannot be null", 'missing', 'topic'],
    [1364, "Field 'topic' doesn't have a default value", 'missing', 'topic'],
    [1264, "Out of range value for column 'age' at row 1", 'out of range', 'age'],
    [1366, "Incorrect integer value: 'a' for column 'age' at row 1", 'of the wrong type', 'age'],
    [
      1366,
      "Incorrect integer value: 'a' for column `chat`.`users`.`age` at row 1",
      'of the wrong type',
      'age',
    ],
    [1406, "Data too long for column 'topic' at row 1", 'too long', 'topic'],
  ];
  for (const [errno, message, reason, column] of REFUSED) {
    it(`names the column: ${message}`, () => {
      expect(fromMysql(thrown({ errno, message }))).to.include({ reason, column });
    });
  }

  it('names no column for a value that a calculation exceeds', () => {
    const error = fromMysql(thrown({ errno: 1690, message: 'BIGINT value is out of range' }));
    expect(error).to.include({ reason: 'out of range', column: undefined });
  });
});

describe('an error of the SQLite driver', () => {
  const translate = (code: string, message?: string): unknown =>
    fromSqlite(thrown({ code, ...(message !== undefined && { message }) }), (table, columns) =>
      [table, ...columns].join('|'),
    );

  it('is a conflict if another program writes', () => {
    for (const code of ['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_LOCKED', 'SQLITE_LOCKED_SHAREDCACHE'])
      expect(translate(code), code).to.be.instanceOf(ConflictError);
  });

  it('means that the store is unavailable if the disk or the file fails', () => {
    for (const kind of ['FULL', 'IOERR', 'IOERR_WRITE', 'READONLY', 'CORRUPT', 'CANTOPEN', 'NOMEM'])
      expect(translate(`SQLITE_${kind}`), kind).to.be.instanceOf(StoreUnavailableError);
  });

  it('is passed on unchanged if its code has no meaning for the store', () => {
    for (const code of ['SQLITE_ERROR', 'SQLITE_NOTADB', 'NOT_SQLITE_BUSY', 'NOT_SQLITE_FULL']) {
      const error = thrown({ code });
      expect(fromSqlite(error, () => '')).to.equal(error);
    }
    const other = new Error('no');
    expect(fromSqlite(other, () => '')).to.equal(other);
  });

  it('looks up the violated index by its table and all its columns', () => {
    const message = 'UNIQUE constraint failed: marks.user_id, marks.place_id';
    expect(translate('SQLITE_CONSTRAINT_UNIQUE', message)).to.include({ index: 'marks|user_id|place_id' });
    expect(translate('SQLITE_CONSTRAINT_UNIQUE', 'no')).to.include({ index: '' });
  });

  it('names a primary key PRIMARY', () => {
    for (const code of ['SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_ROWID'])
      expect(translate(code)).to.be.instanceOf(UniqueViolationError).and.include({ index: 'PRIMARY' });
  });

  it('refers to a missing row, or names the column of a refused value', () => {
    expect(translate('SQLITE_CONSTRAINT_FOREIGNKEY')).to.be.instanceOf(ReferenceViolationError);
    for (const [code, message, reason, column] of [
      ['SQLITE_CONSTRAINT_NOTNULL', 'NOT NULL constraint failed: users.full_name', 'missing', 'full_name'],
      ['SQLITE_CONSTRAINT_CHECK', 'CHECK constraint failed: full_name', 'too long', 'full_name'],
      ['SQLITE_TOOBIG', 'string or blob too big', 'too long', undefined],
    ] as const)
      expect(translate(code, message), code)
        .to.be.instanceOf(ValueRefusedError)
        .and.include({ reason, column });
  });
});
