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
  request('createSubscriptions', `creates ${title}`, 'owner', ({ anna, gil }) => [
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

/** Channels and subscriptions. */
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
  request('createSubscriptions', 'creates two channels and subscribes to one', 'ben', () => [
    'POST',
    PATH,
    { subscriptions: [{ name: 'one' }, { name: 'two' }, { name: 'team' }] },
  ]),
  subscribe('subscribes a user to a public channel', 'team', 'nora'),
  subscribe('subscribes a user to a private channel', 'den', 'nora'),
  subscribe('subscribes a bot to a private channel', 'den', 'robo'),
  subscribe('subscribes a guest to a public channel', 'one', 'gil'),
  ...property('color', '#123456', '#654321'),
  ...['is_muted', 'in_home_view', 'pin_to_top', 'desktop_notifications', 'audible_notifications'].flatMap(
    (name) => property(name, true, false),
  ),
  ...['push_notifications', 'email_notifications', 'wildcard_mentions_notify'].flatMap((name) =>
    property(name, true, false),
  ),
  unsubscribe('unsubscribes a user from a private channel', ['den'], 'nora'),
  unsubscribe('unsubscribes a bot from a private channel', ['den'], 'robo'),
  unsubscribe('unsubscribes a guest from a public channel', ['one'], 'gil'),
  request('deleteSubscriptions', 'unsubscribes from a public channel', 'nora', () => [
    'DELETE',
    PATH,
    { subscriptions: ['team'] },
  ]),
  request(
    'deleteSubscriptions',
    'unsubscribes several users from several channels',
    'owner',
    ({ anna, gil }) => [
      'DELETE',
      PATH,
      { subscriptions: ['open', 'half open'], principals: [anna.id, gil.id] },
    ],
  ),
  unsubscribe('unsubscribes the last but one subscriber from a private channel', ['closed'], 'gil'),
  request('deleteSubscriptions', 'unsubscribes as the last subscriber of a private channel', 'anna', () => [
    'DELETE',
    PATH,
    { subscriptions: ['closed'] },
  ]),
  request('createSubscriptions', 'subscribes again', 'nora', () => [
    'POST',
    PATH,
    { subscriptions: [{ name: 'team' }] },
  ]),
  unsubscribe('unsubscribes the user again', ['team'], 'nora'),
  request('updateSubscriptions', 'subscribes to some channels and unsubscribes from others', 'nora', () => [
    'PATCH',
    PATH,
    { add: [{ name: 'one' }, { name: 'made by an update' }], delete: ['team'] },
  ]),
  request('createDefaultChannel', 'makes a channel a default channel', 'owner', ({ team }) => [
    'POST',
    '/default_streams',
    { stream_id: team },
  ]),
  request('deleteDefaultChannel', 'removes a default channel', 'owner', ({ team }) => [
    'DELETE',
    '/default_streams',
    { stream_id: team },
  ]),
  ...[1, 3, 2, 0].map((visibility_policy) =>
    request(
      'updateUserTopic',
      `sets the policy ${String(visibility_policy)} for a topic`,
      'anna',
      ({ team }) => ['POST', '/user_topics', { stream_id: team, topic: 'policies', visibility_policy }],
    ),
  ),
  ...['add', 'remove'].map((op) =>
    request('updateMutedTopic', `mutes a topic with the older operation: ${op}`, 'anna', ({ team }) => [
      'PATCH',
      `${PATH}/muted_topics`,
      { stream_id: team, topic: 'policies', op },
    ]),
  ),
];
