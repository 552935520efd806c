import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

import type { Choices } from './choices.js';

/** A change of a file that has not reached the disk yet. */
type Step =
  | { readonly kind: 'write'; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly size: number };

/** The unit in which a disk writes. */
const SECTOR = 512;

const grown = (content: Buffer, size: number): Buffer =>
  content.length >= size ? content : Buffer.concat([content, Buffer.alloc(size - content.length)]);

const apply = (content: Buffer, step: Step): Buffer => {
  if (step.kind === 'truncate') return grown(content, step.size).subarray(0, step.size);
  const changed = grown(content, step.at + step.bytes.length);
  step.bytes.copy(changed, step.at);
  return changed;
};

/** One file as a disk has it: what was synced, and what the disk may have or not. */
class ImageOfFile {
  #synced: Buffer;
  #pending: Step[] = [];

  constructor(content: Buffer) {
    this.#synced = content;
  }

  add(step: Step): void {
    this.#pending.push(step);
  }

  /** The number of steps that a sync covers which begins now. */
  get covered(): number {
    return this.#pending.length;
  }

  /** Ends a sync that covered this many steps when it began. */
  sync(covered: number): void {
    for (const step of this.#pending.splice(0, covered)) this.#synced = apply(this.#synced, step);
  }

  /** Returns the content after a loss of power. The disk has none of the pending steps, or any of them, whole or in part. */
  afterLoss(choices: Choices, isAnyThere: boolean): Buffer {
    let content: Buffer = Buffer.from(this.#synced);
    for (const step of this.#pending) {
      if (!isAnyThere || choices.chance(0.5)) continue;
      const isTorn = step.kind === 'write' && choices.chance(0.2);
      const sectors = isTorn ? choices.below(step.bytes.length / SECTOR) : 0;
      content = apply(content, isTorn ? { ...step, bytes: step.bytes.subarray(0, sectors * SECTOR) } : step);
    }
    return content;
  }
}

/** A line of strace: `123 pwrite64(17<\x2f\x64>, "\x37\x7f", 2, 0) = 2`, with the path of the file and the bytes. */
const CALL = /^(\d+) +(\w+)\(\d+<([^>]*)>(.*)$/s;
const RESUMED = /^(\d+) +<\.\.\. (\w+) resumed>.*= 0$/;
const WRITE = /^, "((?:\\x[0-9a-f]{2})*)", (\d+), (\d+)/;
const TRUNCATE = /^, (\d+)\)/;
const SYNCS = new Set(['fsync', 'fdatasync']);

/** Some files as a disk has them, followed through the system calls of a process. */
export class DiskImage {
  readonly #files: ReadonlyMap<string, ImageOfFile>;
  /** The sync that each thread is in. */
  readonly #syncing = new Map<string, { readonly file: ImageOfFile; readonly covered: number }>();

  constructor(contents: ReadonlyMap<string, Buffer>) {
    this.#files = new Map(
      [...contents].map(([path, content]) => [path, new ImageOfFile(Buffer.from(content))]),
    );
  }

  /** Reads the output of strace. */
  async follow(trace: string): Promise<void> {
    for await (const line of createInterface({ input: createReadStream(trace) })) this.#take(line);
  }

  afterLoss(choices: Choices): ReadonlyMap<string, Buffer> {
    const isAnyThere = choices.chance(0.5);
    return new Map([...this.#files].map(([path, file]) => [path, file.afterLoss(choices, isAnyThere)]));
  }

  #take(line: string): void {
    const [, resumedThread = '', resumedCall = ''] = RESUMED.exec(line) ?? [];
    if (SYNCS.has(resumedCall)) this.#endSync(resumedThread);
    const [, thread = '', call = '', path = '', rest = ''] = CALL.exec(line) ?? [];
    const file = this.#files.get(bytesOf(path).toString());
    if (!file) return;
    if (SYNCS.has(call)) {
      this.#syncing.set(thread, { file, covered: file.covered });
      if (rest.endsWith('= 0')) this.#endSync(thread);
    } else if (call === 'pwrite64') file.add(writeOf(line, rest));
    else if (call === 'ftruncate') file.add({ kind: 'truncate', size: Number(TRUNCATE.exec(rest)?.[1]) });
    else throw new Error(`An unknown change of a file: ${line.slice(0, 200)}`);
  }

  #endSync(thread: string): void {
    const syncing = this.#syncing.get(thread);
    this.#syncing.delete(thread);
    syncing?.file.sync(syncing.covered);
  }
}

const bytesOf = (text: string): Buffer => Buffer.from(text.replaceAll('\\x', ''), 'hex');

const writeOf = (line: string, rest: string): Step => {
  const [, text = '', size, at] = WRITE.exec(rest) ?? [];
  const bytes = bytesOf(text);
  if (bytes.length !== Number(size)) throw new Error(`An incomplete write: ${line.slice(0, 200)}`);
  return { kind: 'write', at: Number(at), bytes };
};
