import { roles } from '../../runtime/identity/actor.js';
import type { TxScope } from '../../accounts/scope.js';
import type { Services } from '../../accounts/services.js';
import { isEmailTaken, listSystemBotNames } from '../../chat/users/model/store.js';
import { insertUser } from '../../chat/users/model/write-user.js';
import { systemBotEmail, SYSTEM_BOT_NAMES, type SystemBotName } from '../../chat/users/model/system-bots.js';

/** Returns an email that no account has. On an older server, a bot of a user may have the usual one. */
const freeEmail = async ({ tx, services: { config } }: TxScope, name: SystemBotName): Promise<string> => {
  const usual = systemBotEmail(name, config);
  let email = usual;
  for (let number = 2; await isEmailTaken(tx, email); number += 1) email = usual.replace('@', `-${number}@`);
  return email;
};

/** Creates the account of one of the server's own bots. */
export const makeSystemBot = async (scope: TxScope, name: SystemBotName): Promise<void> => {
  const { keys, clock } = scope.services;
  const key = keys.make();
  await insertUser(scope.tx, {
    email: await freeEmail(scope, name),
    full_name: name,
    role: roles.member,
    bot_type: 1,
    is_system_bot: true,
    date_joined: clock.seconds(),
    password_hash: null,
    api_key_encrypted: keys.encrypt(key),
    api_key_hash: keys.hash(key),
  });
};

/** Creates the bots that the server did not have when its organization was created. */
export const completeSystemBots = async (services: Services): Promise<void> => {
  const missing = (present: readonly string[]): SystemBotName[] =>
    SYSTEM_BOT_NAMES.filter((name) => !present.includes(name));
  if (missing(await services.store.read(listSystemBotNames)).length === 0) return;
  await services.store.lease('first-start', () =>
    services.store.write(async (tx) => {
      for (const name of missing(await listSystemBotNames(tx))) await makeSystemBot({ tx, services }, name);
    }),
  );
};
