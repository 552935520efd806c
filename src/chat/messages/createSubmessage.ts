import { errors } from '../../../generated/errors.js';
import { operation } from '../operation.js';
import type { Scope } from '../scope.js';
import type { Tx } from '../../runtime/store/types.js';
import { findMessageAudience, withActor } from './audience/message-audience.js';
import { followAfterTakingPart } from './model/topic-visibility-policy.js';
import { lockMessage, type LockedMessage } from './model/lock.js';
import { raiseMessageVersions } from './model/stored-messages.js';
import type { Submessage } from './model/view.js';
import { checkWidgetData } from './widgets/check-widget-data.js';
import { isWidgetType, type WidgetType } from './widgets/parse-widget.js';
import { checkRoom, findFirstSubmessage, hasSubmessageOf, insertSubmessage } from './widgets/submessages.js';

const parse = (content: string): unknown => {
  try {
    return JSON.parse(content) as unknown;
  } catch {
    throw errors.submessageNotJson();
  }
};

/** The first submessage of a message must come from its sender. */
const checkMayAttach = async ({ tx, actor }: Scope, { id, sender_id }: LockedMessage): Promise<void> => {
  if (sender_id === actor.id || (await hasSubmessageOf(tx, id, sender_id))) return;
  throw errors.submessageNotAllowed();
};

/** Returns the type of a message's widget. Undefined without a widget, and for types that only clients know. */
const findWidgetType = async (tx: Tx, messageId: number): Promise<WidgetType | undefined> => {
  const first = await findFirstSubmessage(tx, messageId);
  const data = first && (parse(first.content) as { readonly widget_type?: unknown } | null);
  return isWidgetType(data?.widget_type) ? data.widget_type : undefined;
};

/** Sends a `submessage` event to the message's audience, and always to the requesting user. */
const emitSubmessage = async (
  scope: Scope,
  message: LockedMessage,
  { id: submessage_id, message_id, sender_id, msg_type, content }: Submessage,
): Promise<void> => {
  const audience = await findMessageAudience(scope, message, [message]);
  const event = { type: 'submessage', msg_type, message_id, submessage_id, sender_id, content };
  scope.tx.emit(event, { users: withActor(scope.actor, audience) });
};

/** POST /submessage: adds data to the widget of a message, such as a vote. */
export const createSubmessage = operation(
  'createSubmessage',
  async (context) => {
    const { input, actor, tx, services } = context;
    const { msg_type, content } = input;
    const message = await lockMessage(tx, actor, input.message_id);
    await checkMayAttach(context, message);
    const data = parse(content);
    const widget = await findWidgetType(tx, message.id);
    if (widget) checkWidgetData(widget, data, message.sender_id === actor.id);
    const { members_version: added_version } = message;
    const row = { message_id: message.id, sender_id: actor.id, msg_type, content, added_version };
    await checkRoom(tx, row);
    services.messageBytes.add(actor, content);
    const submessage = await insertSubmessage(tx, row);
    await raiseMessageVersions(tx, [message.id]);
    await emitSubmessage(context, message, submessage);
    await followAfterTakingPart(context, message);
    return {};
  },
  {
    before: async (writing) => {
      await writing.services.messageBytes.settle(writing);
      return {};
    },
  },
);
