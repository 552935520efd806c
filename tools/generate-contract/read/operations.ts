import type { Kind, Refusal, TransactionMode } from '../../../src/http/types.js';
import type { Alias, Method, Operation, Parameter, Setting } from '../contract.js';
import type { Problems } from '../problems.js';
import type { Normalizer } from '../schema/normalize.js';
import { handlerValidates, mayBe, nameOfReference, omit, SCHEMAS, type Schema } from '../schema/schema.js';
import { settingParameterSentences } from '../schema/sentences.js';
import { acceptedNames } from './aliases.js';
import type { Bundle } from './bundle.js';
import { EXAMPLES } from './errors.js';
import { notesOf } from './extensions.js';
import type { SourceSchemas } from './source-schema.js';

const JSON_TYPE = 'application/json';
const IDEMPOTENCY_KEY = '#/components/parameters/IdempotencyKey';
const SUCCESS = `${SCHEMAS}SuccessResponse`;

interface Media {
  readonly schema: Schema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly $ref?: string; readonly value?: unknown }>>;
}

interface WrittenParameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: Parameter['in'] | 'header';
  readonly required?: boolean;
  readonly deprecated?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
  readonly example?: unknown;
  readonly content?: Readonly<Record<string, Media>>;
  readonly 'x-server'?: ParameterServer;
}

interface ParameterServer {
  readonly deferred?: boolean;
  readonly slashes?: boolean;
  readonly toolValue?: unknown;
}

interface Link {
  readonly operationId: string;
  readonly parameters: Readonly<Record<string, string>>;
}

interface WrittenResponse {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, Media>>;
  readonly links?: Readonly<Record<string, Link>>;
}

interface WrittenOperation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly deprecated?: boolean;
  readonly security?: readonly unknown[];
  readonly tags?: readonly string[];
  readonly parameters?: readonly WrittenParameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, WrittenResponse>>;
  readonly 'x-permission'?: {
    readonly role?: Operation['role'];
    readonly bots?: boolean;
  };
  readonly 'x-server'?: {
    readonly transaction?: TransactionMode;
    readonly idempotency?: 'ignored';
    readonly sameAs?: string;
    readonly refusal?: Refusal;
  };
}

const kindOf = (schema: Schema, schemas: ReadonlyMap<string, Schema>): Kind => {
  if (schema.format === 'binary') return 'file';
  if (!mayBe('string', schema, schemas)) return 'json';
  const others = ['integer', 'number', 'boolean', 'array', 'object'];
  return others.some((type) => mayBe(type, schema, schemas)) ? 'string-or-json' : 'string';
};

/** Returns the parameter that changes a setting. */
const settingParameter = (setting: Setting, schemas: ReadonlyMap<string, Schema>): Parameter => {
  const { schema } = setting.parameter ?? setting;
  return {
    name: setting.name,
    in: 'body',
    kind: kindOf(schema, schemas),
    required: false,
    schema,
    description: settingParameterSentences(setting),
    example: setting.parameter?.example ?? setting.schema.examples?.[0] ?? setting.default,
    deprecated: false,
    handlerChecksNulls: false,
    deferred: false,
    aliases: setting.aliases,
    extensions: {
      ...setting.extensions,
      ...(setting.role && { 'x-permission': { role: setting.role } }),
    },
  };
};

/** Returns the value of an example, which is a text if the published form is one. */
const asValue = (example: unknown, schema: Schema, schemas: ReadonlyMap<string, Schema>): unknown =>
  typeof example === 'string' && schema['x-published'] && !mayBe('string', schema, schemas)
    ? (JSON.parse(example) as unknown)
    : example;

/** A property of the body of a request. */
interface Property {
  readonly name: string;
  readonly written: Schema;
  readonly required: boolean;
  /** The named object that has it. */
  readonly object: string | undefined;
}

const NOTES = [
  'description',
  'deprecated',
  'examples',
  'x-since',
  'x-changes',
  'x-gap',
  'x-aliases',
] as const;

/** Reads the operations of a bundle. */
export class Operations {
  constructor(
    private readonly bundle: Bundle,
    private readonly sources: SourceSchemas,
    private readonly normalizer: Normalizer,
    private readonly schemas: ReadonlyMap<string, Schema>,
    private readonly settings: readonly Setting[],
    private readonly problems: Problems,
  ) {}

  #component<Value extends { readonly $ref?: string }>(written: Value): Value {
    const [, , group = '', name = ''] = written.$ref?.split('/') ?? [];
    return written.$ref === undefined
      ? written
      : ((this.bundle.document.components[group]?.[name] ?? {}) as unknown as Value);
  }

  #add(written: Schema, file: string): Schema {
    return this.normalizer.normalize(this.sources.read(written), file);
  }

  /** Returns the model of a parameter. Its schema has what the parameter itself does not state. */
  #model(
    { name, in: place, required = false, ...written }: Omit<WrittenParameter, 'in'> & Pick<Parameter, 'in'>,
    source: Schema,
    file: string,
  ): Parameter {
    const schema = omit(this.#add(omit(source, ...NOTES), file), 'x-deferred');
    const description = written.description ?? source.description;
    const example = asValue(
      written.example ?? source.examples?.[0] ?? schema.examples?.[0],
      schema,
      this.schemas,
    );
    const notes = { ...notesOf(source), ...notesOf(written) };
    const { deferred, slashes, ...server }: ParameterServer = {
      ...(source['x-server'] as ParameterServer | undefined),
      ...written['x-server'],
    };
    if (!description) this.problems.add(file, `parameter "${name}" has no description; add one`);
    // A file has no written example.
    if (example === undefined && schema.format !== 'binary')
      this.problems.add(file, `parameter "${name}" has no example; add one`);
    return {
      name,
      in: place,
      kind: kindOf(schema, this.schemas),
      required,
      schema,
      description: (description ?? '').trim(),
      example,
      deprecated: written.deprecated ?? source.deprecated ?? false,
      handlerChecksNulls: handlerValidates(schema, 'null-characters'),
      deferred: deferred ?? false,
      aliases: acceptedNames(notes['x-aliases'] as Alias[] | undefined),
      ...('toolValue' in server && { toolValue: server.toolValue }),
      ...(slashes && { slashes }),
      extensions: notes,
    };
  }

  /** Returns a parameter in the path or the query. Lists and objects are JSON there. */
  #parameter(reference: WrittenParameter, file: string): Parameter[] {
    const written = this.#component(reference);
    const { in: place, content } = written;
    if (place === 'header') return [];
    const { schema = written.schema, example = written.example } = content?.[JSON_TYPE] ?? {};
    if (!schema) this.problems.add(file, `parameter "${written.name}" has no schema; add one`);
    return [
      this.#model(
        { ...written, in: place, ...(example !== undefined && { example }) },
        this.sources.inline(schema ?? {}),
        file,
      ),
    ];
  }

  #properties(schema: Schema, object?: string): Property[] {
    if (schema.$ref !== undefined)
      return this.#properties(this.#component(schema), nameOfReference(schema.$ref));
    const { properties = {}, required = [], allOf = [] } = schema;
    return [
      ...Object.entries(properties).map(([name, written]) => ({
        name,
        written: this.sources.inline(written),
        required: required.includes(name),
        object,
      })),
      ...allOf.flatMap((member) => this.#properties(member, object)),
    ];
  }

  #bodyParameters({ requestBody }: WrittenOperation, file: string): Parameter[] {
    const [media] = Object.values(requestBody?.content ?? {});
    return this.#properties(media?.schema ?? {}).map(({ name, written, required, object }) => {
      const setting = this.settings.find((one) => one.object === object && one.name === name);
      return setting
        ? settingParameter(setting, this.schemas)
        : this.#model({ name, in: 'body', required }, written, file);
    });
  }

  /** Returns the fields of a response besides those of every success. */
  #fields({ schema }: Media, file: string): Schema {
    if (schema.$ref === SUCCESS) return { properties: {}, type: 'object' };
    const { allOf = [], ...notes } = this.#component(schema);
    const members = allOf.filter(({ $ref }) => $ref !== SUCCESS);
    if (members.length === allOf.length)
      this.problems.add(file, `the response has no "$ref: …#/SuccessResponse" in its "allOf"; add it`);
    const bases = members.filter(({ $ref }) => $ref !== undefined);
    const [own = {}] = members.filter(({ $ref }) => $ref === undefined);
    const [only] = bases;
    if (only && bases.length === 1 && members.length === 1) return this.#add(only, file);
    return this.#add(
      { ...omit(notes, 'description'), ...own, ...(bases.length > 0 && { allOf: bases }) },
      file,
    );
  }

  #success(
    { responses }: WrittenOperation,
    file: string,
  ): Pick<Operation, 'response' | 'examples' | 'mediaType' | 'links'> {
    const { content = {}, links = {} } = this.#component(responses['200'] ?? {});
    const [[mediaType, media] = [JSON_TYPE, { schema: { $ref: SUCCESS } } as Media]] =
      Object.entries(content);
    const examples = Object.entries(media.examples ?? {}).map(([name, { value }]) => [
      name,
      mediaType === JSON_TYPE
        ? omit(value as { result?: unknown; msg?: unknown }, 'result', 'msg')
        : { text: value },
    ]);
    const isJson = mediaType === JSON_TYPE;
    const text = { type: 'object', required: ['text'], properties: { text: media.schema } };
    return {
      ...(!isJson && { mediaType }),
      response: isJson ? this.#fields(media, file) : this.#add(text, file),
      examples: Object.fromEntries(examples) as Operation['examples'],
      links: Object.fromEntries(
        Object.values(links).map(({ operationId, parameters }) => [operationId, parameters]),
      ),
    };
  }

  /** Returns the names of the errors that an operation states itself. It has others in common with all of its kind. */
  #errorNames({ responses }: WrittenOperation): string[] {
    return Object.entries(responses).flatMap(([status, { content }]) =>
      status === '200'
        ? []
        : Object.values(content?.[JSON_TYPE]?.examples ?? {}).map(({ $ref = '' }) =>
            $ref.slice(EXAMPLES.length),
          ),
    );
  }

  read(path: string, method: Method, written: WrittenOperation): Operation {
    const file = this.bundle.fileOf[path] ?? '';
    const { 'x-permission': permission = {}, 'x-server': server = {}, parameters = [] } = written;
    return {
      id: written.operationId,
      file,
      part: file.split('/')[0] ?? '',
      method,
      path,
      ...(server.sameAs !== undefined && { sameAs: server.sameAs }),
      summary: written.summary,
      description: written.description.trim(),
      deprecated: written.deprecated ?? false,
      open: written.security !== undefined,
      role: permission.role ?? 'guest',
      bots: permission.bots ?? true,
      ...(server.refusal !== undefined && { refusal: server.refusal }),
      transaction: server.transaction ?? (method === 'GET' ? 'read' : 'write'),
      retrySafe: parameters.some(({ $ref }) => $ref === IDEMPOTENCY_KEY),
      ignoresIdempotencyKey: server.idempotency === 'ignored',
      statuses: Object.keys(written.responses).map(Number),
      parameters: [
        ...parameters.flatMap((parameter) => this.#parameter(parameter, file)),
        ...this.#bodyParameters(written, file),
      ],
      ...this.#success(written, file),
      errorNames: this.#errorNames(written),
      extensions: notesOf(written),
    };
  }

  /** Returns all operations, in the order of the index. */
  all(): Operation[] {
    return Object.entries(this.bundle.document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, written]) =>
        this.read(path, method.toUpperCase() as Method, written as unknown as WrittenOperation),
      ),
    );
  }
}
