import { operation } from '../http/operation.js';
import { batchSizes } from '../lib/batch-sizes.js';
import { deleteFromTopic } from '../messages/removal/delete-topic.js';

/**
 * POST /streams/{stream_id}/delete_topic: deletes the messages of a topic, one batch per transaction. A request that
 * does not delete all of them returns that it is not complete.
 */
export const deleteTopic = operation('deleteTopic', async ({ input, actor, services, store, request }) => {
  for (let batches = 0; batches < batchSizes.topicBatches; batches += 1) {
    if (request.signal.aborted) break;
    const deleted = await store.write((tx) => deleteFromTopic({ tx, services, actor }, input));
    if (deleted < batchSizes.topicMessages) return { complete: true };
  }
  return { complete: false };
});
