import type { Contract, Operation } from '../contract.js';
import { codeSamples } from './code-samples/code-samples.js';
import type { Document } from './document.js';
import { historyOf, oneLine, withHistory } from './history.js';
import { errorsByStatus } from './published-errors.js';
import { levelLink } from './reader-links.js';
import { eventTypesOf } from '../schema/events-of-operation.js';
import { isBoundOfExact } from '../schema/exact-integers.js';
import { isRecord, omit } from '../schema/schema.js';

type Node = Record<string, unknown>;

/** Extensions that the viewer shows itself. */
const SHOWN: ReadonlySet<string> = new Set(['x-codeSamples', 'x-enum-varnames', 'x-enum-descriptions']);

/** Keys with data of the API, in which `x-` has no meaning. */
const DATA: ReadonlySet<string> = new Set(['example', 'value', 'default', 'const', 'enum']);

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

/** Returns the meanings of the errors that an operation states itself, by status, code and kind. */
const ownErrors = (operation: Operation, contract: Contract): Map<string, string[]> => {
  const meanings = new Map<string, string[]>();
  for (const { definition } of [...errorsByStatus(operation, contract).values()].flat()) {
    const { name, applies, status, code, kind, message, description } = definition;
    const isOwnText = applies === 'own-text';
    if (!isOwnText && !operation.errorNames.includes(name)) continue;
    const key = `${String(status)} ${code} ${kind ?? ''}`;
    meanings.set(key, [...(meanings.get(key) ?? []), oneLine(isOwnText ? message : description)]);
  }
  return meanings;
};

const errorItem = ([key, meanings]: [string, string[]], { errorCodes }: Contract): string => {
  const [status = '', code = '', kind = ''] = key.split(' ');
  const { remedy = '' } = errorCodes[code]?.kinds?.[kind] ?? errorCodes[code] ?? {};
  const head = `- ${status} [${code}](/docs/errors#${code}). What to do: ${oneLine(remedy)}`;
  return [head, ...meanings.map((meaning) => `  - ${meaning}`)].join('\n');
};

const errorBlock = (operation: Operation, contract: Contract): string[] => {
  const items = [...ownErrors(operation, contract)].map((entry) => errorItem(entry, contract));
  const general = 'Requests can also fail with [general errors](/docs/errors).';
  return ['**Errors**', ...(items.length === 0 ? [] : [items.join('\n')]), general];
};

const eventBlock = (operation: Operation, contract: Contract): string[] => {
  const types = eventTypesOf(operation, contract);
  return types.length === 0
    ? []
    : [`**Events:** ${types.map((type) => `[\`${type}\`](/docs/events#${type})`).join(', ')}`];
};

const historyBlock = ({ extensions }: Operation): string[] => {
  const history = historyOf(extensions, levelLink);
  return history.length === 0 ? [] : ['**History**', history.map((line) => `- ${line}`).join('\n')];
};

/** The viewer proposes the first form. Only a JSON body has the example in it. */
const jsonFirst = (published: Node): object => {
  const body = published.requestBody;
  if (!isRecord(body) || !isRecord(body.content) || !('application/json' in body.content)) return {};
  const { 'application/json': json, ...others } = body.content;
  return { requestBody: { ...body, content: { 'application/json': json, ...others } } };
};

const readableOperation = (operation: Operation, published: Node, contract: Contract): Node => {
  const [description = '', permission = ''] = String(published.description).split(/\n\n(?=Permission: )/);
  const blocks = [
    description.trim(),
    permission.replace(/^Permission:/, '**Permission:**'),
    ...eventBlock(operation, contract),
    ...historyBlock(operation),
    ...errorBlock(operation, contract),
  ];
  return {
    ...(readable(
      omit({ ...published, ...jsonFirst(published) }, 'x-since', 'x-changes', 'x-aliases'),
    ) as Node),
    description: blocks.filter((block) => block !== '').join('\n\n'),
    'x-codeSamples': codeSamples(operation),
  };
};

const PAGES = `**More:** [guides](/docs/guides) · [errors](/docs/errors) · [events](/docs/events) · [feature levels](/docs/levels) ·
[gaps](/docs/gaps) · this contract as [OpenAPI 3.1](/api/v1/openapi.json) and [3.0](/api/v1/openapi-3.0.json), its events as
[AsyncAPI 3](/api/v1/asyncapi.json), and as a [collection for Postman](/docs/postman_collection.json)`;

/** The viewer shows `profile-fields` as `Profile fields`. */
const titled = (tag: { readonly name: string }): Node => ({
  ...tag,
  'x-displayName': tag.name.charAt(0).toUpperCase() + tag.name.slice(1).replaceAll('-', ' '),
});

/**
 * Returns the document for readers: what extensions state for programs is text there, with links to the pages beside it.
 */
export const forReaders = (document: Document, contract: Contract): Document => {
  const of = new Map(contract.operations.map((one) => [`${one.method.toLowerCase()} ${one.path}`, one]));
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, item]) => [
      path,
      Object.fromEntries(
        Object.entries(item).map(([method, published]) => {
          const operation = of.get(`${method} ${path}`);
          return [method, operation ? readableOperation(operation, published, contract) : published];
        }),
      ),
    ]),
  );
  const info = document.info as Node;
  return {
    ...(readable(omit(document, 'paths', 'x-feature-levels', 'x-audiences', 'x-retries')) as Document),
    tags: (document.tags as { readonly name: string }[]).map(titled),
    info: { ...(readable(info) as Node), description: `${PAGES}\n\n${String(info.description)}` },
    paths,
  };
};
