import {
  isRecord,
  referenceOf,
  type Reference,
  type Schema,
} from '../../../tools/generate-contract/schema/schema.js';
import { schemasFor, type Example } from './document-examples.js';
import { kindOfContainer, kindOfField } from './field-kinds.js';
import { advice, findByEmail, findByFact, findThing, isFact, titleOf, valuesOf } from './find-thing.js';
import { ABSENT, HIDDEN, type Thing } from '../../../tools/demo/world.js';

type Fields = Readonly<Record<string, unknown>>;

/** A place inside an example. */
interface Spot {
  readonly example: Example;
  readonly steps: readonly string[];
  readonly schemas: ReadonlyMap<string, Schema>;
}

const inside = (spot: Spot, step: string): Spot => ({ ...spot, steps: [...spot.steps, step] });

const complain = ({ example, steps }: Spot, message: string): string =>
  `${[example.place, ...steps].join('.')}: ${message}`;

const unknownKind = (spot: Spot, what: string): string =>
  complain(spot, `it is unclear what ${what} identifies. Add it to test/contract/examples/field-kinds.ts.`);

const isNumber = (step: string): boolean => /^\d+$/.test(step);

/** `ProfileData` -> `profile_data` */
const snakeCase = (name: string): string => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase();

/** The name of the nearest field. At the top of an example, that of its parameter or schema. */
const containerOf = ({ steps, example }: Spot): string =>
  steps.findLast((step) => !isNumber(step)) ?? snakeCase(example.name);

/** -1 and an empty name mean that there is no object. */
const isNothing = (value: unknown): boolean => value === -1 || value === '';

/** Checks that the object of a reference is in the world. */
const checkReference = (kind: Reference, value: unknown, spot: Spot): string[] => {
  const { isSent, isError } = spot.example;
  if (isNothing(value) || (isError && ABSENT.includes(value))) return [];
  const found = findThing(kind, value);
  if (!found)
    return [complain(spot, `${JSON.stringify(value)} is no ${kind} of the examples. ${advice(kind)}`)];
  return found.made && isSent
    ? [
        complain(
          spot,
          `${kind} ${titleOf(found)} exists only after the request that creates it. ${advice(kind)}`,
        ),
      ]
    : [];
};

const contradiction = (thing: Thing, fact: string, value: unknown): string => {
  const right = valuesOf(thing.facts[fact]).map((one) => JSON.stringify(one));
  const other = findByFact(thing.kind, fact, value);
  return (
    `${JSON.stringify(value)} contradicts the ${thing.kind} ${titleOf(thing)}. Use ${right.join(' or ')}` +
    (other ? `, or the ID of ${titleOf(other)}.` : '.')
  );
};

/** Compares the fields of an object with the facts of a thing. `start` begins the name of each field: `sender_`. */
const checkFacts = (object: Fields, start: string, thing: Thing, spot: Spot): string[] =>
  Object.entries(thing.facts).flatMap(([fact, right]) => {
    const value = object[start + fact];
    if (value === undefined || isFact(right, value) || HIDDEN.includes(value)) return [];
    return [complain(inside(spot, start + fact), contradiction(thing, fact, value))];
  });

/** The `id` of an event is its number in the queue. It identifies no object. */
const isEvent = ({ example, steps }: Spot): boolean =>
  steps.length === 0
    ? /^webhooks\.|^components\.schemas\.\w+Event$/.test(example.place)
    : steps.at(-2) === 'events';

/** The kind of the objects of a part. Those of the organization are of several kinds, which their schemas state. */
const kindOfPart = (part: string): Reference | undefined =>
  part === 'organization' ? undefined : kindOfContainer(part);

/** The kind of an object that has an `id`. */
const kindOfObject = (object: Fields, spot: Spot): Reference | null | undefined => {
  if (isEvent(spot)) return null;
  if ('is_multiuse' in object) return object.is_multiuse === true ? 'invitation-link' : 'invitation';
  if ('email' in object || 'full_name' in object) return 'user';
  return kindOfContainer(containerOf(spot)) ?? kindOfPart(spot.example.part ?? '');
};

/** The other fields of the object are facts of what these identify. */
const OWN_KEYS = ['id', 'user_id', 'stream_id', 'group_id', 'scheduled_message_id'];

/** What the names of the fields begin with that state facts of the object that a field identifies. */
const startOf = (key: string): string | undefined => {
  if (OWN_KEYS.includes(key)) return '';
  return key.endsWith('_id') && kindOfField(key) === 'user' ? key.slice(0, -'id'.length) : undefined;
};

const checkKey = (object: Fields, key: string, spot: Spot): string[] => {
  const kind = key === 'id' ? kindOfObject(object, spot) : kindOfField(key);
  const start = startOf(key);
  if (!kind || kind === 'unknown' || start === undefined) return [];
  const thing = findThing(kind, object[key]);
  return [
    // `checkField` checks the others.
    ...(key === 'id' ? checkReference(kind, object.id, inside(spot, key)) : []),
    ...(thing && !spot.example.isError ? checkFacts(object, start, thing, spot) : []),
  ];
};

/** Checks the facts that an object states. If it has no ID, the email identifies it. */
const checkObject = (object: Fields, spot: Spot): string[] => {
  const problems = Object.keys(object).flatMap((key) => checkKey(object, key, spot));
  const hasId = 'id' in object || 'user_id' in object;
  const thing = hasId || spot.example.isSent ? undefined : findByEmail(object.email ?? object.username);
  return [...problems, ...(thing ? checkFacts(object, '', thing, spot) : [])];
};

const isId = (value: unknown): boolean => typeof value === 'number';

/** Lists of IDs may have the name of the objects: `messages`. The objects of `ids` are those of the part. */
const kindOfItems = (name: string, value: unknown, { example }: Spot): Reference | undefined =>
  Array.isArray(value) && value.some(isId)
    ? kindOfContainer(name === 'ids' ? (example.part ?? '') : name)
    : undefined;

/** Checks a field whose name says what it identifies. */
const checkField = (name: string, value: unknown, spot: Spot): string[] => {
  const kind = kindOfField(name) ?? kindOfItems(name, value, spot);
  if (kind === 'unknown') return [unknownKind(spot, `"${name}"`)];
  if (!kind) return [];
  return [value]
    .flat()
    .filter((one) => isId(one) || typeof one === 'string')
    .flatMap((one) => checkReference(kind, one, spot));
};

/** Checks the keys of an object whose keys are IDs. */
const checkKeys = (object: Fields, spot: Spot): string[] => {
  const ids = Object.keys(object).filter(isNumber);
  const kind = kindOfContainer(containerOf(spot));
  if (ids.length > 0 && !kind) return [unknownKind(spot, `the keys of "${containerOf(spot)}"`)];
  return ids.flatMap((id) => (kind ? checkReference(kind, id, inside(spot, id)) : []));
};

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** A request that changes an email may name one that no user has. */
const isNewEmail = ({ example, steps }: Spot): boolean =>
  example.isSent && (steps.at(-1) ?? example.name) === 'email';

const checkText = (text: string, spot: Spot): string[] =>
  [...text.matchAll(EMAIL)].flatMap(([email]) => {
    const isKnown = findByEmail(email) !== undefined || isNewEmail(spot);
    const isMeant = isKnown || (spot.example.isError && ABSENT.includes(email));
    return isMeant ? [] : [complain(spot, `${email} is no email of the examples. ${advice('user')}`)];
  });

/** A recipient is a channel or a user, according to the type beside it. */
const kindBeside = (kind: Reference, { type }: Fields): Reference => {
  if (kind !== 'recipient' || typeof type !== 'string') return kind;
  return type === 'stream' || type === 'channel' ? 'channel' : 'user';
};

/** Checks a value whose schema states `x-refers-to`. */
const checkStated = (schemas: readonly Schema[], value: unknown, beside: Fields, spot: Spot): string[] => {
  const kinds = new Set(schemas.map(referenceOf).filter((kind) => kind !== undefined));
  return [...kinds].flatMap((kind) => checkReference(kindBeside(kind, beside), value, spot));
};

const propertyOf = (schemas: readonly Schema[], key: string): Schema[] =>
  schemas.flatMap(
    ({ properties, additionalProperties: more }) =>
      properties?.[key] ?? (isRecord(more) ? (more as Schema) : []),
  );

const checkFields = (object: Fields, schemas: readonly Schema[], spot: Spot): string[] => [
  ...checkObject(object, spot),
  ...checkKeys(object, spot),
  ...Object.entries(object).flatMap(([key, value]) => {
    const here = inside(spot, key);
    return [
      ...checkText(key, here),
      ...checkField(key, value, here),
      ...checkValue(value, propertyOf(schemas, key), object, here),
    ];
  }),
];

const checkValue = (value: unknown, written: readonly Schema[], beside: Fields, spot: Spot): string[] => {
  const schemas = written.flatMap((schema) => schemasFor(schema, value, spot.schemas));
  if (isRecord(value)) return checkFields(value, schemas, spot);
  if (Array.isArray(value)) {
    const items = schemas.flatMap((schema) => schema.items ?? []);
    return value.flatMap((item, index) => checkValue(item, items, beside, inside(spot, String(index))));
  }
  return [
    ...(typeof value === 'string' ? checkText(value, spot) : []),
    ...checkStated(schemas, value, beside, spot),
  ];
};

/**
 * Returns where examples contradict the world, and so each other. Each line names the place and what an author can do.
 * IDs and names are found by `x-refers-to`, by the names of fields, and by their form if they are emails.
 */
export const contradictions = (
  examples: readonly Example[],
  schemas: ReadonlyMap<string, Schema>,
): string[] => {
  const found = examples.flatMap((example) => {
    const spot: Spot = { example, steps: [], schemas };
    return [
      ...checkField(example.name, example.value, spot),
      ...checkValue(example.value, [example.schema], example.beside, spot),
    ];
  });
  return [...new Set(found)];
};
