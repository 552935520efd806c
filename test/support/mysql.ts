import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  execute,
  freePort,
  giveTo,
  startDatabaseServer,
  unprivilegedUser,
  type DatabaseServer,
} from './database-server.js';
import { findMysql, type MysqlPrograms } from './mysql-programs.js';
import { temporaryFolder } from '../../src/server/testing/temporary-folder.js';

const USER = 'tests';
/** Not empty, so that sessions log in through `caching_sha2_password`, as in production. */
const PASSWORD = 'a password';

/** The tests do not need durability. All other settings are MySQL's defaults. */
const tuning = [
  '--skip-name-resolve',
  '--skip-log-bin',
  '--mysqlx=OFF',
  '--performance-schema=OFF',
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-flush-method=nosync',
  '--innodb-doublewrite=OFF',
  '--innodb-file-per-table=OFF',
  '--innodb-buffer-pool-size=64M',
  '--innodb-redo-log-capacity=32M',
  '--max-connections=300',
  // The tests read plans as tables. Since 9.7, EXPLAIN draws a tree.
  '--explain-format=TRADITIONAL',
];

const errorLog = (folder: string): string => join(folder, 'errors.log');

const commandOf = ({ root, loader, libraries, server }: MysqlPrograms, folder: string): readonly string[] => {
  const user = unprivilegedUser();
  return [
    loader,
    '--inhibit-cache',
    '--library-path',
    libraries,
    server,
    '--no-defaults',
    `--basedir=${join(root, 'usr')}`,
    `--lc-messages-dir=${join(root, 'usr/share/mysql')}`,
    `--character-sets-dir=${join(root, 'usr/share/mysql/charsets')}`,
    `--plugin-dir=${join(root, 'usr/lib/mysql/plugin')}`,
    `--datadir=${join(folder, 'data')}`,
    // A server that starts deletes the temporary tables of all others in the same folder.
    `--tmpdir=${folder}`,
    `--log-error=${errorLog(folder)}`,
    '--secure-file-priv=NULL',
    ...(user === undefined ? [] : [`--user=${user}`]),
    ...tuning,
  ];
};

/** The first error in mysqld's log, or the error message if the log has none. */
const reasonIn = (folder: string, { message }: Error): string => {
  const text = existsSync(errorLog(folder)) ? readFileSync(errorLog(folder), 'utf8') : '';
  return /^.*\[ERROR\].*$/m.exec(text)?.[0] ?? message;
};

/** Creates the data directory, with a user in addition to root, who may log in only through the socket. */
const initialize = async (command: readonly string[], folder: string): Promise<void> => {
  const [program = '', ...options] = command;
  const statements = join(folder, 'init.sql');
  await writeFile(
    statements,
    `CREATE USER ${USER}@'127.0.0.1' IDENTIFIED BY '${PASSWORD}';
GRANT ALL ON *.* TO ${USER}@'127.0.0.1' WITH GRANT OPTION;
`,
  );
  await giveTo(unprivilegedUser(), folder);
  try {
    await execute(program, [...options, '--initialize-insecure', `--init-file=${statements}`]);
  } catch (error) {
    throw new Error(`mysqld does not run on this machine: ${reasonIn(folder, error as Error)}`, {
      cause: error,
    });
  }
};

/** Starts a MySQL server on a temporary directory. It ends with this process at the latest. */
export const startMysql = async (): Promise<DatabaseServer> => {
  const programs = await findMysql();
  const folder = temporaryFolder('mysql');
  const command = commandOf(programs, folder);
  try {
    await initialize(command, folder);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  const port = await freePort();
  return startDatabaseServer({
    name: 'MySQL',
    command: [
      ...command,
      `--socket=${join(folder, 'socket')}`,
      `--pid-file=${join(folder, 'pid')}`,
      '--bind-address=127.0.0.1',
      `--port=${port}`,
    ],
    url: `mysql://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
    log: errorLog(folder),
    folder,
  });
};
