import { exampleFile } from '../support/files.js';
import type { Arrangement, Arrangements, CaseRequest } from './arrangement.js';
import type { Case } from './cases.js';
import { generic } from './generic.js';
import { arrangements } from './arrangements.js';
import type { World } from './world.js';

/** The example request of the contract, asked by the owner. */
const exampleRequest = ({ operation }: Case, world: World): CaseRequest => {
  const examples = (
    place: (one: Case['operation']['parameters'][number]) => boolean,
  ): Record<string, unknown> =>
    Object.fromEntries(
      operation.parameters
        .filter(place)
        .map(({ name, kind, example }) => [name, kind === 'file' ? exampleFile() : example]),
    );
  return {
    as: operation.open ? null : world.owner,
    path: examples((parameter) => parameter.in === 'path'),
    parameters: examples((parameter) => parameter.in !== 'path' && parameter.required),
  };
};

const own = ({ operation }: Case): Arrangements => arrangements[operation.id] ?? {};

const arrangementOf = (one: Case): Arrangement => {
  const found = own(one)[one.example] ?? (one.error && generic[one.error.definition.name]);
  if (found) return found;
  if (one.example === 'default') return () => ({});
  throw new Error(`Nothing arranges "${one.name}"; add it to test/conformance/${one.operation.part}.ts.`);
};

/** Brings about what a case needs, and says what to send. */
export const arrange = async (one: Case, world: World): Promise<CaseRequest> => {
  const example = exampleRequest(one, world);
  return { ...example, ...(await arrangementOf(one)(world, example, one)) };
};

/** Names of arrangements that no case of their operation has. */
export const strayArrangements = (cases: readonly Case[]): string[] =>
  Object.entries(arrangements).flatMap(([id, byExample]) =>
    Object.keys(byExample).flatMap((example) => {
      const isMeant = cases.some((one) => one.operation.id === id && one.example === example);
      return isMeant ? [] : [`${id} ${example}`];
    }),
  );
