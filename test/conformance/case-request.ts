import { exampleFile } from '../support/files.js';
import type { CaseSetup, CaseSetups, CaseRequest } from './case-setup.js';
import type { Case } from './cases.js';
import { generic } from './generic.js';
import { caseSetups } from './case-setups.js';
import type { Fixtures } from './fixtures.js';

/** The example request of the contract, sent by the owner. */
const exampleRequest = ({ operation }: Case, fixtures: Fixtures): CaseRequest => {
  const examples = (
    place: (one: Case['operation']['parameters'][number]) => boolean,
  ): Record<string, unknown> =>
    Object.fromEntries(
      operation.parameters
        .filter(place)
        .map(({ name, kind, example }) => [name, kind === 'file' ? exampleFile() : example]),
    );
  return {
    as: operation.open ? null : fixtures.owner,
    path: examples((parameter) => parameter.in === 'path'),
    parameters: examples((parameter) => parameter.in !== 'path' && parameter.required),
  };
};

const own = ({ operation }: Case): CaseSetups => caseSetups[operation.id] ?? {};

const setupOf = (one: Case): CaseSetup => {
  const found = own(one)[one.example] ?? (one.error && generic[one.error.definition.name]);
  if (found) return found;
  if (one.example === 'default') return () => ({});
  throw new Error(`Nothing arranges "${one.name}"; add it to test/conformance/${one.operation.part}.ts.`);
};

/** Prepares the state that a case needs and returns its request. */
export const arrange = async (one: Case, fixtures: Fixtures): Promise<CaseRequest> => {
  const example = exampleRequest(one, fixtures);
  return { ...example, ...(await setupOf(one)(fixtures, example, one)) };
};

/** Names of arrangements that match no case of their operation. */
export const strayArrangements = (cases: readonly Case[]): string[] =>
  Object.entries(caseSetups).flatMap(([id, byExample]) =>
    Object.keys(byExample).flatMap((example) => {
      const isMeant = cases.some((one) => one.operation.id === id && one.example === example);
      return isMeant ? [] : [`${id} ${example}`];
    }),
  );
