import { operation } from '../operation.js';
import { batchSizes } from '../../lib/byte-batches.js';
import { deleteFromTopic } from '../messages/removal/delete-topic.js';

/** No batch begins after this time, since clients and proxies wait only for so long. */
const MOST_MS = 20_000;

/**
 * POST /streams/{stream_id}/delete_topic: deletes the messages of a topic, one batch per transaction. A request that
 * does not delete all of them returns that it is not complete.
 */
export const deleteTopic = operation('deleteTopic', async ({ input, actor, services, store, request }) => {
  const until = performance.now() + MOST_MS;
  for (let batches = 0; batches < batchSizes.topicBatches; batches += 1) {
    if (request.end.signal.aborted || performance.now() > until) break;
    const deleted = await store.write((tx) => deleteFromTopic({ tx, services, actor }, input));
    if (deleted < batchSizes.topicMessages) return { complete: true };
  }
  return { complete: false };
});
