import { once } from 'node:events';
import { createServer, type RequestListener, type Server as Listener } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Logger } from 'pino';

import type { Config } from '../../runtime/config.js';
import type { Server } from '../server.js';
import { addGauges } from '../../runtime/telemetry/gauges.js';
import { listenError } from './probe-port.js';

/** Returns the samples in the format of Prometheus. */
type Read = () => Promise<string>;

const respond =
  (read: Read, { contentType }: { readonly contentType: string }, log: Logger): RequestListener =>
  ({ method, url }, response) => {
    if (url !== '/metrics' || method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.writeHead(200, { 'Content-Type': contentType }).end(text),
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

const listen = async (handle: RequestListener, host: string, port: number): Promise<MetricsListener> => {
  const listener = createServer(handle);
  listener.listen({ host, port }).unref();
  await once(listener, 'listening').catch((error: unknown) => {
    throw listenError(error as NodeJS.ErrnoException, { host, port }, 'METRICS_');
  });
  return { listener, port: (listener.address() as AddressInfo).port };
};

/** Serves GET /metrics, if `METRICS_PORT` is set. One of several processes leaves this to the first one. */
export const serveMetrics = async (server: Server): Promise<MetricsListener | undefined> => {
  const { config, log, metrics } = server.services;
  if (!metrics || config.metricsPort === null) return undefined;
  const { registry } = metrics;
  await addGauges(registry, server);
  if (config.processNumber === undefined)
    return listen(
      respond(() => registry.metrics(), registry, log),
      config.metricsHost,
      config.metricsPort,
    );
  // Sums and averages of processes would hide that one of them is at its limit.
  registry.setDefaultLabels({ process: config.processNumber });
  const { AggregatorRegistry } = await import('prom-client');
  AggregatorRegistry.setRegistries([registry]);
  return undefined;
};

/** Lets the first process ask this one for its metrics. It has none before it serves. */
export const answerMetrics = async ({ metricsPort, processNumber }: Config): Promise<void> => {
  if (metricsPort === null || processNumber === undefined) return;
  const { AggregatorRegistry } = await import('prom-client');
  AggregatorRegistry.setRegistries([]);
  // Its constructor listens.
  void new AggregatorRegistry();
};

/** Serves the metrics of all processes at GET /metrics, if `METRICS_PORT` is set. Each sample has the number of its process. */
export const serveAllMetrics = async (
  { metricsHost, metricsPort }: Config,
  log: Logger,
): Promise<MetricsListener | undefined> => {
  if (metricsPort === null) return undefined;
  const { AggregatorRegistry } = await import('prom-client');
  const registry = new AggregatorRegistry();
  return listen(
    respond(() => registry.clusterMetrics(), registry, log),
    metricsHost,
    metricsPort,
  );
};
