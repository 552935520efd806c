// A process of its own: requests GET /health every 20 ms from an address that no attack uses.
import { Agent, get } from 'node:http';

const EVERY_MS = 20;
const [url] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: '127.0.0.2' });

let waits = [];
let failures = {};

const probe = () =>
  new Promise((resolve) => {
    const began = performance.now();
    const end = (outcome) => {
      waits.push(performance.now() - began);
      if (outcome !== 200) failures[outcome] = (failures[outcome] ?? 0) + 1;
      resolve();
    };
    get(`${url}/health`, { agent }, (response) => {
      response.resume().once('end', () => end(response.statusCode));
    }).once('error', (error) => end(error.code));
  });

process.on('message', () => {
  waits.sort((a, b) => a - b);
  process.send({ longest: waits.at(-1) ?? 0, p99: waits[Math.floor(waits.length * 0.99)] ?? 0, failures });
  waits = [];
  failures = {};
});

for (;;) {
  const next = performance.now() + EVERY_MS;
  await probe();
  await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
}
