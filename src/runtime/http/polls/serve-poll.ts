import type { Socket } from 'node:net';

import { routes } from '../../../../generated/routes.js';
import { chargeTo, ownTurn, tryOwnTurn } from '../../../lib/event-loop.js';
import type { Owner } from '../../../lib/paid-turns.js';
import type { HotPoll } from '../../event-log/hot-polls.js';
import type { Receiver } from '../../event-log/poll.js';
import { type Actor, responsibleFor } from '../../identity/actor.js';
import { bucketsOf, countOf, refusal } from '../../identity/authenticate.js';
import type { Services } from '../../services.js';
import type { Standing } from './poll-head.js';
import type { KnownPoll } from './poll-text.js';

const [route] = routes.filter(({ operationId }) => operationId === 'getEvents');
if (!route) throw new Error('The contract has no operation getEvents.');
export const POLL = route;

/** The client of a known poll. */
export interface PollClient extends Pick<Receiver, 'receive'> {
  readonly socket: Socket;
  /** Whether the client has left, or gets its response in another way. */
  readonly isGone: boolean;
  /** The headers with the state of the rate limit. */
  standing: Standing;
  /** Has the poll served as one that is not known. */
  takeAllSteps(): void;
  /** The poll takes no further steps than those of this file. */
  begin(userId: number): void;
  /** Not all events are in memory. */
  readLog(poll: HotPoll): Promise<void>;
  /** Calls the function when the response is sent or the client has left. */
  whenOver(end: () => void): void;
  refuse(error: unknown): void;
}

/** A known poll that is being served. */
interface Served {
  readonly poll: HotPoll;
  readonly client: PollClient;
  readonly owner: Owner;
}

/** Takes the steps of a known poll that its text does not decide: the login, the rate limits, and the turn of its owner. */
export class PollService {
  constructor(private readonly services: Services) {}

  serve(known: KnownPoll, lastEventId: number, client: PollClient): void {
    const { authorization } = known;
    const actor = this.services.actors.remembered(authorization);
    if (actor) this.#begin(known, lastEventId, client, actor);
    else
      void this.#identify(authorization).then((identified) => {
        this.#begin(known, lastEventId, client, identified);
      });
  }

  #begin({ queueId }: KnownPoll, lastEventId: number, client: PollClient, actor: Actor | undefined): void {
    const { turns, slowReaders, limits } = this.services;
    const ownerId = actor && responsibleFor(actor);
    const owner = ownerId && turns.owner(ownerId);
    if (!owner || refusal(POLL, actor) || !turns.tryTake(owner)) {
      client.takeAllSteps();
      return;
    }
    // It waits for events.
    turns.give(owner);
    slowReaders.nameSender(client, ownerId);
    client.begin(actor.id);
    const poll: HotPoll = { queueId, userId: actor.id, ownerId, lastEventId, receiver: client };
    const served = { poll, client, owner };
    if (limits.isOff && tryOwnTurn()) this.#poll(served);
    else void this.#pollLater(served, actor);
  }

  async #pollLater(served: Served, actor: Actor): Promise<void> {
    const { client } = served;
    try {
      client.standing = await countOf(this.services, actor, bucketsOf(POLL));
      await ownTurn();
    } catch (error) {
      client.refuse(error);
      return;
    }
    this.#poll(served);
  }

  #poll({ poll, client, owner }: Served): void {
    // The client has left meanwhile.
    if (client.isGone) return;
    chargeTo(owner);
    try {
      const end = this.services.queues.pollHot(poll);
      if (end) client.whenOver(end);
      else void client.readLog(poll);
    } catch (error) {
      client.refuse(error);
    } finally {
      chargeTo(undefined);
    }
  }

  /** Returns the account of credentials. Undefined if they are refused. */
  async #identify(authorization: string): Promise<Actor | undefined> {
    try {
      return await this.services.actors.authenticate(authorization);
    } catch {
      return undefined;
    }
  }
}
