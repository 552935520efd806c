import type { NewPerson, Person } from '../../support/people.js';
import type { TestServer } from '../../support/server.js';

/**
 * The people of the matrix, by their relation to each channel:
 *
 * - `stays` never left.
 * - `left` unsubscribed, and `removed` was unsubscribed by an owner. Both are members.
 * - `returned` left, and subscribed again after the messages of that time.
 * - `admin` is an administrator who left, `guest` is a guest who left.
 * - `demoted` left as a member and is a guest now. `promoted` left as a guest and is a member now.
 * - `revived` was deactivated while subscribed, and reactivated after the messages of that time.
 * - `bot` and `orphan` are bots that were unsubscribed. The owner of `bot` stays, that of `orphan` is `left`.
 * - `never` is a member who was never subscribed, and `outsider` is such a guest.
 */
export const WHO = [
  'stays',
  'left',
  'removed',
  'returned',
  'admin',
  'guest',
  'demoted',
  'promoted',
  'revived',
  'bot',
  'orphan',
  'never',
  'outsider',
] as const;

export type Who = (typeof WHO)[number];

export type Everyone<T> = Readonly<Record<Who, T>>;

/** Their roles while they are subscribed, if they are not members. */
const ROLES: Readonly<Partial<Record<Who, NewPerson['role']>>> = {
  admin: 'administrator',
  guest: 'guest',
  promoted: 'guest',
  outsider: 'guest',
};

const WITHOUT_SUBSCRIPTION: readonly Who[] = ['never', 'outsider'];

/** Those who were subscribed when the first messages were sent. */
export const SUBSCRIBED = WHO.filter((who) => !WITHOUT_SUBSCRIPTION.includes(who));

export const BOTS: readonly Who[] = ['bot', 'orphan'];

/** Those who unsubscribe themselves. */
export const LEAVING: readonly Who[] = ['left', 'returned', 'admin', 'guest', 'demoted', 'promoted'];

/** Those whom an owner unsubscribes. */
export const REMOVED: readonly Who[] = ['removed', 'bot', 'orphan'];

/** Runs something for each of them, one after the other. */
export const forEach = async <T>(
  whos: readonly Who[],
  work: (who: Who) => Promise<T>,
): Promise<Everyone<T>> => {
  const results: [Who, T][] = [];
  for (const who of whos) results.push([who, await work(who)]);
  return Object.fromEntries(results) as Everyone<T>;
};

/** Makes the accounts, without any channel. `botOwner` owns the bot. */
export const makePeople = async (server: TestServer, botOwner: Person): Promise<Everyone<Person>> => {
  const owners = new Map<Who, Person>([['bot', botOwner]]);
  return forEach(WHO, async (who) => {
    const [role, owner] = [ROLES[who], owners.get(who)];
    const person = await server.person(`The ${who}`, {
      ...(role && { role }),
      ...(owner && { botOf: owner.id }),
    });
    if (who === 'left') owners.set('orphan', person);
    return person;
  });
};
