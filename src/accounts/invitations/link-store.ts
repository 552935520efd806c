import { statement } from '../../runtime/store/statement.js';
import type { RowOf, Tx } from '../../runtime/store/types.js';
import { count, OPEN, TERMS, type Terms, termsOf } from './stored-terms.js';

export interface NewInvitationLink extends Terms {
  /** The token of the link follows from it. */
  readonly seed: string;
  readonly token_hash: string;
}

export interface InvitationLink extends NewInvitationLink {
  readonly id: number;
}

const LINK = [...TERMS, 'seed'] as const;

type LinkRow = Pick<RowOf<'invitation_links'>, (typeof LINK)[number]>;

const toLink = (row: LinkRow): InvitationLink => ({ ...row, ...termsOf(row) });

export const countLinks = (tx: Tx): Promise<number> => count(tx, 'invitation_links');

export const insertLink = (tx: Tx, link: NewInvitationLink): Promise<number> =>
  tx.insert('invitation_links', { ...link, channel_ids: JSON.stringify(link.channel_ids) });

const listOpenLinkRows = statement((db, now: number) =>
  db('invitation_links')
    .whereRaw(OPEN, [now])
    .orderBy('id')
    .select(...LINK),
);

const listOpenLinkRowsOf = statement((db, inviterId: number, now: number) =>
  db('invitation_links')
    .where({ inviter_id: inviterId })
    .whereRaw(OPEN, [now])
    .orderBy('id')
    .select(...LINK),
);

/** Returns the open links by ID: those of a user, or all. */
export const listOpenLinks = async (tx: Tx, now: number, inviterId?: number): Promise<InvitationLink[]> => {
  const rows = await (inviterId === undefined
    ? listOpenLinkRows(tx, now)
    : listOpenLinkRowsOf(tx, inviterId, now));
  return rows.map(toLink);
};

const listLinkRowsAfter = statement((db, id: number, now: number, limit: number) =>
  db('invitation_links')
    .where('id', '>', id)
    .whereRaw(OPEN, [now])
    .orderBy('id')
    .limit(limit)
    .select(...LINK),
);

/** Returns the next open links after an ID, of all users. */
export const listLinksAfter = async (
  tx: Tx,
  now: number,
  id: number,
  limit: number,
): Promise<InvitationLink[]> => {
  const rows = await listLinkRowsAfter(tx, id, now, limit);
  return rows.map(toLink);
};

const findLinkRow = statement((db, id: number, now: number) =>
  db('invitation_links')
    .where({ id })
    .whereRaw(OPEN, [now])
    .first(...LINK),
);

export const findLink = async (tx: Tx, id: number, now: number): Promise<InvitationLink | undefined> => {
  const row = await findLinkRow(tx, id, now);
  return row && toLink(row);
};

const findLinkRowByHash = statement((db, hash: string, now: number) =>
  db('invitation_links')
    .where({ token_hash: hash })
    .whereRaw(OPEN, [now])
    .first(...LINK),
);

export const findLinkByHash = async (
  tx: Tx,
  hash: string,
  now: number,
): Promise<InvitationLink | undefined> => {
  const row = await findLinkRowByHash(tx, hash, now);
  return row && toLink(row);
};

export const removeExpiredLinks = statement((db, now: number) =>
  db('invitation_links').where('expires_at', '<=', now).delete(),
);

export const removeLinkRow = statement((db, id: number) => db('invitation_links').where({ id }).delete());

export const removeLinksOf = statement((db, inviterId: number) =>
  db('invitation_links').where({ inviter_id: inviterId }).delete(),
);
