// A separate process that sends requests, and measures how long another member waits for their own requests meanwhile.
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

import { exchange, Member } from '../../../bench/attack/member.mjs';

const PROBE_MS = 5;
/** Each round has the other requests, and one of so many has an upload. */
const ROUNDS_OF_UPLOAD = 10;

const senders = new Agent({ keepAlive: true, maxSockets: 64 });
const prober = new Agent({ keepAlive: true, maxSockets: 1 });

/** How long a process has waited for a processor so far, in milliseconds. */
const waitedForProcessor = (pid) =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;

/** How long this process and the server waited for a processor, in milliseconds. */
const waited = () => waitedForProcessor(process.pid) + waitedForProcessor(process.ppid);

let other;
let rounds = 0;

/** Returns the longest duration of each kind of request of the other member until `work` ended, and the errors. */
const useWhile = async (work) => {
  let isOver = false;
  const done = work.finally(() => (isOver = true));
  const longest = {};
  const errors = [];
  do {
    for (const [name, sendOne] of other.round({ withUpload: rounds % ROUNDS_OF_UPLOAD === 0 })) {
      const began = performance.now() - waited();
      const { status, bytes, error } = await sendOne();
      longest[name] = Math.max(longest[name] ?? 0, performance.now() - waited() - began);
      if (status !== 200) errors.push(`${name}: ${status} ${error ?? bytes.toString('utf8', 0, 200)}`);
    }
    rounds += 1;
    await pause(PROBE_MS);
  } while (!isOver);
  await done;
  return { longest, errors };
};

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
  const { longest, errors } = await useWhile(sending);
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
    other = new Member(message.other, prober);
    await other.register();
    process.send({});
    return;
  }
  await send(message);
});

process.on('disconnect', () => process.exit());
