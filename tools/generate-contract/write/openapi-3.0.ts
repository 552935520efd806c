import type { Document } from '../contract.js';
import { isRecord, mapValues, omit } from '../schema/schema.js';

type Node = Record<string, unknown>;

const JSON_TYPE = 'application/json';

const jsonOf = (content: unknown): Node | undefined => {
  const media = isRecord(content) ? content[JSON_TYPE] : undefined;
  return isRecord(media) ? media : undefined;
};

/** Older tools ignore parameters with `content`. As text, the caller must encode these parameters. */
const textParameter = (parameter: unknown): unknown => {
  if (!isRecord(parameter)) return parameter;
  const media = jsonOf(parameter.content);
  if (!media) return parameter;
  return {
    ...omit(parameter, 'content'),
    description: `${String(parameter.description)} Encoded as JSON.`,
    schema: { type: 'string' },
    example: JSON.stringify(media.example),
  };
};

/** From several forms of a body, older tools pick one and encode it wrong, or generate code that does not compile. */
const jsonBody = (body: unknown): unknown => {
  const media = isRecord(body) ? jsonOf(body.content) : undefined;
  return media ? { ...(body as Node), content: { [JSON_TYPE]: media } } : body;
};

const operation = (one: Node): Node => {
  const { parameters, requestBody } = one;
  return {
    ...one,
    ...(Array.isArray(parameters) && { parameters: parameters.map(textParameter) }),
    ...(requestBody !== undefined && { requestBody: jsonBody(requestBody) }),
  };
};

/** Returns the same operations, each in the form that every client generator supports. */
export const forOlderTools = (paths: Document['paths']): Document['paths'] =>
  mapValues(paths, (item) => mapValues(item, operation));

/** Returns parameters as each tool can send them. */
export const asTexts = (parameters: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  mapValues(parameters, textParameter);
