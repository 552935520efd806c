import { AGENTS_PATH } from '../../runtime/http/match.js';
import type { Context } from '../../runtime/http/request.js';
import type { Toolset } from '../../contract/types.js';
import { ProtocolError } from './protocol-error.js';
import type { Catalog, Tools } from './tools.js';

export const TOOLSETS_HEADER = 'X-MCP-Toolsets';

/** The toolset of requests that choose none. */
const DEFAULT = 'default';

/** The toolsets that a request chooses. */
export interface Choice {
  readonly toolsets: readonly Toolset[];
  /** Their tools. */
  readonly tools: Tools;
}

/** Returns the name that the path has: `messages` of `/mcp/messages`. */
const namesInPath = ({ path }: Context): string[] => {
  const name = path.slice(AGENTS_PATH.length + 1);
  return name === '' ? [] : [name];
};

const namesInHeader = (context: Context): string[] =>
  context
    .get(TOOLSETS_HEADER)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Returns the error for the first name that no toolset has. */
const unknownOf = (
  names: readonly string[],
  { toolsets }: Catalog,
  status: 400 | 404,
): ProtocolError | undefined => {
  const unknown = names.find((name) => !toolsets.has(name));
  if (unknown === undefined) return undefined;
  const known = [...toolsets.keys()].join(', ');
  return new ProtocolError(
    -32600,
    `Invalid Request: Unknown toolset ${JSON.stringify(unknown)}. The toolsets are: ${known}`,
    status,
  );
};

/** Returns the error for a path that names no toolset. */
export const unknownInPath = (context: Context, catalog: Catalog): ProtocolError | undefined =>
  unknownOf(namesInPath(context), catalog, 404);

/** Returns the toolsets of the path and of the header. Throws if the header names one that does not exist. */
export const chooseToolsets = (context: Context, catalog: Catalog): Choice => {
  const inHeader = namesInHeader(context);
  const unknown = unknownOf(inHeader, catalog, 400);
  if (unknown) throw unknown;
  const names = new Set([...namesInPath(context), ...inHeader]);
  if (names.size === 0) names.add(DEFAULT);
  const toolsets = [...catalog.toolsets.values()].filter(({ name }) => names.has(name));
  const chosen = new Set(toolsets.flatMap(({ tools }) => tools));
  return { toolsets, tools: new Map([...catalog.tools].filter(([name]) => chosen.has(name))) };
};

/** Returns why a call fails whose tool is not in the chosen toolsets. */
export const whyMissing = ({ tools, toolsets }: Catalog, name: string): string => {
  if (!tools.has(name)) return `Unknown tool: ${name}`;
  const places = [...toolsets.values()].filter((toolset) => toolset.tools.includes(name));
  const found = places.map((toolset) => toolset.name).join(', ');
  return `The chosen toolsets do not have the tool ${name}. These have it: ${found}`;
};
