import type { RouteRow } from '../../src/contract/types.js';
import { exampleFile } from './files.js';
import { readPublished, withSharedParts } from './published-document.js';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly example?: unknown;
  readonly content?: { readonly 'application/json': { readonly example?: unknown } };
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly example?: object }>> };
}

const document = withSharedParts(
  readPublished() as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  },
);

export interface Example {
  readonly method: string;
  /** The path with the IDs of the example. */
  readonly path: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

const exampleOf = (parameter: Parameter): unknown =>
  parameter.example ?? parameter.content?.['application/json'].example;

/** The contract's example request of an operation, without optional parameters. */
export const exampleRequest = (route: RouteRow): Example => {
  const { path: template } = route;
  const operation = document.paths[template]?.[route.method.toLowerCase()];
  if (!operation) throw new Error(`The document lacks ${route.method} ${template}.`);
  let path = template;
  const body = operation.requestBody?.content['application/json']?.example ?? {};
  const required = route.parameters.filter((one) => one.required).map(({ name }) => name);
  const parameters: Record<string, unknown> = Object.fromEntries(
    Object.entries(body).filter(([name]) => required.includes(name)),
  );
  for (const { name, kind } of route.parameters) if (kind === 'file') parameters[name] = exampleFile();
  for (const parameter of operation.parameters ?? []) {
    const value = exampleOf(parameter);
    if (parameter.in === 'path')
      path = path.replace(`{${parameter.name}}`, encodeURIComponent(String(value)));
    else if (parameter.in === 'query' && parameter.required) parameters[parameter.name] = value;
  }
  return { method: route.method, path, parameters };
};
