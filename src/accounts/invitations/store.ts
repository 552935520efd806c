import { statement } from '../../runtime/store/statement.js';
import type { RowOf, Tx } from '../../runtime/store/types.js';
import { removeExpiredLinks, removeLinkRow, removeLinksOf } from './link-store.js';
import { count, OPEN, TERMS, type Terms, termsOf } from './stored-terms.js';

/** The `inviter_id` and the `link_id` of emails that users entered to join without an invitation. No row has this ID. */
export const WITHOUT_INVITATION = 0;

export interface NewInvitation extends Terms {
  readonly link_id: number | null;
  readonly email: string;
  readonly email_key: string;
  readonly notify_inviter: boolean;
  /** The token of an invitation follows from it. Null for other emails, and for invitations of older versions. */
  readonly seed: string | null;
  readonly token_hash: string;
}

export interface Invitation extends NewInvitation {
  readonly id: number;
}

const INVITATION = [...TERMS, 'link_id', 'email', 'email_key', 'notify_inviter', 'seed'] as const;
type InvitationRow = Pick<RowOf<'invitations'>, (typeof INVITATION)[number]>;
const toInvitation = (row: InvitationRow): Invitation => ({
  ...row,
  ...termsOf(row),
  notify_inviter: row.notify_inviter === 1,
});

const removeExpiredInvitations = statement((db, now: number) =>
  db('invitations').where('expires_at', '<=', now).delete(),
);

/** Deletes what expired, so that it takes no room. */
export const removeExpired = async (tx: Tx, now: number): Promise<void> => {
  await removeExpiredInvitations(tx, now);
  await removeExpiredLinks(tx, now);
};

export const countInvitations = (tx: Tx): Promise<number> => count(tx, 'invitations WHERE link_id IS NULL');

/** Returns how many emails wait for the confirmation of users with a link. */
export const countOfLink = async (tx: Tx, linkId: number): Promise<number> =>
  (
    await tx.first<{ number: number }>('SELECT COUNT(*) AS number FROM invitations WHERE link_id = ?', [
      linkId,
    ])
  )?.number ?? 0;

const storedInvitation = (invitation: NewInvitation) => ({
  ...invitation,
  channel_ids: JSON.stringify(invitation.channel_ids),
});

export const insertInvitations = (tx: Tx, invitations: readonly NewInvitation[]): Promise<void> =>
  tx.insertMany('invitations', invitations.map(storedInvitation));

/** Stores the newest link for an email that a user entered on the page of a link. Earlier ones become invalid. */
export const keepConfirmation = (tx: Tx, invitation: NewInvitation): Promise<void> =>
  tx.upsertMany('invitations', [storedInvitation(invitation)], ['link_id', 'email_key']);

const listOpenInvitationRows = statement((db, now: number) =>
  db('invitations')
    .whereNull('link_id')
    .whereRaw(OPEN, [now])
    .orderBy('id')
    .select(...INVITATION),
);

const listOpenInvitationRowsOf = statement((db, inviterId: number, now: number) =>
  db('invitations')
    .where({ inviter_id: inviterId })
    .whereNull('link_id')
    .whereRaw(OPEN, [now])
    .orderBy('id')
    .select(...INVITATION),
);

/** Returns the open invitations by ID: those of a user, or all. */
export const listOpenInvitations = async (tx: Tx, now: number, inviterId?: number): Promise<Invitation[]> => {
  const rows = await (inviterId === undefined
    ? listOpenInvitationRows(tx, now)
    : listOpenInvitationRowsOf(tx, inviterId, now));
  return rows.map(toInvitation);
};

const listInvitationRowsAfter = statement((db, id: number, now: number, limit: number) =>
  db('invitations')
    .where('id', '>', id)
    .whereNull('link_id')
    .whereRaw(OPEN, [now])
    .orderBy('id')
    .limit(limit)
    .select(...INVITATION),
);

/** Returns the next open invitations after an ID, of all users. */
export const listInvitationsAfter = async (
  tx: Tx,
  now: number,
  id: number,
  limit: number,
): Promise<Invitation[]> => {
  const rows = await listInvitationRowsAfter(tx, id, now, limit);
  return rows.map(toInvitation);
};

const findInvitationRow = statement((db, id: number, now: number) =>
  db('invitations')
    .where({ id })
    .whereNull('link_id')
    .whereRaw(OPEN, [now])
    .first(...INVITATION),
);

export const findInvitation = async (tx: Tx, id: number, now: number): Promise<Invitation | undefined> => {
  const row = await findInvitationRow(tx, id, now);
  return row && toInvitation(row);
};

const listRowsForEmail = statement((db, emailKey: string, now: number) =>
  db('invitations')
    .where({ email_key: emailKey })
    .whereNull('link_id')
    .whereRaw(OPEN, [now])
    .orderBy('id', 'desc')
    .select(...INVITATION),
);

/** Returns the open invitations that users sent to an email, newest first. */
export const listForEmail = async (tx: Tx, emailKey: string, now: number): Promise<Invitation[]> => {
  const rows = await listRowsForEmail(tx, emailKey, now);
  return rows.map(toInvitation);
};

const findInvitationRowByHash = statement((db, hash: string, now: number) =>
  db('invitations')
    .where({ token_hash: hash })
    .whereRaw(OPEN, [now])
    .first(...INVITATION),
);

/** Returns the invitation, or the email entered with a link, whose mailed link has this token. */
export const findInvitationByHash = async (
  tx: Tx,
  hash: string,
  now: number,
): Promise<Invitation | undefined> => {
  const row = await findInvitationRowByHash(tx, hash, now);
  return row && toInvitation(row);
};

export const setToken = statement(
  (db, id: number, token: { readonly seed: string; readonly token_hash: string }) =>
    db('invitations').where({ id }).update(token),
);

const removeInvitationRow = statement((db, id: number) =>
  db('invitations').where({ id }).whereNull('link_id').delete(),
);

/** Deletes an invitation. Returns false if another request did so first. */
export const removeInvitation = async (tx: Tx, id: number): Promise<boolean> =>
  (await removeInvitationRow(tx, id)) === 1;

const removeInvitationsOfLink = statement((db, linkId: number) =>
  db('invitations').where({ link_id: linkId }).delete(),
);

/** Deletes a link, and the links that it sent to emails. Returns false if another request did so first. */
export const removeLink = async (tx: Tx, id: number): Promise<boolean> => {
  await removeInvitationsOfLink(tx, id);
  return (await removeLinkRow(tx, id)) === 1;
};

const listSendersTo = statement((db, emailKey: string) =>
  db('invitations').where({ email_key: emailKey }).select('inviter_id', 'link_id'),
);

const removeRowsForEmail = statement((db, emailKey: string) =>
  db('invitations').where({ email_key: emailKey }).delete(),
);

/** Deletes everything for an email. Returns the users who sent an invitation to it. */
export const removeForEmail = async (tx: Tx, emailKey: string): Promise<number[]> => {
  const rows = await listSendersTo(tx, emailKey);
  if (rows.length > 0) await removeRowsForEmail(tx, emailKey);
  return [...new Set(rows.filter(({ link_id }) => link_id === null).map(({ inviter_id }) => inviter_id))];
};

const removeInvitationsOf = statement((db, inviterId: number) =>
  db('invitations').where({ inviter_id: inviterId }).delete(),
);

/** Deletes the invitations and links of a user. Returns whether there were any. */
export const removeOfInviter = async (tx: Tx, inviterId: number): Promise<boolean> => {
  const invitations = await removeInvitationsOf(tx, inviterId);
  const links = await removeLinksOf(tx, inviterId);
  return invitations + links > 0;
};
