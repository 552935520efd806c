import { getEventListeners } from 'node:events';
import type { ServerResponse } from 'node:http';
import { inspect } from 'node:util';

import { expect } from 'chai';

import { ConnectionError, RateLimitHitError } from '../../client/src/index.js';
import { clientOf, listen } from './fixtures.js';

const LIMIT = JSON.stringify({ code: 'RATE_LIMIT_HIT', msg: 'Too many' });
const STATE = { queue_id: 'q', last_event_id: -1, event_queue_longpoll_timeout_seconds: 1 };

describe('a client that gets other responses than those of the contract', () => {
  let server: Awaited<ReturnType<typeof listen>>;
  let requests: string[];
  let waits: number[];
  let respond: (response: ServerResponse, url: string) => void;

  before(async () => {
    server = await listen((request, response) => {
      requests.push(`${request.method ?? ''} ${request.url ?? ''}`);
      respond(response, request.url ?? '');
    });
  });
  beforeEach(() => {
    requests = [];
    waits = [];
  });
  after(() => {
    server.close();
  });

  const client = (options: object = {}) =>
    clientOf(
      { ...server, credentials: { email: 'a@example.com', key: 'secret' } },
      {
        attempts: 2,
        random: () => 0,
        wait: (milliseconds, signal) => {
          waits.push(milliseconds);
          signal?.throwIfAborted();
          return Promise.resolve();
        },
        ...options,
      },
    );

  const failure = async (call: Promise<unknown>): Promise<unknown> =>
    call.then(
      (value) => expect.fail(`no error, but ${String(value)}`),
      (error: unknown) => error,
    );

  it('throws at once for a page in place of a response', async () => {
    respond = (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Log in</h1>');
    const page = await failure(client().listAlertWords());
    expect(page).to.be.instanceOf(ConnectionError).and.to.include({ status: 200 });
    for (const transport of ['poll', 'stream'] as const) {
      const event = client()
        .events({ types: ['message'], transport })
        .next();
      expect(await failure(event)).to.be.instanceOf(ConnectionError);
    }
    expect(requests).to.have.length(3);
  });

  it('does not take a page for a stream without events', async () => {
    respond = (response, url) => {
      if (url.startsWith('/api/v1/register')) response.end(JSON.stringify(STATE));
      else response.writeHead(200, { 'Content-Type': 'text/html' }).end('data: {}\n\n');
    };
    const event = client()
      .events({ types: ['message'], transport: 'stream' })
      .next();
    expect(await failure(event))
      .to.be.instanceOf(ConnectionError)
      .and.to.include({ status: 200 });
  });

  it('repeats a request whose response is a part of one', async () => {
    respond = (response) => {
      // Without a length, the end of the connection is that of the response.
      response.socket?.end(
        'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n{"result":"succ',
      );
    };
    const error = await failure(client().listAlertWords());
    expect(error)
      .to.be.instanceOf(ConnectionError)
      .and.to.include({ message: 'The response is not complete.' });
    expect(requests).to.have.length(2);
  });

  it('waits until the date of a limit, by the clock of the server', async () => {
    respond = (response) => {
      const dates = { Date: 'Sun, 06 Nov 1994 08:49:37 GMT', 'Retry-After': 'Sun, 06 Nov 1994 08:50:07 GMT' };
      response.writeHead(429, dates).end(LIMIT);
    };
    const error = await failure(client().listAlertWords());
    expect(error).to.be.instanceOf(RateLimitHitError).and.to.include({ retryAfter: 30 });
    expect(waits).to.deep.equal([30_000]);
  });

  it('waits as long as a proxy requires', async () => {
    respond = (response) => response.writeHead(503, { 'Retry-After': '7' }).end('<h1>Maintenance</h1>');
    expect(await failure(client().listAlertWords())).to.include({ status: 503, retryAfter: 7 });
    expect(waits).to.deep.equal([7000]);
  });

  it('waits until the next day for events', async () => {
    respond = (response) => response.writeHead(429, { 'Retry-After': '86400' }).end(LIMIT);
    const ending = new AbortController();
    const wait = (milliseconds: number): Promise<void> => {
      waits.push(milliseconds);
      if (waits.length === 3) ending.abort();
      return Promise.resolve();
    };
    const event = client({ wait })
      .events({ types: ['message'], signal: ending.signal })
      .next();
    expect(await failure(event)).to.equal(ending.signal.reason);
    expect(waits).to.deep.equal([86_400_000, 86_400_000, 86_400_000]);
  });

  it('waits longer each time that a new queue is unknown', async () => {
    const ending = new AbortController();
    respond = (response, url) => {
      if (url.startsWith('/api/v1/register')) response.end(JSON.stringify(STATE));
      else response.writeHead(400).end(JSON.stringify({ code: 'BAD_EVENT_QUEUE_ID', msg: 'Bad' }));
      if (waits.length === 4) ending.abort();
    };
    const waiting = client({ random: () => 1 }).events({ types: ['message'], signal: ending.signal });
    expect(await failure(waiting.next())).to.equal(ending.signal.reason);
    expect(waits.slice(0, 4)).to.deep.equal([500, 1000, 2000, 4000]);
  });

  it('sends no request to the path of another operation', async () => {
    for (const emoji_name of ['', '.', '..']) {
      const error = await failure(client().deleteCustomEmoji({ emoji_name }));
      expect(error).to.be.instanceOf(TypeError);
      expect((error as Error).message).to.equal(`emoji_name cannot be '${emoji_name}'.`);
    }
    const untyped = {} as { emoji_name: string };
    expect(await failure(client().deleteCustomEmoji(untyped))).to.be.instanceOf(TypeError);
    expect(requests).to.deep.equal([]);
  });

  it('refuses an address that is not one of a site, without showing the credentials in it', () => {
    for (const url of [
      'chat',
      'localhost:9991',
      'https://me:secret@example.com',
      'https://example.com/?a=secret',
    ]) {
      expect(() => clientOf({ url, credentials: { email: 'a@example.com', key: 'k' } }))
        .to.throw(TypeError, /^The site must be an address/)
        .and.to.satisfy((error: Error) => !String(error.stack).includes('secret'));
    }
    expect(() => client({ key: undefined })).to.throw(TypeError, /needs a key/);
  });

  it('waits for a response if there is no limit', async () => {
    respond = (response) => void setImmediate(() => response.end('{"alert_words":[]}'));
    expect(await client({ timeout: Infinity, attempts: 1 }).listAlertWords()).to.deep.equal({
      alert_words: [],
    });
  });

  it('keeps nothing of its calls at a signal', async () => {
    respond = (response) => response.end('{"alert_words":[]}');
    const { signal } = new AbortController();
    await client().listAlertWords({}, { signal });
    expect(getEventListeners(signal, 'abort')).to.deep.equal([]);
    respond = (response) => response.destroy();
    await failure(client().listAlertWords({}, { signal }));
    expect(getEventListeners(signal, 'abort')).to.deep.equal([]);
  });

  it('has the key in no error', async () => {
    respond = (response) => response.destroy();
    const error = await failure(client().sendMessage({ type: 'direct', to: [1], content: 'x' }));
    expect(inspect(error, { depth: 9, showHidden: true })).not.to.match(/secret|YUBleGFtcGxl/);
  });

  it('reads a character of an event stream that comes in two pieces', async () => {
    const event = { type: 'message', id: 0, message: { id: 1, content: 'Gr\u00fc\u00dfe \u{1f419}' } };
    const bytes = Buffer.from(`id: 0\ndata: ${JSON.stringify(event)}\n\n`);
    respond = (response, url) => {
      if (!url.includes('/events/stream')) {
        const state = url.includes('/register') ? STATE : {};
        response.end(JSON.stringify({ result: 'success', msg: '', ...state }));
        return;
      }
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      const pieces = Array.from(bytes, (byte) => Buffer.from([byte]));
      const next = (): void => {
        const piece = pieces.shift();
        if (piece) response.write(piece, () => setImmediate(next));
      };
      next();
    };
    const events = client().events({ types: ['message'], transport: 'stream' });
    const { value } = await events.next();
    expect(value?.message.content).to.equal('Gr\u00fc\u00dfe \u{1f419}');
    await events.return();
  });
});
