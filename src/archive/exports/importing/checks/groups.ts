import { nameKey } from '../../../../lib/name-key.js';
import { isSystemGroupName } from '../../../../chat/user-groups/system-groups.js';
import { ArchiveError } from '../../format/source.js';
import { Unique } from '../known.js';
import type { Checks, Known, Of } from './checks.js';

/** More than an organization can have. */
const MOST_GROUPS = 6000;

const RESERVED = /^(?:@|role:|user:|stream:|channel:)/i;

/** Checks of groups and their members. */
export class GroupChecks implements Checks<'groups' | 'group_members' | 'group_subgroups'> {
  readonly #ownGroups = new Unique<number>('group with members');
  readonly #names = new Unique<string>('name of a group');
  readonly #members = new Unique<string>('member of a group');
  readonly #subgroups = new Map<number, number[]>();
  /** Groups that settings name before the groups come. */
  readonly #named: { readonly id: number; readonly place: string }[] = [];
  #count = 0;

  constructor(private readonly known: Known) {}

  readonly groups = (item: Of<'groups'>): void => {
    const { id, name, is_system, can_mention } = item.record;
    this.known.groups.add(id, item);
    this.#count += 1;
    if (this.#count > MOST_GROUPS) throw new ArchiveError(item.place, 'there are too many groups');
    this.#names.add(nameKey(name), item);
    if (!is_system) this.#ownGroups.add(id, item);
    if (is_system !== isSystemGroupName(name) || (!is_system && RESERVED.test(name)))
      throw new ArchiveError(item.place, `${JSON.stringify(name)} is not a name of such a group`);
    const named = typeof can_mention === 'number' ? [can_mention] : can_mention.direct_subgroups;
    for (const group of named) this.#named.push({ id: group, place: item.place });
    if (typeof can_mention === 'object')
      for (const user of can_mention.direct_members) this.known.users.check(user, item);
  };

  readonly group_members = (item: Of<'group_members'>): void => {
    const { user, group } = item.record;
    this.#ownGroups.check(group, item);
    this.known.users.check(user, item);
    this.#members.add(`${user} of group ${group}`, item);
  };

  readonly group_subgroups = (item: Of<'group_subgroups'>): void => {
    const { group, subgroup } = item.record;
    this.known.groups.check(group, item);
    this.known.groups.check(subgroup, item);
    this.#members.add(`group ${subgroup} of group ${group}`, item);
    this.#subgroups.set(group, [...(this.#subgroups.get(group) ?? []), subgroup]);
  };

  /** Checks what only the end shows: groups may name groups that come later, and must not contain themselves. */
  end(): void {
    for (const { id, place } of this.#named) this.known.groups.check(id, { place });
    const over = new Set<number>();
    const path = new Set<number>();
    const visit = (group: number): void => {
      if (over.has(group)) return;
      if (path.has(group)) throw new ArchiveError('group_subgroups', `the group ${group} contains itself`);
      path.add(group);
      for (const subgroup of this.#subgroups.get(group) ?? []) visit(subgroup);
      path.delete(group);
      over.add(group);
    };
    for (const group of this.#subgroups.keys()) visit(group);
  }
}
