import type { IncomingMessage } from 'node:http';

import { errors } from '../../generated/errors.js';
import type { Services } from '../services.js';
import { readText } from './body-text.js';
import type { Context, RawParameters } from './request-state.js';
import { checkJsonBody } from './decode.js';
import { bodyTooLarge, parseForm } from './form.js';
import type { BeforeFile } from './operation.js';
import { admitFiles } from './received-files.js';
import { readMultipart } from './multipart.js';
import type { FileAllowance } from './uploaded-file.js';

type Fields = Readonly<Record<string, string>>;

const forms = new WeakMap<IncomingMessage, Promise<Fields>>();

/** Returns the urlencoded body of a request. Reads it once, even if several steps ask for it. */
export const readForm = (context: Context, maxBytes: number): Promise<Fields> => {
  let form = forms.get(context.req);
  if (!form) {
    form = readText(context, maxBytes).then((text) => parseForm(text, maxBytes));
    forms.set(context.req, form);
  }
  return form;
};

const readJson = async (context: Context): Promise<RawParameters> => {
  const { route, call } = context.state.exchange;
  const text = call?.body ?? (await readText(context, route.body.bytes));
  if (call && Buffer.byteLength(text) > route.body.bytes) throw bodyTooLarge(route.body.bytes);
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
export const readBody = async (
  context: Context,
  services: Services,
  beforeFile?: BeforeFile,
): Promise<void> => {
  const { exchange } = context.state;
  switch (exchange.call ? 'json' : context.is('urlencoded', 'multipart/form-data', 'json')) {
    case 'urlencoded':
      exchange.requestBody = await readForm(context, exchange.route.body.bytes);
      break;
    case 'multipart/form-data': {
      const allowed = allowance(context, services);
      if (allowed) await admitFiles(context, services, allowed, beforeFile);
      const { fields, files } = await readMultipart(context, allowed);
      exchange.requestBody = fields;
      exchange.files = files;
      break;
    }
    case 'json':
      exchange.requestBody = await readJson(context);
      break;
  }
};
