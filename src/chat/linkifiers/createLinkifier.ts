import { caps } from '../caps.js';
import { checkCap } from '../../runtime/caps.js';
import { lockVisibility } from '../channels/model/store.js';
import { operation } from '../operation.js';
import { checkIsNew, checkLinkifier } from '../../markdown/linkifiers/check.js';
import { emitLinkifiers } from './events.js';
import { insertLinkifier, loadLinkifiers } from './store.js';

/** POST /realm/filters: adds a linkifier. */
export const createLinkifier = operation('createLinkifier', async (context) => {
  const { input, tx } = context;
  const { pattern, url_template } = input;
  await checkLinkifier(pattern, url_template);
  await lockVisibility(context);
  const others = await loadLinkifiers(tx);
  checkIsNew(pattern, others);
  checkCap(caps.linkifiers, others.length + 1);
  const id = await insertLinkifier(tx, pattern, url_template);
  emitLinkifiers(tx, [...others, { id, pattern, url_template }]);
  return { id };
});
