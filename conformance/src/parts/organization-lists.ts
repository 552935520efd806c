import { having, type CaseSetup, type PartArrangements } from '../cases/case-setup.js';
import { UNKNOWN, type World } from '../world/world.js';

const added = async (world: World): Promise<string> => {
  const domain = `${world.freshWord('domain')}.example`;
  await world.owner.ok('POST', '/realm/domains', { domain, allow_subdomains: false });
  return domain;
};

const ofDomain: CaseSetup = async (world, base) => ({ ...base, path: { domain: await added(world) } });
const nowhere: CaseSetup = (_fixtures, base) => ({ ...base, path: { domain: 'nowhere' } });

const template = 'https://python.example.com/?code={code}';
const playground =
  (parameters: object): CaseSetup =>
  (world) => ({
    parameters: {
      name: world.fresh('Playground'),
      pygments_language: 'Python',
      url_template: template,
      ...parameters,
    },
  });

const addedPlayground = async (world: World, name = world.fresh('Playground')): Promise<number> => {
  const parameters = { name, pygments_language: 'Python', url_template: template };
  return ((await world.owner.ok('POST', '/realm/playgrounds', parameters)) as { id: number }).id;
};

/** Lists of the organization: its domains and code playgrounds. */
export const organizationLists: PartArrangements = {
  listDomains: {
    default: async (world) => {
      await added(world);
      return {};
    },
  },
  createDomain: {
    default: (world) => ({
      parameters: { domain: `${world.freshWord('domain')}.example`, allow_subdomains: true },
    }),
    invalidDomain: having({ domain: 'localhost' }),
    domainTaken: async (world, base) => ({
      parameters: { ...base.parameters, domain: await added(world) },
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
    playgroundTaken: async (world, base, one) => {
      const name = world.fresh('Playground');
      await addedPlayground(world, name);
      return playground({ name })(world, base, one);
    },
  },
  deletePlayground: {
    default: async (world) => ({ path: { playground_id: await addedPlayground(world) } }),
    playgroundNotFound: () => ({ path: { playground_id: UNKNOWN } }),
  },
};
