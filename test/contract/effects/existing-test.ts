import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../../../src/lib/project-root.js';
import type { ShownBy } from './effect.js';

/** Whether the file has a test of this title. */
export const exists = ({ file, title }: ShownBy): boolean => {
  const text = readFileSync(join(projectRoot, 'test', file), 'utf8');
  return [`it('${title}'`, `it(\`${title}\``, `it("${title}"`].some((start) => text.includes(start));
};
