import { operation } from '../operation.js';
import { checkDevMode, listAdministratorEmails, listOtherEmails } from './dev-mode.js';

const AT_MOST = 100;

/** GET /dev_list_users: lists users whose API keys fetchDevApiKey returns. Only in development. */
export const listDevUsers = operation('listDevUsers', async ({ tx, services, request }) => {
  checkDevMode(services, request);
  const { siteUrl } = services.config;
  const view = (email: string) => ({ email, realm_url: siteUrl, realm_uri: siteUrl });
  return {
    direct_admins: (await listAdministratorEmails(tx, AT_MOST)).map(view),
    direct_users: (await listOtherEmails(tx, AT_MOST)).map(view),
  };
});
