import { errors } from '../../../generated/errors.js';
import { claimForScheduled } from '../attachments/attachment-references.js';
import { moment, paragraph, pieces, quotation, quoted, type Piece } from '../messages/sending/notice.js';
import { resolveRecipients } from '../messages/direct-recipients.js';
import { prepareToStore } from '../messages/sending/rendering.js';
import { notify, sendDirectly } from '../messages/sending/direct-message.js';
import { sendToChannel } from '../messages/sending/channel-message.js';
import type { TxScope } from '../scope.js';
import type { Services } from '../services.js';
import { findUser } from '../users/model/store.js';
import { NOTIFICATION_BOT_NAME } from '../users/model/system-bots.js';
import { emitChanged, emitRemoved } from './events.js';
import { claimScheduled } from './store.js';
import { peopleOf, type ScheduledRow } from './view.js';

const send = async (scope: TxScope, row: ScheduledRow): Promise<void> => {
  const sender = await findUser(scope.tx, row.sender_id);
  if (!sender?.is_active) throw errors.accountDeactivated();
  const { content, client } = row;
  const outgoing = { sender, content, client, readBySender: row.read_by_sender === 1 };
  if (row.channel_id !== null) {
    await sendToChannel(scope, outgoing, row.channel_id, row.topic);
    return;
  }
  const people = await resolveRecipients({ ...scope, actor: sender }, { userIds: peopleOf(row) });
  await sendDirectly(scope, outgoing, people);
};

/** Does what would hold the transaction that sends a message: see `prepareToStore`. */
export const prepareScheduled = async (
  services: Services,
  { sender_id, content }: Pick<ScheduledRow, 'sender_id' | 'content'>,
): Promise<Pick<TxScope, 'ahead'>> => {
  const { store } = services;
  const sender = await store.read((tx) => findUser(tx, sender_id));
  if (!sender?.is_active) return {};
  return prepareToStore({ store, services, actor: sender, input: { content } });
};

/** Sends a message that is due, unless another process has sent it. Throws the reason if it cannot be sent. */
export const deliverScheduled = async (scope: TxScope, id: number): Promise<void> => {
  const { tx, services } = scope;
  const row = await claimScheduled(tx, id, services.clock.seconds(), { state: 'sent' });
  if (!row) return;
  await send(scope, row);
  // The sent message refers to the files from now on.
  await claimForScheduled(tx, id, new Set());
  emitRemoved(tx, row);
};

const explanation = ({ scheduled_delivery_timestamp }: ScheduledRow, failure: string): Piece => {
  const what = pieces`The message you scheduled for ${moment(scheduled_delivery_timestamp)} was not sent:`;
  const { markdown, html } = quotation(quoted(failure));
  return { markdown: `${what.markdown}\n\n${markdown}`, html: `${paragraph(what).html}\n${html}` };
};

/** Marks a message that cannot be sent as failed, and notifies its author. */
export const failScheduled = async (scope: TxScope, id: number, failure: string): Promise<void> => {
  const { tx, services } = scope;
  const row = await claimScheduled(tx, id, services.clock.seconds(), { state: 'failed', failure });
  if (!row) return;
  emitChanged(tx, row);
  const sender = await findUser(tx, row.sender_id);
  const notice = explanation(row, failure);
  if (sender?.is_active) await notify(scope, { bot: NOTIFICATION_BOT_NAME, to: sender, notice });
};
