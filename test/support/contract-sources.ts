import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Contract } from '../../tools/generate-contract/contract.js';
import { readChecked } from '../../tools/generate-contract/generate.js';
import type { Bundle } from '../../tools/generate-contract/read/bundle.js';
import { projectRoot } from '../../src/lib/project-root.js';

/** The sources in one document, as the build wrote them. */
export const bundle = JSON.parse(
  readFileSync(join(projectRoot, 'dist/generated/bundle.json'), 'utf8'),
) as Bundle;

/** The contract, whose examples are checked by the generator. */
export const contract: Contract = readChecked(bundle);
