import type { Kind } from '../../../src/contract/types.js';
import type { Alias, Parameter, Setting } from '../contract.js';
import type { Problems } from '../problems.js';
import { handlerValidates, mayBe, nameOfReference, omit, type Schema } from '../schema/schema.js';
import { settingParameterSentences } from '../schema/sentences.js';
import { acceptedNames } from './aliases.js';
import type { Elements } from './elements.js';
import { notesOf } from './extensions.js';
import { NOTES_OF_PLACE } from './source-schema.js';
import { JSON_TYPE, type ParameterServer, type WrittenOperation, type WrittenParameter } from './written.js';

const kindOf = (schema: Schema, schemas: ReadonlyMap<string, Schema>): Kind => {
  if (schema.format === 'binary') return 'file';
  if (!mayBe('string', schema, schemas)) return 'json';
  const others = ['integer', 'number', 'boolean', 'array', 'object'];
  return others.some((type) => mayBe(type, schema, schemas)) ? 'string-or-json' : 'string';
};

/** Returns whether the schema allows a list of texts and nothing else, and no empty one. */
const isChoice = ({ $ref, enum: values }: Schema, schemas: ReadonlyMap<string, Schema>): boolean => {
  if ($ref !== undefined) return isChoice(schemas.get(nameOfReference($ref)) ?? {}, schemas);
  return values?.every((value) => typeof value === 'string' && value !== '') ?? false;
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

/** Reads the parameters of operations. */
export class Parameters {
  constructor(
    private readonly elements: Elements,
    private readonly schemas: ReadonlyMap<string, Schema>,
    private readonly settings: readonly Setting[],
    private readonly problems: Problems,
  ) {}

  /** Returns all parameters of an operation, those of the body last. */
  of(written: WrittenOperation, file: string): Parameter[] {
    const { parameters = [] } = written;
    return [
      ...parameters.flatMap((parameter) => this.#parameter(parameter, file)),
      ...this.#bodyParameters(written, file),
    ];
  }

  /** Returns the model of a parameter. Its schema has what the parameter itself does not state. */
  #model(
    { name, in: place, required = false, ...written }: Omit<WrittenParameter, 'in'> & Pick<Parameter, 'in'>,
    source: Schema,
    file: string,
  ): Parameter {
    const schema = omit(this.elements.schema(omit(source, ...NOTES_OF_PLACE), file), 'x-deferred');
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
      ...(place !== 'path' && !required && isChoice(schema, this.schemas) && { emptyIsAbsent: true }),
      ...('toolValue' in server && { toolValue: server.toolValue }),
      ...(slashes && { slashes }),
      extensions: notes,
    };
  }

  /** Returns a parameter in the path or the query. Lists and objects are JSON there. */
  #parameter(reference: WrittenParameter, file: string): Parameter[] {
    const written = this.elements.component(reference);
    const { in: place, content } = written;
    if (place === 'header') return [];
    const { schema = written.schema, example = written.example } = content?.[JSON_TYPE] ?? {};
    if (!schema) this.problems.add(file, `parameter "${written.name}" has no schema; add one`);
    return [
      this.#model(
        { ...written, in: place, ...(example !== undefined && { example }) },
        this.elements.inline(schema ?? {}),
        file,
      ),
    ];
  }

  #properties(schema: Schema, object?: string): Property[] {
    if (schema.$ref !== undefined)
      return this.#properties(this.elements.component(schema), nameOfReference(schema.$ref));
    const { properties = {}, required = [], allOf = [] } = schema;
    return [
      ...Object.entries(properties).map(([name, written]) => ({
        name,
        written: this.elements.inline(written),
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
}
