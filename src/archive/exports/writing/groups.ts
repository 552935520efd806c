import { readValue } from '../../../chat/user-groups/view.js';
import type { Records } from '../format/kinds.js';
import type { Run } from './run.js';

interface GroupRow {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly is_system_group: number;
  readonly creator_id: number | null;
  readonly date_created: number;
  readonly can_mention_group: string;
}

const toRecord = ({ archive }: Run, row: GroupRow): Records['groups'] => ({
  id: row.id,
  name: row.name,
  description: row.description,
  is_system: row.is_system_group === 1,
  can_mention: readValue(row),
  ...(archive.kind === 'full' && { creator: row.creator_id, created_at: row.date_created }),
});

const MEMBERS = 5000;

interface MemberRow {
  readonly user_group_id: number;
  readonly user_id: number;
}

/** Adds the direct members of a group, in batches. */
const writeMembers = async ({ read, writer, known, step }: Run, group: number): Promise<void> => {
  for (let after = 0; ;) {
    const from = after;
    const rows = await read((tx) =>
      tx.all<MemberRow>(
        'SELECT user_group_id, user_id FROM user_group_members WHERE user_group_id = ? AND user_id > ? ORDER BY user_id LIMIT ?',
        [group, from, MEMBERS],
      ),
    );
    for (const { user_id: user } of rows) {
      if (known.users.has(user)) await writer.add('group_members', { group, user });
    }
    await step(0);
    if (rows.length < MEMBERS) return;
    after = rows.at(-1)?.user_id ?? after;
  }
};

/** Adds the user groups, their members and their subgroups. */
export const writeGroups = async (run: Run): Promise<void> => {
  const { read, writer, known } = run;
  const rows = await read((tx) =>
    tx.all<GroupRow>(
      `SELECT id, name, description, is_system_group, creator_id, date_created, can_mention_group
       FROM user_groups ORDER BY id`,
    ),
  );
  for (const row of rows) known.groups.add(row.id);
  for (const row of rows) await writer.add('groups', toRecord(run, row));
  for (const { id, is_system_group } of rows) if (is_system_group === 0) await writeMembers(run, id);
  const pairs = await read((tx) =>
    tx.all<{ user_group_id: number; subgroup_id: number }>(
      'SELECT user_group_id, subgroup_id FROM user_group_subgroups ORDER BY user_group_id, subgroup_id',
    ),
  );
  for (const { user_group_id: group, subgroup_id: subgroup } of pairs) {
    if (known.groups.has(group) && known.groups.has(subgroup)) {
      await writer.add('group_subgroups', { group, subgroup });
    }
  }
};
