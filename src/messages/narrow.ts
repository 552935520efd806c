import { errors } from '../../generated/errors.js';
import type { Actor } from '../authentication/actor.js';
import type { Condition } from '../channels/policy.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import { accessible, isFromBeforeLeaving, received } from './access.js';
import { operators, type Scope } from './narrow-operators.js';
import { readTerms, shown, type RawNarrow, type Term } from './narrow-terms.js';
import { searchWords } from './search.js';
import { followConversation } from './with.js';

/** A narrow as a query over messages `m`, their channels `c` and the user's flags `f` and marks `k`. */
export interface CompiledNarrow {
  readonly where: Condition;
  /** What was searched for, to be marked in the messages found; undefined where nothing was. */
  readonly words: readonly string[] | undefined;
}

/** The messages that a narrow's condition is about; takes the user's id twice. */
export const NARROWED = `messages m
  LEFT JOIN channels c ON c.id = m.channel_id
  LEFT JOIN message_flags f ON f.user_id = ? AND f.message_id = m.id
  LEFT JOIN read_marks k ON k.user_id = ? AND k.conversation_id = m.conversation_id`;

const compileTerm = async (scope: Scope, term: Term): Promise<Condition> => {
  const compile = Object.hasOwn(operators, term.operator) ? operators[term.operator] : undefined;
  if (!compile) throw errors.badNarrow({ desc: `unknown operator ${term.operator}` });
  const { sql, values } = await compile(scope, term);
  // What cannot be told, such as the channel of a direct message, is not met.
  return term.negated ? { sql: `COALESCE((${sql}), 0) = 0`, values } : { sql, values };
};

/** Conditions on what only those know who received the message. */
const personal = new Set(['starred', 'unread', 'mentioned', 'alerted']);

/** Asking for channels or for one message reaches into open history; what one flagged was received. */
const reachesHistory = (terms: readonly Term[]): boolean =>
  terms.some(({ operator, negated }) => !negated && ['channel', 'channels', 'id'].includes(operator)) &&
  !terms.some((term) => term.operator === 'is' && personal.has(shown(term)));

/** Terms that ask for nothing which an edit or a move within the channel changes. */
const asksForLasting = ({ operator, operand }: Term): boolean =>
  ['sender', 'dm', 'dm-including', 'group-pm-with', 'id', 'near', 'channel', 'channels'].includes(operator) ||
  (operator === 'is' && ['dm', 'private', 'starred', 'unread'].includes(String(operand))) ||
  (operator === 'in' && operand === 'all');

/** The messages that the user may read. Where they left, nothing tells what a message says since: a changed one is not found by it. */
const readAt = (actor: Actor, terms: readonly Term[]): Condition[] => [
  reachesHistory(terms) ? accessible(actor) : received(actor),
  ...(terms.every(asksForLasting) ? [] : [isFromBeforeLeaving(actor, 'm.changed_version')]),
];

export const compileNarrow = async (
  tx: Tx,
  server: Server,
  actor: Actor,
  narrow: RawNarrow,
): Promise<CompiledNarrow> => {
  const terms = await followConversation(tx, actor, readTerms(narrow));
  const conditions = readAt(actor, terms);
  for (const term of terms) conditions.push(await compileTerm({ tx, server, actor }, term));
  const searches = terms.filter(({ operator, negated }) => operator === 'search' && !negated);
  return {
    where: {
      sql: conditions.map(({ sql }) => sql).join(' AND '),
      values: conditions.flatMap(({ values }) => values),
    },
    words: searches.length === 0 ? undefined : searches.flatMap((term) => searchWords(shown(term))),
  };
};
