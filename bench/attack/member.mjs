// A member who uses the server like any client, one request at a time.
import { request } from 'node:http';

/** Milliseconds. Longer than any response takes on a machine that other work shares. */
const GIVE_UP_MS = 120_000;
const UPLOAD_BYTES = 90_000;

/** Resolves with the response. A connection that breaks has the status 0. */
export const exchange = (url, { method = 'GET', headers = {}, body, agent }) =>
  new Promise((resolve) => {
    const sent = request(url, { method, agent, headers, timeout: GIVE_UP_MS }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', (error) => resolve({ status: 0, error: String(error) }));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    sent.on('timeout', () => sent.destroy(new Error(`no answer within ${GIVE_UP_MS} ms`)));
    sent.on('error', (error) => resolve({ status: 0, error: String(error) }));
    sent.end(body);
  });

const BOUNDARY = 'a-boundary-of-the-form';
const UPLOAD = Buffer.concat([
  Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\nContent-Type: application/octet-stream\r\n\r\n`,
  ),
  Buffer.alloc(UPLOAD_BYTES, 'a'),
  Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
]);
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

export class Member {
  #queue;
  #lastEvent = -1;

  constructor({ origin, authorization, userId }, agent) {
    this.origin = origin;
    this.authorization = authorization;
    this.userId = userId;
    this.agent = agent;
  }

  async register() {
    const { bytes } = await this.#post('/register', 'event_types=["message"]', FORM);
    this.#queue = JSON.parse(bytes.toString('utf8')).queue_id;
  }

  /** The requests of a round, in order: name, and a function that sends it. */
  round({ withUpload }) {
    const content = `type=direct&to=[${this.userId}]&content=hello`;
    const multipart = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    return [
      ['GET /users/me', () => this.#get('/users/me')],
      ['POST /messages', () => this.#post('/messages', content, FORM)],
      ['GET /events', () => this.#events()],
      ...(withUpload ? [['POST /user_uploads', () => this.#post('/user_uploads', UPLOAD, multipart)]] : []),
    ];
  }

  async #events() {
    const answer = await this.#get(`/events?queue_id=${this.#queue}&last_event_id=${this.#lastEvent}`);
    if (answer.status === 200)
      this.#lastEvent = JSON.parse(answer.bytes.toString('utf8')).events.at(-1)?.id ?? this.#lastEvent;
    return answer;
  }

  #get(path) {
    return this.#send(path, {});
  }

  #post(path, body, headers) {
    return this.#send(path, { method: 'POST', body, headers });
  }

  #send(path, { method, body, headers }) {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    return exchange(`${this.origin}/api/v1${path}`, {
      method,
      body,
      headers: { authorization: this.authorization, ...headers, ...length },
      agent: this.agent,
    });
  }
}
