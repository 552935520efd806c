import { once } from 'node:events';
import { createServer, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import Koa from 'koa';

import { observeRequests, RequestMetrics } from '../dist/src/runtime/telemetry/requests.js';
import { measureSettings } from './setting-cost.mjs';

const REQUESTS = 20_000;
const ROUNDS = 15;

const app = new Koa();
const respond = async (context) => {
  context.state.request = { route: { operationId: 'getOwnUser' }, actor: { id: 1 } };
  context.status = 200;
  context.body = '{"result":"success"}\n';
};

/** The processor time of the middleware for a request, in microseconds, without a connection and a handler. */
const costAlone = async (middleware) => {
  const before = process.cpuUsage();
  for (let count = 0; count < REQUESTS; count += 1) {
    const request = Object.assign(new IncomingMessage(new Socket()), {
      url: '/api/v1/users/me',
      method: 'GET',
    });
    const response = new ServerResponse(request);
    const context = app.createContext(request, response);
    await middleware(context, () => respond(context));
    response.emit('close');
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / REQUESTS;
};

/** What counting a request adds to it. Measured alone, since it is less than what two runs of a server differ by. */
const measureAlone = async () => {
  const services = {
    config: { trustedProxies: [] },
    lifecycle: { closeAfter: () => undefined },
    log: { isLevelEnabled: () => false },
  };
  const variants = {
    without: observeRequests({ ...services, metrics: null }),
    with: observeRequests({ ...services, metrics: await RequestMetrics.create() }),
  };
  const least = { without: Infinity, with: Infinity };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [name, middleware] of Object.entries(variants))
      least[name] = Math.min(least[name], await costAlone(middleware));
  const added = least.with - least.without;
  console.log(
    `\nMetrics add ${added.toFixed(2)} µs of processor time to a request (least of ${ROUNDS} rounds, alone)`,
  );
};

/** What metrics and traces cost. The collector of the traces throws them away. */
export const measureTelemetry = async () => {
  await measureAlone();
  const collector = createServer((request, response) => {
    request.resume().once('end', () => response.end('{}'));
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  await measureSettings('Metrics and traces', {
    'without both': {},
    METRICS_PORT: { METRICS_PORT: '0' },
    OTEL_EXPORTER_OTLP_ENDPOINT: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.address().port}`,
    },
  });
  collector.closeAllConnections();
  collector.close();
};
