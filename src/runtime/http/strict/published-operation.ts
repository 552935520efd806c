import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { projectRoot } from '../../../lib/project-root.js';

type Node = Readonly<Record<string, unknown>>;

/** A parameter of an operation, as the published document states it. */
export interface PublishedParameter {
  readonly in: 'path' | 'query' | 'body';
  readonly description: string;
  readonly isDeprecated: boolean;
  /** Other names, also those that the server does not accept any more. */
  readonly aliases: readonly string[];
  /** A JSON pointer to its schema. */
  readonly schema: string;
}

/** What a client can read about an operation. */
export interface PublishedOperation {
  readonly description: string;
  readonly isDeprecated: boolean;
  /** The media types of the body. Empty if the operation takes no body. */
  readonly mediaTypes: readonly string[];
  /** By name. */
  readonly parameters: ReadonlyMap<string, PublishedParameter>;
}

export interface PublishedContract {
  readonly document: object;
  /** By operationId. */
  readonly operations: ReadonlyMap<string, PublishedOperation>;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const stepOf = (name: string): string => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Reads places of the document by JSON pointers. */
class Places {
  constructor(private readonly root: Node) {}

  at(pointer: string): Node {
    let node: unknown = this.root;
    for (const step of pointer.split('/').slice(1)) {
      const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
      node = (node as Node)[name];
    }
    return isNode(node) ? node : {};
  }

  /** Returns the place to which a reference leads. */
  target(pointer: string): string {
    const { $ref } = this.at(pointer);
    return typeof $ref === 'string' ? this.target($ref.slice(1)) : pointer;
  }

  /** Returns the schemas of the properties of an object and of the objects that it extends. */
  properties(pointer: string): [name: string, schema: string][] {
    const target = this.target(pointer);
    const { properties, allOf } = this.at(target);
    const own = Object.keys(isNode(properties) ? properties : {});
    const bases = Array.isArray(allOf) ? allOf.map((_, index) => `${target}/allOf/${index}`) : [];
    return [
      ...bases.flatMap((base) => this.properties(base)),
      ...own.map((name): [string, string] => [name, `${target}/properties${stepOf(name)}`]),
    ];
  }
}

const aliasesOf = ({ 'x-aliases': aliases = [] }: Node): string[] =>
  (aliases as readonly { readonly name: string }[]).map(({ name }) => name);

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Returns a parameter that has notes in one place, and the schema in the same place or another one. */
const parameter = (place: PublishedParameter['in'], notes: Node, schema: string): PublishedParameter => ({
  in: place,
  description: textOf(notes.description),
  isDeprecated: notes.deprecated === true,
  aliases: aliasesOf(notes),
  schema,
});

const operationAt = (places: Places, pointer: string): PublishedOperation => {
  const node = places.at(pointer);
  const parameters = new Map<string, PublishedParameter>();
  for (const index of ((node.parameters ?? []) as readonly unknown[]).keys()) {
    const place = places.target(`${pointer}/parameters/${index}`);
    const stated = places.at(place);
    if (stated.in !== 'path' && stated.in !== 'query') continue;
    const schema = stated.schema ? `${place}/schema` : `${place}/content/application~1json/schema`;
    parameters.set(String(stated.name), parameter(stated.in, stated, schema));
  }
  const { content = {} } = places.at(`${pointer}/requestBody`) as { readonly content?: Node };
  const mediaTypes = Object.keys(content);
  const [first] = mediaTypes;
  if (first !== undefined) {
    const body = `${pointer}/requestBody/content${stepOf(first)}/schema`;
    for (const [name, schema] of places.properties(body))
      parameters.set(name, parameter('body', places.at(schema), schema));
  }
  return {
    description: textOf(node.description),
    isDeprecated: node.deprecated === true,
    mediaTypes,
    parameters,
  };
};

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Reads the published document, for the strict mode. */
export const readPublishedContract = async (): Promise<PublishedContract> => {
  const file = join(projectRoot, 'generated/openapi.json');
  const document = JSON.parse(await readFile(file, 'utf8')) as Node & { readonly paths: Node };
  const places = new Places(document);
  const operations = Object.keys(document.paths).flatMap((path) =>
    METHODS.flatMap((method): [string, PublishedOperation][] => {
      const pointer = `/paths${stepOf(path)}/${method}`;
      const { operationId } = places.at(pointer);
      return typeof operationId === 'string' ? [[operationId, operationAt(places, pointer)]] : [];
    }),
  );
  return { document, operations: new Map(operations) };
};
