import { expect } from 'chai';
import { pino } from 'pino';

import { compileNarrow } from '../../../src/chat/narrow/event-predicate.js';
import { createEventLog } from '../../../src/runtime/event-log/log.js';
import { createQueues } from '../../../src/runtime/event-log/queues.js';
import { createOrganizationCache } from '../../../src/chat/organization/cache.js';
import type { Store } from '../../../src/runtime/store/types.js';
import { startServer, type TestServer } from '../../support/server.js';

/** Wraps a store so that the reads of these numbers (from 1) finish only when the test releases them. */
const holdReads = (
  store: Store,
  held: readonly number[],
): { store: Store; release: (read: number) => void } => {
  const releases = new Map<number, () => void>();
  const waits = new Map(
    held.map((read) => [read, new Promise<void>((resolve) => releases.set(read, resolve))]),
  );
  let count = 0;
  return {
    release: (read) => releases.get(read)?.(),
    store: {
      ...store,
      write: (work) => store.write(work),
      async read(work) {
        const number = (count += 1);
        const result = await store.read(work);
        await waits.get(number);
        return result;
      },
    },
  };
};

describe('The organization cache', () => {
  let site: TestServer;

  before(async () => {
    site = await startServer();
  });

  after(() => site.close());

  const rename = (name: string): Promise<void> =>
    site.services.store.write(async (tx) => {
      await tx.run('UPDATE organizations SET name = ?', [name]);
    });

  it('keeps the later value when an earlier read ends last', async () => {
    const { clock, config } = site.services;
    const events = createEventLog({ clock });
    // The first read fills the cache. The second is slow. The fourth would overwrite the value of the second.
    const { store, release } = holdReads(site.services.store, [2, 4]);
    const cache = await createOrganizationCache(store, events, { config, queues: site.services.queues });
    events.forget(['organization']);
    const slow = cache.fresh(true);
    await site.services.store.read((tx) => tx.all('SELECT 1'));
    await rename('The Swan');
    events.forget(['organization']);
    const next = cache.fresh(true);
    await site.services.store.read((tx) => tx.all('SELECT 1'));
    release(2);
    expect((await next).name).to.equal('The Swan');
    await new Promise(setImmediate);
    expect(cache.current.name).to.equal('The Swan');
    release(4);
    expect((await slow).name).to.equal('The Swan');
  });

  it('is read again if the process could not read the log', async () => {
    const { config, store, clock } = site.services;
    const behind = { caughtUp: () => Promise.resolve(false) };
    const cache = await createOrganizationCache(store, createEventLog({ clock }), { config, queues: behind });
    await rename('The Rose');
    expect((await cache.fresh(true)).name).to.equal('The Swan');
    expect((await cache.fresh()).name).to.equal('The Rose');
  });

  it('is read again if another process changed it before this one began to follow the log', async () => {
    const { config, store, clock } = site.services;
    const events = createEventLog({ clock });
    const queues = createQueues({
      store,
      log: events,
      clock,
      logger: pino({ level: 'silent' }),
      renderers: [],
      compileNarrow,
      endStalled: () => undefined,
    });
    const cache = await createOrganizationCache(store, events, { config, queues });
    await site.owner.ok('PATCH', '/realm', { name: 'The Phoenix' });
    await queues.start();
    try {
      expect((await cache.fresh()).name).to.equal('The Phoenix');
    } finally {
      await queues.stop();
    }
  });
});
