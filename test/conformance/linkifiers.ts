import { having, type CaseSetup, type PartArrangements } from './case-setup.js';

const taken: CaseSetup = async (fixtures, base) => {
  const parameters = { ...base.parameters, pattern: fixtures.fresh('taken') };
  const linkifier = { ...parameters, url_template: 'https://issues.example.com/' };
  await fixtures.owner.ok('POST', '/realm/filters', linkifier);
  return { parameters: linkifier };
};

export const linkifiers: PartArrangements = {
  createLinkifier: {
    default: (fixtures) => ({
      parameters: { pattern: fixtures.fresh('issue'), url_template: 'https://issues.example.com/' },
    }),
    linkifierBlank: having({ pattern: ' ' }),
    linkifierPatternInvalid: having({ pattern: '(' }),
    linkifierTemplateInvalid: having({ url_template: '{' }),
    linkifierVariableWithoutGroup: having({ url_template: 'https://issues.example.com/{number}' }),
    linkifierGroupUnused: having({ url_template: 'https://issues.example.com/' }),
    linkifierTaken: taken,
  },
};
