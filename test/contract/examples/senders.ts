import type { Operation } from '../../../tools/generate-contract/contract.js';
import type { Credentials } from '../../support/client.js';
import type { BuiltWorld } from './build-world.js';
import { isForOwners } from './send.js';
import { iago, owner, zoe, type Thing } from '../../../tools/demo/world.js';

/** Operations whose example request another user than Iago sends. */
const SENDERS: Readonly<Record<string, Thing>> = { deleteOwnAvatar: zoe };

/** Operations that cannot succeed here, with their error. */
export const REFUSED: Readonly<Record<string, string>> = {
  sendTestPushNotification: 'This server does not send push notifications.',
};

/** Returns the login of the user who sends the example request of an operation. */
export const senderOf = ({ credentials }: BuiltWorld, operation: Operation): Credentials => {
  const sender = SENDERS[operation.id] ?? (isForOwners(operation) ? owner : iago);
  const login = credentials.get(String(sender.facts.email));
  if (!login) throw new Error(`The organization has no login of ${String(sender.facts.full_name)}.`);
  return login;
};
