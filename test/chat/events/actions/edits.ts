import type { Parameters } from '../../../support/client.js';
import { request, type Action, type Fixtures } from './fixtures.js';

const say = (kept: string, topic: string, content = 'Hello'): Action =>
  request(
    'sendMessage',
    `sends the message to edit: ${kept}`,
    'anna',
    ({ team }) => ['POST', '/messages', { type: 'channel', to: team, topic, content }],
    ({ ids }, { id }) => {
      ids[kept] = id;
    },
  );

const edit = (
  title: string,
  who: 'anna' | 'owner',
  kept: string,
  make: (fixtures: Fixtures) => Parameters,
): Action =>
  request('updateMessage', title, who, (fixtures) => [
    'PATCH',
    `/messages/${String(fixtures.ids[kept])}`,
    { send_notification_to_new_thread: false, ...make(fixtures) },
  ]);

/** Edited and moved messages. */
export const editActions: readonly Action[] = [
  say('edited', 'edits'),
  edit('edits a message', 'anna', 'edited', () => ({ content: 'Hello *again*' })),
  edit('turns it into a /me message', 'anna', 'edited', () => ({ content: '/me waves' })),
  edit('mentions a user by an edit', 'anna', 'edited', () => ({ content: '@**Ben**' })),
  edit('mentions all subscribers by an edit', 'anna', 'edited', () => ({ content: '@**all**' })),
  edit('removes the mention by an edit', 'anna', 'edited', () => ({ content: 'Nobody' })),
  say('second', 'edits'),
  say('third', 'edits'),
  edit('moves one message', 'anna', 'second', () => ({ topic: 'elsewhere' })),
  edit('moves all messages of a topic', 'anna', 'edited', () => ({
    topic: 'somewhere',
    propagate_mode: 'change_all',
  })),
  edit('moves a message and later ones', 'anna', 'third', () => ({
    topic: 'elsewhere',
    propagate_mode: 'change_later',
  })),
  edit('moves a message with notices in both topics', 'anna', 'edited', () => ({
    topic: 'told of',
    send_notification_to_new_thread: true,
    send_notification_to_old_thread: true,
  })),
  edit('moves to a private channel', 'anna', 'third', ({ den }) => ({
    stream_id: den,
    propagate_mode: 'change_all',
  })),
  edit('moves back', 'anna', 'third', ({ team }) => ({ stream_id: team, propagate_mode: 'change_all' })),
  edit('resolves a topic', 'anna', 'edited', () => ({
    topic: '✔ told of',
    propagate_mode: 'change_all',
    send_notification_to_new_thread: true,
  })),
];
