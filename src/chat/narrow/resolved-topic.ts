/** The prefix of resolved topics. */
export const RESOLVED_PREFIX = '✔ ';

export const isResolved = (topic: string): boolean => topic.startsWith(RESOLVED_PREFIX);

/** Returns the topic without the mark of resolved topics. */
export const withoutMark = (topic: string): string =>
  isResolved(topic) ? topic.slice(RESOLVED_PREFIX.length) : topic;
