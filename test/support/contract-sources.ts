import { join } from 'node:path';

import type { Contract } from '../../tools/generate-contract/contract.js';
import { readChecked } from '../../tools/generate-contract/generate.js';
import { projectRoot } from '../../src/http/validators.js';

/** The sources, whose examples are checked by the generator. */
export const contract: Contract = readChecked(join(projectRoot, 'openapi'));
