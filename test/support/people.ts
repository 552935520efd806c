import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { roles } from '../../src/runtime/identity/actor.js';
import type { Role } from '../../src/contract/types.js';
import { Client, type Credentials } from './client.js';
import { removeDirectNotices } from './remove-notices.js';
import type { TestServer } from './server.js';

export interface NewPerson {
  readonly role?: Role;
  /** The ID of the owner, for a generic bot. */
  readonly botOf?: number;
  readonly password?: string;
}

export interface Person {
  readonly id: number;
  /** A client with this user's credentials. */
  readonly client: Client;
  readonly email: string;
  readonly name: string;
  readonly password: string;
}

/** Returns a short password without words, since the estimate of its strength takes a tenth of the time. */
export const passwordOf = (name: string): string =>
  createHash('sha256').update(name).digest('base64url').slice(0, 10);

/** Reads the owner's key, which the first start writes. */
export const readCredentials = async (dataDir: string): Promise<Credentials> => {
  const text = await readFile(join(dataDir, 'owner.zuliprc'), 'utf8');
  const field = (name: string): string => new RegExp(`^${name}=(.*)$`, 'm').exec(text)?.[1] ?? '';
  return { email: field('email'), key: field('key') };
};

/**
 * Creates an account through the API and logs it in. Deletes its welcome message. Roles and bots are set in the store, followed by the
 * same invalidation as in the server.
 */
export const addPerson = async (on: TestServer, name: string, options: NewPerson = {}): Promise<Person> => {
  const { role = 'member', botOf, password = passwordOf(name) } = options;
  const email = `${name.toLowerCase().replaceAll(/\W+/g, '.')}@example.com`;
  const { user_id: id } = await on.owner.ok('POST', '/users', { email, password, full_name: name });
  await removeDirectNotices(on.url);
  const { api_key: key } = await on.anonymous.ok('POST', '/fetch_api_key', { username: email, password });
  if (role !== 'member' || botOf !== undefined) {
    await on.services.store.write(async (tx) => {
      const bot = botOf === undefined ? [null, null] : [1, botOf];
      await tx.run('UPDATE users SET role = ?, bot_type = ?, bot_owner_id = ? WHERE id = ?', [
        roles[role],
        bot[0] ?? null,
        bot[1] ?? null,
        id,
      ]);
      tx.invalidate(`user:${id}`);
    });
  }
  return { id, email, name, password, client: new Client(on.url, { email, key }) };
};
