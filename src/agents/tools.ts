import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { routes } from '../../generated/routes.js';
import type { Actor } from '../authentication/actor.js';
import { refusal } from '../authentication/authorize.js';
import type { RouteRow, Tool } from '../http/types.js';
import { projectRoot } from '../http/validators.js';

/** An operation with its tool. */
export interface RoutedTool {
  readonly route: RouteRow;
  readonly tool: Omit<Tool, 'fixed'>;
  /** Arguments that the client cannot choose. */
  readonly fixed: Tool['fixed'];
}

/** The tools by name. */
export type Tools = ReadonlyMap<string, RoutedTool>;

/** Reads the tools that the generator made of the contract. */
export const readTools = async (): Promise<Tools> => {
  const text = await readFile(join(projectRoot, 'generated', 'tools.json'), 'utf8');
  const byName = new Map(routes.map((route) => [route.operationId, route]));
  return new Map(
    (JSON.parse(text) as Tool[]).flatMap(({ fixed, ...tool }): [string, RoutedTool][] => {
      const route = byName.get(tool.name);
      return route ? [[tool.name, { route, tool, fixed }]] : [];
    }),
  );
};

/** Returns the tools whose operations the user has the permission for. */
export const toolsFor = (tools: Tools, actor: Actor): RoutedTool['tool'][] =>
  [...tools.values()].flatMap(({ route, tool }) => (refusal(route, actor) ? [] : [tool]));
