import { expect } from 'chai';

import { wireRequest } from '../../../conformance/src/run/request.js';
import { systemClock } from '../../../src/clock.js';
import { isChosen } from '../../support/chosen.js';
import { contract } from '../../support/contract-sources.js';
import { Fixtures } from '../../conformance/fixtures.js';
import { testDialect } from '../../support/databases.js';
import { successOf, goodRequest } from '../../bad-input/base.js';
import { Things } from '../../bad-input/things.js';
import { Holds } from './holds.js';
import { Load, type Outcome } from './load.js';
import { createPool } from './pool.js';
import { greatRequests, type GreatRequest } from './requests.js';
import type { Pool } from './values.js';

/** How long other requests may wait and how far memory may rise: the bounds of docs/security.md. */
const MOST_MS = 250;
const MOST_MEGABYTES = 100;
/** The most bytes of a response, and of one stored event. */
const MOST_ANSWER_BYTES = 8 * 1024 * 1024;
const MOST_EVENT_BYTES = 1024 * 1024;
/** The code that reads and renders input is the same on each engine, so MariaDB gets fewer requests at once. */
const AT_ONCE = testDialect === 'sqlite' ? 20 : 5;
/** Another process may have used the processor, so only an excess in every try counts. */
const TRIES = 5;

const complaintsAbout = ({ holdMs, healthMs, megabytes, answers }: Outcome): string[] => [
  ...(holdMs > MOST_MS ? [`holds the event loop for ${holdMs.toFixed()} ms`] : []),
  ...(healthMs > MOST_MS ? [`makes others wait for ${healthMs.toFixed()} ms`] : []),
  ...(megabytes > MOST_MEGABYTES ? [`takes ${megabytes.toFixed()} MB`] : []),
  ...answers.flatMap(({ status, bytes, start }) => [
    ...(status < 200 || status > 499 ? [`${String(status)} ${start}`] : []),
    ...(bytes > MOST_ANSWER_BYTES ? [`has ${String(bytes)} bytes in its response`] : []),
  ]),
];

describe('the largest input that the contract accepts', () => {
  let fixtures: Fixtures;
  let things: Things;
  let load: Load;
  let pool: Pool;
  const holds = new Holds();

  before(async () => {
    // Time must pass by itself: GET /health waits for the store only for a limited time.
    fixtures = await Fixtures.create({ clock: systemClock, openEngine: holds.open });
    things = new Things(fixtures);
    load = new Load();
    pool = await createPool(fixtures);
  });
  after(async () => {
    await load.close();
    await fixtures.close();
  });

  const greatestEvent = async (): Promise<number> => {
    const row = await fixtures.server.services.store.read((tx) =>
      tx.first<{ bytes: number | null }>('SELECT MAX(OCTET_LENGTH(event)) AS bytes FROM events'),
    );
    return row?.bytes ?? 0;
  };

  for (const operation of contract.operations.filter(({ id }) => isChosen(id))) {
    it(`${operation.id}: ${operation.method} ${operation.path}`, async () => {
      const good = await goodRequest(successOf(operation.id), '', fixtures, things);
      const dontBlock = operation.id === 'getEvents' ? { dont_block: true } : {};
      const request = { ...good, parameters: { ...good.parameters, ...dontBlock } };
      const send = async (one: GreatRequest, count: number, exact = false): Promise<Outcome> =>
        load.send(operation.method, await wireRequest(successOf(operation.id), one.request, fixtures.url), {
          count,
          exact,
        });

      const judge = async (
        one: GreatRequest,
        count: number,
      ): Promise<{ outcome: Outcome; complaints: string[] }> => {
        let outcome = await send(one, count);
        let complaints = complaintsAbout(outcome);
        for (let tries = 1; complaints.length > 0 && tries < TRIES; tries += 1) {
          outcome = await send(one, count, true);
          complaints = complaintsAbout(outcome);
        }
        const often = count > 1 ? `${String(count)} at once of ` : '';
        return { outcome, complaints: complaints.map((complaint) => `${often}${one.what}: ${complaint}`) };
      };

      const all: string[] = [];
      let worst: { readonly one: GreatRequest; readonly milliseconds: number } | undefined;
      for (const one of greatRequests(operation, request, pool)) {
        const { outcome, complaints } = await judge(one, 1);
        all.push(...complaints);
        if (process.env.GREATEST_SHOW) {
          console.log(
            operation.id,
            one.what,
            outcome.answers[0]?.status,
            `${outcome.milliseconds.toFixed()} ms`,
            `hold ${outcome.holdMs.toFixed()}`,
            `health ${outcome.healthMs.toFixed()}`,
            `${outcome.megabytes.toFixed()} MB`,
            JSON.stringify(holds.take()),
            `${outcome.answers[0]?.bytes} bytes`,
            outcome.answers[0]?.status === 200 ? '' : outcome.answers[0]?.start,
          );
        }
        if (!worst || outcome.milliseconds > worst.milliseconds)
          worst = { one, milliseconds: outcome.milliseconds };
      }
      if (worst) {
        const { outcome, complaints } = await judge(worst.one, AT_ONCE);
        if (process.env.GREATEST_SHOW)
          console.log(
            operation.id,
            String(AT_ONCE),
            'of',
            worst.one.what,
            outcome.milliseconds.toFixed(),
            outcome.holdMs.toFixed(),
            outcome.healthMs.toFixed(),
            outcome.megabytes.toFixed(),
          );
        all.push(...complaints);
      }
      await good.after?.();
      const event = await greatestEvent();
      if (event > MOST_EVENT_BYTES) all.push(`an event of ${String(event)} bytes`);
      expect(all, all.join('\n').slice(0, 4000)).to.deep.equal([]);
    });
  }
});
