import { expect } from 'chai';

import { batchSizes } from '../../../src/lib/byte-batches.js';
import { findWindow } from '../../../src/chat/messages/narrow/anchor-window.js';
import { compileNarrow } from '../../../src/chat/messages/narrow/narrow.js';
import { findUser } from '../../../src/chat/users/model/store.js';
import { letIn } from '../public-archive/fixtures.js';
import { rowsReadBy } from '../../runtime/store/rows-read.js';
import type { Body, Client } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { testDialect } from '../../support/databases.js';
import { removeNotices } from '../../support/remove-notices.js';
import { startServer, type TestServer } from '../../support/server.js';
import { makeChannel, tell } from './fixtures.js';

interface Row {
  readonly id: number;
  readonly channel_id: number | null;
  readonly recipient_id: number;
  readonly sender_id: number;
}

type Place = Pick<Row, 'channel_id' | 'recipient_id'>;

/** Messages of others between two messages of Ben's places. */
const OTHERS = 120;
const ROUNDS = 10;
/** Tests have small batches otherwise. */
const PRODUCTION = { walkedMessages: 500, ownPlaces: 100 };
const WINDOWS = [
  [1, 0],
  [7, 0],
  [0, 7],
  [30, 30],
  [0, 400],
  [400, 0],
] as const;

const MESSAGE = {
  ...{ topic: 'a', topic_key: 'a', content: 'x', content_key: 'x', rendered_content: '<p>x</p>' },
  ...{ date_sent: 1, client: 'test', is_me_message: 0, has_attachment: 0, has_image: 0, has_link: 0 },
  ...{ read_by_sender: 1, wildcard_mention: 0, conversation_id: 1 },
};

describe('The messages of a user in a large organization', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  /** Ben has received them, in the order of the IDs. */
  let received: readonly Row[];
  /** Between messages to Anna alone. */
  let inPublic: readonly Row[];
  let crowded: Place;
  const production = { ...batchSizes };

  const insert = (places: readonly (Place & { readonly sender: Person })[]): Promise<void> =>
    site.services.store.write(async (tx) => {
      const rows = places.map(({ sender, ...place }) => ({
        ...{ ...MESSAGE, ...place, sender_id: sender.id },
        ...(place.channel_id === null && { topic: '', topic_key: '' }),
      }));
      await tx.insertMany('messages', rows);
    });

  const placeOf = async (name: string): Promise<Place> => {
    const sql = 'SELECT id AS channel_id, recipient_id FROM channels WHERE name = ?';
    const found = await site.services.store.read((tx) => tx.first<Place>(sql, [name]));
    return found ?? expect.fail(`There is no channel ${name}.`);
  };

  const placeOfMessage = async (id: number): Promise<Place> => {
    const sql = 'SELECT channel_id, recipient_id FROM messages WHERE id = ?';
    const found = await site.services.store.read((tx) => tx.first<Place>(sql, [id]));
    return found ?? expect.fail(`There is no message ${id}.`);
  };

  /** Others talk most of the time, and Ben's places have a message now and then, and once many. */
  const talk = async (own: readonly Place[]): Promise<void> => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await others(OTHERS);
      const place = own[round % own.length] ?? crowded;
      const amount = round === ROUNDS / 2 ? 3 * OTHERS : 1 + (round % 2);
      await insert(
        Array.from({ length: amount }, (_, index) => ({ ...place, sender: index % 2 ? ben : anna })),
      );
    }
  };

  const others = (amount: number): Promise<void> =>
    insert(Array.from({ length: amount }, () => ({ ...crowded, sender: anna })));

  before(async () => {
    site = await startServer({ env: { WEB_PUBLIC_STREAMS_ENABLED: 'on' } });
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    await makeChannel(anna, 'crowd', []);
    for (const name of ['design', 'quiet', 'past']) await makeChannel(anna, name, [ben]);
    const direct = [await tell(anna, [ben]), await tell(ben, [ben])];
    const [crowd, design, quiet, past] = await Promise.all(['crowd', 'design', 'quiet', 'past'].map(placeOf));
    const conversations = await Promise.all(direct.map(placeOfMessage));
    if (!crowd || !design || !quiet || !past) throw new Error('A channel is missing.');
    crowded = crowd;
    await talk([past, design, ...conversations]);
    await ben.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['past'] });
    await insert([{ ...past, sender: anna }]);
    const left = await site.services.store.read((tx) =>
      tx.first<{ id: number }>('SELECT MAX(id) AS id FROM messages'),
    );
    await talk([quiet, ...conversations, design]);
    const all = await site.services.store.read((tx) =>
      tx.all<Row>('SELECT id, channel_id, recipient_id, sender_id FROM messages ORDER BY id'),
    );
    const isPast = ({ id, channel_id }: Row): boolean =>
      channel_id === past.channel_id && id < (left?.id ?? 0);
    const open = [design, quiet, ...conversations].map(({ recipient_id }) => recipient_id);
    received = all.filter((row) => isPast(row) || open.includes(row.recipient_id));
  });

  afterEach(() => {
    Object.assign(batchSizes, production);
  });
  after(() => site.close());

  const VIEWS: Readonly<Record<string, { narrow: object[]; has: (row: Row) => boolean }>> = {
    everything: { narrow: [], has: () => true },
    'direct messages': {
      narrow: [{ operator: 'is', operand: 'dm' }],
      has: ({ channel_id }) => channel_id === null,
    },
    'messages in channels': {
      narrow: [{ operator: 'is', operand: 'dm', negated: true }],
      has: ({ channel_id }) => channel_id !== null,
    },
    'messages of others': {
      narrow: [{ operator: 'sender', operand: 'anna@example.com', negated: true }],
      has: ({ sender_id }) => sender_id === ben.id,
    },
  };

  const check = async (
    anchor: string | number,
    [before_, after_]: readonly [number, number],
    { narrow, has }: { readonly narrow: object[]; readonly has: (row: Row) => boolean },
    rows = received,
  ): Promise<void> => {
    const body: Body = await ben.client.ok('GET', '/messages', {
      ...{ anchor, num_before: before_, num_after: after_, narrow, include_anchor: false },
    });
    const ids = rows.filter(has).map(({ id }) => id);
    const place = anchor === 'newest' ? Infinity : anchor === 'oldest' ? 0 : Number(anchor);
    const older = ids.filter((id) => id < place);
    const newer = ids.filter((id) => id > place);
    expect(body.messages.map(({ id }: Body) => id)).to.deep.equal([
      ...older.slice(Math.max(0, older.length - before_)),
      ...newer.slice(0, after_),
    ]);
  };

  /** The rows that MariaDB reads for the newest messages of Ben's view. */
  const rowsOf = (view: object[]): Promise<number> =>
    rowsReadBy(site.services.store, async (tx) => {
      const actor = (await findUser(tx, ben.id)) ?? expect.fail('There is no Ben.');
      const narrow = await compileNarrow({ tx, services: site.services, actor }, view);
      const window = { anchor: 10 ** 16, before: 20, after: 0, includeAnchor: true };
      expect((await findWindow(tx, ben.id, narrow, window)).ids).to.have.length(20);
    });

  for (const [title, sizes] of [
    ['with small batches', { walkedMessages: 2, ownPlaces: 2 }],
    ['with few places at once', { walkedMessages: 60, ownPlaces: 3 }],
    ['with the batches of production', PRODUCTION],
  ] as const) {
    for (const [name, view] of Object.entries(VIEWS)) {
      it(`are found in views of ${name}, ${title}`, async () => {
        const middle = received[Math.floor(received.length / 3)]?.id ?? 0;
        for (const anchor of ['newest', 'oldest', middle, middle + 50])
          for (const window of WINDOWS) {
            if (window[0] > 0 && window[1] > 0) continue;
            Object.assign(batchSizes, production, sizes);
            await check(anchor, window, view);
          }
      });
    }
  }

  describe('in public channels', () => {
    const PUBLIC = { narrow: [{ operator: 'channels', operand: 'public' }], has: () => true };

    /** Anna writes to herself most of the time. */
    before(async () => {
      const alone = await placeOfMessage(await tell(anna, [anna]));
      const design = await placeOf('design');
      for (let round = 0; round < ROUNDS; round += 1) {
        await insert(Array.from({ length: 10 * OTHERS }, () => ({ ...alone, sender: anna })));
        await insert([{ ...design, sender: ben }]);
      }
      inPublic = await site.services.store.read((tx) =>
        tx.all<Row>(
          'SELECT id, channel_id, recipient_id, sender_id FROM messages WHERE channel_id IS NOT NULL ORDER BY id',
        ),
      );
    });

    for (const [title, sizes] of [
      ['with small batches', { walkedMessages: 2, ownPlaces: 2 }],
      ['with the batches of production', PRODUCTION],
    ] as const)
      it(`are found among many others, ${title}`, async () => {
        Object.assign(batchSizes, production, sizes);
        for (const window of [
          [7, 0],
          [0, 7],
          [30, 0],
        ] as const)
          for (const anchor of ['newest', inPublic.at(-5)?.id ?? 0])
            await check(anchor, window, PUBLIC, inPublic);
      });

    it('are found by guests in their own channels only', async () => {
      Object.assign(batchSizes, production, PRODUCTION);
      const guest = await site.person('Guest', { role: 'guest' });
      const subscriptions = [{ name: 'design' }];
      await anna.client.ok('POST', '/users/me/subscriptions', { subscriptions, principals: [guest.id] });
      const { recipient_id } = await placeOf('design');
      const { messages } = await guest.client.ok('GET', '/messages', {
        ...{ anchor: 'newest', num_before: 30, num_after: 0, narrow: PUBLIC.narrow },
      });
      const own = inPublic.filter((row) => row.recipient_id === recipient_id).map(({ id }) => id);
      expect((messages as Body[]).map(({ id }) => id as number)).to.deep.equal(own.slice(-30));
    });

    it('are found by guests and spectators in web-public channels, also where these are many', async () => {
      Object.assign(batchSizes, production, PRODUCTION);
      await letIn(site);
      const guest = await site.person('Visitor', { role: 'guest' });
      const { recipient_id, channel_id } = await placeOf('quiet');
      const open = async (): Promise<void> => {
        await site.services.store.write((tx) =>
          tx.run("UPDATE channels SET is_web_public = 1 WHERE name = 'quiet' OR name LIKE 'open %'", []),
        );
      };
      const find = async (client: Client, operand: string): Promise<number[]> => {
        const narrow = [{ operator: 'channels', operand }];
        const parameters = { anchor: 'newest', num_before: 30, num_after: 0, narrow };
        const { messages } = await client.ok('GET', '/messages', parameters);
        // Guests have a channel of their own, too.
        return (messages as Body[]).flatMap(({ id, stream_id }) => (stream_id === channel_id ? id : []));
      };
      const wanted = inPublic.filter((row) => row.recipient_id === recipient_id).map(({ id }) => id);
      const check = async (): Promise<void> => {
        for (const operand of ['public', 'web-public'])
          expect(await find(guest.client, operand), operand).to.deep.equal(wanted.slice(-30));
        expect(await find(site.anonymous, 'web-public')).to.deep.equal(wanted.slice(-30));
      };
      await open();
      await check();
      for (const part of [1, 2]) {
        const subscriptions = Array.from({ length: 60 }, (_, index) => ({ name: `open ${part}-${index}` }));
        await anna.client.ok('POST', '/users/me/subscriptions', { subscriptions });
      }
      await removeNotices(site.url);
      await open();
      await check();
    });

    if (testDialect === 'mysql')
      it('are found at the same cost after many more direct messages', async () => {
        Object.assign(batchSizes, production, PRODUCTION);
        const alone = await placeOfMessage(await tell(anna, [anna]));
        const add = (amount: number): Promise<void> =>
          insert(Array.from({ length: amount }, () => ({ ...alone, sender: anna })));
        await add(600);
        const few = await rowsOf(PUBLIC.narrow);
        await add(6_000);
        expect(await rowsOf(PUBLIC.narrow)).to.be.within(20, 1.2 * few);
      });
  });

  if (testDialect === 'mysql') {
    it('are found at the same cost after many more messages of others', async () => {
      Object.assign(batchSizes, production, PRODUCTION);
      await others(600);
      const few = await rowsOf([]);
      await others(6000);
      expect(await rowsOf([])).to.be.within(20, 1.2 * few);
    });
  }
});
