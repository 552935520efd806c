import { expect } from 'chai';

import { visibility } from '../../../src/chat/messages/model/topic-visibility-policy.js';
import type { Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { startServer, type TestServer } from '../../support/server.js';
import { find, listen, makeChannel, read, say, setPersonal, tell } from './fixtures.js';
import { by, hear, react, refuses, TADA, takeBack } from './reaction-fixtures.js';

describe('POST /messages/{message_id}/reactions', () => {
  let server: TestServer;
  let anna: Person;
  let ben: Person;
  let carl: Person;
  let guest: Person;
  let design: number;

  before(async () => {
    server = await startServer();
    anna = await server.person('Anna');
    ben = await server.person('Ben');
    carl = await server.person('Carl');
    guest = await server.person('Gwen', { role: 'guest' });
    design = await makeChannel(anna, 'design', [ben]);
    await makeChannel(anna, 'secret', [ben], { invite_only: true, history_public_to_subscribers: false });
  });
  after(() => server.close());

  const reactionsOf = async (id: number): Promise<Body> => (await read(anna, id)).reactions;

  it('adds reactions to the message in their order, until they are removed', async () => {
    const id = await say(anna, 'design', 'a');
    await react(ben, id, TADA);
    await react(anna, id, { emoji_name: 'tada' });
    await react(ben, id, { emoji_name: 'heart' });
    const heart = { emoji_name: 'heart', emoji_code: '2764', reaction_type: 'unicode_emoji' };
    expect(await reactionsOf(id)).to.deep.equal([by(ben, TADA), by(anna, TADA), by(ben, heart)]);
    await takeBack(ben, id, { emoji_code: '1f389' });
    await takeBack(ben, id, { emoji_name: 'heart' });
    expect(await reactionsOf(id)).to.deep.equal([by(anna, TADA)]);
  });

  it('stores every reaction under the emoji name of the first one', async () => {
    const id = await say(anna, 'design', 'a');
    await react(ben, id, { emoji_name: 'thumbs_up' });
    await react(anna, id, { emoji_name: '+1', emoji_code: '1f44d', reaction_type: 'unicode_emoji' });
    await refuses('POST', anna, id, { emoji_name: '+1' }, { code: 'REACTION_ALREADY_EXISTS' });
    expect((await reactionsOf(id)).map((one: Body) => one.emoji_name)).to.deep.equal([
      'thumbs_up',
      'thumbs_up',
    ]);
    await takeBack(anna, id, { emoji_name: '+1' });
    expect(await reactionsOf(id)).to.have.length(1);
  });

  it('accepts the special emoji of existing clients, by name or by code', async () => {
    const id = await say(anna, 'design', 'a');
    const special = { emoji_name: 'zulip', emoji_code: 'zulip', reaction_type: 'service_extra_emoji' };
    await react(anna, id, { emoji_name: 'zulip' });
    await react(ben, id, { ...special, reaction_type: 'zulip_extra_emoji' });
    expect(await reactionsOf(id)).to.deep.equal([by(anna, special), by(ben, special)]);
  });

  it('accepts the special emoji under either name of its type', async () => {
    const id = await say(anna, 'design', 'a');
    const special = { emoji_name: 'service', emoji_code: 'service' };
    await react(anna, id, { ...special, reaction_type: 'zulip_extra_emoji' });
    await react(ben, id, { ...special, reaction_type: 'service_extra_emoji' });
    const extra = { ...special, reaction_type: 'service_extra_emoji' };
    expect(await reactionsOf(id)).to.deep.equal([by(anna, extra), by(ben, extra)]);
    await takeBack(anna, id, { ...special, reaction_type: 'zulip_extra_emoji' });
    expect(await reactionsOf(id)).to.deep.equal([by(ben, extra)]);
  });

  it('sends events to the recipients of the message and the requester, but to no other users', async () => {
    const id = await say(anna, 'design', 'a');
    const [annas, bens, carls] = await Promise.all([hear(anna), hear(ben), hear(carl)]);
    await react(carl, id, { emoji_name: 'tada' });
    const user = { user_id: carl.id, email: carl.email, full_name: 'Carl' };
    const event = { type: 'reaction', op: 'add', user_id: carl.id, user, message_id: id, ...TADA };
    for (const heard of [annas, bens, carls]) {
      const [first, ...more] = await heard();
      expect(first).to.deep.include(event);
      expect(more).to.deep.equal([]);
    }
    const later = await hear(ben);
    await takeBack(carl, id, TADA);
    expect((await later())[0]).to.deep.include({ ...event, op: 'remove' });
    const direct = await tell(anna, [ben]);
    const [mine, others] = await Promise.all([hear(anna), hear(carl)]);
    await react(ben, direct, TADA);
    expect(await mine()).to.have.length(1);
    expect(await others()).to.deep.equal([]);
  });

  it('sends events for messages before a subscription only to users who can access them', async () => {
    const open = await say(anna, 'design', 'a');
    const secret = await say(anna, 'secret', 'a');
    await makeChannel(anna, 'design', [guest]);
    await makeChannel(anna, 'secret', [guest], { invite_only: true });
    const heard = await hear(guest);
    await react(ben, open, TADA);
    await react(ben, secret, TADA);
    expect((await heard()).map(({ message_id }) => message_id)).to.deep.equal([open]);
  });

  it('sends no events to unsubscribed users, who keep the message with its earlier reactions', async () => {
    const id = await say(anna, 'secret', 'a');
    await react(ben, id, TADA);
    await ben.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['secret'] });
    const heard = await hear(ben);
    await react(anna, id, TADA);
    expect(await heard()).to.deep.equal([]);
    expect((await read(ben, id)).reactions).to.deep.equal([by(ben, TADA)]);
    const unseen = await say(anna, 'secret', 'a');
    await react(anna, unseen, TADA);
    await refuses('POST', ben, unseen, TADA, { msg: 'Invalid message(s)' });
    await refuses('DELETE', ben, unseen, TADA, { msg: 'Invalid message(s)' });
  });

  it('follows the topic, or unmutes it in a muted channel, for users whose settings demand it', async () => {
    const neither = {
      automatically_follow_topics_policy: 4,
      automatically_unmute_topics_in_muted_streams_policy: 4,
    };
    const [muting, former] = [await server.person('Muting'), await server.person('Former')];
    const stream_id = await makeChannel(anna, 'loud', [ben, muting, former]);
    await former.client.ok('DELETE', '/users/me/subscriptions', { subscriptions: ['loud'] });
    await muting.client.ok('POST', '/users/me/subscriptions/properties', {
      subscription_data: [{ stream_id, property: 'is_muted', value: true }],
    });
    /** Returns the policies in the events of a user who reacts to a message of a new topic, two times. */
    const after = async (who: Person, settings: object): Promise<unknown> => {
      await setPersonal(server, who, { ...neither, ...settings });
      const id = await say(anna, 'loud', JSON.stringify([who.id, settings]));
      const events = await listen(who.client, { event_types: JSON.stringify(['user_topic']) });
      await react(who, id, TADA);
      await react(who, id, { emoji_name: 'heart' });
      return (await events()).map(({ visibility_policy }: Body) => visibility_policy);
    };
    const [follow, unmute] = [
      { automatically_follow_topics_policy: 1 },
      { automatically_unmute_topics_in_muted_streams_policy: 1 },
    ];
    expect(await after(ben, {}), 'neither setting').to.deep.equal([]);
    expect(await after(ben, { automatically_follow_topics_policy: 2 }), 'when sending').to.deep.equal([]);
    expect(await after(ben, follow), 'a subscriber').to.deep.equal([visibility.followed]);
    expect(await after(ben, unmute), 'the channel is not muted').to.deep.equal([]);
    expect(await after(muting, {}), 'neither setting, muted').to.deep.equal([]);
    expect(await after(muting, unmute), 'the channel is muted').to.deep.equal([visibility.unmuted]);
    expect(await after(muting, { ...follow, ...unmute }), 'both settings').to.deep.equal([
      visibility.followed,
    ]);
    expect(await after(former, { ...follow, ...unmute }), 'a former subscriber').to.deep.equal([]);
    expect(await after(carl, { ...follow, ...unmute }), 'never a subscriber').to.deep.equal([]);
  });

  it('makes the message match has:reaction', async () => {
    await makeChannel(anna, 'found', []);
    const [one, other] = [await say(anna, 'found', 'a'), await say(anna, 'found', 'a')];
    await react(anna, one, TADA);
    const narrow = (negated: boolean): unknown => [
      { operator: 'channel', operand: 'found' },
      { operator: 'has', operand: 'reaction', negated },
    ];
    expect(await find(anna, narrow(false))).to.deep.equal([one]);
    expect(await find(anna, narrow(true))).to.deep.equal([other]);
  });

  it('refuses unknown messages, unknown emoji, and names that do not match the code', async () => {
    const id = await say(anna, 'design', 'a');
    await refuses('POST', anna, id, { emoji_name: 'no_such' }, { msg: "Emoji 'no_such' does not exist" });
    await refuses('POST', anna, id, { ...TADA, emoji_name: 'heart' }, { msg: 'Invalid emoji name.' });
    await refuses('POST', anna, id, { ...TADA, emoji_code: 'zzz' }, { msg: 'Invalid emoji code.' });
    await refuses(
      'POST',
      anna,
      id,
      { ...TADA, reaction_type: 'realm_emoji' },
      { msg: 'Invalid custom emoji.' },
    );
    await refuses('POST', anna, id, { ...TADA, reaction_type: 'wink' }, { msg: 'Invalid reaction_type' });
    await refuses('POST', anna, 4711, TADA, { msg: 'Invalid message(s)' });
    expect(await reactionsOf(id)).to.deep.equal([]);
  });

  it('adds one reaction under concurrent requests', async () => {
    const id = await say(anna, 'design', 'a');
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => anna.client.send('POST', `/messages/${id}/reactions`, TADA)),
    );
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 400, 400, 400]);
    expect(await reactionsOf(id)).to.have.length(1);
  });

  describe('and topic visibility', () => {
    const FOLLOWED = 3;
    const UNMUTED = 2;
    const nothing = {
      automatically_follow_topics_policy: 4,
      automatically_unmute_topics_in_muted_streams_policy: 4,
    };
    let made = 0;

    /** Reacts with these settings in a new topic of another user. Returns the new visibility policies. */
    const policiesAfter = async (settings: object): Promise<number[]> => {
      made += 1;
      await setPersonal(server, ben, { ...nothing, ...settings });
      const id = await say(anna, 'design', `topic ${made}`);
      const heard = await listen(ben.client, { event_types: ['user_topic'] });
      await react(ben, id, TADA);
      return (await heard()).map(({ visibility_policy }: Body) => visibility_policy);
    };
    const mute = (is_muted: boolean): Promise<Body> =>
      ben.client.ok('POST', '/users/me/subscriptions/properties', {
        subscription_data: [{ stream_id: design, property: 'is_muted', value: is_muted }],
      });

    it('makes the user follow the topic, if the user follows topics on participation', async () => {
      expect(await policiesAfter({ automatically_follow_topics_policy: 1 })).to.deep.equal([FOLLOWED]);
      for (const policy of [2, 3, 4]) {
        expect(await policiesAfter({ automatically_follow_topics_policy: policy })).to.deep.equal([]);
      }
    });

    it('unmutes the topic in a muted channel, if the user unmutes topics on participation', async () => {
      const unmuting = { automatically_unmute_topics_in_muted_streams_policy: 1 };
      expect(await policiesAfter(unmuting)).to.deep.equal([]);
      await mute(true);
      expect(await policiesAfter(unmuting)).to.deep.equal([UNMUTED]);
      await mute(false);
    });
  });
});
