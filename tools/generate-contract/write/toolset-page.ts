import type { Tool, Toolset } from '../../../src/contract/types.js';
import type { Contract } from '../contract.js';
import { omit } from '../schema/schema.js';
import { table } from '../schema/table.js';
import { page } from './pages.js';
import { operationLink } from './reader-links.js';
import { toolFile } from './toolsets.js';

const INTRODUCTION = `\`POST /mcp\` offers the operations as tools of the Model Context Protocol. A model reads the list of tools before its first
call, so an agent chooses the toolsets that it needs:

- \`/mcp\` offers the toolset \`default\`.
- \`/mcp/<toolset>\` offers one toolset, such as \`/mcp/messages\`.
- The header \`X-MCP-Toolsets: default,drafts\` chooses several, separated by commas. At \`/mcp/<toolset>\` it adds them to the
  toolset of the path.

The sizes are those of the list for an owner. Other users get fewer tools: only those that their role may use.`;

/** Returns `38 KB`, the size of the list that clients get. */
const sizeOf = (tools: readonly Tool[]): string => {
  const bytes = Buffer.byteLength(JSON.stringify({ tools: tools.map((tool) => omit(tool, 'fixed')) }));
  return `${String(Math.max(1, Math.round(bytes / 1000)))} KB`;
};

/** Returns the page of toolsets: how agents choose them, how large they are, and which tools each has. */
export const writeToolsetPage = (contract: Contract): string => {
  const { toolsets, tools } = toolFile(contract);
  const row = ({ name, description, tools: own }: Toolset): string[] => [
    `\`${name}\``,
    description,
    String(own.length),
    sizeOf(tools.filter((tool) => own.includes(tool.name))),
  ];
  const links = new Map(contract.operations.map((operation) => [operation.id, operationLink(operation)]));
  const section = ({ name, tools: own }: Toolset): string[] => [
    `### ${name}`,
    own.map((tool) => `- ${links.get(tool) ?? tool}`).join('\n'),
  ];
  return page(
    '# Toolsets',
    INTRODUCTION,
    table(['toolset', 'has', 'tools', 'size'], toolsets.map(row)),
    '## Tools',
    ...toolsets.filter(({ name }) => name !== 'all').flatMap(section),
  );
};
