import { once } from 'node:events';
import { createServer, type RequestListener, type Server as Listener } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Logger } from 'pino';
import type { Registry } from 'prom-client';

import type { Server } from '../server.js';
import { addGauges } from '../../runtime/telemetry/gauges.js';
import { listenError } from './probe-port.js';

const respond =
  (registry: Registry, log: Logger): RequestListener =>
  ({ method, url }, response) => {
    if (url !== '/metrics' || method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'The metrics cannot be read.');
        response.writeHead(500).end();
      },
    );
  };

/** A listener of its own for Prometheus, which ends with the process. */
interface MetricsListener {
  readonly listener: Listener;
  readonly port: number;
}

/** Serves GET /metrics, if `METRICS_PORT` is set. */
export const serveMetrics = async (server: Server): Promise<MetricsListener | undefined> => {
  const { config, log, metrics } = server.services;
  if (!metrics || config.metricsPort === null) return undefined;
  await addGauges(metrics.registry, server);
  const listener = createServer(respond(metrics.registry, log));
  const place = { host: config.metricsHost, port: config.metricsPort };
  listener.listen(place).unref();
  await once(listener, 'listening').catch((error: unknown) => {
    throw listenError(error as NodeJS.ErrnoException, place, 'METRICS_');
  });
  return { listener, port: (listener.address() as AddressInfo).port };
};
