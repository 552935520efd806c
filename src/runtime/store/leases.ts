import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { transact, withAttempts } from './transaction.js';
import type { Connection } from './connection.js';
import type { Engine, EngineOptions } from './engine.js';
import { UniqueViolationError } from './errors.js';

/** The lease of a killed process expires after at most this time. */
const LEASE_SECONDS = 15;
const RENEW_MS = 5_000;
const ASK_AGAIN_MS = 100;

/** Uses the database's clock, so the servers' clocks need not agree. */
const NOW = { sqlite: 'unixepoch()', mysql: 'UNIX_TIMESTAMP()' };

/** Processes that start together take the same lease, which may be a deadlock on MySQL. */
const write = <T>(engine: Engine, work: (connection: Connection) => Promise<T>): Promise<T> =>
  withAttempts(() => transact(engine, 'write', work));

const extend = (engine: Engine, name: string, owner: string, condition: string): Promise<boolean> =>
  write(engine, async (connection) => {
    const until = `${NOW[engine.dialect]} + ${LEASE_SECONDS}`;
    const sql = `UPDATE leases SET owner = ?, expires_at = ${until} WHERE name = ? AND ${condition}`;
    return (await connection.run(sql, [owner, name], true)).changes > 0;
  });

const create = async (engine: Engine, name: string, owner: string): Promise<boolean> => {
  try {
    await write(engine, (connection) =>
      connection.run(
        `INSERT INTO leases (name, owner, expires_at) VALUES (?, ?, ${NOW[engine.dialect]} + ${LEASE_SECONDS})`,
        [name, owner],
        true,
      ),
    );
    return true;
  } catch (error) {
    if (error instanceof UniqueViolationError) return false;
    throw error;
  }
};

const take = async (engine: Engine, name: string, owner: string): Promise<boolean> =>
  (await extend(engine, name, owner, `expires_at <= ${NOW[engine.dialect]}`)) ||
  (await create(engine, name, owner));

/** Runs the work while no other process runs work of this name. Waits for the lease. */
export const underLease = async <T>(
  engine: Engine,
  { clock, log }: EngineOptions,
  name: string,
  work: () => Promise<T>,
): Promise<T> => {
  const owner = randomUUID();
  for (let asked = 0; !(await take(engine, name, owner)); asked += 1) {
    if (asked === 0) log?.info({ lease: name }, 'Waiting for another server process to finish this work.');
    await pause(ASK_AGAIN_MS);
  }
  let cancel: () => void;
  const renew = (): void => {
    extend(engine, name, owner, `owner = '${owner}'`).catch((error: unknown) => {
      log?.warn({ err: error, lease: name }, 'A lease could not be renewed.');
    });
    cancel = clock.after(RENEW_MS, renew);
  };
  cancel = clock.after(RENEW_MS, renew);
  try {
    return await work();
  } finally {
    cancel();
    await write(engine, (connection) =>
      connection.run('DELETE FROM leases WHERE name = ? AND owner = ?', [name, owner], true),
    );
  }
};
