import { operation } from '../operation.js';
import { presencesFor, readVisible } from './visible-presence.js';

/** GET /realm/presence: returns recent presence of users in the legacy format. */
export const listPresences = operation('listPresences', async ({ actor, services }) => {
  const server_timestamp = services.clock.now() / 1000;
  if (services.organization.current.settings.presence_disabled) return { server_timestamp, presences: {} };
  const { board } = services.presence;
  await board.fresh();
  const visible = await readVisible(services, actor, 'legacy');
  return { server_timestamp, presences: presencesFor(board, { format: 'legacy', visible }) };
});
