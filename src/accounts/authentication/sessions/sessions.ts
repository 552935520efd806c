import { errors } from '../../../../generated/errors.js';
import type { Clock } from '../../../lib/clock.js';
import { type EventLog, EVERYTHING } from '../../../runtime/event-log/log.js';
import type { Queues } from '../../../runtime/event-log/queues.js';
import type { OrganizationCache } from '../../../chat/organization/cache.js';
import type { Store } from '../../../runtime/store/types.js';
import { findUser } from '../../../chat/users/model/store.js';
import type { Actor } from '../../../runtime/identity/actor.js';
import { createRemembered } from '../actors.js';
import type { Secrets } from '../../../runtime/identity/secrets.js';
import { Endings } from './endings.js';
import { isExpired, later, ROTATE_AFTER, ROTATION_GRACE } from '../../../runtime/identity/cookies.js';
import { findSession, rotateToken, type SessionRow } from './store.js';
import type { Session, SessionLogins } from '../../../runtime/identity/logins.js';
import { hashToken, isToken, nextToken } from '../../../lib/token.js';

export interface Sessions extends SessionLogins {
  /** Writes the sessions with a changed expiry through `write`. */
  writeProlonged(write: (ids: readonly number[]) => Promise<void>): Promise<void>;
}

interface Parts {
  readonly store: Store;
  readonly events: EventLog;
  readonly queues: Pick<Queues, 'caughtUp'>;
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly organization: OrganizationCache;
}

interface Verified extends Pick<Session, 'id' | 'actor'> {
  /** The session id in the cookie. */
  readonly token: string;
  /** UNIX seconds at which the session ends if it is not used before. */
  expiresAt: number;
  rotatedAt: number;
  readonly createdAt: number;
  /** Whether the session got another id meanwhile. */
  readonly isPrevious: boolean;
}

const toVerified = (row: SessionRow, actor: Actor, token: string): Verified => ({
  id: row.id,
  actor,
  token,
  createdAt: row.created_at,
  rotatedAt: row.rotated_at,
  expiresAt: row.expires_at,
  isPrevious: row.token_hash !== hashToken(token),
});

const isLive = ({ expiresAt, isPrevious, rotatedAt }: Verified, now: number): boolean =>
  !isExpired(expiresAt, now) && !(isPrevious && isExpired(rotatedAt + ROTATION_GRACE, now));

export const createSessions = ({ store, events, queues, clock, secrets, organization }: Parts): Sessions => {
  const rotationKey = secrets.derive('session-rotation');
  const verified = createRemembered<Verified>();
  const endings = new Endings();
  /** Changed expiries that are not written yet, by session. */
  const prolonged = new Map<number, number>();
  let changes = 0;

  events.onInvalidate((name) => {
    const [subject, id, userId] = name.split(':');
    switch (subject) {
      case 'session':
        verified.deleteOf(Number(userId));
        prolonged.delete(Number(id));
        endings.end(Number(id));
        break;
      case EVERYTHING:
        verified.clear();
        prolonged.clear();
        endings.endAll();
        break;
      case 'organization':
        verified.clear();
        break;
      case 'user':
        verified.deleteOf(Number(id));
        break;
      default:
        return;
    }
    changes += 1;
  });

  const verify = async (token: string): Promise<Verified> => {
    if (!isToken(token)) throw errors.notLoggedIn();
    const before = changes;
    const session = await store.read(async (tx) => {
      const row = await findSession(tx, token);
      const user = row && (await findUser(tx, row.user_id));
      if (!row || !user) return undefined;
      return toVerified({ ...row, expires_at: prolonged.get(row.id) ?? row.expires_at }, user, token);
    });
    if (!session) throw errors.notLoggedIn();
    if (!organization.current.is_active) throw errors.realmDeactivated();
    if (!session.actor.is_active) throw errors.userDeactivated();
    if (!isLive(session, clock.seconds())) throw errors.notLoggedIn();
    // Something changed during the read, so the result may be out of date.
    if (before === changes) verified.set(token, session.actor.id, session);
    return session;
  };

  /** Moves the expiry of a session that is used. */
  const prolong = (session: Verified, now: number): void => {
    const expiresAt = later(session, now);
    if (expiresAt === session.expiresAt) return;
    session.expiresAt = expiresAt;
    prolonged.set(session.id, expiresAt);
  };

  /** Returns the next session id if one is due. */
  const rotate = async (session: Verified, now: number): Promise<string | undefined> => {
    const { token } = session;
    const next = nextToken(rotationKey, token);
    // The client may not have received the response with the new id yet.
    if (session.isPrevious) return next;
    if (!isExpired(session.rotatedAt + ROTATE_AFTER, now)) return undefined;
    // Concurrent requests do not rotate the session again.
    session.rotatedAt = now;
    const isRotated = await store.write((tx) => rotateToken(tx, token, next, now));
    verified.delete(token);
    return isRotated ? next : undefined;
  };

  const find = async (token: string, isCurrent: boolean, now: number): Promise<Verified> => {
    const known = isCurrent ? verified.get(token) : undefined;
    if (known && isLive(known, now)) return known;
    // Another process may have extended or rotated it.
    verified.delete(token);
    return verify(token);
  };

  return {
    async authenticate(token) {
      // Another process may have just ended the session.
      const isCurrent = await queues.caughtUp();
      await organization.fresh(isCurrent);
      const now = clock.seconds();
      const { count } = endings;
      const found = await find(token, isCurrent, now);
      prolong(found, now);
      const { id, actor } = found;
      const whenOver: Session['whenOver'] = (action) => endings.watch(id, count, action);
      return { session: { id, actor, whenOver }, nextToken: await rotate(found, now) };
    },
    async writeProlonged(write) {
      const moved = [...prolonged];
      await write(moved.map(([id]) => id));
      for (const [id, expiresAt] of moved) if (prolonged.get(id) === expiresAt) prolonged.delete(id);
    },
  };
};
