import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { edit } from './edit-fixtures.js';
import { find, listen, makeChannel, read, say } from './fixtures.js';

describe('The notice that a topic is resolved', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let cora: Person;
  let dora: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    [ben, cora, dora] = [await site.person('Ben'), await site.person('Cora'), await site.person('Dora')];
    await makeChannel(anna, 'design', [ben, cora, dora]);
  });
  after(() => site.close());

  /** Ben writes in a topic, Cora reacts there, and Anna resolves it. Returns the ID of the notice. */
  const resolve = async (topic: string): Promise<number> => {
    const id = await say(ben, 'design', topic);
    await cora.client.ok('POST', `/messages/${id}/reactions`, { emoji_name: 'tada' });
    await edit(anna, id, { topic: `✔ ${topic}`, propagate_mode: 'change_all' });
    const ids = await find(anna, [
      ['channel', 'design'],
      ['topic', `✔ ${topic}`],
    ]);
    return ids.at(-1) ?? 0;
  };
  const unreadIn = async ({ client }: Person): Promise<number[]> =>
    (
      await client.ok('POST', '/register', { fetch_event_types: ['message'], event_types: [] })
    ).unread_msgs.streams
      .flatMap(({ unread_message_ids }: Body) => unread_message_ids)
      .sort((a: number, b: number) => a - b);
  const isRead = async (person: Person, id: number): Promise<boolean> =>
    (await read(person, id)).flags.includes('read');

  it('is unread only for those who wrote or reacted in the topic', async () => {
    const people = [anna, ben, cora, dora];
    const heard = [];
    for (const { client } of people) heard.push(await listen(client, { event_types: ['message'] }));
    const id = await resolve('logo');
    const inEvents: boolean[] = [];
    for (const hear of heard) {
      const { flags } = (await hear()).find(({ message }: Body) => message.id === id) ?? {};
      inEvents.push(flags.includes('read'));
    }
    expect(inEvents, 'events').to.deep.equal([true, false, false, true]);
    const states: boolean[] = [];
    for (const person of people) states.push(await isRead(person, id));
    expect(states, 'messages').to.deep.equal([true, false, false, true]);
    const lists: boolean[] = [];
    for (const person of people) lists.push((await unreadIn(person)).includes(id));
    expect(lists, 'register').to.deep.equal([false, true, true, false]);
  });

  it('is unread for them also after they marked all messages as read, and can be read and made unread', async () => {
    await ben.client.ok('POST', '/mark_all_as_read');
    const id = await resolve('color');
    expect(await unreadIn(ben)).to.deep.equal([id]);
    await ben.client.ok('POST', '/messages/flags', { messages: [id], op: 'add', flag: 'read' });
    expect(await unreadIn(ben)).to.deep.equal([]);
    await dora.client.ok('POST', '/mark_all_as_read');
    await dora.client.ok('POST', '/messages/flags', { messages: [id], op: 'remove', flag: 'read' });
    expect(await unreadIn(dora)).to.deep.equal([id]);
    const next = await say(anna, 'design', '✔ color');
    expect(await unreadIn(ben)).to.deep.equal([next]);
    expect(await unreadIn(dora)).to.deep.equal([id, next]);
    await dora.client.ok('POST', '/mark_all_as_read');
    expect(await unreadIn(dora)).to.deep.equal([]);
  });

  it('keeps that when it is moved, also in the event', async () => {
    const id = await resolve('font');
    const heard = [];
    for (const { client } of [ben, dora])
      heard.push(await listen(client, { event_types: ['update_message'] }));
    await edit(anna, id, { topic: 'elsewhere', propagate_mode: 'change_one' });
    const flags = [];
    for (const hear of heard) flags.push((await hear())[0]?.flags);
    expect(flags).to.deep.equal([[], ['read']]);
    expect([await isRead(ben, id), await isRead(dora, id)]).to.deep.equal([false, true]);
  });

  it('leaves nothing behind when it is taken back', async () => {
    const id = await say(ben, 'design', 'back and forth');
    const ranges = (): Promise<object[]> =>
      site.services.store.read((tx) => tx.all('SELECT * FROM read_ranges WHERE is_read = 0', []));
    const before = await ranges();
    for (const topic of ['✔ back and forth', 'back and forth']) {
      site.clock.advance(1000);
      await edit(anna, id, { topic, propagate_mode: 'change_all' });
    }
    expect(await find(anna, [['topic', 'back and forth']])).to.deep.equal([id]);
    expect(await ranges()).to.deep.equal(before);
  });

  it('is read for those who have muted the bot', async () => {
    const { sender_id: bot } = await read(anna, await resolve('ink'));
    await cora.client.ok('POST', `/users/me/muted_users/${bot}`);
    const id = await resolve('paper');
    expect([await isRead(ben, id), await isRead(cora, id)]).to.deep.equal([false, true]);
    await cora.client.ok('DELETE', `/users/me/muted_users/${bot}`);
  });
});
