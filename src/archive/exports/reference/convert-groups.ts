import type { Records } from '../format/kinds.js';
import { recordItem, type Conversion, type Items } from './conversion.js';
import type { NamedGroup } from './groups.js';
import { cut } from './texts.js';

const DESCRIPTION_CHARACTERS = 1024;

const toRecord = (
  { groups, directory }: Conversion,
  { id, name, isSystem, row }: NamedGroup,
): Records['groups'] => {
  const mention = row?.maybeId('can_mention_group') ?? null;
  const byDefault = groups.system(isSystem || mention !== null ? 'role:nobody' : 'role:everyone');
  const created = row?.maybeSeconds('date_created') ?? null;
  return {
    id,
    name,
    description: cut(row?.text('description') ?? '', DESCRIPTION_CHARACTERS),
    is_system: isSystem,
    can_mention: groups.valueOf(mention) ?? byDefault,
    creator: directory.userOrNull(row?.maybeId('creator') ?? null),
    ...(created !== null && { created_at: created }),
  };
};

/** Yields the groups. Groups without a name are values of settings. */
export const convertGroups = function* (conversion: Conversion): Items {
  const { groups, notTaken } = conversion;
  if (groups.deactivated > 0) notTaken.note('deactivated groups', groups.deactivated);
  for (const group of groups.named.values()) {
    yield recordItem('groups', toRecord(conversion, group), group.row?.place ?? 'system groups');
  }
};

const ownGroups = ({ groups }: Conversion): NamedGroup[] =>
  [...groups.named.values()].filter(({ isSystem }) => !isSystem);

export const convertGroupMembers = function* (conversion: Conversion): Items {
  for (const { id, row } of ownGroups(conversion)) {
    for (const user of conversion.groups.membersOf(id).users) {
      yield recordItem('group_members', { group: id, user }, row?.place ?? '');
    }
  }
};

/** Returns whether a group contains another one, directly or not. */
const reaches = (edges: ReadonlyMap<number, readonly number[]>, from: number, to: number): boolean => {
  const seen = new Set<number>();
  const open = [from];
  for (let group = open.pop(); group !== undefined; group = open.pop()) {
    if (group === to) return true;
    if (seen.has(group)) continue;
    seen.add(group);
    open.push(...(edges.get(group) ?? []));
  }
  return false;
};

/** Yields the subgroups. One that would make a group contain itself is left out. */
export const convertSubgroups = function* (conversion: Conversion): Items {
  const { groups, notTaken } = conversion;
  const edges = new Map<number, number[]>();
  for (const { id: group, row } of ownGroups(conversion)) {
    for (const subgroup of groups.membersOf(group).groups) {
      if (reaches(edges, subgroup, group)) {
        notTaken.note('subgroups that contain their group');
        continue;
      }
      edges.set(group, [...(edges.get(group) ?? []), subgroup]);
      yield recordItem('group_subgroups', { group, subgroup }, row?.place ?? '');
    }
  }
};
