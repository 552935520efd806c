import { NotReached } from '../world/controls.js';
import type { Person, World } from '../world/world.js';
import { having, type CaseSetup, type PartArrangements } from '../cases/case-setup.js';

const loginOf = ({ email, password }: Person): { username: string; password: string } => ({
  username: email,
  password,
});

/** The login of a user, with other parameters. */
const login =
  (parameters: object = {}): CaseSetup =>
  async (world) => ({ parameters: { ...loginOf(await world.one('member')), ...parameters } });

/** An LDAP directory at a port on which no server listens. */
const nowhere = { LDAP_URL: 'ldap://127.0.0.1:1', LDAP_SEARCH_BASE: 'dc=example', LOG_LEVEL: 'silent' };

const GUESS = { username: 'somebody@example.com', password: 'a guess' };

/** Whether the server gives API keys without a password, as servers of developers do. */
const hasDevLogin = async (world: World): Promise<boolean> => {
  const { authentication_methods: methods } = (await world.owner.ok('GET', '/server_settings')) as {
    authentication_methods?: { readonly dev?: boolean };
  };
  return methods?.dev === true;
};

/** A request to a server without login for developers. */
const inProduction: CaseSetup = async (world) =>
  (await hasDevLogin(world)) ? { url: (await world.control('configured')({})).url } : {};

/** A request to a server with login for developers. */
const inDevelopment =
  (setup: CaseSetup): CaseSetup =>
  async (world, base, one) => {
    if (!(await hasDevLogin(world))) throw new NotReached('It needs a server with login for developers.');
    return setup(world, base, one);
  };

/** Uses another host name that resolves to this server. */
const rebound: CaseSetup = () => ({ headers: { Host: 'evil.example.com' } });

export const authentication: PartArrangements = {
  fetchApiKey: {
    default: login(),
    invalidEmail: having({ username: 'somebody' }),
    authenticationFailed: login({ password: 'a guess' }),
    directoryUnavailable: async (world) => ({
      url: (await world.control('configured')(nowhere)).url,
      parameters: GUESS,
    }),
    userDeactivated: async (world) => {
      const { email, password } = await world.deactivated();
      return { parameters: { username: email, password } };
    },
    realmDeactivated: async (world, base, one) => ({
      ...(await login()(world, base, one)),
      ...(await world.control('deactivateOrganization')()),
    }),
    passwordAuthDisabled: async (world, base, one) => ({
      ...(await login()(world, base, one)),
      ...(await world.control('passwordsOff')()),
    }),
    passwordResetRequired: async (world) => {
      const forget = world.control('forgetPassword');
      const person = await world.person();
      await forget(person.id);
      return { parameters: loginOf(person) };
    },
  },
  fetchDevApiKey: {
    default: inDevelopment(async (world) => ({
      parameters: { username: (await world.one('member')).email },
    })),
    devModeOff: inProduction,
    devModeHost: inDevelopment(rebound),
    invalidEmail: inDevelopment(having({ username: 'somebody' })),
    authenticationFailed: inDevelopment(having({ username: 'nobody@example.com' })),
    userDeactivated: inDevelopment(async (world) => ({
      parameters: { username: (await world.deactivated()).email },
    })),
    realmDeactivated: inDevelopment((world) => world.control('deactivateOrganization')()),
  },
  listDevUsers: {
    default: inDevelopment(() => ({})),
    devModeOff: inProduction,
    devModeHost: inDevelopment(rebound),
  },
  regenerateOwnApiKey: {
    default: async (world) => ({ as: (await world.person()).client }),
  },
};
