import { operation } from '../http/operation.js';
import { presencesFor, readVisible } from './visible-presence.js';

/** GET /realm/presence: who was there lately, in the older format. */
export const listPresences = operation('listPresences', async ({ actor, server }) => {
  const server_timestamp = server.clock.now() / 1000;
  if (server.organization.current.settings.presence_disabled) return { server_timestamp, presences: {} };
  const { board } = server.presence;
  await board.fresh();
  const visible = await readVisible(server, actor, 'legacy');
  return { server_timestamp, presences: presencesFor(board, { format: 'legacy', visible }) };
});
