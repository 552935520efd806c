import { join } from 'node:path';

import { installToolbox } from '../../tools/sdks/toolbox.js';
import { pythonPackage } from '../../tools/sdks/toolboxes.js';

/** hooks.py imports a check of this version. */
const VERSION = '4.32.5';

/**
 * Returns the command that runs Schemathesis. Installs it first if this machine has it not. The scripts in `bin` name the
 * folder of the installation, which has another name afterwards.
 */
export const installSchemathesis = async (): Promise<readonly [program: string, ...args: string[]]> => {
  const toolbox = await installToolbox(pythonPackage('schemathesis', VERSION));
  return [join(toolbox, '.venv/bin/python'), '-m', 'schemathesis.cli'];
};
