import { caps } from '../../chat/caps.js';
import type { Scope } from '../scope.js';
import { addToday } from '../../runtime/rate-limits/daily-counts.js';
import { limitReached } from './emails.js';

/** Counts emails that invite users. Throws if the requester sent too many today. */
export const countMails = async (scope: Scope, more: number): Promise<void> => {
  if ((await addToday(scope, 'invitationsPerDay', more)) > caps.invitationsPerDay.most) throw limitReached();
};
