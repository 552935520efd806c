import type SharpLibrary from 'sharp';
import type { Metadata } from 'sharp';

import { hasMoreFrames } from './frames.js';
import { OwnerTurns } from '../../lib/owner-turns.js';

type Library = typeof SharpLibrary;

/** A picture that a user uploaded. */
export interface SentPicture {
  readonly path: string;
  /** ID of the user whose work queue it joins. Bots share the queue of their owner. */
  readonly user: number;
}

/** All other decoders are blocked. A file is decoded by its content, whatever its name and type claim. */
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

/** One picture at a time, since each briefly needs much memory. */
const turns = new OwnerTurns<number>({ places: 1, ofOwner: 1 });

/** Runs work on one picture at a time. Loads the library at first use, since many servers never need it. */
export const withUserTurn = <T>({ user }: SentPicture, work: (sharp: Library) => Promise<T>): Promise<T> =>
  turns.run(user, async () => work(await (library ??= open())));

/** The library lists the durations of all frames within the event loop. A million frames would block it for 60 ms. */
const MOST_FRAMES = 10_000;

export class TooManyFramesError extends Error {}

/**
 * Returns the metadata from the beginning of a file. It reads no pixels and does not block the event loop. Throws if the
 * file has too many frames.
 */
export const readHeader = async (sharp: Library, { path }: SentPicture): Promise<Metadata> => {
  if (await hasMoreFrames(path, MOST_FRAMES)) throw new TooManyFramesError();
  return sharp(path, { limitInputPixels: false }).metadata();
};
