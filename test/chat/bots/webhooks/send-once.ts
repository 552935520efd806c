// Sends one request to the URL in the arguments, and prints the text of the response or the name of the failure.
import { BlockList } from 'node:net';

import { systemClock } from '../../../../src/lib/clock.js';
import { send } from '../../../../src/runtime/outbox/http/send.js';

const allowed = new BlockList();
allowed.addAddress('127.0.0.1');

const [, , url = ''] = process.argv;
try {
  const { text } = await send(
    { url: new URL(url), method: 'POST', headers: {}, body: 'Hello' },
    {
      clock: systemClock,
      allowed,
      timeoutMs: 10_000,
      maxBytes: 1000,
      signal: new AbortController().signal,
    },
  );
  process.stdout.write(text);
} catch (error) {
  process.stdout.write((error as Error).constructor.name);
}
