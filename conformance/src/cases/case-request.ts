import type { Case } from '../contract/cases.js';
import type { World } from '../world/world.js';
import type { CaseSetup, CaseSetups } from './case-setup.js';
import type { CaseRequest } from '../world/case-request.js';
import { caseSetups } from './case-setups.js';
import { exampleRequest } from './example-request.js';
import { generic } from './generic.js';

const own = ({ operation }: Case): CaseSetups => caseSetups[operation.id] ?? {};

const setupOf = (one: Case): CaseSetup => {
  const found = own(one)[one.example] ?? (one.error && generic[one.error.name]);
  if (found) return found;
  if (one.example === 'default') return () => ({});
  throw new Error(
    `Nothing arranges "${one.name}"; add it to conformance/src/parts/${one.operation.part}.ts.`,
  );
};

/** Prepares the state that a case needs and returns its request. */
export const arrange = async (one: Case, world: World): Promise<CaseRequest> => {
  const example = exampleRequest(one, world);
  const request = { ...example, ...(await setupOf(one)(world, example, one)) };
  return one.operation.id === 'updateOrganization'
    ? { ...request, ...(await world.guard(request)) }
    : request;
};

/** Names of arrangements that match no case of their operation. */
export const strayArrangements = (cases: readonly Case[]): string[] =>
  Object.entries(caseSetups).flatMap(([id, byExample]) =>
    Object.keys(byExample).flatMap((example) => {
      const isMeant = cases.some((one) => one.operation.id === id && one.example === example);
      return isMeant ? [] : [`${id} ${example}`];
    }),
  );
