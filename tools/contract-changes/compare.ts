import type { Schema } from '../generate-contract/schema/schema.js';
import { SchemaComparison, lostAliases, type Break, type Direction } from './compare-schemas.js';
import type { Schemas } from './forms.js';

type Shared = Readonly<Record<string, object>>;

interface Content {
  readonly schema?: Schema;
}

type Contents = Readonly<Record<string, Content>>;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: Schema;
  readonly content?: Contents;
  readonly [extension: `x-${string}`]: unknown;
}

/** The code and the text of errors, by the name of their example. */
export type Errors = Readonly<Record<string, readonly [code: string, msg: string]>>;

interface Answer {
  readonly content?: Contents;
  /** The names of the headers. */
  readonly headers?: readonly string[];
  readonly errors?: Errors;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Contents };
  readonly responses: Readonly<Record<string, Answer>>;
  readonly security?: readonly object[];
  readonly 'x-permission'?: { readonly role: string; readonly bots: boolean };
}

/** The part of an OpenAPI document that clients depend on. */
export interface Interface {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas?: Schemas; readonly [kind: string]: unknown };
}

/** From the one that most requesters have. */
const ROLES = ['guest', 'member', 'moderator', 'administrator', 'owner'];

/** Returns the object, or the one that it refers to. */
const resolved = <T extends object>(one: T, { components }: Interface): T => {
  const { $ref } = one as { readonly $ref?: string };
  if ($ref === undefined) return one;
  const [, , kind = '', name = ''] = $ref.split('/');
  return ((components[kind] as Shared | undefined)?.[name] ?? {}) as T;
};

/** Whether requests without credentials are allowed, too. */
const isOptional = ({ security = [] }: Operation): boolean =>
  security.some((schemes) => Object.keys(schemes).length === 0);

const schemaOf = ({ schema, content }: Parameter | (Content & { content?: Contents })): Schema =>
  schema ?? Object.values(content ?? {})[0]?.schema ?? {};

interface StatedError {
  readonly status: string;
  readonly code: string;
  readonly msg: string;
}

/** Returns the errors of an operation, by the name of their example. */
const errorsOf = ({ responses }: Operation, document: Interface): Map<string, StatedError> =>
  new Map(
    Object.entries(responses).flatMap(([status, answer]) =>
      Object.entries(resolved(answer, document).errors ?? {}).map(
        ([name, [code, msg]]): [string, StatedError] => [name, { status, code, msg }],
      ),
    ),
  );

const constantErrors = (document: Interface): Set<string> => {
  const texts = new Map<string, Set<string>>();
  for (const item of Object.values(document.paths))
    for (const operation of Object.values(item))
      for (const [name, { msg }] of errorsOf(operation, document))
        texts.set(name, (texts.get(name) ?? new Set()).add(msg));
  return new Set([...texts].flatMap(([name, all]) => (all.size === 1 ? [name] : [])));
};

/** Compares two documents of the interface. */
class Comparison {
  readonly schemas: SchemaComparison;
  /** The names of the errors whose text is the same in all operations: it has no name of a parameter. */
  readonly #constant: ReadonlySet<string>;

  constructor(
    private readonly before: Interface,
    private readonly after: Interface,
  ) {
    this.schemas = new SchemaComparison(before.components.schemas ?? {}, after.components.schemas ?? {});
    this.#constant = constantErrors(before);
  }

  run(): readonly Break[] {
    for (const [path, methods] of Object.entries(this.before.paths)) {
      for (const [method, older] of Object.entries(methods)) {
        const place = `${method.toUpperCase()} ${path}`;
        const newer = this.after.paths[path]?.[method];
        if (newer) this.#operation(older, newer, place);
        else this.schemas.add(place, 'was removed');
      }
    }
    return this.schemas.breaks;
  }

  #operation(older: Operation, newer: Operation, place: string): void {
    if (older.operationId !== newer.operationId)
      this.schemas.add(place, `was renamed from ${older.operationId} to ${newer.operationId}`);
    this.#permission(older, newer, place);
    this.#parameters(older, newer, place);
    this.#body(older, newer, place);
    for (const [status, answer] of Object.entries(older.responses)) {
      const now = newer.responses[status];
      const own = `${place} response ${status}`;
      if (now) this.#response(resolved(answer, this.before), resolved(now, this.after), own);
      else if (status < '300') this.schemas.add(own, 'was removed');
    }
    this.#errors(older, newer, place);
  }

  #response(older: Answer, newer: Answer, place: string): void {
    this.#contents(older.content ?? {}, newer.content ?? {}, 'response', place);
    for (const header of older.headers ?? [])
      if (!newer.headers?.includes(header)) this.schemas.add(place, `lost the header ${header}`);
  }

  /** Compares the errors that both documents have. An error that cannot occur any more breaks no client. */
  #errors(older: Operation, newer: Operation, place: string): void {
    const now = errorsOf(newer, this.after);
    for (const [name, was] of errorsOf(older, this.before)) {
      const error = now.get(name);
      const own = `${place} error ${name}`;
      if (!error) continue;
      if (error.status !== was.status)
        this.schemas.add(own, `has the status ${error.status} instead of ${was.status}`);
      if (error.code !== was.code) this.schemas.add(own, `has the code ${error.code} instead of ${was.code}`);
      if (this.#constant.has(name) && error.msg !== was.msg)
        this.schemas.add(own, `has another text: ${error.msg}`);
    }
  }

  #permission(older: Operation, newer: Operation, place: string): void {
    const { 'x-permission': was, security } = older;
    const now = newer['x-permission'];
    if (security?.length === 0 && newer.security?.length !== 0)
      this.schemas.add(place, 'now needs authentication');
    if (isOptional(older) && !isOptional(newer)) this.schemas.add(place, 'no longer allows spectators');
    if (!was || !now) return;
    if (ROLES.indexOf(now.role) > ROLES.indexOf(was.role))
      this.schemas.add(place, `now needs the role ${now.role}`);
    if (was.bots && !now.bots) this.schemas.add(place, 'no longer allows bots');
  }

  #parameters(older: Operation, newer: Operation, place: string): void {
    const named = ({ parameters = [] }: Operation, document: Interface): Map<string, Parameter> =>
      new Map(
        parameters
          .map((one) => resolved(one, document))
          .map((one) => [`${place} ${one.in}.${one.name}`, one]),
      );
    const [olds, news] = [named(older, this.before), named(newer, this.after)];
    for (const [own, was] of olds) {
      const now = news.get(own);
      if (!now) {
        this.schemas.add(own, 'was removed');
        continue;
      }
      for (const alias of lostAliases([was], [now])) this.schemas.add(own, `lost its other name ${alias}`);
      this.schemas.compare(schemaOf(was), schemaOf(now), 'request', own);
    }
    for (const [own, { required }] of news)
      if (required && !olds.get(own)?.required) this.schemas.add(own, 'is now required');
  }

  #body(older: Operation, newer: Operation, place: string): void {
    const own = `${place} request`;
    const [was, now] = [older.requestBody, newer.requestBody];
    if (now?.required && !was?.required) this.schemas.add(own, 'is now required');
    if (was) this.#contents(was.content, now?.content ?? {}, 'request', own);
  }

  #contents(older: Contents, newer: Contents, direction: Direction, place: string): void {
    for (const [type, was] of Object.entries(older)) {
      const now = newer[type];
      if (now) this.schemas.compare(was.schema ?? {}, now.schema ?? {}, direction, place);
      else this.schemas.add(place, `lost the media type ${type}`);
    }
  }
}

/** Returns what a client of the older document can no longer rely on in the newer one. */
export const breaksBetween = (older: Interface, newer: Interface): readonly Break[] =>
  new Comparison(older, newer).run();
