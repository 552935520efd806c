import type { Metadata } from 'sharp';

import { budgets } from '../../lib/budgets.js';

/** Pixels of all frames together. No camera produces more, and the server has no resources for more. */
export const MAX_PIXELS = 50_000_000;

const sampleBytes = ({ depth }: Metadata): number => {
  if (depth === 'uchar' || depth === 'char') return 1;
  return depth === 'ushort' || depth === 'short' ? 2 : 4;
};

/** Returns whether a picture with so many frames is too large to decode. An interlaced one is in memory as a whole. */
export const isTooLarge = (metadata: Metadata, frames: number): boolean => {
  const { width, height, channels, isProgressive } = metadata;
  const pixels = width * height * frames;
  const { bytes } = isProgressive ? budgets.interlacedPicture : budgets.decodedPicture;
  return pixels > MAX_PIXELS || pixels * channels * sampleBytes(metadata) > bytes;
};
