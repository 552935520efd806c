import { ascendingIds, includesId } from '../../lib/sorted-ids.js';

/** An event as a part emits it, without the id that the log assigns. Contains the data for every variant. */
export interface OutgoingEvent {
  readonly type: string;
  readonly op?: string;
  readonly [field: string]: unknown;
}

/** The receivers of an event. Decided once, in the transaction that emits the event. */
export interface Audience {
  /** User ids in any order, `everyone` in the organization, or ids encoded by `encodeUserIds`. */
  readonly users: readonly number[] | 'everyone' | Buffer;
  /**
   * Whether the event is about a message in a public channel. It then also goes to queues registered with
   * `all_public_streams`.
   */
  readonly publicChannel?: boolean;
  /** Message flags of each user whose flags differ from `defaultFlags`. */
  readonly flags?: ReadonlyMap<number, readonly string[]>;
  readonly defaultFlags?: readonly string[];
}

/** An event as stored in the log. */
export interface LoggedEvent {
  readonly id: number;
  readonly event: OutgoingEvent;
  readonly audience: Audience;
}

/** Whether the client of a queue wants an event. */
export type EventPredicate = (logged: LoggedEvent, userId: number) => boolean;

/** The events and invalidations that a transaction collected, in order. */
export interface Collected {
  readonly events: readonly { readonly event: OutgoingEvent; readonly audience: Audience }[];
  readonly invalidations: readonly string[];
}

/** One row of the log: an event, a control row with names to invalidate, or an empty row. */
export interface LogEntry {
  readonly id: number;
  /** The approximate bytes in memory. */
  readonly bytes: number;
  readonly logged?: LoggedEvent;
  readonly forget?: readonly string[];
}

/*
 * The binary format of an audience in the log: one byte for the parts that are present, the user ids (preceded by their
 * length in bytes), then the flags as JSON. Ids are sorted, and each is stored as its difference from the one before.
 * 10,000 ids take about 10 KB.
 */
const EVERYONE = 1;
const PUBLIC_CHANNEL = 2;
const FLAGS = 4;

/** Flags as stored: the default flags, and each other list of flags with the users who have it. */
interface StoredFlags {
  readonly default: readonly string[];
  readonly exceptions: readonly (readonly [flags: readonly string[], users: readonly number[]])[];
}

const MAX_VARINT_BYTES = 5;
const LOW_BITS = 0x7f;
const MORE = 0x80;

const writeVarint = (target: Buffer, offset: number, value: number): number => {
  let rest = value;
  while (rest > LOW_BITS) {
    target[offset++] = (rest & LOW_BITS) | MORE;
    rest >>>= 7;
  }
  target[offset++] = rest;
  return offset;
};

/** Returns the ids sorted and without duplicates, as delta varints. */
export const encodeUserIds = (ids: readonly number[]): Buffer => {
  const sorted = ascendingIds(ids);
  const target = Buffer.allocUnsafe(sorted.length * MAX_VARINT_BYTES);
  let offset = 0;
  let previous = 0;
  for (const id of sorted) {
    offset = writeVarint(target, offset, id - previous);
    previous = id;
  }
  return Buffer.from(target.subarray(0, offset));
};

const decodedBefore = new WeakMap<Buffer, Uint32Array>();

const decode = (encoded: Buffer): Uint32Array => {
  const ids = new Uint32Array(encoded.length);
  let count = 0;
  let id = 0;
  for (let offset = 0; offset < encoded.length;) {
    let step = 0;
    let shift = 0;
    let byte: number;
    do {
      byte = encoded[offset++] ?? 0;
      step |= (byte & LOW_BITS) << shift;
      shift += 7;
    } while (byte & MORE);
    id += step >>> 0;
    ids[count++] = id;
  }
  return ids.slice(0, count);
};

/** Returns the sorted ids. Caches the result by buffer, since a channel passes the same buffer again and again. */
export const decodeUserIds = (encoded: Buffer): Uint32Array => {
  let ids = decodedBefore.get(encoded);
  if (!ids) {
    ids = decode(encoded);
    decodedBefore.set(encoded, ids);
  }
  return ids;
};

/** A longer list is encoded: it takes less memory, and the search for an id in it is faster. */
const MOST_LISTED = 100;

const encodedBefore = new WeakMap<readonly number[], Buffer>();

/**
 * Returns the audience with a long list of users encoded. Caches the result by list, since a channel passes the list of
 * its members again and again. The list must not change.
 */
export const withEncodedUsers = (audience: Audience): Audience => {
  const { users } = audience;
  if (users === 'everyone' || Buffer.isBuffer(users) || users.length <= MOST_LISTED) return audience;
  let encoded = encodedBefore.get(users);
  if (!encoded) {
    encoded = encodeUserIds(users);
    encodedBefore.set(users, encoded);
  }
  return { ...audience, users: encoded };
};

/** Returns the ids of an audience. Undefined if the audience is all users. */
export const userIdsOf = ({ users }: Audience): Iterable<number> | undefined => {
  if (users === 'everyone') return undefined;
  return Buffer.isBuffer(users) ? decodeUserIds(users) : users;
};

export const includesUser = ({ users }: Audience, userId: number): boolean => {
  if (users === 'everyone') return true;
  return Buffer.isBuffer(users) ? includesId(decodeUserIds(users), userId) : users.includes(userId);
};

const NO_FLAGS: readonly string[] = [];

/**
 * Returns a user's flags of the message that an event is about. Receivers who are not in the audience and only watch
 * public channels have none.
 */
export const flagsOf = (audience: Audience, userId: number): readonly string[] =>
  audience.flags?.get(userId) ??
  (includesUser(audience, userId) ? audience.defaultFlags : undefined) ??
  NO_FLAGS;

const storedFlags = ({ flags, defaultFlags }: Audience): StoredFlags | undefined => {
  if (!defaultFlags && !flags?.size) return undefined;
  const byFlags = new Map<string, [readonly string[], number[]]>();
  for (const [userId, list] of flags ?? []) {
    const key = list.join(' ');
    const group = byFlags.get(key);
    if (group) group[1].push(userId);
    else byFlags.set(key, [list, [userId]]);
  }
  return { default: defaultFlags ?? [], exceptions: [...byFlags.values()] };
};

export const encodeAudience = (audience: Audience): Buffer => {
  const { users } = audience;
  const everyone = users === 'everyone';
  const ids = everyone ? Buffer.alloc(0) : Buffer.isBuffer(users) ? users : encodeUserIds(users);
  const flags = storedFlags(audience);
  const head = Buffer.alloc(1 + MAX_VARINT_BYTES);
  head[0] = (everyone ? EVERYONE : 0) | (audience.publicChannel ? PUBLIC_CHANNEL : 0) | (flags ? FLAGS : 0);
  const end = writeVarint(head, 1, ids.length);
  return Buffer.concat([head.subarray(0, end), ids, Buffer.from(flags ? JSON.stringify(flags) : '')]);
};

const parseLength = (encoded: Buffer): { length: number; offset: number } => {
  let length = 0;
  let offset = 1;
  let shift = 0;
  for (;;) {
    const byte = encoded[offset++] ?? 0;
    length |= (byte & LOW_BITS) << shift;
    if (!(byte & MORE)) return { length, offset };
    shift += 7;
  }
};

export const decodeAudience = (encoded: Buffer): Audience => {
  const parts = encoded[0] ?? 0;
  const { length, offset } = parseLength(encoded);
  const users = parts & EVERYONE ? 'everyone' : Buffer.from(encoded.subarray(offset, offset + length));
  const publicChannel = (parts & PUBLIC_CHANNEL) !== 0;
  if (!(parts & FLAGS)) return { users, publicChannel };
  const stored = JSON.parse(encoded.toString('utf8', offset + length)) as StoredFlags;
  const flags = new Map(stored.exceptions.flatMap(([list, ids]) => ids.map((id) => [id, list] as const)));
  return { users, publicChannel, flags, defaultFlags: stored.default };
};
