import { expect } from 'chai';

import { Client } from '../../support/client.js';
import { textFile } from '../../support/files.js';
import type { Person } from '../../support/people.js';
import { picture } from '../../support/pictures.js';
import { startServer, type TestServer } from '../../support/server.js';
import { ManualClock } from '../../support/clock.js';
import { testDialect } from '../../support/databases.js';
import { migratedTestDatabase } from '../../support/store.js';
import { events, watch } from '../../chat/users/event-recorder.js';
import { contentsOf, isReplay, note, sendWith } from './fixtures.js';

const DAY_MS = 86_400_000;

describe('A request with an Idempotency-Key', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let people = 0;
  let keys = 0;

  /** Returns a key that no other test uses. */
  const newKey = (): string => `key-${String((keys += 1))}`;

  before(async () => {
    site = await startServer();
  });
  beforeEach(async () => {
    people += 1;
    anna = await site.person(`Anna${String(people)}`);
    ben = await site.person(`Ben${String(people)}`);
  });
  after(() => site.close());

  it('changes something once, and its repeat gets the same response with the header Idempotency-Replayed', async () => {
    const queue = await watch(anna.client, ['message']);
    const key = newKey();
    const first = await sendWith(key, anna.client, note(anna.id, 'hello'));
    const second = await sendWith(key, anna.client, note(anna.id, 'hello'));
    expect(first.status).to.equal(200);
    expect(second.body).to.deep.equal(first.body);
    expect([isReplay(first), isReplay(second)]).to.deep.equal([false, true]);
    expect(await contentsOf(anna.client)).to.deep.equal(['hello']);
    expect(await events(queue)).to.have.length(1);
  });

  it('without the header changes something each time', async () => {
    for (let count = 0; count < 2; count += 1) await anna.client.ok(...note(anna.id, 'hello'));
    expect(await contentsOf(anna.client)).to.deep.equal(['hello', 'hello']);
  });

  it('is a new request with another key, and for another user', async () => {
    const key = newKey();
    const first = await sendWith(key, anna.client, note(ben.id, 'hello'));
    const other = await sendWith(newKey(), anna.client, note(ben.id, 'hello'));
    const own = await sendWith(key, ben.client, note(ben.id, 'hello'));
    const ids = [first, other, own].map(({ body }) => body.id as number);
    expect(new Set(ids).size).to.equal(3);
    expect([first, other, own].some(isReplay)).to.equal(false);
  });

  it('has no key if the header is empty', async () => {
    await sendWith('', anna.client, note(anna.id, 'hello'));
    expect(isReplay(await sendWith('', anna.client, note(anna.id, 'hello')))).to.equal(false);
    expect((await sendWith('', anna.client, note(anna.id, 'other'))).status).to.equal(200);
  });

  it('has the same key with and without quotes, but distinguishes case', async () => {
    const key = newKey();
    await sendWith(key, anna.client, note(anna.id, 'hello'));
    expect(isReplay(await sendWith(`"${key}"`, anna.client, note(anna.id, 'hello')))).to.equal(true);
    expect(isReplay(await sendWith(key.toUpperCase(), anna.client, note(anna.id, 'hello')))).to.equal(false);
  });

  it('fails with another value, another parameter, another path or another method for the same key', async () => {
    const key = newKey();
    await sendWith(key, anna.client, [
      'POST',
      '/drafts',
      { drafts: [{ type: '', to: [], topic: '', content: 'a' }] },
    ]);
    const requests = [
      ['POST', '/drafts', { drafts: [{ type: '', to: [], topic: '', content: 'b' }] }],
      ['POST', '/drafts', { drafts: [{ type: '', to: [], topic: '', content: 'a' }], more: 'a' }],
      ['POST', '/users/me/alert_words', { alert_words: ['a'] }],
      ['DELETE', '/drafts/1'],
      ['PATCH', '/settings', { full_name: 'Anna Other' }],
    ] as const;
    for (const request of requests) {
      const { status, body } = await sendWith(key, anna.client, request);
      expect([status, body.code], request[1]).to.deep.equal([422, 'IDEMPOTENCY_KEY_REUSED']);
    }
    const { drafts } = await anna.client.ok('GET', '/drafts');
    expect(drafts).to.have.length(1);
    const inQuery = newKey();
    const send = (word: string): Promise<Response> =>
      fetch(`${site.url}/api/v1/users/me/alert_words?alert_words=${encodeURIComponent(`["${word}"]`)}`, {
        method: 'POST',
        headers: { 'Idempotency-Key': inQuery, Authorization: anna.client.authorization ?? '' },
      });
    expect((await send('one')).status).to.equal(200);
    expect((await send('two')).status).to.equal(422);
    const me = await anna.client.ok('GET', '/users/me');
    expect(me.full_name).to.equal(anna.name);
  });

  it('is the same request as a form, a multipart form and a query, and differs by the bytes of a file', async () => {
    const key = newKey();
    const send = (encoding: 'form' | 'multipart'): Promise<unknown> =>
      anna.client.send(
        'POST',
        '/users/me/alert_words',
        { alert_words: ['x'] },
        { encoding, headers: { 'Idempotency-Key': key } },
      );
    await send('form');
    expect(isReplay((await send('multipart')) as never)).to.equal(true);

    const upload = newKey();
    const first = await sendWith(upload, anna.client, [
      'POST',
      '/user_uploads',
      { filename: textFile('a.txt', 'one') },
    ]);
    const same = await sendWith(upload, anna.client, [
      'POST',
      '/user_uploads',
      { filename: textFile('a.txt', 'one') },
    ]);
    const bytes = await sendWith(upload, anna.client, [
      'POST',
      '/user_uploads',
      { filename: textFile('a.txt', 'two') },
    ]);
    const named = await sendWith(upload, anna.client, [
      'POST',
      '/user_uploads',
      { filename: textFile('b.txt', 'one') },
    ]);
    expect(same.body).to.deep.equal(first.body);
    expect([bytes.status, named.status]).to.deep.equal([422, 422]);
    expect((await anna.client.ok('GET', '/attachments')).attachments).to.have.length(1);
  });

  it('distinguishes texts that are the same when they are joined', async () => {
    const key = newKey();
    await sendWith(key, anna.client, ['POST', '/users/me/alert_words', { alert_words: ['ab', 'c'] }]);
    const { status } = await sendWith(key, anna.client, [
      'POST',
      '/users/me/alert_words',
      { alert_words: ['a', 'bc'] },
    ]);
    expect(status).to.equal(422);
  });

  it('stores nothing if it fails, so a later request can use the key', async () => {
    const key = newKey();
    const missing = await sendWith(key, anna.client, note(4711, 'hello'));
    expect(missing.status).to.equal(400);
    const { status } = await sendWith(key, anna.client, note(anna.id, 'hello'));
    expect(status).to.equal(200);
  });

  it('is refused with a key that is not printable ASCII, and changes nothing', async () => {
    const { body } = await sendWith('two words', anna.client, note(anna.id, 'hello'));
    expect(body).to.include({ code: 'BAD_REQUEST' });
    expect(body.msg).to.include('Idempotency-Key');
    expect(await contentsOf(anna.client)).to.deep.equal([]);
  });

  it('gets its response for 24 hours, and then makes a new change', async () => {
    const key = newKey();
    await sendWith(key, anna.client, note(anna.id, 'hello'));
    site.clock.advance(DAY_MS - 1_000);
    expect(isReplay(await sendWith(key, anna.client, note(anna.id, 'hello')))).to.equal(true);
    site.clock.advance(1_000);
    expect(isReplay(await sendWith(key, anna.client, note(anna.id, 'hello')))).to.equal(false);
    expect(isReplay(await sendWith(key, anna.client, note(anna.id, 'hello')))).to.equal(true);
    expect(await contentsOf(anna.client)).to.deep.equal(['hello', 'hello']);
  });

  it('keeps no response in the database after 24 hours', async () => {
    await sendWith(newKey(), anna.client, note(anna.id, 'hello'));
    const count = async (): Promise<number> =>
      (await site.services.store.read((tx) => tx.all('SELECT id FROM retries WHERE user_id = ?', [anna.id])))
        .length;
    site.clock.advance(DAY_MS - 1_000);
    await site.server.workers.retryUpkeep.settled();
    expect(await count()).to.equal(1);
    site.clock.advance(DAY_MS);
    await site.server.workers.retryUpkeep.settled();
    expect(await count()).to.equal(0);
  });

  it('returns the API key of a new bot again, which the database does not contain', async () => {
    const key = newKey();
    const bot = ['POST', '/bots', { full_name: 'Helper', short_name: 'helper' }] as const;
    const first = await sendWith(key, anna.client, bot);
    const second = await sendWith(key, anna.client, bot);
    expect(second.body).to.deep.equal(first.body);
    const rows = await site.services.store.read((tx) => tx.all('SELECT * FROM retries'));
    expect(JSON.stringify(rows))
      .not.to.include(first.body.api_key as string)
      .and.not.to.include(key);
    expect((await anna.client.ok('GET', '/bots')).bots).to.have.length(1);
  });

  it('replays operations that work outside their transaction, even if the object exists meanwhile', async () => {
    const requests = [
      ['POST', '/users', { email: 'cora@example.com', password: 'correct horse battery', full_name: 'Cora' }],
      ['POST', '/realm/emoji/wave_hand', { filename: await picture() }],
      ['POST', '/users/me/avatar', { filename: await picture() }],
      ['PATCH', '/settings', { full_name: 'The Owner', enter_sends: true }],
    ] as const;
    for (const request of requests) {
      const key = newKey();
      const first = await sendWith(key, site.owner, request);
      const second = await sendWith(key, site.owner, request);
      expect(first.status, JSON.stringify(first.body)).to.equal(200);
      expect(second.body, request[1]).to.deep.equal(first.body);
      expect(isReplay(second), request[1]).to.equal(true);
    }
  });

  it('changes something once if it is sent several times at once', async () => {
    const key = newKey();
    const word = note(anna.id, 'hello');
    const all = await Promise.all(Array.from({ length: 5 }, () => sendWith(key, anna.client, word)));
    expect(new Set(all.map(({ body }) => body.id as number)).size).to.equal(1);
    expect(all.filter(isReplay)).to.have.length(4);
    expect(await contentsOf(anna.client)).to.deep.equal(['hello']);

    const account = { email: 'dora@example.com', password: 'correct horse battery', full_name: 'Dora' };
    const making = newKey();
    const made = await Promise.all(
      Array.from({ length: 3 }, () => sendWith(making, site.owner, ['POST', '/users', account])),
    );
    expect(made.map(({ status }) => status)).to.deep.equal([200, 200, 200]);
    expect(new Set(made.map(({ body }) => body.user_id as number)).size).to.equal(1);
  });

  it('gets no response that its user may not see any more: the account must still be active', async () => {
    const key = newKey();
    await sendWith(key, anna.client, note(anna.id, 'hello'));
    await site.owner.ok('DELETE', `/users/${String(anna.id)}`);
    expect((await sendWith(key, anna.client, note(anna.id, 'hello'))).status).to.equal(401);
  });

  it('has no effect on operations that only read', async () => {
    const key = newKey();
    for (let count = 0; count < 2; count += 1) {
      const response = await sendWith(key, anna.client, ['GET', '/users/me']);
      expect([response.status, isReplay(response)]).to.deep.equal([200, false]);
    }
  });

  it('fails with RATE_LIMIT_HIT if the responses of the day reach 100 MiB, and changes nothing', async () => {
    const day = Math.floor(site.clock.seconds() / 86_400);
    const write = (number: number): Promise<void> =>
      site.services.store.write((tx) =>
        tx.upsertMany(
          'daily_counts',
          [{ user_id: anna.id, kind: 'retryKibibytes', day, number }],
          ['user_id', 'kind'],
        ),
      );
    await write(102_399);
    expect((await sendWith(newKey(), anna.client, note(anna.id, 'last'))).status).to.equal(200);
    const key = newKey();
    const refused = await sendWith(key, anna.client, note(anna.id, 'more'));
    expect([refused.status, refused.body.code]).to.deep.equal([429, 'RATE_LIMIT_HIT']);
    expect(await contentsOf(anna.client)).to.deep.equal(['last']);
    site.clock.advance(Math.ceil(Number(refused.headers.get('retry-after'))) * 1000);
    expect((await sendWith(key, anna.client, note(anna.id, 'more'))).status).to.equal(200);
  });

  it('counts long responses by their size', async () => {
    const { client, id } = await site.person('Emma');
    const alert_words = Array.from({ length: 300 }, (_, index) => `word ${String(index)}`);
    const { body } = await sendWith(newKey(), client, ['POST', '/users/me/alert_words', { alert_words }]);
    const size = Math.floor(JSON.stringify({ alert_words: body.alert_words }).length / 1024);
    const row = await site.services.store.read((tx) =>
      tx.first<{ number: number }>(
        "SELECT number FROM daily_counts WHERE kind = 'retryKibibytes' AND user_id = ?",
        [id],
      ),
    );
    expect(size).to.equal(3);
    expect(row?.number).to.equal(1 + size);
  });
});

// Only one process can open a SQLite database.
if (testDialect === 'mysql') {
  describe('A request with an Idempotency-Key, sent to two processes', () => {
    it('changes something once', async () => {
      const database = await migratedTestDatabase();
      const clock = new ManualClock();
      const one = await startServer({ database, clock });
      const other = await startServer({ database, clock });
      const anna = await one.person('Anna');
      const client = new Client(other.url, anna.client.credentials);
      for (let round = 0; round < 5; round += 1) {
        const request = note(anna.id, `hello ${String(round)}`);
        const key = `round-${String(round)}`;
        const both = await Promise.all([sendWith(key, anna.client, request), sendWith(key, client, request)]);
        expect(both.map(({ status }) => status)).to.deep.equal([200, 200]);
        expect(both[0].body.id).to.equal(both[1].body.id);
      }
      expect(await contentsOf(client)).to.have.length(5);
      await other.close();
      await one.close();
      await database.remove();
    });
  });
}
