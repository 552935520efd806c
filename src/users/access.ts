import { roles } from '../authentication/actor.js';
import type { Audience } from '../events/types.js';
import type { Server } from '../server.js';
import type { Tx } from '../store/types.js';
import { isInGroup } from '../user-groups/membership.js';

interface Viewer {
  readonly id: number;
  readonly role: number;
  readonly date_joined: number;
}

/** Whoever shares a channel or a conversation with a user now, by the parameter `?`, twice. */
const ACQUAINTED = `
  SELECT b.user_id AS id FROM subscriptions a
    JOIN subscriptions b ON b.channel_id = a.channel_id AND b.active = 1
    WHERE a.user_id = ? AND a.active = 1
  UNION SELECT d.user_id FROM recipient_members c
    JOIN recipient_members d ON d.recipient_id = c.recipient_id WHERE c.user_id = ?`;

const seesEveryone = (tx: Tx, server: Server, viewer: Viewer): Promise<boolean> =>
  isInGroup(tx, server, viewer, server.organization.current.settings.can_access_all_users_group);

/** Some guest: the only ones from whom the setting may hide users. */
const anyGuest: Viewer = { id: 0, role: roles.guest, date_joined: 0 };

/** The users somebody may see: themselves, bots and those they share something with, where not everyone. */
export const accessibleUsers = async (
  tx: Tx,
  server: Server,
  viewer: Viewer,
): Promise<'everyone' | ReadonlySet<number>> => {
  if (await seesEveryone(tx, server, viewer)) return 'everyone';
  const rows = await tx.all<{ id: number }>(
    `${ACQUAINTED} UNION SELECT id FROM users WHERE bot_type IS NOT NULL`,
    [viewer.id, viewer.id],
  );
  return new Set([viewer.id, ...rows.map(({ id }) => id)]);
};

/** Everyone who may see a person. */
export const audienceOfPerson = async (tx: Tx, server: Server, userId: number): Promise<Audience> => {
  if (await seesEveryone(tx, server, anyGuest)) return { users: 'everyone' };
  const rows = await tx.all<{ id: number }>(
    `SELECT id FROM users WHERE is_active = 1 AND (role < ? OR id = ? OR id IN (${ACQUAINTED}))`,
    [roles.guest, userId, userId, userId],
  );
  return { users: rows.map(({ id }) => id) };
};
