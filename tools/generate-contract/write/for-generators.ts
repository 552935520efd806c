import type { Document } from './document.js';
import { isRecord, omit } from '../schema/schema.js';

/** Extensions that generated code has no use for. The 3.1 document has them. */
const FOR_READERS: ReadonlySet<string> = new Set(['x-feature-levels', 'x-audiences', 'x-changes']);

const isError = (key: string): boolean => /^[45]\d\d$/.test(key);

const mapValues = (
  record: Readonly<Record<string, unknown>>,
  change: (value: unknown, key: string) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));

const withoutExamples = (response: unknown): unknown => {
  if (!isRecord(response) || !isRecord(response.content)) return response;
  const content = mapValues(response.content, (media) =>
    omit(media as { readonly examples?: unknown }, 'examples'),
  );
  return { ...response, content };
};

const strip = (node: unknown): unknown => {
  if (Array.isArray(node)) return node.map(strip);
  if (!isRecord(node)) return node;
  const kept = Object.entries(node).filter(([key]) => !FOR_READERS.has(key));
  return mapValues(Object.fromEntries(kept), (child, key) =>
    isError(key) ? withoutExamples(child) : strip(child),
  );
};

/** Returns the document without what only readers need: the history, and examples of errors. */
export const forGenerators = (document: Document): Document => {
  const components = omit(document.components, 'examples');
  const responses = mapValues(components.responses ?? {}, withoutExamples);
  return strip({ ...document, components: { ...components, responses } }) as Document;
};
