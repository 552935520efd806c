import { LRUCache } from 'lru-cache';

import type { Records } from '../format/kinds.js';
import type { Fields } from './fields.js';
import type { Scratch } from './scratch.js';

/** Where a message is. */
export type Place = Pick<Records['messages'], 'channel' | 'topic' | 'users'>;

export interface KnownChannel {
  readonly isArchived: boolean;
  /** Whether subscribers read what was sent before they subscribed. */
  readonly hasSharedHistory: boolean;
}

/** The types of recipients. */
const TO_USER = 1;
const TO_CHANNEL = 2;
const TO_USERS = 3;

/** Recipients that are kept in memory. */
const REMEMBERED = 10_000;

type Found = { readonly channel: number } | { readonly user: number } | { readonly users: readonly number[] };

/** What rows of the export refer to by ID. */
export class Directory {
  readonly users = new Set<number>();
  readonly bots = new Set<number>();
  readonly channels = new Map<number, KnownChannel>();
  readonly #clients = new Map<number, string>();
  readonly #recipients = new LRUCache<number, { readonly found: Found | undefined }>({ max: REMEMBERED });

  constructor(private readonly scratch: Scratch) {
    this.#addUsers();
    this.#addChannels();
    for (const row of scratch.rowsOf('zerver_recipient')) {
      this.#addRecipient(row.id('id'), row.integer('type'), row.id('type_id'));
    }
    for (const row of scratch.rowsOf('zerver_client')) this.#clients.set(row.id('id'), row.text('name'));
  }

  /** Returns the ID if it is that of a user of the export. */
  userOrNull(id: number | null): number | null {
    return id !== null && this.users.has(id) ? id : null;
  }

  channelOrNull(id: number | null): number | null {
    return id !== null && this.channels.has(id) ? id : null;
  }

  clientName(id: number | null): string {
    return (id === null ? undefined : this.#clients.get(id)) ?? 'Other';
  }

  /** Returns the channel of a recipient. Undefined if it is none. */
  channelOf(recipient: number): number | undefined {
    const found = this.#find(recipient);
    return found && 'channel' in found ? found.channel : undefined;
  }

  /** Returns where a message is that a user sent. Undefined if not all of it is in the export. */
  placeOf(recipient: number, sender: number, topic: string): Place | undefined {
    const found = this.#find(recipient);
    if (!found) return undefined;
    if ('channel' in found) return { channel: found.channel, topic, users: null };
    const ids = 'user' in found ? [found.user, sender] : [...found.users, sender];
    const users = [...new Set(ids)].sort((one, other) => one - other);
    return users.every((id) => this.users.has(id)) ? { channel: null, topic: '', users } : undefined;
  }

  #addUsers(): void {
    const { scratch } = this;
    for (const table of ['zerver_userprofile', 'zerver_userprofile_mirrordummy']) {
      for (const row of scratch.rowsOf(table)) this.#addUser(row, row.maybeId('recipient'));
    }
    for (const row of scratch.rowsOf('zerver_userprofile_crossrealm')) {
      this.#addUser(row, row.maybeId('recipient_id'));
    }
  }

  #addUser(row: Fields, recipient: number | null): void {
    const id = row.id('id');
    this.users.add(id);
    if (row.flag('is_bot')) this.bots.add(id);
    if (recipient !== null) this.#addRecipient(recipient, TO_USER, id);
  }

  #addChannels(): void {
    for (const row of this.scratch.rowsOf('zerver_stream')) {
      const id = row.id('id');
      const recipient = row.maybeId('recipient');
      this.channels.set(id, {
        isArchived: row.flag('deactivated'),
        hasSharedHistory: row.flag('history_public_to_subscribers', !row.flag('invite_only')),
      });
      if (recipient !== null) this.#addRecipient(recipient, TO_CHANNEL, id);
    }
  }

  #addRecipient(id: number, type: number, typeId: number): void {
    this.scratch.run('INSERT OR IGNORE INTO recipients VALUES (?, ?, ?)', id, type, typeId);
  }

  #find(recipient: number): Found | undefined {
    const known = this.#recipients.get(recipient);
    if (known) return known.found;
    const found = this.#read(recipient);
    this.#recipients.set(recipient, { found });
    return found;
  }

  #read(recipient: number): Found | undefined {
    const { scratch } = this;
    const row = scratch.all<{ type: number; type_id: number }>(
      'SELECT type, type_id FROM recipients WHERE id = ?',
      recipient,
    )[0];
    if (row?.type === TO_USER) return { user: row.type_id };
    if (row?.type === TO_CHANNEL)
      return this.channels.has(row.type_id) ? { channel: row.type_id } : undefined;
    if (row?.type !== TO_USERS) return undefined;
    const members = scratch.all<{ user: number }>('SELECT user FROM members WHERE recipient = ?', recipient);
    return { users: members.map(({ user }) => user) };
  }
}
