import { readPublished, withJoinedObjects, withSharedParts } from '../../support/published-document.js';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: boolean | Schema;
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly description?: string;
  readonly deprecated?: boolean;
  readonly 'x-since'?: number;
  readonly 'x-changes'?: readonly { readonly level: number }[];
  readonly 'x-aliases'?: readonly { readonly since?: number }[];
  readonly 'x-gap'?: string;
  readonly 'x-audience'?: string;
  readonly 'x-varies-by'?: readonly string[];
}

interface Content {
  readonly content: Readonly<Record<string, { readonly schema: Schema; readonly examples?: Examples }>>;
}

export type Examples = Readonly<
  Record<string, { readonly value: Readonly<Record<string, unknown>>; readonly 'x-since'?: number }>
>;

interface Parameter extends Schema {
  readonly name: string;
  readonly in: string;
  readonly schema?: Schema;
  readonly content?: Content['content'];
}

export interface Operation extends Schema {
  readonly operationId: string;
  readonly security?: readonly unknown[];
  readonly 'x-permission'?: { readonly role: string };
  readonly parameters?: readonly (Omit<Parameter, 'required'> & { readonly required?: boolean })[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}

/** The parts of the published document that the specification describes. */
export interface Document {
  readonly info: Schema;
  readonly 'x-feature-levels': readonly {
    readonly level: number;
    readonly release?: string;
    readonly line?: string;
    readonly change?: string;
    readonly nothing?: string;
  }[];
  readonly 'x-audiences': Readonly<Record<string, string>>;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Content>>;
  };
}

/** The operation whose response has the state and the values of limits. */
export const REGISTER = 'POST /register';

/** Returns the document with each schema, response and example in its place. */
const joined = (document: Parameters<typeof withJoinedObjects>[0]): Document =>
  withJoinedObjects(withSharedParts(structuredClone(document))) as unknown as Document;

export const readDocument = (): Document => joined(readPublished() as never);

/** A parameter or field in the contract. */
export interface Found {
  readonly types: ReadonlySet<string>;
  readonly required: boolean;
  readonly default: unknown;
  /** From the schema; undefined if it lists none. */
  readonly values: readonly unknown[] | undefined;
  readonly description: string;
  readonly levels: readonly number[];
  readonly deprecated: boolean;
  /** The gaps at this place, or in the named object it refers to. */
  readonly gap: string;
  readonly fields: ReadonlyMap<string, Found>;
}

/** The text of the gaps in a schema's own notes. */
export const gapOf = (notes: Schema): string => notes['x-gap'] ?? '';

export const isGap = (notes: Schema): boolean => gapOf(notes) !== '';

export const levelsOf = (notes: Schema): number[] => {
  const { 'x-since': since, 'x-changes': changes = [], 'x-aliases': aliases = [] } = notes;
  const all = [since, ...changes.map(({ level }) => level), ...aliases.map((alias) => alias.since)];
  return [...new Set(all.filter((level) => level !== undefined))].sort((a, b) => a - b);
};

/** The type and op of an event: `realm_user update`. */
export const titleOf = ({ properties }: Schema): string =>
  [properties?.type?.const, properties?.op?.const].filter((one) => typeof one === 'string').join(' ');

/** Operations by method and path: `GET /events`. */
export type Operations = ReadonlyMap<string, Operation>;

export const operationsOf = ({ paths }: Document): Operations =>
  new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
      ),
    ),
  );

/** Reads schemas of one document. */
export class Reader {
  constructor(readonly document: Document) {}

  /** Resolves the references of a schema. */
  follow(schema: Schema): Schema {
    if (schema.$ref === undefined) return schema;
    const { $ref, ...own } = schema;
    const target = this.document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {};
    return { ...this.follow(target), ...own };
  }

  private branches(schema: Schema): readonly Schema[] {
    const followed = this.follow(schema);
    const some = followed.oneOf ?? [];
    return some.length === 0 ? [followed] : some.flatMap((one) => this.branches(one));
  }

  private types(schema: Schema): string[] {
    return this.branches(schema).flatMap(({ type, items }) =>
      [type ?? 'anything']
        .flat()
        .flatMap((one) => (one === 'array' ? this.types(items ?? {}).map((item) => `${item}[]`) : one)),
    );
  }

  private values(schema: Schema): readonly unknown[] | undefined {
    const listed = this.branches(schema).flatMap((one) => one.enum ?? ('const' in one ? [one.const] : []));
    const ofItems = this.branches(schema).flatMap(({ items }) => (items && this.values(items)) ?? []);
    return listed.length > 0 ? listed : ofItems.length > 0 ? ofItems : undefined;
  }

  private fieldsIn(schema: Schema): [string, Found][] {
    return this.branches(schema).flatMap(({ properties, required = [], items, additionalProperties }) => [
      ...Object.entries(properties ?? {}).map(([name, child]): [string, Found] => [
        name,
        this.find(child, required.includes(name)),
      ]),
      ...(items ? this.fieldsIn(items) : []),
      ...(typeof additionalProperties === 'object' ? this.fieldsIn(additionalProperties) : []),
    ]);
  }

  find(schema: Schema, required: boolean): Found {
    const followed = this.follow(schema);
    const items = followed.items ? this.follow(followed.items) : {};
    // A named object states its changes in its own schema.
    const own = followed.type === 'object' ? schema : followed;
    const levels = levelsOf(own).concat(items.type === 'object' ? [] : levelsOf(items));
    return {
      types: new Set(this.types(schema)),
      required,
      default: followed.default,
      values: this.values(schema),
      description: followed.description ?? '',
      levels,
      deprecated: followed.deprecated ?? false,
      gap: gapOf(followed) + gapOf(items),
      fields: new Map(this.fieldsIn(schema)),
    };
  }

  parametersOf({ parameters = [], requestBody }: Operation): ReadonlyMap<string, Found> {
    // The specification names no headers.
    const own = parameters.filter((parameter) => parameter.in !== 'header');
    const outside = own.map((parameter): [string, Found] => {
      const { schema, content, required, ...notes } = parameter;
      const inner = this.follow(schema ?? content?.['application/json']?.schema ?? {});
      return [
        parameter.name,
        this.find({ ...inner, ...(notes as Schema), type: inner.type }, required ?? false),
      ];
    });
    const body = Object.values(requestBody?.content ?? {})[0]?.schema;
    return new Map([...outside, ...(body ? this.fieldsIn(body) : [])]);
  }

  answerOf({ responses }: Operation): ReadonlyMap<string, Found> {
    const schema = responses[200]?.content['application/json']?.schema ?? {};
    const envelope = ['result', 'msg', 'ignored_parameters_unsupported'];
    return new Map(this.fieldsIn(schema).filter(([name]) => !envelope.includes(name)));
  }

  /** The examples of an operation's errors, by status. */
  errorsOf({ responses }: Operation): [number, Examples][] {
    return Object.entries(responses).flatMap(([status, response]): [number, Examples][] => {
      const { content } = response;
      return status === '200' ? [] : [[Number(status), content['application/json']?.examples ?? {}]];
    });
  }
}
