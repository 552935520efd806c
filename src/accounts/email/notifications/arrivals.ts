import type { Audience, LogEntry } from '../../../runtime/event-log/events.js';
import { originalTexts, type WideUpdateEvent } from '../../../chat/messages/editing/edit-events.js';
import type { WideMessageEvent } from '../../../chat/messages/events.js';
import type { Topic } from '../../../chat/messages/model/topic-visibility-policy.js';
import type { TxScope } from '../../scope.js';
import { inBatches } from '../../../runtime/store/rows.js';
import { statement } from '../../../runtime/store/statement.js';
import type { RowOf, Tx } from '../../../runtime/store/types.js';
import { memberIdsOf } from '../../../chat/user-groups/membership.js';

/** The users and groups that the mentions in a rendered message address. Silent mentions address none. */
interface MentionTargets {
  readonly userIds: ReadonlySet<number>;
  readonly groupIds: ReadonlySet<number>;
  readonly channelWildcard: boolean;
  readonly topicWildcard: boolean;
}

/** Matches what `markdown/mentions.ts` writes. Users cannot write tags of their own. */
const MENTION =
  /<span class="(user-mention|user-mention channel-wildcard-mention|user-group-mention|topic-mention)"(?: data-user-(?:group-)?id="(\d+|\*)")?>/g;

const mentionTargets = (html: string): MentionTargets => {
  const mentions = Array.from(html.matchAll(MENTION), ([, kind = '', id = '']) => ({ kind, id }));
  const idsOf = (wanted: string): Set<number> =>
    new Set(mentions.flatMap(({ kind, id }) => (kind === wanted ? [Number(id)] : [])));
  const has = (wanted: string): boolean => mentions.some(({ kind }) => kind === wanted);
  return {
    userIds: idsOf('user-mention'),
    groupIds: idsOf('user-group-mention'),
    channelWildcard: has('user-mention channel-wildcard-mention'),
    topicWildcard: has('topic-mention'),
  };
};

const isSubset = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  [...one].every((id) => other.has(id));

/** Returns whether an edit added a mention. */
const addsMention = (before: MentionTargets, after: MentionTargets): boolean =>
  !isSubset(after.userIds, before.userIds) ||
  !isSubset(after.groupIds, before.groupIds) ||
  (after.channelWildcard && !before.channelWildcard) ||
  (after.topicWildcard && !before.topicWildcard);

/** A message that may require an email: it was just sent, or an edit added a mention to it. */
export interface Arrival {
  readonly messageId: number;
  readonly senderId: number;
  /** UNIX seconds at which the batching period begins. */
  readonly at: number;
  /** Null for direct messages. */
  readonly place: Topic | null;
  readonly audience: Audience;
  /** The users that the message addressed before the edit. Undefined for a message that was just sent. */
  readonly before?: { readonly mentioned: ReadonlySet<number>; readonly isWildcard: boolean };
}

const sent = ({ message }: WideMessageEvent, audience: Audience): Arrival => ({
  messageId: message.id,
  senderId: message.sender_id,
  at: message.timestamp,
  place: message.stream_id === undefined ? null : { channel_id: message.stream_id, topic: message.subject },
  audience,
});

interface AddedMention {
  readonly event: WideUpdateEvent;
  readonly audience: Audience;
  readonly before: MentionTargets;
  readonly after: MentionTargets;
}

const addedMention = (event: WideUpdateEvent, audience: Audience): AddedMention[] => {
  const { rendered_content: now, stream_id } = event;
  const old = originalTexts(event)?.orig_rendered_content;
  // A direct message may require an email even without a mention.
  if (old === undefined || now === undefined || stream_id === undefined) return [];
  const before = mentionTargets(old);
  const after = mentionTargets(now);
  return addsMention(before, after) ? [{ event, audience, before, after }] : [];
};

type MessagePlace = Pick<RowOf<'messages'>, 'id' | 'sender_id' | 'channel_id' | 'topic'>;

const listPlacesOf = statement((db, ids: readonly number[]) =>
  db('messages').whereIn('id', ids).select('id', 'sender_id', 'channel_id', 'topic'),
);

/** Returns the current topics of messages, by id. Deleted messages are left out. */
const listPlaces = async (
  tx: Tx,
  messageIds: readonly number[],
): Promise<ReadonlyMap<number, MessagePlace>> => {
  const rows = await inBatches(messageIds, (ids) => listPlacesOf(tx, ids));
  return new Map(rows.map((row) => [row.id, row]));
};

const edited = async (scope: TxScope, added: readonly AddedMention[]): Promise<Arrival[]> => {
  const places = await listPlaces(
    scope.tx,
    added.map(({ event }) => event.message_id),
  );
  const arrivals: Arrival[] = [];
  for (const { event, audience, before, after } of added) {
    const found = places.get(event.message_id);
    if (!found) continue;
    const { sender_id: senderId, channel_id, topic } = found;
    if (channel_id === null) continue;
    const inGroups = await memberIdsOf(scope, [...before.groupIds]);
    const hadTopicWildcard = before.topicWildcard && !after.channelWildcard;
    arrivals.push({
      messageId: event.message_id,
      senderId,
      at: event.edit_timestamp,
      place: { channel_id, topic },
      audience,
      before: {
        mentioned: new Set([...before.userIds, ...inGroups]),
        isWildcard: before.channelWildcard || hadTopicWildcard,
      },
    });
  }
  return arrivals;
};

/** Returns the arrivals among log entries. */
export const readArrivals = async (scope: TxScope, entries: readonly LogEntry[]): Promise<Arrival[]> => {
  const logged = entries.flatMap((entry) => entry.logged ?? []);
  const messages = logged.flatMap(({ event, audience }) =>
    event.type === 'message' && !event.isQuiet ? [sent(event as WideMessageEvent, audience)] : [],
  );
  const added = logged.flatMap(({ event, audience }) =>
    event.type === 'update_message' ? addedMention(event as WideUpdateEvent, audience) : [],
  );
  return added.length === 0 ? messages : [...messages, ...(await edited(scope, added))];
};
