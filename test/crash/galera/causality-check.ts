import { setTimeout as pause } from 'node:timers/promises';

import type { RowDataPacket } from 'mysql2/promise';

import { systemClock } from '../../../src/lib/clock.js';
import { transact } from '../../../src/runtime/store/transaction.js';
import { openMysql } from '../../../src/runtime/store/mysql/engine.js';
import { connect, type DatabaseServer } from '../../support/database-server.js';
import { migrations } from '../../../src/server/schema/migrations.js';

const LOOK_MS = 20;
const READING = 'SELECT value FROM server_state WHERE name = ?';
const NAME = 'causality check';

/**
 * Has a node apply nothing for a while, commits on another one, and lets a server read from the first. Throws if it reads
 * what was there before.
 */
export const checkCausality = async (late: DatabaseServer, other: DatabaseServer): Promise<void> => {
  const [holding, writing] = [await connect(late.url), await connect(`${other.url}/chat`)];
  const engine = await openMysql(`${late.url}/chat`, { clock: systemClock, migrations });
  try {
    await holding.query('FLUSH TABLES WITH READ LOCK');
    await writing.query('INSERT INTO server_state (name, value) VALUES (?, ?)', [NAME, 'committed']);
    const read = new AbortController();
    const rows = transact(engine, 'read', (connection) => connection.all(READING, [NAME]));
    const reading = rows.finally(() => {
      read.abort();
    });
    const waits = async (): Promise<boolean> => {
      const [sessions] = await holding.query<RowDataPacket[]>('SHOW PROCESSLIST');
      return sessions.some(({ Info: sql }) => String(sql).startsWith('SELECT value FROM server_state'));
    };
    while (!read.signal.aborted && !(await waits())) await pause(LOOK_MS);
    await holding.query('UNLOCK TABLES');
    if ((await reading).length === 0) throw new Error('A node reads what is older than a committed change.');
    await writing.query('DELETE FROM server_state WHERE name = ?', [NAME]);
  } finally {
    await engine.close();
    await Promise.all([holding.end(), writing.end()]);
  }
};
