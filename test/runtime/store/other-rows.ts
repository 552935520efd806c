import { testDialect } from '../../support/databases.js';
import type { Loading } from '../../support/loading.js';

const OTHER_TOPICS = 5_000;
const OTHER_CHANNEL = 1_000_000;

const TABLES =
  'messages, users, subscriptions, conversations, recipients, recipient_members, read_marks, read_ranges, message_flags, reactions, user_topics, unread_below_floor, retries, invitations, muted_users';

/** Adds rows of other users to tables that the loaded data has not, so that tests can read plans of their statements. */
export const addOtherRows = async (loading: Loading): Promise<void> => {
  const users = (await loading.rows<{ id: number }>('SELECT id FROM users')).map(({ id }) => id);
  await loading.site.services.store.write(async (tx) => {
    // Without them, MariaDB reads all conversations, since most are in one channel.
    await tx.insertMany(
      'conversations',
      Array.from({ length: OTHER_TOPICS }, (_, index) => {
        const id = OTHER_CHANNEL + (index % 500);
        return { recipient_id: id, channel_id: id, topic_key: `other ${index}` };
      }),
    );
    await tx.insertMany(
      'muted_users',
      users.map((user_id, index) => ({ user_id, muted_user_id: users[index - 1] ?? 0, muted_at: 1 })),
    );
    await tx.insertMany(
      'retries',
      users.map((user_id) => ({ user_id, key_hash: `hash ${user_id}`, request_hash: 'a', created_at: 1 })),
    );
    await tx.insertMany(
      'read_ranges',
      users.flatMap((user_id) =>
        [1, 2].map((conversation_id) => ({
          user_id,
          conversation_id,
          first_id: 1,
          last_id: 2,
          is_read: 1,
        })),
      ),
    );
  });
  if (testDialect === 'mysql')
    await loading.site.services.store.write((tx) => tx.all(`ANALYZE TABLE ${TABLES}`));
};
