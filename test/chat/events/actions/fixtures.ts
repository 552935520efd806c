import type { OperationId } from '../../../../generated/operations.js';
import { makeChannel } from '../../messages/fixtures.js';
import type { Body, Client, Parameters } from '../../../support/client.js';
import type { Person } from '../../../support/people.js';
import type { TestServer } from '../../../support/server.js';

/** The users and channels that exist before the first action. */
export interface Fixtures {
  readonly server: TestServer;
  readonly owner: Client;
  /** Subscribed to every channel. */
  readonly anna: Person;
  /** Subscribed to the public channel. */
  readonly ben: Person;
  /** Subscribed to no channel. */
  readonly nora: Person;
  /** A guest, subscribed to the same channels as Anna. */
  readonly gil: Person;
  /** Anna's bot, subscribed to the public channel. */
  readonly robo: Person;
  /** ID of the public channel. */
  readonly team: number;
  /** ID of the private channel. */
  readonly den: number;
  /** IDs of objects that earlier actions created. */
  readonly ids: Record<string, number>;
  /** URLs of files. */
  readonly links: Record<string, string>;
}

/** A request, or work of the server itself. */
export interface Action {
  /** The operation or worker that the action runs. */
  readonly by: OperationId | 'scheduledMessages' | 'presence';
  readonly title: string;
  readonly run: (fixtures: Fixtures) => Promise<unknown>;
  /** Users who cannot receive events from now on, or register anew. */
  readonly leave?: readonly Who[];
  readonly returns?: Who;
}

export type Who = 'owner' | 'anna' | 'ben' | 'nora' | 'gil' | 'robo';

export const clientOf = (fixtures: Fixtures, who: Who): Client =>
  who === 'owner' ? fixtures.owner : fixtures[who].client;

/** An action of one request, whose parameters are computed when the action runs. */
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

/** Groups changes into actions, because every observer compares its whole state after each action. */
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
