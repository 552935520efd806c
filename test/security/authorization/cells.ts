import type { Operation } from '../../../tools/generate-contract/contract.js';
import { contract } from '../../support/contract-sources.js';
import type { HttpResponse, Client } from '../../support/client.js';
import { gateOf } from './gate.js';
import { anonymous, isAsExpected } from './judge.js';
import { ACTORS, subjectOf, type Account, type ActorName } from './roles.js';
import { outcomeFor, type Outcome } from './rule.js';
import type { Fixtures } from './fixtures.js';
import type { Maker, Thing, Variant } from './variant.js';

/** One request: its sender and its object. */
export interface Cell {
  readonly name: string;
  readonly actor: ActorName;
  readonly relation: string;
  readonly expected: Outcome;
}

export const operationOf = ({ operation }: Pick<Variant, 'operation'>): Operation => {
  const found = contract.operations.find(({ id }) => id === operation);
  if (!found) throw new Error(`The contract has no ${operation}.`);
  return found;
};

export const titleOf = ({ operation, title }: Variant): string => `${operation}, ${title}`;

/**
 * The relations that an actor tries. The contract refuses some actors before anything is looked up, so that the relation
 * makes no difference to them: an unknown object and another one show that. Each actor tries another one.
 */
const relationsFor = (
  relations: readonly string[],
  actor: ActorName,
  isRefused: boolean,
): readonly string[] => {
  if (!isRefused) return relations;
  const known = relations.filter((relation) => relation !== 'nothing');
  const tried = known[ACTORS.indexOf(actor) % known.length];
  return relations.filter((relation) => relation === 'nothing' || relation === tried);
};

/** The outcome for an actor whom the contract lets in. */
const expectedOf = (variant: Variant, relation: string, actor: ActorName): Outcome => {
  const { rules, spectators } = variant;
  if (actor === 'spectator' && !operationOf(variant).open) {
    const outcome = spectators?.[relation] ?? spectators?.others;
    if (outcome === undefined) throw new Error(`${titleOf(variant)} has no rule for spectators.`);
    return outcome;
  }
  const rule = rules[relation];
  if (rule === undefined) throw new Error(`${titleOf(variant)} has no rule for "${relation}".`);
  return outcomeFor(rule, actor);
};

/** The cells of a variant: the relations for every actor, unknown objects first. */
export const cellsOf = (variant: Variant): Cell[] => {
  const operation = operationOf(variant);
  const relations = Object.keys(variant.kind).sort(
    (a, b) => Number(b === 'nothing') - Number(a === 'nothing'),
  );
  return ACTORS.flatMap((actor) => {
    const gate = gateOf(operation, actor);
    return relationsFor(relations, actor, gate !== undefined).map((relation) => {
      return {
        name: `${titleOf(variant)}: ${relation}: ${actor}`,
        actor,
        relation,
        expected: gate ?? expectedOf(variant, relation, actor),
      };
    });
  });
};

/**
 * Objects by how they were created and for which account. A refused request leaves its object unchanged, so
 * the next cell can use it.
 */
export class Pool {
  readonly #things = new Map<Maker, Map<Account, Thing>>();

  async take(fixtures: Fixtures, { kind }: Variant, { relation, actor }: Cell): Promise<Thing> {
    const make = kind[relation];
    if (!make) throw new Error(`Nothing makes "${relation}".`);
    const subject = subjectOf(actor);
    const made = this.#things.get(make) ?? new Map<Account, Thing>();
    this.#things.set(make, made);
    const thing = made.get(subject) ?? (await make(fixtures, fixtures.actors[subject], subject));
    made.set(subject, thing);
    return thing;
  }

  drop({ kind }: Variant, { relation, actor }: Cell): void {
    const make = kind[relation];
    if (make) this.#things.get(make)?.delete(subjectOf(actor));
  }
}

const pathOf = ({ path }: Operation, steps: Readonly<Record<string, number | string>> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(steps[name])));

/** The client of a cell: that of the actor, or of the account that the object was created with. */
const clientFor = ({ server, actors }: Fixtures, actor: ActorName, thing: Thing): Client => {
  if (actor === 'spectator') return server.anonymous;
  return (subjectOf(actor) === actor && thing.as ? thing.as : actors[actor]).client;
};

/** Sends the request of a cell. */
const send = async (
  fixtures: Fixtures,
  variant: Variant,
  { actor }: Cell,
  thing: Thing,
): Promise<HttpResponse> => {
  const operation = operationOf(variant);
  const ask = await variant.ask(thing, fixtures, thing.as ?? fixtures.actors[subjectOf(actor)]);
  const path = pathOf(operation, ask.path);
  return clientFor(fixtures, actor, thing).send(operation.method, path, ask.parameters);
};

const tryEach = async (
  fixtures: Fixtures,
  pool: Pool,
  variant: Variant,
  cells: readonly Cell[],
): Promise<ReadonlyMap<string, string>> => {
  const operation = operationOf(variant);
  const wrong = new Map<string, string>();
  const nothings = new Map<ActorName, string>();
  for (const cell of cells) {
    const thing = await pool.take(fixtures, variant, cell);
    const answer = await send(fixtures, variant, cell, thing);
    if (cell.relation === 'nothing') nothings.set(cell.actor, anonymous(answer, thing));
    const { expected } = cell;
    if (!isAsExpected(operation, variant, thing, answer, expected, nothings.get(cell.actor))) {
      const got = `${String(answer.status)} ${JSON.stringify(answer.body).slice(0, 160)}`;
      wrong.set(cell.name, `${cell.name}: expected ${expected}, but got ${got}`);
    }
    const changes = operation.method !== 'GET' && answer.status === 200 && variant.keeps === undefined;
    if (changes) pool.drop(variant, cell);
  }
  return wrong;
};

/** Sends the requests of all cells of a variant. Returns the cells with an unexpected response. */
export const tryCells = (
  fixtures: Fixtures,
  pool: Pool,
  variant: Variant,
  cells: readonly Cell[],
): Promise<ReadonlyMap<string, string>> => {
  const work = (): Promise<ReadonlyMap<string, string>> => tryEach(fixtures, pool, variant, cells);
  return variant.settings ? fixtures.withSettings(variant.settings(fixtures), work) : work();
};
