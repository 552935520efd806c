import { operation } from '../contract/operation.js';
import { loginPageMethod } from '../authentication/mobile-flow.js';
import { render } from '../messages/markdown/render.js';
import { versionFields } from './version.js';
import { hasPasswordLogin, hasWebPublicAccess, iconUrl } from './view.js';

/** GET /server_settings: what a client needs before anybody has logged in. */
export const getServerSettings = operation('getServerSettings', async ({ server }) => {
  const organization = await server.organization.fresh();
  const passwords = hasPasswordLogin(organization);
  return {
    ...versionFields,
    authentication_methods: {
      password: passwords,
      email: passwords,
      dev: server.config.devMode,
      ldap: false,
      remoteuser: false,
    },
    external_authentication_methods: passwords ? [loginPageMethod] : [],
    push_notifications_enabled: false,
    is_incompatible: false,
    email_auth_enabled: passwords,
    require_email_format_usernames: true,
    realm_url: server.config.siteUrl,
    realm_uri: server.config.siteUrl,
    realm_name: organization.name,
    realm_icon: iconUrl(organization),
    realm_description: (await render(organization.description)).html,
    realm_web_public_access_enabled: hasWebPublicAccess(server, organization),
  };
});
