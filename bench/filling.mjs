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
    const { listed: _, ...newest } = await tx.first('SELECT * FROM messages ORDER BY id DESC');
    await tx.insertMany(
      'messages',
      idsFrom(newest.id + 1, count).map((id) => ({ ...newest, id })),
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

/** Numbers from 0 to 1, the same in every run. */
const randomFrom = (seed) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

const SYLLABLES =
  'ba be bi bo bu da de di do du ka ke ki ko ku la le li lo lu ma me mi mo mu na ne ni no nu'.split(' ');
const WORDS = 20_000;
const CHINESE = '我们今天在会议上讨论了新的计划和预算问题明天继续请大家准备好材料';

/** Texts of some seventy characters whose words are as unevenly frequent as those of people. */
const textsFrom = (seed) => {
  const random = randomFrom(seed);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const vocabulary = Array.from({ length: WORDS }, () =>
    Array.from({ length: 1 + Math.ceil(random() * 4) }, () => pick(SYLLABLES)).join(''),
  );
  // Frequencies fall with the rank, as in Zipf's law.
  const word = () => vocabulary[Math.floor(WORDS ** random()) - 1];
  return (id) => {
    const words = Array.from({ length: 4 + Math.floor(random() * 16) }, word);
    if (id % 50 === 0) words.push(Array.from({ length: 12 }, () => pick([...CHINESE])).join(''));
    // Three that are known: in half of the messages, in one of 50,000, and one of two signs.
    if (id % 2 === 0) words.push('common');
    if (id % 50_000 === 776) words.push('quixotry', '量子');
    return words.join(' ');
  };
};

const TOPICS = 50;
const DIRECT_SHARE = 0.3;

/** Messages of these senders to these channels, and between two of the senders each. */
export const addMessages = async ({ services }, { count, senderIds, channelIds, date }) => {
  const random = randomFrom(1);
  const pick = (list) => list[Math.floor(random() * list.length)];
  const text = textsFrom(2);
  const recipients = await services.store.write(async (tx) => {
    const channels = await tx.all(
      `SELECT recipient_id, id AS channel_id FROM channels WHERE id IN (${channelIds.join(', ')})`,
    );
    const pairs = idsFrom(1_000_000, senderIds.length - 1).map((id, index) => ({
      id,
      people: senderIds.slice(index, index + 2),
    }));
    await tx.insertMany(
      'recipients',
      pairs.map(({ id, people }) => ({ id, user_ids: people.join(','), user_ids_key: keyOf(id) })),
    );
    await tx.insertMany(
      'recipient_members',
      pairs.flatMap(({ id, people }) => people.map((user_id) => ({ recipient_id: id, user_id }))),
    );
    return { channels, direct: pairs.map(({ id }) => ({ recipient_id: id, channel_id: null })) };
  });
  const first = (await services.store.read((tx) => tx.first('SELECT MAX(id) AS id FROM messages'))).id + 1;
  for (let start = 0; start < count; start += 5_000) {
    const rows = idsFrom(first + start, Math.min(5_000, count - start)).map((id) => {
      const place = random() < DIRECT_SHARE ? pick(recipients.direct) : pick(recipients.channels);
      const topic = place.channel_id === null ? '' : `topic ${Math.floor(random() * TOPICS)}`;
      const content = text(id);
      return {
        id,
        sender_id: pick(senderIds),
        ...place,
        conversation_id: place.recipient_id * 100,
        topic,
        topic_key: topic,
        content,
        content_key: content,
        rendered_content: `<p>${content}</p>`,
        date_sent: date,
        client: 'bench',
      };
    });
    await services.store.write((tx) => tx.insertMany('messages', rows));
  }
};

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
