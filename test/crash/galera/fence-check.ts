import { randomUUID } from 'node:crypto';

import { systemClock } from '../../../src/lib/clock.js';
import type { Transactions } from '../../../src/runtime/store/engine.js';
import type { MysqlConnection } from '../../../src/runtime/store/mysql/connection.js';
import { openMysql } from '../../../src/runtime/store/mysql/engine.js';
import { findOutcome } from '../../../src/runtime/store/mysql/outcome.js';
import { connect, type DatabaseServer } from '../../support/database-server.js';
import { migrations } from '../../../src/server/schema/migrations.js';

const DEADLOCK = 1213;

/**
 * Has a transaction open on a node, as one that hangs before its COMMIT, and lets another node find out its outcome. Throws
 * if the first node then commits it.
 */
export const checkFence = async (hanging: DatabaseServer, other: DatabaseServer): Promise<void> => {
  const late = await connect(`${hanging.url}/chat`);
  const engine = await openMysql(`${other.url}/chat`, { clock: systemClock, migrations });
  try {
    await late.query('START TRANSACTION');
    await late.query('UPDATE event_sequence SET last_id = last_id + 1 WHERE id = 1');
    const transactions = engine as unknown as Transactions<MysqlConnection>;
    const inDoubt = { loggedAs: randomUUID(), process: 'another', threadId: 1, isLost: true };
    if (await findOutcome(transactions, inDoubt)) throw new Error('A COMMIT was found that was not made.');
    const error = await late.query('COMMIT').then(
      () => undefined,
      (reason: unknown) => reason as { errno?: number },
    );
    if (error?.errno !== DEADLOCK)
      throw new Error('A node commits what another one has found not to be committed.', { cause: error });
  } finally {
    await engine.close();
    await late.end();
  }
};
