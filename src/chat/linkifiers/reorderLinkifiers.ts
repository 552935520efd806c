import { errors } from '../../../generated/errors.js';
import { lockVisibility } from '../channels/model/store.js';
import { operation } from '../operation.js';
import { emitLinkifiers } from './events.js';
import { loadLinkifiers, updateOrder } from './store.js';
import type { Linkifier } from '../../markdown/linkifiers/matching.js';

/** Returns the linkifiers in the requested order. Throws if it does not name each of them once. */
const orderedBy = (linkifiers: readonly Linkifier[], ids: readonly number[]): Linkifier[] => {
  if (new Set(ids).size < ids.length) throw errors.linkifierOrderTwice();
  const byId = new Map(linkifiers.map((one) => [one.id, one]));
  const ordered = ids.flatMap((id) => byId.get(id) ?? []);
  if (ordered.length < ids.length || ids.length < linkifiers.length) throw errors.linkifierOrderIncomplete();
  return ordered;
};

/** PATCH /realm/linkifiers: changes the order in which linkifiers are tried. */
export const reorderLinkifiers = operation('reorderLinkifiers', async (context) => {
  const { input, tx } = context;
  await lockVisibility(context);
  const before = await loadLinkifiers(tx);
  const ordered = orderedBy(before, input.ordered_linkifier_ids);
  if (ordered.every(({ id }, place) => id === before[place]?.id)) return {};
  await updateOrder(tx, ordered);
  emitLinkifiers(tx, ordered);
  return {};
});
