import { LRUCache } from 'lru-cache';

import { nameKey } from '../../../lib/name-key.js';
import type { Records } from '../format/kinds.js';
import { ArchiveError } from '../format/source.js';
import type { Directory, Place } from './directory.js';
import { readEdits } from './edits.js';
import { Fields } from './fields.js';
import { readRows } from './load.js';
import type { NotTaken } from './not-taken.js';
import type { Scratch } from './scratch.js';
import { cut } from './texts.js';
import { toTopic } from './topics.js';
import { messageFiles } from './unpack.js';
import { linked } from './upload-paths.js';

/** The bits of the flags of a user's message. */
export const flagBits = {
  read: 1,
  starred: 2,
  collapsed: 4,
  mentioned: 8,
  channelWildcard: 16,
  topicWildcard: 32,
  groupMentioned: 64,
  hasAlertWord: 512,
  /** The user did not receive the message, but starred it, for example. */
  historical: 1024,
} as const;

const { read, channelWildcard, topicWildcard, starred, collapsed, mentioned, groupMentioned, hasAlertWord } =
  flagBits;
const WILDCARDS = channelWildcard | topicWildcard;
const KEPT_FLAGS = starred | collapsed | mentioned | topicWildcard | groupMentioned | hasAlertWord;

const MOST_CHARACTERS = 10_000;
const CLIENT_CHARACTERS = 30;
const RESOLVE_NOTICE = 2;

/** Users and channels that are kept in memory. */
const RECEIVED_TOGETHER = 100_000;

/** Conversations that are kept in memory. */
const REMEMBERED = 50_000;

/** Reads the messages and the flags of users into the scratch database, where they are sorted. */
export class MessageLoader {
  readonly #conversations = new LRUCache<string, number>({ max: REMEMBERED });
  /** The messages of one file. The flags of its messages are in the same file. */
  #messages = new Map<number, { readonly conversation: number; readonly channel: number | null }>();
  /** The first message that a user received in a channel: of those that are not written yet. */
  readonly #received = new Map<string, number>();

  constructor(
    private readonly scratch: Scratch,
    private readonly directory: Directory,
    private readonly notTaken: NotTaken,
  ) {}

  async load(folder: string, progressed: (done: number) => void): Promise<void> {
    const names = await messageFiles(folder);
    for (const [index, name] of names.entries()) {
      progressed(index / names.length);
      this.#messages = new Map();
      for await (const { table, row, place } of readRows(folder, name)) {
        const fields = new Fields(row, place);
        if (table === 'zerver_message') this.#addMessage(fields);
        else if (table === 'zerver_usermessage') this.#addFlags(fields);
        else this.notTaken.note(`rows of ${table}`);
      }
    }
    this.#writeReceived();
    this.scratch.indexMessages();
  }

  #addMessage(row: Fields): void {
    const { directory, notTaken, scratch } = this;
    const id = row.id('id');
    const sender = row.id('sender');
    const recipient = row.id('recipient');
    if (!directory.users.has(sender)) {
      notTaken.note('messages of senders who are not in the export');
      return;
    }
    const place = directory.placeOf(recipient, sender, toTopic(row.text('subject')));
    if (!place) {
      notTaken.note('messages whose channel or users are not in the export');
      return;
    }
    if (scratch.all('SELECT id FROM messages WHERE id = ?', id).length > 0) {
      throw new ArchiveError(row.place, `the ID ${id} comes twice`);
    }
    const { edits, left } = readEdits(row, id, directory);
    if (left > 0) notTaken.note('older edits of messages', left);
    const conversation = this.#conversationOf(place);
    scratch.run(
      'INSERT INTO messages VALUES (?, ?, ?, ?, ?, ?)',
      id,
      place.channel ?? 0,
      conversation,
      row.place,
      JSON.stringify(this.#toRecord(row, id, sender, place)),
      JSON.stringify(edits.map((edit) => this.#withPaths(edit))),
    );
    this.#messages.set(id, { conversation, channel: place.channel });
  }

  #toRecord(row: Fields, id: number, sender: number, place: Place): Records['messages'] {
    const content = row.text('content');
    if (cut(content, MOST_CHARACTERS).length < content.length)
      this.notTaken.note('ends of too long messages');
    return {
      id,
      sender,
      ...place,
      sent_at: row.seconds('date_sent'),
      edited_at: row.maybeSeconds('last_edit_time'),
      client: cut(this.directory.clientName(row.maybeId('sending_client')), CLIENT_CHARACTERS),
      // The reference server keeps deleted content as an empty text.
      content: cut(linked(this.scratch, cut(content, MOST_CHARACTERS)), MOST_CHARACTERS) || '(deleted)',
      ...(row.maybeInteger('type') === RESOLVE_NOTICE && { is_resolve_notice: true }),
    };
  }

  #withPaths(edit: Records['edits']): Records['edits'] {
    return edit.content === undefined
      ? edit
      : { ...edit, content: cut(linked(this.scratch, edit.content), MOST_CHARACTERS) };
  }

  #addFlags(row: Fields): void {
    const { scratch } = this;
    const user = row.id('user_profile');
    const message = row.id('message');
    const bits = row.integer('flags_mask');
    const known = this.#messages.get(message);
    if (!known || !this.directory.users.has(user)) {
      this.notTaken.note('flags of messages or users that are not in the export');
      return;
    }
    const { conversation, channel } = known;
    if ((bits & KEPT_FLAGS) !== 0) {
      scratch.run('INSERT OR IGNORE INTO flags VALUES (?, ?, ?)', message, user, bits & KEPT_FLAGS);
    }
    if ((bits & WILDCARDS) !== 0) {
      scratch.run('INSERT OR IGNORE INTO wildcards VALUES (?, ?)', message, bits & WILDCARDS);
    }
    if ((bits & read) === 0) {
      scratch.run('INSERT OR IGNORE INTO unread VALUES (?, ?, ?)', user, conversation, message);
    }
    if (channel !== null && (bits & flagBits.historical) === 0) this.#addReceived(user, channel, message);
  }

  #addReceived(user: number, channel: number, message: number): void {
    if (this.directory.channels.get(channel)?.hasSharedHistory === false) {
      this.scratch.run('INSERT OR IGNORE INTO received VALUES (?, ?, ?)', channel, user, message);
      return;
    }
    const key = `${user} ${channel}`;
    this.#received.set(key, Math.min(message, this.#received.get(key) ?? message));
    if (this.#received.size >= RECEIVED_TOGETHER) this.#writeReceived();
  }

  #writeReceived(): void {
    for (const [key, message] of this.#received) {
      this.scratch.run(
        `INSERT INTO first_received VALUES (?, ?, ?)
         ON CONFLICT (user, channel) DO UPDATE SET message = MIN(message, excluded.message)`,
        ...key.split(' ').map(Number),
        message,
      );
    }
    this.#received.clear();
  }

  #conversationOf({ channel, topic, users }: Place): number {
    const place = [channel ?? 0, nameKey(topic), users?.join() ?? ''] as const;
    const key = JSON.stringify(place);
    const known = this.#conversations.get(key);
    if (known !== undefined) return known;
    const found = this.scratch.all<{ id: number }>(
      'SELECT id FROM conversations WHERE channel = ? AND topic_key = ? AND users = ?',
      ...place,
    )[0];
    const id =
      found?.id ??
      this.scratch.run(
        'INSERT INTO conversations (channel, topic_key, users, topic) VALUES (?, ?, ?, ?)',
        ...place,
        topic,
      );
    this.#conversations.set(key, id);
    return id;
  }
}
