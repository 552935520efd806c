import { expect } from 'chai';

import { testDialect } from '../../support/databases.js';
import { listAllTopics, listReceivedTopics } from '../../../src/chat/messages/model/topics.js';
import { edit } from '../messages/edit-fixtures.js';
import { channelMaker, say } from '../messages/fixtures.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { withProductionBatches } from '../../support/small-batches.js';

const quietly = { send_notification_to_new_thread: false };
/** With one more, these are more than a response lists. */
const TOPICS = 20_000;

describe('GET /users/me/{stream_id}/topics', () => {
  let site: TestServer;
  let anna: Person;
  let ben: Person;
  let gwen: Person;

  before(async () => {
    site = await startServer();
    anna = await site.person('Anna');
    ben = await site.person('Ben');
    gwen = await site.person('Gwen', { role: 'guest' });
  });
  after(() => site.close());

  const channel = channelMaker(() => anna);
  const topicsOf = async ({ client }: Person, id: number): Promise<[string, number][]> => {
    const { topics } = await client.ok('GET', `/users/me/${id}/topics`);
    return topics.map(({ name, max_id }: Body) => [name, max_id]);
  };
  const join = ({ client }: Person, name: string, user: Person): Promise<Body> =>
    client.ok('POST', '/users/me/subscriptions', { subscriptions: [{ name }], principals: [user.id] });
  const leave = ({ client }: Person, name: string): Promise<Body> =>
    client.ok('DELETE', '/users/me/subscriptions', { subscriptions: [name] });

  it('lists each topic once, from the newest message to the oldest, in the case of its newest message', async () => {
    const { id } = await channel([]);
    expect(await topicsOf(anna, id)).to.deep.equal([]);
    await say(anna, id, 'Logo');
    const colors = await say(anna, id, 'colors');
    const logo = await say(anna, id, 'LOGO');
    expect(await topicsOf(anna, id)).to.deep.equal([
      ['LOGO', logo],
      ['colors', colors],
    ]);
  });

  it('follows moves and deletions of messages', async () => {
    const [{ id }, other] = [await channel([]), await channel([])];
    const [first, second] = [await say(anna, id, 'logo'), await say(anna, id, 'logo')];
    await edit(anna, first, { topic: 'Icon', ...quietly });
    expect(await topicsOf(anna, id)).to.deep.equal([
      ['logo', second],
      ['Icon', first],
    ]);
    await edit(anna, first, { stream_id: other.id, ...quietly });
    expect(await topicsOf(anna, id)).to.deep.equal([['logo', second]]);
    expect(await topicsOf(anna, other.id)).to.deep.equal([['Icon', first]]);
    await site.owner.ok('DELETE', `/messages/${second}`);
    expect(await topicsOf(anna, id)).to.deep.equal([]);
  });

  it('shows users who are not subscribed the topics of a public channel, except guests', async () => {
    const { id } = await channel([]);
    const sent = await say(anna, id, 'logo');
    expect(await topicsOf(ben, id)).to.deep.equal([['logo', sent]]);
    await gwen.client.fails('GET', `/users/me/${id}/topics`, {}, { msg: 'Invalid channel ID' });
  });

  it('shows new subscribers all topics of a private channel with shared history', async () => {
    const { id, name } = await channel([], { invite_only: true, history_public_to_subscribers: true });
    const sent = await say(anna, id, 'logo');
    await ben.client.fails('GET', `/users/me/${id}/topics`, {}, { msg: 'Invalid channel ID' });
    await join(anna, name, ben);
    expect(await topicsOf(ben, id)).to.deep.equal([['logo', sent]]);
  });

  it('does not show administrators the topics of a private channel to which they are not subscribed', async () => {
    const { id } = await channel([], { invite_only: true });
    await site.owner.fails('GET', `/users/me/${id}/topics`, {}, { msg: 'Invalid channel ID' });
    await site.owner.fails('GET', '/users/me/99999/topics', {}, { msg: 'Invalid channel ID' });
  });

  describe('in a private channel with protected history', () => {
    it('lists only what the user received, with the newest received message', async () => {
      const { id, name } = await channel([], { invite_only: true });
      await say(anna, id, 'before');
      await say(anna, id, 'both');
      await join(anna, name, ben);
      const both = await say(anna, id, 'Both');
      await leave(ben, name);
      await say(anna, id, 'both');
      await say(anna, id, 'away');
      await ben.client.fails('GET', `/users/me/${id}/topics`, {}, { msg: 'Invalid channel ID' });
      await join(anna, name, ben);
      expect(await topicsOf(ben, id)).to.deep.equal([['Both', both]]);
      const after = await say(anna, id, 'after');
      expect(await topicsOf(ben, id)).to.deep.equal([
        ['after', after],
        ['Both', both],
      ]);
      expect((await topicsOf(anna, id)).map(([topic]) => topic)).to.deep.equal([
        'after',
        'away',
        'both',
        'before',
      ]);
    });

    it('lists topics of older messages that moved there while the user was subscribed', async () => {
      const [from, to] = [await channel([]), await channel([], { invite_only: true })];
      const early = await say(anna, from.id, 'early');
      const late = await say(anna, from.id, 'late');
      const mixed = await say(anna, from.id, 'mixed');
      await edit(anna, early, { stream_id: to.id, ...quietly });
      await say(anna, from.id, 'between');
      await join(anna, to.name, ben);
      const newest = await say(anna, to.id, 'mixed');
      for (const id of [late, mixed]) await edit(anna, id, { stream_id: to.id, ...quietly });
      expect(await topicsOf(ben, to.id)).to.deep.equal([
        ['mixed', newest],
        ['late', late],
      ]);
      expect(await topicsOf(anna, to.id)).to.deep.equal([
        ['mixed', newest],
        ['late', late],
        ['early', early],
      ]);
    });
  });

  /** Adds topics with one message each. */
  const addTopics = (channel_id: number, like: number): Promise<void> =>
    site.services.store.write(async (tx) => {
      const row = await tx.first<Record<string, number>>('SELECT * FROM messages WHERE id = ?', [like]);
      const { recipient_id = 0, conversation_id = 0 } = row ?? {};
      const place = { recipient_id, channel_id };
      const names = Array.from({ length: TOPICS }, (_, index) => `topic ${index}`);
      await tx.insertMany(
        'conversations',
        names.map((topic_key) => ({ ...place, topic_key })),
      );
      const text = { content: 'x', content_key: 'x', rendered_content: '<p>x</p>', client: 'test' };
      const sent = { ...place, conversation_id, sender_id: anna.id, date_sent: 0, ...text };
      await tx.insertMany(
        'messages',
        names.map((topic) => ({ ...sent, topic, topic_key: topic })),
      );
    });

  /** MySQL counts the rows of a topic anew some seconds after a change, and scans all messages for each topic until then. */
  const countAnew = async (): Promise<void> => {
    if (testDialect === 'mysql')
      await site.services.store.write((tx) => tx.all('ANALYZE TABLE messages, conversations'));
  };

  it('lists at most 20000 topics, those with the newest messages, with a constant number of statements', () =>
    withProductionBatches(async () => {
      const { id } = await channel([], { invite_only: true });
      const first = await say(anna, id, 'topic');
      await addTopics(id, first);
      await countAnew();
      const names = (await topicsOf(anna, id)).map(([name]) => name);
      expect([names.length, names[0], names.at(-1)]).to.deep.equal([20_000, 'topic 19999', 'topic 0']);
      await site.services.store.read(async (tx) => {
        expect(await listAllTopics(tx, id)).to.have.length(20_000);
        expect(tx.statements).to.equal(1);
        const viewer = { id: anna.id, role: 400 };
        expect(await listReceivedTopics(tx, viewer, id)).to.have.length(20_000);
        expect(tx.statements).to.equal(4);
      });
    })());
});
