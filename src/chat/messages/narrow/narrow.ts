import { errors } from '../../../../generated/errors.js';
import type { Actor } from '../../../runtime/identity/actor.js';
import { allOf, type SqlCondition } from '../../../runtime/store/sql-condition.js';
import { keptOnce } from '../../../lib/make-once.js';
import type { Scope } from '../../scope.js';
import { accessible, isFromBeforeLeaving, reachable, received } from '../model/access.js';
import { operators } from './operators.js';
import { operandText, parseTerms, type RawNarrow, type Term } from '../../narrow/terms.js';
import { type At, messagesById } from './source.js';
import { isEmpty, type Marked, parseSearches, type Search } from './search.js';
import { followConversation } from './conversation.js';
import { type Plan, planNarrow } from './plan.js';
import { type CompiledTerm, personal, placeOf, type TermCondition } from './term-condition.js';
import { findUnread, type UnreadArea, type UnreadPlace } from '../read-state/find-unread.js';

const asksForUnread = ({ term }: CompiledTerm): boolean =>
  term.operator === 'is' && operandText(term) === 'unread' && !term.negated;

/** Returns the only channel, topic or direct conversation of which a narrow has messages. */
const unreadPlace = (terms: readonly CompiledTerm[]): UnreadPlace | undefined => {
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
const restrictUnread = async (
  terms: readonly CompiledTerm[],
  unreadArea: () => Promise<UnreadArea | undefined>,
): Promise<readonly CompiledTerm[]> => {
  if (!terms.some(asksForUnread)) return terms;
  const area = await unreadArea();
  return terms.map((one) => (asksForUnread(one) ? { ...one, compiled: within(one.compiled, area) } : one));
};

/** The operators whose operand is only text. */
const textual = new Set(['topic', 'channels', 'is', 'has', 'in', 'near', 'search']);

/** Throws if the operand of a term has the wrong type, or is blank. */
const checkOperand = ({ operator, operand }: Term): void => {
  if (!textual.has(operator)) return;
  if (typeof operand !== 'string') throw errors.narrowOperandNotText();
  if (operator === 'search' && operand.trim() === '') throw errors.narrowOperandBlank();
};

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
  /** The place that the terms name. */
  readonly at: At;
  readonly senderId: number | undefined;
  readonly plan: Plan;
  /** Finds where the unread messages of its place are. */
  readonly unreadArea: () => Promise<UnreadArea | undefined>;
}

/** SQL NULL, such as the channel of a direct message, counts as not met. */
const not = ({ sql, values }: SqlCondition): SqlCondition => ({ sql: `COALESCE((${sql}), 0) = 0`, values });

/** Operators whose condition does not depend on the negation. */
const unrestricting = new Set(['near', 'search']);

const compileTerm = async (scope: Scope, term: Term): Promise<TermCondition> => {
  const compile = Object.hasOwn(operators, term.operator) ? operators[term.operator] : undefined;
  if (!compile) throw errors.badNarrow({ desc: `unknown operator ${term.operator}` });
  const compiled = await compile(scope, term);
  if (!term.negated || unrestricting.has(term.operator)) return compiled;
  const { place, negatedSources } = compiled;
  return { ...not(compiled), ...(place && { place: not(place) }), sources: negatedSources };
};

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

const OF_CHANNELS: ReadonlySet<string> = new Set(['channel', 'channels']);
const OF_DIRECT: ReadonlySet<string> = new Set(['dm', 'dm-including', 'group-pm-with']);

const asksForDirect = (term: Term): boolean =>
  OF_DIRECT.has(term.operator) || (term.operator === 'is' && ['dm', 'private'].includes(operandText(term)));

/** Throws if no message can meet both of two terms, which is a mistake of the client. */
const checkKinds = (terms: readonly Term[]): void => {
  const wanted = terms.filter(({ negated }) => !negated);
  if (wanted.some(({ operator }) => OF_CHANNELS.has(operator)) && wanted.some(asksForDirect))
    throw errors.badNarrowCombination({
      desc: 'No message can be both a channel message and direct message',
    });
};

export const compileNarrow = async (
  { tx, services, actor }: Scope,
  narrow: RawNarrow,
): Promise<CompiledNarrow> => {
  const read = parseTerms(narrow);
  read.forEach(checkOperand);
  const parsed = parseSearches(read);
  const searches = parsed.filter((search) => !isEmpty(search));
  const terms = await followConversation(tx, actor, read);
  checkKinds(terms);
  const each: CompiledTerm[] = [];
  for (const term of terms) each.push({ term, compiled: await compileTerm({ tx, services, actor }, term) });
  const unreadArea = keptOnce(() => findUnread(tx, actor.id, unreadPlace(each), each.some(asksForUnread)));
  const compiled = await restrictUnread(each, unreadArea);
  const conditions = compiled.map((one) => one.compiled);
  const sought = parsed.filter(({ negated }) => !negated);
  return {
    where: allOf([...readAt(actor, terms), ...conditions]),
    words: sought.length === 0 ? undefined : sought.flatMap(({ marked }) => marked),
    searches,
    places: allOf([reachable(actor), ...conditions.flatMap(({ place }) => place ?? [])]),
    at: placeOf(compiled),
    senderId: conditions.find(({ senderId }) => senderId !== undefined)?.senderId,
    plan: await planNarrow(tx, actor, compiled, {
      isSearch: searches.length > 0,
      reachesHistory: reachesHistory(terms),
    }),
    unreadArea,
  };
};
