import { expect } from 'chai';

import { batchSizes } from '../../../../src/lib/byte-batches.js';
import { removeExpired } from '../../../../src/chat/messages/removal/retention.js';
import { unsubscribeUrl } from '../../../../src/accounts/email/unsubscribe-link.js';
import { find, makeChannel, say } from '../../../chat/messages/fixtures.js';
import { advanceInOneStep, schedule } from '../../../chat/scheduled-messages/fixtures.js';
import type { Body, HttpResponse } from '../../../support/client.js';
import { copyRow, times } from '../../../support/copy-rows.js';
import type { Person } from '../../../support/people.js';
import { events, watch } from '../../../chat/users/event-recorder.js';
import { type Contests, type Fixtures, type Setting, side, type Side } from './contest.js';

const nameOf = async (fixtures: Fixtures, channel: number): Promise<string> => {
  const { subscriptions } = await fixtures.anna.client.ok('GET', '/users/me/subscriptions');
  return subscriptions.find(({ stream_id }: Body) => stream_id === channel).name;
};

/** Unsubscribes Dan from a channel. */
const removal = async (fixtures: Fixtures, channel: number, dan: Person): Promise<Side> =>
  side(fixtures.owner, 'DELETE', '/users/me/subscriptions', {
    subscriptions: [await nameOf(fixtures, channel)],
    principals: [dan.id],
  });

const succeeded: HttpResponse = { status: 200, headers: new Headers(), body: {} };

/** The largest number of scheduled messages of a user. */
const MOST_SCHEDULED = 500;

const PROTECTED = { history_public_to_subscribers: false };

/** Ends the emails about missed messages with the link of an email. */
const unsubscription =
  ({ server }: Fixtures, { id }: Person): Side =>
  async () => {
    const { pathname } = new URL(unsubscribeUrl(server.services, 'missed_messages', id));
    const { status, headers } = await fetch(server.url + pathname, { method: 'POST' });
    return { status, headers, body: {} };
  };

const deletion = ({ client }: Person, channel: number): Side =>
  side(client, 'POST', `/streams/${String(channel)}/delete_topic`, { topic_name: 'logo' });

/** Changes whether two channels are default channels. The last event must have the list after both changes. */
const changingDefaults = async (fixtures: Fixtures, methods: readonly string[]): Promise<Setting> => {
  const sides: Side[] = [];
  for (const method of methods) {
    const stream_id = await fixtures.den([], { invite_only: false, is_default_stream: false });
    if (method === 'DELETE') await fixtures.owner.ok('POST', '/default_streams', { stream_id });
    sides.push(side(fixtures.owner, method, '/default_streams', { stream_id }));
  }
  const queue = await watch(fixtures.anna.client, ['default_streams']);
  return {
    sides,
    wins: 2,
    async check() {
      const { default_streams = [] } = (await events(queue)).at(-1) ?? {};
      const state = await fixtures.anna.client.ok('POST', '/register', {
        fetch_event_types: ['default_streams'],
      });
      expect(default_streams).to.deep.equal(state.realm_default_streams);
    },
  };
};

/** Contests about channels and messages. */
export const conversations: Contests = {
  'emails about messages end by a link while a client turns them on for a channel': {
    locks: ['accounts/email/notifications/end lockOwnSpans'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const stream_id = await fixtures.den([dan]);
      const turn = (property: string, value: boolean) =>
        side(dan.client, 'POST', '/users/me/subscriptions/properties', {
          subscription_data: [{ stream_id, property, value }],
        });
      await turn('email_notifications', true)();
      return {
        sides: [unsubscription(fixtures, dan), turn('pin_to_top', true)],
        wins: 2,
        watchers: [dan.client],
        async check() {
          const { subscriptions } = await dan.client.ok('GET', '/users/me/subscriptions');
          const found = subscriptions.find((one: Body) => one.stream_id === stream_id);
          expect(found).to.include({ email_notifications: false, pin_to_top: true });
        },
      };
    },
  },
  'emails about messages end by a link while a client changes another setting': {
    locks: ['accounts/email/unsubscribe lock'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      return {
        sides: [unsubscription(fixtures, dan), side(dan.client, 'PATCH', '/settings', { color_scheme: 2 })],
        wins: 2,
        watchers: [dan.client],
        async check() {
          const fetched = { fetch_event_types: ['user_settings'] };
          const { user_settings } = await dan.client.ok('POST', '/register', fetched);
          expect(user_settings).to.include({ color_scheme: 2, enable_offline_email_notifications: false });
        },
      };
    },
  },
  'a member of a private channel becomes an administrator while they are unsubscribed': {
    locks: ['chat/channels/subscriptions/remove lockVisibility', 'chat/channels/model/store lock'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const den = await fixtures.den([dan]);
      return {
        sides: [
          await removal(fixtures, den, dan),
          side(fixtures.owner, 'PATCH', `/users/${String(dan.id)}`, { role: 200 }),
        ],
        wins: 2,
        watchers: [dan.client],
      };
    },
  },
  'a channel becomes private while a message is sent': {
    locks: [
      'chat/channels/updateChannel lockVisibleChannel',
      'chat/channels/model/visible-channel lockChannels',
    ],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const name = fixtures.fresh('open');
      const id = await makeChannel(fixtures.anna, name, []);
      const queue = await watch(dan.client, ['message', 'stream'], { all_public_streams: true });
      const message = { type: 'channel', to: id, topic: 'logo', content: 'secret' };
      return {
        sides: [
          side(fixtures.anna.client, 'POST', '/messages', message),
          side(fixtures.owner, 'PATCH', `/streams/${String(id)}`, { is_private: true }),
        ],
        wins: 2,
        async check() {
          expect((await events(queue)).at(-1)?.type, 'the last event').to.equal('stream');
        },
      };
    },
  },
  'a channel is archived while a user is subscribed to it': {
    locks: ['chat/channels/archiveChannel lockVisibility'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const name = fixtures.fresh('open');
      const id = await makeChannel(fixtures.anna, name, []);
      const subscriptions = [{ name }];
      return {
        sides: [
          side(fixtures.owner, 'DELETE', `/streams/${String(id)}`),
          side(dan.client, 'POST', '/users/me/subscriptions', { subscriptions }),
        ],
        wins: 2,
        watchers: [dan.client, fixtures.anna.client],
      };
    },
  },
  'a channel is archived while a message is sent': {
    locks: ['chat/channels/archiveChannel lockVisibleChannel'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const id = await fixtures.den([dan]);
      const queue = await watch(dan.client, ['message', 'stream']);
      const message = { type: 'channel', to: id, topic: 'logo', content: 'late' };
      return {
        sides: [
          side(fixtures.anna.client, 'POST', '/messages', message),
          side(fixtures.owner, 'DELETE', `/streams/${String(id)}`),
        ],
        wins: NaN,
        async check([sent]) {
          const received = (await events(queue)).map(({ type }) => type);
          const isSent = sent?.status === 200;
          expect(received).to.deep.equal(isSent ? ['message', 'stream'] : ['stream']);
          if (!isSent) return;
          const { status } = await dan.client.send('GET', `/messages/${String(sent.body.id)}`);
          expect(status, 'the user can read the message').to.equal(200);
        },
      };
    },
  },
  'two channels get one name': {
    locks: ['chat/channels/updateChannel lockVisibility'],
    async prepare(fixtures) {
      const [one, other] = [await fixtures.den([]), await fixtures.den([])];
      const new_name = fixtures.fresh('name');
      const rename = (id: number) => side(fixtures.owner, 'PATCH', `/streams/${String(id)}`, { new_name });
      return {
        sides: [rename(one), rename(other)],
        wins: 1,
        watchers: [fixtures.anna.client],
        check(answers) {
          expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 400]);
        },
      };
    },
  },
  'a user is unsubscribed while a message is sent': {
    locks: [
      'chat/channels/subscriptions/unsubscribe lockChannels',
      'chat/channels/model/store updateLock',
      'chat/messages/model/store shareLock',
    ],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const den = await fixtures.den([dan], PROTECTED);
      const queue = await watch(dan.client, ['message']);
      const message = { type: 'channel', to: den, topic: 'logo', content: 'secret' };
      return {
        sides: [side(fixtures.anna.client, 'POST', '/messages', message), await removal(fixtures, den, dan)],
        wins: 2,
        async check([sent]) {
          const received = (await events(queue)).length > 0;
          const { status } = await dan.client.send('GET', `/messages/${String(sent?.body.id)}`);
          expect(status === 200, 'the user can read the message').to.equal(received);
        },
      };
    },
  },
  'a user is subscribed while a message is sent': {
    locks: ['chat/channels/subscriptions/subscribe lockChannels', 'chat/messages/model/store shareLock'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const den = await fixtures.den([], PROTECTED);
      const queue = await watch(dan.client, ['message']);
      const message = { type: 'channel', to: den, topic: 'logo', content: 'secret' };
      return {
        sides: [
          side(fixtures.anna.client, 'POST', '/messages', message),
          side(fixtures.anna.client, 'POST', '/users/me/subscriptions', {
            subscriptions: [{ name: await nameOf(fixtures, den) }],
            principals: [dan.id],
          }),
        ],
        wins: 2,
        async check([sent]) {
          const { id } = (sent as { body: unknown }).body as { id: number };
          const received = (await events(queue)).some(({ message: one }) => one.id === id);
          const { status } = await dan.client.send('GET', `/messages/${String(id)}`);
          expect(status === 200, 'the user can read the message').to.equal(received);
        },
      };
    },
  },
  'a user is unsubscribed while a message is edited': {
    locks: ['chat/messages/editing/edit-content lockChannelForShare', 'chat/channels/model/store shareLock'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const den = await fixtures.den([dan]);
      const id = await say(fixtures.anna, den, 'logo', 'before');
      const queue = await watch(dan.client, ['update_message', 'subscription']);
      return {
        sides: [
          side(fixtures.anna.client, 'PATCH', `/messages/${String(id)}`, { content: 'after' }),
          await removal(fixtures, den, dan),
        ],
        wins: 2,
        async check() {
          const types = (await events(queue)).map(({ type }) => type);
          expect(types.at(-1), 'the last event is that of the unsubscription').to.equal('subscription');
          const wasSent = types.includes('update_message');
          const { body } = await dan.client.send('GET', `/messages/${String(id)}`);
          expect(body.raw_content === 'after', 'the user reads the new content').to.equal(wasSent);
        },
      };
    },
  },
  'a user is unsubscribed while a message passes its retention period': {
    locks: ['chat/messages/removal/retention lockConversation', 'chat/messages/removal/retention shareLock'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const den = await fixtures.den([dan]);
      await say(fixtures.anna, den, 'logo');
      const { services, clock } = fixtures.server;
      const recipient = await services.store.write(async (tx) => {
        const old = clock.seconds() - 2 * 86_400;
        await tx.run('UPDATE channels SET message_retention_days = 1 WHERE id = ?', [den]);
        await tx.run('UPDATE messages SET date_sent = ? WHERE channel_id = ?', [old, den]);
        return tx.first<{ id: number }>('SELECT recipient_id AS id FROM channels WHERE id = ?', [den]);
      });
      const queue = await watch(dan.client, ['delete_message', 'subscription']);
      const expire: Side = async () => {
        await services.store.write((tx) => removeExpired({ tx, services }, recipient?.id ?? 0));
        return succeeded;
      };
      return {
        sides: [expire, await removal(fixtures, den, dan)],
        wins: 2,
        async check() {
          expect((await events(queue)).at(-1)?.type, 'the last event').to.equal('subscription');
          expect(await find(fixtures.anna, [{ operator: 'channel', operand: den }])).to.deep.equal([]);
        },
      };
    },
  },
  'a user is unsubscribed while a topic is deleted': {
    locks: ['chat/messages/removal/delete-topic lockChannels'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const ada = await fixtures.person({ role: 'administrator' });
      const den = await fixtures.den([dan, ada]);
      await say(fixtures.anna, den, 'logo');
      const queue = await watch(dan.client, ['delete_message', 'subscription']);
      return {
        sides: [deletion(ada, den), await removal(fixtures, den, dan)],
        wins: 2,
        async check() {
          expect((await events(queue)).at(-1)?.type, 'the last event').to.equal('subscription');
          expect(await find(fixtures.anna, [{ operator: 'channel', operand: den }])).to.deep.equal([]);
        },
      };
    },
  },
  'a topic is deleted while its message is deleted': {
    locks: [
      'chat/messages/removal/delete-topic lockNewestInTopic',
      'chat/messages/removal/newest-in-topic updateLock',
    ],
    async prepare(fixtures) {
      const ada = await fixtures.person({ role: 'administrator' });
      const den = await fixtures.den([ada]);
      const id = await say(fixtures.anna, den, 'logo');
      const queue = await watch(fixtures.anna.client, ['delete_message']);
      return {
        sides: [deletion(ada, den), side(ada.client, 'DELETE', `/messages/${String(id)}`)],
        wins: NaN,
        watchers: [fixtures.anna.client],
        async check() {
          expect(await events(queue)).to.have.length(1);
          expect(await find(fixtures.anna, [{ operator: 'channel', operand: den }])).to.deep.equal([]);
        },
      };
    },
  },
  'two channels become default channels': {
    locks: ['chat/channels/createDefaultChannel lockVisibility'],
    prepare: (fixtures) => changingDefaults(fixtures, ['POST', 'POST']),
  },
  'two channels are no longer default channels': {
    locks: ['chat/channels/deleteDefaultChannel lockVisibility'],
    prepare: (fixtures) => changingDefaults(fixtures, ['DELETE', 'DELETE']),
  },
  'two messages move in opposite directions': {
    locks: ['chat/messages/editing/move lockChannels', 'chat/messages/editing/move updateLock'],
    async prepare(fixtures) {
      const [one, other] = [await fixtures.den([]), await fixtures.den([])];
      const move = async (from: number, stream_id: number): Promise<Side> => {
        const path = `/messages/${String(await say(fixtures.anna, from, 'logo'))}`;
        return side(fixtures.anna.client, 'PATCH', path, { stream_id, propagate_mode: 'change_all' });
      };
      return {
        sides: [await move(one, other), await move(other, one)],
        wins: 2,
        watchers: [fixtures.anna.client],
      };
    },
  },
  'a topic is unresolved twice at once, right after it was resolved': {
    locks: ['chat/messages/editing/move-notices lockNewestInTopic'],
    async prepare(fixtures) {
      const den = await fixtures.den([fixtures.ben]);
      const path = `/messages/${String(await say(fixtures.anna, den, 'logo'))}`;
      const resolved = { topic: '✔ logo', propagate_mode: 'change_all' };
      await fixtures.anna.client.ok('PATCH', path, resolved);
      const back = { topic: 'logo', propagate_mode: 'change_all' };
      return {
        sides: [
          side(fixtures.anna.client, 'PATCH', path, back),
          side(fixtures.ben.client, 'PATCH', path, back),
        ],
        wins: 1,
        watchers: [fixtures.anna.client, fixtures.ben.client],
        async check() {
          const left = await find(fixtures.anna, [['channel', await nameOf(fixtures, den)]]);
          expect(left, 'the messages without the notice').to.have.length(1);
        },
      };
    },
  },
  'two channels of one user are announced at once': {
    locks: ['chat/messages/read-state/change-read lockOwnFlags'],
    prepare(fixtures) {
      const announced = (): Side =>
        side(fixtures.anna.client, 'POST', '/users/me/subscriptions', {
          subscriptions: [{ name: fixtures.fresh('announced') }],
          announce: true,
        });
      return {
        sides: [announced(), announced()],
        wins: 2,
        watchers: [fixtures.anna.client, fixtures.ben.client],
        async check() {
          const { unread_msgs } = await fixtures.anna.client.ok('POST', '/register', {
            event_types: ['message'],
          });
          const topics = unread_msgs.streams.map(({ topic }: Body) => topic);
          expect(topics, 'the topics that Anna has not read').not.to.include('new channels');
        },
      };
    },
  },
  'two clients of a user mark neighbouring messages as read': {
    locks: ['chat/messages/read-state/change-read lockOwnFlags'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const den = await fixtures.den([dan]);
      const ids = [
        await say(fixtures.anna, den, 'logo'),
        await say(fixtures.anna, den, 'logo'),
        await say(fixtures.anna, den, 'logo'),
      ];
      const mark = (messages: readonly number[]): Side =>
        side(dan.client, 'POST', '/messages/flags', { messages, op: 'add', flag: 'read' });
      return {
        sides: [mark(ids.slice(0, 2)), mark(ids.slice(1))],
        wins: 2,
        watchers: [dan.client],
        async check() {
          expect(await find(dan, [['is', 'unread']])).not.to.include.members(ids);
        },
      };
    },
  },
  'a topic is resolved while one who wrote in it marks another message as read': {
    locks: ['chat/messages/sending/persist-message lockOwnFlags'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const den = await fixtures.den([dan]);
      // The notice is sent to the conversation of this message.
      const there = await say(fixtures.anna, den, '✔ logo');
      const moved = await say(dan, den, 'logo');
      return {
        sides: [
          side(fixtures.anna.client, 'PATCH', `/messages/${moved}`, { topic: '✔ logo' }),
          side(dan.client, 'POST', '/messages/flags', { messages: [there], op: 'add', flag: 'read' }),
        ],
        wins: 2,
        watchers: [dan.client],
        async check() {
          const unread = await find(dan, [
            ['channel', await nameOf(fixtures, den)],
            ['is', 'unread'],
          ]);
          expect(unread, 'the notice').to.have.length(1);
          expect(unread).not.to.include(there);
        },
      };
    },
  },
  'a client marks a topic as read while another one marks a message of it as unread': {
    locks: [
      'chat/messages/read-state/mark-place lockOwnFlags',
      'chat/messages/read-state/mark-place lockOwnFlagsAt',
    ],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const den = await fixtures.den([dan]);
      const first = await say(fixtures.anna, den, 'logo');
      const change = { messages: [first], flag: 'read' };
      await dan.client.ok('POST', '/messages/flags', { ...change, op: 'add' });
      await say(fixtures.anna, den, 'logo');
      return {
        sides: [
          side(dan.client, 'POST', '/mark_topic_as_read', { stream_id: den, topic_name: 'logo' }),
          side(dan.client, 'POST', '/messages/flags', { ...change, op: 'remove' }),
        ],
        wins: 2,
        watchers: [dan.client],
      };
    },
  },
  'a client registers after many messages while another one marks a message as unread': {
    locks: ['chat/messages/read-state/raise-floor lockOwnFlagsAt'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const den = await fixtures.den([dan], { invite_only: false });
      const [first, second] = [await say(fixtures.anna, den, 'logo'), await say(fixtures.anna, den, 'logo')];
      const change = { messages: [second], flag: 'read' };
      await dan.client.ok('POST', '/messages/flags', { ...change, op: 'add' });
      await fixtures.owner.ok('DELETE', `/messages/${first}`);
      await copyRow(fixtures.server, 'messages', second, [{ id: second + batchSizes.raisingMessages }]);
      return {
        sides: [
          side(dan.client, 'POST', '/register', { event_types: ['message'] }),
          side(dan.client, 'POST', '/messages/flags', { ...change, op: 'remove' }),
        ],
        wins: 2,
        watchers: [],
        async check() {
          const { unread_msgs } = await dan.client.ok('POST', '/register', { event_types: ['message'] });
          const ids = unread_msgs.streams.flatMap((one: Body) => one.unread_message_ids);
          expect(ids, 'the messages that Dan has not read').to.include(second);
        },
      };
    },
  },
  'two clients of a user star and collapse a message': {
    locks: ['chat/messages/flag-changes lockOwnFlags'],
    async prepare(fixtures) {
      const id = await say(fixtures.anna, await fixtures.den([]), 'logo');
      const add = (flag: string): Side =>
        side(fixtures.anna.client, 'POST', '/messages/flags', { messages: [id], op: 'add', flag });
      return {
        sides: [add('starred'), add('collapsed')],
        wins: 2,
        watchers: [fixtures.anna.client],
        async check() {
          const { message } = await fixtures.anna.client.ok('GET', `/messages/${String(id)}`);
          expect(message.flags).to.include.members(['starred', 'collapsed']);
        },
      };
    },
  },
  'a message is starred while an edit mentions its reader': {
    locks: ['chat/messages/flag-changes lockReadable', 'chat/messages/flag-changes shareLock'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const id = await say(fixtures.anna, await fixtures.den([dan]), 'logo');
      const content = `Look, @**${dan.name}**`;
      return {
        sides: [
          side(dan.client, 'POST', '/messages/flags', { messages: [id], op: 'add', flag: 'starred' }),
          side(fixtures.anna.client, 'PATCH', `/messages/${String(id)}`, { content }),
        ],
        wins: 2,
        watchers: [dan.client],
        async check() {
          const { message } = await dan.client.ok('GET', `/messages/${String(id)}`);
          expect(message.flags).to.include.members(['starred', 'mentioned']);
        },
      };
    },
  },
  'a topic moves while one of its messages is deleted': {
    locks: ['chat/messages/editing/move updateLock'],
    async prepare(fixtures) {
      const den = await fixtures.den([fixtures.ben]);
      const [first, second] = [await say(fixtures.anna, den, 'logo'), await say(fixtures.anna, den, 'logo')];
      const queue = await watch(fixtures.ben.client, ['update_message', 'delete_message']);
      const moved = { topic: 'logos', propagate_mode: 'change_all' };
      return {
        sides: [
          side(fixtures.anna.client, 'PATCH', `/messages/${String(first)}`, moved),
          side(fixtures.anna.client, 'DELETE', `/messages/${String(second)}`),
        ],
        wins: 2,
        watchers: [fixtures.anna.client, fixtures.ben.client],
        async check() {
          const found = await events(queue);
          const deletion = found.findIndex(({ type }) => type === 'delete_message');
          const later = found.slice(deletion + 1).flatMap(({ message_ids }) => message_ids as number[]);
          expect(later, 'the messages that move after the deletion').not.to.include(second);
        },
      };
    },
  },
  'two clients of a user change two properties of a subscription': {
    locks: [
      'chat/channels/updateSubscriptionProperties lockOwnSpans',
      'chat/channels/model/subscriptions updateLock',
    ],
    async prepare(fixtures) {
      const stream_id = await fixtures.den([]);
      const change = (property: string, value: unknown) =>
        side(fixtures.anna.client, 'POST', '/users/me/subscriptions/properties', {
          subscription_data: [{ stream_id, property, value }],
        });
      return {
        sides: [change('pin_to_top', true), change('is_muted', true)],
        wins: 2,
        watchers: [fixtures.anna.client],
      };
    },
  },
  'a client sends a message twice with one local ID': {
    locks: ['chat/messages/sending/local-ids insertOrFind'],
    async prepare(fixtures) {
      const to = await fixtures.den([]);
      const { queue_id } = await fixtures.anna.client.ok('POST', '/register', { event_types: [] });
      const message = { type: 'channel', to, topic: 'logo', content: 'x', queue_id, local_id: '1.01' };
      const send = side(fixtures.anna.client, 'POST', '/messages', message);
      return {
        sides: [send, send],
        wins: 2,
        watchers: [fixtures.anna.client],
        async check(answers) {
          const ids = await find(fixtures.anna, [{ operator: 'channel', operand: to }]);
          expect(answers.map(({ body }) => body.id)).to.deep.equal([ids[0], ids[0]]);
          expect(ids).to.have.length(1);
        },
      };
    },
  },
  'a client sends a message twice with one Idempotency-Key': {
    locks: ['runtime/retries/store insertOrFind'],
    async prepare(fixtures) {
      const to = await fixtures.den([]);
      const message = { type: 'channel', to, topic: 'logo', content: 'x' };
      const headers = { 'Idempotency-Key': fixtures.fresh('"key').concat('"') };
      const send = () => fixtures.anna.client.send('POST', '/messages', message, { headers });
      return {
        sides: [send, send],
        wins: 2,
        watchers: [fixtures.anna.client],
        async check(answers) {
          const ids = await find(fixtures.anna, [{ operator: 'channel', operand: to }]);
          expect(answers.map(({ body }) => body.id)).to.deep.equal([ids[0], ids[0]]);
          expect(ids).to.have.length(1);
        },
      };
    },
  },
  'a message with a local ID is sent from a queue that is deleted': {
    locks: ['chat/messages/sending/local-ids shareLock'],
    async prepare(fixtures) {
      const { client } = fixtures.anna;
      const to = await fixtures.den([]);
      const { queue_id } = await client.ok('POST', '/register', { event_types: [] });
      const message = { type: 'channel', to, topic: 'logo', content: 'x', queue_id, local_id: '1.01' };
      return {
        sides: [side(client, 'POST', '/messages', message), side(client, 'DELETE', '/events', { queue_id })],
        wins: 2,
        async check() {
          const rows = await fixtures.server.services.store.read((tx) =>
            tx.all('SELECT 1 FROM queue_local_ids WHERE queue_id = ?', [queue_id as string]),
          );
          expect(rows).to.deep.equal([]);
        },
      };
    },
  },
  'two users add the last submessage that a message may have': {
    locks: ['chat/messages/createSubmessage lockMessage'],
    async prepare(fixtures) {
      const message_id = await say(fixtures.anna, await fixtures.den([fixtures.ben]), 'logo', '/poll A?');
      const rows = times(4998, () => ({
        message_id,
        sender_id: fixtures.anna.id + 1000,
        msg_type: 'widget',
        content: '{}',
      }));
      await fixtures.server.services.store.write((tx) => tx.insertMany('submessages', rows));
      const vote = { message_id, msg_type: 'widget', content: '{"type":"vote","key":"canned,0","vote":1}' };
      return {
        sides: [fixtures.anna, fixtures.ben].map(({ client }) => side(client, 'POST', '/submessage', vote)),
        wins: 1,
        watchers: [fixtures.anna.client],
      };
    },
  },
  'two clients of a user add one reaction': {
    locks: ['chat/messages/createReaction lockMessage', 'chat/messages/model/lock lock'],
    async prepare(fixtures) {
      const path = `/messages/${String(await say(fixtures.anna, await fixtures.den([]), 'logo'))}/reactions`;
      const react = side(fixtures.anna.client, 'POST', path, { emoji_name: 'tada' });
      return { sides: [react, react], wins: 1, watchers: [fixtures.anna.client] };
    },
  },
  'two clients of a user remove one reaction': {
    locks: ['chat/messages/deleteReaction lockMessage'],
    async prepare(fixtures) {
      const path = `/messages/${String(await say(fixtures.anna, await fixtures.den([]), 'logo'))}/reactions`;
      await fixtures.anna.client.ok('POST', path, { emoji_name: 'tada' });
      const remove = side(fixtures.anna.client, 'DELETE', path, { emoji_name: 'tada' });
      return { sides: [remove, remove], wins: 1, watchers: [fixtures.anna.client] };
    },
  },
  'a message is deleted twice': {
    locks: ['chat/messages/deleteMessage lockMessage'],
    async prepare(fixtures) {
      const path = `/messages/${String(await say(fixtures.anna, await fixtures.den([]), 'logo'))}`;
      const remove = side(fixtures.anna.client, 'DELETE', path);
      return { sides: [remove, remove], wins: 1, watchers: [fixtures.anna.client] };
    },
  },
  'a message is edited twice': {
    locks: ['chat/messages/updateMessage lockMessage'],
    async prepare(fixtures) {
      const path = `/messages/${String(await say(fixtures.anna, await fixtures.den([]), 'logo', 'first'))}`;
      const edit = (content: string) => side(fixtures.anna.client, 'PATCH', path, { content });
      return {
        sides: [edit('second'), edit('third')],
        wins: 2,
        watchers: [fixtures.anna.client],
        async check() {
          const { message, raw_content } = await fixtures.anna.client.ok('GET', path);
          const before = message.edit_history.map(({ prev_content }: Body) => prev_content);
          expect([raw_content, ...before].sort()).to.deep.equal(['first', 'second', 'third']);
        },
      };
    },
  },
  'two messages start a topic': {
    locks: ['chat/messages/model/recipients insertOrFind'],
    async prepare(fixtures) {
      const den = await fixtures.den([]);
      const send = (topic: string) =>
        side(fixtures.anna.client, 'POST', '/messages', {
          type: 'channel',
          to: den,
          topic,
          content: 'hello',
        });
      return {
        sides: [send('Colors'), send('colors')],
        wins: 2,
        watchers: [fixtures.anna.client],
        async check() {
          const found = await fixtures.server.services.store.read((tx) =>
            tx.all("SELECT id FROM conversations WHERE channel_id = ? AND topic_key = 'colors'", [den]),
          );
          expect(found).to.have.length(1);
        },
      };
    },
  },
  'two messages begin a direct conversation': {
    locks: ['chat/messages/model/recipients insertOrFind'],
    async prepare(fixtures) {
      const [dan, eva] = [await fixtures.person(), await fixtures.person()];
      const send = ({ client }: Person, to: Person) =>
        side(client, 'POST', '/messages', { type: 'direct', to: [to.id], content: 'hello' });
      return {
        sides: [send(dan, eva), send(eva, dan)],
        wins: 2,
        watchers: [dan.client, eva.client],
      };
    },
  },
  'two clients of a user schedule the last message that they may': {
    locks: ['chat/scheduled-messages/caps lock'],
    async prepare(fixtures) {
      const dan = await fixtures.person();
      const at = fixtures.server.clock.seconds() + 86_400;
      const message = { type: 'direct', to: [dan.id], content: 'later', scheduled_delivery_timestamp: at };
      const id = await schedule(dan, message);
      const others = times(MOST_SCHEDULED - 2, () => ({ sender_id: dan.id }));
      await copyRow(fixtures.server, 'scheduled_messages', id, others);
      const add = side(dan.client, 'POST', '/scheduled_messages', message);
      return { sides: [add, add], wins: 1, watchers: [dan.client] };
    },
  },
  'a scheduled message is due while it is edited': {
    locks: [
      'chat/scheduled-messages/own-unsent lockScheduledMessages',
      'chat/scheduled-messages/store updateLock',
    ],
    async prepare(fixtures) {
      const den = await fixtures.den([]);
      const at = fixtures.server.clock.seconds() + 60;
      const message = { type: 'channel', to: den, topic: 'logo', content: 'before' };
      const id = await schedule(fixtures.anna, { ...message, scheduled_delivery_timestamp: at });
      const later = { content: 'after', scheduled_delivery_timestamp: at + 3600 };
      const edit = side(fixtures.anna.client, 'PATCH', `/scheduled_messages/${String(id)}`, later);
      return {
        sides: [edit, () => advanceInOneStep(60, fixtures.server).then(() => succeeded)],
        wins: NaN,
        watchers: [fixtures.anna.client],
        async check([edited]) {
          const { scheduled_messages: waiting } = await fixtures.anna.client.ok('GET', '/scheduled_messages');
          const isWaiting = waiting.some((one: Body) => one.scheduled_message_id === id);
          const sent = await find(fixtures.anna, [{ operator: 'channel', operand: den }]);
          expect(sent, 'it is sent if it was not postponed').to.have.length(isWaiting ? 0 : 1);
          expect(isWaiting, 'it is not sent if it was postponed').to.equal(edited?.status === 200);
        },
      };
    },
  },
};
