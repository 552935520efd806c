import type { Contract, Operation } from '../generate-contract/contract.js';
import { eventTypesOf } from '../generate-contract/schema/events-of-operation.js';
import { isBoundOfExact } from '../generate-contract/schema/exact-integers.js';
import { isRecord, omit, type Schema } from '../generate-contract/schema/schema.js';
import type { Document } from '../generate-contract/contract.js';
import { historyOf, withHistory, type LevelName } from '../generate-contract/write/history.js';
import { errorGroupsOf, type ErrorGroup } from './error-groups.js';

/** An object of the document. */
export type Node = Readonly<Record<string, unknown>>;

/** Extensions that the pages show themselves. */
const SHOWN: ReadonlySet<string> = new Set(['x-enum-varnames', 'x-enum-descriptions']);

/** Keys with data of the API, in which `x-` has no meaning. */
const DATA: ReadonlySet<string> = new Set(['example', 'value', 'default', 'const', 'enum']);

const levelLink: LevelName = (level) => `[level ${String(level)}](/docs/levels#level-${String(level)})`;

/** Returns the document with the extensions of schemas and parameters as text of their descriptions. */
const readable = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(readable);
  if (!isRecord(node)) return node;
  return Object.fromEntries(
    Object.entries(withHistory(node, levelLink)).flatMap(([key, child]): [string, unknown][] => {
      if (key.startsWith('x-') && !SHOWN.has(key)) return [];
      if (typeof child === 'number' && isBoundOfExact(child)) return [];
      if (key === 'properties' && isRecord(child))
        return [[key, Object.fromEntries(Object.entries(child).map(([name, one]) => [name, readable(one)]))]];
      // The examples of a schema are values, those of a response are objects with a value.
      const isData = DATA.has(key) || (key === 'examples' && Array.isArray(child));
      return [[key, isData ? child : readable(child)]];
    }),
  );
};

/** An operation as its page shows it. Texts are Markdown. */
export interface ReaderOperation {
  readonly operation: Operation;
  /** The operation in the document, without references to parameters, responses and examples. */
  readonly published: Node;
  readonly description: string;
  readonly permission: string;
  readonly history: readonly string[];
  /** The types of the events that it sends. */
  readonly events: readonly string[];
  readonly errors: readonly ErrorGroup[];
}

export interface Part {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly operations: readonly ReaderOperation[];
}

/** The contract for readers. */
export interface Readers {
  readonly title: string;
  readonly summary: string;
  readonly description: string;
  readonly parts: readonly Part[];
  readonly schemas: Readonly<Record<string, Schema>>;
}

/** Returns a part of the document with its references resolved, except those to schemas, which have names for readers. */
const resolved = (node: unknown, document: Node): unknown => {
  if (Array.isArray(node)) return node.map((one) => resolved(one, document));
  if (!isRecord(node)) return node;
  const { $ref } = node;
  if (typeof $ref !== 'string')
    return Object.fromEntries(Object.entries(node).map(([key, one]) => [key, resolved(one, document)]));
  if ($ref.startsWith('#/components/schemas/')) return node;
  const target = $ref.slice(2).split('/');
  return resolved(
    target.reduce<unknown>((one, step) => (isRecord(one) ? one[step] : undefined), document),
    document,
  );
};

const readerOperation = (
  operation: Operation,
  document: Document,
  components: Node,
  contract: Contract,
): ReaderOperation => {
  const found = document.paths[operation.path]?.[operation.method.toLowerCase()] ?? {};
  const own = readable(omit(found, 'x-since', 'x-changes', 'x-aliases'));
  const published = resolved(own, { components }) as Node;
  const [description = '', rest = ''] = String(published.description).split(/\n\n(?=Permission: )/);
  return {
    operation,
    published,
    description: description.trim(),
    permission: rest.replace(/^Permission: /, ''),
    history: historyOf(operation.extensions, levelLink),
    events: eventTypesOf(operation, contract),
    errors: errorGroupsOf(operation, published, contract),
  };
};

/** Returns `Profile fields` for `profile-fields`. */
const titleOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** Returns the contract for readers: what extensions state for programs is text there, with links to the pages beside it. */
export const forReaders = (document: Document, contract: Contract): Readers => {
  const components = readable(document.components) as Node;
  const { info, tags } = contract.index as {
    readonly info: { readonly title: string; readonly summary: string; readonly description: string };
    readonly tags: readonly { readonly name: string; readonly description: string }[];
  };
  return {
    ...info,
    parts: tags.map(({ name, description }) => ({
      name,
      title: titleOf(name),
      description,
      operations: contract.operations
        .filter(({ part }) => part === name)
        .map((operation) => readerOperation(operation, document, components, contract)),
    })),
    schemas: components.schemas as Readonly<Record<string, Schema>>,
  };
};
