import { claimForMessage } from '../../attachments/attachment-references.js';
import type { Actor } from '../../../runtime/identity/actor.js';
import type { Audience } from '../../../runtime/event-log/events.js';
import { linkifying } from '../../../markdown/linkifiers/matching.js';
import type { TxScope } from '../../scope.js';
import { usersWithoutAccessTo } from '../../users/access/access.js';
import { placeholderUser } from '../../users/access/placeholder-user.js';
import { listMuters } from '../../users/model/muted-users.js';
import { withAlerts } from './alerts.js';
import type { WideMessageEvent } from '../events.js';
import type { Rendered } from '../../../markdown/render.js';
import { eventFlags, type Receivers } from './delivery-flags.js';
import { renderedColumns } from './rendering.js';
import { insertFlags, insertMessage } from '../model/store.js';
import { changeRead } from '../read-state/change-read.js';
import { READ_BY_ALL } from '../model/flags.js';
import { markUnreadFor } from '../read-state/unread-for.js';
import { lockOwnFlags } from '../read-state/write-read-state.js';
import type { Widget } from '../widgets/parse-widget.js';
import { insertWidget } from '../widgets/submessages.js';
import { type MessageFacts, viewSender, wideMessage } from '../model/view.js';

/** A message to be sent, before its destination is known. */
export interface MessageDraft {
  readonly sender: Actor;
  readonly content: string;
  readonly client: string;
  readonly readBySender: boolean;
  /** A receiver other than the sender who needs not read it. */
  readonly readBy?: number;
  /** The receivers for whom it counts as unread. Undefined: all. */
  readonly unreadFor?: readonly number[];
  /** Whether it is a notice that its topic is resolved, or that it is not. */
  readonly isResolveNotice?: boolean;
  /** Whether no receiver gets an email about it. */
  readonly isQuiet?: boolean;
  readonly local?: WideMessageEvent['local'];
  /** A widget that its content does not describe. */
  readonly widget?: Widget;
}

const NO_MUTERS: ReadonlySet<number> = new Set();

/** The resolved destination of a message. */
interface Target extends Pick<MessageFacts, 'recipient_id' | 'channel' | 'people'> {
  readonly conversation_id: number;
  readonly receivers: Receivers;
  readonly alertWordsVersion: string | null;
  /** Whether any user has muted the sender. */
  readonly isSenderMuted: boolean;
  readonly audience: Pick<Audience, 'users' | 'publicChannel'>;
}

/** Stores a message and sends a `message` event to all its receivers. Returns its ID. */
export const deliver = async (
  scope: TxScope,
  draft: MessageDraft,
  rendered: Rendered,
  { recipient_id, conversation_id, channel, people, audience, ...target }: Target,
): Promise<number> => {
  const { tx, services } = scope;
  const { sender, content, client, readBySender, readBy, isQuiet, local } = draft;
  const receivers = await withAlerts(scope, content, target);
  // Before their mutes are read, and before the message is stored: marking messages of its conversation waits for it.
  if (draft.unreadFor) await lockOwnFlags(tx, ...draft.unreadFor);
  const muters = target.isSenderMuted ? await listMuters(tx, sender.id) : NO_MUTERS;
  const unreadFor = draft.unreadFor?.filter((userId) => !muters.has(userId));
  const shared = {
    recipient_id,
    content,
    rendered_content: rendered.html,
    date_sent: services.clock.seconds(),
    client,
  };
  const id = await insertMessage(tx, {
    ...shared,
    ...renderedColumns(rendered, channel !== null),
    sender_id: sender.id,
    channel_id: channel?.id ?? null,
    conversation_id,
    topic: channel?.topic ?? '',
    read_by_sender: unreadFor ? READ_BY_ALL : Number(readBySender),
    resolve_notice: Number(draft.isResolveNotice ?? false),
  });
  await insertFlags(tx, id, receivers.bits);
  if (readBy !== undefined && receivers.ids.includes(readBy) && !muters.has(readBy))
    await changeRead(scope, readBy, [id], true);
  if (unreadFor) await markUnreadFor(tx, unreadFor, { id, conversation_id });
  if (rendered.uploads.size > 0) await claimForMessage(tx, id, rendered.uploads);
  const { current, linkifiers } = services.organization;
  const submessages = await insertWidget(tx, { id, sender_id: sender.id, content }, draft.widget);
  services.messageBytes.add(sender, ...submessages.map((widget) => widget.content));
  const facts: MessageFacts = {
    ...shared,
    id,
    is_me_message: rendered.isMe,
    channel,
    people,
    sender,
    organization: current.string_id,
    reactions: [],
    submessages,
    linkifying: await linkifying(linkifiers),
  };
  // A sender among the receivers shares the conversation with all of them.
  const isAmongThem = receivers.ids.includes(sender.id);
  const strangers = isAmongThem ? [] : await usersWithoutAccessTo(scope, sender, receivers.ids);
  const event: WideMessageEvent = {
    type: 'message',
    message: wideMessage(facts),
    ...(strangers.length > 0 && {
      strangers: { ids: strangers, sender: viewSender(placeholderUser(services, sender.id)) },
    }),
    ...(isQuiet && { isQuiet }),
    ...(local && { local }),
  };
  const reader = readBy ?? (readBySender ? sender.id : undefined);
  const readers = reader === undefined ? muters : new Set([...muters, reader]);
  tx.emit(event, { ...audience, ...eventFlags(receivers, readers, unreadFor) });
  return id;
};
