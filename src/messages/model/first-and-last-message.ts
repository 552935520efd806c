/*
 * The first and the newest message of a place, for queries. They are the ends of an index, so nothing that a
 * sender would have to wait for is stored. LIMIT, since MySQL reads the whole range for MIN and MAX in a subquery.
 */

/** The first message to the recipient in a column. */
export const firstTo = (recipient: string): string =>
  `(SELECT e.id FROM messages e WHERE e.recipient_id = ${recipient} ORDER BY e.recipient_id, e.id LIMIT 1)`;

/** The newest message to the recipient in a column. */
export const newestTo = (recipient: string): string =>
  `(SELECT e.id FROM messages e WHERE e.recipient_id = ${recipient} ORDER BY e.recipient_id DESC, e.id DESC LIMIT 1)`;

/** The newest message that was first sent in the conversation in a column. */
export const newestIn = (conversation: string): string =>
  `(SELECT e.id FROM messages e WHERE e.conversation_id = ${conversation}
    ORDER BY e.conversation_id DESC, e.id DESC LIMIT 1)`;
