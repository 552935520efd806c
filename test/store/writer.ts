import { systemClock } from '../../src/clock.js';
import { createEventLog } from '../../src/events/log.js';
import { openStore } from '../../src/store/open.js';

// A process for the tests to kill: writes pairs of rows until then, and prints each pair it got acknowledged.
const [databaseUrl = '', dataDir = ''] = process.argv.slice(2);
const clock = systemClock;

try {
  const store = await openStore({ databaseUrl, dataDir, clock, ...createEventLog({ clock }) });
  for (let pair = 1; ; pair += 1) {
    await store.write(async (tx) => {
      await tx.insert('outbox', { kind: 'first', payload: '', due_at: pair });
      await tx.insert('outbox', { kind: 'second', payload: '', due_at: pair });
      tx.emit({ type: 'pair', pair }, { users: [1] });
    });
    process.stdout.write(`${pair}\n`);
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
