import { allOf } from '../../../runtime/store/sql-condition.js';
import { batchSizes } from '../../../lib/byte-batches.js';
import { type Actor, hasRole } from '../../../runtime/identity/actor.js';
import { operandText, type Term } from '../../narrow/terms.js';
import type { Tx } from '../../../runtime/store/types.js';
import type { Among } from './next-places.js';
import { amongMessagesOf, areApart, type At, listedIn, type MessageIndex, type Source } from './source.js';
import { anyDirect, topicsNamed } from './sources-in-places.js';
import { type CompiledTerm, type Indexed, personal, placeOf, placesOf, positive } from './term-condition.js';

/** How the messages of a narrow are found. `find-messages.ts` makes SQL of it. */
export type Plan =
  /** No message meets it. */
  | { readonly kind: 'nothing' }
  /** The index of words lists candidates. */
  | { readonly kind: 'search' }
  /** Indexes list all messages which can meet it. */
  | { readonly kind: 'list'; readonly sources: readonly Source[] }
  /** All messages are in these places. They are walked through by ID, or those of the places are read. */
  | { readonly kind: 'places'; readonly among: Among }
  /** The messages are walked through in the order of an index: this one on MySQL and MariaDB. SQLite chooses it. */
  | { readonly kind: 'walk'; readonly index: MessageIndex | undefined };

/** Whether more messages than those of a small place meet the conditions. Reads an index. */
const isLarge = async (tx: Tx, indexed: readonly Indexed[]): Promise<boolean> => {
  const { sql, values } = allOf(indexed.map(({ find }) => find));
  return (
    (await tx.first(
      `SELECT 1 FROM messages x WHERE ${sql} LIMIT 1 OFFSET ${batchSizes.smallPlace}`,
      values,
    )) !== undefined
  );
};

/** The terms of a narrow about a place and a sender, which have indexes. */
interface Restrictions {
  readonly at: At;
  readonly place: readonly Indexed[];
  readonly topic: readonly Indexed[];
  readonly sender: readonly Indexed[];
  readonly senderId: number | undefined;
  /** The key of a topic that is looked for in all channels. */
  readonly topicAnywhere: string | undefined;
}

const restrictionsOf = (all: readonly CompiledTerm[]): Restrictions => {
  const terms = positive(all);
  const indexedOf = (isMeant: (operator: string) => boolean): Indexed[] =>
    terms.flatMap(({ term, compiled }) => (isMeant(term.operator) ? (compiled.indexed ?? []) : []));
  const at = placeOf(terms);
  return {
    at,
    place: indexedOf((operator) => operator !== 'sender'),
    topic: indexedOf((operator) => operator === 'topic'),
    sender: indexedOf((operator) => operator === 'sender'),
    senderId: terms.find(({ compiled }) => compiled.senderId !== undefined)?.compiled.senderId,
    topicAnywhere: at.isDirect === false && at.channelId === undefined ? at.topicKey : undefined,
  };
};

/** Restricts a source to the messages of a place and a sender, which indexes show without reading the messages. */
const within = ({ dialect }: Tx, source: Source, restrictions: Restrictions): Source => {
  const { at, place, topic, sender, senderId } = restrictions;
  if (source.table !== 'messages') {
    const there = amongMessagesOf(dialect, source, 'recipient', at.recipientId);
    return amongMessagesOf(dialect, there, 'sender', senderId);
  }
  const isThere = source.isListed === true && at.recipientId !== undefined;
  const here = isThere ? listedIn(source, at.recipientId) : source;
  const checks = [...(isThere ? topic : place), ...sender].map(({ check }) => check);
  return { ...here, where: allOf([here.where, ...checks]) };
};

/** The messages of a list of IDs are few. */
const isList = ({ table, isListed }: Source): boolean => table === 'messages' && isListed !== true;

/** Whether it is better to read sources within a place or a sender than all their messages. */
const areMany = async (
  tx: Tx,
  sources: readonly Source[],
  { at, place, topic, sender, topicAnywhere }: Restrictions,
): Promise<boolean> => {
  // The index of topics begins with the channel.
  if (topicAnywhere !== undefined) return true;
  // The listed messages of a place are at most all of them.
  if (at.recipientId !== undefined && topic.length === 0 && sources.every(({ isListed }) => isListed))
    return true;
  for (const one of [place, sender]) if (one.length > 0 && (await isLarge(tx, one))) return true;
  return false;
};

const hasId = (all: readonly CompiledTerm[]): boolean =>
  positive(all).some(({ term }) => term.operator === 'id');

interface Listed {
  readonly sources: readonly Source[];
  /** Whether they depend on flags of the user. */
  readonly isOwn: boolean;
  readonly isProperty: boolean;
}

/** Returns the sources of each term that has some, without those in other places. The fewest are first. */
const listSources = (all: readonly CompiledTerm[], at: At): Listed[] =>
  all
    .flatMap(({ term, compiled: { sources, isProperty = false } }) => {
      if (!sources) return [];
      const isOwn = term.operator === 'is' && !term.negated && personal.has(operandText(term));
      const here = sources.filter((source) => !areApart(source.at ?? {}, at));
      return [{ sources: here, isOwn, isProperty }];
    })
    .sort((one, other) => one.sources.length - other.sources.length);

/** Whether a narrow excludes what it asks for. `near` restricts nothing. */
const isContradictory = (all: readonly CompiledTerm[]): boolean => {
  const places = placesOf(all);
  const namesOf = (negated: boolean): string[] =>
    all.flatMap(({ term }) =>
      term.negated === negated && term.operator !== 'near'
        ? JSON.stringify([term.operator, term.operand])
        : [],
    );
  const excluded = new Set(namesOf(true));
  return (
    places.some((one) => places.some((other) => areApart(one, other))) ||
    namesOf(false).some((name) => excluded.has(name))
  );
};

/**
 * Returns the indexes that list all messages which can meet the terms. Undefined if it is better to read the messages of
 * the place or the sender, or all.
 */
const chooseSources = async (
  tx: Tx,
  all: readonly CompiledTerm[],
): Promise<readonly Source[] | undefined> => {
  if (isContradictory(all)) return [];
  const restrictions = restrictionsOf(all);
  const { at, place, sender, topicAnywhere } = restrictions;
  const listed = listSources(all, at);
  const [fewest] = listed;
  if (fewest?.sources.length === 0) return [];
  const own = listed.find(({ isOwn }) => isOwn);
  if (own) return own.sources.map((source) => (isList(source) ? source : within(tx, source, restrictions)));
  if (hasId(all)) return undefined;
  if (place.length + sender.length === 0) return fewest?.sources;
  const inPlaces = listed.find(({ sources }) => sources.every((source) => source.at));
  const chosen = inPlaces ?? listed.find(({ isProperty }) => isProperty);
  if (chosen)
    return (await areMany(tx, chosen.sources, restrictions))
      ? chosen.sources.map((source) => within(tx, source, restrictions))
      : undefined;
  return topicAnywhere !== undefined && sender.length === 0 ? topicsNamed(tx, topicAnywhere) : undefined;
};

/** Whether a narrow names no channel, no conversation, no sender and no message. */
const isAnywhere = (all: readonly CompiledTerm[]): boolean => {
  const { at, place, sender } = restrictionsOf(all);
  return at.recipientId === undefined && place.length + sender.length === 0 && !hasId(all);
};

/**
 * Returns the index for a narrow without sources by a place or a sender, in the order of the IDs. Otherwise MySQL and
 * MariaDB read all messages of the place or sender beyond the anchor, sort them, or read those of all places. SQLite
 * chooses it.
 */
const chooseIndex = async (tx: Tx, all: readonly CompiledTerm[]): Promise<MessageIndex | undefined> => {
  if (tx.dialect !== 'mysql' || hasId(all)) return undefined;
  const { at, sender } = restrictionsOf(all);
  if (sender.length > 0 && (at.recipientId === undefined || !(await isLarge(tx, sender))))
    return 'messages_sender';
  if (at.recipientId === undefined) return undefined;
  return at.channelId !== undefined && at.topicKey !== undefined ? 'messages_topic' : 'messages_recipient';
};

const asksForPublic = ({ operator, negated }: Term): boolean => operator === 'channels' && !negated;

/** Returns the places of a narrow that names none. Guests read public channels if they are theirs, or web-public. */
const amongOf = (
  { role }: Actor,
  all: readonly CompiledTerm[],
  reachesHistory: boolean,
): Among | undefined => {
  if (!isAnywhere(all)) return undefined;
  if (!reachesHistory) return 'own';
  if (!all.some(({ term }) => asksForPublic(term))) return undefined;
  return hasRole(role, 'member') ? 'public' : 'web-public';
};

/** What a plan depends on besides the terms. */
interface Asked {
  /** Whether it has words to search for, which have an index of their own. */
  readonly isSearch: boolean;
  /** Whether it includes messages that the user did not receive. */
  readonly reachesHistory: boolean;
}

/** Plans how to find the messages of a narrow. Reads at most an index of a place or a sender. */
export const planNarrow = async (
  tx: Tx,
  actor: Actor,
  all: readonly CompiledTerm[],
  { isSearch, reachesHistory }: Asked,
): Promise<Plan> => {
  if (isSearch) return { kind: 'search' };
  const among = amongOf(actor, all, reachesHistory);
  const sources = await chooseSources(tx, all);
  // The conversations of the user are fewer than all.
  const isOwnDirect = among === 'own' && sources?.includes(anyDirect) === true;
  if (sources && !isOwnDirect) return sources.length === 0 ? { kind: 'nothing' } : { kind: 'list', sources };
  return among ? { kind: 'places', among } : { kind: 'walk', index: await chooseIndex(tx, all) };
};
