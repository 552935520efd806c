import { OWNER } from '../support/server.js';
import { having, type PartArrangements } from './arrangement.js';

const owner = { username: OWNER.email, password: OWNER.password };

export const authentication: PartArrangements = {
  fetchApiKey: {
    default: having(owner),
    invalidEmail: having({ username: 'somebody' }),
    authenticationFailed: having({ ...owner, password: 'a guess' }),
    userDeactivated: async (world) => {
      const { email, password } = await world.deactivated();
      return { parameters: { username: email, password } };
    },
    realmDeactivated: async (world) => ({ parameters: owner, ...(await world.deactivation()) }),
    passwordAuthDisabled: async (world) => ({
      parameters: owner,
      ...(await world.settings({ authentication_methods: { Email: false } })),
    }),
    passwordResetRequired: async (world) => {
      const { id, email, password } = await world.person();
      await world.store('UPDATE users SET password_hash = NULL WHERE id = ?', [id], `user:${String(id)}`);
      return { parameters: { username: email, password } };
    },
  },
};
