import { AGENTS_PATH } from '../../runtime/http/match.js';
import type { Toolset } from '../../contract/types.js';
import type { Actor } from '../../runtime/identity/actor.js';
import { toolsFor, type Catalog } from './tools.js';
import { TOOLSETS_HEADER, type Choice } from './toolsets.js';

/** Returns a line for each toolset that has a tool for the user. */
const listToolsets = ({ tools, toolsets }: Catalog, actor: Actor): string[] => {
  const own = new Set(toolsFor(tools, actor).map(({ name }) => name));
  return [...toolsets.values()].flatMap(({ name, description, tools: names }: Toolset) => {
    const count = names.filter((tool) => own.has(tool)).length;
    return count === 0 ? [] : [`- ${name}: ${description} Tools: ${String(count)}.`];
  });
};

/** Returns what a model reads before it uses the tools. */
export const instructionsOf = (siteUrl: string, catalog: Catalog, choice: Choice, actor: Actor): string => {
  const chosen = choice.toolsets.map(({ name }) => name).join(', ');
  return [
    `The tools are operations of the API of the team chat server ${siteUrl}, as the user of the credentials. ` +
      `A result is the JSON of the API. An error has a \`code\` and a \`msg\`. ${siteUrl}/docs documents the API.`,
    `This connection has the tools of: ${chosen}. Others need a connection to ${siteUrl}${AGENTS_PATH}/<toolset>, or ` +
      `one with the header ${TOOLSETS_HEADER}, which names toolsets separated by commas. These are the toolsets:`,
    ...listToolsets(catalog, actor),
  ].join('\n');
};
