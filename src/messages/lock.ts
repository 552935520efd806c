import { errors } from '../../generated/errors.js';
import type { Actor } from '../authentication/actor.js';
import type { Tx } from '../store/types.js';
import { accessible } from './access.js';
import type { Watched } from './onlookers.js';

/** A message that is about to change. */
export interface LockedMessage extends Watched {
  readonly sender_id: number;
  /** The owner of the bot that sent it. */
  readonly bot_owner_id: number | null;
  readonly topic: string;
  readonly date_sent: number;
}

/** A message the user may read, held so that changes to it take turns. */
export const lockMessage = async (tx: Tx, actor: Actor, id: number): Promise<LockedMessage> => {
  await tx.lock('messages', id);
  const access = accessible(actor);
  const message = await tx.first<LockedMessage>(
    `SELECT m.id, m.channel_id, m.sender_id, m.topic, m.date_sent, u.bot_owner_id, r.user_ids FROM messages m
     JOIN users u ON u.id = m.sender_id
     JOIN recipients r ON r.id = m.recipient_id
     LEFT JOIN channels c ON c.id = m.channel_id
     WHERE m.id = ? AND ${access.sql}`,
    [id, ...access.values],
  );
  if (!message) throw errors.messageNotFound();
  return message;
};
