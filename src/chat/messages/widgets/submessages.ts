import { caps } from '../../caps.js';
import { checkCap } from '../../../runtime/caps.js';
import { kibibytes } from '../../../lib/bytes.js';
import { statement } from '../../../runtime/store/statement.js';
import type { Tx } from '../../../runtime/store/types.js';
import type { StoredSubmessage } from '../model/stored-messages.js';
import type { Submessage } from '../model/view.js';
import { widgetOf, type Widget } from './parse-widget.js';

type NewSubmessage = Omit<StoredSubmessage, 'id'>;

/** Returns a submessage as all readers see it. */
export const viewSubmessage = ({
  id,
  message_id,
  sender_id,
  msg_type,
  content,
}: StoredSubmessage): Submessage => ({
  id,
  message_id,
  sender_id,
  msg_type,
  content,
});

/** Returns the first submessage of a message, which states the type of its widget. */
export const findFirstSubmessage = statement((db, messageId: number) =>
  db('submessages')
    .where({ message_id: messageId })
    .orderBy('id')
    .first('id', 'message_id', 'sender_id', 'msg_type', 'content'),
);

const findSubmessageOf = statement((db, messageId: number, senderId: number) =>
  db('submessages').where({ message_id: messageId, sender_id: senderId }).first('id'),
);

export const hasSubmessageOf = async (tx: Tx, messageId: number, senderId: number): Promise<boolean> =>
  (await findSubmessageOf(tx, messageId, senderId)) !== undefined;

interface Usage {
  readonly number: number;
  readonly own: number | null;
  readonly bytes: number | null;
}

/** Throws if another submessage would exceed the limits of a message. */
export const checkRoom = async (tx: Tx, { message_id, sender_id, content }: NewSubmessage): Promise<void> => {
  const {
    number = 0,
    own,
    bytes,
  } = (await tx.first<Usage>(
    `SELECT COUNT(*) AS number, SUM(CASE WHEN sender_id = ? THEN 1 ELSE 0 END) AS own,
       SUM(OCTET_LENGTH(content)) AS bytes FROM submessages WHERE message_id = ?`,
    [sender_id, message_id],
  )) ?? {};
  checkCap(caps.submessages, number + 1);
  checkCap(caps.submessagesOfUser, (own ?? 0) + 1);
  checkCap(caps.submessageKibibytes, Math.ceil(((bytes ?? 0) + Buffer.byteLength(content)) / kibibytes(1)));
};

export const insertSubmessage = async (tx: Tx, row: NewSubmessage): Promise<Submessage> => {
  const id = await tx.insert('submessages', { ...row });
  const { message_id, sender_id, msg_type, content } = row;
  return { id, message_id, sender_id, msg_type, content };
};

/** The submessage type of all widgets. */
const WIDGET = 'widget';

/** Stores the widget of a new message as its first submessage: the given one, or the one that its content describes. */
export const insertWidget = async (
  tx: Tx,
  message: { readonly id: number; readonly sender_id: number; readonly content: string },
  given: Widget | undefined,
): Promise<Submessage[]> => {
  const widget = given ?? widgetOf(message.content);
  if (!widget) return [];
  const { id: message_id, sender_id } = message;
  const content = JSON.stringify(widget);
  return [
    await insertSubmessage(tx, { message_id, sender_id, msg_type: WIDGET, content, added_version: null }),
  ];
};
