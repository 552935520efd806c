import { expect } from 'chai';

import { successOf } from '../bad-input/base.js';
import { watchTables, type ChangedTables } from '../bad-input/changed-tables.js';
import { complaintAbout } from '../bad-input/oracle.js';
import { mayReachHandler } from '../bad-input/refused-by.js';
import { send } from '../bad-input/request.js';
import type { CaseRequest } from '../../conformance/src/world/case-request.js';
import { wireRequest } from '../../conformance/src/run/request.js';
import { Fixtures } from '../conformance/fixtures.js';
import { isChosen } from '../support/chosen.js';
import type { HttpResponse } from '../support/client.js';
import { testDialect } from '../support/databases.js';
import { baseNames } from './limits/bases.js';
import { bounds, type Bound, type Key } from './limits/bounds.js';
import { notReturned, refusedAtLimit } from './limits/exceptions.js';
import { isRead } from './limits/reading.js';
import { requestOf, trialsOf, type Trial } from './limits/trials.js';
import { isOfFreeTexts } from './limits/values.js';

const nouns: Readonly<Partial<Record<Key, string>>> = {
  minLength: ' characters',
  maxLength: ' characters',
  'x-truncate-at': ' characters',
  minItems: ' items',
  maxItems: ' items',
  maxProperties: ' fields',
};

const titleOf = (bound: Bound): string => {
  const { place, key, size } = bound;
  const what = `${String(size)}${nouns[key] ?? ''}`;
  const side = key.startsWith('min') ? 'less' : 'more';
  if (bound.name in refusedAtLimit)
    return `${place.name}: refuses ${what} for another reason than one ${side}`;
  return `${place.name}: takes ${what} and ${key === 'x-truncate-at' ? 'cuts' : 'refuses'} one ${side}`;
};

/** The text that the server keeps of one that is too long, as the specification has it. */
const cut = (text: string, size: number): string => {
  const mark = size === 60 ? '...' : '\n[message truncated]';
  return (
    Array.from(text)
      .slice(0, size - mark.length)
      .join('') + mark
  );
};

/** Whether the engine may matter for a refusal. Values that no handler sees are refused on SQLite only. */
const isOfEngine = ({ place }: Bound): boolean => testDialect === 'sqlite' || mayReachHandler(place);

describe('limits of the contract', () => {
  let fixtures: Fixtures;
  let tables: ChangedTables;

  before(async () => {
    fixtures = await Fixtures.create();
    tables = await watchTables(fixtures.server.services.store);
  });
  after(async () => {
    tables.close();
    await fixtures.close();
  });

  const ask = async ({ operation }: Bound, request: CaseRequest): Promise<HttpResponse> =>
    send(operation.method, await wireRequest(successOf(operation.id), request, fixtures.url));

  /** Asserts that the value, or its last text if it is a list of texts, can be read afterwards. */
  const expectRead = async (bound: Bound, request: CaseRequest, value: unknown): Promise<void> => {
    const { operation, place } = bound;
    if (operation.method === 'GET') return;
    if (operation.id in notReturned || `${operation.id} ${place.name}` in notReturned) return;
    const one = isOfFreeTexts(bound) ? (value as string[]).at(-1) : value;
    if (typeof one === 'object') return;
    const key = place.steps.findLast((step) => typeof step === 'string') ?? place.parameter.name;
    const found = await isRead(fixtures.clientOf(request), operation.part, key, one);
    expect(found, `${JSON.stringify(one).slice(0, 100)} is read afterwards`).to.equal(true);
  };

  const expectWithin = async (bound: Bound, trial: Trial): Promise<void> => {
    const { request, value } = await requestOf(bound, trial, fixtures);
    const { status, body } = await ask(bound, request);
    const message = `${trial.what}: ${JSON.stringify(body).slice(0, 300)}`;
    const refusal = refusedAtLimit[bound.name];
    if (refusal) {
      expect(status, message).to.be.within(400, 499);
      expect(body.msg).to.match(refusal);
    } else {
      expect(status, message).to.equal(200);
      await expectRead(bound, request, value);
    }
    await request.after?.();
  };

  const expectCut = async (bound: Bound, trial: Trial): Promise<void> => {
    const { request, value } = await requestOf(bound, trial, fixtures);
    const { status, body } = await ask(bound, request);
    expect(status, `${trial.what}: ${JSON.stringify(body).slice(0, 300)}`).to.equal(200);
    await expectRead(bound, request, cut(value as string, bound.size));
    await request.after?.();
  };

  const expectBeyond = async (bound: Bound, trial: Trial): Promise<void> => {
    const { request } = await requestOf(bound, trial, fixtures);
    let complaint: string | undefined;
    const changed = await tables.during(async () => {
      const answer = await ask(bound, request);
      complaint = complaintAbout(answer, bound.operation, bound.place.parameter.name);
    });
    await request.after?.();
    expect(complaint, trial.what).to.equal(undefined);
    expect(changed, trial.what).to.deep.equal([]);
  };

  for (const bound of bounds.filter(({ operation }) => isChosen(operation.id))) {
    it(`${bound.operation.id} ${titleOf(bound)}`, async () => {
      for (const trial of trialsOf(bound)) {
        if (trial.isWithin) await expectWithin(bound, trial);
        else if (bound.key === 'x-truncate-at') await expectCut(bound, trial);
        else if (isOfEngine(bound)) await expectBeyond(bound, trial);
      }
    });
  }

  it('are all that the lists of bases and exceptions name', () => {
    const known = new Set(
      bounds.flatMap(({ name, operation, place }) => [name, operation.id, `${operation.id} ${place.name}`]),
    );
    const named = [...baseNames, ...Object.keys(refusedAtLimit), ...Object.keys(notReturned)];
    expect(named.filter((name) => !known.has(name))).to.deep.equal([]);
  });
});
