import { isRecord, nameOfReference, SCHEMAS } from '../schema/schema.js';
import type { Bundle, Element } from './bundle.js';

/** Schemas that every response has. */
const OF_EVERY_RESPONSE = ['SuccessResponse', 'Error', 'ErrorCode'];

/** Returns the names of the schemas to which the bodies of a request or a response refer. */
const bodiesOf = (part: unknown): string[] => {
  if (!isRecord(part) || !isRecord(part.content)) return [];
  return Object.values(
    part.content as Record<string, { readonly schema?: { readonly $ref?: string } }>,
  ).flatMap(({ schema }) => (schema?.$ref === undefined ? [] : [nameOfReference(schema.$ref)]));
};

/** Returns the bodies of an operation, of which the model has the parameters, the fields and the errors instead. */
const ofOperation = ({ requestBody, responses }: Element): string[] => [
  ...bodiesOf(requestBody),
  ...Object.values(responses as Element).flatMap(bodiesOf),
];

/** Returns the names of the schemas of whole bodies. The generator makes them from the model, and a test compares. */
export const derivedNames = ({ document, fileOf }: Bundle): ReadonlySet<string> => {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  const names = [
    ...OF_EVERY_RESPONSE,
    ...operations.flatMap(ofOperation),
    ...Object.values(document.components.responses ?? {}).flatMap(bodiesOf),
  ];
  return new Set(names.filter((name) => SCHEMAS + name in fileOf));
};
