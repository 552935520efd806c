import type { Reference } from '../../../tools/generate-contract/schema/schema.js';
import { OneOf, world, type Thing } from '../../../tools/demo/world.js';

const isUser = ({ kind }: Thing): boolean => kind === 'user' || kind === 'bot';

/** Returns whether a reference of this kind may identify the thing. A bot is also a user. */
const isA = (thing: Thing, kind: Reference): boolean => {
  if (kind === 'user') return isUser(thing);
  if (kind === 'recipient' || kind === 'address') return isUser(thing) || thing.kind === 'channel';
  return thing.kind === kind;
};

const isName = (name: unknown): name is string => typeof name === 'string';

/** `Iago (9)` */
export const titleOf = ({ facts: { full_name, name }, id }: Thing): string => {
  const found = [full_name, name].find(isName);
  return found === undefined ? String(id) : `${found} (${id})`;
};

/** Finds a thing by its ID, its name or its email. */
export const findThing = (kind: Reference, value: unknown): Thing | undefined =>
  world.find(
    (thing) =>
      isA(thing, kind) &&
      (String(thing.id) === String(value) || [thing.facts.email, thing.facts.name].includes(value)),
  );

export const findByEmail = (email: unknown): Thing | undefined =>
  world.find(({ facts }) => facts.email !== undefined && facts.email === email);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The correct values of a fact. */
export const valuesOf = (fact: unknown): readonly unknown[] => (fact instanceof OneOf ? fact.values : [fact]);

export const isFact = (fact: unknown, value: unknown): boolean =>
  valuesOf(fact).some((one) => isSame(one, value));

/** Finds a thing of the kind of which a fact is true. */
export const findByFact = (kind: Reference, name: string, value: unknown): Thing | undefined =>
  world.find(
    (thing) => isA(thing, kind) && thing.facts[name] !== undefined && isFact(thing.facts[name], value),
  );

/** What an author can do if an example names no thing of the world. */
export const advice = (kind: Reference): string =>
  `Use ${world
    .filter((thing) => isA(thing, kind) && !thing.made)
    .map(titleOf)
    .join(', ')}, or add one to tools/demo/world.ts.`;
