import type { IncomingMessage } from 'node:http';

import { errors } from '../../generated/errors.js';
import type { Context, Middleware, RawParameters } from './exchange.js';
import { MAX_FIELDS, parseForm } from './form.js';

/** Enough for a thousand drafts of the greatest length; an upload has its own limit. */
const MAX_BODY_BYTES = 10 * 1024 * 1024;
const MAX_UPLOAD_BYTES = 25 * 1024 * 1024;

const forms = new WeakMap<IncomingMessage, Promise<RawParameters>>();

const readText = async (request: IncomingMessage): Promise<string> => {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw errors.payloadTooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw errors.payloadTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** The urlencoded body of a request; read once, whoever asks. */
export const readForm = (context: Context): Promise<RawParameters> => {
  let form = forms.get(context.req);
  if (!form) {
    form = readText(context.req).then(parseForm);
    forms.set(context.req, form);
  }
  return form;
};

const readJson = async (context: Context): Promise<RawParameters> => {
  const text = await readText(context.req);
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

interface Part extends NodeJS.EventEmitter {
  readonly name: string | null;
  readonly originalFilename?: string | null;
}

/**
 * Reads fields and files of a multipart body. The fields are collected here, not by the library,
 * which loses a field called `constructor`; files go to the library's temporary directory.
 */
const readMultipart = async (context: Context): Promise<RawParameters> => {
  const { koaBody } = await import('koa-body');
  const fields = Object.create(null) as Record<string, unknown>;
  let size = 0;
  const collect = (part: Part): void => {
    const chunks: Buffer[] = [];
    part.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) chunks.push(chunk);
    });
    part.on('end', () => {
      if (part.name !== null) fields[part.name] = Buffer.concat(chunks).toString('utf8');
    });
  };
  const read = koaBody({
    multipart: true,
    urlencoded: false,
    json: false,
    text: false,
    parsedMethods: [context.method as never],
    formidable: {
      maxFields: MAX_FIELDS,
      maxFileSize: MAX_UPLOAD_BYTES,
      allowEmptyFiles: true,
      minFileSize: 0,
      onPart: ((part: Part, keep: (part: Part) => void) => {
        if (part.originalFilename) keep(part);
        else collect(part);
      }) as never,
    },
    onError: (error) => {
      throw (error as { httpCode?: number }).httpCode === 413
        ? errors.payloadTooLarge()
        : errors.malformedForm();
    },
  });
  await read(context, () => Promise.resolve());
  if (size > MAX_BODY_BYTES) throw errors.payloadTooLarge();
  const { files } = context.request as unknown as { files?: Record<string, unknown> };
  for (const [name, file] of Object.entries(files ?? {})) {
    fields[name] = Array.isArray(file) ? (file as unknown[]).at(-1) : file;
  }
  return fields;
};

const bodyOf = (context: Context): Promise<RawParameters> | undefined => {
  switch (context.is('urlencoded', 'multipart/form-data', 'json')) {
    case 'urlencoded':
      return readForm(context);
    case 'multipart/form-data':
      return readMultipart(context);
    case 'json':
      return readJson(context);
    default:
      return undefined;
  }
};

/** Takes parameters from a urlencoded, multipart or JSON body, whatever the method. */
export const readBody: Middleware = async (context, next) => {
  const body = bodyOf(context);
  if (body) context.state.exchange.body = await body;
  await next();
};
