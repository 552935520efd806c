import { expect } from 'chai';

import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { find, makeChannel, say, setOrganization } from './fixtures.js';

const DAY_MS = 86_400_000;

describe('The retention time of messages', () => {
  let site: TestServer;
  let anna: Person;

  beforeEach(async () => {
    site = await startServer();
    anna = await site.person('Anna');
  });
  afterEach(() => site.close());

  /** Channels with an older message, a message that is a second younger, and both. */
  const fill = async (names: readonly [string, string, string]) => {
    const [old, young, both] = [
      await makeChannel(anna, names[0], []),
      await makeChannel(anna, names[1], []),
      await makeChannel(anna, names[2], []),
    ];
    const send = (channel: number): Promise<number> => say(anna, channel, 'logo');
    const [first] = [await send(old), await send(both)];
    site.clock.advance(1000);
    const [second, third] = [await send(young), await send(both)];
    return { channels: { old, young, both }, ids: { first, second, third } };
  };

  const kept = (channel: number): Promise<number[]> =>
    find(anna, [{ operator: 'channel', operand: channel }]);

  for (const [where, days] of [
    ['a channel', 2],
    ['the organization', 30],
  ] as const) {
    it(`of ${where} keeps a message for exactly ${String(days)} days, and deletes it a second later`, async () => {
      const { channels, ids } = await fill(['old', 'young', 'both']);
      if (where === 'a channel') {
        await site.services.store.write((tx) =>
          tx.run('UPDATE channels SET message_retention_days = ?', [days]),
        );
      } else await setOrganization(site, { message_retention_days: days });
      site.clock.advance(days * DAY_MS);
      await site.server.workers.retention.settled();
      expect(await kept(channels.old)).to.deep.equal([]);
      expect(await kept(channels.young)).to.deep.equal([ids.second]);
      expect(await kept(channels.both)).to.deep.equal([ids.third]);
    });
  }
});
