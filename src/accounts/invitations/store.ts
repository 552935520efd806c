import type { RoleNumber } from '../../runtime/identity/actor.js';
import type { Tx } from '../../runtime/store/types.js';

/** The `inviter_id` and the `link_id` of emails that users entered to join without an invitation. No row has this ID. */
export const WITHOUT_INVITATION = 0;

/** What accounts get that are created with an invitation or a link. */
export interface Terms {
  readonly inviter_id: number;
  readonly invited_as: RoleNumber;
  readonly include_defaults: boolean;
  readonly channel_ids: readonly number[];
  readonly created_at: number;
  /** Null if it never expires. */
  readonly expires_at: number | null;
}

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

export interface NewInvitationLink extends Terms {
  /** The token of the link follows from it. */
  readonly seed: string;
  readonly token_hash: string;
}

export interface InvitationLink extends NewInvitationLink {
  readonly id: number;
}

interface TermsRow {
  readonly include_defaults: number;
  readonly channel_ids: string;
}

type InvitationRow = Omit<Invitation, keyof TermsRow | 'notify_inviter'> &
  TermsRow & { readonly notify_inviter: number };
type LinkRow = Omit<InvitationLink, keyof TermsRow> & TermsRow;

const TERMS = 'id, inviter_id, invited_as, include_defaults, channel_ids, created_at, expires_at, token_hash';
const INVITATION = `SELECT ${TERMS}, link_id, email, email_key, notify_inviter, seed FROM invitations`;
const LINK = `SELECT ${TERMS}, seed FROM invitation_links`;
const OPEN = '(expires_at IS NULL OR expires_at > ?)';

const termsOf = ({ include_defaults, channel_ids }: TermsRow) => ({
  include_defaults: include_defaults === 1,
  channel_ids: JSON.parse(channel_ids) as number[],
});

const toInvitation = (row: InvitationRow): Invitation => ({
  ...row,
  ...termsOf(row),
  notify_inviter: row.notify_inviter === 1,
});

const toLink = (row: LinkRow): InvitationLink => ({ ...row, ...termsOf(row) });

/** Deletes what expired, so that it takes no room. */
export const removeExpired = async (tx: Tx, now: number): Promise<void> => {
  await tx.run('DELETE FROM invitations WHERE expires_at <= ?', [now]);
  await tx.run('DELETE FROM invitation_links WHERE expires_at <= ?', [now]);
};

const count = async (tx: Tx, sql: string): Promise<number> =>
  (await tx.first<{ number: number }>(`SELECT COUNT(*) AS number FROM ${sql}`))?.number ?? 0;

export const countInvitations = (tx: Tx): Promise<number> => count(tx, 'invitations WHERE link_id IS NULL');

export const countLinks = (tx: Tx): Promise<number> => count(tx, 'invitation_links');

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

export const insertLink = (tx: Tx, link: NewInvitationLink): Promise<number> =>
  tx.insert('invitation_links', { ...link, channel_ids: JSON.stringify(link.channel_ids) });

/** Returns the open invitations by ID: those of a user, or all. */
export const listOpenInvitations = async (tx: Tx, now: number, inviterId?: number): Promise<Invitation[]> => {
  const own = inviterId === undefined ? '' : ' AND inviter_id = ?';
  const rows = await tx.all<InvitationRow>(
    `${INVITATION} WHERE link_id IS NULL AND ${OPEN}${own} ORDER BY id`,
    inviterId === undefined ? [now] : [now, inviterId],
  );
  return rows.map(toInvitation);
};

/** Returns the open links by ID: those of a user, or all. */
export const listOpenLinks = async (tx: Tx, now: number, inviterId?: number): Promise<InvitationLink[]> => {
  const own = inviterId === undefined ? '' : ' AND inviter_id = ?';
  const rows = await tx.all<LinkRow>(
    `${LINK} WHERE ${OPEN}${own} ORDER BY id`,
    inviterId === undefined ? [now] : [now, inviterId],
  );
  return rows.map(toLink);
};

/** Returns the next open invitations after an ID, of all users. */
export const listInvitationsAfter = async (
  tx: Tx,
  now: number,
  id: number,
  limit: number,
): Promise<Invitation[]> => {
  const rows = await tx.all<InvitationRow>(
    `${INVITATION} WHERE id > ? AND link_id IS NULL AND ${OPEN} ORDER BY id LIMIT ?`,
    [id, now, limit],
  );
  return rows.map(toInvitation);
};

/** Returns the next open links after an ID, of all users. */
export const listLinksAfter = async (
  tx: Tx,
  now: number,
  id: number,
  limit: number,
): Promise<InvitationLink[]> => {
  const rows = await tx.all<LinkRow>(`${LINK} WHERE id > ? AND ${OPEN} ORDER BY id LIMIT ?`, [
    id,
    now,
    limit,
  ]);
  return rows.map(toLink);
};

export const findInvitation = async (tx: Tx, id: number, now: number): Promise<Invitation | undefined> => {
  const row = await tx.first<InvitationRow>(`${INVITATION} WHERE id = ? AND link_id IS NULL AND ${OPEN}`, [
    id,
    now,
  ]);
  return row && toInvitation(row);
};

export const findLink = async (tx: Tx, id: number, now: number): Promise<InvitationLink | undefined> => {
  const row = await tx.first<LinkRow>(`${LINK} WHERE id = ? AND ${OPEN}`, [id, now]);
  return row && toLink(row);
};

/** Returns the open invitations that users sent to an email, newest first. */
export const listForEmail = async (tx: Tx, emailKey: string, now: number): Promise<Invitation[]> => {
  const rows = await tx.all<InvitationRow>(
    `${INVITATION} WHERE email_key = ? AND link_id IS NULL AND ${OPEN} ORDER BY id DESC`,
    [emailKey, now],
  );
  return rows.map(toInvitation);
};

/** Returns the invitation, or the email entered with a link, whose mailed link has this token. */
export const findInvitationByHash = async (
  tx: Tx,
  hash: string,
  now: number,
): Promise<Invitation | undefined> => {
  const row = await tx.first<InvitationRow>(`${INVITATION} WHERE token_hash = ? AND ${OPEN}`, [hash, now]);
  return row && toInvitation(row);
};

export const findLinkByHash = async (
  tx: Tx,
  hash: string,
  now: number,
): Promise<InvitationLink | undefined> => {
  const row = await tx.first<LinkRow>(`${LINK} WHERE token_hash = ? AND ${OPEN}`, [hash, now]);
  return row && toLink(row);
};

export const setToken = async (
  tx: Tx,
  id: number,
  { seed, token_hash }: { readonly seed: string; readonly token_hash: string },
): Promise<void> => {
  await tx.run('UPDATE invitations SET seed = ?, token_hash = ? WHERE id = ?', [seed, token_hash, id]);
};

/** Deletes an invitation. Returns false if another request did so first. */
export const removeInvitation = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.run('DELETE FROM invitations WHERE id = ? AND link_id IS NULL', [id])).changes === 1;

/** Deletes a link, and the links that it sent to emails. Returns false if another request did so first. */
export const removeLink = async (tx: Tx, id: number): Promise<boolean> => {
  await tx.run('DELETE FROM invitations WHERE link_id = ?', [id]);
  return (await tx.run('DELETE FROM invitation_links WHERE id = ?', [id])).changes === 1;
};

/** Deletes everything for an email. Returns the users who sent an invitation to it. */
export const removeForEmail = async (tx: Tx, emailKey: string): Promise<number[]> => {
  const rows = await tx.all<{ id: number; link_id: number | null }>(
    'SELECT inviter_id AS id, link_id FROM invitations WHERE email_key = ?',
    [emailKey],
  );
  if (rows.length > 0) await tx.run('DELETE FROM invitations WHERE email_key = ?', [emailKey]);
  return [...new Set(rows.filter(({ link_id }) => link_id === null).map(({ id }) => id))];
};

/** Deletes the invitations and links of a user. Returns whether there were any. */
export const removeOfInviter = async (tx: Tx, inviterId: number): Promise<boolean> => {
  const invitations = await tx.run('DELETE FROM invitations WHERE inviter_id = ?', [inviterId]);
  const links = await tx.run('DELETE FROM invitation_links WHERE inviter_id = ?', [inviterId]);
  return invitations.changes + links.changes > 0;
};
