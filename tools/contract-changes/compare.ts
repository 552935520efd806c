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

interface Answer {
  readonly content?: Contents;
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

const schemaOf = ({ schema, content }: Parameter | (Content & { content?: Contents })): Schema =>
  schema ?? Object.values(content ?? {})[0]?.schema ?? {};

/** Compares two documents of the interface. */
class Comparison {
  readonly schemas: SchemaComparison;

  constructor(
    private readonly before: Interface,
    private readonly after: Interface,
  ) {
    this.schemas = new SchemaComparison(before.components.schemas ?? {}, after.components.schemas ?? {});
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
      if (now) this.#contents(this.#content(answer, 'before'), this.#content(now, 'after'), 'response', own);
      else if (status < '300') this.schemas.add(own, 'was removed');
    }
  }

  #content(answer: Answer, side: 'before' | 'after'): Contents {
    return resolved(answer, this[side]).content ?? {};
  }

  #permission(older: Operation, newer: Operation, place: string): void {
    const { 'x-permission': was, security } = older;
    const now = newer['x-permission'];
    if (security?.length === 0 && newer.security?.length !== 0)
      this.schemas.add(place, 'now needs authentication');
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
