import { crc32 } from 'node:zlib';

import { errors } from '../../../generated/errors.js';
import { operation, type Context } from '../operation.js';
import type { PresenceStatus } from './presence-rules.js';
import { unpublishedId } from './store.js';
import { presencesFor, readVisible } from './visible-presence.js';

const isStatus = (text: string): text is PresenceStatus => text === 'active' || text === 'idle';

/** Returns a number that distinguishes the clients of one user, as far as a request allows. */
const clientOf = ({ ip, userAgent }: Context<'updateOwnPresence'>['request']): number =>
  crc32(`${ip} ${userAgent}`);

/** POST /users/me/presence: reports the user's presence, and returns it with that of others. */
export const updateOwnPresence = operation(
  'updateOwnPresence',
  async ({ input, actor, services, request }) => {
    const { status, last_update_id = -1, new_user_input: hasInput } = input;
    if (!isStatus(status)) throw errors.invalidPresenceStatus({ status });
    const { board, reports } = services.presence;
    const isOff = services.organization.current.settings.presence_disabled;
    await board.fresh();
    if (!isOff && actor.settings.presence_enabled)
      reports.add(actor.id, { status, at: services.clock.seconds(), hasInput, client: clientOf(request) });

    const nothing = { presence_last_update_id: last_update_id, zephyr_mirror_active: false };
    if (input.ping_only) return nothing;
    const server_timestamp = services.clock.now() / 1000;
    if (isOff) return { ...nothing, server_timestamp, presences: {} };
    // oxlint-disable-next-line typescript/no-deprecated -- existing clients still send it.
    const isModern = input.last_update_id !== undefined || input.slim_presence;
    const format = isModern ? 'modern' : 'legacy';
    const visible = await readVisible(services, actor, format);
    const own = reports.unpublished(actor);
    // The user's own report gets a higher ID when it is published. The client then gets it again, so it misses nothing.
    const presence_last_update_id = Math.max(
      last_update_id,
      own ? unpublishedId(board.lastId) : board.lastId,
    );
    // An equal ID means that there are no updates.
    const newer = own && presence_last_update_id > last_update_id ? [own] : [];
    const wanted = { format, visible, sinceId: last_update_id, newer } as const;
    return { ...nothing, presence_last_update_id, server_timestamp, presences: presencesFor(board, wanted) };
  },
);
