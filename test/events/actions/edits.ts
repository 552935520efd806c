import type { Parameters } from '../../support/client.js';
import { request, type Action, type Fixtures } from './fixtures.js';

const say = (kept: string, topic: string, content = 'Hello'): Action =>
  request(
    'sendMessage',
    `sends what is edited later, ${kept}`,
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

/** Messages that are edited and moved. */
export const editActions: readonly Action[] = [
  say('edited', 'edits'),
  edit('edits a message', 'anna', 'edited', () => ({ content: 'Hello *again*' })),
  edit('makes it one about oneself', 'anna', 'edited', () => ({ content: '/me waves' })),
  edit('mentions somebody by an edit', 'anna', 'edited', () => ({ content: '@**Ben**' })),
  edit('mentions everybody by an edit', 'anna', 'edited', () => ({ content: '@**all**' })),
  edit('takes the mention back', 'anna', 'edited', () => ({ content: 'Nobody' })),
  say('second', 'edits'),
  say('third', 'edits'),
  edit('moves one message', 'anna', 'second', () => ({ topic: 'elsewhere' })),
  edit('moves all', 'anna', 'edited', () => ({ topic: 'somewhere', propagate_mode: 'change_all' })),
  edit('moves later ones', 'anna', 'third', () => ({ topic: 'elsewhere', propagate_mode: 'change_later' })),
  edit('moves and tells of it', 'anna', 'edited', () => ({
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
