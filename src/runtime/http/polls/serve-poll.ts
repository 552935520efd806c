import type { Socket } from 'node:net';

import { routes } from '../../../../generated/routes.js';
import { chargeTo, ownTurn, tryOwnTurn } from '../../../lib/event-loop.js';
import type { Owner } from '../../../lib/paid-turns.js';
import type { HotPoll, HotReceiver } from '../../event-log/hot-polls.js';
import { type Actor, responsibleFor } from '../../identity/actor.js';
import { bucketsOf, countOf, refusal } from '../../identity/authenticate.js';
import type { Services } from '../../services.js';
import type { StandingHeaders } from './poll-head.js';
import type { FoundPoll } from './poll-text.js';

const [route] = routes.filter(({ operationId }) => operationId === 'getEvents');
if (!route) throw new Error('The contract has no operation getEvents.');
export const POLL = route;

/** The client of a known poll. */
export interface PollClient extends HotReceiver {
  readonly socket: Socket;
  /** Whether the client has left, has its response, or gets it in another way. */
  readonly isGone: boolean;
  /** The headers with the state of the rate limit. Undefined until the poll was counted. */
  standing: StandingHeaders | undefined;
  /** Has the poll served as one that is not known. */
  takeAllSteps(): void;
  /** The poll takes no further steps than those of this file. */
  begin(userId: number): void;
  /** Not all events are in memory. */
  readLog(poll: HotPoll): void;
  /** Calls the function when the response is sent, when the client has left, or when all steps are taken. */
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

  serve(found: FoundPoll, client: PollClient): void {
    const { authorization } = found.known;
    const actor = this.services.actors.remembered(authorization);
    if (actor) this.#begin(found, client, actor);
    else
      void this.#identify(authorization).then((identified) => {
        this.#begin(found, client, identified);
      });
  }

  #begin({ known, lastEventId }: FoundPoll, client: PollClient, actor: Actor | undefined): void {
    if (client.isGone) return;
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
    const { queueId } = known;
    const poll: HotPoll = { queueId, userId: actor.id, ownerId, lastEventId, receiver: client };
    const served = { poll, client, owner };
    if (limits.isOff && tryOwnTurn()) this.#poll(served);
    else void this.#pollLater(served, actor);
  }

  async #pollLater(served: Served, actor: Actor): Promise<void> {
    const { client } = served;
    try {
      client.standing ??= await countOf(this.services, actor, bucketsOf(POLL));
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
      else client.readLog(poll);
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
