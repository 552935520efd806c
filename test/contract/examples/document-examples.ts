import { jsonType } from '../../../conformance/src/cases/parameter-paths.js';
import { isRecord, nameOfReference, type Schema } from '../../../tools/generate-contract/schema/schema.js';

/** An example of the published document. */
export interface Example {
  /** Where it is in the document: `paths./users.post.responses.200`. */
  readonly place: string;
  readonly value: unknown;
  readonly schema: Schema;
  /** The part of the contract that states it. Undefined for shared errors. */
  readonly part: string | undefined;
  /** The name of the example, or of the schema that it is the example of. */
  readonly name: string;
  /** Whether a request has it. */
  readonly isSent: boolean;
  /** Whether a response with an error has it. */
  readonly isError: boolean;
  /** The examples beside it in the same request. */
  readonly beside: Readonly<Record<string, unknown>>;
}

type Context = Omit<Example, 'value' | 'schema'>;
type PartOf = (schemaName: string) => string | undefined;

const schemaOf = (node: Readonly<Record<string, unknown>>): Schema =>
  isRecord(node.schema) ? node.schema : node;

/** The examples that the node states itself: one as `example`, a list as in schemas, or named ones as in responses. */
const ownExamples = (node: Readonly<Record<string, unknown>>, context: Context): Example[] => {
  const schema = schemaOf(node);
  const make = (value: unknown, name = context.name): Example => ({ ...context, name, value, schema });
  const { examples } = node;
  return [
    ...('example' in node ? [make(node.example)] : []),
    ...(Array.isArray(examples) ? examples.map((value) => make(value)) : []),
    ...(isRecord(examples)
      ? Object.entries(examples).map(([name, one]) => make((one as { value: unknown }).value, name))
      : []),
  ];
};

const isErrorStatus = (step: string): boolean => /^[45]\d\d$/.test(step);

const besideIn = (node: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const { properties } = node as Schema;
  return Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, { examples }]) => [name, examples?.[0]]),
  );
};

const inside = (context: Context, step: string, child: unknown, partOf: PartOf): Context => {
  const place = context.place === '' ? step : `${context.place}.${step}`;
  const isSchema = context.place === 'components.schemas';
  const tags = isRecord(child) && Array.isArray(child.tags) ? (child.tags as string[]) : undefined;
  const parent = context.place.split('.').at(-1);
  return {
    ...context,
    place,
    part: (isSchema ? partOf(step) : tags?.[0]) ?? context.part,
    name: isSchema || parent === 'properties' ? step : context.name,
    isSent:
      context.isSent ||
      step === 'parameters' ||
      step === 'requestBody' ||
      (isSchema && step.endsWith('Request')),
    isError:
      context.isError || (parent === 'responses' && isErrorStatus(step)) || place === 'components.responses',
    beside: isRecord(child) && isRecord(child.properties) ? besideIn(child) : context.beside,
  };
};

const collect = (node: unknown, context: Context, partOf: PartOf): Example[] => {
  if (Array.isArray(node))
    return node.flatMap((child, index) =>
      collect(child, inside(context, String(index), child, partOf), partOf),
    );
  if (!isRecord(node)) return [];
  const named = typeof node.name === 'string' && 'in' in node ? { ...context, name: node.name } : context;
  return [
    ...ownExamples(node, named),
    ...Object.entries(node)
      .filter(([key]) => key !== 'example' && key !== 'examples')
      .flatMap(([key, child]) => collect(child, inside(named, key, child, partOf), partOf)),
  ];
};

/** Every example of an OpenAPI document. `partOf` finds the part of a schema. */
export const examplesOf = (document: unknown, partOf: PartOf): Example[] =>
  collect(
    document,
    { place: '', part: undefined, name: '', isSent: false, isError: false, beside: {} },
    partOf,
  );

const fitsType = ({ type }: Schema, value: unknown): boolean => {
  const types = [type ?? []].flat();
  return types.length === 0 || types.includes(jsonType(value)) || types.includes(typeof value);
};

/** The schemas that describe a value: the one written, those that it refers to, and branches for the type of the value. */
export const schemasFor = (
  written: Schema,
  value: unknown,
  schemas: ReadonlyMap<string, Schema>,
): Schema[] => {
  const { $ref, oneOf = [], anyOf = [], allOf = [] } = written;
  const named = $ref === undefined ? undefined : schemas.get(nameOfReference($ref));
  const inner = [...(named ? [named] : []), ...oneOf, ...anyOf, ...allOf];
  const own = fitsType(written, value) ? [written] : [];
  return [...own, ...inner.flatMap((one) => schemasFor(one, value, schemas))];
};
