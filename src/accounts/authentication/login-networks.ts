import { createHmac } from 'node:crypto';

import { networkOf } from '../../runtime/http/client-address.js';
import { DAY } from '../../lib/clock.js';
import type { TxScope } from '../scope.js';
import type { Services } from '../services.js';
import { nameKey } from '../../lib/name-key.js';
import { placeholders } from '../../runtime/store/rows.js';

/** Networks stored per user. The oldest ones beyond this limit are deleted. */
const MAX_NETWORKS = 100;

const fingerprintOf = ({ secrets }: Services, username: string, address: string): string =>
  createHmac('sha256', secrets.derive('login-network'))
    .update(JSON.stringify([nameKey(username), networkOf(address)]))
    .digest('base64url');

/** Returns whether this username logged in from this IPv4 address or IPv6 /64 before. */
export const isKnownNetwork = async (
  { tx, services }: TxScope,
  username: string,
  address: string,
): Promise<boolean> => {
  const fingerprint = fingerprintOf(services, username, address);
  return (
    (await tx.first('SELECT user_id FROM login_networks WHERE fingerprint = ?', [fingerprint])) !== undefined
  );
};

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
  const known = await tx.first<{ user_id: number; seen_at: number }>(
    'SELECT user_id, seen_at FROM login_networks WHERE fingerprint = ?',
    [fingerprint],
  );
  if (known?.user_id === userId && now - known.seen_at < DAY) return;
  if (!known) {
    const rows = await tx.all<{ fingerprint: string }>(
      'SELECT fingerprint FROM login_networks WHERE user_id = ? ORDER BY seen_at DESC',
      [userId],
    );
    const oldest = rows.slice(MAX_NETWORKS - 1).map((row) => row.fingerprint);
    if (oldest.length > 0)
      await tx.run(`DELETE FROM login_networks WHERE fingerprint IN (${placeholders(oldest)})`, oldest);
  }
  await tx.upsertMany('login_networks', [{ fingerprint, user_id: userId, seen_at: now }], ['fingerprint']);
};
