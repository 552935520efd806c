import { errors } from '../../../../generated/errors.js';
import type { Actor } from '../../../runtime/identity/actor.js';
import type { Tx } from '../../../runtime/store/types.js';
import { presentlyReadable } from '../model/access.js';
import { operandText, type Term } from '../../narrow/terms.js';
import { parseUserIds } from '../model/recipients.js';

const conversational = new Set(['channel', 'topic', 'dm']);

interface Place {
  readonly channel_id: number | null;
  readonly topic: string;
  readonly user_ids: string | null;
}

const findPlace = (tx: Tx, actor: Actor, id: number): Promise<Place | undefined> => {
  const access = presentlyReadable(actor);
  return tx.first<Place>(
    `SELECT m.channel_id, m.topic, r.user_ids FROM messages m
     JOIN recipients r ON r.id = m.recipient_id
     LEFT JOIN channels c ON c.id = m.channel_id
     WHERE m.id = ? AND ${access.sql}`,
    [id, ...access.values],
  );
};

const termsOf = ({ channel_id, topic, user_ids }: Place): Term[] =>
  channel_id === null
    ? [{ operator: 'dm', operand: parseUserIds(user_ids ?? ''), negated: false }]
    : [
        { operator: 'channel', operand: channel_id, negated: false },
        { operator: 'topic', operand: topic, negated: false },
      ];

/** Replaces `with` and the terms that it overrides by the current conversation of its message. */
export const followConversation = async (
  tx: Tx,
  actor: Actor,
  terms: readonly Term[],
): Promise<readonly Term[]> => {
  const [target, ...others] = terms.filter(({ operator }) => operator === 'with');
  if (!target) return terms;
  if (others.length > 0) throw errors.badNarrowCombination({ desc: "Duplicate 'with' operators." });
  const invalid = errors.badNarrowCombination({ desc: "Invalid 'with' operator" });
  const id = operandText(target);
  if (!/^\d{1,10}$/.test(id)) throw invalid;
  const rest = terms.filter((term) => term !== target);
  const place = await findPlace(tx, actor, Number(id));
  if (place) return [...rest.filter(({ operator }) => !conversational.has(operator)), ...termsOf(place)];
  // If the user cannot read the message now, the conversation named in the other terms is used.
  if (!rest.some(({ operator }) => conversational.has(operator))) throw invalid;
  return rest;
};
