// A bare node:http server that sends what its parent process gives it, serialized for each request.
import { createServer as createListener } from 'node:http';

const answers = new Map();

const commands = {
  cpu() {
    const { user, system } = process.cpuUsage();
    return user + system;
  },
  answer(key, body) {
    answers.set(key, body);
  },
};

const listener = createListener((request, response) => {
  request.resume();
  const body = JSON.stringify(answers.get(`${request.method} ${request.url.split('?')[0]}`));
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
});
listener.listen(0, '127.0.0.1', () => {
  console.log(`ready on http://127.0.0.1:${listener.address().port}`);
});
process.on('message', ({ id, command, values }) => {
  process.send({ id, value: commands[command](...values) });
});
process.once('SIGTERM', () => process.exit(0));
