import { lockVisibility } from '../channels/model/store.js';
import { operation } from '../operation.js';
import { placeOf } from '../../markdown/linkifiers/check.js';
import { emitLinkifiers } from './events.js';
import { loadLinkifiers, removeLinkifier } from './store.js';

/** DELETE /realm/filters/{filter_id}: deletes a linkifier. */
export const deleteLinkifier = operation('deleteLinkifier', async (context) => {
  const { input, tx } = context;
  await lockVisibility(context);
  const before = await loadLinkifiers(tx);
  const place = placeOf(before, input.filter_id);
  await removeLinkifier(tx, input.filter_id);
  emitLinkifiers(tx, before.toSpliced(place, 1));
  return {};
});
