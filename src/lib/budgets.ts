import { mebibytes } from './bytes.js';

/** A limit on bytes in memory, in a response or on a connection. */
export interface Budget {
  readonly bytes: number;
  /** What is limited, and what happens beyond the limit: a phrase for the log and the documentation. */
  readonly of: string;
}

/** All limits in bytes that no operation of the contract states. A limit on a count does not limit memory. */
export const budgets = {
  writeAheadLog: {
    bytes: mebibytes(16),
    of: "SQLite's write-ahead log while there are always readers; beyond it new reads wait until it is emptied",
  },
  recentEvents: {
    bytes: mebibytes(16),
    of: 'the newest events in memory; older ones are read from the log',
  },
  eventReceivers: {
    bytes: mebibytes(8),
    of: 'who gets the newest events, in memory; queues that are further behind read the receivers of each event from the log',
  },
  heldEvents: {
    bytes: mebibytes(16),
    of: 'events in memory that wait for delivery; later ones are read from the log',
  },
  earlyEvents: {
    bytes: mebibytes(8),
    of: 'events in memory that came before an earlier one; further ones are read from the log',
  },
  retriesOfDay: {
    bytes: mebibytes(100),
    of: 'responses to requests with an Idempotency-Key that are stored per user and day, at least 1 KiB each; beyond it such requests fail with RATE_LIMIT_HIT',
  },
  logRead: { bytes: mebibytes(1) / 2, of: 'one read of the event log; the rest comes with the next read' },
  eventsResponse: {
    bytes: mebibytes(2),
    of: 'the events of one response of GET /events, at two bytes a character; the rest comes with the next poll',
  },
  eventResponsesOfUser: {
    bytes: mebibytes(4),
    of: 'the responses of GET /events to one user, bots included, that are being sent; beyond it the next one waits, unless it is small',
  },
  eventResponsesTotal: {
    bytes: mebibytes(48),
    of: 'the responses of GET /events that are being sent; beyond it the next ones wait, unless they are small, users take turns, and clients that read nothing for two seconds are disconnected',
  },
  eventVariants: {
    bytes: mebibytes(4),
    of: 'the serialized forms of one event; beyond it they are serialized again',
  },
  renderedEvents: {
    bytes: mebibytes(8),
    of: 'the serialized forms of the newest events; further ones are serialized again for queues that catch up',
  },
  pendingOfQueue: {
    bytes: mebibytes(1),
    of: 'the pending events of one queue in memory; beyond it the queue is served from the log',
  },
  pendingInAll: {
    bytes: mebibytes(32),
    of: 'the pending events of all queues in memory; beyond it the greatest queues are served from the log',
  },
  knownPolls: {
    bytes: mebibytes(32),
    of: 'the headers and parameters of the last poll of each queue; polls of other queues take more processor time',
  },
  queueOptions: { bytes: 8192, of: 'the narrow of a queue, in characters; beyond it 400' },
  eventLog: {
    bytes: mebibytes(1024),
    of: 'the event log in the database; beyond it the oldest events are deleted after a quarter of an hour',
  },
  searchedText: {
    bytes: mebibytes(10),
    of: 'the text that one request compares with words to search, once for each word; beyond it the search ends early',
  },
  subscriptionEvent: { bytes: mebibytes(1), of: 'a `subscription` event; more channels are a further event' },
  requestBody: {
    bytes: mebibytes(2),
    of: 'the body of a request, apart from its file, where the contract derives no closer limit; beyond it 413',
  },
  agentResults: {
    bytes: mebibytes(3),
    of: 'the results of the tools that one request to /mcp calls; beyond it the result is an error',
  },
  bodiesWithoutLogin: {
    bytes: mebibytes(16),
    of: 'bodies of requests whose login is not verified, which are on their way or being handled; beyond it 429',
  },
  bodiesOfNetwork: {
    bytes: mebibytes(2),
    of: 'those of them that come from one IPv4 address or IPv6 /64; beyond it 429',
  },
  bodiesOfUsers: {
    bytes: mebibytes(64),
    of: 'bodies of requests of users, which are on their way or being handled, files apart; beyond it 429',
  },
  bodiesOfUser: {
    bytes: mebibytes(8),
    of: 'those of them that one user sends, bots included; beyond it 429',
  },
  smallBodies: {
    bytes: mebibytes(8),
    of: 'bodies beyond the two limits for all users, and for all requests without a login, of those that have at most 128 KiB on their way',
  },
  receivedFilesOfUser: {
    bytes: mebibytes(256),
    of: 'requests with files of one user that are on their way, bots included, each with its whole length; beyond it 429',
  },
  unreadResponses: {
    bytes: mebibytes(64),
    of: 'responses that clients have not read yet; beyond it the connections that are behind longest are closed',
  },
  unreadResponsesOfSender: {
    bytes: mebibytes(24),
    of: 'those of one user, or of one address without a login; beyond it the connections that are behind longest are closed',
  },
  channelTexts: {
    bytes: mebibytes(8),
    of: 'the descriptions of the channels that `GET /streams` lists; beyond it they are empty',
  },
  renderedMessage: { bytes: 120_000, of: 'the HTML of a message; beyond it the message is refused' },
  renderedText: {
    bytes: 10_000,
    of: 'the HTML of a channel description or a profile value; beyond it the text is refused',
  },
  renderedRequest: {
    bytes: 500_000,
    of: 'the HTML of all texts of a request, where formulas count by their weight; beyond it the request is refused',
  },
  messagesResponse: {
    bytes: mebibytes(2),
    of: 'the messages of a response; `GET /messages` returns fewer beyond it, and says that there are more',
  },
  messagesInMemory: {
    bytes: mebibytes(32),
    of: 'the messages in memory that were fetched last, at two bytes a character; others are read from the store',
  },
  messageJson: {
    bytes: mebibytes(32),
    of: 'the JSON in memory of messages that were fetched last, at two bytes a character; others are made again',
  },
  messagesBatch: { bytes: mebibytes(1), of: 'the messages that are read from the store at once' },
  draftsBatch: { bytes: mebibytes(1) / 4, of: 'the drafts that are read from the store at once' },
  storageBatch: {
    bytes: mebibytes(1) / 4,
    of: 'the entries of a storage of a bot that are read from the store at once',
  },
  decodedPicture: {
    bytes: 200_000_000,
    of: 'the pixels of a picture, with all its frames; beyond it the picture is refused, or has no thumbnail',
  },
  interlacedPicture: {
    bytes: 100_000_000,
    of: 'the pixels of an interlaced or progressive picture, which is in memory as a whole; beyond it the same',
  },
  webhookResponse: {
    bytes: mebibytes(1),
    of: 'the response to a request of an outgoing webhook; beyond it the request has failed',
  },
  editHistory: {
    bytes: mebibytes(0.5),
    of: 'the edit history of a message; beyond it the oldest edits are dropped',
  },
} as const satisfies Readonly<Record<string, Budget>>;

export type BudgetName = keyof typeof budgets;
