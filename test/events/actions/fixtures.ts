import type { OperationId } from '../../../generated/operations.js';
import { makeChannel } from '../../messages/fixtures.js';
import type { Body, Client, Parameters } from '../../support/client.js';
import type { Person } from '../../support/people.js';
import type { TestServer } from '../../support/server.js';

/** Who is there when the actions begin. */
export interface Fixtures {
  readonly server: TestServer;
  readonly owner: Client;
  /** In every channel. */
  readonly anna: Person;
  /** In the public channel. */
  readonly ben: Person;
  /** In no channel. */
  readonly nora: Person;
  /** A guest, in the same channels as Anna. */
  readonly gil: Person;
  /** Anna's bot, in the public channel. */
  readonly robo: Person;
  /** ID of the public channel. */
  readonly team: number;
  /** ID of the private channel. */
  readonly den: number;
  /** IDs of what earlier actions made. */
  readonly ids: Record<string, number>;
  /** Addresses of files. */
  readonly links: Record<string, string>;
}

/** Something that people do, or that happens by itself. */
export interface Action {
  /** What does it: an operation, or a worker. */
  readonly by: OperationId | 'scheduledMessages' | 'presence';
  readonly title: string;
  readonly run: (fixtures: Fixtures) => Promise<unknown>;
  /** Who cannot look on from now on, or registers anew. */
  readonly leave?: readonly Who[];
  readonly returns?: Who;
}

export type Who = 'owner' | 'anna' | 'ben' | 'nora' | 'gil' | 'robo';

export const clientOf = (fixtures: Fixtures, who: Who): Client =>
  who === 'owner' ? fixtures.owner : fixtures[who].client;

/** An action that is one request, made up when its time comes. */
export const request = (
  by: OperationId,
  title: string,
  who: Who,
  make: (fixtures: Fixtures) => readonly [method: string, path: string, parameters?: Parameters],
  keep?: (fixtures: Fixtures, body: Body) => void,
): Action => ({
  by,
  title,
  async run(fixtures) {
    const body = await clientOf(fixtures, who).ok(...make(fixtures));
    keep?.(fixtures, body);
  },
});

const CHUNK = 8;

/** Several of a kind for one action, since all that look on compare everything after each. */
export const inChunks = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / CHUNK) }, (_, index) =>
    all.slice(index * CHUNK, (index + 1) * CHUNK),
  );

export const setTheStage = async (server: TestServer): Promise<Fixtures> => {
  const { owner } = server;
  await owner.ok('PATCH', '/realm', { enable_spectator_access: true, delete_own_message_policy: 1 });
  const anna = await server.person('Anna');
  const ben = await server.person('Ben');
  const nora = await server.person('Nora');
  const gil = await server.person('Gil', { role: 'guest' });
  const robo = await server.person('Robo', { botOf: anna.id });
  const team = await makeChannel(anna, 'team', [ben, gil, robo]);
  const den = await makeChannel(anna, 'den', [gil], { invite_only: true });
  const general = (await owner.ok('GET', '/users/me/subscriptions')).subscriptions[0]?.name as string;
  for (const { client } of [nora, gil, robo])
    await client.ok('DELETE', '/users/me/subscriptions', { subscriptions: [general] });
  return { server, owner, anna, ben, nora, gil, robo, team, den, ids: {}, links: {} };
};
