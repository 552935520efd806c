import { groupBy } from '../group-by.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import { isFullMember } from './membership.js';
import { directSystemGroups, type Person } from './system-groups.js';
import { viewUserGroup, type UserGroup } from './view.js';

export interface GroupRow {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly is_system_group: 0 | 1;
  readonly can_mention_group: string;
}

const GROUP_COLUMNS = 'id, name, description, is_system_group, can_mention_group';

interface Pair<Of> {
  readonly of: Of;
  readonly id: number;
}

const collect = <Of>(pairs: readonly Pair<Of>[]): ReadonlyMap<Of, number[]> =>
  new Map([...groupBy(pairs, ({ of }) => of)].map(([of, group]) => [of, group.map(({ id }) => id)]));

/** Who is in the system groups themselves, by name of the group. */
const systemGroupMembers = async (tx: Tx, server: Server): Promise<ReadonlyMap<string, number[]>> => {
  const people = await tx.all<Person>(
    'SELECT id, role, date_joined FROM users WHERE is_system_bot = 0 ORDER BY id',
  );
  return collect(
    people.flatMap((person) =>
      directSystemGroups(person.role, isFullMember(server, person)).map((of): Pair<string> => ({
        of,
        id: person.id,
      })),
    ),
  );
};

/** Every user group, ordered by id, in four statements. */
export const loadUserGroups = async (tx: Tx, server: Server): Promise<UserGroup[]> => {
  const rows = await tx.all<GroupRow>(`SELECT ${GROUP_COLUMNS} FROM user_groups ORDER BY id`);
  const members = collect(
    await tx.all<Pair<number>>(
      'SELECT user_group_id AS `of`, user_id AS id FROM user_group_members ORDER BY user_id',
    ),
  );
  const subgroups = collect(
    await tx.all<Pair<number>>(
      'SELECT user_group_id AS `of`, subgroup_id AS id FROM user_group_subgroups ORDER BY subgroup_id',
    ),
  );
  const byRole = await systemGroupMembers(tx, server);
  return rows.map((row) =>
    viewUserGroup(
      row,
      (row.is_system_group ? byRole.get(row.name) : members.get(row.id)) ?? [],
      subgroups.get(row.id) ?? [],
    ),
  );
};

export const findUserGroup = (tx: Tx, id: number): Promise<GroupRow | undefined> =>
  tx.first<GroupRow>(`SELECT ${GROUP_COLUMNS} FROM user_groups WHERE id = ?`, [id]);
