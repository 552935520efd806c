import type { Role } from '../../../src/contract/types.js';

/** All actors that send requests. A limited guest may not see all users. A spectator has no account. */
export const ACTORS = [
  'spectator',
  'guest',
  'limited guest',
  'member',
  'moderator',
  'administrator',
  'owner',
  'bot',
  'administrator bot',
  'webhook bot',
  'deactivated',
] as const;
export type ActorName = (typeof ACTORS)[number];
export type Account = Exclude<ActorName, 'spectator'>;

/** The account that objects are created for. Actors that the login refuses use the objects of the member. */
export const subjectOf = (actor: ActorName): Account =>
  actor === 'spectator' || actor === 'deactivated' || actor === 'webhook bot' ? 'member' : actor;

/** The role of each account. */
export const roleOf: Readonly<Record<Account, Role>> = {
  guest: 'guest',
  'limited guest': 'guest',
  member: 'member',
  moderator: 'moderator',
  administrator: 'administrator',
  owner: 'owner',
  bot: 'member',
  'administrator bot': 'administrator',
  'webhook bot': 'member',
  deactivated: 'member',
};

/** Who owns each bot. */
export const ownerOf: Readonly<Partial<Record<Account, Account>>> = {
  bot: 'member',
  'administrator bot': 'administrator',
  'webhook bot': 'member',
};

/** Words for several actors in rules. */
const WORDS = {
  guests: ['guest', 'limited guest'],
  members: ['member', 'moderator', 'administrator', 'owner', 'bot', 'administrator bot'],
  moderators: ['moderator', 'administrator', 'owner', 'administrator bot'],
  administrators: ['administrator', 'owner', 'administrator bot'],
  bots: ['bot', 'administrator bot'],
  // The login refuses these actors before any rule applies.
  'locked out': ['spectator', 'webhook bot', 'deactivated'],
} as const satisfies Readonly<Record<string, readonly ActorName[]>>;

export type Who = ActorName | keyof typeof WORDS;

const isWord = (who: string): who is keyof typeof WORDS => Object.hasOwn(WORDS, who);

export const includes = (who: string, actor: ActorName): boolean =>
  isWord(who) ? (WORDS[who] as readonly ActorName[]).includes(actor) : who === actor;
