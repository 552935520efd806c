import type { Logger } from 'pino';

import type { Config } from '../../runtime/config.js';
import { EVERYTHING } from '../../runtime/event-log/log.js';
import type { Store } from '../../runtime/store/types.js';

const DISABLED_AT = 'passwords_disabled_at';

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
      const last = await tx.first<{ value: string }>('SELECT value FROM server_state WHERE name = ?', [
        DISABLED_AT,
      ]);
      if (last && Number(last.value) >= at) return 0;
      await tx.upsertMany('server_state', [{ name: DISABLED_AT, value: String(at) }], ['name']);
      // Sessions that began with a disabled password end on every process.
      await tx.run('DELETE FROM sessions');
      tx.invalidate(EVERYTHING);
      const sql = 'UPDATE users SET password_hash = NULL WHERE password_hash IS NOT NULL';
      return (await tx.run(sql)).changes;
    });
    if (disabled > 0) log.info(`FORCE_PASSWORD_RESET disabled ${disabled} passwords.`);
  });
};
