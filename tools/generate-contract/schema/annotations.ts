import type { Contract, EventForm, Operation } from '../contract.js';
import { childrenOf, omit, type Schema } from './schema.js';
import { INDEX } from '../read/bundle.js';

/** A statement of the contract on the history of an element, or on a gap of the specification. */
export interface Remark {
  /** Relative to `openapi/`. */
  readonly file: string;
  /** Markdown text for readers. */
  readonly place: string;
  /** The feature levels that x-since, x-changes and x-aliases name. */
  readonly levels: readonly number[];
  readonly gap?: string;
}

const read = (file: string, place: string, notes: object): Remark[] => {
  const { 'x-since': since, 'x-changes': changes, 'x-aliases': aliases, 'x-gap': gap } = notes as Schema;
  const dated = [...((changes ?? []) as { level: number }[]), ...((aliases ?? []) as { since?: number }[])];
  const levels = [since, ...dated.map((one) => ('level' in one ? one.level : one.since))];
  const numbers = levels.filter((level) => typeof level === 'number');
  if (numbers.length === 0 && typeof gap !== 'string') return [];
  return [{ file, place, levels: numbers, ...(typeof gap === 'string' && { gap: gap.trim() }) }];
};

/** Returns the remarks on a schema and on everything inside it. `at` returns the name of a nested place. */
const ofSchema = (file: string, schema: Schema, steps: string, at: (steps: string) => string): Remark[] => {
  const step = (key: string): string => (steps === '' ? key : `${steps}.${key}`);
  return [
    ...read(file, at(steps), schema),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, child]) =>
      ofSchema(file, child, step(key), at),
    ),
    ...(schema.items ? ofSchema(file, schema.items, `${steps}[]`, at) : []),
    ...childrenOf(omit(schema, 'properties', 'items')).flatMap((child) => ofSchema(file, child, steps, at)),
  ];
};

const ofOperation = (operation: Operation, { settings }: Contract): Remark[] => {
  const { file, method, path, part, parameters, response } = operation;
  const title = `\`${method} ${path}\``;
  const own = parameters.filter(
    ({ name }) => !settings.some((setting) => setting.part === part && setting.name === name),
  );
  return [
    ...read(file, title, operation.extensions),
    ...own.flatMap(({ name, schema, extensions }) => [
      ...read(file, `${title}, parameter \`${name}\``, extensions),
      ...ofSchema(file, schema, name, (steps) => `${title}, parameter \`${steps}\``),
    ]),
    ...ofSchema(file, response, '', (steps) => `${title}, response${steps === '' ? '' : ` \`${steps}\``}`),
  ];
};

const ofEvent = ({ type, op }: EventForm): string =>
  op === undefined ? `event \`${type}\`` : `event \`${type}\`, op \`${op}\``;

/** Parts define their fields of the register response as separate objects, whose names are not published. */
const ofObject = (name: string): string =>
  name.endsWith('RegisterFields') ? '`POST /register`, response' : `object \`${name}\``;

/** Drops the gaps of settings elsewhere: each is listed only at the setting, not at objects that have it as a field. */
const withoutSettingGap = ({ settings }: Contract): ((remark: Remark) => Remark) => {
  const known = new Set(
    settings.flatMap(({ file, name, extensions }) => read(file, name, extensions)).map(({ gap }) => gap),
  );
  return ({ gap, ...remark }) => (gap === undefined || known.has(gap) ? remark : { ...remark, gap });
};

/** Returns every remark of the contract, in the order of the index. */
export const remarksOf = (contract: Contract): Remark[] => {
  const { index, operations, schemas, fileOf, events, errors, settings } = contract;
  const { info, components } = index as { info: object; components: { securitySchemes: object } };
  const schemes = Object.entries(components.securitySchemes) as [string, object][];
  const elsewhere = withoutSettingGap(contract);
  return [
    ...read(INDEX, 'the whole interface', info),
    ...schemes.flatMap(([name, scheme]) => read(INDEX, `authentication \`${name}\``, scheme)),
    ...operations.flatMap((operation) => ofOperation(operation, contract)).map(elsewhere),
    ...settings.flatMap(({ file, name, extensions }) => read(file, `setting \`${name}\``, extensions)),
    ...[...schemas].flatMap(([name, schema]) => {
      const file = fileOf.get(name);
      if (file === undefined || file.endsWith('/settings.yaml')) return [];
      const event = events.find((form) => form.name === name);
      const own = event ? ofEvent(event) : ofObject(name);
      const join = own.endsWith('response') ? ' ' : ', ';
      const at = (steps: string): string => (steps === '' ? own : `${own}${join}\`${steps}\``);
      return ofSchema(file, schema, '', at).map(elsewhere);
    }),
    ...[...errors.values()].flatMap(({ file, name, extensions, fields }) => [
      ...read(file, `error \`${name}\``, extensions),
      ...Object.entries(fields).flatMap(([field, schema]) =>
        ofSchema(file, schema, field, (steps) => `error \`${name}\`, \`${steps}\``),
      ),
    ]),
  ];
};
