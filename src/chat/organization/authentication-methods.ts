import type { Config } from '../../runtime/config.js';
import type { Organization, OrganizationSettings } from './store.js';

/** An integration, or a variant of it, that an organization can choose. */
interface Choice {
  readonly id: number;
  /** For display. */
  readonly name: string;
}

type Choices = Readonly<Record<string, Choice>>;

/** The choices for `video_chat_provider`. */
export const videoChatProviders = {
  disabled: { name: 'None', id: 0 },
  jitsi_meet: { name: 'Jitsi Meet', id: 1 },
} as const satisfies Choices;

/** The choices for `giphy_rating`. Clients identify the ratings by these names, which GIPHY gives them. */
export const giphyRatings = {
  disabled: { name: 'GIPHY integration disabled', id: 0 },
  y: { name: 'Y: for very young viewers', id: 1 },
  g: { name: 'G: for all viewers', id: 2 },
  pg: { name: 'PG: with parental guidance', id: 3 },
  'pg-13': { name: 'PG-13: with parental guidance below the age of 13', id: 4 },
  r: { name: 'R: for adults', id: 5 },
} as const satisfies Choices;

/** Whether an ID is among the choices. */
export const isChoice = (choices: Choices, wanted: number): boolean =>
  Object.values(choices).some(({ id }) => id === wanted);

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
