import { CacheKind, emptySlot } from '../../lib/caches.js';
import { asFragments, SharedJson } from '../../runtime/http/serialize.js';
import { listProfiles, type ProfileData } from '../profile-fields/values.js';
import type { TxScope } from '../scope.js';
import { spectator } from '../../runtime/identity/actor.js';
import type { Services } from '../services.js';
import { spectatedUser } from './model/spectated-user.js';
import { maySeeEmail } from './model/policy.js';
import { listUsers, type User } from './model/store.js';
import { findUsersVersion } from './model/version.js';
import { type UserView, viewUser } from './model/view.js';

/** Every account as a viewer sees it, in the three lists of the register response. */
export interface Lists {
  readonly realm_users: UserView[];
  readonly realm_non_active_users: UserView[];
  readonly cross_realm_bots: UserView[];
}

const MAX_VARIANTS = 5;

type Profiles = Awaited<ReturnType<typeof listProfiles>>;

const shared = (users: UserView[]): UserView[] => asFragments([new SharedJson(JSON.stringify(users))]);

/** Serializes the lists once for all viewers who see the same. */
const serialized = (lists: Lists): Lists => ({
  realm_users: shared(lists.realm_users),
  realm_non_active_users: shared(lists.realm_non_active_users),
  cross_realm_bots: shared(lists.cross_realm_bots),
});

/** Users without any values have an empty profile. */
const profileIn = (profiles: Profiles, { id }: User): ProfileData => profiles.get(id) ?? {};

const view = (
  users: readonly User[],
  profiles: Profiles | undefined,
  viewer: Pick<User, 'id' | 'role'>,
  clientGravatar: boolean,
): Lists => {
  const lists: Lists = { realm_users: [], realm_non_active_users: [], cross_realm_bots: [] };
  for (const user of users) {
    const seen = viewUser(user, {
      seesEmail: maySeeEmail(viewer, user),
      clientGravatar,
      profile: profiles && profileIn(profiles, user),
    });
    if (user.is_system_bot) lists.cross_realm_bots.push(seen);
    else if (user.is_active) lists.realm_users.push(seen);
    else lists.realm_non_active_users.push(seen);
  }
  return lists;
};

/** A viewer with the rights of a role, but with no account of their own. */
const viewerWithRole = (role: User['role']): Pick<User, 'id' | 'role'> => ({ id: 0, role });

/** All accounts at one version. The lists that many viewers share are serialized once. */
export class UserDirectory {
  readonly #byId: ReadonlyMap<number, User>;
  /** Whether every viewer sees every email, so that the viewer's role makes no difference. */
  readonly #isOpen: boolean;
  readonly #variants = new Map<string, Lists>();

  constructor(
    readonly version: string,
    /** Sorted by ID. */
    readonly users: readonly User[],
    private readonly profiles: Profiles,
  ) {
    this.#byId = new Map(users.map((user) => [user.id, user]));
    this.#isOpen = users.every((user) => maySeeEmail(viewerWithRole(600), user));
  }

  user(id: number): User | undefined {
    return this.#byId.get(id);
  }

  /** The custom profile of an account of the directory. */
  profileOf(user: User): ProfileData {
    return profileIn(this.profiles, user);
  }

  get active(): readonly User[] {
    return this.users.filter(({ is_active }) => is_active);
  }

  /**
   * Returns the accounts for a viewer who may see only some. `placeholder` returns the entry for each other account, if
   * any.
   */
  limitedLists(
    viewer: User,
    clientGravatar: boolean,
    accessible: ReadonlySet<number>,
    placeholder: (id: number) => UserView | undefined,
  ): Lists {
    const seen = this.users.filter(({ id, is_system_bot }) => is_system_bot || accessible.has(id));
    const lists = view(seen, this.profiles, viewer, clientGravatar);
    const known = new Set(seen.map(({ id }) => id));
    const others = this.users.filter(({ id }) => !known.has(id)).flatMap(({ id }) => placeholder(id) ?? []);
    return { ...lists, realm_users: [...lists.realm_users, ...others].sort((a, b) => a.user_id - b.user_id) };
  }

  lists(viewer: User, clientGravatar: boolean): Lists {
    const hidesOwn = !maySeeEmail(viewerWithRole(viewer.role), viewer);
    if (hidesOwn) return view(this.users, this.profiles, viewer, clientGravatar);
    return this.#kept(`${this.#isOpen ? 'all' : viewer.role} ${clientGravatar}`, () =>
      view(this.users, this.profiles, viewerWithRole(viewer.role), clientGravatar),
    );
  }

  /** Returns the accounts as spectators see them: without custom profiles, or only the server's own ones. */
  spectated(services: Services, isLimited: boolean): Lists {
    return this.#kept(`spectators ${isLimited}`, () => {
      const seen = isLimited ? this.users.filter(({ is_system_bot }) => is_system_bot) : this.users;
      const users = seen.map((user) => spectatedUser(services, user));
      return view(users, undefined, spectator, false);
    });
  }

  #kept(variant: string, make: () => Lists): Lists {
    let lists = this.#variants.get(variant);
    if (!lists) {
      if (this.#variants.size >= MAX_VARIANTS) this.#variants.clear();
      lists = serialized(make());
      this.#variants.set(variant, lists);
    }
    return lists;
  }
}

/** The version in the snapshot decides. This only frees the memory early. */
const userDirectoryCache = new CacheKind(() => emptySlot<UserDirectory>(), {
  // Stryker disable next-line all: a test cannot see when memory is freed.
  clearsAt: (name) => name.startsWith('user:'),
});

/**
 * Returns the accounts as the transaction sees them. The transaction must be a snapshot. Reads the database only if an
 * account was changed since the last read.
 */
export const loadDirectory = async ({ tx, services: { caches } }: TxScope): Promise<UserDirectory> => {
  const slot = caches.of(userDirectoryCache);
  const version = await findUsersVersion(tx);
  if (slot.current?.version === version) return slot.current;
  const directory = new UserDirectory(version, await listUsers(tx), await listProfiles(tx));
  slot.current = directory;
  return directory;
};
