import { nameOfReference, type Schema } from '../generate-contract/schema/schema.js';
import { isBoundOfExact } from '../generate-contract/schema/exact-integers.js';
import { groupBy } from '../../src/lib/sorted-ids.js';
import { type Form, formsOf, type Schemas } from './forms.js';

/** A change that breaks clients of the older document. */
export interface Break {
  /** `POST /messages request.to`, or `Message.sender_id` in a named schema. */
  readonly place: string;
  readonly what: string;
}

/** Who writes the values. Clients must be able to send what they sent, and get what they got. */
export type Direction = 'request' | 'response';

/** Limits of which a smaller one refuses more values, and of which a greater one does. */
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const;
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'] as const;
const TEXTS = ['pattern', 'format'] as const;

/** Formats of all numbers of their type. */
const WIDEST = new Set<unknown>(['int64', 'double']);

const NUMBER_TYPES = ['integer', 'number'];

const typeNames = (forms: readonly Form[]): Set<string> => new Set(forms.map(({ type }) => type ?? 'any'));

const holds = (types: ReadonlySet<string>, type: string): boolean =>
  types.has(type) || types.has('any') || (type === 'integer' && types.has('number'));

const union = (schemas: readonly Schema[]): Schema | undefined =>
  schemas.length <= 1 ? schemas[0] : { anyOf: [...schemas] };

/** Returns what distinguishes the objects of a union: their properties with a single value. */
const keyOf = ({ properties = {} }: Form, schemas: Schemas): string =>
  Object.entries(properties)
    .flatMap(([name, property]) => {
      const [first, ...others] = formsOf(property, schemas);
      const values = first?.enum;
      return others.length === 0 && values?.length === 1 ? [`${name}=${String(values[0])}`] : [];
    })
    .join(',');

/** Whether a text that is as long as can be identifies an object. A longer text has always been that of no object. */
const isBoundName = (form: Form): boolean =>
  form.maxLength === undefined || form['x-refers-to'] !== undefined;

/** Compares the schemas of two documents. */
export class SchemaComparison {
  readonly breaks: Break[] = [];
  readonly #compared = new Set<string>();

  constructor(
    private readonly before: Schemas,
    private readonly after: Schemas,
  ) {}

  add(place: string, what: string): void {
    if (!this.breaks.some((one) => one.place === place && one.what === what))
      this.breaks.push({ place, what });
  }

  /** Compares the schemas of a value. Named schemas are compared once, at a place of their own. */
  compare(older: Schema, newer: Schema, direction: Direction, place: string): void {
    if (direction === 'request') this.#compareDefaults(older, newer, place);
    if (older.$ref === undefined || newer.$ref === undefined) {
      this.#compareForms(older, newer, direction, place);
      return;
    }
    const pair = `${older.$ref} ${newer.$ref} ${direction}`;
    if (this.#compared.has(pair)) return;
    this.#compared.add(pair);
    this.#compareForms(older, newer, direction, nameOfReference(older.$ref));
  }

  /** A client that leaves the value out depends on its default. */
  #compareDefaults(older: Schema, newer: Schema, place: string): void {
    const [was, now] = [JSON.stringify(older.default), JSON.stringify(newer.default)];
    if (older.default !== undefined && was !== now)
      this.add(
        place,
        newer.default === undefined ? 'lost its default' : `has the default ${now} instead of ${was}`,
      );
  }

  #compareForms(older: Schema, newer: Schema, direction: Direction, place: string): void {
    const [olds, news] = [formsOf(older, this.before), formsOf(newer, this.after)];
    this.#compareTypes(typeNames(olds), typeNames(news), direction, place);
    const byType = groupBy(news, ({ type }) => type);
    for (const [type, forms] of groupBy(olds, (form) => form.type)) {
      const others = byType.get(type) ?? (type === 'integer' ? byType.get('number') : undefined);
      if (others) this.#compareSameType(forms, others, direction, place);
    }
  }

  #compareTypes(
    olds: ReadonlySet<string>,
    news: ReadonlySet<string>,
    direction: Direction,
    place: string,
  ): void {
    if (direction === 'request') {
      for (const type of olds) if (!holds(news, type)) this.add(place, `no longer accepts the type ${type}`);
    } else {
      for (const type of news) if (!holds(olds, type)) this.add(place, `can now be of the type ${type}`);
      if (![...olds].some((type) => holds(news, type) || NUMBER_TYPES.includes(type)))
        this.add(place, `is no longer of the type ${[...olds].join(' or ')}`);
    }
  }

  #compareSameType(olds: readonly Form[], news: readonly Form[], direction: Direction, place: string): void {
    this.#compareEnums(olds, news, direction, place);
    if (direction === 'request') this.#compareLimits(olds, news, place);
    const items = (forms: readonly Form[]): Schema | undefined =>
      union(forms.flatMap((form) => [...(form.items ? [form.items] : []), ...(form.prefixItems ?? [])]));
    this.#compareInner(items(olds), items(news), direction, `${place}[]`);
    if (olds[0]?.type === 'object') this.#compareUnions(olds, news, direction, place);
  }

  #compareInner(
    older: Schema | undefined,
    newer: Schema | undefined,
    direction: Direction,
    place: string,
  ): void {
    if (older && newer) this.compare(older, newer, direction, place);
  }

  #compareEnums(olds: readonly Form[], news: readonly Form[], direction: Direction, place: string): void {
    if (news.some((form) => form.enum === undefined)) return;
    const now = new Set(news.flatMap((form) => form.enum ?? []));
    if (olds.some((form) => form.enum === undefined)) {
      if (direction === 'request') this.add(place, 'accepts only listed values');
      return;
    }
    for (const value of olds.flatMap((form) => form.enum ?? []))
      if (!now.has(value)) this.add(place, `lost the value ${JSON.stringify(value)}`);
  }

  #compareLimits(olds: readonly Form[], news: readonly Form[], place: string): void {
    for (const key of UPPER) {
      const greatest = (forms: readonly Form[]): number =>
        Math.max(...forms.map((form) => form[key] ?? Infinity));
      const isFirstOfName = key === 'maxLength' && greatest(olds) === Infinity && news.every(isBoundName);
      if (greatest(news) < greatest(olds) && !isBoundOfExact(greatest(news)) && !isFirstOfName)
        this.add(place, `has a narrower ${key}: ${greatest(news)}`);
    }
    for (const key of LOWER) {
      const least = (forms: readonly Form[]): number =>
        Math.min(...forms.map((form) => form[key] ?? -Infinity));
      const usual = key.startsWith('minL') || key.startsWith('minI') ? 0 : -Infinity;
      if (least(news) > Math.max(least(olds), usual) && !isBoundOfExact(least(news)))
        this.add(place, `has a narrower ${key}: ${least(news)}`);
    }
    for (const key of TEXTS) {
      const texts = (forms: readonly Form[]): Set<string | undefined> =>
        new Set(forms.map((form) => (WIDEST.has(form[key]) ? undefined : form[key])));
      const [old, now] = [texts(olds), texts(news)];
      const isNarrower = !now.has(undefined) && [...old].some((text) => !now.has(text));
      if (isNarrower) this.add(place, `has another ${key}: ${[...now].join(', ')}`);
    }
  }

  /** Compares the objects that a value can be: each with the one of the same kind. */
  #compareUnions(olds: readonly Form[], news: readonly Form[], direction: Direction, place: string): void {
    const [kinds, newKinds] = [
      groupBy(olds, (form) => keyOf(form, this.before)),
      groupBy(news, (form) => keyOf(form, this.after)),
    ];
    if (kinds.size === 1 && newKinds.size === 1) {
      this.#compareObjects(olds, news, direction, place);
      return;
    }
    for (const [kind, forms] of kinds) {
      const others = newKinds.get(kind);
      const own = kind === '' ? place : `${place}(${kind})`;
      if (others) this.#compareObjects(forms, others, direction, own);
      else this.add(own, 'was removed');
    }
  }

  #compareObjects(olds: readonly Form[], news: readonly Form[], direction: Direction, place: string): void {
    const [was, is] = [olds[0]?.['x-audience'], news[0]?.['x-audience']];
    if (was !== is) this.add(place, `has the recipients ${String(is)} instead of ${String(was)}`);
    const now = propertiesOf(news);
    const always = { before: requiredOf(olds), after: requiredOf(news) };
    for (const [name, older] of propertiesOf(olds)) {
      const own = `${place}.${name}`;
      const newer = now.get(name);
      if (!newer) {
        if (!isOpen(news, direction)) this.add(own, 'was removed');
        continue;
      }
      if (direction === 'response' && always.before.has(name) && !always.after.has(name))
        this.add(own, 'can now be absent');
      for (const alias of lostAliases(older, newer)) this.add(own, `lost its other name ${alias}`);
      this.#compareInner(union(older), union(newer), direction, own);
    }
    if (direction === 'request')
      for (const name of always.after)
        if (!always.before.has(name)) this.add(`${place}.${name}`, 'is now required');
    this.#compareInner(union(valuesOf(olds)), union(valuesOf(news)), direction, `${place}{}`);
  }
}

const propertiesOf = (forms: readonly Form[]): Map<string, Schema[]> => {
  const all = forms.flatMap(({ properties = {} }) => Object.entries(properties));
  return new Map(
    [...groupBy(all, ([name]) => name)].map(([name, found]) => [name, found.map(([, one]) => one)]),
  );
};

/** Returns the properties that each of the forms requires. */
const requiredOf = ([first, ...others]: readonly Form[]): Set<string> =>
  new Set((first?.required ?? []).filter((name) => others.every(({ required }) => required?.includes(name))));

const valuesOf = (forms: readonly Form[]): Schema[] =>
  forms.flatMap(({ additionalProperties: values }) => (typeof values === 'object' ? [values] : []));

/** Whether a property without a name of its own has the schema of all others. */
const isOpen = (forms: readonly Form[], direction: Direction): boolean =>
  direction === 'request' && valuesOf(forms).length > 0;

type Named = Pick<Schema, `x-${string}`>;

const aliasesOf = (named: readonly Named[]): string[] =>
  named.flatMap((one) =>
    ((one['x-aliases'] ?? []) as readonly { name?: string; until?: number }[]).flatMap(({ name, until }) =>
      name === undefined || until !== undefined ? [] : [name],
    ),
  );

/** Returns the other names that a value no longer has. */
export const lostAliases = (olds: readonly Named[], news: readonly Named[]): string[] => {
  const now = aliasesOf(news);
  return aliasesOf(olds).filter((name) => !now.includes(name));
};
