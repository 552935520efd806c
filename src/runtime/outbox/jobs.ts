import { statement } from '../store/statement.js';
import type { RowOf, Tx } from '../store/types.js';

/** One email. `text` is always set. Clients that show HTML use `html`. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Unsubscribes from emails of this kind: a page for GET, one-click for POST (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** Message IDs in angle brackets. Mail programs show emails with the same `references` as one thread. */
  readonly inReplyTo?: string;
  readonly references?: string;
}

/** Jobs by kind: work that a transaction requests, run after its commit, since it is outside the store or takes long. */
export interface Jobs {
  readonly mail: Mail;
  /** A mail with a link that works like a password. */
  readonly sealedMail: { readonly sealed: string };
  /** The name of the stored file. */
  readonly removeFile: { readonly name: string };
  /** Mails a password reset link, if an account has this email. */
  readonly passwordReset: { readonly email: string };
  /** Direct messages of the notification bot: what each text is, and the IDs of those who get it. */
  readonly directNotices: readonly {
    readonly markdown: string;
    readonly html: string;
    readonly to: readonly number[];
  }[];
}

export type Kind = keyof Jobs;

/** Jobs in lanes, which `lanes.ts` describes. */
export interface LaneJobs {
  /** A request of an outgoing webhook about a message. Its lane is the ID of the bot. */
  readonly webhook: {
    readonly bot_id: number;
    readonly message_id: number;
    readonly trigger: 'direct_message' | 'mention';
  };
}

export type Job = Readonly<Pick<RowOf<'outbox'>, 'id' | 'kind' | 'payload' | 'due_at' | 'attempts'>>;

/** What identifies one attempt of a job. After a crash of the database, another job can have the same ID. */
type Attempt = Pick<Job, 'id' | 'attempts' | 'payload'>;

/** In seconds. How long a job is claimed, doubled with every failure. */
const RETRY_SECONDS = 60;

/**
 * The maximum duration of a job. Well below the claim time, since another process would otherwise run it a second time.
 */
export const MAX_JOB_SECONDS = 45;

/** Ends a job whose failure is permanent. `facts` are logged, so they must not contain the payload. */
export class PermanentFailure extends Error {
  constructor(
    message: string,
    readonly facts: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}

/** A failure that the operator can end. Its message is logged alone, and states everything. */
export class TemporaryFailure extends Error {}

/** Due time of jobs that run before all others, since a user waits for the result. */
export const AT_ONCE = 0;

export const addJobs = <K extends Kind>(
  tx: Tx,
  kind: K,
  payloads: readonly Jobs[K][],
  dueAt: number,
): Promise<void> =>
  tx.insertMany(
    'outbox',
    payloads.map((payload) => ({ kind, payload: JSON.stringify(payload), due_at: dueAt })),
  );

export const addJob = <K extends Kind>(tx: Tx, kind: K, payload: Jobs[K], dueAt: number): Promise<void> =>
  addJobs(tx, kind, [payload], dueAt);

/** Returns the jobs of some kinds that are due, the most urgent ones first. */
export const dueJobs = statement((db, kinds: readonly string[], now: number, limit: number) =>
  db('outbox')
    .where('due_at', '<=', now)
    .whereNull('lane')
    .whereIn('kind', kinds)
    .orderBy(['due_at', 'id'])
    .limit(limit)
    .select('id', 'kind', 'payload', 'due_at', 'attempts'),
);

const writeAttempt = statement(
  (db, { id, attempts, payload }: Attempt, next: Pick<Job, 'due_at' | 'attempts'>) =>
    db('outbox').where({ id, attempts, payload }).update(next),
);

/** Claims a job. Returns false if another process claimed it first. If this process dies, the job becomes due again. */
export const claimJob = async (
  tx: Tx,
  { id, attempts, payload }: Attempt,
  now: number,
  retrySeconds = RETRY_SECONDS,
): Promise<boolean> => {
  const next = { due_at: now + retrySeconds * 2 ** attempts, attempts: attempts + 1 };
  return (await writeAttempt(tx, { id, attempts, payload }, next)) === 1;
};

const removeRow = statement((db, id: number) => db('outbox').where({ id }).delete());

/** Removes a job. Returns whether it was there. */
export const removeJob = async (tx: Tx, id: number): Promise<boolean> => (await removeRow(tx, id)) > 0;
