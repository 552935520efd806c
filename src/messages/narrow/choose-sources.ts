import type { SqlCondition } from '../../channels/model/policy.js';
import { batchSizes } from '../../lib/batch-sizes.js';
import { operandText, type Term } from '../../narrow/terms.js';
import type { Tx } from '../../store/types.js';
import { areApart, type At, type Source } from './source.js';
import { topicsNamed } from './sources-in-places.js';
import type { Indexed, TermCondition } from './term-condition.js';

/** Values of `is` that depend on the flags of the user. */
export const personal: ReadonlySet<string> = new Set(['starred', 'unread', 'mentioned', 'alerted']);

const and = (conditions: readonly SqlCondition[]): SqlCondition => ({
  sql: conditions.map(({ sql }) => sql).join(' AND '),
  values: conditions.flatMap(({ values }) => values),
});

/** Whether more messages than those of a small place meet the conditions. Reads an index. */
export const isLarge = async (tx: Tx, indexed: readonly Indexed[]): Promise<boolean> => {
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

/** The terms of a narrow about a place and a sender, which have indexes. */
interface Restrictions {
  readonly place: readonly Indexed[];
  readonly sender: readonly Indexed[];
  readonly at: readonly At[];
  /** The key of a topic that is looked for in all channels. */
  readonly topicAnywhere: string | undefined;
}

const restrictionsOf = (terms: readonly CompiledTerm[]): Restrictions => {
  const isSender = ({ term }: CompiledTerm): boolean => term.operator === 'sender';
  const indexedOf = (some: readonly CompiledTerm[]): Indexed[] =>
    some.flatMap(({ compiled }) => compiled.indexed ?? []);
  const at = terms.flatMap(({ compiled }) => compiled.at ?? []);
  return {
    place: indexedOf(terms.filter((one) => !isSender(one))),
    sender: indexedOf(terms.filter(isSender)),
    at,
    topicAnywhere: at.some(({ channelId }) => channelId !== undefined)
      ? undefined
      : at.find(({ topicKey }) => topicKey)?.topicKey,
  };
};

/** Whether the messages of a place, or those of a sender, are so many that it is better to read sources within them. */
const areMany = async (tx: Tx, { place, sender, topicAnywhere }: Restrictions): Promise<boolean> => {
  // The index of topics begins with the channel.
  if (topicAnywhere !== undefined) return true;
  for (const one of [place, sender]) if (one.length > 0 && (await isLarge(tx, one))) return true;
  return false;
};

interface Listed {
  readonly sources: readonly Source[];
  /** Whether they depend on flags of the user. */
  readonly isOwn: boolean;
  readonly isProperty: boolean;
}

/** Returns the sources of each term that has some, without those in other places. The fewest are first. */
const listSources = (all: readonly CompiledTerm[], at: readonly At[]): Listed[] =>
  all
    .flatMap(({ term, compiled: { sources, isProperty = false } }) => {
      if (!sources) return [];
      const isOwn = term.operator === 'is' && !term.negated && personal.has(operandText(term));
      const here = sources.filter((source) => !at.some((place) => areApart(source.at ?? {}, place)));
      return [{ sources: here, isOwn, isProperty }];
    })
    .sort((one, other) => one.sources.length - other.sources.length);

/** Whether a narrow excludes what it asks for. `near` restricts nothing. */
const isContradictory = (all: readonly CompiledTerm[], at: readonly At[]): boolean => {
  const namesOf = (negated: boolean): string[] =>
    all.flatMap(({ term }) =>
      term.negated === negated && term.operator !== 'near'
        ? JSON.stringify([term.operator, term.operand])
        : [],
    );
  const excluded = new Set(namesOf(true));
  return (
    at.some((one) => at.some((other) => areApart(one, other))) ||
    namesOf(false).some((name) => excluded.has(name))
  );
};

/**
 * Returns the indexes that list all messages which can meet the terms. Undefined if it is better to read the messages of
 * the place or the sender, or all.
 */
export const chooseSources = async (
  tx: Tx,
  all: readonly CompiledTerm[],
): Promise<readonly Source[] | undefined> => {
  const terms = all.filter(({ term }) => !term.negated);
  const restrictions = restrictionsOf(terms);
  const { place, sender, at, topicAnywhere } = restrictions;
  if (isContradictory(all, at)) return [];
  const listed = listSources(all, at);
  const [fewest] = listed;
  if (fewest?.sources.length === 0) return [];
  const own = listed.find(({ isOwn }) => isOwn);
  if (own) return own.sources;
  if (terms.some(({ term }) => term.operator === 'id')) return undefined;
  if (place.length + sender.length === 0) return fewest?.sources;
  const inPlaces = listed.find(({ sources }) => sources.every((source) => source.at));
  const chosen = inPlaces ?? listed.find(({ isProperty }) => isProperty);
  if (chosen)
    return (await areMany(tx, restrictions)) ? within(chosen.sources, [...place, ...sender]) : undefined;
  return topicAnywhere !== undefined && sender.length === 0 ? topicsNamed(tx, topicAnywhere) : undefined;
};
