import { errors } from '../../../generated/errors.js';
import type { Actor } from '../../authentication/actor.js';
import type { SqlCondition } from '../../channels/model/policy.js';
import type { Scope } from '../../scope.js';
import type { Dialect } from '../../store/types.js';
import { accessible, isFromBeforeLeaving, reachable, received } from '../model/access.js';
import { checkOperand } from './operands.js';
import { operators, type TermCondition } from './operators.js';
import { parseTerms, operandText, type RawNarrow, type Term } from '../../narrow/terms.js';
import type { Source } from './source.js';
import { isEmpty, parseSearches, type Marked, type Search } from './search.js';
import { followConversation } from './conversation.js';

/** A narrow as SQL on messages `m`, their channels `c`, the user's flags `f` and the user's read marks `k`. */
export interface CompiledNarrow {
  /** All terms except `search`. */
  readonly where: SqlCondition;
  /** The search words to highlight in the messages found. Undefined without a search. */
  readonly words: readonly Marked[] | undefined;
  /** The search terms, including negated ones. Empty if there are none. */
  readonly searches: readonly Search[];
  /** The conditions of `where` on recipients `r` of messages, and their channels `c`. */
  readonly places: SqlCondition;
  readonly topicKey: string | undefined;
  readonly senderId: number | undefined;
  /** Indexes that list all messages which can meet the narrow. Undefined if it is better to read the messages. */
  readonly sources: readonly Source[] | undefined;
}

const narrowed = (hint: string): string => `messages m ${hint}
  LEFT JOIN channels c ON c.id = m.channel_id
  LEFT JOIN message_flags f ON f.user_id = ? AND f.message_id = m.id
  LEFT JOIN read_marks k ON k.user_id = ? AND k.conversation_id = m.conversation_id`;

/** The tables that a narrow's condition refers to. Takes the user's ID twice. */
export const NARROWED = narrowed('');

/** The same for a list of message IDs. Otherwise the engines read the whole channel or topic of the narrow. */
export const NARROWED_BY_ID: Readonly<Record<Dialect, string>> = {
  mysql: narrowed('FORCE INDEX (PRIMARY)'),
  sqlite: narrowed('NOT INDEXED'),
};

/** SQL NULL, such as the channel of a direct message, counts as not met. */
const not = ({ sql, values }: SqlCondition): SqlCondition => ({ sql: `COALESCE((${sql}), 0) = 0`, values });

/** Operators whose condition does not depend on the negation. */
const unrestricting = new Set(['near', 'search']);

const compileTerm = async (scope: Scope, term: Term): Promise<TermCondition> => {
  const compile = Object.hasOwn(operators, term.operator) ? operators[term.operator] : undefined;
  if (!compile) throw errors.badNarrow({ desc: `unknown operator ${term.operator}` });
  const compiled = await compile(scope, term);
  if (!term.negated || unrestricting.has(term.operator)) return compiled;
  return { ...not(compiled), ...(compiled.place && { place: not(compiled.place) }) };
};

/** Values of `is` that apply only to received messages. */
const personal = new Set(['starred', 'unread', 'mentioned', 'alerted']);

/** Users also star messages that they never received. */
const asksForStarred = (term: Term): boolean =>
  term.operator === 'is' && operandText(term) === 'starred' && !term.negated;

/**
 * Narrows by channel or message ID include shared history, and so does `is:starred`. Narrows by other personal flags
 * include received messages only.
 */
const reachesHistory = (terms: readonly Term[]): boolean =>
  terms.some(
    (term) =>
      asksForStarred(term) || (!term.negated && ['channel', 'channels', 'id'].includes(term.operator)),
  ) &&
  !terms.some((term) => term.operator === 'is' && personal.has(operandText(term)) && !asksForStarred(term));

/** Operators for which the messages of a place, or those of a sender, have an index. */
const indexed = new Set(['channel', 'topic', 'dm', 'sender', 'id']);

/** Returns the sources of a narrow. With a place or a sender, only the flags of the user list fewer messages. */
const sourcesOf = (
  terms: readonly Term[],
  compiled: readonly TermCondition[],
): readonly Source[] | undefined => {
  const listed = terms.flatMap((term, index) => {
    const { sources } = compiled[index] ?? {};
    return sources && !term.negated ? [{ term, sources }] : [];
  });
  const own = listed.find(({ term }) => term.operator === 'is' && personal.has(operandText(term)));
  if (own) return own.sources;
  if (terms.some(({ operator, negated }) => !negated && indexed.has(operator))) return undefined;
  return listed.sort((one, other) => one.sources.length - other.sources.length)[0]?.sources;
};

const all = (conditions: readonly SqlCondition[]): SqlCondition => ({
  sql: conditions.map(({ sql }) => sql).join(' AND '),
  values: conditions.flatMap(({ values }) => values),
});

/** Whether edits and moves within the channel cannot change the term's result. */
const asksForLasting = ({ operator, operand }: Term): boolean =>
  ['sender', 'dm', 'dm-including', 'group-pm-with', 'id', 'near', 'channel', 'channels'].includes(operator) ||
  (operator === 'is' && ['dm', 'private', 'starred', 'unread'].includes(String(operand))) ||
  (operator === 'in' && operand === 'all');

/**
 * SQL conditions for readable messages. In channels that the user left, changed messages are excluded, so results
 * reveal nothing about later versions.
 */
const readAt = (actor: Actor, terms: readonly Term[]): SqlCondition[] => [
  reachesHistory(terms) ? accessible(actor) : received(actor),
  ...(terms.every(asksForLasting) ? [] : [isFromBeforeLeaving(actor, 'm.changed_version')]),
];

export const compileNarrow = async (
  { tx, services, actor }: Scope,
  narrow: RawNarrow,
): Promise<CompiledNarrow> => {
  const read = parseTerms(narrow);
  read.forEach(checkOperand);
  const searches = parseSearches(read);
  const terms = await followConversation(tx, actor, read);
  const compiled: TermCondition[] = [];
  for (const term of terms) compiled.push(await compileTerm({ tx, services, actor }, term));
  const sought = searches.filter(({ negated }) => !negated);
  return {
    where: all([...readAt(actor, terms), ...compiled]),
    words: sought.length === 0 ? undefined : sought.flatMap(({ marked }) => marked),
    searches: searches.filter((search) => !isEmpty(search)),
    places: all([reachable(actor), ...compiled.flatMap(({ place }) => place ?? [])]),
    topicKey: compiled.find(({ topicKey }) => topicKey !== undefined)?.topicKey,
    senderId: compiled.find(({ senderId }) => senderId !== undefined)?.senderId,
    sources: sourcesOf(terms, compiled),
  };
};
