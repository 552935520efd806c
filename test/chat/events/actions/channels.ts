import type { Body, Parameters } from '../../../support/client.js';
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

/** The owner, who must be subscribed to a private channel to change its readers, changes a channel. */
const update = (kind: string, name: string, what: string, parameters: Parameters): Action => ({
  by: 'updateChannel',
  title: `updates ${what} of ${kind}`,
  async run({ owner }) {
    const { stream_id } = await owner.ok('GET', '/get_stream_id', { stream: name });
    await owner.ok('PATCH', `/streams/${String(stream_id)}`, parameters);
  },
});

const archive = (kind: string, name: string): Action => ({
  by: 'archiveChannel',
  title: `archives ${kind}`,
  async run({ owner }) {
    const { stream_id } = await owner.ok('GET', '/get_stream_id', { stream: name });
    await owner.ok('DELETE', `/streams/${String(stream_id)}`);
  },
});

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
  update('a public channel', 'open', 'its name', { new_name: 'wide open' }),
  update('a public channel', 'wide open', 'its name back', { new_name: 'open' }),
  update('a default channel', 'for all', 'several properties', {
    description: 'For *all*',
    new_name: 'for everyone',
    stream_post_policy: 4,
    message_retention_days: 400,
  }),
  update('a default channel', 'for everyone', 'the name back', {
    new_name: 'for all',
    stream_post_policy: 1,
  }),
  update('a default channel', 'for all', 'the list of default channels', { is_default_stream: false }),
  update('a public channel', 'team', 'the list of default channels', { is_default_stream: true }),
  request('createSubscriptions', 'creates a channel of the owner', 'owner', () => [
    'POST',
    PATH,
    { subscriptions: [{ name: 'changing' }] },
  ]),
  subscribe('subscribes a guest to the channel of the owner', 'changing', 'gil'),
  update('a public channel', 'changing', 'who reads it, to subscribers', { is_private: true }),
  update('a private channel', 'changing', 'its history', { history_public_to_subscribers: true }),
  update('a private channel', 'changing', 'who reads it, to all members', { is_private: false }),
  update('a public channel', 'changing', 'who reads it, to all users', { is_web_public: true }),
  update('a web-public channel', 'changing', 'who reads it, to all members', { is_web_public: false }),
  {
    by: 'updateChannel',
    title: 'updates who can unsubscribe others',
    async run({ owner, team }) {
      const { user_groups } = await owner.ok('GET', '/user_groups');
      const { id } = user_groups.find(({ name }: Body) => name === 'role:moderators');
      await owner.ok('PATCH', `/streams/${String(team)}`, { can_remove_subscribers_group: id });
    },
  },
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
  archive('a public channel with a guest', 'changing'),
  create('a private channel to archive', 'cave', { invite_only: true }),
  archive('a private channel', 'cave'),
  create('a default channel to archive', 'lobby', { is_default_stream: true }),
  archive('a default channel', 'lobby'),
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
