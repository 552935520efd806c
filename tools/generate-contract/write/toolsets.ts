import type { ToolFile, Toolset } from '../../../src/contract/types.js';
import type { Contract } from '../contract.js';
import { isTool, toolsOf } from './tools.js';

/** The toolsets that are no parts, with their descriptions. */
export const OWN_TOOLSETS = {
  default: 'The operations that a chat client needs all the time.',
  all: 'All operations.',
} as const;

/** Returns the toolset of each part that has a tool, sorted by name. */
const partToolsets = ({ index, operations }: Contract): Toolset[] => {
  const tags = index.tags as readonly { readonly name: string; readonly description: string }[];
  return tags
    .map(({ name, description }) => {
      const own = operations.filter((operation) => operation.part === name && isTool(operation));
      return { name, description, tools: own.map(({ id }) => id) };
    })
    .filter(({ tools }) => tools.length > 0)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
};

/** Returns the tools, and the toolsets in the order in which clients read them. */
export const toolFile = (contract: Contract): ToolFile => {
  const tools = toolsOf(contract);
  const names = tools.map(({ name }) => name);
  const defaults = new Set(contract.defaultTools);
  const { default: ofDefault, all: ofAll } = OWN_TOOLSETS;
  return {
    toolsets: [
      { name: 'default', description: ofDefault, tools: names.filter((name) => defaults.has(name)) },
      ...partToolsets(contract),
      { name: 'all', description: ofAll, tools: names },
    ],
    tools,
  };
};
