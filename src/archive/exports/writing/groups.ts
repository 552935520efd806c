import { readValue } from '../../../chat/user-groups/view.js';
import { statement } from '../../../runtime/store/statement.js';
import type { ColumnOf, RowOf } from '../../../runtime/store/types.js';
import type { Records } from '../format/kinds.js';
import type { Run } from './run.js';

const COLUMNS = [
  'id',
  'name',
  'description',
  'is_system_group',
  'creator_id',
  'date_created',
  'can_mention_group',
] as const satisfies ColumnOf<'user_groups'>[];

type GroupRow = Pick<RowOf<'user_groups'>, (typeof COLUMNS)[number]>;

const toRecord = ({ archive }: Run, row: GroupRow): Records['groups'] => ({
  id: row.id,
  name: row.name,
  description: row.description,
  is_system: row.is_system_group === 1,
  can_mention: readValue(row),
  ...(archive.kind === 'full' && { creator: row.creator_id, created_at: row.date_created }),
});

const MEMBERS = 5000;

const listMembers = statement((db, user_group_id: number, after: number, most: number) =>
  db('user_group_members')
    .where({ user_group_id })
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(most)
    .pluck('user_id'),
);

/** Adds the direct members of a group, in batches. */
const writeMembers = async ({ read, writer, known, step }: Run, group: number): Promise<void> => {
  for (let after = 0; ;) {
    const from = after;
    const members = await read((tx) => listMembers(tx, group, from, MEMBERS));
    for (const user of members) {
      if (known.users.has(user)) await writer.add('group_members', { group, user });
    }
    await step(0);
    if (members.length < MEMBERS) return;
    after = members.at(-1) ?? after;
  }
};

const listGroups = statement((db) =>
  db('user_groups')
    .orderBy('id')
    .select(...COLUMNS),
);

const listSubgroups = statement((db) =>
  db('user_group_subgroups').orderBy(['user_group_id', 'subgroup_id']).select('user_group_id', 'subgroup_id'),
);

/** Adds the user groups, their members and their subgroups. */
export const writeGroups = async (run: Run): Promise<void> => {
  const { read, writer, known } = run;
  const rows = await read((tx) => listGroups(tx));
  for (const row of rows) known.groups.add(row.id);
  for (const row of rows) await writer.add('groups', toRecord(run, row));
  for (const { id, is_system_group } of rows) if (is_system_group === 0) await writeMembers(run, id);
  const pairs = await read((tx) => listSubgroups(tx));
  for (const { user_group_id: group, subgroup_id: subgroup } of pairs) {
    if (known.groups.has(group) && known.groups.has(subgroup)) {
      await writer.add('group_subgroups', { group, subgroup });
    }
  }
};
