import type SharpLibrary from 'sharp';
import type { Metadata } from 'sharp';

import { UserSemaphore } from '../lib/user-semaphore.js';

type Library = typeof SharpLibrary;

/** A picture as a user sent it. */
export interface SentPicture {
  readonly path: string;
  /** The user who waits for it; bots share the turns of their owner. */
  readonly user: number;
}

/** All other decoders stay blocked: a file is read by its content, whatever its name and type claim. */
const DECODERS = ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'];

const open = async (): Promise<Library> => {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: DECODERS });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
};

let library: Promise<Library> | undefined;

/** One at a time: each picture needs much memory for a moment. */
const turns = new UserSemaphore(1);

/** Works on one picture at a time. The library is loaded at first use: many servers never need it. */
export const inTurn = <T>({ user }: SentPicture, work: (sharp: Library) => Promise<T>): Promise<T> =>
  turns.run(user, async () => work(await (library ??= open())));

/** What the beginning of a file says of it. Reads no pixels, and does not hold the event loop. */
export const readHeader = (sharp: Library, { path }: SentPicture): Promise<Metadata> =>
  sharp(path, { limitInputPixels: false }).metadata();
