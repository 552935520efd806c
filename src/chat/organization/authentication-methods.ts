import type { Config } from '../../runtime/config.js';
import type { Organization, OrganizationSettings } from './store.js';

type Methods = OrganizationSettings['authentication_methods'];

const DISABLED_BY_SERVER = 'The settings of the server disable it.';

/** Returns the methods that this server supports, enabled as the organization chose. */
const offered = ({ passwordLogin, ldapUrl }: Config, wanted: Methods): Methods => {
  const isEnabled = (name: string): boolean => wanted[name]?.enabled ?? true;
  const unavailable = passwordLogin ? {} : { unavailable_reason: DISABLED_BY_SERVER };
  return {
    Email: { enabled: isEnabled('Email'), available: passwordLogin, ...unavailable },
    ...(ldapUrl !== null && { LDAP: { enabled: isEnabled('LDAP'), available: true } }),
  };
};

/** Returns the organization with the methods that this server supports instead of the stored ones. */
export const withOfferedMethods = (config: Config, organization: Organization): Organization => {
  const { settings } = organization;
  const authentication_methods = offered(config, settings.authentication_methods);
  return { ...organization, settings: { ...settings, authentication_methods } };
};

const isOpen = (methods: Methods, name: string): boolean =>
  methods[name]?.enabled === true && methods[name].available;

/** Whether users log in with a password that this server stores. */
export const isEmailLogin = (methods: Methods): boolean => isOpen(methods, 'Email');

/** Whether users log in with the password of their entry in the directory. */
export const isDirectoryLogin = (methods: Methods): boolean => isOpen(methods, 'LDAP');

/** Whether users log in with a password of either kind. */
export const isPasswordLogin = (methods: Methods): boolean =>
  isEmailLogin(methods) || isDirectoryLogin(methods);

/** Whether at least one of these methods allows a login. Unavailable methods count only if no method is available. */
export const letsIn = (methods: Methods): boolean => {
  const all = Object.values(methods);
  const available = all.filter((one) => one.available);
  return (available.length > 0 ? available : all).some(({ enabled }) => enabled);
};
