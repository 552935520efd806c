import { setTimeout as pause } from 'node:timers/promises';

import { expect } from 'chai';

import type { CaseRequest } from '../../../conformance/src/world/case-request.js';
import { wireRequest, type WireRequest } from '../../../conformance/src/run/request.js';
import { systemClock } from '../../../src/lib/clock.js';
import { isChosen } from '../../support/chosen.js';
import { contract } from '../../support/contract-sources.js';
import { Fixtures } from '../../conformance/fixtures.js';
import { testDialect } from '../../support/databases.js';
import { successOf, goodRequest } from '../../bad-input/base.js';
import { useProductionBatches } from '../../support/small-batches.js';
import { Things } from '../../bad-input/things.js';
import { batchOf } from './batch.js';
import { Holds, longHoldMs, mostHoldMs } from './holds.js';
import { Load, type Outcome } from './load.js';
import { createPool } from './pool.js';
import { greatRequests, type GreatRequest } from './requests.js';
import type { Pool } from './values.js';

/** How long the requests of another member may take beside one write of the operation, and how far memory may rise: the bounds of docs/security.md. */
const MOST_MS = 500;
const MOST_HOLD_OF_LOOP_MS = 250;
const MOST_MEGABYTES = 100;
/** The most bytes of a response, and of one stored event. */
const MOST_ANSWER_BYTES = 8 * 1024 * 1024;
const MOST_EVENT_BYTES = 1024 * 1024;
/** The code that reads and renders input is the same on each engine, so MariaDB gets fewer requests at once. */
const AT_ONCE = testDialect === 'sqlite' ? 20 : 5;
/**
 * Whether nothing else runs during a write. While a write waits for MariaDB, other requests run, and among many writes the
 * time of one has those of others, too.
 */
const RUNS_ALONE = testDialect === 'sqlite';
const POLL_MS = 50;
/** Another process may have used the processor, so only an excess in every try counts. */
const TRIES = 5;

const complaintsAbout = (id: string, outcome: Outcome, holdMs: number): string[] => [
  ...(outcome.holdMs > MOST_HOLD_OF_LOOP_MS
    ? [`holds the event loop for ${outcome.holdMs.toFixed()} ms`]
    : []),
  ...(holdMs > mostHoldMs(id) ? [`holds a write for ${holdMs.toFixed()} ms`] : []),
  ...Object.entries(outcome.longest).flatMap(([name, ms]) =>
    ms > MOST_MS + longHoldMs(id) ? [`makes another member wait ${ms.toFixed()} ms for ${name}`] : [],
  ),
  ...outcome.errors.map((error) => `makes a request of another member fail: ${error}`),
  ...(outcome.megabytes > MOST_MEGABYTES ? [`takes ${outcome.megabytes.toFixed()} MB`] : []),
  ...outcome.answers.flatMap(({ status, bytes, start }) => [
    ...(status < 200 || status > 499 ? [`${String(status)} ${start}`] : []),
    ...(bytes > MOST_ANSWER_BYTES ? [`has ${String(bytes)} bytes in its response`] : []),
  ]),
];

describe('the largest input that the contract accepts', () => {
  let fixtures: Fixtures;
  let things: Things;
  let load: Load;
  let pool: Pool;
  let bots: string[];
  const holds = new Holds();
  let restoreBatches: () => void;

  before(async () => {
    restoreBatches = useProductionBatches();
    // Time must pass by itself: the other member waits.
    fixtures = await Fixtures.create({ clock: systemClock, openEngine: holds.open });
    things = new Things(fixtures);
    pool = await createPool(fixtures);
    load = await Load.start(fixtures.url, await fixtures.person());
    const owned = { botOf: await fixtures.ownerId };
    bots = [];
    for (let made = 0; made < AT_ONCE; made += 1)
      bots.push((await fixtures.person(owned)).client.authorization ?? '');
  });
  after(async () => {
    await load.close();
    await fixtures.close();
    restoreBatches();
  });

  const greatestEvent = async (): Promise<number> => {
    const row = await fixtures.server.services.store.read((tx) =>
      tx.first<{ bytes: number | null }>('SELECT MAX(OCTET_LENGTH(event)) AS bytes FROM events'),
    );
    return row?.bytes ?? 0;
  };

  /** Waits for the notices that earlier operations have queued. Their writes are not those of the next operation. */
  const noticesSent = async (): Promise<void> => {
    const { store } = fixtures.server.services;
    const find = "SELECT id FROM outbox WHERE kind = 'directNotices' LIMIT 1";
    while (await store.read((tx) => tx.first(find))) await pause(POLL_MS);
  };

  for (const operation of contract.operations.filter(({ id }) => isChosen(id))) {
    it(`${operation.id}: ${operation.method} ${operation.path}`, async () => {
      const { id, method } = operation;
      await noticesSent();
      const good = await goodRequest(successOf(id), '', fixtures, things);
      const dontBlock = id === 'getEvents' ? { dont_block: true } : {};
      const request = { ...good, parameters: { ...good.parameters, ...dontBlock } };
      const wireOf = (one: CaseRequest): Promise<WireRequest> =>
        wireRequest(successOf(id), one, fixtures.url);

      const all: string[] = [];
      const judge = async (
        what: string,
        send: (exact: boolean) => Promise<Outcome>,
        isSingle = false,
      ): Promise<Outcome> => {
        let outcome: Outcome | undefined;
        let complaints: string[] = [];
        for (let tries = 0; tries < TRIES && (tries === 0 || complaints.length > 0); tries += 1) {
          holds.take();
          outcome = await send(tries > 0);
          const { write = 0, ...reads } = holds.take();
          if (process.env.GREATEST_SHOW)
            console.log(
              ...[
                id,
                what,
                outcome.answers.map(({ status }) => status).join(),
                outcome.milliseconds.toFixed(),
              ],
              ...[outcome.holdMs.toFixed(), outcome.megabytes.toFixed(), JSON.stringify({ write, ...reads })],
              JSON.stringify(outcome.longest),
            );
          complaints = complaintsAbout(id, outcome, isSingle && RUNS_ALONE ? write : 0);
        }
        all.push(...complaints.map((complaint) => `${what}: ${complaint}`));
        if (!outcome) throw new Error('Nothing was sent.');
        return outcome;
      };

      let worst: { readonly one: GreatRequest; readonly milliseconds: number } | undefined;
      for (const one of greatRequests(operation, request, pool)) {
        const wire = await wireOf(one.request);
        const alone = (exact: boolean): Promise<Outcome> => load.send(method, wire, { count: 1, exact });
        const { milliseconds } = await judge(one.what, alone, true);
        if (!worst || milliseconds > worst.milliseconds) worst = { one, milliseconds };
      }
      if (worst) {
        const { what, request: greatest } = worst.one;
        const wire = await wireOf(greatest);
        const many = { count: AT_ONCE };
        await judge(`many of ${what}`, (exact) => load.send(method, wire, { ...many, exact }));
        // It would end the keys of the bots.
        if (id !== 'regenerateOwnApiKey')
          await judge(`many bots with ${what}`, async (exact) => {
            const outcome = await load.send(method, wire, { ...many, exact, senders: bots });
            expect(outcome.answers.map(({ start }) => start).join()).not.to.include('Invalid API key');
            return outcome;
          });
        const batch = batchOf(id, greatest, fixtures.url, wire.headers, AT_ONCE);
        if (batch)
          await judge(`a batch of ${what}`, (exact) => load.send('POST', batch, { count: 1, exact }));
      }
      await good.after?.();
      const event = await greatestEvent();
      if (event > MOST_EVENT_BYTES) all.push(`an event of ${String(event)} bytes`);
      expect(all, all.join('\n').slice(0, 4000)).to.deep.equal([]);
    });
  }
});
