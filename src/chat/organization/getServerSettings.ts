import { operation } from '../operation.js';
import { isDirectoryLogin, isEmailLogin } from './authentication-methods.js';
import { hasPasswordLogin, hasWebPublicAccess, iconUrl, renderedDescription } from './view.js';
import { versionFields } from './version.js';

/** GET /server_settings: returns what a client needs before login. */
export const getServerSettings = operation('getServerSettings', async ({ services }) => {
  const organization = await services.organization.fresh();
  const methods = organization.settings.authentication_methods;
  const passwords = hasPasswordLogin(organization);
  const [email, ldap] = [isEmailLogin(methods), isDirectoryLogin(methods)];
  return {
    ...versionFields,
    authentication_methods: {
      password: passwords,
      email,
      dev: services.config.devMode,
      ldap,
      remoteuser: false,
    },
    // Apps show a button for each. The server knows no other site where users log in.
    external_authentication_methods: [],
    push_notifications_enabled: false,
    is_incompatible: false,
    email_auth_enabled: email,
    require_email_format_usernames: !ldap,
    realm_url: services.config.siteUrl,
    realm_uri: services.config.siteUrl,
    realm_name: organization.name,
    realm_icon: iconUrl(organization),
    realm_description: await renderedDescription(organization.description),
    realm_web_public_access_enabled: hasWebPublicAccess(services, organization),
  };
});
