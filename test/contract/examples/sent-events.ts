import { type EventRow, fromRow } from '../../../src/runtime/event-log/log-reads.js';
import { contract } from '../../support/contract-sources.js';
import { observeRequests } from '../../support/client.js';
import type { TestServer } from '../../support/server.js';

/** The types of the events that operations sent, by operation. */
export type SentEvents = ReadonlyMap<string, ReadonlySet<string>>;

const segmentsOf = (path: string): string[] => (path.split('?')[0] ?? '').split('/');

/** Returns the operation of a request. A literal path precedes one with parameters. */
const operationOf = (method: string, path: string): string | undefined => {
  const segments = segmentsOf(path);
  const fits = contract.operations.filter(
    (one) =>
      one.method === method &&
      segmentsOf(one.path).length === segments.length &&
      segmentsOf(one.path).every((part, index) => part.startsWith('{') || part === segments[index]),
  );
  return fits.sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0]?.id;
};

const typesAfter = ({ services }: TestServer, last: number): Promise<{ last: number; types: string[] }> =>
  services.store.read(async (tx) => {
    const rows = await tx.all<EventRow>('SELECT id, event, audience FROM events WHERE id > ? ORDER BY id', [
      last,
    ]);
    const types = rows.flatMap((row) => fromRow(row).logged?.event.type ?? []);
    return { last: rows.at(-1)?.id ?? last, types };
  });

/** Records which events the requests of all clients cause on a server, while `work` sends one after another. */
export const recordEvents = async <T>(
  server: TestServer,
  sent: Map<string, Set<string>>,
  work: () => Promise<T>,
): Promise<T> => {
  const stop = observeRequests(async (method, path) => {
    // The server itself also sends events, between the requests.
    const { last } = await typesAfter(server, 0);
    return async () => {
      const { types } = await typesAfter(server, last);
      const id = operationOf(method, path);
      if (id !== undefined && types.length > 0) sent.set(id, new Set([...(sent.get(id) ?? []), ...types]));
    };
  });
  try {
    return await work();
  } finally {
    stop();
  }
};
