import { DAY, HOUR, MINUTE } from '../../lib/clock.js';

/** Allows `count` events in a window of `seconds`. */
export interface Rule {
  readonly seconds: number;
  readonly count: number;
  /**
   * In seconds. Replaces the stop until the end of the window: after `count` events a wait, doubled after each further
   * event.
   */
  readonly wait?: { readonly first: number; readonly most: number };
}

/** The rate limits. Each bucket counts by a key of its own kind (a user, an address, a username). */
export const defaultRules = {
  api_by_user: [{ seconds: MINUTE, count: 200 }],
  // Polls for events have a bucket of their own, so waiting never blocks a user's other requests.
  events_by_user: [{ seconds: MINUTE, count: 200 }],
  // A user and all their bots together. Each of them is also counted alone.
  api_by_owner: [{ seconds: MINUTE, count: 600 }],
  events_by_owner: [{ seconds: MINUTE, count: 600 }],
  api_by_ip: [{ seconds: MINUTE, count: 100 }],
  // Requests outside operations: pages, the documentation, pictures, files. Many users may share an address.
  published_by_ip: [{ seconds: MINUTE, count: 6000 }],
  // Pages of the public archive. They take nothing of the requests that a login from the same address needs.
  archive_by_ip: [{ seconds: MINUTE, count: 100 }],
  // Failed logins, by username and address. A successful login clears the count.
  authenticate_by_username: [{ seconds: DAY, count: 5, wait: { first: MINUTE, most: 30 * MINUTE } }],
  // Failed logins by username, from all addresses without an earlier login. Only slows guesses from many addresses.
  authenticate_from_elsewhere: [{ seconds: DAY, count: 50, wait: { first: 1, most: MINUTE } }],
  // Failed logins by address, for all usernames.
  authenticate_by_ip: [{ seconds: 30 * MINUTE, count: 100 }],
  email_change_by_user: [
    { seconds: HOUR, count: 2 },
    { seconds: DAY, count: 5 },
  ],
  // Requests for a password reset link by email. By address: all requests that send an email.
  password_reset_form_by_email: [
    { seconds: HOUR, count: 2 },
    { seconds: DAY, count: 5 },
  ],
  // Emails that users enter to join: on the page of an invitation link, and without an invitation. Many users of one address may join on one day.
  join_form_by_email: [
    { seconds: HOUR, count: 2 },
    { seconds: DAY, count: 5 },
  ],
  join_form_by_ip: [{ seconds: DAY, count: 100 }],
  sends_email_by_ip: [{ seconds: DAY, count: 5 }],
  // By file, for requesters without an account.
  spectator_attachment_access_by_file: [{ seconds: DAY, count: 1000 }],
} satisfies Record<string, readonly Rule[]>;

export type Bucket = keyof typeof defaultRules;
export type Rules = Readonly<Record<Bucket, readonly Rule[]>>;

/** The buckets that count by IP address. */
export const BY_ADDRESS: ReadonlySet<Bucket> = new Set([
  'api_by_ip',
  'published_by_ip',
  'archive_by_ip',
  'sends_email_by_ip',
  'join_form_by_ip',
  'authenticate_by_ip',
]);
