import type { Audience } from '../../../runtime/event-log/events.js';
import type { TxScope } from '../../scope.js';
import { memberIdsOf } from '../../user-groups/membership.js';
import { flagBits, flagNames } from '../model/flags.js';
import type { Rendered } from '../../../markdown/render.js';

/** The receivers of a message, and their flags. */
export interface Receivers {
  /** Ascending. */
  readonly ids: readonly number[];
  /** Flag bits by user, for users whose flags differ from the default. */
  readonly bits: ReadonlyMap<number, number>;
  readonly channelWildcard: boolean;
  /** Mentioned bots that are no receivers. They get only the event of the message. */
  readonly bots?: readonly number[];
}

export interface Reach {
  readonly ids: readonly number[];
  /** The users mentioned by a topic wildcard mention. Undefined without such a mention. */
  readonly participants?: ReadonlySet<number> | undefined;
  readonly channelWildcard: boolean;
}

/** Returns the receivers with their flags. Mentions by name or group count only for receivers. */
export const findReceivers = async (
  scope: TxScope,
  { mentions }: Rendered,
  { ids, participants, channelWildcard }: Reach,
): Promise<Receivers> => {
  const bits = new Map<number, number>();
  const called = new Set([...mentions.userIds, ...(await memberIdsOf(scope, [...mentions.groupIds]))]);
  if (called.size === 0 && !participants) return { ids, bits, channelWildcard };
  for (const id of ids) {
    const mentioned = called.has(id) ? flagBits.mentioned : 0;
    const inWildcard = participants?.has(id) ? flagBits.topic_wildcard_mentioned : 0;
    if (mentioned | inWildcard) bits.set(id, mentioned | inWildcard);
  }
  return { ids, bits, channelWildcard };
};

/** Returns the receivers' flags as the audience of the message's event carries them. */
export const eventFlags = (
  { ids, bits, channelWildcard, bots = [] }: Receivers,
  /** The users for whom the message counts as read. */
  readers: ReadonlySet<number>,
  /** The users for whom it counts as unread, if it counts as read for all others. */
  unreadFor?: readonly number[],
): Pick<Audience, 'flags' | 'defaultFlags'> => {
  const named = (own: number, read: boolean): readonly string[] =>
    flagNames({ bits: own, read, channelWildcard, historical: false });
  const isReadByAll = unreadFor !== undefined;
  const flags = new Map([...bits].map(([id, own]) => [id, named(own, isReadByAll || readers.has(id))]));
  for (const id of unreadFor ?? []) flags.set(id, named(bits.get(id) ?? 0, false));
  if (readers.size > 0)
    for (const id of ids) if (readers.has(id)) flags.set(id, named(bits.get(id) ?? 0, true));
  const called = { bits: flagBits.mentioned, read: false, channelWildcard: false, historical: false };
  for (const id of bots) flags.set(id, flagNames(called));
  return { flags, defaultFlags: named(0, isReadByAll) };
};
