import type { Tx } from '../../src/runtime/store/types.js';
import type { TestServer } from './server.js';

const servers = new Map<string, TestServer>();

/** Makes a server known by its URL, so that helpers that have only a client of it can use its store. */
export const keepServer = (server: TestServer): void => void servers.set(server.url, server);
export const dropServer = ({ url }: TestServer): void => void servers.delete(url);

interface Place {
  readonly recipient_id: number;
  readonly conversation_id: number;
}

const DIRECT = 'channel_id IS NULL';

const remove = async (tx: Tx, which: string): Promise<void> => {
  const ofBots = `sender_id IN (SELECT id FROM users WHERE is_system_bot = 1) AND (${which})`;
  const places = await tx.all<Place>(
    `SELECT DISTINCT recipient_id, conversation_id FROM messages WHERE ${ofBots}`,
  );
  await tx.run(`DELETE FROM messages WHERE ${ofBots}`);
  for (const { recipient_id, conversation_id } of places) {
    if (await tx.first('SELECT id FROM messages WHERE conversation_id = ? LIMIT 1', [conversation_id]))
      continue;
    await tx.run('DELETE FROM conversations WHERE id = ?', [conversation_id]);
    await tx.run('DELETE FROM read_marks WHERE conversation_id = ?', [conversation_id]);
    await tx.run('DELETE FROM recipient_members WHERE recipient_id = ?', [recipient_id]);
    await tx.run('DELETE FROM recipients WHERE id = ? AND channel_id IS NULL', [recipient_id]);
  }
};

/**
 * Deletes the messages with which the server's bots welcome users, announce channels in themselves and report new
 * subscriptions, so that tests of other messages begin without any. `test/chat/messages/server-bots.test.ts` tests these
 * messages.
 */
export const removeNotices = async (url: string): Promise<void> => {
  await servers.get(url)?.services.store.write((tx) => remove(tx, `${DIRECT} OR topic = 'channel events'`));
};

/** Deletes the direct messages of the server's bots. */
export const removeDirectNotices = async (url: string): Promise<void> => {
  await servers.get(url)?.services.store.write((tx) => remove(tx, DIRECT));
};
