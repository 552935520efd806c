import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { projectRoot } from '../../src/lib/project-root.js';
import { EXTENSIONS } from '../../tools/generate-contract/check/extensions.js';

const read = (file: string): string => readFileSync(join(projectRoot, file), 'utf8');

/** All keys that begin with `x-`, at any depth. */
const extensionsIn = (value: unknown): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, child]) => [
        ...(!Array.isArray(value) && key.startsWith('x-') ? [key] : []),
        ...extensionsIn(child),
      ]);

describe('docs/contract.md', () => {
  const rows = Array.from(
    read('docs/contract.md').matchAll(/^\| `(x-[a-z-]+)` +\|(?:[^|]*\|){2}([^|]*)\|$/gm),
    ([, key = '', published = '']) => ({ key, isPublished: !published.trim().startsWith('no') }),
  );

  it('has a line for each key of the sources, and no others', () => {
    const known = Object.keys(EXTENSIONS);
    expect(known).to.have.length.within(10, 15);
    expect(rows.map(({ key }) => key)).to.have.members(known);
  });

  it('states correctly which keys are published', () => {
    const published = new Set(extensionsIn(JSON.parse(read('generated/openapi.json'))));
    for (const { key, isPublished } of rows) expect(published.has(key), key).to.equal(isPublished);
    const added = [...published].filter((key) => !rows.some((row) => row.key === key));
    expect(added).to.have.members(['x-audiences', 'x-feature-level', 'x-feature-levels', 'x-retries']);
    for (const key of added) expect(read('docs/contract.md')).to.include(`\`${key}\``);
  });

  it('is linked from CONTRIBUTING.md and the architecture', () => {
    expect(read('CONTRIBUTING.md')).to.include('(docs/contract.md)');
    expect(read('docs/architecture.md')).to.include('(contract.md)');
  });
});
