import { copyRow, times } from '../../support/copy-rows.js';
import { addCrowd } from '../../support/many-users.js';
import type { Fixtures } from '../../conformance/fixtures.js';
import { everyText, longText } from './texts.js';
import type { Pool } from './values.js';

const USERS = 5000;
const CHANNELS = 100;
/** In one topic. */
const MESSAGES = 5000;
const GROUPS = 20;
const MESSAGES_OF_EACH_TEXT = 3;

const channels = async ({
  owner,
  fresh,
}: {
  owner: Fixtures['owner'];
  fresh: (word: string) => string;
}): Promise<number[]> => {
  for (let made = 0; made < CHANNELS; made += 20) {
    const subscriptions = Array.from({ length: 20 }, () => ({ name: fresh('Great') }));
    await owner.ok('POST', '/users/me/subscriptions', { subscriptions });
  }
  const { subscriptions } = (await owner.ok('GET', '/users/me/subscriptions')) as {
    subscriptions: readonly { readonly stream_id: number }[];
  };
  return subscriptions.map(({ stream_id }) => stream_id);
};

/** The owner's direct messages to themselves, with every worst text that the server accepts. */
const messages = async ({ owner, ownerId }: Fixtures): Promise<number[]> => {
  const ids: number[] = [];
  const to = [await ownerId];
  for (const text of Object.values({ ...everyText, ...longText })) {
    for (let index = 0; index < MESSAGES_OF_EACH_TEXT; index += 1) {
      const content = text(10_000, index);
      const { status, body } = await owner.send('POST', '/messages', { type: 'direct', to, content });
      if (status === 200) ids.push((body as { id: number }).id);
    }
  }
  return ids;
};

/** Messages of the owner in one topic of a channel. */
const topic = async ({ owner, server }: Fixtures, channelId: number): Promise<number[]> => {
  const first = await owner.ok('POST', '/messages', {
    ...{ type: 'channel', to: channelId, topic: 'long', content: 'one of many' },
  });
  await copyRow(
    server,
    'messages',
    first.id,
    times(MESSAGES - 1, () => ({})),
  );
  return server.services.store.read(async (tx) => {
    const rows = await tx.all<{ id: number }>(
      `SELECT id FROM messages WHERE channel_id = ? AND topic = 'long' ORDER BY id`,
      [channelId],
    );
    return rows.map(({ id }) => id);
  });
};

/** Creates the objects that fill lists. */
export const createPool = async (fixtures: Fixtures): Promise<Pool> => {
  const { id: crowded } = await fixtures.channel();
  const groups: number[] = [];
  for (let index = 0; index < GROUPS; index += 1) groups.push(await fixtures.ownGroup());
  const { owner } = fixtures;
  return {
    user: await addCrowd(fixtures.server, crowded, 'crowd', USERS),
    channel: await channels({ owner, fresh: (word) => fixtures.fresh(word) }),
    'user-group': groups,
    message: [...(await messages(fixtures)), ...(await topic(fixtures, crowded))],
  };
};
