import { having, type CaseSetup, type PartArrangements } from './case-setup.js';
import type { Fixtures } from './fixtures.js';

const added = async (fixtures: Fixtures): Promise<string> => {
  const domain = `${fixtures.fresh('domain').replace(' ', '')}.example`;
  await fixtures.owner.ok('POST', '/realm/domains', { domain, allow_subdomains: false });
  return domain;
};

const ofDomain: CaseSetup = async (fixtures, base) => ({ ...base, path: { domain: await added(fixtures) } });
const nowhere: CaseSetup = (_fixtures, base) => ({ ...base, path: { domain: 'nowhere' } });

const template = 'https://python.example.com/?code={code}';
const playground =
  (parameters: object): CaseSetup =>
  (fixtures) => ({
    parameters: {
      name: fixtures.fresh('Playground'),
      pygments_language: 'Python',
      url_template: template,
      ...parameters,
    },
  });

const addedPlayground = async (fixtures: Fixtures, name = fixtures.fresh('Playground')): Promise<number> => {
  const parameters = { name, pygments_language: 'Python', url_template: template };
  return ((await fixtures.owner.ok('POST', '/realm/playgrounds', parameters)) as { id: number }).id;
};

/** Lists of the organization: its domains and code playgrounds. */
export const organizationLists: PartArrangements = {
  listDomains: {
    default: async (fixtures) => {
      await added(fixtures);
      return {};
    },
  },
  createDomain: {
    default: (fixtures) => ({
      parameters: { domain: `${fixtures.fresh('domain').replace(' ', '')}.example`, allow_subdomains: true },
    }),
    invalidDomain: having({ domain: 'localhost' }),
    domainTaken: async (fixtures, base) => ({
      parameters: { ...base.parameters, domain: await added(fixtures) },
    }),
  },
  updateDomain: { default: ofDomain, domainNotFound: nowhere },
  deleteDomain: { default: ofDomain, domainNotFound: nowhere },
  createPlayground: {
    default: playground({}),
    playgroundBlank: playground({ name: ' ' }),
    playgroundLanguageInvalid: playground({ pygments_language: 'C*' }),
    playgroundTemplateInvalid: playground({ url_template: 'https://python.example.com/{' }),
    playgroundWithoutCode: playground({ url_template: 'https://python.example.com/' }),
    playgroundOtherVariable: playground({ url_template: `${template}&{more}` }),
    playgroundTaken: async (fixtures, base, one) => {
      const name = fixtures.fresh('Playground');
      await addedPlayground(fixtures, name);
      return playground({ name })(fixtures, base, one);
    },
  },
  deletePlayground: {
    default: async (fixtures) => ({ path: { playground_id: await addedPlayground(fixtures) } }),
    playgroundNotFound: () => ({ path: { playground_id: 4711 } }),
  },
};
