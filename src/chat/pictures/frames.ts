import { open, type FileHandle } from 'node:fs/promises';

import { Pace } from '../../lib/event-loop.js';

const WINDOW_BYTES = 256 * 1024;

/** Reads bytes of a file from increasing positions. */
class Window {
  #bytes: Buffer = Buffer.alloc(0);
  #start = 0;

  constructor(private readonly file: FileHandle) {}

  /** Returns bytes of the file from a position on: fewer at its end, and at least none. */
  async from(position: number, count: number): Promise<Buffer> {
    if (position < this.#start || position + count > this.#start + this.#bytes.length) {
      const { buffer, bytesRead } = await this.file.read(
        Buffer.alloc(WINDOW_BYTES),
        0,
        WINDOW_BYTES,
        position,
      );
      this.#bytes = buffer.subarray(0, bytesRead);
      this.#start = position;
    }
    const offset = position - this.#start;
    return this.#bytes.subarray(offset, offset + count);
  }
}

const EXTENSION = 0x21;
const IMAGE = 0x2c;

/** Returns the bytes of a table of colors whose size the flags state. */
const tableBytes = (flags: number): number => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);

/** Returns the position after a list of blocks, each with its length in front. An empty one is the last. */
const afterBlocks = async (window: Window, from: number): Promise<number> => {
  let at = from;
  for (;;) {
    const [length = 0] = await window.from(at, 1);
    at += 1 + length;
    if (length === 0) return at;
  }
};

async function* framesOfGif(window: Window): AsyncGenerator<number> {
  let at = 13 + tableBytes((await window.from(0, 13))[10] ?? 0);
  for (;;) {
    const block = await window.from(at, 10);
    if (block[0] === EXTENSION) at = await afterBlocks(window, at + 2);
    else if (block[0] === IMAGE) {
      yield at;
      at = await afterBlocks(window, at + 11 + tableBytes(block[9] ?? 0));
    } else return;
  }
}

async function* framesOfWebp(window: Window): AsyncGenerator<number> {
  for (let at = 12; ;) {
    const chunk = await window.from(at, 8);
    if (chunk.length < 8) return;
    if (chunk.toString('latin1', 0, 4) === 'ANMF') yield at;
    const length = chunk.readUInt32LE(4);
    at += 8 + length + (length % 2);
  }
}

const framesOf = async (window: Window): Promise<AsyncGenerator<number> | undefined> => {
  const head = (await window.from(0, 12)).toString('latin1');
  if (head.startsWith('GIF8')) return framesOfGif(window);
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? framesOfWebp(window) : undefined;
};

/** Whether a GIF or WebP file has more frames than this. Stops at the first of them. Lets other work run in between. */
export const hasMoreFrames = async (path: string, most: number): Promise<boolean> => {
  const file = await open(path);
  try {
    const pace = new Pace();
    let count = 0;
    for await (const _frame of (await framesOf(new Window(file))) ?? []) {
      count += 1;
      if (count > most) return true;
      if (pace.isDue) await pace.rest();
    }
    return false;
  } finally {
    await file.close();
  }
};
