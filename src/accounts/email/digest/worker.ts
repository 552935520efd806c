import { PeriodicTask, type WorkParts } from '../../../lib/periodic-task.js';
import type { Services } from '../../services.js';
import { sameGeneration } from '../../../runtime/store/same-generation.js';
import { findUser, listUsersByIds, type User } from '../../../chat/users/model/store.js';
import { claimDigest, findCandidates, type Candidate } from './candidates.js';
import { beginRound, gatherDigest, type Round } from './contents.js';
import { queueDigest } from './mail.js';

const LOOK_EVERY_MS = 10 * 60_000;

/** Monday is 0, in the time zone of the server process. */
const weekday = (milliseconds: number): number => (new Date(milliseconds).getDay() + 6) % 7;

/** Queues the weekly digests on the weekday set by the organization. Any number of processes may run it. */
export class DigestWorker extends PeriodicTask<[Services]> {
  constructor(parts: WorkParts) {
    super(parts, {
      everyMs: LOOK_EVERY_MS,
      errorMessage: 'Digests could not be made; the next round tries again.',
    });
  }

  protected async work(isStopped: () => boolean, shared: Services): Promise<void> {
    const { clock, organization } = shared;
    const { is_active, settings } = await organization.fresh();
    const isDue = settings.digest_emails_enabled && settings.digest_weekday === weekday(clock.now());
    if (!is_active || !isDue) return;
    const store = sameGeneration(shared.store);
    const services = { ...shared, store };
    // Read with the first candidate, since most rounds find none.
    let round: Round | undefined;
    const wanted = { now: clock.seconds(), isPresenceDisabled: settings.presence_disabled };
    for await (const candidates of findCandidates((work) => store.read(work), wanted)) {
      const users = await store.read((tx) =>
        listUsersByIds(
          tx,
          candidates.map(({ id }) => id),
        ),
      );
      const byId = new Map(users.map((user) => [user.id, user]));
      for (const candidate of candidates) {
        if (isStopped()) return;
        const user = byId.get(candidate.id);
        if (user) await this.#attempt(services, user, (round ??= await beginRound(services)), candidate);
      }
    }
  }

  /** Logs a digest that fails, so the other digests are still sent. */
  async #attempt(services: Services, user: User, round: Round, candidate: Candidate): Promise<void> {
    try {
      await this.#send(services, user, round, candidate);
    } catch (error) {
      services.log.warn(
        { err: error, user: user.id },
        'A digest could not be made; the next round tries again.',
      );
    }
  }

  /**
   * Gathers outside the transaction, which then only claims and queues. A user without news is claimed for the week,
   * too.
   */
  async #send(services: Services, user: User, round: Round, { since }: Candidate): Promise<void> {
    const { store, clock } = services;
    const digest = await store.read((tx) => gatherDigest({ tx, services }, user, { round, lastSeen: since }));
    await store.write(async (tx) => {
      if (!(await claimDigest(tx, user.id, clock.seconds()))) return;
      // Read again under the lock of the claim, since the user may have unsubscribed meanwhile.
      const current = await findUser(tx, user.id);
      if (!digest || !current?.is_active || !current.settings.enable_digest_emails) return;
      await queueDigest({ tx, services }, current, digest);
    });
  }
}
