import type { Case } from '../contract/cases.js';

/**
 * The names that a response must have at its top level: those of the example. Dredd compares bodies by these names.
 * Ajv validates everything below, because it depends on the data.
 */
const skeleton = ({ fields, error }: Case): object => {
  if (!error) return { result: 'success', msg: '', ...fields };
  const own = Object.keys(error.fields).map((name) => [name, error.values[name]] as const);
  return { result: 'error', msg: error.msg, code: error.code, ...Object.fromEntries(own) };
};

const mediaTypeOf = ({ operation, error }: Case): string | undefined =>
  error ? undefined : operation.mediaType;

/** The path of a case in Dredd's document. The hooks replace it with the real path. */
export const viewPath = ({ operation, status, example }: Case): string =>
  `/${operation.id}/${String(status)}/${example}`;

/**
 * The contract in a form that Dredd 14.1 can use: OpenAPI 3.0, one operation per case, no schemas. Dredd
 * sends forms empty, ignores all but the first example of a status, and ignores schemas next to examples.
 */
export const dreddView = (cases: readonly Case[]): object => ({
  openapi: '3.0.3',
  info: { title: 'Conformance', version: '1' },
  paths: Object.fromEntries(
    cases.map((one) => [
      viewPath(one),
      {
        [one.operation.method.toLowerCase()]: {
          summary: one.operation.id,
          responses: {
            [one.status]: {
              description: one.example,
              content: {
                [mediaTypeOf(one) ?? 'application/json']: {
                  example: mediaTypeOf(one) === undefined ? skeleton(one) : one.fields.text,
                },
              },
            },
          },
        },
      },
    ]),
  ),
});
