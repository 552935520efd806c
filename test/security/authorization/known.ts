import { WORDS, type ActorName } from './roles.js';

const EVERYONE: readonly ActorName[] = [...WORDS.guests, ...WORDS.members];
const PRIVATE = ['own, left since', 'received, left since', 'received with shared history, left since'];
const OWN_PUBLIC = 'own in public, left since';
const PUBLIC = 'received in public, left since';

/** Which cells of which variants, all relations with all actors. */
const flaws: readonly (readonly [string, readonly string[], readonly ActorName[]])[] = [
  // Who left a channel still acts there.
  ['updateMessage, the content', ['own, left since'], EVERYONE],
  ['updateMessage, the content', [OWN_PUBLIC], WORDS.guests],
  ['deleteMessage, by its ID', ['own, left since'], EVERYONE],
  ['deleteMessage, by its ID', PRIVATE.slice(1), WORDS.administrators],
  ['deleteMessage, by its ID', [OWN_PUBLIC], WORDS.guests],
  ['createReaction, an emoji', PRIVATE, EVERYONE],
  ['createReaction, an emoji', [OWN_PUBLIC, PUBLIC], WORDS.guests],
  ["deleteReaction, one's own", ['left since'], EVERYONE],
  // A bot gets more than its owner has.
  ['updateUser, the role, to moderator', ['bot'], WORDS.administrators],
  ['updateUser, the role, to administrator', ['bot'], WORDS.administrators],
  ['updateUser, the role, to owner', ['bot'], ['owner']],
  ['updateBot, the role, to administrator', ["another's"], ['administrator', 'owner']],
  ['updateBot, the role, to owner', ["another's"], ['owner']],
  // Presence names hidden users.
  [
    'listPresences, by email',
    ['in a channel until they left', 'member', 'guest', 'moderator', 'administrator', 'owner'],
    ['limited guest'],
  ],
  // A taken name is told from a free one.
  ['sendMessage, to a channel by name', ['public', 'public, left', 'private', 'private, left'], WORDS.guests],
];

/** Cells that fail today, by their names. One that passes makes the test fail, so that the list shrinks. */
export const known: ReadonlySet<string> = new Set(
  flaws.flatMap(([title, relations, actors]) =>
    relations.flatMap((relation) => actors.map((actor) => `${title}: ${relation}: ${actor}`)),
  ),
);
