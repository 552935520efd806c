import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { expect } from 'chai';

import { createEventLog } from '../../../src/runtime/event-log/log.js';
import { openStore } from '../../../src/runtime/store/open.js';
import type { Store } from '../../../src/runtime/store/types.js';
import { ManualClock } from '../../support/clock.js';
import { testDialect, type TestDatabase } from '../../support/databases.js';
import { migratedTestDatabase } from '../../support/store.js';
import { migrations } from '../../../src/server/schema/migrations.js';

const writer = fileURLToPath(new URL('./writer.ts', import.meta.url));

const startWriter = ({ databaseUrl, dataDir }: TestDatabase): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', writer, databaseUrl, dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });

const linesOf = (child: ChildProcess): AsyncIterable<string> => {
  if (!child.stdout) throw new Error('The writer has no output.');
  return createInterface({ input: child.stdout });
};

/** Kills the process after the given number of acknowledged pairs. Returns all acknowledged pairs. */
const killAfter = async (child: ChildProcess, pairs: number): Promise<number[]> => {
  const acknowledged: number[] = [];
  for await (const line of linesOf(child)) {
    acknowledged.push(Number(line));
    if (acknowledged.length === pairs) child.kill('SIGKILL');
  }
  return acknowledged;
};

describe('a process that uses the store', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await migratedTestDatabase();
  });
  afterEach(() => database.remove());

  const open = (): Promise<Store> => {
    const clock = new ManualClock();
    return openStore({ ...database, clock, migrations, ...createEventLog({ clock }) });
  };

  it('loses no acknowledged write and leaves no partial write when it is killed', async () => {
    for (let round = 1; round <= 3; round += 1) {
      const acknowledged = await killAfter(startWriter(database), 40 * round);
      expect(acknowledged).to.have.length.of.at.least(40 * round);
      const store = await open();
      await store.write(async (tx) => {
        const pairs = await tx.all<{ due_at: number; n: number }>(
          'SELECT due_at, COUNT(*) AS n FROM outbox GROUP BY due_at ORDER BY due_at',
        );
        expect(pairs.map(({ due_at }) => due_at)).to.include.members(acknowledged);
        expect(pairs.every(({ n }) => n === 2)).to.equal(true);
        const events = await tx.all<{ id: number }>(
          'SELECT id FROM events WHERE event IS NOT NULL ORDER BY id',
        );
        expect(events).to.have.length(pairs.length);
        await tx.run('DELETE FROM outbox');
        await tx.run('DELETE FROM events');
      });
      await store.close();
    }
  });

  if (testDialect === 'sqlite') {
    it('prevents a second process from opening the file, with an error of one line', async () => {
      const store = await open();
      const second = startWriter(database);
      const said: string[] = [];
      second.stderr?.on('data', (data: Buffer) => said.push(data.toString()));
      const [code] = (await once(second, 'close')) as [number];
      expect(code).to.equal(1);
      expect(said.join('')).to.match(
        /^The database \/.*chat\.sqlite is in use by another server process\.\n$/,
      );
      await store.close();
    });
  }
});
