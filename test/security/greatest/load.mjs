// A separate process that sends requests and measures how long another client waits for GET /health meanwhile.
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds. Longer than any response takes on a machine that other work shares. */
const GIVE_UP_MS = 120_000;
const PROBE_MS = 5;

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

/**
 * The longest duration of GET /health until `work` ended, without the time that other processes used the
 * processor.
 */
const probing = async (origin, work) => {
  let isOver = false;
  const done = work.finally(() => (isOver = true));
  let longest = 0;
  do {
    const began = performance.now() - waited();
    await exchange(`${origin}/health`, { agent: prober });
    longest = Math.max(longest, performance.now() - waited() - began);
    await pause(PROBE_MS);
  } while (!isOver);
  await done;
  return longest;
};

process.on('message', async ({ id, wire, count, bodyFile, answerFile }) => {
  const body = readFileSync(bodyFile);
  const length = body.length === 0 ? {} : { 'content-length': String(body.length) };
  const headers = { ...wire.headers, ...length };
  const { origin } = new URL(wire.url);
  await exchange(`${origin}/health`, { agent: prober });
  const began = performance.now();
  const sending = Promise.all(
    Array.from({ length: count }, () =>
      exchange(wire.url, { method: wire.method, headers, body, agent: senders }),
    ),
  );
  const healthMs = await probing(origin, sending);
  const answers = await sending;
  const milliseconds = performance.now() - began;
  writeFileSync(answerFile, answers[0].bytes ?? '');
  process.send({
    id,
    healthMs,
    milliseconds,
    answers: answers.map(({ status, headers: own, bytes, error }) => ({
      status,
      headers: own ?? {},
      bytes: bytes?.length ?? 0,
      start: error ?? bytes.subarray(0, 300).toString('utf8'),
    })),
  });
});

process.on('disconnect', () => process.exit());
