// A process of its own: other members use the server, from an address that no attack uses. They take turns, so that none
// reaches a rate limit.
import { Agent } from 'node:http';

import { Member } from './member.mjs';

const EVERY_MS = 20;
/** Each round has the other requests, and one of so many has an upload. */
const ROUNDS_OF_UPLOAD = 5;

const { origin, accounts } = JSON.parse(process.argv[2]);
const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: '127.0.0.2' });
const members = accounts.map((account) => new Member({ origin, ...account }, agent));
for (const member of members) await member.register();

let waits = {};
let failures = {};

const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

process.on('message', () => {
  const rows = Object.entries(waits).map(([name, list]) => {
    const sorted = list.sort((a, b) => a - b);
    return [name, { p50: at(sorted, 0.5), p99: at(sorted, 0.99), longest: at(sorted, 1) }];
  });
  process.send({ rows: Object.fromEntries(rows), failures });
  waits = {};
  failures = {};
});
process.send('ready');

for (let round = 0; ; round += 1) {
  const member = members[round % members.length];
  const next = performance.now() + EVERY_MS;
  let hasSent = true;
  for (const [name, send] of member.round({ withUpload: round % ROUNDS_OF_UPLOAD === 0 })) {
    // Without a message there is no event, and the poll would wait for a heartbeat.
    if (name === 'GET /events' && !hasSent) continue;
    const began = performance.now();
    const { status } = await send();
    (waits[name] ??= []).push(performance.now() - began);
    if (name === 'POST /messages') hasSent = status === 200;
    if (status !== 200) failures[`${name} ${status}`] = (failures[`${name} ${status}`] ?? 0) + 1;
  }
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
}
