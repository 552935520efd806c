/** Items of a list that are checked at once. An event is compared with the forms of all events. */
const AT_ONCE = 50;

/**
 * Returns bodies that are valid if the whole is, with a part of the longest lists each. The check of a whole body could
 * hold the event loop.
 */
export function* slicesOf(body: unknown): Generator {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    yield body;
    return;
  }
  const lists = Object.entries(body).filter(
    (entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[1].length > AT_ONCE,
  );
  const short = Object.fromEntries(lists.map(([name, list]) => [name, list.slice(0, AT_ONCE)]));
  const first = { ...body, ...short };
  yield first;
  for (const [name, list] of lists)
    for (let start = AT_ONCE; start < list.length; start += AT_ONCE)
      yield { ...first, ...emptied(lists), [name]: list.slice(start, start + AT_ONCE) };
}

/** The lists that a further slice is not about keep one item, since a list may have to have one. */
const emptied = (lists: readonly (readonly [string, readonly unknown[]])[]): Record<string, unknown> =>
  Object.fromEntries(lists.map(([name, list]) => [name, list.slice(0, 1)]));
