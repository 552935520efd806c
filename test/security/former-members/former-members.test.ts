import { expect } from 'chai';

import { contract } from '../../support/contract-sources.js';
import { acting, deleting, due, mailed, returning, sendNews } from './acting.js';
import { eventForms, membershipOperations, notAsked, notHeard } from './coverage.js';
import { happenings, lastHappenings, observe } from './happenings.js';
import { WHO, type Who } from './people.js';
import type { Questions } from './question.js';
import { lastReading, reading } from './reading.js';
import { KINDS, openScene, type KindName, type Scene } from './scene.js';
import { tables } from './tables.js';
import { expectListed } from '../../support/expect-listed.js';

const kinds = Object.keys(KINDS) as KindName[];

/** The words of the server, by kind of channel and question. */
type Found = Map<KindName, Map<string, Readonly<Record<string, string>>>>;

/** Asks all people about all channels. With `atOnce`, all people are asked the same question at the same time. */
const askAll = async (scene: Scene, found: Found, questions: Questions, atOnce = false): Promise<void> => {
  for (const kind of kinds) {
    for (const [name, { ask }] of Object.entries(questions)) {
      const askOne = async (who: Who): Promise<[Who, string]> => [
        who,
        await ask(scene, scene.people[who], scene.places[kind], who).catch(String),
      ];
      const words: [Who, string][] = [];
      if (atOnce) words.push(...(await Promise.all(WHO.map(askOne))));
      else for (const who of WHO) words.push(await askOne(who));
      found.get(kind)?.set(name, Object.fromEntries(words));
    }
  }
};

const hearAll = async (scene: Scene, found: Found, all: typeof happenings): Promise<void> => {
  for (const kind of kinds) {
    for (const [name, words] of await observe(scene, scene.places[kind], all))
      found.get(kind)?.set(name, Object.fromEntries(WHO.map((who, index) => [who, words[index] ?? ''])));
  }
};

/** Asks and does everything, in an order in which no question changes what a later one is about. */
const play = async (scene: Scene, found: Found): Promise<void> => {
  await askAll(scene, found, reading, true);
  await askAll(scene, found, acting);
  await hearAll(scene, found, happenings);
  await askAll(scene, found, deleting);
  scene.server.clock.advance(3_600_000);
  await scene.server.server.workers.scheduledMessages.settled();
  await askAll(scene, found, due);
  await sendNews(scene);
  await askAll(scene, found, mailed, true);
  await askAll(scene, found, returning);
  await hearAll(scene, found, lastHappenings);
  await askAll(scene, found, lastReading, true);
};

describe('people who left a channel', () => {
  const all = { ...reading, ...acting, ...deleting, ...mailed, ...due, ...returning, ...lastReading };

  it('are asked about by every operation that takes a channel or a message', () => {
    const asked = new Set<string>(Object.values(all).flatMap(({ operations }) => operations));
    const missing = membershipOperations(contract).filter(
      (id) => !asked.has(id) && !Object.hasOwn(notAsked, id),
    );
    expectListed([], missing, 'test/security/former-members/');
  });

  it('are observed for every event about a channel or its messages', () => {
    const heard = new Set(Object.values({ ...happenings, ...lastHappenings }).map(({ form }) => form));
    const missing = eventForms().filter((name) => !heard.has(name) && !Object.hasOwn(notHeard, name));
    expectListed([], missing, 'test/security/former-members/happenings.ts');
  });

  describe('on one server', () => {
    const found: Found = new Map(kinds.map((kind) => [kind, new Map()]));
    let scene: Scene;

    before(async () => {
      scene = await openScene();
      await play(scene, found);
    });
    after(() => scene.server.close());

    for (const kind of kinds) {
      it(`have an expected word for each question about a ${kind} channel`, () => {
        const names = Object.keys({ ...all, ...happenings, ...lastHappenings });
        expect([...tables[kind].keys()]).to.have.members(names);
      });

      for (const [name, words] of tables[kind]) {
        it(`of a channel that is ${kind}: who ${name}`, () => {
          expect(found.get(kind)?.get(name)).to.deep.equal(words);
        });
      }
    }
  });
});
