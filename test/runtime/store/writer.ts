import { systemClock } from '../../../src/lib/clock.js';
import { createEventLog } from '../../../src/runtime/event-log/log.js';
import { openStore } from '../../../src/runtime/store/open.js';
import { migrations } from '../../../src/server/schema/migrations.js';

// A process that tests kill. It writes pairs of rows and prints each acknowledged pair.
const [databaseUrl = '', dataDir = ''] = process.argv.slice(2);
const clock = systemClock;
const WRITERS = 5;

try {
  const store = await openStore({ databaseUrl, dataDir, clock, migrations, ...createEventLog({ clock }) });
  let last = 0;
  const writeOn = async (): Promise<never> => {
    for (;;) await writePair((last += 1));
  };
  const writePair = async (pair: number): Promise<void> => {
    await store.write(async (tx) => {
      await tx.insert('outbox', { kind: 'first', payload: '', due_at: pair });
      await tx.insert('outbox', { kind: 'second', payload: '', due_at: pair });
      tx.emit({ type: 'pair', pair }, { users: [1] });
    });
    process.stdout.write(`${pair}\n`);
  };
  await Promise.all(Array.from({ length: WRITERS }, writeOn));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
