import type { Parameters } from '../../support/client.js';
import { request, type Action } from './fixtures.js';

const PATH = '/users/me/subscriptions';

const property = (name: string, value: unknown, other: unknown): Action[] =>
  [value, other].map((one) =>
    request('updateSubscriptionProperties', `sets ${name} to ${String(one)}`, 'anna', ({ team }) => [
      'POST',
      `${PATH}/properties`,
      { subscription_data: [{ stream_id: team, property: name, value: one }] },
    ]),
  );

const create = (title: string, name: string, options: Parameters = {}): Action =>
  request('createSubscriptions', `makes ${title}`, 'owner', ({ anna, gil }) => [
    'POST',
    PATH,
    { subscriptions: [{ name, description: 'About *it*' }], principals: [anna.id, gil.id], ...options },
  ]);

const subscribe = (title: string, name: string, who: 'nora' | 'ben' | 'robo' | 'gil'): Action =>
  request('createSubscriptions', title, 'anna', (fixtures) => [
    'POST',
    PATH,
    { subscriptions: [{ name }], principals: [fixtures[who].id] },
  ]);

const unsubscribe = (title: string, names: readonly string[], who: 'nora' | 'ben' | 'robo' | 'gil'): Action =>
  request('deleteSubscriptions', title, 'owner', (fixtures) => [
    'DELETE',
    PATH,
    { subscriptions: names, principals: [fixtures[who].id] },
  ]);

/** Channels, who is in them, and how. */
export const channelActions: readonly Action[] = [
  create('a public channel', 'open'),
  create('a private channel', 'closed', { invite_only: true }),
  create('a private channel with open history', 'half open', {
    invite_only: true,
    history_public_to_subscribers: true,
  }),
  create('a default channel', 'for all', { is_default_stream: true }),
  create('an announced channel', 'loud', { announce: true }),
  create('a web-public channel', 'window', { is_web_public: true }),
  request('createSubscriptions', 'makes two channels and joins one', 'ben', () => [
    'POST',
    PATH,
    { subscriptions: [{ name: 'one' }, { name: 'two' }, { name: 'team' }] },
  ]),
  subscribe('subscribes somebody to a public channel', 'team', 'nora'),
  subscribe('subscribes somebody to a private channel', 'den', 'nora'),
  subscribe('subscribes a bot to a private channel', 'den', 'robo'),
  subscribe('subscribes a guest to a public channel', 'one', 'gil'),
  ...property('color', '#123456', '#654321'),
  ...['is_muted', 'in_home_view', 'pin_to_top', 'desktop_notifications', 'audible_notifications'].flatMap(
    (name) => property(name, true, false),
  ),
  ...['push_notifications', 'email_notifications', 'wildcard_mentions_notify'].flatMap((name) =>
    property(name, true, false),
  ),
  unsubscribe('unsubscribes somebody from a private channel', ['den'], 'nora'),
  unsubscribe('unsubscribes a bot from a private channel', ['den'], 'robo'),
  unsubscribe('unsubscribes a guest from a public channel', ['one'], 'gil'),
  request('deleteSubscriptions', 'leaves a public channel', 'nora', () => [
    'DELETE',
    PATH,
    { subscriptions: ['team'] },
  ]),
  request('deleteSubscriptions', 'lets several go at once', 'owner', ({ anna, gil }) => [
    'DELETE',
    PATH,
    { subscriptions: ['open', 'half open'], principals: [anna.id, gil.id] },
  ]),
  unsubscribe('unsubscribes one of the last from a private channel', ['closed'], 'gil'),
  request('deleteSubscriptions', 'leaves a private channel as the last', 'anna', () => [
    'DELETE',
    PATH,
    { subscriptions: ['closed'] },
  ]),
  request('createSubscriptions', 'comes back', 'nora', () => [
    'POST',
    PATH,
    { subscriptions: [{ name: 'team' }] },
  ]),
  unsubscribe('and is sent away', ['team'], 'nora'),
];
