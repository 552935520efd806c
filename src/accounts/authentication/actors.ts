import { errors } from '../../../generated/errors.js';
import { EVERYTHING, type EventLog } from '../../runtime/event-log/log.js';
import type { Queues } from '../../runtime/event-log/queues.js';
import type { OrganizationCache } from '../../chat/organization/cache.js';
import { nameKey } from '../../lib/name-key.js';
import type { Store } from '../../runtime/store/types.js';
import { findUserByKeyHash } from '../../chat/users/model/store.js';
import { incomingWebhookBot, type Actor } from '../../runtime/identity/actor.js';
import type { Actors } from '../../runtime/identity/logins.js';
import { parseBasic } from '../../runtime/identity/basic.js';
import { isApiKey, type Keys } from '../../runtime/identity/keys.js';
import { createRemembered } from './remembered.js';
import { isSameText } from '../../lib/same-text.js';

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
    authenticateKey: (key) => authenticated(`\n${key}`, () => ({ key })),
  };
};
