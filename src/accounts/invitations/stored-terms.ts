import type { RoleNumber } from '../../runtime/identity/actor.js';
import type { RowOf, Tx } from '../../runtime/store/types.js';

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

/** The columns of both tables. */
export const TERMS = [
  'id',
  'inviter_id',
  'invited_as',
  'include_defaults',
  'channel_ids',
  'created_at',
  'expires_at',
  'token_hash',
] as const;

/** Of rows that did not expire before a time. */
export const OPEN = '(expires_at IS NULL OR expires_at > ?)';

export const termsOf = ({
  invited_as,
  include_defaults,
  channel_ids,
}: Pick<RowOf<'invitation_links'>, 'invited_as' | 'include_defaults' | 'channel_ids'>): Pick<
  Terms,
  'invited_as' | 'include_defaults' | 'channel_ids'
> => ({
  invited_as: invited_as as RoleNumber,
  include_defaults: include_defaults === 1,
  channel_ids: JSON.parse(channel_ids) as number[],
});

export const count = async (tx: Tx, sql: string): Promise<number> =>
  (await tx.first<{ number: number }>(`SELECT COUNT(*) AS number FROM ${sql}`))?.number ?? 0;
