import { errors } from '../../generated/errors.js';
import { budgets } from '../budgets.js';
import { mebibytes } from '../lib/bytes.js';
import type { Services } from '../services.js';
import { createByteAccounts, type ByteAccounts } from './byte-accounts.js';
import type { Context } from './request-state.js';
import type { RouteRow } from './types.js';

/** In seconds. */
const RETRY_AFTER = 1;

/** The bytes that requests with files may still write. Each counts with its whole length from its beginning. */
export const createReceivedFiles = (): ByteAccounts =>
  createByteAccounts({ all: Infinity, each: budgets.receivedFilesOfUser.bytes });

/** The most bytes that the body of a request can have. */
export const longestBody = ({ req }: Context, most: number): number => {
  const length = Number(req.headers['content-length'] ?? Infinity);
  return Math.min(length, most);
};

const isFull = async ({ files, config, receivedFiles }: Services): Promise<boolean> =>
  (await files.freeBytes()) - receivedFiles.held < mebibytes(config.uploadDiskReserveMib);

const refusal = ({ errors: named }: RouteRow): Error =>
  named.includes('uploadDiskFull') ? errors.uploadDiskFull() : errors.storeUnavailable();

/**
 * Reserves space for the files of a request, until it is over. Throws if its owner sends too much at once, or if the disk
 * would have too little space left after all files that are on their way.
 */
export const reserveSpace = async (
  { state: { exchange } }: Context,
  services: Services,
  { owner, bytes }: { readonly owner: string; readonly bytes: number },
): Promise<void> => {
  const { receivedFiles, log } = services;
  if (!receivedFiles.take(owner, bytes)) throw errors.rateLimitHit({ 'retry-after': RETRY_AFTER });
  exchange.releaseSpace = () => {
    receivedFiles.give(owner, bytes);
  };
  if (!(await isFull(services))) return;
  log.error('An upload was refused: the disk of UPLOADS has less than UPLOAD_DISK_RESERVE_MIB free.');
  throw refusal(exchange.route);
};
