import { OWNER } from '../support/server.js';
import { having, type CaseSetup, type PartArrangements } from './case-setup.js';

const owner = { username: OWNER.email, password: OWNER.password };

/** An LDAP directory at a port on which no server listens. */
const nowhere = { LDAP_URL: 'ldap://127.0.0.1:1', LDAP_SEARCH_BASE: 'dc=example', LOG_LEVEL: 'silent' };

const inProduction: CaseSetup = async (fixtures) => ({ url: (await fixtures.other({})).url });

/** Uses another host name that resolves to this server. */
const rebound: CaseSetup = () => ({ headers: { Host: 'evil.example.com' } });

export const authentication: PartArrangements = {
  fetchApiKey: {
    default: having(owner),
    invalidEmail: having({ username: 'somebody' }),
    authenticationFailed: having({ ...owner, password: 'a guess' }),
    directoryUnavailable: async (fixtures) => ({
      url: (await fixtures.other(nowhere)).url,
      parameters: { ...owner, password: 'a guess' },
    }),
    userDeactivated: async (fixtures) => {
      const { email, password } = await fixtures.deactivated();
      return { parameters: { username: email, password } };
    },
    realmDeactivated: async (fixtures) => ({ parameters: owner, ...(await fixtures.deactivation()) }),
    passwordAuthDisabled: async (fixtures) => ({
      parameters: owner,
      ...(await fixtures.settings({
        authentication_methods: { Email: { enabled: false, available: true } },
      })),
    }),
    passwordResetRequired: async (fixtures) => {
      const { id, email, password } = await fixtures.person();
      await fixtures.store('UPDATE users SET password_hash = NULL WHERE id = ?', [id], `user:${String(id)}`);
      return { parameters: { username: email, password } };
    },
  },
  fetchDevApiKey: {
    default: having({ username: OWNER.email }),
    devModeOff: inProduction,
    devModeHost: rebound,
    invalidEmail: having({ username: 'somebody' }),
    authenticationFailed: having({ username: 'nobody@example.com' }),
    userDeactivated: async (fixtures) => ({ parameters: { username: (await fixtures.deactivated()).email } }),
    realmDeactivated: (fixtures) => fixtures.deactivation(),
  },
  listDevUsers: {
    devModeOff: inProduction,
    devModeHost: rebound,
  },
  regenerateOwnApiKey: {
    default: async (fixtures) => ({ as: (await fixtures.person()).client }),
  },
};
