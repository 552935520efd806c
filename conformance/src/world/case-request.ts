import type { Client } from './client.js';

/** The request that triggers a case. */
export interface CaseRequest {
  /** The requester. Null sends no credentials. */
  readonly as: Client | null;
  /** Values of the path parameters. */
  readonly path: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** Whether to send a JSON body instead of a form or query. */
  readonly json?: boolean;
  /** A raw body that replaces the parameters. */
  readonly body?: { readonly type: string; readonly text: string };
  /** An `Authorization` header that replaces the credentials. */
  readonly authorization?: string;
  /** Headers that are added or replace the default ones. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The `Cookie` header. */
  readonly cookie?: string;
  /** The URL of another server than that of the world. */
  readonly url?: string;
  /** Restores what the case changed. */
  readonly after?: () => Promise<void>;
}
