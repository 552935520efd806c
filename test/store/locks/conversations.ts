import { expect } from 'chai';

import { unsubscribeUrl } from '../../../src/email/unsubscribe-link.js';
import { say } from '../../messages/conversation.js';
import { schedule, sleep } from '../../scheduled-messages/arrange.js';
import type { Answer, Body } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import { watch, events } from '../../users/watch.js';
import { side, type Contests, type Side, type Stage } from './contest.js';

const nameOf = async (stage: Stage, channel: number): Promise<string> => {
  const { subscriptions } = await stage.anna.client.ok('GET', '/users/me/subscriptions');
  return subscriptions.find(({ stream_id }: Body) => stream_id === channel).name;
};

/** Unsubscribes Dan from a channel. */
const removal = async (stage: Stage, channel: number, dan: Person): Promise<Side> =>
  side(stage.owner, 'DELETE', '/users/me/subscriptions', {
    subscriptions: [await nameOf(stage, channel)],
    principals: [dan.id],
  });

const succeeded: Answer = { status: 200, headers: new Headers(), body: {} };

const PROTECTED = { history_public_to_subscribers: false };

/** Contests about channels and messages. */
export const conversations: Contests = {
  'emails about messages end by a link while a client turns them on for a channel': {
    locks: ['email/unsubscribe lock', 'email/notifications/end lockOwnSpans'],
    async prepare(stage) {
      const dan = await stage.person();
      const stream_id = await stage.den([dan]);
      const turn = (property: string, value: boolean) =>
        side(dan.client, 'POST', '/users/me/subscriptions/properties', {
          subscription_data: [{ stream_id, property, value }],
        });
      await turn('email_notifications', true)();
      const { pathname } = new URL(unsubscribeUrl(stage.server.services, 'missed_messages', dan.id));
      const unsubscribe: Side = async () => {
        const { status, headers } = await fetch(stage.server.url + pathname, { method: 'POST' });
        return { status, headers, body: {} };
      };
      return {
        sides: [unsubscribe, turn('pin_to_top', true)],
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
  'a member of a private channel becomes an administrator while they are unsubscribed': {
    locks: ['channels/deleteSubscriptions lockVisibility', 'channels/model/store lock'],
    async prepare(stage) {
      const dan = await stage.person();
      const den = await stage.den([dan]);
      return {
        sides: [
          await removal(stage, den, dan),
          side(stage.owner, 'PATCH', `/users/${String(dan.id)}`, { role: 200 }),
        ],
        wins: 2,
        watchers: [dan.client],
      };
    },
  },
  'a user is unsubscribed while a message is sent': {
    locks: [
      'channels/subscriptions/unsubscribe lockChannels',
      'channels/model/store updateLock',
      'messages/model/store shareLock',
    ],
    async prepare(stage) {
      const dan = await stage.person();
      const den = await stage.den([dan], PROTECTED);
      const queue = await watch(dan.client, ['message']);
      const message = { type: 'channel', to: den, topic: 'logo', content: 'secret' };
      return {
        sides: [side(stage.anna.client, 'POST', '/messages', message), await removal(stage, den, dan)],
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
    locks: ['channels/subscriptions/subscribe lockChannels', 'messages/model/store shareLock'],
    async prepare(stage) {
      const dan = await stage.person();
      const den = await stage.den([], PROTECTED);
      const queue = await watch(dan.client, ['message']);
      const message = { type: 'channel', to: den, topic: 'logo', content: 'secret' };
      return {
        sides: [
          side(stage.anna.client, 'POST', '/messages', message),
          side(stage.anna.client, 'POST', '/users/me/subscriptions', {
            subscriptions: [{ name: await nameOf(stage, den) }],
            principals: [dan.id],
          }),
        ],
        wins: 2,
        async check([sent]) {
          const { id } = sent?.body as { id: number };
          const received = (await events(queue)).some(({ message: one }) => one.id === id);
          const { status } = await dan.client.send('GET', `/messages/${String(id)}`);
          expect(status === 200, 'the user can read the message').to.equal(received);
        },
      };
    },
  },
  'a user is unsubscribed while a message is edited': {
    locks: ['messages/editing/edit-content lockChannelForShare', 'channels/model/store shareLock'],
    async prepare(stage) {
      const dan = await stage.person();
      const den = await stage.den([dan]);
      const id = await say(stage.anna, den, 'logo', 'before');
      const queue = await watch(dan.client, ['update_message']);
      return {
        sides: [
          side(stage.anna.client, 'PATCH', `/messages/${String(id)}`, { content: 'after' }),
          await removal(stage, den, dan),
        ],
        wins: 2,
        async check() {
          const wasSent = (await events(queue)).length > 0;
          const { body } = await dan.client.send('GET', `/messages/${String(id)}`);
          expect(body.raw_content === 'after', 'the user reads the new content').to.equal(wasSent);
        },
      };
    },
  },
  'two messages move in opposite directions': {
    locks: ['messages/editing/move lockChannels', 'messages/editing/move updateLock'],
    async prepare(stage) {
      const [one, other] = [await stage.den([]), await stage.den([])];
      const move = async (from: number, stream_id: number): Promise<Side> => {
        const path = `/messages/${String(await say(stage.anna, from, 'logo'))}`;
        return side(stage.anna.client, 'PATCH', path, { stream_id, propagate_mode: 'change_all' });
      };
      return {
        sides: [await move(one, other), await move(other, one)],
        wins: 2,
        watchers: [stage.anna.client],
      };
    },
  },
  'a topic moves while one of its messages is deleted': {
    locks: ['messages/editing/move updateLock'],
    async prepare(stage) {
      const den = await stage.den([stage.ben]);
      const [first, second] = [await say(stage.anna, den, 'logo'), await say(stage.anna, den, 'logo')];
      const moved = { topic: 'logos', propagate_mode: 'change_all' };
      return {
        sides: [
          side(stage.anna.client, 'PATCH', `/messages/${String(first)}`, moved),
          side(stage.owner, 'DELETE', `/messages/${String(second)}`),
        ],
        wins: NaN,
        watchers: [stage.anna.client, stage.ben.client],
      };
    },
  },
  'two clients of a user change two properties of a subscription': {
    locks: ['channels/updateSubscriptionProperties lockOwnSpans', 'channels/model/store forUpdate'],
    async prepare(stage) {
      const stream_id = await stage.den([]);
      const change = (property: string, value: unknown) =>
        side(stage.anna.client, 'POST', '/users/me/subscriptions/properties', {
          subscription_data: [{ stream_id, property, value }],
        });
      return {
        sides: [change('pin_to_top', true), change('is_muted', true)],
        wins: 2,
        watchers: [stage.anna.client],
      };
    },
  },
  'two clients of a user add one reaction': {
    locks: ['messages/createReaction lockMessage', 'messages/model/lock lock'],
    async prepare(stage) {
      const path = `/messages/${String(await say(stage.anna, await stage.den([]), 'logo'))}/reactions`;
      const react = side(stage.anna.client, 'POST', path, { emoji_name: 'tada' });
      return { sides: [react, react], wins: 1, watchers: [stage.anna.client] };
    },
  },
  'two clients of a user remove one reaction': {
    locks: ['messages/deleteReaction lockMessage'],
    async prepare(stage) {
      const path = `/messages/${String(await say(stage.anna, await stage.den([]), 'logo'))}/reactions`;
      await stage.anna.client.ok('POST', path, { emoji_name: 'tada' });
      const remove = side(stage.anna.client, 'DELETE', path, { emoji_name: 'tada' });
      return { sides: [remove, remove], wins: 1, watchers: [stage.anna.client] };
    },
  },
  'a message is deleted twice': {
    locks: ['messages/deleteMessage lockMessage'],
    async prepare(stage) {
      const path = `/messages/${String(await say(stage.anna, await stage.den([]), 'logo'))}`;
      const remove = side(stage.anna.client, 'DELETE', path);
      return { sides: [remove, remove], wins: 1, watchers: [stage.anna.client] };
    },
  },
  'a message is edited twice': {
    locks: ['messages/updateMessage lockMessage'],
    async prepare(stage) {
      const path = `/messages/${String(await say(stage.anna, await stage.den([]), 'logo', 'first'))}`;
      const edit = (content: string) => side(stage.anna.client, 'PATCH', path, { content });
      return {
        sides: [edit('second'), edit('third')],
        wins: 2,
        watchers: [stage.anna.client],
        async check() {
          const { message, raw_content } = await stage.anna.client.ok('GET', path);
          const before = message.edit_history.map(({ prev_content }: Body) => prev_content);
          expect([raw_content, ...before].sort()).to.deep.equal(['first', 'second', 'third']);
        },
      };
    },
  },
  'two messages begin a topic': {
    locks: ['messages/model/recipients insertOrFind'],
    async prepare(stage) {
      const den = await stage.den([]);
      const send = (topic: string) =>
        side(stage.anna.client, 'POST', '/messages', { type: 'channel', to: den, topic, content: 'hello' });
      return {
        sides: [send('Colors'), send('colors')],
        wins: 2,
        watchers: [stage.anna.client],
        async check() {
          const found = await stage.server.services.store.read((tx) =>
            tx.all("SELECT id FROM conversations WHERE channel_id = ? AND topic_key = 'colors'", [den]),
          );
          expect(found).to.have.length(1);
        },
      };
    },
  },
  'two messages begin a direct conversation': {
    locks: ['messages/model/recipients insertOrFind'],
    async prepare(stage) {
      const [dan, eva] = [await stage.person(), await stage.person()];
      const send = ({ client }: Person, to: Person) =>
        side(client, 'POST', '/messages', { type: 'direct', to: [to.id], content: 'hello' });
      return {
        sides: [send(dan, eva), send(eva, dan)],
        wins: 2,
        watchers: [dan.client, eva.client],
      };
    },
  },
  'a scheduled message is due while it is edited': {
    locks: [
      'scheduled-messages/updateScheduledMessage lockScheduledMessages',
      'scheduled-messages/store updateLock',
    ],
    async prepare(stage) {
      const den = await stage.den([]);
      const at = stage.server.clock.seconds() + 60;
      const message = { type: 'channel', to: den, topic: 'logo', content: 'before' };
      const id = await schedule(stage.anna, { ...message, scheduled_delivery_timestamp: at });
      const later = { content: 'after', scheduled_delivery_timestamp: at + 3600 };
      const edit = side(stage.anna.client, 'PATCH', `/scheduled_messages/${String(id)}`, later);
      return {
        sides: [edit, () => sleep(60, stage.server).then(() => succeeded)],
        wins: NaN,
        watchers: [stage.anna.client],
        async check([edited]) {
          const { scheduled_messages: waiting } = await stage.anna.client.ok('GET', '/scheduled_messages');
          const isWaiting = waiting.some((one: Body) => one.scheduled_message_id === id);
          expect(isWaiting, 'it is not sent if it was postponed').to.equal(edited?.status === 200);
        },
      };
    },
  },
};
