import { having, type CaseSetup, type PartArrangements } from '../cases/case-setup.js';
import { UNKNOWN, type World } from '../world/world.js';

/** Creates a linkifier and returns its ID. */
const added = async (world: World, pattern = world.fresh('issue')): Promise<number> => {
  const linkifier = { pattern, url_template: 'https://issues.example.com/' };
  return ((await world.owner.ok('POST', '/realm/filters', linkifier)) as { id: number }).id;
};

/** A request about an existing linkifier. */
const about =
  (setup: CaseSetup = () => ({})): CaseSetup =>
  async (world, base, one) => ({
    ...(await setup(world, base, one)),
    path: { filter_id: await added(world) },
  });

const unknown: CaseSetup = () => ({ path: { filter_id: UNKNOWN } });

/** Names all linkifiers, and then some more. */
const ordering =
  (more: (id: number) => readonly number[]): CaseSetup =>
  async (world) => {
    const id = await added(world);
    const { linkifiers: all } = (await world.owner.ok('GET', '/realm/linkifiers')) as {
      linkifiers: readonly { readonly id: number }[];
    };
    const order = all.map((one) => one.id);
    const restore = async (): Promise<void> =>
      void (await world.owner.ok('PATCH', '/realm/linkifiers', { ordered_linkifier_ids: order }));
    const parameters = { ordered_linkifier_ids: [...order.toReversed(), ...more(id)] };
    return { parameters, ...world.undo(restore) };
  };

const taken: CaseSetup = async (world, base) => {
  const parameters = { ...base.parameters, pattern: world.fresh('taken') };
  const linkifier = { ...parameters, url_template: 'https://issues.example.com/' };
  await world.owner.ok('POST', '/realm/filters', linkifier);
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
    default: (world) => ({
      parameters: { pattern: world.fresh('issue'), url_template: 'https://issues.example.com/' },
    }),
    ...rules((setup) => setup),
    linkifierTaken: taken,
  },
  listLinkifiers: {
    default: async (world) => {
      await added(world);
      return {};
    },
  },
  updateLinkifier: {
    default: about((world) => ({
      parameters: { pattern: world.fresh('issue'), url_template: 'https://issues.example.com/' },
    })),
    ...rules(about),
    linkifierTaken: about(taken),
    linkifierNotFound: unknown,
  },
  deleteLinkifier: { default: about(), linkifierNotFound: unknown },
  reorderLinkifiers: {
    default: ordering(() => []),
    linkifierOrderTwice: ordering((id) => [id]),
    linkifierOrderIncomplete: ordering(() => [UNKNOWN]),
  },
};
