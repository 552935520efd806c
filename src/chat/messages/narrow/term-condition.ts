import { notLookedUp } from '../../../runtime/store/hints.js';
import type { SqlCondition } from '../../../runtime/store/sql-condition.js';
import type { Term } from '../../narrow/terms.js';
import type { At, Source } from './source.js';

/** A condition on messages `x` of a place or of a sender, which have an index. */
export interface Indexed {
  readonly find: SqlCondition;
  /** The same for messages that another index finds. The sums keep the engine from choosing this one. */
  readonly check: SqlCondition;
}

/** A term's condition on messages, and the hints that it gives to find them. */
export interface TermCondition extends SqlCondition {
  /** The same condition on the recipient `r` of a message. */
  readonly place?: SqlCondition;
  readonly indexed?: Indexed;
  readonly senderId?: number;
  /** The place that the messages must be in. */
  readonly at?: At;
  /** Indexes that list the messages which can meet it, if those are few. */
  readonly sources?: readonly Source[] | undefined;
  /** The same for the negated condition. */
  readonly negatedSources?: readonly Source[] | undefined;
  /** Whether the sources depend on properties of messages alone. These may be rare in a large place. */
  readonly isProperty?: boolean;
}

export const condition = (sql: string, ...values: SqlCondition['values']): SqlCondition => ({ sql, values });

/** The condition that a column of the messages has a value. The column has an index. */
export const withColumn = (
  column: 'channel_id' | 'recipient_id' | 'sender_id',
  value: number,
): TermCondition => ({
  ...condition(`m.${column} = ?`, value),
  indexed: {
    find: condition(`x.${column} = ?`, value),
    check: condition(`${notLookedUp(`x.${column}`)} = ?`, value),
  },
});

/** Values of `is` that depend on the flags of the user. */
export const personal: ReadonlySet<string> = new Set(['starred', 'unread', 'mentioned', 'alerted']);

export interface CompiledTerm {
  readonly term: Term;
  readonly compiled: TermCondition;
}

export const positive = (terms: readonly CompiledTerm[]): readonly CompiledTerm[] =>
  terms.filter(({ term }) => !term.negated);

/** The places that the messages of a narrow must be in, by term. */
export const placesOf = (terms: readonly CompiledTerm[]): readonly At[] =>
  positive(terms).flatMap(({ compiled }) => compiled.at ?? []);

/** Returns the place of a narrow. Its terms name one place, or no message meets all of them. */
export const placeOf = (terms: readonly CompiledTerm[]): At => Object.assign({}, ...placesOf(terms)) as At;
