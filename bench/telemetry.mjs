import { once } from 'node:events';
import { createServer } from 'node:http';

import { measureSettings } from './setting-cost.mjs';

/** What metrics and traces cost. The collector of the traces throws them away. */
export const measureTelemetry = async () => {
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
