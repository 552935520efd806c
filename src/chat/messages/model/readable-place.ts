import { errors } from '../../../../generated/errors.js';
import type { Actor } from '../../../runtime/identity/actor.js';
import { nameKey } from '../../../lib/name-key.js';
import { INTEGER } from '../../../runtime/store/hints.js';
import type { Tx } from '../../../runtime/store/types.js';
import { accessible } from './access.js';
import type { Topic } from './topic-visibility-policy.js';

/** Throws unless the user can read a message of the topic. */
export const checkReadsTopic = async (tx: Tx, actor: Actor, { channel_id, topic }: Topic): Promise<void> => {
  const access = accessible(actor);
  const found = await tx.first(
    `SELECT m.id FROM messages m JOIN channels c ON c.id = m.channel_id
     WHERE m.channel_id = ${INTEGER} AND m.topic_key = ? AND ${access.sql}
     ORDER BY m.channel_id DESC, m.topic_key DESC, m.id DESC LIMIT 1`,
    [channel_id, nameKey(topic), ...access.values],
  );
  if (!found) throw errors.topicNotFound({ topic_name: topic });
};
