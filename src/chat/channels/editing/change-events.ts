import { Pace } from '../../../lib/event-loop.js';
import { loadTraffic } from '../members/traffic.js';
import { audiences, readPeople, type People } from '../members/audience.js';
import { membersOfChannels, type Members } from '../members/members.js';
import type { Tx } from '../../../runtime/store/types.js';
import type { TxScope } from '../../scope.js';
import { emitDefaultChannels } from '../events.js';
import type { ChannelChanges, ChannelRow } from '../model/store.js';
import { viewChannel, type Channel } from '../model/view.js';

/** A channel before and after a change, with the changed columns. */
export interface ChannelChange {
  readonly before: ChannelRow;
  readonly after: ChannelRow;
  readonly changes: ChannelChanges;
}

/** A property of a channel object with its new value, and the further fields of its event. */
interface Property {
  readonly property: keyof Channel;
  readonly value: unknown;
  readonly further?: object;
  readonly name: string;
}

export const isKindChanged = ({ changes }: ChannelChange): boolean =>
  (changes.invite_only ?? changes.is_web_public ?? changes.history_public_to_subscribers) !== undefined;

/** Returns the changed properties in the order in which clients get them. */
const changedProperties = (change: ChannelChange): Property[] => {
  const { before, changes } = change;
  const after = viewChannel(change.after, () => null);
  const one = (property: keyof Channel, name: string, further = {}): Property => ({
    property,
    value: after[property],
    further,
    name,
  });
  const { history_public_to_subscribers, is_web_public, rendered_description } = after;
  const kind = { history_public_to_subscribers, is_web_public };
  const found = [
    ...(isKindChanged(change) ? [one('invite_only', before.name, kind)] : []),
    ...(changes.message_retention_days === undefined ? [] : [one('message_retention_days', before.name)]),
    ...(changes.description === undefined ? [] : [one('description', before.name, { rendered_description })]),
    ...(changes.name === undefined ? [] : [one('name', before.name)]),
    ...(changes.stream_post_policy === undefined
      ? []
      : [one('stream_post_policy', after.name), one('is_announcement_only', after.name)]),
    ...(changes.can_remove_subscribers_group === undefined
      ? []
      : [one('can_remove_subscribers_group', after.name)]),
  ];
  return found;
};

const viewersOf = (
  people: People,
  channel: ChannelRow,
  members: ReadonlyMap<number, Members>,
): ReadonlySet<number> => new Set(audiences(people, [channel], members).flatMap(({ users }) => [...users]));

const without = (users: Iterable<number>, others: ReadonlySet<number>): number[] =>
  [...users].filter((id) => !others.has(id));

/** Sends the channel and its subscribers to users who see it only now. */
const emitShown = (tx: Tx, channel: Channel, subscribers: readonly number[], users: number[]): void => {
  if (users.length === 0) return;
  tx.emit({ type: 'stream', op: 'create', streams: [channel] }, { users });
  if (subscribers.length === 0) return;
  const peers = { stream_ids: [channel.stream_id], user_ids: [...subscribers] };
  tx.emit({ type: 'subscription', op: 'peer_add', ...peers }, { users });
};

/** Sends the events about a changed channel to everyone who sees it before or after the change. */
export const emitChannelChange = async (scope: TxScope, change: ChannelChange): Promise<void> => {
  const { tx } = scope;
  const { before, after, changes } = change;
  const people = await readPeople(tx);
  const members = await membersOfChannels(scope, [after]);
  const pace = new Pace();
  const saw = viewersOf(people, before, members);
  if (pace.isDue) await pace.rest();
  const see = viewersOf(people, after, members);
  if (pace.isDue) await pace.rest();
  const traffic = isKindChanged(change) ? await loadTraffic(scope) : () => null;
  emitShown(tx, viewChannel(after, traffic), members.get(after.id)?.ids ?? [], without(see, saw));
  const users = [...see].filter((id) => saw.has(id));
  for (const { further, ...property } of changedProperties(change)) {
    const event = { type: 'stream', op: 'update', ...property, ...further, stream_id: after.id };
    if (users.length > 0) tx.emit(event, { users });
  }
  if (pace.isDue) await pace.rest();
  const lost = without(saw, see);
  if (lost.length > 0) {
    tx.emit({ type: 'stream', op: 'delete', streams: [viewChannel(before, traffic)] }, { users: lost });
  }
  if (changes.is_default !== undefined) await emitDefaultChannels(tx, people);
};
