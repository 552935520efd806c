import { expect } from 'chai';

import type { CaseRequest } from '../../../conformance/src/world/case-request.js';
import { wireRequest } from '../../../conformance/src/run/request.js';
import { goodRequest, successOf } from '../../bad-input/base.js';
import { watchTables, type ChangedTables } from '../../bad-input/changed-tables.js';
import { send } from '../../bad-input/request.js';
import { Things } from '../../bad-input/things.js';
import { Fixtures } from '../../conformance/fixtures.js';
import type { HttpResponse } from '../../support/client.js';
import type { TestServer } from '../../support/server.js';
import { prepare, type Generated } from './requests.js';

/** A valid request is used so often before another one is arranged, since arranging takes several requests. */
const USES = 10;
/** Background work may change a table at the same time, but not each time. */
const ATTEMPTS = 3;

/** These operations end the login of the requester. */
const ENDING = ['deactivateOwnUser', 'regenerateOwnApiKey', 'deactivateUser'];

/** An organization on a server of its own, to which generated requests are sent. */
export class Organization {
  readonly #good = new Map<string, { readonly request: CaseRequest; uses: number }>();
  requests = 0;

  private constructor(
    private readonly fixtures: Fixtures,
    private readonly tables: ChangedTables,
    private readonly things: Things,
  ) {}

  static async create(): Promise<Organization> {
    const fixtures = await Fixtures.create();
    return new Organization(
      fixtures,
      await watchTables(fixtures.server.services.store),
      new Things(fixtures),
    );
  }

  get server(): TestServer {
    return this.fixtures.server;
  }

  async close(): Promise<void> {
    this.tables.close();
    await this.fixtures.close();
  }

  async #validRequest(id: string): Promise<CaseRequest> {
    const known = this.#good.get(id);
    if (known && known.uses < USES) {
      known.uses += 1;
      return known.request;
    }
    await known?.request.after?.();
    const request = await goodRequest(successOf(id), '', this.fixtures, this.things);
    this.#good.set(id, { request, uses: 1 });
    return request;
  }

  async #requester(as: Generated['as'], base: CaseRequest, id: string): Promise<Partial<CaseRequest>> {
    if (as === 'owner' || ENDING.includes(id)) return {};
    if (as === 'nobody') return { as: null };
    return { as: (await this.fixtures.one(as)).client };
  }

  async #ask(generated: Generated, request: CaseRequest): Promise<HttpResponse> {
    const { operation } = generated;
    const wire = await wireRequest(successOf(operation.id), request, this.fixtures.url);
    const answer = await send(operation.method, wire);
    const { queue_id } = (answer.body ?? {}) as { queue_id?: string };
    if (queue_id !== undefined && answer.status === 200)
      await this.fixtures.owner.send('DELETE', '/events', { queue_id });
    return answer;
  }

  /** Sends a generated request, and compares what it did with the contract. */
  async check(generated: Generated): Promise<void> {
    this.requests += 1;
    const { operation, as } = generated;
    const base = await this.#validRequest(operation.id);
    const { request, broken } = await prepare(
      generated,
      { ...base, ...(await this.#requester(as, base, operation.id)) },
      this.things,
    );
    const title = `${operation.method} ${operation.path} as ${as}: ${JSON.stringify(request.body?.text ?? request.parameters).slice(0, 1000)}`;
    if (broken.length === 0) {
      const { status, body } = await this.#ask(generated, request);
      expect(status, `${title}: ${JSON.stringify(body)}`).to.be.below(500);
      return;
    }
    let changed: readonly string[] = [];
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      changed = await this.tables.during(async () => {
        const { status, body } = await this.#ask(generated, request);
        expect(status, `${title}, broken ${broken.join()}: ${JSON.stringify(body)}`).to.be.within(400, 499);
      });
      if (changed.length === 0) return;
    }
    expect.fail(`${title}, broken ${broken.join()}, changed ${changed.join()}`);
  }
}
