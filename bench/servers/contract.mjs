// The published document, as far as the comparison servers do not read it themselves.
import { readFileSync } from 'node:fs';

const METHODS = ['get', 'post'];
const FORM = 'application/x-www-form-urlencoded';

const document = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'));

const API_ROOT = document.servers[0].url;

const resolve = (value) =>
  value.$ref === undefined
    ? value
    : value.$ref
        .slice(2)
        .split('/')
        .reduce((at, step) => at[step], document);

/** Finds references of a schema in the document. */
const withComponents = (schema) => ({ ...schema, components: document.components });

const querySchema = (parameters) =>
  withComponents({
    type: 'object',
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(
      parameters.map(({ name, schema, content }) => [name, schema ?? content['application/json'].schema]),
    ),
  });

/**
 * The operations of these IDs: their method and path, the JSON schemas of query and form, and the names of the
 * parameters of each that are JSON.
 */
export const contractOf = (ids) =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const { operationId, parameters = [], requestBody } = item[method] ?? {};
      if (!ids.includes(operationId)) return [];
      const ofQuery = parameters.map(resolve).filter((parameter) => parameter.in === 'query');
      const form = requestBody && resolve(requestBody).content[FORM];
      return {
        operationId,
        method: method.toUpperCase(),
        url: API_ROOT + path,
        schemas: {
          ...(ofQuery.length > 0 && { querystring: querySchema(ofQuery) }),
          ...(form && { body: withComponents(resolve(form.schema)) }),
        },
        json: {
          query: ofQuery.filter(({ content }) => content).map(({ name }) => name),
          body: Object.keys(form?.encoding ?? {}),
        },
      };
    }),
  );

/** The document with these operations only. express-openapi-validator tries its paths one after the other. */
export const documentOf = (ids) => {
  const isServed = ([, operation]) => ids.includes(operation.operationId);
  const paths = Object.entries(document.paths).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item).filter(isServed)),
  ]);
  const served = paths.filter(([, item]) => Object.keys(item).length > 0);
  return { ...document, paths: Object.fromEntries(served) };
};

/** Parses the parameters that are JSON, in place. */
export const parseJson = (fields, names) => {
  for (const name of names) if (fields[name] !== undefined) fields[name] = JSON.parse(fields[name]);
};
