import type { SqlCondition } from '../../channels/model/policy.js';
import { batchSizes } from '../../lib/batch-sizes.js';
import { operandText, type Term } from '../../narrow/terms.js';
import type { Tx } from '../../store/types.js';
import type { Source } from './source.js';
import type { Indexed, TermCondition } from './term-condition.js';

/** Values of `is` that depend on the flags of the user. */
export const personal: ReadonlySet<string> = new Set(['starred', 'unread', 'mentioned', 'alerted']);

/** Operators for which the messages of a place, or those of a sender, have an index. */
export const indexed: ReadonlySet<string> = new Set(['channel', 'topic', 'dm', 'sender', 'id']);

const and = (conditions: readonly SqlCondition[]): SqlCondition => ({
  sql: conditions.map(({ sql }) => sql).join(' AND '),
  values: conditions.flatMap(({ values }) => values),
});

/** Whether more messages than those of a small place meet the conditions. Reads an index. */
const isLarge = async (tx: Tx, indexed: readonly Indexed[]): Promise<boolean> => {
  const { sql, values } = and(indexed.map(({ find }) => find));
  return (
    (await tx.first(
      `SELECT 1 FROM messages x WHERE ${sql} LIMIT 1 OFFSET ${batchSizes.smallPlace}`,
      values,
    )) !== undefined
  );
};

/** Restricts the sources that are messages. */
const within = (sources: readonly Source[], indexed: readonly Indexed[]): readonly Source[] => {
  const checks = indexed.map(({ check }) => check);
  return sources.map((source) =>
    source.table === 'messages' ? { ...source, where: and([source.where, ...checks]) } : source,
  );
};

export interface CompiledTerm {
  readonly term: Term;
  readonly compiled: TermCondition;
}

/**
 * Returns the sources of a property among the messages of a place or a sender. Undefined if these are few, so that it is
 * better to read them.
 */
const propertyWithin = async (
  tx: Tx,
  sources: readonly Source[],
  terms: readonly CompiledTerm[],
): Promise<readonly Source[] | undefined> => {
  const operators = new Set(terms.map(({ term }) => term.operator));
  if (operators.has('id')) return undefined;
  const isSender = ({ term }: CompiledTerm): boolean => term.operator === 'sender';
  const place = terms.filter((one) => !isSender(one)).flatMap(({ compiled }) => compiled.indexed ?? []);
  const sender = terms.filter(isSender).flatMap(({ compiled }) => compiled.indexed ?? []);
  const some = within(sources, [...place, ...sender]);
  // The index of topics begins with the channel.
  if (operators.has('topic') && !operators.has('channel')) return some;
  for (const one of [place, sender]) if (one.length > 0 && (await isLarge(tx, one))) return some;
  return undefined;
};

/**
 * Returns the indexes that list all messages which can meet the terms. Undefined if it is better to read the messages.
 * With a place or a sender, only the flags of the user and properties of messages list fewer messages.
 */
export const chooseSources = async (
  tx: Tx,
  all: readonly CompiledTerm[],
): Promise<readonly Source[] | undefined> => {
  const terms = all.filter(({ term }) => !term.negated);
  const listed = terms
    .flatMap(({ term, compiled }) =>
      compiled.sources ? [{ term, ...compiled, sources: compiled.sources }] : [],
    )
    .sort((one, other) => one.sources.length - other.sources.length);
  if (listed[0]?.sources.length === 0) return [];
  const own = listed.find(({ term }) => term.operator === 'is' && personal.has(operandText(term)));
  if (own) return own.sources;
  if (!terms.some(({ term }) => indexed.has(term.operator))) return listed[0]?.sources;
  const property = listed.find(({ isProperty }) => isProperty);
  return property && propertyWithin(tx, property.sources, terms);
};
