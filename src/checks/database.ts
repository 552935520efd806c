import type { Config } from '../config.js';
import { inspectDatabase } from '../store/inspect.js';
import { ok, warning, type Finding } from './finding.js';

/** Checks that the database can be opened, and that this version of the server knows it. */
export const checkDatabase = async (config: Config): Promise<Finding[]> => {
  const { exists, pending, unknown } = await inspectDatabase(config);
  if (!exists) return [ok('There are no tables yet. The first start makes them.')];
  if (unknown.length > 0)
    return [
      warning(
        `A newer version has changed it (${unknown.join(', ')}). docs/operating.md states which may serve it.`,
      ),
    ];
  if (pending > 0)
    return [warning(`The next start applies ${pending} migrations. Make a backup before that.`)];
  return [ok('It can be read, and is of this version.')];
};
