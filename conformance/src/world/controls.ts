import type { Role } from '../contract/data.js';
import type { Client } from './client.js';

/** Restores what was changed for one case. */
export interface Undo {
  readonly after: () => Promise<void>;
}

/** Another server of the same interface. */
export interface Site {
  readonly url: string;
  readonly owner: Client;
  /** Creates a user there. */
  readonly person?: (role: Role) => Promise<Client>;
  readonly close?: () => Promise<void>;
}

/** What fills up to the cap that the contract states. */
export type Full =
  | 'scheduledMessages'
  | 'submessages'
  | 'storageEntries'
  | 'storageMebibytes'
  | 'uploads'
  | 'activeBots'
  | 'topicPolicies'
  | 'mutedUsers';

/** What the organization of another server has as many of as the cap allows. */
export type FullSite = 'linkifiers' | 'domains' | 'playgrounds' | 'invitations' | 'invitationLinks';

/**
 * What only the owner of a server can do, since no operation does it. A target without a control does not reach the cases
 * that need it.
 */
export interface Controls {
  /** Returns the `Cookie` of a session of the user, also of a deactivated one. */
  session(userId: number): Promise<string>;
  deactivateOrganization(): Promise<Undo>;
  /** Returns a server whose organization is deactivated. */
  deactivatedSite(): Promise<Site>;
  /** Gives the organization these settings, and others than the contract's examples everywhere else. */
  otherSettings(values: object): Promise<Undo>;
  /** Switches off the login with a password. */
  passwordsOff(): Promise<Undo>;
  /** Deletes the password of a user. */
  forgetPassword(userId: number): Promise<void>;
  /** Returns a server with the same content whose rate limits are all used up. */
  exhausted(): Promise<Site>;
  /** Returns a server that considers every read too long. */
  impatient(): Promise<Site>;
  /** Returns a server with these variables of its environment. */
  configured(variables: Readonly<Record<string, string>>): Promise<Site>;
  /** Counts as many actions of a kind for the user today as the cap allows. */
  useUpToday(userId: number, kind: string): Promise<void>;
  /** Gives a user as many objects of a kind as the cap allows, for which `id` names the first one or what has them. */
  fill(what: Full, userId: number, id?: number): Promise<void>;
  /** Returns a server whose organization has as many objects of a kind as the cap allows. */
  full(what: FullSite): Promise<Site>;
  /** Returns an export in this state. */
  exportIn(state: 'complete' | 'pending' | 'failed' | 'deleted'): Promise<number>;
  /** Makes the next export possible, refused since there were enough, or refused since there is too much. */
  nextExport(outcome: 'possible' | 'too many' | 'too large'): Promise<void>;
  /** Makes sure that `owner` of the world is the only owner. A server that fails the case would lock the owner out. */
  soleOwner(): Promise<void>;
}

/** Why a case is not reached without a control. */
export const WITHOUT: Readonly<Record<keyof Controls, string>> = {
  session:
    'It needs the session of a browser. No operation begins one, and a deactivation ends those of the user.',
  deactivateOrganization: 'It needs this organization deactivated, which no operation does.',
  deactivatedSite:
    'It needs a deactivated organization, which no operation makes. Name one with --deactivated-url and its key.',
  otherSettings: 'It changes every setting of the organization at once, also how long messages are kept.',
  passwordsOff: 'It switches off the login with a password, by which the run logs in its users.',
  forgetPassword: 'It needs a user without a password, whom no operation makes.',
  exhausted: 'It needs a used-up rate limit of an address. Everyone at this address would be blocked.',
  impatient: 'It needs a read that takes the server too long.',
  configured: 'It needs a server with other settings, which its administrator makes.',
  useUpToday: 'It needs as many actions as a user may do on a day.',
  fill: 'It needs as many objects as a user may have, which takes too many requests.',
  full: 'It needs as many objects as an organization may have, and would disturb its users.',
  exportIn: 'It needs an export in this state, which no operation makes.',
  nextExport: 'It makes an export of the organization, or needs as many as a week may have.',
  soleOwner: 'It tries to remove the only owner. A server that fails would lock the owner out.',
};

/** The reason why a case is not tried. */
export class NotReached extends Error {}
