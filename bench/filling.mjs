// Fills a store directly: through the API each account would cost a password hash, and each message a transaction.

export const emailOf = (id) => `filler${id}@example.com`;
const keyOf = (id) => String(id).padStart(32, '0');

/** The credentials of a user that `addUsers` made. */
export const authorizationOf = (id) =>
  `Basic ${Buffer.from(`${emailOf(id)}:${keyOf(id)}`).toString('base64')}`;

/** Ids that no first start gives away. */
export const idsFrom = (first, count) => Array.from({ length: count }, (_, index) => first + index);

export const addUsers = (server, ids) =>
  server.store.write((tx) =>
    tx.insertMany(
      'users',
      ids.map((id) => ({
        id,
        email: emailOf(id),
        email_key: emailOf(id),
        delivery_email: emailOf(id),
        delivery_email_key: emailOf(id),
        full_name: `Filler ${id}`,
        full_name_key: `filler ${id}`,
        role: 400,
        date_joined: 0,
        api_key_encrypted: '',
        api_key_hash: server.keys.hash(keyOf(id)),
        settings: '{}',
      })),
    ),
  );

export const subscribe = (server, userIds, channelIds) =>
  server.store.write(async (tx) => {
    await tx.insertMany(
      'subscriptions',
      channelIds.flatMap((channel_id) =>
        userIds.map((user_id) => ({
          user_id,
          channel_id,
          since_message_id: 0,
          active: 1,
          color: '#76ce90',
        })),
      ),
    );
    for (const id of channelIds)
      await tx.run('UPDATE channels SET members_version = members_version + 1 WHERE id = ?', [id]);
  });

/** So many messages like the newest one, with all that belongs to it. */
export const repeatNewestMessage = (server, count) =>
  server.store.write(async (tx) => {
    const newest = await tx.first('SELECT * FROM messages ORDER BY id DESC');
    await tx.insertMany(
      'messages',
      idsFrom(newest.id + 1, count).map((id) => ({ ...newest, id })),
    );
  });

/** Everyone was last there at this time, in UNIX seconds. */
export const addPresence = (server, userIds, at) =>
  server.store.write((tx) =>
    tx.upsertMany(
      'user_presence',
      userIds.map((user_id) => ({
        user_id,
        active_at: at,
        connected_at: at,
        input_at: null,
        update_id: 1,
      })),
      ['user_id'],
    ),
  );
