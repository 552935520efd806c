import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'chai';

import { projectRoot } from '../../../src/lib/project-root.js';

/** Throws unless a test file, relative to `test/`, has a test with this title. */
export const expectTest = (file: string, title: string): void => {
  const text = readFileSync(join(projectRoot, 'test', file), 'utf8');
  const found = text.includes(`it('${title}'`) || text.includes(`it(\`${title}`);
  expect(found, `${file}: ${title}`).to.equal(true);
};
