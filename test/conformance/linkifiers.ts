import { having, type Arrangement, type PartArrangements } from './arrangement.js';

const taken: Arrangement = async (world, base) => {
  const parameters = { ...base.parameters, pattern: world.fresh('taken') };
  const linkifier = { ...parameters, url_template: 'https://issues.example.com/' };
  await world.owner.ok('POST', '/realm/filters', linkifier);
  return { parameters: linkifier };
};

/** As many linkifiers as there may be. */
const crowded: Arrangement = async (world) => {
  const one = (): object => ({ pattern: world.fresh('crowd'), url_template: 'https://issues.example.com/' });
  for (;;) {
    const { status } = await world.owner.send('POST', '/realm/filters', { ...one() });
    if (status !== 200) return { parameters: { ...one() } };
  }
};

export const linkifiers: PartArrangements = {
  createLinkifier: {
    default: (world) => ({
      parameters: { pattern: world.fresh('issue'), url_template: 'https://issues.example.com/' },
    }),
    linkifierBlank: having({ pattern: ' ' }),
    linkifierPatternInvalid: having({ pattern: '(' }),
    linkifierTemplateInvalid: having({ url_template: '{' }),
    linkifierVariableWithoutGroup: having({ url_template: 'https://issues.example.com/{number}' }),
    linkifierGroupUnused: having({ url_template: 'https://issues.example.com/' }),
    linkifierTaken: taken,
    tooManyLinkifiers: crowded,
  },
};
