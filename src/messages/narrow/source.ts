import type { SqlCondition } from '../../channels/model/policy.js';

/** An index in the order of message IDs that has all messages which can meet a condition, and maybe others. */
export interface Source {
  /** The table as `x`. */
  readonly table: string;
  /** The column of the message IDs. */
  readonly id: 'id' | 'message_id';
  readonly where: SqlCondition;
}

/** More sources would cost more than to read the messages one after the other. */
export const MOST_SOURCES = 100;
