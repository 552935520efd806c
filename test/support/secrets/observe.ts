import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { redact } from '../../../src/lib/redact.js';
import { keepAuthorization, keepCookies, keepLinks, keepNamed } from './find.js';
import { logCheck } from './log-check.js';

/** Keeps the secrets in the head of a request, whichever client sent it. */
const keepRequest = ({ headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>): void => {
  keepAuthorization(headers.authorization);
  keepCookies(headers.cookie);
  const [path = '', query] = url.split('?');
  keepLinks(path);
  if (query !== undefined) keepNamed(Object.fromEntries(new URLSearchParams(query)));
};

const keepResponse = (response: ServerResponse): void => {
  const cookies = response.getHeader('set-cookie');
  for (const header of [cookies ?? []].flat()) keepCookies(String(header));
};

/** An entry of a log as it is printed: of an error only the stack is. */
const printed = (entry: string): string => {
  const { err, ...details } = JSON.parse(entry) as { err?: { stack?: string } };
  return redact(`${JSON.stringify(details)}\n${err?.stack ?? ''}`);
};

/** Observes the HTTP servers and the logs of this process, whichever test made them. */
export const observe = (): void => {
  subscribe('http.server.request.start', (message) => {
    keepRequest((message as { request: IncomingMessage }).request);
  });
  subscribe('http.server.response.finish', (message) => {
    keepResponse((message as { response: ServerResponse }).response);
  });
  subscribe('tracing:pino_asJson:end', (message) => {
    logCheck.line(printed((message as { result: string }).result));
  });
};
