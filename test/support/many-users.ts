import { raiseMembersVersion } from '../../src/chat/channels/members/members.js';
import { bumpUsersVersion } from '../../src/chat/users/model/version.js';
import type { TestServer } from './server.js';

/** Inserts this many accounts into the store, subscribed to a channel, and returns their IDs. */
export const addCrowd = (
  { services }: TestServer,
  channel_id: number,
  name: string,
  count: number,
): Promise<number[]> =>
  services.store.write(async (tx) => {
    const text = (index: number): string => `${name}${index}@example.com`;
    await tx.insertMany(
      'users',
      Array.from({ length: count }, (_, index) => ({
        email: text(index),
        email_key: text(index),
        delivery_email: text(index),
        delivery_email_key: text(index),
        full_name: `${name} ${index}`,
        full_name_key: `${name} ${index}`,
        role: 400,
        date_joined: 0,
        api_key_encrypted: '',
        api_key_hash: text(index),
        settings: '{}',
      })),
    );
    const added = await tx.all<{ id: number }>('SELECT id FROM users WHERE email LIKE ?', [`${name}%`]);
    await tx.insertMany(
      'subscriptions',
      added.map(({ id }) => ({
        user_id: id,
        channel_id,
        since_message_id: 0,
        active: 1,
        color: '#000000',
      })),
    );
    await raiseMembersVersion(tx, [channel_id]);
    const ids = added.map(({ id }) => id);
    // One ID suffices: the caches of all accounts are refreshed together.
    await bumpUsersVersion(tx, [ids[0] ?? 0]);
    return ids;
  });
