import { LRUCache } from 'lru-cache';

import { errors } from '../../../generated/errors.js';
import { type EventLog, EVERYTHING } from '../../runtime/event-log/log.js';
import type { Queues } from '../../runtime/event-log/queues.js';
import type { OrganizationCache } from '../../chat/organization/cache.js';
import { nameKey } from '../../lib/name-key.js';
import type { Store } from '../../runtime/store/types.js';
import { findUserByKeyHash } from '../../chat/users/model/store.js';
import { type Actor, incomingWebhookBot } from '../../runtime/identity/actor.js';
import type { Actors } from '../../runtime/identity/logins.js';
import { parseBasic } from '../../runtime/identity/basic.js';
import { isApiKey, type Keys } from '../../runtime/identity/keys.js';
import { isSameText } from '../../lib/token.js';

/** About the number of users active within minutes. An evicted entry costs one query. */
const MAX_REMEMBERED = 20_000;
/** One user may write the same credentials in many ways. The oldest entries are evicted. */
const MAX_OF_USER = 50;
/** In characters. Longer credentials are verified each time. */
const MAX_LENGTH = 1_000;

/** Caches verified credentials by their text. Entries are deleted by user when an account changes. */
interface Remembered<T extends object> {
  get(credentials: string): T | undefined;
  set(credentials: string, userId: number, value: T): void;
  delete(credentials: string): void;
  deleteOf(userId: number): void;
  clear(): void;
}

interface Entry<T> {
  readonly userId: number;
  readonly value: T;
}

export const createRemembered = <T extends object>(): Remembered<T> => {
  const credentialsOf = new Map<number, Set<string>>();
  const entries = new LRUCache<string, Entry<T>>({
    max: MAX_REMEMBERED,
    dispose: ({ userId }, credentials) => {
      const all = credentialsOf.get(userId);
      all?.delete(credentials);
      if (all?.size === 0) credentialsOf.delete(userId);
    },
  });
  return {
    get: (credentials) => entries.get(credentials)?.value,
    set(credentials, userId, value) {
      if (credentials.length > MAX_LENGTH) return;
      entries.set(credentials, { userId, value });
      const all = (credentialsOf.get(userId) ?? new Set()).add(credentials);
      credentialsOf.set(userId, all);
      const [oldest] = all;
      if (all.size > MAX_OF_USER && oldest !== undefined) entries.delete(oldest);
    },
    delete(credentials) {
      entries.delete(credentials);
    },
    deleteOf(userId) {
      for (const credentials of [...(credentialsOf.get(userId) ?? [])]) entries.delete(credentials);
    },
    clear() {
      entries.clear();
    },
  };
};

interface Credentials {
  readonly email?: string;
  readonly key: string;
}

interface Parts {
  readonly store: Store;
  readonly events: EventLog;
  readonly queues: Pick<Queues, 'caughtUp'>;
  readonly keys: Keys;
  readonly organization: OrganizationCache;
}

const isNamed = ({ delivery_email, email }: Actor, name: string): boolean =>
  isSameText(nameKey(delivery_email), nameKey(name)) || isSameText(nameKey(email), nameKey(name));

export const createActors = ({ store, events, queues, keys, organization }: Parts): Actors => {
  // Keyed by the whole header: a request with credentials verified earlier costs neither a hash nor a query. An entry for a
  // key alone begins with a line break, which no header can have.
  const verified = createRemembered<Actor>();
  let changes = 0;

  events.onInvalidate((name) => {
    const [subject, id] = name.split(':');
    if (subject !== 'user' && subject !== 'organization' && subject !== EVERYTHING) return;
    changes += 1;
    if (subject !== 'user') verified.clear();
    else verified.deleteOf(Number(id));
  });

  const verify = async (name: string, { email, key }: Credentials): Promise<Actor> => {
    if (!isApiKey(key)) throw errors.malformedApiKey();
    const before = changes;
    const actor = await store.read((tx) => findUserByKeyHash(tx, keys.hash(key)));
    if (!actor || (email !== undefined && !isNamed(actor, email))) throw errors.invalidApiKey();
    if (!organization.current.is_active) throw errors.organizationDeactivated();
    if (!actor.is_active) throw errors.accountDeactivated();
    if (actor.bot_type === incomingWebhookBot) throw errors.webhookBotRefused();
    // An account changed during the read, so the result may be out of date.
    if (before === changes) verified.set(name, actor.id, actor);
    return actor;
  };

  const authenticated = async (name: string, read: () => Credentials): Promise<Actor> => {
    // Another process may have just replaced the key or deactivated the account.
    const isCurrent = await queues.caughtUp();
    await organization.fresh(isCurrent);
    return (isCurrent ? verified.get(name) : undefined) ?? verify(name, read());
  };

  return {
    async authenticate(authorization) {
      if (authorization === undefined) throw errors.notLoggedIn();
      return authenticated(authorization, () => parseBasic(authorization));
    },
    remembered: (authorization) => (store.isShared ? undefined : verified.get(authorization)),
    authenticateKey: (key) => authenticated(`\n${key}`, () => ({ key })),
  };
};
