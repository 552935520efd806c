import { fileUrl } from '../../src/chat/attachments/view.js';
import { type Clock, DAY } from '../../src/lib/clock.js';
import { type EmojiReference, resolveEmoji } from '../../src/chat/emoji/reference.js';
import type { Scope, TxScope } from '../../src/accounts/scope.js';
import type { Services } from '../../src/accounts/services.js';
import type { Tx } from '../../src/runtime/store/types.js';
import { type ChannelRow, listChannelsByKey } from '../../src/chat/channels/model/store.js';
import { nameKey } from '../../src/lib/name-key.js';
import { listUsers, type User } from '../../src/chat/users/model/store.js';
import { withoutEvents } from './quiet-tx.js';
import { purposes, random } from './random.js';
import { createSchedule, membersAfter, type Place, roundBefore } from './schedule.js';
import { type Shape, shapeOf } from './shape.js';
import type { LoadState } from './state.js';
import { Texts } from './texts.js';

/** The time from the first message to the last, in seconds. */
const SPAN = 730 * DAY;

const REACTIONS = ['thumbs_up', 'heart', 'tada', 'eyes', 'check'];

/** An uploaded file that one message links. */
interface LinkedFile {
  readonly url: string;
}

/** What the steps share: the plan of the data, and the rows that earlier steps wrote. */
export class Loader {
  readonly shape: Shape;
  readonly texts: Texts;
  readonly placeOf: (message: number) => Place;
  #users: readonly User[] | undefined;
  #channels: readonly ChannelRow[] | undefined;
  #files: readonly LinkedFile[] | undefined;
  #emoji: readonly EmojiReference[] | undefined;

  constructor(
    private readonly services: Services,
    readonly amounts: LoadState,
  ) {
    this.shape = shapeOf(amounts);
    this.texts = new Texts(amounts.seed);
    this.placeOf = createSchedule(amounts, this.shape);
  }

  /** The scope of a step at the time of a message. */
  scope(tx: Tx, message: number): TxScope {
    const { end, messages } = this.amounts;
    const seconds = end - SPAN + Math.floor((SPAN * message) / messages);
    const clock: Clock = { ...this.services.clock, now: () => seconds * 1000, seconds: () => seconds };
    return { tx: withoutEvents(tx), services: { ...this.services, clock } };
  }

  /** The scope of a user's work. */
  scopeOf(scope: TxScope, user: number): Scope {
    return { ...scope, actor: this.user(user) };
  }

  /** Reads what earlier steps wrote. Call it in the first transaction after them. */
  async read(tx: Tx): Promise<void> {
    this.#users = (await listUsers(tx)).filter(({ is_system_bot }) => !is_system_bot);
    const byKey = await listChannelsByKey(
      tx,
      this.shape.channels.map(({ name }) => nameKey(name)),
    );
    this.#channels = this.shape.channels.flatMap(({ name }) => byKey.get(nameKey(name)) ?? []);
    const files = await tx.all<{ file_key: string; path_name: string }>(
      'SELECT file_key, path_name FROM attachments ORDER BY id',
    );
    this.#files = files.map((file) => ({ url: fileUrl(file) }));
    this.#emoji = await Promise.all(REACTIONS.map((emoji_name) => resolveEmoji(tx, { emoji_name })));
  }

  get isRead(): boolean {
    return this.#users !== undefined;
  }

  user(index: number): User {
    const user = this.#users?.[index];
    if (!user) throw new Error(`The user ${index} is not loaded.`);
    return user;
  }

  channel(index: number): ChannelRow {
    const channel = this.#channels?.[index];
    if (!channel) throw new Error(`The channel ${index} is not loaded.`);
    return channel;
  }

  file(index: number): LinkedFile | undefined {
    return this.#files?.[index];
  }

  emoji(value: number): EmojiReference {
    const emoji = this.#emoji?.[Math.floor(value * REACTIONS.length)];
    if (!emoji) throw new Error('The emoji are not loaded.');
    return emoji;
  }

  topic(channel: number, topic: number): string {
    return this.texts.name(channel, topic);
  }

  /** The users who get a message: the first ones of a list of indexes. */
  audienceOf(message: number): { readonly members: readonly number[]; readonly count: number } {
    const place = this.placeOf(message);
    const channel = place.channel === null ? undefined : this.shape.channels[place.channel];
    if (!channel || place.channel === null) {
      const members = this.shape.direct.groups[place.channel === null ? place.group : 0] ?? [];
      return { members, count: members.length };
    }
    const round = roundBefore(message, this.amounts);
    return { members: channel.members, count: membersAfter(channel, round, place.channel === 0) };
  }

  /** The index of one of the users who get a message. Those who came first are more frequent. */
  memberOf(message: number, purpose: number, turn = 0): number {
    const { members, count } = this.audienceOf(message);
    const value = random(this.amounts.seed, purpose, message, turn);
    return members[Math.floor(value ** 2 * count)] ?? 0;
  }

  senderOf(message: number): number {
    return this.memberOf(message, purposes.sender);
  }

  /** A random number of a message, from 0 to below 1. */
  chance(purpose: number, message: number): number {
    return random(this.amounts.seed, purpose, message, -1);
  }
}
