import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import { RequestEnd } from '../../src/runtime/http/request-end.js';
import type { RequestFacts } from '../../src/runtime/http/request.js';

/** The facts of a request, for handlers that a test calls without HTTP. Its client does not disconnect. */
export const requestFacts: Pick<RequestFacts, keyof RequestFacts> = {
  client: '',
  userAgent: '',
  host: '',
  lastEventId: '',
  id: 'test',
  ip: '',
  session: undefined,
  sendCookie: () => undefined,
  end: new RequestEnd(new ServerResponse(new IncomingMessage(new Socket())), undefined),
  readingFor: (actor) => ({ userId: actor?.id ?? 0 }),
};
