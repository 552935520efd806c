import type { IncomingMessage } from 'node:http';

import { errors } from '../../generated/errors.js';
import type { Server } from '../server.js';
import type { Context, Middleware, RawParameters } from './exchange.js';
import { MAX_BODY_BYTES, parseForm } from './form.js';
import { discard, readMultipart } from './multipart.js';
import type { FileAllowance } from './uploaded-file.js';

type Fields = Readonly<Record<string, string>>;

const forms = new WeakMap<IncomingMessage, Promise<Fields>>();

/** The body of a request as text; throws `payloadTooLarge` beyond `maxBytes`. */
const readBounded = async (request: IncomingMessage, maxBytes = MAX_BODY_BYTES): Promise<string> => {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw errors.payloadTooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw errors.payloadTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** The urlencoded body of a request; read once, also when several steps ask for it. */
export const readForm = (context: Context, maxBytes = MAX_BODY_BYTES): Promise<Fields> => {
  let form = forms.get(context.req);
  if (!form) {
    form = readBounded(context.req, maxBytes).then(parseForm);
    forms.set(context.req, form);
  }
  return form;
};

/** Some clients begin a text with the mark of its byte order, which is no part of it. */
const BYTE_ORDER_MARK = /^\ufeff/;

const readJson = async (context: Context): Promise<RawParameters> => {
  const text = (await readBounded(context.req)).replace(BYTE_ORDER_MARK, '');
  if (text.trim() === '') return {};
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw errors.malformedJson();
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw errors.malformedJson();
  return body as RawParameters;
};

const allowance = (context: Context, server: Server): FileAllowance | undefined => {
  const file = context.state.exchange.route.parameters.find(({ kind }) => kind === 'file');
  return file?.maxBytes === undefined
    ? undefined
    : { directory: server.files.temporary, maxBytes: file.maxBytes };
};

/** Takes parameters from a urlencoded, multipart or JSON body, whatever the method. */
export const readBody =
  (server: Server): Middleware =>
  async (context, next) => {
    const { exchange } = context.state;
    switch (context.is('urlencoded', 'multipart/form-data', 'json')) {
      case 'urlencoded':
        exchange.body = await readForm(context);
        break;
      case 'multipart/form-data': {
        const { fields, files } = await readMultipart(context.req, allowance(context, server));
        exchange.body = fields;
        exchange.files = files;
        break;
      }
      case 'json':
        exchange.body = await readJson(context);
        break;
    }
    try {
      await next();
    } finally {
      await discard(exchange.files);
    }
  };
