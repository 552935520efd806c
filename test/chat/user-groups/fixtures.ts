import type { Body, Client } from '../../support/client.js';

let made = 0;

/** Returns a name that no group has yet. Other fixtures count groups by another name. */
export const freshName = (): string => `made group ${String((made += 1))}`;

/** Creates a group and returns its ID. */
export const makeGroup = async (client: Client, parameters: object = {}): Promise<number> => {
  const { group_id } = await client.ok('POST', '/user_groups/create', {
    name: freshName(),
    description: '',
    members: [],
    ...parameters,
  });
  return group_id as number;
};

export const listGroups = async (client: Client): Promise<Body[]> =>
  (await client.ok('GET', '/user_groups')).user_groups as Body[];

export const findGroup = async (client: Client, id: number): Promise<Body> =>
  (await listGroups(client)).find((group) => group.id === id);

export const systemGroup = async (client: Client, name: string): Promise<number> =>
  (await listGroups(client)).find((group) => group.name === name)?.id as number;
