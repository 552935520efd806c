// Fills a store directly: through the API each account would cost a password hash, and each message a transaction.

export const emailOf = (id) => `filler${id}@example.com`;
const keyOf = (id) => String(id).padStart(32, '0');

/** The credentials of a user that `addUsers` made. */
export const authorizationOf = (id) =>
  `Basic ${Buffer.from(`${emailOf(id)}:${keyOf(id)}`).toString('base64')}`;

/** Ids that no first start gives away. */
export const idsFrom = (first, count) => Array.from({ length: count }, (_, index) => first + index);

export const addUsers = ({ services }, ids) =>
  services.store.write((tx) =>
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
        api_key_hash: services.keys.hash(keyOf(id)),
        settings: '{}',
      })),
    ),
  );

export const subscribe = ({ services }, userIds, channelIds) =>
  services.store.write(async (tx) => {
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
export const repeatNewestMessage = ({ services }, count) =>
  services.store.write(async (tx) => {
    // The database computes `listed`.
    const { listed: _listed, ...newest } = await tx.first('SELECT * FROM messages ORDER BY id DESC');
    await tx.insertMany(
      'messages',
      idsFrom(newest.id + 1, count).map((id) => ({ ...newest, id })),
    );
  });

/** So many copies of each message after an ID. */
export const repeatMessages = ({ services }, afterId, times) =>
  services.store.write(async (tx) => {
    const rows = await tx.all('SELECT * FROM messages WHERE id > ? ORDER BY id', [afterId]);
    let id = rows.at(-1).id;
    for (let turn = 0; turn < times; turn += 1)
      await tx.insertMany(
        'messages',
        rows.map(({ listed: _listed, ...row }) => ({ ...row, id: (id += 1) })),
      );
  });

/** Everyone was last there at this time, in UNIX seconds. */
export const addPresence = ({ services }, userIds, at) =>
  services.store.write((tx) =>
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

/** Waits for the round of the search index that is under way; returns how far it is. */
export const searchIndex = async ({ services, workers }) => {
  await workers.searchIndex.settled();
  const of = (sql) => services.store.read((tx) => tx.first(sql));
  const { indexed } = await of('SELECT COALESCE(MAX(last_id), 0) AS indexed FROM search_blocks');
  const { newest } = await of('SELECT MAX(id) AS newest FROM messages');
  const blocks = await of('SELECT COUNT(*) AS blocks, SUM(LENGTH(facts)) AS bytes FROM search_blocks');
  const postings = await of('SELECT COUNT(*) AS n, SUM(LENGTH(postings)) AS bytes FROM search_postings');
  return { indexed, newest, blocks: blocks.blocks, bytes: blocks.bytes + postings.bytes };
};
