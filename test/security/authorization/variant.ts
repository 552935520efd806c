import type { OperationId } from '../../../generated/operations.js';
import type { Body, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import type { Account } from './roles.js';
import type { Rule } from './rule.js';
import type { Fixtures } from './fixtures.js';

/** Something that a request is about. */
export interface Thing {
  readonly id: number | string;
  /** The name or address by which it is known too. */
  readonly text?: string;
  /** Who sends the request, where it is not the actor themselves but a new account of the same kind. */
  readonly as?: Person;
  /** What belongs to it. */
  readonly of?: Readonly<Record<string, number | string>>;
}

/** Makes a thing that stands in some relation to an actor. */
export type Maker = (fixtures: Fixtures, actor: Person, name: Account) => Promise<Thing>;

/** The things of one kind, by their relation to the actor. */
export type Kind<R extends string = string> = Readonly<Record<R, Maker>>;

interface Ask {
  /** Steps of the path by their names. */
  readonly path?: Readonly<Record<string, number | string>>;
  readonly parameters?: Parameters;
}

/** A way to use an operation, with one rule for each relation. */
export interface Variant {
  readonly operation: OperationId;
  /** What tells it from the other ways to use the operation. */
  readonly title: string;
  readonly kind: Kind;
  readonly ask: (thing: Thing, fixtures: Fixtures, actor: Person) => Promise<Ask> | Ask;
  /** Whether a successful response shows the object. If absent, every success counts. */
  readonly shows?: (body: Body, thing: Thing) => boolean;
  /** Whether a success leaves everything as it was, so that other cells may use the thing too. */
  readonly keeps?: true;
  /** What holds during the variant: settings of the organization. */
  readonly settings?: (fixtures: Fixtures) => Parameters;
  readonly rules: Readonly<Record<string, Rule>>;
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
