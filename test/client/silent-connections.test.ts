import type { IncomingMessage, ServerResponse } from 'node:http';

import { expect } from 'chai';

import { clientOf, listen } from './fixtures.js';

const STATE = { queue_id: 'q', last_event_id: 7, event_queue_longpoll_timeout_seconds: 0.2 };
const MESSAGE = { type: 'message', id: 8, message: { content: 'hello' } };

/** Responds to all but the first request for events. The first stream begins, and then nothing follows. */
const respond = (
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
  requests: string[],
): void => {
  const json = (body: object): void => void response.end(JSON.stringify(body));
  if (url.startsWith('/api/v1/register')) json(STATE);
  else if (method === 'DELETE') json({});
  else {
    const isFirst = requests.push(url) === 1;
    if (url.includes('/stream'))
      response
        .setHeader('Content-Type', 'text/event-stream')
        .write(isFirst ? ':\n' : `data: ${JSON.stringify(MESSAGE)}\nid: 8\n\n`);
    else if (!isFirst) json({ events: [MESSAGE] });
  }
};

for (const transport of ['poll', 'stream'] as const)
  describe(`a client whose connection is silent (${transport})`, () => {
    const requests: string[] = [];
    let server: Awaited<ReturnType<typeof listen>>;

    before(async () => {
      server = await listen((request, response) => {
        respond(request, response, requests);
      });
    });
    after(() => {
      server.close();
    });

    it('connects again after the time that the server states', async () => {
      const client = clientOf({ ...server, credentials: { email: 'a@example.com', key: 'k' } });
      for await (const { message } of client.events({ types: ['message'], transport })) {
        expect(message.content).to.equal('hello');
        break;
      }
      expect(requests).to.have.length.above(1);
      expect(new Set(requests).size).to.equal(1);
      expect(requests[0]).to.match(/last_event_id=7/);
    });
  });
