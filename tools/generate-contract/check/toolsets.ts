import type { Contract } from '../contract.js';
import type { Problems } from '../problems.js';
import { DEFAULT_TOOLS } from '../read/bundle.js';
import { isTool } from '../write/tools.js';
import { OWN_TOOLSETS } from '../write/toolsets.js';

/** Checks that the default set has tools only, and that no part has the name of another toolset. */
export const checkToolsets = ({ operations, defaultTools }: Contract, problems: Problems): void => {
  const tools = new Set(operations.filter(isTool).map(({ id }) => id));
  for (const id of defaultTools) {
    if (!tools.has(id))
      problems.add(
        DEFAULT_TOOLS,
        `"${id}" is no tool; name an operation that takes no file and returns JSON`,
      );
  }
  for (const { file, part } of operations) {
    if (Object.hasOwn(OWN_TOOLSETS, part))
      problems.add(file, `"${part}" is the name of a toolset that is no part; rename the part`);
  }
};
