import { having, type CaseSetup, type PartArrangements } from './case-setup.js';
import type { Fixtures } from './fixtures.js';

/** Creates a linkifier and returns its ID. */
const added = async (fixtures: Fixtures, pattern = fixtures.fresh('issue')): Promise<number> => {
  const linkifier = { pattern, url_template: 'https://issues.example.com/' };
  return ((await fixtures.owner.ok('POST', '/realm/filters', linkifier)) as { id: number }).id;
};

/** A request about an existing linkifier. */
const about =
  (setup: CaseSetup = () => ({})): CaseSetup =>
  async (fixtures, base, one) => ({
    ...(await setup(fixtures, base, one)),
    path: { filter_id: await added(fixtures) },
  });

const unknown: CaseSetup = () => ({ path: { filter_id: 4711 } });

/** Names all linkifiers, and then some more. */
const ordering =
  (more: (id: number) => readonly number[]): CaseSetup =>
  async (fixtures) => {
    const id = await added(fixtures);
    const { linkifiers: all } = (await fixtures.owner.ok('GET', '/realm/linkifiers')) as {
      linkifiers: readonly { readonly id: number }[];
    };
    return { parameters: { ordered_linkifier_ids: [...all.map((one) => one.id).toReversed(), ...more(id)] } };
  };

const taken: CaseSetup = async (fixtures, base) => {
  const parameters = { ...base.parameters, pattern: fixtures.fresh('taken') };
  const linkifier = { ...parameters, url_template: 'https://issues.example.com/' };
  await fixtures.owner.ok('POST', '/realm/filters', linkifier);
  return { parameters: linkifier };
};

/** The rules on patterns and templates, for a new linkifier or an existing one. */
const rules = (arranging: (setup: CaseSetup) => CaseSetup): Record<string, CaseSetup> => ({
  linkifierBlank: arranging(having({ pattern: ' ' })),
  linkifierPatternInvalid: arranging(having({ pattern: '(' })),
  linkifierTemplateInvalid: arranging(having({ url_template: '{' })),
  linkifierVariableWithoutGroup: arranging(having({ url_template: 'https://issues.example.com/{number}' })),
  linkifierGroupUnused: arranging(having({ url_template: 'https://issues.example.com/' })),
});

export const linkifiers: PartArrangements = {
  createLinkifier: {
    default: (fixtures) => ({
      parameters: { pattern: fixtures.fresh('issue'), url_template: 'https://issues.example.com/' },
    }),
    ...rules((setup) => setup),
    linkifierTaken: taken,
  },
  listLinkifiers: {
    default: async (fixtures) => {
      await added(fixtures);
      return {};
    },
  },
  updateLinkifier: {
    default: about((fixtures) => ({
      parameters: { pattern: fixtures.fresh('issue'), url_template: 'https://issues.example.com/' },
    })),
    ...rules(about),
    linkifierTaken: about(taken),
    linkifierNotFound: unknown,
  },
  deleteLinkifier: { default: about(), linkifierNotFound: unknown },
  reorderLinkifiers: {
    default: ordering(() => []),
    linkifierOrderTwice: ordering((id) => [id]),
    linkifierOrderIncomplete: ordering(() => [4711]),
  },
};
