import { forgetUploads } from '../../chat/attachments/uploads-mark.js';
import { openSecrets, verifySecrets } from '../../runtime/identity/secrets.js';
import type { Clock } from '../../lib/clock.js';
import type { Config } from '../../runtime/config.js';
import { createEventLog, findPositions } from '../../runtime/event-log/log.js';
import { endImport } from '../exports/importing/state.js';
import type { Place } from '../../runtime/store/copy.js';
import { openStore } from '../../runtime/store/open.js';
import type { StoreLog } from '../../runtime/store/engine.js';
import type { Tx } from '../../runtime/store/types.js';
import type { Migration } from '../../runtime/store/schema.js';

/** Makes the next generated ID of a table greater by `count`, so that IDs which were given before are not given again. */
const skipIds = async (tx: Tx, table: string, count: number): Promise<void> => {
  if (tx.dialect === 'sqlite') {
    await tx.run('UPDATE sqlite_sequence SET seq = seq + ? WHERE name = ?', [count, table]);
    return;
  }
  const row = await tx.first<{ id: number | null }>(`SELECT MAX(id) AS id FROM ${table}`);
  // DDL ends the transaction on MySQL. A second run only skips more.
  await tx.run(`ALTER TABLE ${table} AUTO_INCREMENT = ${(row?.id ?? 0) + count + 1}`);
};

/** More than any server does in a second. The IDs that were given after the backup are below these. */
const EVENTS_PER_SECOND = 10_000;
const MESSAGES_PER_SECOND = 100;
const FEWEST_SKIPPED = 10_000;
/** The range of message IDs is four thousand million. */
const MOST_SKIPPED_MESSAGES = 10_000_000;

/**
 * Makes the state of an earlier moment safe for clients that have seen a later one. Their queues no longer exist, so they
 * register again and read everything anew. The log continues with IDs that no event had. Browsers log in again, since
 * sessions that ended after the backup would be valid.
 */
const forgetClients = async (tx: Tx, leastSkipped: number): Promise<void> => {
  const { last_id: last, trimmed_id: trimmed } = await findPositions(tx);
  // No ID of the log is both an old and a new one.
  const skipped = Math.max(leastSkipped, last - trimmed + 1);
  for (const table of ['queues', 'queue_local_ids', 'sessions', 'leases'])
    await tx.run(`DELETE FROM ${table}`);
  await tx.run('UPDATE events SET id = id + ?', [skipped]);
  await tx.run('UPDATE log_positions SET position = position + ?', [skipped]);
  await tx.run('UPDATE event_sequence SET last_id = last_id + ?, trimmed_id = trimmed_id + ?', [
    skipped,
    skipped,
  ]);
};

/** Prepares a restored database for its first start, and removes the mark of an unfinished restore. */
export const resetClients = async (
  {
    config,
    begunAt,
    clock,
    log,
    migrations,
  }: {
    readonly config: Config;
    readonly begunAt: number;
    readonly clock: Clock;
    readonly log: StoreLog;
    readonly migrations: readonly Migration[];
  },
  place: Place,
): Promise<void> => {
  const age = Math.max(0, clock.seconds() - begunAt);
  const messages = Math.min(FEWEST_SKIPPED + age * MESSAGES_PER_SECOND, MOST_SKIPPED_MESSAGES);
  const store = await openStore({ ...place, clock, log, migrations, ...createEventLog({ clock }) });
  try {
    await store.write((tx) => verifySecrets(tx, openSecrets(config)));
    await store.write((tx) => skipIds(tx, 'messages', messages));
    await store.write(async (tx) => {
      await forgetClients(tx, FEWEST_SKIPPED + age * EVENTS_PER_SECOND);
      await forgetUploads(tx);
      await endImport(tx);
    });
  } finally {
    await store.close();
  }
};
