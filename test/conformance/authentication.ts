import { OWNER } from '../support/server.js';
import { having, type Arrangement, type PartArrangements } from './arrangement.js';

const owner = { username: OWNER.email, password: OWNER.password };

/** A directory at a port on which nothing listens. */
const nowhere = { LDAP_URL: 'ldap://127.0.0.1:1', LDAP_SEARCH_BASE: 'dc=example', LOG_LEVEL: 'silent' };

const inProduction: Arrangement = async (world) => ({ url: (await world.other({})).url });

/** A name of somebody else that leads to this server. */
const rebound: Arrangement = () => ({ headers: { Host: 'evil.example.com' } });

export const authentication: PartArrangements = {
  fetchApiKey: {
    default: having(owner),
    invalidEmail: having({ username: 'somebody' }),
    authenticationFailed: having({ ...owner, password: 'a guess' }),
    directoryUnavailable: async (world) => ({
      url: (await world.other(nowhere)).url,
      parameters: { ...owner, password: 'a guess' },
    }),
    userDeactivated: async (world) => {
      const { email, password } = await world.deactivated();
      return { parameters: { username: email, password } };
    },
    realmDeactivated: async (world) => ({ parameters: owner, ...(await world.deactivation()) }),
    passwordAuthDisabled: async (world) => ({
      parameters: owner,
      ...(await world.settings({ authentication_methods: { Email: { enabled: false, available: true } } })),
    }),
    passwordResetRequired: async (world) => {
      const { id, email, password } = await world.person();
      await world.store('UPDATE users SET password_hash = NULL WHERE id = ?', [id], `user:${String(id)}`);
      return { parameters: { username: email, password } };
    },
  },
  fetchDevApiKey: {
    default: having({ username: OWNER.email }),
    devModeOff: inProduction,
    devModeHost: rebound,
    invalidEmail: having({ username: 'somebody' }),
    authenticationFailed: having({ username: 'nobody@example.com' }),
    userDeactivated: async (world) => ({ parameters: { username: (await world.deactivated()).email } }),
    realmDeactivated: (world) => world.deactivation(),
  },
  listDevUsers: {
    devModeOff: inProduction,
    devModeHost: rebound,
  },
  regenerateOwnApiKey: {
    default: async (world) => ({ as: (await world.person()).client }),
  },
};
