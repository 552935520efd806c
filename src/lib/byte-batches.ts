/**
 * How many rows or values one statement takes or returns. Longer lists take several statements. Tests make the batches
 * small, so that their lists are longer.
 */
export const batchSizes = {
  /**
   * Values in a condition. Well below the maximum number that both engines accept in one statement. SQLite reads this
   * many rows in a few milliseconds.
   */
  values: 2_000,
  /** Rows of an INSERT. Both engines limit the number of values. */
  rows: 500,
  /** Audiences that a queue reads to catch up. Most of them are those of other users. */
  audiences: 250,
  /** Events that a process reads from the log. */
  events: 1_000,
  /** Scheduled messages that are due. */
  dueMessages: 1_000,
  /** Expired queues that are deleted. */
  queues: 1_000,
  /** Queues of which it is written what their clients have. SQLite writes this many in a few milliseconds. */
  queueHints: 1_000,
  /** Sessions that are deleted or extended. */
  sessions: 500,
  /** Expired idempotency keys that are deleted. */
  retries: 500,
  /** Users of whom the digests of a week are considered. */
  digestUsers: 500,
  /** Users who may want an email about a message. The event loop is free between two batches. */
  emailUsers: 500,
  /** Names of files of which it is asked whether a row names them. */
  fileNames: 500,
  /** Files that no message refers to, which are removed. */
  unusedFiles: 100,
  /** Entries that are removed from the front of the log, since other transactions wait for it. */
  trimmedEntries: 1_000,
  /** Entries of the log in which messages are looked for that need an email. One statement names all their topics. */
  emailEntries: 100,
  /** Messages that are stored for an email. The event loop is free between two batches. */
  pendingEmails: 500,
  /** Users whose emails are due. */
  dueEmailUsers: 200,
  /** Emails to a user that one transaction sends. */
  emailsOfUser: 20,
  /** IDs of messages that are counted for the digests. */
  digestMessageIds: 2_000,
  /** Messages past their retention period that one transaction removes. */
  expiredMessages: 100,
  /** Messages of a deleted topic that one transaction removes. */
  topicMessages: 200,
  /** Transactions of one request that deletes a topic. */
  topicBatches: 100,
  /** Channels and conversations with messages past their retention period. */
  expiredRecipients: 100,
  /** Pairs of a channel and a user. SQLite reads this many in a few milliseconds. */
  subscriptionPairs: 2_000,
  /** Messages whose flags change. SQLite reads this many in a few milliseconds. */
  readMessages: 1_000,
  /** Messages whose neighbours are read. SQLite joins at most 500 queries by UNION. */
  readNeighbours: 100,
  /** Messages above the floor of a user that are searched for unread ones. With more, conversations are searched. */
  searchedMessages: 10_000,
  /** Messages above the floor of a user that raise it. */
  raisingMessages: 1_000,
  /** Unread messages of a user that are listed. With more, those of a narrow are looked for between the first and the last. */
  unreadIds: 1_000,
  /** Ranges of messages that a user has read. */
  readRanges: 5_000,
  /** Pairs of a subscription that ends and a message of its channel. */
  unreadPairs: 5_000,
  /** Users whose colors of channels are read. A user may have thousands of subscriptions. */
  colorUsers: 10,
  /** Entries of the storage of a bot. The event loop is free between two batches. */
  storageEntries: 500,
  /** Messages of a small place or sender, which are read for a property. Reading so many takes some milliseconds. */
  smallPlace: 5_000,
  /** Messages that are read in their order before it is looked whether few of them match. */
  walkedMessages: 500,
  /** Places of a user, or public channels, whose messages are listed together. */
  ownPlaces: 100,
  /** Blocks of the search index whose facts are read, 64 KiB each. */
  searchFacts: 8,
  /** Edited messages among which a search looks. */
  searchEdits: 500,
};

/** Splits items, in order, into batches of at most `most` bytes. A larger item is a batch of its own. */
export const byteBatches = <T>(items: readonly T[], bytesOf: (item: T) => number, most: number): T[][] => {
  const batches: T[][] = [];
  let left = 0;
  for (const item of items) {
    const bytes = bytesOf(item);
    left -= bytes;
    const last = batches.at(-1);
    if (last && left >= 0) last.push(item);
    else {
      batches.push([item]);
      left = most - bytes;
    }
  }
  return batches;
};
