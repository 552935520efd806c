// A separate process that sends requests, and measures how long another member waits for their own requests meanwhile.
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds. Longer than any response takes on a machine that other work shares. */
const GIVE_UP_MS = 120_000;
const PROBE_MS = 5;
/** Each round has the other requests, and one of so many has an upload. */
const ROUNDS_OF_UPLOAD = 10;
const UPLOAD_BYTES = 90_000;

const senders = new Agent({ keepAlive: true, maxSockets: 64 });
const prober = new Agent({ keepAlive: true, maxSockets: 1 });

const exchange = (url, { method = 'GET', headers = {}, body, agent }) =>
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

/** How long a process has waited for a processor so far, in milliseconds. */
const waitedForProcessor = (pid) =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;

/** How long this process and the server waited for a processor, in milliseconds. */
const waited = () => waitedForProcessor(process.pid) + waitedForProcessor(process.ppid);

const BOUNDARY = 'a-boundary-of-the-form';
const UPLOAD = Buffer.concat([
  Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\nContent-Type: application/octet-stream\r\n\r\n`,
  ),
  Buffer.alloc(UPLOAD_BYTES, 'a'),
  Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
]);
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** A member who uses the server like any client, one request at a time. */
class OtherMember {
  #queue;
  #lastEvent = -1;
  #rounds = 0;

  constructor({ origin, authorization, userId }) {
    this.origin = origin;
    this.authorization = authorization;
    this.userId = userId;
  }

  /** Returns the longest duration of each kind of request until `work` ended, and the errors. */
  async useWhile(work) {
    let isOver = false;
    const done = work.finally(() => (isOver = true));
    const longest = {};
    const errors = [];
    do {
      for (const [name, send] of this.#round()) {
        const began = performance.now() - waited();
        const { status, bytes, error } = await send();
        longest[name] = Math.max(longest[name] ?? 0, performance.now() - waited() - began);
        if (status !== 200) errors.push(`${name}: ${status} ${error ?? bytes.toString('utf8', 0, 200)}`);
      }
      await pause(PROBE_MS);
    } while (!isOver);
    await done;
    return { longest, errors };
  }

  async register() {
    const { bytes } = await this.#post('/register', 'event_types=["message"]', FORM);
    this.#queue = JSON.parse(bytes.toString('utf8')).queue_id;
  }

  #round() {
    const content = `type=direct&to=[${this.userId}]&content=hello`;
    const all = [
      ['GET /users/me', () => this.#get('/users/me')],
      ['POST /messages', () => this.#post('/messages', content, FORM)],
      ['GET /events', () => this.#events()],
    ];
    const multipart = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    if (this.#rounds % ROUNDS_OF_UPLOAD === 0)
      all.push(['POST /user_uploads', () => this.#post('/user_uploads', UPLOAD, multipart)]);
    this.#rounds += 1;
    return all;
  }

  async #events() {
    const answer = await this.#get(`/events?queue_id=${this.#queue}&last_event_id=${this.#lastEvent}`);
    if (answer.status === 200) this.#lastEvent = JSON.parse(answer.bytes.toString('utf8')).events.at(-1).id;
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
      agent: prober,
    });
  }
}

let other;

const send = async ({ id, wires, count, bodyFile, answerFile }) => {
  const body = readFileSync(bodyFile);
  const length = body.length === 0 ? {} : { 'content-length': String(body.length) };
  await exchange(`${new URL(wires[0].url).origin}/health`, { agent: prober });
  const began = performance.now();
  const sending = Promise.all(
    Array.from({ length: count }, (_, index) => {
      const { url, method, headers } = wires[index % wires.length];
      return exchange(url, { method, headers: { ...headers, ...length }, body, agent: senders });
    }),
  );
  const { longest, errors } = await other.useWhile(sending);
  const answers = await sending;
  const milliseconds = performance.now() - began;
  writeFileSync(answerFile, answers[0].bytes ?? '');
  process.send({
    id,
    longest,
    errors,
    milliseconds,
    answers: answers.map(({ status, headers: own, bytes, error }) => ({
      status,
      headers: own ?? {},
      bytes: bytes?.length ?? 0,
      start: error ?? bytes.subarray(0, 300).toString('utf8'),
    })),
  });
};

process.on('message', async (message) => {
  if (message.other) {
    other = new OtherMember(message.other);
    await other.register();
    process.send({});
    return;
  }
  await send(message);
});

process.on('disconnect', () => process.exit());
