import { linkifying } from '../../../markdown/linkifiers/matching.js';
import { Pace, paced } from '../../../lib/event-loop.js';
import type { TxScope } from '../../scope.js';
import { findAlertWordsVersion, listAlerted } from '../../users/alert-words/alert-index.js';
import { listMuters } from '../../users/model/muted-users.js';
import type { User } from '../../users/model/store.js';
import type { Audience } from '../../../runtime/event-log/events.js';
import type { WideMessageEvent } from '../events.js';
import { flagBits } from '../model/flags.js';
import { createConversations } from '../model/recipients.js';
import { insertMessages, type NewMessage } from '../model/store.js';
import { type MessageFacts, wideMessage } from '../model/view.js';
import { eventFlags, type Receivers } from './delivery-flags.js';
import { type Piece, renderedNotice } from './notice.js';
import { renderedColumns } from './rendering.js';

/** A notice for the subscribers of a channel, or for one user. */
export interface OneNotice extends Pick<MessageFacts, 'recipient_id' | 'channel' | 'people'> {
  readonly notice: Piece;
  /** The IDs of the receivers, ascending. */
  readonly ids: readonly number[];
  readonly audience: Pick<Audience, 'users' | 'publicChannel'>;
  /** The receiver for whom the notice counts as read. Only for the first message of a conversation. */
  readonly readBy?: number;
}

/** Returns a function for the receivers of a notice with their flags. Each text is searched for alert words once. */
const receiversOf = async (scope: TxScope): Promise<(one: OneNotice) => Promise<Receivers>> => {
  const version = await findAlertWordsVersion(scope.tx);
  const alertedBy = new Map<string, ReadonlySet<number>>();
  return async ({ notice: { markdown }, ids }) => {
    const alerted = alertedBy.get(markdown) ?? (await listAlerted(scope, markdown, version));
    alertedBy.set(markdown, alerted);
    const found = alerted.size === 0 ? [] : ids.filter((id) => alerted.has(id));
    return { ids, bits: new Map(found.map((id) => [id, flagBits.has_alert_word])), channelWildcard: false };
  };
};

/** What all notices of one request share. */
interface Shared {
  readonly sender: User;
  readonly topic: string;
  readonly date_sent: number;
  readonly client: string;
}

const rowOf = (
  { recipient_id, channel, notice }: OneNotice,
  { sender, ...shared }: Shared,
  conversation_id: number,
): NewMessage => ({
  ...renderedColumns(renderedNotice(notice), channel !== null),
  ...shared,
  sender_id: sender.id,
  recipient_id,
  channel_id: channel?.id ?? null,
  conversation_id,
  content: notice.markdown,
  read_by_sender: 1,
  resolve_notice: 0,
});

type EventFacts = Pick<
  MessageFacts,
  'id' | 'sender' | 'date_sent' | 'client' | 'organization' | 'linkifying'
>;

const eventOf = (
  { notice, recipient_id, channel, people }: OneNotice,
  { id, sender, date_sent, client, organization, linkifying: links }: EventFacts,
): WideMessageEvent => ({
  type: 'message',
  message: wideMessage({
    id,
    recipient_id,
    content: notice.markdown,
    rendered_content: notice.html,
    date_sent,
    client,
    is_me_message: false,
    channel,
    people,
    sender,
    organization,
    reactions: [],
    submessages: [],
    linkifying: links,
  }),
});

/**
 * Sends notices to many channels or users, each to another one. The number of statements grows with the batches only.
 * Every reader must see the sender, as they see the server's own bots.
 */
export const deliverNotices = async (
  scope: TxScope,
  notices: readonly OneNotice[],
  { sender, topic }: Pick<Shared, 'sender' | 'topic'>,
): Promise<void> => {
  const { tx, services } = scope;
  if (notices.length === 0) return;
  const shared: Shared = { sender, topic, date_sent: services.clock.seconds(), client: 'Internal' };
  const places = notices.map((one) => ({ ...one, channel_id: one.channel?.id ?? null }));
  const conversations = await createConversations(tx, places, topic);
  const conversationOf = ({ recipient_id }: OneNotice): number => conversations.get(recipient_id) ?? 0;
  const ids = await insertMessages(
    tx,
    await paced(notices, (one) => rowOf(one, shared, conversationOf(one))),
  );
  const organization = services.organization.current.string_id;
  const facts = { ...shared, organization, linkifying: await linkifying(services.organization.linkifiers) };
  const findReceivers = await receiversOf(scope);
  const muters = await listMuters(tx, sender.id);
  const pace = new Pace();
  const flags: { user_id: number; message_id: number; flags: number }[] = [];
  const marks: { user_id: number; conversation_id: number; watermark: number; has_ranges: number }[] = [];
  for (const one of notices) {
    const conversation_id = conversationOf(one);
    const id = ids.get(conversation_id);
    if (id === undefined) throw new Error(`The notice to the recipient ${one.recipient_id} was not sent.`);
    const receivers = await findReceivers(one);
    for (const [user_id, bits] of receivers.bits) flags.push({ user_id, message_id: id, flags: bits });
    if (one.readBy !== undefined)
      marks.push({ user_id: one.readBy, conversation_id, watermark: id, has_ranges: 0 });
    const readers = one.readBy === undefined ? muters : new Set([...muters, one.readBy]);
    tx.emit(eventOf(one, { ...facts, id }), { ...one.audience, ...eventFlags(receivers, readers) });
    if (pace.isDue) await pace.rest();
  }
  if (flags.length > 0) await tx.insertMany('message_flags', flags);
  if (marks.length > 0) await tx.upsertMany('read_marks', marks, ['user_id', 'conversation_id']);
};
