import { expect } from 'chai';

import { startServer, type TestServer } from '../support/server.js';
import { keepingOrganization } from '../support/settings.js';
import { BREAKAGES } from './specification/breakages.js';
import { compareAll } from './specification/compare-all.js';
import { expectTest } from './specification/expect-test.js';
import { levelsOf, readDocument, titleOf } from './specification/published.js';
import { newest } from './specification/levels.js';
import { descriptionAt, facts } from './specification/facts.js';
import { enforced } from './specification/enforced-limits.js';
import { limits } from './specification/limits.js';
import { ours } from './specification/extensions-to-spec.js';
import { sections } from './specification/sentences/sections.js';
import { startWorld, type Fixtures } from './specification/sentences/fixtures.js';
import { transitions } from './specification/states.js';
import { specification } from './specification/tables.js';

const document = readDocument();

describe('the specification', () => {
  it('matches the contract, except for listed differences with a reason', () => {
    const found = compareAll(document);
    expect(found, found.join('\n')).to.deep.equal([]);
  });

  describe('compared by compareAll', () => {
    const before = new Set(compareAll(document));

    for (const { what, message, change } of BREAKAGES) {
      it(`is reported to differ from a contract ${what}`, () => {
        const broken = structuredClone({ document, specification, ours });
        change(broken);
        const differences = compareAll(broken.document, broken.specification, broken.ours);
        const news = differences.filter((one) => !before.has(one));
        expect(news.join('\n')).to.match(message);
      });
    }
  });

  describe('stated in words', () => {
    for (const { says, at, words } of facts) {
      it(`is in the description of ${at}: ${says}`, () => {
        for (const word of words) expect(descriptionAt(document, at)).to.include(word);
      });
    }
  });

  describe('of states', () => {
    it('has all rows of the table', () => {
      expect(transitions).to.have.length(8);
    });

    for (const { subject, trigger, events, levels = {}, tests } of transitions) {
      it(`has a tested transition of ${subject.toLowerCase()}: ${trigger}`, () => {
        for (const title of events) {
          const form = Object.values(document.components.schemas).find((one) => titleOf(one) === title);
          expect(form, title).not.to.equal(undefined);
          if (title in levels) expect(levelsOf(form ?? {}), title).to.include(levels[title]);
        }
        expect(tests).not.to.have.length(0);
        for (const [file, title] of tests) expectTest(file, title);
      });
    }
  });

  describe('on the running server', () => {
    let server: TestServer;

    before(async () => {
      server = await startServer();
    });
    after(() => server.close());

    it('has the newest level of the table in both responses', async () => {
      const settings = await server.anonymous.ok('GET', '/server_settings');
      const state = await server.owner.ok('POST', '/register', { fetch_event_types: [] });
      for (const body of [settings, state]) expect(body.service_feature_level).to.equal(newest);
    });

    it('has an empty message in every success, and lists unknown parameters', async () => {
      const body = await server.owner.ok('GET', '/users/me', { color: 'red', bold: true });
      expect(body).to.include({ result: 'success', msg: '' });
      expect(body.ignored_parameters_unsupported).to.deep.equal(['bold', 'color']);
      const plain = await server.owner.ok('GET', '/users/me');
      expect(plain).not.to.have.property('ignored_parameters_unsupported');
    });

    it('has a message and a code in every error', async () => {
      const { body } = await server.anonymous.send('GET', '/users/me');
      expect(body).to.deep.equal({
        result: 'error',
        msg: 'Not logged in: API authentication or user session required',
        code: 'UNAUTHORIZED',
      });
    });

    it('has the values of the limits table in the register response', async () => {
      const state = await server.owner.ok('POST', '/register');
      for (const { register, decided } of limits) {
        if (register !== undefined) expect(state[register], register).to.equal(decided);
      }
    });

    it('has a row of the table for every tested limit', () => {
      expect(limits.map(({ limit }) => limit)).to.have.members(Object.keys(enforced));
    });

    for (const { limit } of limits) {
      it(`has the limit: ${limit}`, async () => {
        const check = enforced[limit];
        if (!check) throw new Error('Nothing shows that the limit is kept.');
        await check(server);
      });
    }
  });

  for (const { title, sentences } of sections) {
    describe(`sentence by sentence: ${title}`, () => {
      let fixtures: Fixtures;

      before(async () => {
        fixtures = await startWorld();
      });
      after(() => fixtures.close());

      for (const { says, check } of sentences) {
        it(says, () => keepingOrganization(fixtures.site, () => check(fixtures)));
      }
    });
  }
});
