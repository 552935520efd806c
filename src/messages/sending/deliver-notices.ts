import { linkifying } from '../../linkifiers/matching.js';
import { Pace, paced } from '../../lib/event-loop.js';
import type { TxScope } from '../../scope.js';
import { findAlertWordsVersion, listAlerted } from '../../users/alert-words/alert-index.js';
import type { User } from '../../users/model/store.js';
import type { Audience } from '../../event-log/types.js';
import type { WideMessageEvent } from '../events.js';
import { flagBits } from '../model/flags.js';
import { createConversations } from '../model/recipients.js';
import { insertMessages } from '../model/store.js';
import { wideMessage, type MessageFacts } from '../model/view.js';
import { eventFlags, type Receivers } from './delivery-flags.js';
import { renderedNotice, type Piece } from './notice.js';
import { renderedColumns } from './rendering.js';

/** A notice for the subscribers of a channel, or for one user. */
export interface OneNotice extends Pick<MessageFacts, 'recipient_id' | 'channel' | 'people'> {
  readonly notice: Piece;
  /** The IDs of the receivers, ascending. */
  readonly ids: readonly number[];
  readonly audience: Pick<Audience, 'users' | 'publicChannel'>;
  /** The receiver for whom the notice counts as read. */
  readonly readBy?: number;
}

interface Options {
  readonly sender: User;
  /** The topic of all notices. Empty for direct messages. */
  readonly topic: string;
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

/**
 * Sends notices to many channels or users, each to another one. The number of statements grows with the batches only.
 * Every reader must see the sender, as they see the server's own bots.
 */
export const deliverNotices = async (
  scope: TxScope,
  notices: readonly OneNotice[],
  { sender, topic }: Options,
): Promise<void> => {
  const { tx, services } = scope;
  if (notices.length === 0) return;
  const places = notices.map(({ recipient_id, channel }) => ({
    recipient_id,
    channel_id: channel?.id ?? null,
  }));
  const conversations = await createConversations(tx, places, topic);
  const shared = { date_sent: services.clock.seconds(), client: 'Internal' };
  const rows = await paced(notices, ({ recipient_id, channel, notice }) => ({
    ...renderedColumns(renderedNotice(notice), channel !== null),
    ...shared,
    sender_id: sender.id,
    recipient_id,
    channel_id: channel?.id ?? null,
    conversation_id: conversations.get(recipient_id) ?? 0,
    topic,
    content: notice.markdown,
    read_by_sender: 1,
    resolve_notice: 0,
  }));
  const ids = await insertMessages(tx, rows);
  const organization = services.organization.current.string_id;
  const links = await linkifying(services.organization.linkifiers);
  const findReceivers = await receiversOf(scope);
  const pace = new Pace();
  const flags: { user_id: number; message_id: number; flags: number }[] = [];
  const marks: { user_id: number; conversation_id: number; watermark: number; exceptions: string }[] = [];
  for (const [index, one] of notices.entries()) {
    const { notice, recipient_id, channel, people, audience, readBy } = one;
    const conversation_id = rows[index]?.conversation_id ?? 0;
    const id = ids.get(conversation_id);
    if (id === undefined) throw new Error(`The notice to ${recipient_id} was not sent.`);
    const receivers = await findReceivers(one);
    for (const [user_id, bits] of receivers.bits) flags.push({ user_id, message_id: id, flags: bits });
    if (readBy !== undefined) marks.push({ user_id: readBy, conversation_id, watermark: id, exceptions: '' });
    const event: WideMessageEvent = {
      type: 'message',
      message: wideMessage({
        ...shared,
        id,
        recipient_id,
        channel,
        people,
        sender,
        organization,
        content: notice.markdown,
        rendered_content: notice.html,
        is_me_message: false,
        reactions: [],
        linkifying: links,
      }),
    };
    tx.emit(event, { ...audience, ...eventFlags(receivers, readBy) });
    if (pace.isDue) await pace.rest();
  }
  if (flags.length > 0) await tx.insertMany('message_flags', flags);
  if (marks.length > 0) await tx.upsertMany('read_marks', marks, ['user_id', 'conversation_id']);
};
