import { errors } from '../../../generated/errors.js';
import type { Actor } from '../../runtime/identity/actor.js';
import type { ApiError } from '../../contract/api-error.js';
import { caps } from '../../chat/caps.js';
import { isUsableEmail } from '../../lib/email-address.js';
import { Pace } from '../../lib/event-loop.js';
import { emailProblems, type EmailProblem } from '../../chat/organization/allowed-email.js';
import type { Scope } from '../scope.js';
import { nameKey } from '../../lib/name-key.js';
import { maySeeEmail } from '../../chat/users/model/policy.js';
import { listEmailHolders } from '../../chat/users/model/store.js';

/** An invited address, with the form in which it is compared. */
export interface Invited {
  readonly email: string;
  readonly email_key: string;
}

/** A refused address, the reason, and whether it belongs to a deactivated account. */
type Problem = readonly [email: string, reason: string, isDeactivated: boolean];

const TEXTS: Readonly<Record<EmailProblem, string>> = {
  plus: 'Email addresses containing + are not allowed.',
  domain: 'Outside your domain.',
  disposable: 'Please use your real email address.',
};

/** `Nadia <nadia@example.com>` */
const WITH_NAME = /<([^<>]*)>\s*$/;

/** Returns the addresses of a text, each once. */
export const splitEmails = (text: string): Invited[] => {
  const emails = text
    .split(/[,;\n]/)
    .map((part) => (WITH_NAME.exec(part)?.[1] ?? part).trim())
    .filter((email) => email !== '');
  const byKey = new Map<string, string>();
  for (const email of emails) if (!byKey.has(nameKey(email))) byKey.set(nameKey(email), email);
  return [...byKey].map(([email_key, email]) => ({ email, email_key }));
};

const failure = { sent_invitations: false, license_limit_reached: false } as const;

export const limitReached = (): ApiError =>
  errors.invitationLimitReached({ ...failure, errors: [], daily_limit_reached: true });

const invalidOnes = async (scope: Scope, invited: readonly Invited[]): Promise<Problem[]> => {
  const problemOf = await emailProblems(scope);
  const found: Problem[] = [];
  const pace = new Pace();
  for (const { email } of invited) {
    if (pace.isDue) await pace.rest();
    const problem = isUsableEmail(scope.services.config.siteUrl, email) ? problemOf(email) : 'invalid';
    if (problem !== undefined)
      found.push([email, problem === 'invalid' ? 'Invalid address.' : TEXTS[problem], false]);
  }
  return found;
};

/** Returns the addresses of accounts whose emails the requester sees. Others must not become known. */
const takenOnes = async ({ tx }: Scope, actor: Actor, invited: readonly Invited[]): Promise<Problem[]> => {
  const holders = await listEmailHolders(
    tx,
    invited.map(({ email_key }) => email_key),
  );
  const known = new Map(
    holders.filter((user) => maySeeEmail(actor, user)).map((user) => [nameKey(user.delivery_email), user]),
  );
  return invited.flatMap(({ email, email_key }): Problem[] => {
    const user = known.get(email_key);
    if (!user) return [];
    return user.is_active
      ? [[email, 'Already has an account.', false]]
      : [[email, 'Account has been deactivated.', true]];
  });
};

/** Throws if an address cannot be invited, with the reason for each. */
export const checkInvited = async (scope: Scope, invited: readonly Invited[]): Promise<void> => {
  if (invited.length === 0) throw errors.invitationWithoutEmail();
  if (invited.length > caps.invitationsPerDay.most) throw limitReached();
  const invalid = await invalidOnes(scope, invited);
  const taken = await takenOnes(scope, scope.actor, invited);
  const problems = { ...failure, errors: [...invalid, ...taken], daily_limit_reached: false };
  if (taken.length === invited.length) throw errors.invitationEmailsTaken(problems);
  if (problems.errors.length > 0) throw errors.invitationEmailsInvalid(problems);
};
