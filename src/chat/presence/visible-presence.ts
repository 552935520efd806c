import { type Actor, roles } from '../../runtime/identity/actor.js';
import { asFragments, type Piece } from '../../runtime/http/serialize.js';
import type { Scope } from '../scope.js';
import type { Services } from '../services.js';
import { accessibleUsers } from '../users/access/access.js';
import type { PresenceIndex } from './published-presence.js';
import { type Format, memberJson, type Presences, type Shown, viewPresences } from './view.js';

/** IDs of the users whose presence a viewer gets. */
export type Audible = 'everyone' | ReadonlySet<number>;

/**
 * Whether a viewer may get less than the presence of all users. Only guests do not see all users. The operator decides
 * whether guests get the presence of others by ID. They never get the legacy format for others, since it contains
 * emails.
 */
const isLimited = ({ config }: Services, { role }: Actor, format: Format): boolean =>
  role === roles.guest && (format === 'legacy' || config.accessLimitsPresence);

/** Returns the users whose presence a viewer gets in a format. */
export const visibleTo = (scope: Scope, format: Format): Promise<Audible> =>
  isLimited(scope.services, scope.actor, format)
    ? accessibleUsers(scope, scope.actor)
    : Promise.resolve('everyone');

/** The same outside a transaction. Runs no statement for viewers who get the presence of all users. */
export const readVisible = (services: Services, viewer: Actor, format: Format): Promise<Audible> =>
  isLimited(services, viewer, format)
    ? services.store.read((tx) => visibleTo({ tx, services, actor: viewer }, format))
    : Promise.resolve('everyone');

interface Wanted<F extends Format> {
  readonly format: F;
  readonly visible: Audible;
  /** Only newer presence is returned. */
  readonly sinceId?: number;
  /** Rows that are not published yet but are returned too. */
  readonly newer?: readonly Shown[];
}

/**
 * Returns the published presence, except that of at most one user. The shared part is serialized once for all viewers.
 */
const sharedPieces = <F extends Format>(
  board: PresenceIndex,
  { format, sinceId = -1, newer = [] }: Wanted<F>,
): Piece[] => {
  const [own] = newer;
  const shared = board.json(format, sinceId, own?.user_id);
  if (!own?.isShown) return ['{', ...shared, '}'];
  return ['{', memberJson(own, format), ...(shared.length > 0 ? [','] : []), ...shared, '}'];
};

/** Returns the presence that a viewer may get. Viewers who get the presence of all users share its serialization. */
export const presencesFor = <F extends Format>(board: PresenceIndex, wanted: Wanted<F>): Presences[F] => {
  const { format, visible, sinceId = -1, newer = [] } = wanted;
  if (visible === 'everyone' && newer.length <= 1) return asFragments(sharedPieces(board, wanted));
  const rows = new Map<number, Shown>(Array.from(board.shown(sinceId), (row) => [row.user_id, row]));
  for (const row of newer) rows.set(row.user_id, row);
  const shown = [...rows.values()].filter(
    ({ user_id, isShown }) => isShown && (visible === 'everyone' || visible.has(user_id)),
  );
  return viewPresences(shown, format);
};
