import { lockVisibility } from '../channels/model/store.js';
import { operation } from '../operation.js';
import { checkIsNew, checkLinkifier, placeOf } from '../../markdown/linkifiers/check.js';
import { emitLinkifiers } from './events.js';
import { loadLinkifiers, updatePattern } from './store.js';

/** PATCH /realm/filters/{filter_id}: replaces the pattern and the URL template of a linkifier. */
export const updateLinkifier = operation('updateLinkifier', async (context) => {
  const { input, tx } = context;
  const { filter_id: id, pattern, url_template } = input;
  await checkLinkifier(pattern, url_template);
  await lockVisibility(context);
  const before = await loadLinkifiers(tx);
  const place = placeOf(before, id);
  checkIsNew(pattern, before.toSpliced(place, 1));
  const { pattern: oldPattern, url_template: oldTemplate } = before[place] ?? {};
  if (oldPattern === pattern && oldTemplate === url_template) return {};
  await updatePattern(tx, id, pattern, url_template);
  emitLinkifiers(tx, before.with(place, { id, pattern, url_template }));
  return {};
});
