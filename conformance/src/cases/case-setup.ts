import type { Client } from '../world/client.js';
import type { Case } from '../contract/cases.js';
import type { World } from '../world/world.js';

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

/** Prepares the state that the case needs. Returns what differs from the operation's example request. */
export type CaseSetup = (
  world: World,
  base: CaseRequest,
  one: Case,
) => Promise<Partial<CaseRequest>> | Partial<CaseRequest>;

/** By the name of the example. */
export type CaseSetups = Readonly<Record<string, CaseSetup>>;

/** The arrangements of a part, by operation. */
export type PartArrangements = Readonly<Record<string, CaseSetups>>;

/** The example request with some parameters changed. */
export const having =
  (parameters: CaseRequest['parameters']): CaseSetup =>
  (_world, base) => ({ parameters: { ...base.parameters, ...parameters } });

/** The same while the organization restricts emails to its domains, of which it has none. */
export const restricted =
  (setup: CaseSetup): CaseSetup =>
  async (world, base, one) => ({
    ...(await setup(world, base, one)),
    ...(await world.settings({ emails_restricted_to_domains: true })),
  });
