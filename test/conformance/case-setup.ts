import type { OperationId } from '../../generated/operations.js';
import type { Client } from '../support/client.js';
import type { Case } from './cases.js';
import type { Fixtures } from './fixtures.js';

/** The request that brings a case about. */
export interface CaseRequest {
  /** The requester. Null sends no credentials. */
  readonly as: Client | null;
  /** Values of the path's parameters. */
  readonly path: Readonly<Record<string, unknown>>;
  readonly parameters: Readonly<Record<string, unknown>>;
  /** A JSON body in place of a form or a query. */
  readonly json?: boolean;
  /** A raw body that replaces the parameters. */
  readonly body?: { readonly type: string; readonly text: string };
  /** In place of the credentials. */
  readonly authorization?: string;
  /** Headers beside the usual ones, or in their place. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The `Cookie` header. */
  readonly cookie?: string;
  /** Another server than that of the world. */
  readonly url?: string;
  /** Puts right what the case upset. */
  readonly after?: () => Promise<void>;
}

/** What differs from the example request of the operation; done first whatever has to be there. */
export type CaseSetup = (
  fixtures: Fixtures,
  base: CaseRequest,
  one: Case,
) => Promise<Partial<CaseRequest>> | Partial<CaseRequest>;

/** By the name of the example. */
export type CaseSetups = Readonly<Record<string, CaseSetup>>;

/** The arrangements of a part, by operation. */
export type PartArrangements = Readonly<Partial<Record<OperationId, CaseSetups>>>;

/** The example request with some parameters changed. */
export const having =
  (parameters: CaseRequest['parameters']): CaseSetup =>
  (_world, base) => ({ parameters: { ...base.parameters, ...parameters } });
