import { join } from 'node:path';

import { findProgram } from '../support/programs.js';
import { installToolbox } from '../../tools/sdks/toolbox.js';
import { pythonPackage } from '../../tools/sdks/toolboxes.js';

/** hooks.py imports a check of this version. */
const VERSION = '4.32.5';

/** Returns the program `schemathesis`. Installs it first if this machine has it not. */
export const findSchemathesis = async (): Promise<string> =>
  findProgram('schemathesis') ??
  join(await installToolbox(pythonPackage('schemathesis', VERSION)), '.venv/bin/schemathesis');
