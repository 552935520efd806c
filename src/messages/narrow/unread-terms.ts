import type { Actor } from '../../authentication/actor.js';
import { operandText } from '../../narrow/terms.js';
import type { Tx } from '../../store/types.js';
import { findUnread, type UnreadPlace } from '../read-state/find-unread.js';
import type { CompiledTerm } from './choose-sources.js';
import { messagesById, type At } from './source.js';
import type { TermCondition } from './term-condition.js';

const asksForUnread = ({ term }: CompiledTerm): boolean =>
  term.operator === 'is' && operandText(term) === 'unread' && !term.negated;

/** Returns the only channel, topic or direct conversation of which a narrow has messages. */
export const unreadPlace = (compiled: readonly CompiledTerm[]): UnreadPlace | undefined => {
  const at = compiled.flatMap(({ term, compiled: { at: place } }) => (term.negated ? [] : (place ?? [])));
  // The terms name one place, or no message meets all of them.
  const { isDirect, channelId, recipientId, topicKey } = Object.assign({}, ...at) as At;
  if (isDirect) return recipientId === undefined ? undefined : { recipient_id: recipientId };
  if (channelId === undefined) return undefined;
  return { channel_id: channelId, ...(topicKey !== undefined && { topic_key: topicKey }) };
};

const restricted = async (
  tx: Tx,
  actor: Actor,
  compiled: TermCondition,
  place: UnreadPlace | undefined,
): Promise<TermCondition> => {
  const area = await findUnread(tx, actor.id, place);
  if (!area) return { ...compiled, sources: [] };
  if (area.ids) return { ...compiled, sources: [messagesById(area.ids)] };
  const { first, last } = area;
  const sql = `(m.id BETWEEN ? AND ? AND ${compiled.sql})`;
  return { ...compiled, sql, values: [first, last, ...compiled.values] };
};

/** Restricts `is:unread` to where the user's unread messages are. */
export const restrictUnread = async (
  tx: Tx,
  actor: Actor,
  compiled: readonly CompiledTerm[],
): Promise<readonly CompiledTerm[]> => {
  const asking = compiled.find(asksForUnread);
  if (!asking) return compiled;
  const found = await restricted(tx, actor, asking.compiled, unreadPlace(compiled));
  return compiled.map((one) => (asksForUnread(one) ? { ...one, compiled: found } : one));
};
