import { errors } from '../../../generated/errors.js';
import { budgets } from '../../lib/budgets.js';
import { mebibytes } from '../../lib/bytes.js';
import { responsibleFor } from '../identity/actor.js';
import type { Services } from '../services.js';
import { type ByteAccounts, createByteAccounts } from './held-bodies.js';
import type { BeforeFile } from './operation.js';
import type { Context, RequestState } from './request-state.js';
import type { RouteRow } from '../../contract/types.js';
import type { FileAllowance } from '../../contract/uploaded-file.js';

/** In seconds. */
const RETRY_AFTER = 1;

/** The bytes that requests with files may still write. Each counts with its whole length from its beginning. */
export const createReceivedFiles = (): ByteAccounts =>
  createByteAccounts({ all: Infinity, each: budgets.receivedFilesOfUser.bytes });

const isFull = async ({ files, config, receivedFiles }: Services): Promise<boolean> =>
  (await files.freeBytes()) - receivedFiles.held < mebibytes(config.uploadDiskReserveMib);

const refusal = ({ errors: named }: RouteRow): Error =>
  named.includes('uploadDiskFull') ? errors.uploadDiskFull() : errors.storeUnavailable();

/**
 * Reserves space for the files of a request, until it is over. Throws if its owner sends too much at once, or if the disk
 * would have too little space left after all files that are on their way.
 */
const reserveSpace = async (
  request: RequestState,
  services: Services,
  owner: string,
  bytes: number,
): Promise<void> => {
  const { receivedFiles, log } = services;
  if (!receivedFiles.take(owner, bytes)) throw errors.rateLimitHit({ 'retry-after': RETRY_AFTER });
  request.releaseSpace = () => {
    receivedFiles.give(owner, bytes);
  };
  if (!(await isFull(services))) return;
  log.error('An upload was refused: the disk of UPLOADS has less than UPLOAD_DISK_RESERVE_MIB free.');
  throw refusal(request.route);
};

/** Refuses files for which there is no space, before they are on the disk. */
export const admitFiles = async (
  { req, state: { request } }: Context,
  services: Services,
  { maxBytes }: FileAllowance,
  beforeFile: BeforeFile<Services> | undefined,
): Promise<void> => {
  const { route, actor } = request;
  if (!actor) throw new Error(`${route.operationId} takes files of unknown senders.`);
  const most = maxBytes + route.body.bytes;
  const { 'content-length': stated } = req.headers;
  const bytes = stated === undefined ? most : Math.min(Number(stated), most);
  await reserveSpace(request, services, String(responsibleFor(actor)), bytes);
  // The rest of the body may be fields.
  const least = stated === undefined ? 0 : Math.max(0, bytes - route.body.bytes);
  await beforeFile?.({ store: services.store, services, actor }, least);
};
