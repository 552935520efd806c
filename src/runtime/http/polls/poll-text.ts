import type { IncomingMessage } from 'node:http';

import { textBytes } from '../../event-log/pending-bytes.js';
import { REQUEST_ID_HEADER } from '../connections.js';

/** What a client sends with each poll of a queue. Only the ID of the last event differs. */
export interface KnownPoll {
  readonly queueId: string;
  readonly authorization: string;
  readonly ignored: readonly string[];
  /** The text of the request up to the ID of the last event, and after it. */
  readonly start: string;
  readonly end: string;
  /** Whether the connection stays open after the response. */
  readonly isKept: boolean;
}

/** A known poll that was sent again. */
export interface FoundPoll {
  readonly known: KnownPoll;
  readonly lastEventId: number;
}

/** The bytes of a poll in memory, apart from its texts. */
const POLL_BYTES = 400;

export const bytesOf = ({ start, end, authorization, ignored }: KnownPoll, queueId: string): number =>
  POLL_BYTES + textBytes([queueId, start, end, authorization, ...ignored].join(''));

const QUEUE_ID = 'queue_id=';
const LAST_EVENT_ID = 'last_event_id=';
/** A number that has one form only. */
const NUMBER = /^(?:0|[1-9]\d{0,14})$/;

/** Returns the ID in the URL of a request, which ends at a space. */
export const queueIdIn = (text: string): string => {
  const from = text.indexOf(QUEUE_ID) + QUEUE_ID.length;
  const [id = ''] = text.slice(from, text.indexOf(' ', from)).split('&', 1);
  return id;
};

const OWN_ID = REQUEST_ID_HEADER.toLowerCase();

/** Whether a header has the ID of its request, which differs each time. */
const isOwnId = (name: string): boolean => name.length === OWN_ID.length && name.toLowerCase() === OWN_ID;

/** Returns a GET request as clients write it, without the header with its ID. Latin-1, as all of Node's headers. */
export const textOf = ({ httpVersion, rawHeaders, url = '' }: IncomingMessage): string => {
  let text = `GET ${url} HTTP/${httpVersion}\r\n`;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const [name = '', value = ''] = [rawHeaders[index], rawHeaders[index + 1]];
    if (!isOwnId(name)) text += `${name}: ${value}\r\n`;
  }
  return `${text}\r\n`;
};

/** Returns the parts of a text around the ID of the last event, and that ID. Undefined if its URL might have another one. */
export const aroundId = (
  url: string,
  text: string,
): { readonly start: string; readonly id: string; readonly end: string } | undefined => {
  if (/[%+]/.test(url)) return undefined;
  const [before, rest, ...others] = url.split(LAST_EVENT_ID);
  if (before === undefined || rest === undefined || others.length > 0 || !/[?&]$/.test(before))
    return undefined;
  const [id = ''] = rest.split('&', 1);
  if (!NUMBER.test(id)) return undefined;
  const at = text.indexOf(LAST_EVENT_ID) + LAST_EVENT_ID.length;
  return { start: text.slice(0, at), id, end: text.slice(at + id.length) };
};

/** Returns the ID of the last event of a poll like the known one. Undefined for the text of another request. */
export const lastEventIdIn = (text: string, { start, end }: KnownPoll): number | undefined => {
  if (!text.startsWith(start) || !text.endsWith(end)) return undefined;
  const id = text.slice(start.length, text.length - end.length);
  return NUMBER.test(id) ? Number(id) : undefined;
};

/** Returns the text of a poll as its client sent it. */
export const sentText = ({ known: { start, end }, lastEventId }: FoundPoll): string =>
  `${start}${lastEventId}${end}`;
