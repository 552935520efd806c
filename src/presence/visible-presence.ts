import { roles, type Actor } from '../authentication/actor.js';
import { asFragments, type Piece } from '../http/shared-json.js';
import type { Services } from '../services.js';
import type { Tx } from '../store/types.js';
import { accessibleUsers } from '../users/access/access.js';
import type { PresenceIndex } from './published-presence.js';
import { memberJson, viewPresences, type Format, type Presences, type Shown } from './view.js';

/** Whose presence somebody is told. */
export type Audible = 'everyone' | ReadonlySet<number>;

/**
 * Whether a viewer may get less than everyone's presence. Only guests do not see everyone. The operator decides whether they
 * get the presence of others by ID; the older format has emails, which they never get.
 */
const isLimited = ({ config }: Services, { role }: Actor, format: Format): boolean =>
  role === roles.guest && (format === 'legacy' || config.accessLimitsPresence);

/** Whose presence a viewer gets in a format. */
export const visibleTo = (tx: Tx, services: Services, viewer: Actor, format: Format): Promise<Audible> =>
  isLimited(services, viewer, format) ? accessibleUsers(tx, services, viewer) : Promise.resolve('everyone');

/** The same outside a transaction; costs nothing for those who get everyone's. */
export const readVisible = (services: Services, viewer: Actor, format: Format): Promise<Audible> =>
  isLimited(services, viewer, format)
    ? services.store.read((tx) => visibleTo(tx, services, viewer, format))
    : Promise.resolve('everyone');

interface Wanted<F extends Format> {
  readonly format: F;
  readonly visible: Audible;
  /** Only what is newer. */
  readonly sinceId?: number;
  /** What was not published yet and counts all the same. */
  readonly newer?: readonly Shown[];
}

/** What is published, but for at most one user; serialized once for all, as far as it is the same for all. */
const sharedPieces = <F extends Format>(
  board: PresenceIndex,
  { format, sinceId = -1, newer = [] }: Wanted<F>,
): Piece[] => {
  const [own] = newer;
  const shared = board.json(format, sinceId, own?.user_id);
  if (!own?.isShown) return ['{', ...shared, '}'];
  return ['{', memberJson(own, format), ...(shared.length > 0 ? [','] : []), ...shared, '}'];
};

/** Everyone's presence, as far as somebody is told of it; where that is everything, they share what was serialized. */
export const presencesFor = <F extends Format>(board: PresenceIndex, wanted: Wanted<F>): Presences[F] => {
  const { format, visible, sinceId = -1, newer = [] } = wanted;
  if (visible === 'everyone' && newer.length <= 1) return asFragments(sharedPieces(board, wanted));
  const rows = new Map<number, Shown>(Array.from(board.shown(sinceId), (row) => [row.user_id, row]));
  for (const row of newer) rows.set(row.user_id, row);
  const told = [...rows.values()].filter(
    ({ user_id, isShown }) => isShown && (visible === 'everyone' || visible.has(user_id)),
  );
  return viewPresences(told, format);
};
