import type { Logger } from 'pino';

import type { Config } from '../../runtime/config.js';
import { EVERYTHING } from '../../runtime/event-log/log.js';
import { findServerState, setServerState } from '../../runtime/store/server-state.js';
import { statement } from '../../runtime/store/statement.js';
import type { Store } from '../../runtime/store/types.js';

const DISABLED_AT = 'passwords_disabled_at';

const removeSessions = statement((db) => db('sessions').delete());

const removePasswords = statement((db) =>
  db('users').whereNotNull('password_hash').update({ password_hash: null }),
);

/**
 * Disables every password and ends every session, once for each later value of `FORCE_PASSWORD_RESET`, in one process.
 */
export const disablePasswords = async (
  store: Store,
  { forcePasswordReset: at }: Config,
  log: Logger,
): Promise<void> => {
  if (at === null) return;
  await store.lease('disable-passwords', async () => {
    const disabled = await store.write(async (tx) => {
      const last = await findServerState(tx, DISABLED_AT);
      if (last !== undefined && Number(last) >= at) return 0;
      await setServerState(tx, DISABLED_AT, String(at));
      // Sessions that began with a disabled password end on every process.
      await removeSessions(tx);
      tx.invalidate(EVERYTHING);
      return removePasswords(tx);
    });
    if (disabled > 0) log.info(`FORCE_PASSWORD_RESET disabled ${disabled} passwords.`);
  });
};
