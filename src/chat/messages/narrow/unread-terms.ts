import { operandText } from '../../narrow/terms.js';
import type { UnreadArea, UnreadPlace } from '../read-state/find-unread.js';
import { messagesById } from './source.js';
import { type CompiledTerm, placeOf, type TermCondition } from './term-condition.js';

export const asksForUnread = ({ term }: CompiledTerm): boolean =>
  term.operator === 'is' && operandText(term) === 'unread' && !term.negated;

/** Returns the only channel, topic or direct conversation of which a narrow has messages. */
export const unreadPlace = (terms: readonly CompiledTerm[]): UnreadPlace | undefined => {
  const { isDirect, channelId, recipientId, topicKey } = placeOf(terms);
  if (isDirect) return recipientId === undefined ? undefined : { recipient_id: recipientId };
  if (channelId === undefined) return undefined;
  return { channel_id: channelId, ...(topicKey !== undefined && { topic_key: topicKey }) };
};

const within = (compiled: TermCondition, area: UnreadArea | undefined): TermCondition => {
  if (!area) return { ...compiled, sources: [] };
  if (area.ids) return { ...compiled, sources: [messagesById(area.ids)] };
  const { first, last } = area;
  const sql = `(m.id BETWEEN ? AND ? AND ${compiled.sql})`;
  return { ...compiled, sql, values: [first, last, ...compiled.values] };
};

/** Restricts `is:unread` to where the user's unread messages are. */
export const restrictUnread = async (
  terms: readonly CompiledTerm[],
  unreadArea: () => Promise<UnreadArea | undefined>,
): Promise<readonly CompiledTerm[]> => {
  if (!terms.some(asksForUnread)) return terms;
  const area = await unreadArea();
  return terms.map((one) => (asksForUnread(one) ? { ...one, compiled: within(one.compiled, area) } : one));
};
