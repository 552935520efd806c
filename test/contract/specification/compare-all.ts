import { statedErrors, type StatedError } from './errors.js';
import { events, namedEvents, personForms, type StatedEvent } from './events.js';
import { levelsOf, Reader, type Document, type Operation, type Schema } from './found.js';
import { changes, newest, openLevels, releaseMarkers } from './levels.js';
import { limits } from './limits.js';
import { Comparison, type Grounds } from './compare.js';
import { lostFields, objects } from './objects.js';
import { namedOperations, operations } from './operations.js';
import { ours, type Ours } from './ours.js';
import type { Fields, StatedOperation } from './stated.js';

/** The tables of the specification. */
export interface Specification {
  readonly operations: Readonly<Record<string, StatedOperation>>;
  readonly namedOperations: readonly string[];
  readonly objects: Readonly<Record<string, Fields>>;
  readonly errors: readonly StatedError[];
  readonly events: Readonly<Record<string, StatedEvent>>;
  /** With the levels that are named with them. */
  readonly namedEvents: Readonly<Record<string, readonly number[]>>;
}

export const specification: Specification = {
  operations,
  namedOperations,
  objects,
  errors: statedErrors,
  events,
  namedEvents,
};

const REGISTER = 'POST /register';

/** What every body has; the rest is the operation's own. */
const ERROR_ENVELOPE = ['result', 'msg', 'code'];

const EVENT_HEAD = ['id', 'type', 'op'];

const NOTHING: Grounds = { hasGap: false, levels: [] };

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** `Invalid user ID <user_id>` as an expression for the texts it stands for. */
const textOf = (msg: string): RegExp => new RegExp(`^${escaped(msg).replaceAll(/<\w+>/g, '.+')}$`);

const isGap = (notes: Schema): boolean => notes['x-gap'] !== undefined;

const compareOperations = (
  comparison: Comparison,
  reader: Reader,
  found: ReadonlyMap<string, Operation>,
  stated: Specification,
): void => {
  const known = new Set<string>();
  const register = found.get(REGISTER);
  for (const [title, one] of Object.entries(stated.operations)) {
    const at = one.at ?? title;
    const operation = found.get(at);
    known.add(at);
    if (!operation) {
      comparison.missing(title, NOTHING);
      continue;
    }
    const { 'x-permission': permission, security } = operation;
    if ((security !== undefined) !== (one.open ?? false))
      comparison.add(title, 'is open to everyone, or is not');
    if (
      one.administrators === true &&
      permission?.role !== 'administrator' &&
      !operation.description?.includes('dministrators')
    )
      comparison.add(title, 'does not say that it is for administrators');
    const paths = (operation['x-aliases'] ?? []).flatMap(({ path }) => path ?? []);
    if (JSON.stringify(paths) !== JSON.stringify(one.aliases ?? []))
      comparison.add(title, `has the aliases ${JSON.stringify(paths)}`);
    comparison.levels(title, one.levels ?? [], levelsOf(operation));
    const parameters = new Map(reader.parametersOf(operation));
    if (one.registers === true && register) {
      for (const name of reader.parametersOf(register).keys())
        if (!parameters.delete(name)) comparison.add(title, `does not take ${name} of ${REGISTER}`);
    }
    comparison.fields(`${title}:`, one.parameters, parameters, 'sent', isGap(operation));
    comparison.fields(`${title} ->`, one.answer, reader.answerOf(operation), 'answered', isGap(operation));
  }
  for (const title of stated.namedOperations) {
    const operation = found.get(title);
    known.add(title);
    if (!operation) comparison.missing(title, NOTHING);
    else if (!isGap(operation)) comparison.add(title, 'leaves no gap, while the specification does');
  }
  for (const [title, operation] of found) {
    if (!known.has(title))
      comparison.beyond(title, { hasGap: isGap(operation), levels: levelsOf(operation) });
  }
};

const compareObjects = (comparison: Comparison, reader: Reader, stated: Specification): void => {
  const { schemas } = reader.document.components;
  for (const [name, fields] of Object.entries(stated.objects)) {
    const schema = schemas[name];
    if (!schema) {
      comparison.missing(name, NOTHING);
      continue;
    }
    const mode = name === 'DraftContent' ? 'sent' : 'answered';
    comparison.fields(name, fields, reader.find(schema, true).fields, mode, isGap(schema));
  }
  for (const [name, lost] of Object.entries(lostFields)) {
    const schema = schemas[name] ?? {};
    for (const [field, level] of Object.entries(lost)) {
      if (schema.properties && field in schema.properties)
        comparison.add(`${name} ${field}`, 'is still there');
      if (!levelsOf(schema).includes(level))
        comparison.add(name, `does not carry level ${String(level)}, at which it lost ${field}`);
    }
  }
};

const compareErrors = (
  comparison: Comparison,
  reader: Reader,
  found: ReadonlyMap<string, Operation>,
  stated: Specification,
): void => {
  const specified = new Set<string>();
  for (const { operation: title, condition, code, msg, status, fields = [], levels = [] } of stated.errors) {
    const place = `${title}, ${condition}`;
    const operation = found.get(title);
    const examples = operation ? reader.errorsOf(operation) : [];
    const match = examples
      .flatMap(([one, named]) =>
        Object.entries(named).map(([name, example]) => ({ status: one, name, example })),
      )
      .find(
        ({ example: { value } }) =>
          value.code === code && (msg === undefined || textOf(msg).test(String(value.msg))),
      );
    if (!match) {
      comparison.missing(`${place}: ${code}`, NOTHING);
      continue;
    }
    specified.add(match.name);
    if (status !== undefined && match.status !== status)
      comparison.add(place, `has status ${String(match.status)}`);
    const own = Object.keys(match.example.value).filter((key) => !ERROR_ENVELOPE.includes(key));
    if (own.sort().join() !== [...fields].sort().join())
      comparison.add(place, `has the fields ${own.join(', ')}`);
    for (const level of levels)
      if (!levelsOf(match.example).includes(level))
        comparison.add(place, `does not carry level ${String(level)}`);
  }
  const all = [...found.values()].flatMap((operation) =>
    reader.errorsOf(operation).flatMap(([, named]) => Object.keys(named)),
  );
  comparison.errors(new Set(all.filter((name) => !specified.has(name))));
};

export const titleOf = ({ properties }: Schema): string =>
  [properties?.type?.const, properties?.op?.const].filter((one) => typeof one === 'string').join(' ');

const typeOf = (title: string): string => title.split(' ')[0] ?? '';

/** The forms of `person`: each is one of those stated, with exactly its fields. */
const comparePersons = (comparison: Comparison, reader: Reader, person: Schema): void => {
  const keyOf = (names: Iterable<string>): string =>
    [...names]
      .filter((name) => name !== 'user_id')
      .sort()
      .join();
  const found = new Map(
    (person.oneOf ?? []).map((one) => {
      const { fields } = reader.find(one, true);
      return [keyOf(fields.keys()), fields] as const;
    }),
  );
  for (const [change, fields] of Object.entries(personForms)) {
    const key = keyOf(Object.keys(fields));
    const form = found.get(key);
    const place = `person (${change})`;
    if (form) comparison.fields(place, { user_id: 'integer', ...fields }, form, 'answered', false);
    else comparison.missing(place, NOTHING);
    found.delete(key);
  }
  for (const key of found.keys()) comparison.beyond(`person (${key})`, NOTHING);
};

const compareEvents = (comparison: Comparison, reader: Reader, stated: Specification): void => {
  const { schemas } = reader.document.components;
  const forms = Object.entries(schemas).filter(
    ([name, { properties }]) => name.endsWith('Event') && properties,
  );
  const found = new Map(forms.map(([, schema]) => [titleOf(schema), schema]));
  for (const [title, { fields, levels = [], deprecated, audience }] of Object.entries(stated.events)) {
    const schema = found.get(title);
    const place = `event ${title}`;
    if (!schema) {
      comparison.missing(place, NOTHING);
      continue;
    }
    const own = [...reader.find(schema, true).fields].filter(([name]) => !EVENT_HEAD.includes(name));
    comparison.levels(place, levels, levelsOf(schema));
    comparison.fields(place, fields, new Map(own), 'answered', isGap(schema));
    if ((schema.deprecated ?? false) !== (deprecated ?? false))
      comparison.add(place, 'is deprecated, or is not');
    if (schema['x-audience'] !== audience)
      comparison.add(place, `is for ${String(schema['x-audience'])}, specified ${audience}`);
  }
  comparePersons(comparison, reader, found.get('realm_user update')?.properties?.person ?? {});
  for (const [title, levels] of Object.entries(stated.namedEvents)) {
    const matching = [...found].filter(([one]) => one === title || typeOf(one) === title);
    if (matching.length === 0) comparison.missing(`event ${title}`, NOTHING);
    for (const level of levels)
      if (!matching.some(([, schema]) => levelsOf(schema).includes(level)))
        comparison.add(`event ${title}`, `does not carry level ${String(level)}`);
  }
  // The payload of every type outside the table is left open.
  for (const [title, schema] of found) {
    const type = typeOf(title);
    const hasGap = [...found].some(([one, form]) => typeOf(one) === type && isGap(form));
    const isNamed = title in stated.namedEvents || type in stated.namedEvents;
    if (!(title in stated.events) && !isNamed)
      comparison.beyond(`event ${title}`, { hasGap, levels: levelsOf(schema) });
    else if (isNamed && type !== 'heartbeat' && !hasGap)
      comparison.add(`event ${title}`, 'leaves no gap, while the specification does');
  }
};

const compareLevels = (comparison: Comparison, { 'x-feature-levels': levels, info }: Document): void => {
  const rows = new Map(levels.map((row) => [row.level, row]));
  if (Math.max(...rows.keys()) !== newest)
    comparison.add('feature levels', `do not end with ${String(newest)}`);
  for (const [level, words] of Object.entries(changes)) {
    const text = rows.get(Number(level))?.change ?? '';
    const missing = words.filter((word) => !text.includes(word));
    if (missing.length > 0) comparison.add(`level ${level}`, `does not speak of ${missing.join(', ')}`);
  }
  for (const level of releaseMarkers)
    if (rows.get(level)?.release === undefined) comparison.add(`level ${String(level)}`, 'marks no release');
  for (const [level, { release }] of rows)
    if (release !== undefined && !releaseMarkers.includes(level))
      comparison.add(`level ${String(level)}`, 'marks a release');
  for (const level of openLevels) {
    if (rows.get(level)?.change === undefined) comparison.add(`level ${String(level)}`, 'is missing');
    if (!info['x-gap']?.includes(String(level)))
      comparison.add(`level ${String(level)}`, 'is not among the gaps');
  }
};

const compareLimits = (
  comparison: Comparison,
  reader: Reader,
  found: ReadonlyMap<string, Operation>,
): void => {
  const register = found.get(REGISTER);
  const fields = register ? reader.answerOf(register) : new Map<string, never>();
  for (const { limit, appliesTo, register: field, open, levels = [] } of limits) {
    if (!found.has(appliesTo)) comparison.missing(`limit ${limit}: ${appliesTo}`, NOTHING);
    if (field === undefined) continue;
    const answered = fields.get(field);
    if (!answered) comparison.missing(`limit ${limit}: register ${field}`, NOTHING);
    else if (open === true && !answered.hasGap)
      comparison.add(`limit ${limit}`, 'leaves no gap for its value');
    for (const level of levels)
      if (!answered?.levels.includes(level))
        comparison.add(`limit ${limit}`, `does not carry level ${String(level)}`);
  }
};

/** Everything in which the contract and the specification differ. */
export const compareAll = (
  document: Document,
  stated = specification,
  listed: Ours = ours,
): readonly string[] => {
  const reader = new Reader(document);
  const comparison = new Comparison(listed);
  const found = new Map(
    Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
      ),
    ),
  );
  compareOperations(comparison, reader, found, stated);
  compareObjects(comparison, reader, stated);
  compareErrors(comparison, reader, found, stated);
  compareEvents(comparison, reader, stated);
  compareLevels(comparison, document);
  compareLimits(comparison, reader, found);
  return comparison.finish();
};
