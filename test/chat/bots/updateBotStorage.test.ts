import { expect } from 'chai';

import { Client } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { makeBot } from './event-recorder.js';

/** The limits as the contract states them. */
const LIMIT = 10_000_000;
const MOST_ENTRIES = 10_000;

describe('PUT /bot_storage', () => {
  let site: TestServer;
  let owner: Person;

  before(async () => {
    site = await startServer();
    owner = await site.person('Owner of bots');
  });

  after(() => site.close());

  const newBot = async (): Promise<Client> => new Client(site.url, await makeBot(owner.client));

  const put = (client: Client, storage: object): Promise<unknown> =>
    client.ok('PUT', '/bot_storage', { storage });

  const stored = async (client: Client): Promise<unknown> => (await client.ok('GET', '/bot_storage')).storage;

  it('adds entries, and replaces those with the same keys', async () => {
    const bot = await newBot();
    await put(bot, { one: '1', two: '2' });
    await put(bot, { two: 'II', three: '3' });
    expect(await stored(bot)).to.deep.equal({ one: '1', two: 'II', three: '3' });
  });

  it('changes nothing without entries', async () => {
    const bot = await newBot();
    await put(bot, {});
    expect(await stored(bot)).to.deep.equal({});
  });

  it('keeps keys apart that differ in case, in spaces or in nothing but their end', async () => {
    const bot = await newBot();
    const long = 'k'.repeat(5_000);
    const storage = {
      a: '1',
      A: '2',
      'a ': '3',
      '': '4',
      ä: '5',
      'a\u0308': '6',
      __proto__x: '7',
      [long]: '8',
      [`${long}l`]: '9',
    };
    await put(bot, storage);
    expect(await stored(bot)).to.deep.equal(storage);
  });

  it('takes names that objects of JavaScript already have', async () => {
    const bot = await newBot();
    const parameters = { storage: '{"__proto__":"1","constructor":"2","toString":"3"}' };
    await bot.ok('PUT', '/bot_storage', parameters);
    const { storage } = await bot.ok('GET', '/bot_storage');
    expect(JSON.stringify(storage)).to.equal(parameters.storage);
  });

  it('keeps every text as it is', async () => {
    const bot = await newBot();
    const storage = { text: ' "\\\n\u0001\u2028👋🏽 ', empty: '' };
    await put(bot, storage);
    expect(await stored(bot)).to.deep.equal(storage);
  });

  it('gives each account its own storage', async () => {
    const [bot, other] = [await newBot(), await newBot()];
    await put(bot, { shared: 'by one' });
    await put(other, { shared: 'by the other' });
    await put(owner.client, { shared: 'by the owner' });
    expect(await stored(bot)).to.deep.equal({ shared: 'by one' });
    expect(await stored(other)).to.deep.equal({ shared: 'by the other' });
    expect(await stored(owner.client)).to.deep.equal({ shared: 'by the owner' });
  });

  it('refuses values that are not text', async () => {
    const bot = await newBot();
    for (const storage of [{ a: 1 }, { a: null }, { a: { b: 'c' } }, ['a']])
      await bot.fails('PUT', '/bot_storage', { storage }, { code: 'BAD_REQUEST' });
    expect(await stored(bot)).to.deep.equal({});
  });

  /** Fills the storage up to a size in bytes, with several requests. */
  const fill = async (bot: Client, bytes: number): Promise<void> => {
    const most = 100_000;
    let entries: [string, string][] = [];
    for (let left = bytes, index = 0; left > 0; left -= most, index += 1) {
      const key = `part ${index}`;
      entries.push([key, 'x'.repeat(Math.min(most, left) - key.length)]);
      if (entries.length < 15 && left > most) continue;
      await put(bot, Object.fromEntries(entries));
      entries = [];
    }
  };

  it('accepts 10000000 bytes of keys and values, and not one more', async () => {
    const bot = await newBot();
    await fill(bot, LIMIT - 3);
    const fails = (storage: object, excess: number): Promise<unknown> =>
      bot.fails(
        'PUT',
        '/bot_storage',
        { storage },
        { msg: `Request exceeds storage limit by ${excess} bytes. The limit is ${LIMIT} bytes.` },
      );
    await fails({ end: '!' }, 1);
    await fails({ é: 'é' }, 1);
    await put(bot, { e: 'é' });
    await fails({ e: 'é!' }, 1);
    await fails({ '': 'x' }, 1);
    // Replaced values no longer count.
    await put(bot, { e: 'ab' });
    await bot.ok('DELETE', '/bot_storage', { keys: ['part 0'] });
    await put(bot, { 'part 0': 'y'.repeat(100_000 - 6) });
    await fails({ '': 'x' }, 1);
    expect(Object.keys((await stored(bot)) as object)).to.have.length(101);
  });

  it('counts a control character as three bytes, since a response needs six for it', async () => {
    const made = await makeBot(owner.client);
    const bot = new Client(site.url, made);
    await site.services.store.write((tx) =>
      tx.insertMany('bot_storage_usage', [{ user_id: made.id, entries: 1, bytes: LIMIT - 31 }]),
    );
    const controls = '\u0001\u0007\v\u000e\u001f';
    await put(bot, { '\u0002': controls });
    const short = '\b\t\n\f\r"\\/\u007f';
    await put(bot, { k: short });
    const refusal = `Request exceeds storage limit by 1 bytes. The limit is ${LIMIT} bytes.`;
    await bot.fails('PUT', '/bot_storage', { storage: { m: '\u0003' } }, { msg: refusal });
    await put(bot, { '': '\u0003' });
    expect(await stored(bot)).to.deep.equal({ '\u0002': controls, k: short, '': '\u0003' });
  });

  it('accepts 10000 entries of an account, and not one more', async () => {
    const bot = await newBot();
    const storage = Object.fromEntries(Array.from({ length: MOST_ENTRIES }, (_, index) => [index, '']));
    await put(bot, storage);
    await bot.fails('PUT', '/bot_storage', { storage: { more: '' } }, { code: 'BAD_REQUEST' });
    await put(bot, { 5: 'replaced' });
    expect(await stored(bot)).to.deep.equal({ ...storage, 5: 'replaced' });
  });

  it('limits the storages of a user and all their bots together', async () => {
    const maker = await site.person('Maker of much');
    const [bot, other] = [await makeBot(maker.client), await makeBot(maker.client)];
    const client = new Client(site.url, bot);
    const limit = 100 * 1024 * 1024;
    await site.services.store.write((tx) =>
      tx.insertMany('bot_storage_usage', [{ user_id: other.id, entries: 1, bytes: limit - 4 }]),
    );
    await client.fails('PUT', '/bot_storage', { storage: { key: '12' } }, { code: 'BAD_REQUEST' });
    await put(client, { key: '1' });
    await maker.client.fails('PUT', '/bot_storage', { storage: { k: '' } }, { code: 'BAD_REQUEST' });
  });

  it('stores all of two requests at once', async () => {
    const bot = await newBot();
    await Promise.all([put(bot, { a: '1', b: '1' }), put(bot, { b: '2', c: '2' })]);
    const found = (await stored(bot)) as Record<string, string>;
    expect(Object.keys(found).sort()).to.deep.equal(['a', 'b', 'c']);
    const usage = await site.services.store.read((tx) =>
      tx.all('SELECT entries, bytes FROM bot_storage_usage WHERE bytes = 6'),
    );
    expect(usage).to.deep.include({ entries: 3, bytes: 6 });
  });
});
