import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { projectRoot } from '../../../src/lib/project-root.js';

const collect = (node: unknown, names: Set<string>): void => {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, child] of Object.entries(node) as [string, unknown][]) {
    if (key === 'properties' && typeof child === 'object' && child !== null)
      for (const name of Object.keys(child)) names.add(name);
    collect(child, names);
  }
};

/** Returns the names of all fields of the contract. */
export const readKnownFields = async (): Promise<ReadonlySet<string>> => {
  const names = new Set<string>();
  const text = await readFile(join(projectRoot, 'generated/openapi.json'), 'utf8');
  collect(
    (JSON.parse(text) as { readonly components: { readonly schemas: object } }).components.schemas,
    names,
  );
  return names;
};

/** Returns a JSON pointer without values: positions in lists, and the keys of maps, which can be names or emails. */
export const withoutValues = (pointer: string, known: ReadonlySet<string>): string =>
  pointer
    .split('/')
    .map((step) => (step === '' || known.has(step) ? step : '*'))
    .join('/');
