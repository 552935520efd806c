import { expect } from 'chai';

import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { edit, hear } from './edit-fixtures.js';
import { channelMaker, makeChannel, read, say, type Place } from './fixtures.js';

const quietly = { send_notification_to_new_thread: false };
const whole = { ...quietly, propagate_mode: 'change_all' };
const FOLLOWED = 3;
const MUTED = 1;

describe('A move of messages', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;
  let carl: Person;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    carl = await server.person('Carl');
  });
  after(() => server.close());

  const channel = channelMaker(() => anna);
  const subscribe = ({ name }: Place, person: Person): Promise<number> => makeChannel(anna, name, [person]);
  const leave = ({ name }: Place, { client }: Person): Promise<Body> =>
    client.ok('DELETE', '/users/me/subscriptions', { subscriptions: [name] });
  const setPolicy = (
    user: Person,
    { id: channel_id }: Place,
    topic: string,
    visibility_policy: number,
  ): Promise<void> =>
    server.services.store.write((tx) =>
      tx.insertMany('user_topics', [
        { user_id: user.id, channel_id, topic_key: topic, topic, visibility_policy, last_updated: 0 },
      ]),
    );
  const policies = async ({ client }: Person, { id }: Place): Promise<unknown[]> => {
    const { user_topics } = await client.ok('POST', '/register', { event_types: ['user_topic'] });
    return (user_topics as Body[])
      .filter((one) => one.stream_id === id)
      .map(({ topic_name, visibility_policy }) => [topic_name, visibility_policy]);
  };

  it('sends the links that linkifiers find in the new topic', async () => {
    await server.owner.ok('POST', '/realm/filters', {
      pattern: 'issue (?P<id>[0-9]+)',
      url_template: 'https://issues.example.com/{id}',
    });
    const place = await channel([ben]);
    const heard = await hear(ben, ['update_message']);
    await edit(anna, await say(anna, place.id, 'a'), { topic: 'About issue 12', ...whole });
    const [event] = await heard();
    expect(event?.topic_links).to.deep.equal([{ text: 'issue 12', url: 'https://issues.example.com/12' }]);
  });

  it('to a topic without messages keeps the topic muted', async () => {
    const place = await channel([ben]);
    const id = await say(anna, place.id, 'a');
    await setPolicy(ben, place, 'a', MUTED);
    await edit(anna, id, { topic: 'b', ...whole });
    expect(await policies(ben, place)).to.deep.equal([['b', MUTED]]);
  });

  it('sends no visibility event to users who have no policy for the old topic', async () => {
    const place = await channel([ben]);
    const id = await say(anna, place.id, 'a');
    await say(anna, place.id, 'b');
    await setPolicy(ben, place, 'b', FOLLOWED);
    const heard = await hear(ben, ['user_topic']);
    await edit(anna, id, { topic: 'b', ...whole });
    expect(await heard()).to.deep.equal([]);
    expect(await policies(ben, place)).to.deep.equal([['b', FOLLOWED]]);
  });

  it('sends no visibility event to users who left the private channel', async () => {
    const place = await channel([ben], { invite_only: true });
    const id = await say(anna, place.id, 'a');
    await setPolicy(ben, place, 'a', FOLLOWED);
    await leave(place, ben);
    const heard = await hear(ben, ['user_topic']);
    await edit(anna, id, { topic: 'b', ...whole });
    expect(await heard()).to.deep.equal([]);
  });

  it('with new content sends an event to users who can read only the messages after the edited one', async () => {
    const place = await channel([], { invite_only: true, history_public_to_subscribers: false });
    await say(anna, place.id, 'a', 'first');
    await subscribe(place, ben);
    const edited = await say(anna, place.id, 'a', 'second');
    await subscribe(place, carl);
    const last = await say(anna, place.id, 'a', 'third');
    const [bens, carls] = [await hear(ben), await hear(carl)];
    await edit(anna, edited, { topic: 'b', content: 'changed', ...whole });
    expect((await bens())[0]).to.deep.include({ message_ids: [edited, last], content: 'changed' });
    const [event] = await carls();
    expect(event).to.deep.include({ message_ids: [last], subject: 'b' });
    expect(event).not.to.have.property('content');
  });

  it('within a channel shows no message to users who joined before the message came from another channel', async () => {
    const from = await channel([]);
    const to = await channel([], { invite_only: true, history_public_to_subscribers: false });
    const late = await say(anna, from.id, 'a');
    const early = await say(anna, from.id, 'a');
    await edit(anna, early, { stream_id: to.id, ...quietly });
    await say(anna, to.id, 'between');
    await subscribe(to, ben);
    await edit(anna, late, { stream_id: to.id, ...quietly });
    const readable = async (): Promise<boolean[]> =>
      Promise.all(
        [late, early].map(async (id) => (await ben.client.send('GET', `/messages/${id}`)).status === 200),
      );
    const before = await readable();
    await edit(anna, late, { topic: 'b', ...whole });
    expect([before, await readable()]).to.deep.equal([
      [true, false],
      [true, false],
    ]);
  });

  it('shows the reactions to users who leave the new channel later', async () => {
    const [from, to] = [await channel([ben]), await channel([ben], { invite_only: true })];
    for (let times = 0; times < 5; times += 1) {
      await subscribe(from, carl);
      await leave(from, carl);
    }
    const id = await say(anna, from.id, 'a');
    await anna.client.ok('POST', `/messages/${id}/reactions`, { emoji_name: 'tada' });
    await edit(anna, id, { stream_id: to.id, ...quietly });
    await say(anna, to.id, 'between');
    await leave(to, ben);
    expect((await read(ben, id)).reactions).to.have.length(1);
  });
});
