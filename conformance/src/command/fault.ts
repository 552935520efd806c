import type { Exchange, Outcome } from '../run/outcome.js';
import type { Redact } from './redact.js';

/** Longer bodies are cut. */
const MOST = 1500;

const cut = (text: string): string => (text.length > MOST ? `${text.slice(0, MOST)} …` : text);

const isText = (bytes: Buffer): boolean => !bytes.includes(0) || bytes.length < MOST;

const bodyText = ({ request: { body } }: Exchange): string => {
  if (body.length === 0) return '';
  return isText(body) ? cut(body.toString()) : `${String(body.length)} bytes`;
};

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

const shownHeaders = ({ request: { headers } }: Exchange): [string, string][] =>
  Object.entries(headers).filter(
    ([name]) => !['Accept', 'User-Agent', 'Authorization', 'Cookie'].includes(name),
  );

/** Returns a command that sends the request again with the reader's own credentials. */
const curlOf = (exchange: Exchange): string => {
  const { method, request } = exchange;
  const user = request.headers.Authorization?.startsWith('Basic ') === true ? ' -u "$EMAIL:$API_KEY"' : '';
  const headers = shownHeaders(exchange).map(([name, value]) => ` -H ${quoted(`${name}: ${value}`)}`);
  const data = request.body.length > 0 ? ` --data-binary ${quoted(bodyText(exchange))}` : '';
  return `curl -X ${method}${user}${headers.join('')}${data} ${quoted(request.url.href)}`;
};

const requestLines = (exchange: Exchange): string[] => {
  const { method, request } = exchange;
  const body = bodyText(exchange);
  return [
    `${method} ${request.url.pathname}${cut(request.url.search)}`,
    ...shownHeaders(exchange).map(([name, value]) => `${name}: ${value}`),
    ...(body === '' ? [] : ['', body]),
  ];
};

const indented = (lines: readonly string[]): string => lines.map((line) => `      ${line}`).join('\n');

/** Returns what a reader needs to understand a fault: the reason, the request, and a command that repeats it. */
export const faultText = ({ one, reason = '', exchange }: Outcome, redact: Redact): string => {
  const parts = [
    one.name,
    `    ${redact(cut(reason)).replaceAll('\n', '\n    ')}`,
    ...(exchange
      ? [
          `    request:\n${indented(requestLines(exchange))}`,
          `    answer: ${String(exchange.received?.status ?? 'none')}`,
          `    again: ${curlOf(exchange)}`,
        ]
      : []),
  ];
  return redact(parts.join('\n'));
};
