import { type IncomingMessage, request as startHttp, type ServerResponse } from 'node:http';
import { request as startHttps } from 'node:https';
import { pipeline } from 'node:stream/promises';

import { createByteAccounts } from '../../../src/runtime/http/held-bodies.js';
import { ALL_COPIES_BYTES, Copy } from './copy.js';
import { passedHeaders } from './headers.js';

/** What passed through the proxy, for the check. */
export interface Passed {
  readonly method: string;
  /** The path with the query. */
  readonly url: string;
  readonly rawHeaders: readonly string[];
  /** Undefined if it is too long to be checked. */
  readonly requestBody: Buffer | undefined;
  readonly response: IncomingMessage;
  /** Undefined if it is too long to be checked. */
  readonly responseBody: Buffer | undefined;
  /** Forgets the bodies. */
  readonly release: () => void;
}

/** Passes requests on to a server, and keeps copies of the bodies. */
export class Forwarder {
  readonly #accounts = createByteAccounts({ all: ALL_COPIES_BYTES, each: ALL_COPIES_BYTES });

  constructor(private readonly target: URL) {}

  /**
   * Passes one request and its response on as they arrive. `begun` gets the head of the response. Returns what passed.
   * Undefined if one side closed the connection.
   */
  async forward(
    request: IncomingMessage,
    response: ServerResponse,
    begun: (answer: IncomingMessage) => void,
  ): Promise<Passed | undefined> {
    const sent = new Copy(this.#accounts);
    const received = new Copy(this.#accounts);
    const release = (): void => {
      sent.release();
      received.release();
    };
    try {
      const answer = await this.#send(request, response, sent);
      if (!answer) {
        release();
        return undefined;
      }
      begun(answer);
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, passedHeaders(answer.rawHeaders));
      response.flushHeaders();
      await pipeline(answer, received, response);
      const { method = 'GET', url = '/', rawHeaders } = request;
      return {
        method,
        url,
        rawHeaders,
        requestBody: sent.bytes,
        response: answer,
        responseBody: received.bytes,
        release,
      };
    } catch {
      response.destroy();
      release();
      return undefined;
    }
  }

  /** Returns the response of the server. Undefined if there is none, for which the client gets a 502. */
  async #send(
    request: IncomingMessage,
    response: ServerResponse,
    sent: Copy,
  ): Promise<IncomingMessage | undefined> {
    const { method, url = '/', rawHeaders } = request;
    const start = this.target.protocol === 'https:' ? startHttps : startHttp;
    const headers = [...passedHeaders(rawHeaders, ['host']), 'Host', this.target.host];
    const outgoing = start(this.target.origin, {
      method,
      path: this.target.pathname.replace(/\/$/, '') + url,
      headers,
      agent: false,
    });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve).on('error', reject);
    });
    response.once('close', () => {
      if (!response.writableFinished) outgoing.destroy();
    });
    try {
      // A server may respond before it has read the whole body.
      const [answer] = await Promise.all([
        answered,
        Promise.race([pipeline(request, sent, outgoing), answered]),
      ]);
      return answer;
    } catch {
      if (!response.headersSent && !response.destroyed)
        response
          .writeHead(502, { 'Content-Type': 'text/plain' })
          .end('The server behind the proxy does not respond.\n');
      return undefined;
    }
  }
}
