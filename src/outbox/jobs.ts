import type { Tx } from '../store/types.js';

/** One email. `text` is always there; clients that show HTML take `html`. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Ends emails of this kind: a page for GET, one-click for POST (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** Message IDs in angle brackets; mail programs show emails with the same `references` as one thread. */
  readonly inReplyTo?: string;
  readonly references?: string;
}

/** What a transaction wants done outside the store once it is committed, by kind. */
export interface Jobs {
  readonly mail: Mail;
  /** A mail with a link that is as good as a password. */
  readonly sealedMail: { readonly sealed: string };
  /** By its name among the kept files. */
  readonly removeFile: { readonly name: string };
  /** Mails a link to a new password, if the email is that of an account. */
  readonly passwordReset: { readonly email: string };
}

export type Kind = keyof Jobs;

export interface Job {
  readonly id: number;
  readonly kind: string;
  readonly payload: string;
  readonly due_at: number;
  readonly attempts: number;
}

/** How long a job is claimed; doubled with every failure. */
const RETRY_SECONDS = 60;

/** The longest a job may take: well within its claim, or another process would run it a second time. */
export const MAX_JOB_SECONDS = 45;

/** Ends a job whose failure is permanent. `facts` go to the log, so they hold nothing of the payload's content. */
export class PermanentFailure extends Error {
  constructor(
    message: string,
    readonly facts: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}

/** Due before all other jobs, since a user waits for the result. */
export const AT_ONCE = 0;

export const addJob = async <K extends Kind>(
  tx: Tx,
  kind: K,
  payload: Jobs[K],
  dueAt: number,
): Promise<void> => {
  await tx.insert('outbox', { kind, payload: JSON.stringify(payload), due_at: dueAt });
};

export const dueJobs = (tx: Tx, now: number, limit: number): Promise<Job[]> =>
  tx.all<Job>(
    'SELECT id, kind, payload, due_at, attempts FROM outbox WHERE due_at <= ? ORDER BY due_at, id LIMIT ?',
    [now, limit],
  );

/** Takes a job, unless another process was faster; should this one die, it is due again later. */
export const claimJob = async (tx: Tx, { id, attempts }: Job, now: number): Promise<boolean> => {
  const { changes } = await tx.run(
    'UPDATE outbox SET due_at = ?, attempts = ? WHERE id = ? AND attempts = ?',
    [now + RETRY_SECONDS * 2 ** attempts, attempts + 1, id, attempts],
  );
  return changes === 1;
};

export const removeJob = async (tx: Tx, id: number): Promise<void> => {
  await tx.run('DELETE FROM outbox WHERE id = ?', [id]);
};
