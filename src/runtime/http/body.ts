import type { IncomingMessage } from 'node:http';
import type { ParsedUrlQuery } from 'node:querystring';

import { errors } from '../../../generated/errors.js';
import type { Services } from '../services.js';
import { readBodyText, type BodyText } from './body-text.js';
import type { Context, RawParameters } from './request-state.js';
import { checkJsonBody } from './decode.js';
import { bodyTooLarge, lastValues, parseForm } from './form.js';
import type { BeforeFile } from './operation.js';
import { admitFiles } from './received-files.js';
import { readMultipart } from './multipart.js';
import type { FileAllowance } from '../../contract/uploaded-file.js';

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
