import type { IncomingMessage } from 'node:http';
import type { ParsedUrlQuery } from 'node:querystring';

import { errors } from '../../../generated/errors.js';
import type { Services } from '../services.js';
import { type BodyText, readBodyText } from './body-text.js';
import type { Context, RawParameters, RequestState } from './request.js';
import { checkJsonBody } from './decode.js';
import { bodyTooLarge, lastValues, parseForm } from './form.js';
import type { BeforeFile } from './operation.js';
import { readMultipart } from './multipart.js';
import type { FileAllowance } from '../../contract/uploaded-file.js';
import { budgets } from '../../lib/budgets.js';
import { mebibytes } from '../../lib/bytes.js';
import { responsibleFor } from '../identity/actor.js';
import { type ByteAccounts, createByteAccounts } from './held-bodies.js';
import type { RouteRow } from '../../contract/types.js';

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
const admitFiles = async (
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

type Fields = Readonly<Record<string, string>>;

/** What the parser of koa-body reads in another way: names with brackets, `]=`, and no name or `__proto__`. */
const READ_OTHERWISE = /(?:^|&)(?:=|[^=&]*(?:\[|%5B))|(?:\]|%5D)=|__proto__/i;

const fieldsOf = ({ text, parsed }: BodyText, maxBytes: number): Fields =>
  parsed === undefined || READ_OTHERWISE.test(text)
    ? parseForm(text, maxBytes)
    : lastValues(parsed as ParsedUrlQuery);

const forms = new WeakMap<IncomingMessage, Promise<Fields>>();

/** Returns the urlencoded body of a request. Reads it once, even if several steps ask for it. */
export const readForm = (context: Context, maxBytes: number): Promise<Fields> => {
  let form = forms.get(context.req);
  if (!form) {
    form = readBodyText(context, maxBytes).then((body) => fieldsOf(body, maxBytes));
    forms.set(context.req, form);
  }
  return form;
};

/** Returns the JSON of a request, or of a call in the body of another one. */
const readJsonText = async (context: Context): Promise<BodyText> => {
  const { route, call } = context.state.request;
  if (!call) return readBodyText(context, route.body.bytes);
  if (Buffer.byteLength(call.body) > route.body.bytes) throw bodyTooLarge(route.body.bytes);
  return { text: call.body };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw errors.malformedJson();
  }
};

const readJson = async (context: Context): Promise<RawParameters> => {
  const { text, parsed } = await readJsonText(context);
  if (text.trim() === '') return {};
  checkJsonBody(text, context.state.request.route);
  const body = parsed ?? parseJson(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw errors.malformedJson();
  return body as RawParameters;
};

const allowance = (context: Context, services: Services): FileAllowance | undefined => {
  const file = context.state.request.route.parameters.find(({ kind }) => kind === 'file');
  return file?.maxBytes === undefined
    ? undefined
    : { directory: services.files.temporary, maxBytes: file.maxBytes };
};

/** Reads parameters from a urlencoded, multipart or JSON body, for any method. */
export const readBody = async (
  context: Context,
  services: Services,
  beforeFile?: BeforeFile<Services>,
): Promise<void> => {
  const { request } = context.state;
  switch (request.call ? 'json' : context.is('urlencoded', 'multipart/form-data', 'json')) {
    case 'urlencoded':
      request.requestBody = await readForm(context, request.route.body.bytes);
      break;
    case 'multipart/form-data': {
      const allowed = allowance(context, services);
      if (allowed) await admitFiles(context, services, allowed, beforeFile);
      const { fields, files } = await readMultipart(context, allowed);
      request.requestBody = fields;
      request.files = files;
      break;
    }
    case 'json':
      request.requestBody = await readJson(context);
      break;
  }
};
