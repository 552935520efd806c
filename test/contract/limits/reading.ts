import type { Client } from '../../support/client.js';
import { contract } from '../../support/contract-sources.js';

/** Everything that a user reads without naming a thing: each GET that needs no argument, and the state of register. */
const reads: readonly { readonly method: string; readonly path: string; readonly part: string }[] = [
  { method: 'POST', path: '/register', part: 'events' },
  { method: 'GET', path: '/messages', part: 'messages' },
  ...contract.operations
    .filter(({ method, parameters, id }) => {
      const needsNothing = parameters.every(({ required }) => !required);
      return method === 'GET' && needsNothing && id !== 'getEvents' && id !== 'listMessages';
    })
    .map(({ method, path, part }) => ({ method, path, part })),
];

const PARAMETERS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  '/register': { client_capabilities: { notification_settings_null: true, linkifier_url_template: true } },
  '/messages': { anchor: 'newest', num_before: 20, num_after: 0, apply_markdown: false },
};

/** Whether a text or a number under this key, or one that ends in it, is somewhere in the response. */
const holds = (place: unknown, key: string, value: unknown): boolean => {
  if (typeof place !== 'object' || place === null) return false;
  return Object.entries(place).some(
    ([name, child]: [string, unknown]) =>
      (child === value && (typeof value === 'string' || name.endsWith(key))) || holds(child, key, value),
  );
};

/** Whether a user reads the value anywhere. The part of the operation is read first. */
export const isRead = async (client: Client, part: string, key: string, value: unknown): Promise<boolean> => {
  const rank = (one: { part: string }): number => Number(one.part !== part);
  const inOrder = [...reads].sort((a, b) => rank(a) - rank(b));
  for (const { method, path } of inOrder) {
    const { status, body } = await client.send(method, path, PARAMETERS[path] ?? {});
    if (status === 200 && holds(body, key, value)) return true;
  }
  return false;
};
