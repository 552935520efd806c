import type { RequestFacts } from '../../src/http/request-info.js';

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
  whenSent: () => undefined,
  whenOver: () => () => undefined,
  isOver: false,
  signal: new AbortController().signal,
  readingFor: ({ id }) => ({ userId: id }),
};
