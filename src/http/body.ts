import type { IncomingMessage } from 'node:http';
import { StringDecoder } from 'node:string_decoder';

import { errors } from '../../generated/errors.js';
import { ownTurn, Pace } from '../lib/event-loop.js';
import type { Services } from '../services.js';
import type { Context, RawParameters } from './request-state.js';
import { checkJsonBody } from './decode.js';
import { bodyTooLarge, parseForm } from './form.js';
import type { HeldBody } from './held-bodies.js';
import { readMultipart } from './multipart.js';
import type { FileAllowance } from './uploaded-file.js';

type Fields = Readonly<Record<string, string>>;

const forms = new WeakMap<IncomingMessage, Promise<Fields>>();

/** Receives one body. Beyond its limits, discards the rest, so the client can read the error. */
const receive = (request: IncomingMessage, held: HeldBody, maxBytes: number): Promise<Buffer[]> =>
  new Promise((resolve, reject) => {
    if (request.destroyed) throw errors.malformedForm();
    const chunks: Buffer[] = [];
    let size = 0;
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      const refusal = size > maxBytes ? bodyTooLarge(maxBytes) : held.add(chunk.length);
      if (!refusal) {
        chunks.push(chunk);
        return;
      }
      chunks.length = 0;
      request.off('data', take).resume();
      reject(refusal);
    };
    request.on('data', take);
    request.once('end', () => {
      resolve(chunks);
    });
    request.once('close', () => {
      reject(errors.malformedForm());
    });
  });

/** Decodes bytes in steps. Two megabytes of Chinese text at once would block the event loop for 60 ms. */
const toText = async (chunks: readonly Buffer[]): Promise<string> => {
  const decoder = new StringDecoder('utf8');
  const pace = new Pace();
  let text = '';
  for (const chunk of chunks) {
    text += decoder.write(chunk);
    if (pace.isDue) await pace.rest();
  }
  return text + decoder.end();
};

/** Returns the body of a request as text. Throws `payloadTooLarge` beyond `maxBytes`. */
const readBounded = async ({ req, state }: Context, maxBytes: number): Promise<string> => {
  if (Number(req.headers['content-length'] ?? 0) > maxBytes) throw bodyTooLarge(maxBytes);
  const chunks = await receive(req, state.body, maxBytes);
  // Bodies that arrive together are parsed in separate turns of the event loop.
  await ownTurn();
  return toText(chunks);
};

/** Returns the urlencoded body of a request. Reads it once, even if several steps ask for it. */
export const readForm = (context: Context, maxBytes: number): Promise<Fields> => {
  let form = forms.get(context.req);
  if (!form) {
    form = readBounded(context, maxBytes).then((text) => parseForm(text, maxBytes));
    forms.set(context.req, form);
  }
  return form;
};

/** Some clients begin a text with a byte order mark, which is not part of the text. */
const BYTE_ORDER_MARK = /^\ufeff/;

const readJson = async (context: Context): Promise<RawParameters> => {
  const { route } = context.state.exchange;
  const text = (await readBounded(context, route.body.bytes)).replace(BYTE_ORDER_MARK, '');
  if (text.trim() === '') return {};
  checkJsonBody(text, route);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw errors.malformedJson();
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw errors.malformedJson();
  return body as RawParameters;
};

const allowance = (context: Context, services: Services): FileAllowance | undefined => {
  const file = context.state.exchange.route.parameters.find(({ kind }) => kind === 'file');
  return file?.maxBytes === undefined
    ? undefined
    : { directory: services.files.temporary, maxBytes: file.maxBytes };
};

/** Reads parameters from a urlencoded, multipart or JSON body, for any method. */
export const readBody = async (context: Context, services: Services): Promise<void> => {
  const { exchange } = context.state;
  switch (context.is('urlencoded', 'multipart/form-data', 'json')) {
    case 'urlencoded':
      exchange.requestBody = await readForm(context, exchange.route.body.bytes);
      break;
    case 'multipart/form-data': {
      const { fields, files } = await readMultipart(context, allowance(context, services));
      exchange.requestBody = fields;
      exchange.files = files;
      break;
    }
    case 'json':
      exchange.requestBody = await readJson(context);
      break;
  }
};
