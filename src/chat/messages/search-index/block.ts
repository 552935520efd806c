/*
 * A block indexes up to 4096 messages. Each message has a slot, a number from 0.
 *
 * The facts are four unsigned 32-bit integers per slot: message ID, recipient ID, hash of the topic, sender ID.
 *
 * Grams are stored in buckets by the low bits of their hash. A bucket has an entry per gram, ordered by hash: the hash,
 * the length of the rest, and the slots of the messages with the gram. Slots are a bitmap where that is shorter,
 * otherwise the distances between slots as variable-length integers.
 */

export const MOST_SLOTS = 4096;
export const BUCKETS = 512;

export interface Fact {
  readonly id: number;
  readonly recipient_id: number;
  readonly topic: number;
  readonly sender_id: number;
}

const FACT_BYTES = 16;
const FACT_OFFSETS = { id: 0, recipient_id: 4, topic: 8, sender_id: 12 } as const;

export const encodeFacts = (facts: readonly Fact[]): Buffer => {
  const buffer = Buffer.alloc(facts.length * FACT_BYTES);
  facts.forEach(({ id, recipient_id, topic, sender_id }, slot) => {
    [id, recipient_id, topic, sender_id].forEach((value, index) => {
      buffer.writeUInt32LE(value, slot * FACT_BYTES + index * 4);
    });
  });
  return buffer;
};

/** Returns one fact of a slot. Avoids an object per slot, because most slots are skipped. */
export const readFact = (facts: Buffer, slot: number, fact: keyof typeof FACT_OFFSETS): number =>
  facts.readUInt32LE(slot * FACT_BYTES + FACT_OFFSETS[fact]);

const bitmapBytes = (slots: number): number => (slots + 7) >> 3;

const writeNumber = (target: Buffer, start: number, value: number): number => {
  let end = start;
  let rest = value;
  for (; rest > 127; rest >>>= 7) target[end++] = (rest & 127) | 128;
  target[end++] = rest;
  return end;
};

/** Buffer to encode entries: 4 bytes for the hash, 3 for the length, and at most two per distance. */
const scratch = Buffer.alloc(7 + 2 * MOST_SLOTS);

/** Encodes one entry. Slots must be ascending. */
const encodeEntry = (hash: number, slots: readonly number[], slotsOfBlock: number): Buffer => {
  scratch.writeUInt32LE(hash, 0);
  let end = 7;
  let before = -1;
  for (const slot of slots) {
    end = writeNumber(scratch, end, slot - before);
    before = slot;
  }
  const bitmap = bitmapBytes(slotsOfBlock);
  if (end - 7 >= bitmap) {
    scratch.fill(0, 7, 7 + bitmap);
    for (const slot of slots) scratch[7 + (slot >> 3)] = (scratch[7 + (slot >> 3)] ?? 0) | (1 << (slot & 7));
    end = 7 + bitmap;
  }
  scratch.writeUIntLE(end - 7, 4, 3);
  return Buffer.from(scratch.subarray(0, end));
};

/** The factor of the hash in pairs of hash and slot. Pairs are exact in a double. */
export const PAIR_SCALE = MOST_SLOTS;

/** Encodes a bucket from its sorted pairs, `hash × PAIR_SCALE + slot`. */
export const encodeBucket = (pairs: Float64Array, slotsOfBlock: number): Buffer => {
  const entries: Buffer[] = [];
  let hash = -1;
  let slots: number[] = [];
  const finish = (): void => {
    if (slots.length > 0) entries.push(encodeEntry(hash, slots, slotsOfBlock));
  };
  let before = -1;
  for (const pair of pairs) {
    if (pair === before) continue;
    before = pair;
    const next = Math.floor(pair / PAIR_SCALE);
    if (next !== hash) {
      finish();
      hash = next;
      slots = [];
    }
    slots.push(pair - next * PAIR_SCALE);
  }
  finish();
  return Buffer.concat(entries);
};

export const bucketOf = (hash: number): number => hash % BUCKETS;

/** Returns the bytes with which the entry of a hash begins. */
export const startOfEntry = (hash: number): Buffer => {
  const start = Buffer.alloc(4);
  start.writeUInt32LE(hash);
  return start;
};

const findEntry = (bucket: Buffer, hash: number): Buffer | undefined => {
  for (let at = 0; at < bucket.length;) {
    const found = bucket.readUInt32LE(at);
    const start = at + 7;
    at = start + bucket.readUIntLE(at + 4, 3);
    if (found === hash) return bucket.subarray(start, at);
    if (found > hash) return undefined;
  }
  return undefined;
};

/** A bitmap of slots, eight per byte. */
export type Slots = Uint8Array;

export const allSlots = (slotsOfBlock: number): Slots => new Uint8Array(bitmapBytes(slotsOfBlock)).fill(255);

/** Returns the slots of the messages with a gram. Undefined if there are none. */
export const slotsWith = (bucket: Buffer, hash: number, slotsOfBlock: number): Slots | undefined => {
  const entry = findEntry(bucket, hash);
  if (!entry || entry.length === bitmapBytes(slotsOfBlock)) return entry;
  const slots = new Uint8Array(bitmapBytes(slotsOfBlock));
  let slot = -1;
  let distance = 0;
  let shift = 0;
  for (const byte of entry) {
    distance |= (byte & 127) << shift;
    shift += 7;
    if (byte > 127) continue;
    slot += distance;
    slots[slot >> 3] = (slots[slot >> 3] ?? 0) | (1 << (slot & 7));
    distance = 0;
    shift = 0;
  }
  return slots;
};

/** Intersects two bitmaps. Writes the result to the first. */
export const intersect = (slots: Slots, others: Slots): void => {
  for (let index = 0; index < slots.length; index += 1)
    slots[index] = (slots[index] ?? 0) & (others[index] ?? 0);
};

/** Returns the slot numbers in a bitmap, ascending. */
export const listSlots = (slots: Slots, slotsOfBlock: number): number[] => {
  const listed: number[] = [];
  for (let index = 0; index < slots.length; index += 1) {
    const byte = slots[index] ?? 0;
    if (byte === 0) continue;
    for (let bit = 0; bit < 8; bit += 1) if ((byte >> bit) & 1) listed.push(index * 8 + bit);
  }
  return listed.filter((slot) => slot < slotsOfBlock);
};
