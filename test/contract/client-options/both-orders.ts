import { makeChannel } from '../../chat/messages/fixtures.js';
import type { Body, Parameters } from '../../support/client.js';
import type { Room } from '../audiences/fixtures.js';
import { complaints, type Differences } from './differences.js';

/** Changes users and channels, so that the server serializes both again. */
export const changeAll = async ({ server, people, fresh }: Room): Promise<void> => {
  await server.owner.ok('PATCH', `/users/${String(people.fred.id)}`, { full_name: fresh('Fred') });
  await makeChannel(people.boris, fresh('new'), []);
};

/** Compares two responses, requested in both orders, so that neither is sent in place of the other. */
export const compareInBothOrders = async (
  room: Room,
  fetch: (parameters: Parameters) => Promise<Body>,
  [without, having]: readonly [Parameters, Parameters],
  expected: Differences,
): Promise<string[]> => {
  await changeAll(room);
  const found = complaints(await fetch(without), await fetch(having), expected);
  await changeAll(room);
  const second = await fetch(having);
  return [...found, ...complaints(await fetch(without), second, expected)];
};
