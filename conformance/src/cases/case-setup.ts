import type { CaseRequest } from '../world/case-request.js';
import type { Case } from '../contract/cases.js';
import type { World } from '../world/world.js';

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
