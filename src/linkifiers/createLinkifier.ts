import { errors } from '../../generated/errors.js';
import { takeTurn } from '../channels/store.js';
import { operation } from '../contract/operation.js';
import { checkIsNew, checkLinkifier } from './check.js';
import { tellLinkifiers } from './events.js';
import { insertLinkifier, loadLinkifiers } from './store.js';

/** Each is searched for in every message. */
const MOST_LINKIFIERS = 100;

/** POST /realm/filters: adds a linkifier. */
export const createLinkifier = operation('createLinkifier', async ({ input, tx, server }) => {
  const { pattern, url_template } = input;
  await checkLinkifier(pattern, url_template);
  await takeTurn(tx, server);
  const others = await loadLinkifiers(tx);
  if (others.length >= MOST_LINKIFIERS) throw errors.tooManyLinkifiers({ limit: MOST_LINKIFIERS });
  checkIsNew(pattern, others);
  const id = await insertLinkifier(tx, pattern, url_template);
  tellLinkifiers(tx, [...others, { id, pattern, url_template }]);
  return { id };
});
