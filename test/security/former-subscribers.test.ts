import { expect } from 'chai';

import { fetchFile, listed, upload } from '../chat/attachments/fixtures.js';
import { find, listen, makeChannel, read, say, tell } from '../chat/messages/fixtures.js';
import { edit } from '../chat/messages/edit-fixtures.js';
import { by, react, TADA } from '../chat/messages/reaction-fixtures.js';
import type { Body } from '../support/client.js';
import type { Person } from '../support/people.js';
import { startServer, type TestServer } from '../support/server.js';

const NOT_THERE = { status: 400, code: 'BAD_REQUEST', msg: 'Invalid message(s)' };
const PRIVATE = { invite_only: true, history_public_to_subscribers: true };
const HEART = { emoji_name: 'heart', emoji_code: '2764', reaction_type: 'unicode_emoji' };

/** The class of CVE-2023-32678: rights in a channel that outlast the subscription. */
describe('a former subscriber of a private channel', () => {
  let server: TestServer;
  let admin: Person;
  let anna: Person;
  let ben: Person;
  let channels = 0;

  before(async () => {
    server = await startServer();
    admin = await server.person('Ada', { role: 'administrator' });
    anna = await server.person('Anna');
    ben = await server.person('Ben');
  });
  after(() => server.close());

  const open = async (people: readonly Person[] = [ben], options = PRIVATE): Promise<string> => {
    channels += 1;
    const name = `secret ${channels}`;
    await makeChannel(anna, name, people, options);
    return name;
  };
  const leave = ({ client }: Person, name: string): Promise<Body> =>
    client.ok('DELETE', '/users/me/subscriptions', { subscriptions: [name] });
  const search = (who: Person, operator: string, operand: string, negated = false): Promise<number[]> =>
    find(who, [{ operator, operand, negated }]);
  const links = (url: string): string => `[file](${url})`;
  const isFetched = async (who: Person, url: string): Promise<boolean> =>
    (await fetchFile(server, url, who.client)).status === 200;

  for (const [how, options] of [
    ['with shared history', PRIVATE],
    ['without shared history', { ...PRIVATE, history_public_to_subscribers: false }],
  ] as const) {
    it(`cannot edit, delete, move or react to messages: ${how}`, async () => {
      const name = await open([ben], options);
      const own = await say(ben, name, 'a', 'mine');
      const other = await say(anna, name, 'a', 'hers');
      await react(ben, other, TADA);
      await leave(ben, name);
      await ben.client.fails('PATCH', `/messages/${own}`, { content: 'new' }, NOT_THERE);
      await ben.client.fails('PATCH', `/messages/${own}`, { topic: 'b' }, NOT_THERE);
      await ben.client.fails('DELETE', `/messages/${own}`, {}, NOT_THERE);
      await ben.client.fails('POST', `/messages/${other}/reactions`, HEART, NOT_THERE);
      await ben.client.fails('DELETE', `/messages/${other}/reactions`, TADA, NOT_THERE);
      expect(await read(anna, own)).to.include({ content: '<p>mine</p>', subject: 'a' });
      expect((await read(anna, other)).reactions).to.deep.equal([by(ben, TADA)]);
    });
  }

  it('cannot change messages when removed by others, nor as an administrator', async () => {
    const name = await open([ben, admin]);
    const id = await say(ben, name, 'a');
    const administrators = await say(admin, name, 'a');
    await anna.client.ok('DELETE', '/users/me/subscriptions', {
      subscriptions: [name],
      principals: [anna.id],
    });
    await server.owner.ok('DELETE', '/users/me/subscriptions', {
      subscriptions: [name],
      principals: [ben.id],
    });
    await leave(admin, name);
    await ben.client.fails('PATCH', `/messages/${id}`, { content: 'new' }, NOT_THERE);
    await admin.client.fails('DELETE', `/messages/${id}`, {}, NOT_THERE);
    await admin.client.fails('PATCH', `/messages/${administrators}`, { content: 'new' }, NOT_THERE);
  });

  it('can change messages again after resubscribing; a guest cannot without a subscription', async () => {
    const name = await open();
    const id = await say(ben, name, 'a', 'old');
    await leave(ben, name);
    await makeChannel(anna, name, [ben]);
    await edit(ben, id, { content: 'new' });
    await react(ben, id, TADA);
    const guest = await server.person('Gwen', { role: 'guest' });
    await makeChannel(anna, 'public', [guest]);
    const guests = await say(guest, 'public', 'a', 'old');
    await leave(guest, 'public');
    await guest.client.fails('PATCH', `/messages/${guests}`, { content: 'new' }, NOT_THERE);
    await guest.client.fails('POST', `/messages/${guests}/reactions`, TADA, NOT_THERE);
    await react(anna, guests, TADA);
    expect(await read(guest, guests)).to.deep.include({ content: '<p>old</p>', reactions: [] });
  });

  it('sees the name that the channel had when they left, also after several renames', async () => {
    const name = await open([ben, admin]);
    const id = await say(anna, name, 'a');
    const { stream_id } = await anna.client.ok('GET', '/get_stream_id', { stream: name });
    const rename = (new_name: string): Promise<Body> =>
      server.owner.ok('PATCH', `/streams/${String(stream_id)}`, { new_name });
    const seenBy = async (who: Person): Promise<readonly unknown[]> => {
      const { messages } = await who.client.ok('GET', '/messages', {
        narrow: [{ operator: 'id', operand: id }],
        anchor: 'oldest',
        num_before: 0,
        num_after: 1,
      });
      return [
        (await read(who, id)).display_recipient,
        (messages as readonly { display_recipient: unknown }[])[0]?.display_recipient,
      ];
    };
    await rename(`${name} early`);
    await leave(ben, `${name} early`);
    await rename(`${name} then`);
    await rename(`${name} later`);
    await leave(admin, `${name} later`);
    await rename(`${name} last`);
    expect(await seenBy(ben)).to.deep.equal([`${name} early`, `${name} early`]);
    expect(await seenBy(admin)).to.deep.equal([`${name} later`, `${name} later`]);
    expect(await seenBy(anna)).to.deep.equal([`${name} last`, `${name} last`]);
    await makeChannel(anna, `${name} last`, [ben]);
    expect(await seenBy(ben)).to.deep.equal([`${name} last`, `${name} last`]);
  });

  it('finds no messages by reactions that were added after they left', async () => {
    const name = await open();
    const [had, later] = [await say(anna, name, 'a'), await say(anna, name, 'a')];
    await react(anna, had, TADA);
    await leave(ben, name);
    await react(anna, later, TADA);
    await react(anna, had, HEART);
    const found = async (who: Person, negated: boolean): Promise<readonly number[][]> => {
      const narrow = [{ operator: 'has', operand: 'reaction', negated }];
      const { messages } = await who.client.ok('GET', '/messages/matches_narrow', {
        msg_ids: [had, later],
        narrow,
      });
      const all = await search(who, 'has', 'reaction', negated);
      return [all.filter((id) => id >= had), Object.keys(messages as object).map(Number)];
    };
    expect(await found(ben, false)).to.deep.equal([[had], [had]]);
    expect(await found(ben, true)).to.deep.equal([[later], [later]]);
    expect(await found(anna, false)).to.deep.equal([
      [had, later],
      [had, later],
    ]);
  });

  it('sees a message as it was at the time of unsubscribing', async () => {
    const name = await open();
    const id = await say(anna, name, 'first topic', 'one');
    await edit(anna, id, { content: '/me two' });
    await edit(anna, id, { topic: 'second topic' });
    await react(anna, id, TADA);
    const before = await read(ben, id);
    expect(before).to.deep.include({
      content: '<p>/me two</p>',
      subject: 'second topic',
      is_me_message: true,
    });
    expect(before.edit_history).to.have.length(2);
    await leave(ben, name);
    expect(await read(ben, id)).to.deep.equal({ ...before, flags: ['read'] });
    await edit(anna, id, { content: `three @**all** @**Ben** ${links(await upload(anna))}` });
    await edit(anna, id, { topic: 'third topic', content: 'four' });
    await edit(anna, id, { topic: 'fourth topic' });
    await react(anna, id, HEART);
    expect(await read(anna, id)).to.deep.include({ content: '<p>four</p>', subject: 'fourth topic' });
    expect(await read(ben, id)).to.deep.equal({ ...before, flags: ['read'] });
    const { raw_content } = await ben.client.ok('GET', `/messages/${id}`, { apply_markdown: false });
    expect(raw_content).to.equal('/me two');
    const { messages } = await ben.client.ok('GET', '/messages', { anchor: id, num_before: 0, num_after: 0 });
    expect(messages.map(({ content, subject }: Body) => [content, subject])).to.deep.equal([
      ['<p>/me two</p>', 'second topic'],
    ]);
  });

  it('sees a message as it was at the time of the last unsubscribing', async () => {
    const name = await open();
    const id = await say(anna, name, 'a', 'one');
    await leave(ben, name);
    await edit(anna, id, { content: 'two' });
    expect((await read(ben, id)).content).to.equal('<p>one</p>');
    await makeChannel(anna, name, [ben]);
    expect((await read(ben, id)).content).to.equal('<p>two</p>');
    await leave(ben, name);
    await edit(anna, id, { content: 'three' });
    expect((await read(ben, id)).content).to.equal('<p>two</p>');
  });

  it('does not find messages by later content, topics or mentions', async () => {
    const name = await open();
    const edited = await say(anna, name, 'plain', 'oldword');
    const moved = await say(anna, name, 'plain', 'oldword');
    const same = await say(anna, name, 'plain', 'oldword');
    await leave(ben, name);
    await edit(anna, edited, { content: 'newword https://example.com @**all** and #**design**' });
    await edit(anna, moved, { topic: 'newtopic' });
    for (const [operator, operand] of [
      ['search', 'newword'],
      ['search', 'newtopic'],
      ['topic', 'newtopic'],
      ['has', 'link'],
      ['is', 'mentioned'],
    ] as const) {
      expect(await search(ben, operator, operand), `${operator}:${operand}`).to.deep.equal([]);
      const others = await search(ben, operator, operand, true);
      expect(others, `-${operator}:${operand}`).to.include(same).and.not.include.members([edited]);
      expect(others).to.not.include(moved);
    }
    expect(await search(ben, 'search', 'oldword')).to.deep.equal([same]);
    expect(await search(ben, 'topic', 'plain')).to.deep.equal([same]);
    expect(await search(ben, 'sender', anna.email)).to.include.members([edited, moved, same]);
    const matched = await ben.client.ok('GET', '/messages/matches_narrow', {
      msg_ids: [edited, moved, same],
      narrow: [{ operator: 'sender', operand: anna.email }],
    });
    expect(Object.keys(matched.messages)).to.deep.equal([String(same)]);
    const narrow = [{ operator: 'with', operand: moved }];
    await ben.client.fails(
      'GET',
      '/messages',
      { anchor: 0, num_before: 0, num_after: 9, narrow },
      { status: 400 },
    );
  });

  it("receives no events about the channel's messages", async () => {
    const name = await open([ben, admin]);
    const ids = [await say(anna, name, 'a'), await say(anna, name, 'a'), await say(anna, name, 'a')] as const;
    await ben.client.ok('POST', '/messages', { type: 'channel', to: name, topic: 'a', content: 'followed' });
    await leave(ben, name);
    await leave(admin, name);
    const types = [
      'message',
      'update_message',
      'delete_message',
      'reaction',
      'user_topic',
      'update_message_flags',
    ];
    const form = { event_types: types, client_capabilities: { bulk_message_deletion: true } };
    const heard = [await listen(ben.client, form), await listen(admin.client, form)];
    await say(anna, name, 'a');
    await edit(anna, ids[0], { content: '@**Ben** @**all**' });
    await react(anna, ids[1], TADA);
    await anna.client.ok('DELETE', `/messages/${ids[2]}`);
    await edit(anna, ids[0], { topic: 'elsewhere', propagate_mode: 'change_all' });
    for (const events of heard) expect(await events()).to.deep.equal([]);
  });

  it('receives no event when a followed topic is moved', async () => {
    const name = await open([ben]);
    await server.owner.ok('PATCH', '/realm', { waiting_period_threshold: 0 });
    await ben.client.ok('PATCH', '/settings', { automatically_follow_topics_policy: 1 });
    const id = await say(ben, name, 'followed');
    await leave(ben, name);
    const heard = await listen(ben.client, { event_types: ['user_topic'] });
    await edit(anna, id, { topic: 'new name', propagate_mode: 'change_all' });
    expect(await heard()).to.deep.equal([]);
  });

  it('loses access to messages that are moved to another channel and back', async () => {
    const [name, other] = [await open(), await open([])];
    const { subscriptions } = await anna.client.ok('GET', '/users/me/subscriptions');
    const idOf = (wanted: string): number =>
      subscriptions.find((channel: Body) => channel.name === wanted).stream_id;
    const id = await say(anna, name, 'a', 'one');
    await leave(ben, name);
    const move = (to: string): Promise<Body> =>
      server.owner
        .ok('POST', '/users/me/subscriptions', { subscriptions: [{ name: 'unused' }] })
        .then(() => edit(anna, id, { stream_id: idOf(to) }));
    await move(other);
    await ben.client.fails('GET', `/messages/${id}`, {}, NOT_THERE);
    await edit(anna, id, { content: 'two' });
    await react(anna, id, TADA);
    await move(name);
    await ben.client.fails('GET', `/messages/${id}`, {}, NOT_THERE);
    expect(await search(ben, 'sender', anna.email)).to.not.include(id);
  });

  it('can download files sent before, but not later ones, and cannot share either', async () => {
    const name = await open();
    const [sent, shared, added] = [await upload(anna), await upload(anna), await upload(anna)];
    const own = await upload(ben);
    const id = await say(anna, name, 'a', `${links(sent)} ${links(shared)}`);
    const direct = await tell(ben, [admin], `look: ${links(shared)}`);
    expect(await isFetched(admin, shared)).to.equal(true);
    await leave(ben, name);
    await edit(anna, id, { content: `${links(sent)} ${links(added)} ${links(own)}` });
    expect(await isFetched(ben, sent)).to.equal(true);
    expect(await isFetched(ben, added)).to.equal(false);
    const carl = await server.person(`Carl ${channels}`);
    await tell(ben, [carl], links(sent));
    await ben.client.ok('POST', '/messages', { type: 'direct', to: [carl.id], content: links(added) });
    expect(await isFetched(carl, sent)).to.equal(false);
    expect(await isFetched(carl, added)).to.equal(false);
    const [file] = await listed(ben);
    expect(file?.messages, 'whether a message names my file').to.deep.equal([]);
    await edit(ben, direct, { content: `look again: ${links(shared)}` });
    expect(await isFetched(admin, shared), 'what was shared before they left').to.equal(true);
  });

  it('sends no scheduled message, typing notification or edited draft to the channel', async () => {
    const name = await open();
    const { subscriptions } = await ben.client.ok('GET', '/users/me/subscriptions');
    const to = subscriptions.find((channel: Body) => channel.name === name).stream_id;
    const scheduled_delivery_timestamp = server.services.clock.seconds() + 60;
    await ben.client.ok('POST', '/scheduled_messages', {
      ...{ type: 'channel', to, topic: 'a', content: 'later' },
      scheduled_delivery_timestamp,
    });
    const draft = { type: 'stream', to: [to], topic: 'a', content: 'my own' };
    const { ids } = await ben.client.ok('POST', '/drafts', { drafts: [draft] });
    await leave(ben, name);
    const events = await listen(anna.client, { event_types: ['message', 'typing'] });
    server.clock.advance(61_000);
    await server.server.workers.scheduledMessages.settled();
    const typing = { type: 'stream', op: 'start', stream_id: to, topic: 'a' };
    await ben.client.fails('POST', '/typing', typing, { msg: 'Invalid channel ID' });
    await ben.client.fails('PATCH', `/drafts/${ids[0]}`, { draft }, { msg: 'Invalid channel ID' });
    expect(await events()).to.deep.equal([]);
    const { scheduled_messages } = await ben.client.ok('GET', '/scheduled_messages');
    expect(scheduled_messages).to.have.length(1);
    expect(scheduled_messages[0]).to.include({ failed: true });
  });
});
