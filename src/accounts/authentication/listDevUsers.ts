import { operation } from '../operation.js';
import type { Tx } from '../../runtime/store/types.js';
import { roles } from '../../runtime/identity/actor.js';
import { checkDevMode } from './dev-mode.js';

const AT_MOST = 100;

const listEmails = async (tx: Tx, condition: string): Promise<string[]> => {
  const rows = await tx.all<{ delivery_email: string }>(
    `SELECT delivery_email FROM users WHERE is_active = 1 AND bot_type IS NULL AND ${condition} ORDER BY id LIMIT ?`,
    [roles.administrator, AT_MOST],
  );
  return rows.map(({ delivery_email }) => delivery_email);
};

/** GET /dev_list_users: lists users whose API keys fetchDevApiKey returns. Only in development. */
export const listDevUsers = operation('listDevUsers', async ({ tx, services, request }) => {
  checkDevMode(services, request);
  const { siteUrl } = services.config;
  const view = (email: string) => ({ email, realm_url: siteUrl, realm_uri: siteUrl });
  return {
    direct_admins: (await listEmails(tx, 'role <= ?')).map(view),
    direct_users: (await listEmails(tx, 'role > ?')).map(view),
  };
});
