/*
 * What the clients of one user request on a working day. The published figures behind the numbers:
 *
 * - Zulip, "Performance and scalability" (documentation for developers): of all requests to zulip.com, 36 % are reports of
 *   presence, 3 % GET /messages, 1.5 % POST /messages/flags, 0.5 % POST /messages. A client reports its presence once a minute.
 *   An hour of a connected client therefore has 60 reports, 5 fetches of messages and 2.5 changes of flags.
 * - Slack, "Work is fueled by true engagement" (October 2019): users are connected for 9 hours of a working day, and 12 million of
 *   them make 5 billion actions a week, which is 83 on a working day. Here they are 92.
 * - Slack, Form S-1 (2019): 10 million users of a day send a billion messages a week, which is 20 on a working day. That is
 *   more than twice the share of Zulip's table.
 *
 * Reactions, edits, and typing in direct messages have no published figures: they are assumed.
 */
const HOURS = 9;

/** Requests of one user on a working day, by operation. */
const REQUESTS_OF_DAY = {
  presence: 60 * HOURS,
  'channel message': 14,
  'direct message': 6,
  fetch: 5 * HOURS,
  'mark read': 2.5 * HOURS,
  typing: 12,
  reaction: 4,
  edit: 1,
};

export const OPERATIONS = Object.keys(REQUESTS_OF_DAY);

/** Requests a second of so many users who are online, by operation. */
export const ratesOf = (users) =>
  Object.fromEntries(
    Object.entries(REQUESTS_OF_DAY).map(([operation, number]) => [
      operation,
      (number * users) / (HOURS * 3600),
    ]),
  );

/** Which messages a client fetches, with the share of each. A topic that is opened begins with its first unread message. */
export const FETCHES = [
  { share: 0.4, narrow: 'topic', anchor: 'first_unread', num_before: 25, num_after: 25 },
  { share: 0.25, narrow: 'topic', anchor: 'newest', num_before: 50, num_after: 0 },
  { share: 0.15, narrow: 'all', anchor: 'newest', num_before: 50, num_after: 0 },
  { share: 0.1, narrow: 'channel', anchor: 'newest', num_before: 50, num_after: 0 },
  { share: 0.1, narrow: 'direct', anchor: 'newest', num_before: 50, num_after: 0 },
];
