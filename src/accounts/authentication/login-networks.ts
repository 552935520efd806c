import { createHmac } from 'node:crypto';

import { networkOf } from '../../lib/networks.js';
import { DAY } from '../../lib/clock.js';
import type { TxScope } from '../scope.js';
import type { Services } from '../services.js';
import { nameKey } from '../../lib/name-key.js';
import { statement } from '../../runtime/store/statement.js';

/** Networks stored per user. The oldest ones beyond this limit are deleted. */
const MAX_NETWORKS = 100;

const fingerprintOf = ({ secrets }: Services, username: string, address: string): string =>
  createHmac('sha256', secrets.derive('login-network'))
    .update(JSON.stringify([nameKey(username), networkOf(address)]))
    .digest('base64url');

const findNetwork = statement((db, fingerprint: string) =>
  db('login_networks').where({ fingerprint }).first('user_id', 'seen_at'),
);

/** Returns whether this username logged in from this IPv4 address or IPv6 /64 before. */
export const isKnownNetwork = async (
  { tx, services }: TxScope,
  username: string,
  address: string,
): Promise<boolean> => (await findNetwork(tx, fingerprintOf(services, username, address))) !== undefined;

const listFingerprints = statement((db, userId: number) =>
  db('login_networks').where({ user_id: userId }).orderBy('seen_at', 'desc').pluck('fingerprint'),
);

const removeNetworks = statement((db, fingerprints: readonly string[]) =>
  db('login_networks').whereIn('fingerprint', fingerprints).delete(),
);

interface Login {
  readonly userId: number;
  readonly username: string;
  readonly address: string;
}

/** Stores the network of a successful login. The user's row must be locked. */
export const recordNetwork = async (
  { tx, services }: TxScope,
  { userId, username, address }: Login,
): Promise<void> => {
  const fingerprint = fingerprintOf(services, username, address);
  const now = services.clock.seconds();
  const known = await findNetwork(tx, fingerprint);
  if (known?.user_id === userId && now - known.seen_at < DAY) return;
  if (!known) {
    const oldest = (await listFingerprints(tx, userId)).slice(MAX_NETWORKS - 1);
    if (oldest.length > 0) await removeNetworks(tx, oldest);
  }
  await tx.upsertMany('login_networks', [{ fingerprint, user_id: userId, seen_at: now }], ['fingerprint']);
};
