import type { components } from '../../generated/types.js';
import type { StatusRow } from './status-store.js';

export type UserStatusView = components['schemas']['UserStatus'];

/** A status as others see it: only what is set. */
export const viewStatus = (status: StatusRow | undefined, away: boolean): UserStatusView => ({
  ...(status && status.status_text !== '' && { status_text: status.status_text }),
  ...(status &&
    status.emoji_name !== '' && {
      emoji_name: status.emoji_name,
      emoji_code: status.emoji_code,
      reaction_type: status.reaction_type,
    }),
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- existing clients still read it.
  ...(away && { away: true as const }),
});
