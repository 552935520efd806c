import type { LookupAddress } from 'node:dns';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { BlockList, LookupFunction } from 'node:net';

import type { Clock } from '../../../lib/clock.js';
import { resolveHost } from './addresses.js';
import { ConnectionFailed, RefusedAddress, RefusedUrl, ResponseTooLarge, TimedOut } from './failures.js';
import { redirected, type OutgoingRequest } from './redirects.js';

const MOST_REDIRECTS = 5;
/** Responses with a 1xx status before the response itself. Their number has no other limit. */
const MOST_INTERIM = 10;

export interface SendOptions {
  readonly clock: Clock;
  /** Addresses that are not public, to which requests may go nevertheless. */
  readonly allowed: BlockList;
  readonly timeoutMs: number;
  /** The maximum size of the response. */
  readonly maxBytes: number;
  /** Ends the request early. */
  readonly signal: AbortSignal;
}

export interface OutgoingResponse {
  readonly status: number;
  readonly text: string;
}

/** Resolves each name to addresses that are checked already. */
const lookupOf =
  (addresses: readonly LookupAddress[]): LookupFunction =>
  (_, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, [...addresses]);
    else callback(null, first?.address ?? '', first?.family);
  };

/** Sends one request without following redirects. */
const begin = async (
  { url, method, headers, body }: OutgoingRequest,
  { allowed }: SendOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> => {
  const addresses = await resolveHost(url.hostname, allowed);
  signal.throwIfAborted();
  const isSecure = url.protocol === 'https:';
  const length = method === 'GET' ? {} : { 'Content-Length': Buffer.byteLength(body) };
  const options: RequestOptions & { rejectUnauthorized: boolean } = {
    hostname: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port,
    path: `${url.pathname}${url.search}`,
    method,
    headers: { ...headers, ...length },
    lookup: lookupOf(addresses),
    // A connection of its own, without the proxies and settings of a shared agent.
    agent: false,
    rejectUnauthorized: true,
    signal,
  };
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? requestHttps : requestHttp)(options, resolve);
    let interim = 0;
    sent.on('information', () => {
      interim += 1;
      if (interim > MOST_INTERIM) sent.destroy(new ResponseTooLarge('The response is too large.'));
    });
    sent.on('error', reject);
    // A service that changes the protocol closes the request without an error.
    sent.on('close', () => {
      reject(new ConnectionFailed('The connection ended without a response.'));
    });
    sent.end(body);
  });
};

/** Reads a response to its end. Of a failure, only the start is needed. */
const read = async (response: IncomingMessage, maxBytes: number): Promise<OutgoingResponse> => {
  const { statusCode: status = 0 } = response;
  const isFailure = status < 200 || status > 299;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes && !isFailure) throw new ResponseTooLarge('The response is too large.');
    chunks.push(chunk);
    if (bytes > maxBytes) break;
  }
  return { status, text: Buffer.concat(chunks).toString() };
};

const follow = async (
  request: OutgoingRequest,
  options: SendOptions,
  signal: AbortSignal,
): Promise<OutgoingResponse> => {
  let next = request;
  for (let followed = 0; followed <= MOST_REDIRECTS; followed += 1) {
    const response = await begin(next, options, signal);
    const target = redirected(next, response.statusCode ?? 0, response.headers.location);
    if (target === undefined) return read(response, options.maxBytes);
    response.destroy();
    if (target === 'refused') throw new RefusedUrl('The response redirects to another site.');
    next = target;
  }
  throw new RefusedUrl('The response redirects too often.');
};

const OWN_FAILURES = [RefusedAddress, RefusedUrl, ResponseTooLarge];

/**
 * Sends a request to another server, and returns the response after redirects. Every host is resolved and checked
 * before a connection to it. Throws one of the failures, or the reason of `signal` if it is aborted.
 */
export const send = async (request: OutgoingRequest, options: SendOptions): Promise<OutgoingResponse> => {
  options.signal.throwIfAborted();
  const ending = new AbortController();
  const end = (): void => {
    ending.abort();
  };
  const cancel = options.clock.after(options.timeoutMs, end);
  // `AbortSignal.any` would keep memory for each request until the end of the long-lived signal.
  options.signal.addEventListener('abort', end);
  const aborted = new Promise<never>((_, reject) => {
    ending.signal.addEventListener('abort', reject);
  });
  try {
    // A slow DNS server does not notice the signal.
    return await Promise.race([follow(request, options, ending.signal), aborted]);
  } catch (error) {
    options.signal.throwIfAborted();
    if (ending.signal.aborted) throw new TimedOut('There was no response in time.');
    if (OWN_FAILURES.some((failure) => error instanceof failure)) throw error;
    throw new ConnectionFailed('The connection failed.');
  } finally {
    cancel();
    options.signal.removeEventListener('abort', end);
  }
};
