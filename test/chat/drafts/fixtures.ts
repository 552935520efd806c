import type { Person } from '../../support/people.js';
import type { TestServer } from '../../support/server.js';

export const UNADDRESSED = { type: '', to: [], topic: '', content: 'What about blue' };

/** Sets whether the server stores the user's drafts. */
export const setSynchronization = (
  { services }: TestServer,
  { id }: Pick<Person, 'id'>,
  enable_drafts_synchronization: boolean,
): Promise<void> =>
  services.store.write(async (tx) => {
    const settings = JSON.stringify({ enable_drafts_synchronization });
    await tx.run('UPDATE users SET settings = ? WHERE id = ?', [settings, id]);
    tx.invalidate(`user:${String(id)}`);
  });

/** Creates a channel as the given user and returns its ID. */
export const channelOf = async (
  { client }: Pick<Person, 'client'>,
  name: string,
  options: object = {},
): Promise<number> => {
  await client.ok('POST', '/users/me/subscriptions', { subscriptions: [{ name }], ...options });
  const { subscriptions } = (await client.ok('GET', '/users/me/subscriptions')) as {
    subscriptions: readonly { readonly stream_id: number; readonly name: string }[];
  };
  return subscriptions.find((one) => one.name === name)?.stream_id ?? 0;
};

export const DISABLED = { msg: 'User has disabled synchronizing drafts.', code: 'BAD_REQUEST' };
export const NOT_FOUND = { status: 404, msg: 'Draft does not exist', code: 'BAD_REQUEST' };
