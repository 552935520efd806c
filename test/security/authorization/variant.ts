import type { OperationId } from '../../../generated/operations.js';
import type { Body, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import type { Account } from './roles.js';
import type { Outcome, Rule } from './rule.js';
import type { Fixtures } from './fixtures.js';

/** The object of a request. */
export interface Thing {
  readonly id: number | string;
  /** Another name or address of the object. */
  readonly text?: string;
  /** A new account of the actor's kind that sends the request instead of the actor. */
  readonly as?: Person;
  /** IDs and names of related objects. */
  readonly of?: Readonly<Record<string, number | string>>;
}

/** Creates an object with some relation to an actor. */
export type Maker = (fixtures: Fixtures, actor: Person, name: Account) => Promise<Thing>;

/** The objects of one kind, by their relation to the actor. */
export type Kind<R extends string = string> = Readonly<Record<R, Maker>>;

interface Ask {
  /** Path parameters by name. */
  readonly path?: Readonly<Record<string, number | string>>;
  readonly parameters?: Parameters;
}

/** A way to use an operation, with one rule for each relation. */
export interface Variant {
  readonly operation: OperationId;
  /** Distinguishes it from the other variants of the operation. */
  readonly title: string;
  readonly kind: Kind;
  readonly ask: (thing: Thing, fixtures: Fixtures, actor: Person) => Promise<Ask> | Ask;
  /** Whether a successful response shows the object. If absent, every success counts. */
  readonly shows?: (body: Body, thing: Thing) => boolean;
  /** Whether a success changes nothing, so other cells may use the object too. */
  readonly keeps?: true;
  /** Organization settings during the variant. */
  readonly settings?: (fixtures: Fixtures) => Parameters;
  readonly rules: Readonly<Record<string, Rule>>;
  /** The outcomes for spectators, by relation. For operations that let them in. */
  readonly spectators?: Readonly<Record<string, Outcome>> & { readonly others: Outcome };
}

/** A variant whose rules name each relation of its kind. */
export const variant = <R extends string>(
  operation: OperationId,
  title: string,
  rest: Omit<Variant, 'operation' | 'title' | 'kind' | 'rules'> & {
    readonly kind: Kind<R>;
    readonly rules: Readonly<Record<NoInfer<R>, Rule>>;
  },
): Variant => ({ operation, title, ...rest });
