// `npm run table-types`: writes the types of the rows of all tables. With `--check` it only says whether they are current.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { projectRoot } from '../../src/lib/project-root.js';
import { tables } from '../../src/runtime/store/migrations/0001_first.js';
import { writeTableTypes } from './write.js';

const FILE = join(projectRoot, 'src/runtime/store/tables/rows.ts');

writeFileSync(FILE, writeTableTypes(tables));
