import {
  isSystemGroupName,
  systemGroupNames,
  type SystemGroupName,
} from '../../../chat/user-groups/system-groups.js';
import type { GroupSettingValue } from '../../../chat/user-groups/view.js';
import type { Directory } from './directory.js';
import type { Fields } from './fields.js';
import type { Scratch } from './scratch.js';
import { cut, UniqueNames } from './texts.js';

const NAME_CHARACTERS = 100;
/** Prefixes of mentions and of system groups. */
const FORBIDDEN = /^(?:@|(?:role|user|stream|channel):|\s)+/i;

export interface NamedGroup {
  readonly id: number;
  readonly name: string;
  readonly isSystem: boolean;
  /** Undefined if the export has no row of the group. */
  readonly row: Fields | undefined;
}

interface Members {
  readonly users: Set<number>;
  readonly groups: Set<number>;
}

const noMembers = (): Members => ({ users: new Set(), groups: new Set() });

const isDeactivated = (row: Fields): boolean => row.flag('deactivated');

/** The groups of an export. A group without a name is the value of a setting. */
export class Groups {
  readonly named = new Map<number, NamedGroup>();
  /** How many groups are deactivated. They do not exist here. */
  readonly deactivated: number;
  readonly #members = new Map<number, Members>();
  readonly #systemIds = new Map<string, number>();

  constructor(
    private readonly scratch: Scratch,
    private readonly directory: Directory,
  ) {
    // Up to feature level 257, all groups have names, in the table of all groups.
    const named = [...scratch.rowsOf('zerver_namedusergroup')];
    const rows =
      named.length > 0 ? named : [...scratch.rowsOf('zerver_usergroup')].filter((row) => row.has('name'));
    const active = rows.filter((row) => !isDeactivated(row));
    this.deactivated = rows.length - active.length;
    this.#addNamed(active);
    this.#addMissingSystemGroups();
    this.#addMembers();
  }

  /** Returns the ID of a system group. */
  system(name: SystemGroupName): number {
    return this.#systemIds.get(name) ?? 0;
  }

  systemNameOf(id: number | null): SystemGroupName | undefined {
    const group = id === null ? undefined : this.named.get(id);
    return group?.isSystem === true ? (group.name as SystemGroupName) : undefined;
  }

  /** Returns the value of a setting. Undefined if the export does not have the group. */
  valueOf(id: number | null): GroupSettingValue | undefined {
    if (id === null) return undefined;
    if (this.named.has(id)) return id;
    const members = this.#members.get(id);
    if (!members) return undefined;
    return { direct_members: [...members.users], direct_subgroups: [...members.groups] };
  }

  /** Returns the direct members of a group. */
  membersOf(id: number): Members {
    return this.#members.get(id) ?? noMembers();
  }

  #addNamed(rows: readonly Fields[]): void {
    const names = new UniqueNames();
    const idOf = (row: Fields): number => row.maybeId('usergroup_ptr') ?? row.id('id');
    const isSystem = (row: Fields): boolean =>
      row.flag('is_system_group') && isSystemGroupName(row.text('name'));
    for (const row of rows.filter(isSystem)) this.#addSystem(row.text('name'), idOf(row), row);
    for (const row of rows.filter((one) => !isSystem(one))) {
      const id = idOf(row);
      const text = cut(row.text('name').replace(FORBIDDEN, ''), NAME_CHARACTERS).trim();
      const name = names.take(text === '' ? `group ${id}` : text, id, NAME_CHARACTERS);
      this.named.set(id, { id, name, isSystem: false, row });
    }
  }

  #addSystem(name: string, id: number, row: Fields | undefined): void {
    if (this.#systemIds.has(name)) return;
    this.#systemIds.set(name, id);
    this.named.set(id, { id, name, isSystem: true, row });
  }

  /** Exports that were converted from other services have no groups. */
  #addMissingSystemGroups(): void {
    const unnamed = [...this.scratch.rowsOf('zerver_usergroup')].map((row) => row.id('id'));
    let free = [...this.named.keys(), ...unnamed].reduce((most, id) => Math.max(most, id), 0);
    for (const name of systemGroupNames) {
      if (this.#systemIds.has(name)) continue;
      free += 1;
      this.#addSystem(name, free, undefined);
    }
  }

  #of(group: number): Members {
    const known = this.#members.get(group);
    if (known) return known;
    const members = noMembers();
    this.#members.set(group, members);
    return members;
  }

  #addMembers(): void {
    for (const row of this.scratch.rowsOf('zerver_usergroup')) this.#of(row.id('id'));
    for (const row of this.scratch.rowsOf('zerver_usergroupmembership')) {
      const group = row.id('user_group');
      const user = row.id('user_profile');
      // The members of system groups follow from their roles.
      if (this.systemNameOf(group) === undefined && this.directory.users.has(user))
        this.#of(group).users.add(user);
    }
    for (const row of this.scratch.rowsOf('zerver_groupgroupmembership')) {
      const group = row.id('supergroup');
      const subgroup = row.id('subgroup');
      if (this.systemNameOf(group) === undefined && this.named.has(subgroup))
        this.#of(group).groups.add(subgroup);
    }
  }
}
