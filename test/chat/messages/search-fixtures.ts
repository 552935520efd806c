import { SearchIndexWorker } from '../../../src/chat/messages/search-index/worker.js';
import type { TestServer } from '../../support/server.js';

/** Has all messages indexed. The worker of the server must not run. */
export const indexMessages = async ({ services, clock }: TestServer): Promise<void> => {
  const worker = new SearchIndexWorker(services);
  worker.start(services);
  clock.advance(1_000);
  await worker.settled();
  await worker.stop();
};
