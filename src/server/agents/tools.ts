import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { routes } from '../../../generated/routes.js';
import type { Actor } from '../../runtime/identity/actor.js';
import { refusal } from '../../runtime/identity/authenticate.js';
import type { RouteRow, Tool, ToolFile, Toolset } from '../../contract/types.js';
import { projectRoot } from '../../lib/project-root.js';

/** An operation with its tool. */
export interface RoutedTool {
  readonly route: RouteRow;
  readonly tool: Omit<Tool, 'fixed'>;
  /** Arguments that the client cannot choose. */
  readonly fixed: Tool['fixed'];
}

/** The tools by name. */
export type Tools = ReadonlyMap<string, RoutedTool>;

/** All tools, and the toolsets by name. */
export interface Catalog {
  readonly tools: Tools;
  readonly toolsets: ReadonlyMap<string, Toolset>;
}

/** Reads the tools and the toolsets that the generator made of the contract. */
export const readCatalog = async (): Promise<Catalog> => {
  const text = await readFile(join(projectRoot, 'dist/generated/tools.json'), 'utf8');
  const { tools, toolsets } = JSON.parse(text) as ToolFile;
  const byName = new Map(routes.map((route) => [route.operationId, route]));
  return {
    tools: new Map(
      tools.flatMap(({ fixed, ...tool }): [string, RoutedTool][] => {
        const route = byName.get(tool.name);
        return route ? [[tool.name, { route, tool, fixed }]] : [];
      }),
    ),
    toolsets: new Map(toolsets.map((toolset) => [toolset.name, toolset])),
  };
};

/** Returns the tools whose operations the user has the permission for. */
export const toolsFor = (tools: Tools, actor: Actor): RoutedTool['tool'][] =>
  [...tools.values()].flatMap(({ route, tool }) => (refusal(route, actor) ? [] : [tool]));
