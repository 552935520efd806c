import type { Role } from '../../src/http/types.js';
import type { Client } from '../support/client.js';
import { hugePicture, notAPicture, picture } from '../support/pictures.js';
import type { CaseRequest, CaseSetup, PartArrangements } from './case-setup.js';
import type { Fixtures } from './fixtures.js';

const NOBODY = 4711;
const TAKEN = 'taken';

const make = async (
  fixtures: Fixtures,
  by: Client,
  short_name = fixtures.fresh('bot').replace(' ', ''),
): Promise<number> => {
  const bot = { full_name: fixtures.fresh('Bot'), short_name };
  return ((await by.ok('POST', '/bots', bot)) as { user_id: number }).user_id;
};

/** Creates a bot with a new name. */
const creating =
  (parameters: object, before?: (fixtures: Fixtures) => Promise<unknown>): CaseSetup =>
  async (fixtures) => {
    await before?.(fixtures);
    const short_name = fixtures.fresh('bot').replace(' ', '');
    return { parameters: { full_name: fixtures.fresh('Bot'), short_name, ...parameters } };
  };

/** Changes a bot as a user with a role. A member owns the bot, unless it must have the rights of an owner. */
const changing =
  (role: Role | 'keeper', parameters: object = {}, roleOfBot?: number): CaseSetup =>
  async (fixtures) => {
    const keeper = roleOfBot === 100 ? fixtures.owner : (await fixtures.one('member')).client;
    const bot_id = await make(fixtures, keeper);
    if (roleOfBot !== undefined)
      await fixtures.owner.ok('PATCH', `/bots/${String(bot_id)}`, { role: roleOfBot });
    const as =
      role === 'keeper' ? keeper : role === 'owner' ? fixtures.owner : (await fixtures.one(role)).client;
    return { as, path: { bot_id }, parameters: { ...parameters } };
  };

/** Changes an outgoing webhook of the owner. */
const changingService =
  (parameters: CaseRequest['parameters']): CaseSetup =>
  async (fixtures) => {
    const short_name = fixtures.fresh('hook').replace(' ', '');
    const bot = { full_name: fixtures.fresh('Hook'), short_name, bot_type: 3 };
    const { user_id: bot_id } = (await fixtures.owner.ok('POST', '/bots', bot)) as { user_id: number };
    return { path: { bot_id }, parameters };
  };

const ownedBy =
  (owner: (fixtures: Fixtures) => Promise<number>): CaseSetup =>
  async (fixtures, base, one) =>
    changing('keeper', { bot_owner_id: await owner(fixtures) })(fixtures, base, one);

/** Pictures that the server refuses, by the name of the error. */
const refusedPictures = (sending: (parameters: object) => CaseSetup): Readonly<Record<string, CaseSetup>> => {
  const having =
    (make: () => Promise<unknown>): CaseSetup =>
    async (fixtures, base, one) =>
      sending({ filename: await make() })(fixtures, base, one);
  return {
    severalFiles: having(async () => [await picture(), await picture()]),
    badImage: having(() => Promise.resolve(notAPicture())),
    imageTooLarge: having(hugePicture),
  };
};

const unknown = { default_sending_stream: 'unknown' };

export const bots: PartArrangements = {
  listBots: {
    default: async (fixtures) => {
      await make(fixtures, fixtures.owner);
      return {};
    },
  },
  createBot: {
    default: creating({}),
    mustBeAdministrator: async (fixtures, base, one) => ({
      ...(await creating({})(fixtures, base, one)),
      as: (await fixtures.one('member')).client,
      ...(await fixtures.settings({ bot_creation_policy: 3 })),
    }),
    badBotName: creating({ short_name: ' ' }),
    botEmailTaken: creating({ short_name: TAKEN }, (fixtures) => make(fixtures, fixtures.owner, TAKEN)),
    botNameTaken: async (fixtures, base, one) =>
      creating({ full_name: (await fixtures.one('member')).name })(fixtures, base, one),
    invalidPayloadUrl: creating({ bot_type: 3, payload_url: 'nowhere' }),
    invalidChannelName: creating(unknown),
    nameTooLong: creating({ full_name: 'x'.repeat(101) }),
    nameTooShort: creating({ full_name: 'x' }),
    nameInvalidCharacters: creating({ full_name: 'Iago *' }),
    nameInvalidFormat: creating({ full_name: 'Iago|12' }),
    ...refusedPictures(creating),
  },
  updateBot: {
    default: changingService({
      default_all_public_streams: true,
      service_payload_url: 'https://hooks.example.com',
    }),
    noSuchBot: () => ({ path: { bot_id: NOBODY } }),
    insufficientPermission: changing('moderator'),
    invalidPayloadUrl: changingService({ service_payload_url: 'nowhere' }),
    botHasNoService: changing('keeper', { service_payload_url: 'https://hooks.example.com' }),
    mustBeOwner: changing('administrator', {}, 100),
    guestsCannotAdminister: changing('owner', { role: 200 }, 600),
    botRoleAboveOwner: changing('owner', { role: 200 }),
    botOwnerUnknown: ownedBy(() => Promise.resolve(NOBODY)),
    botOwnerDeactivated: ownedBy(async (fixtures) => (await fixtures.deactivated()).id),
    botOwnerIsBot: ownedBy(async (fixtures) => (await fixtures.bot()).id),
    botNameTaken: async (fixtures, base, one) =>
      changing('keeper', { full_name: (await fixtures.one('guest')).name })(fixtures, base, one),
    invalidChannelName: changing('keeper', unknown),
    nameTooLong: changing('keeper', { full_name: 'x'.repeat(101) }),
    nameTooShort: changing('keeper', { full_name: 'x' }),
    nameInvalidCharacters: changing('keeper', { full_name: 'Iago *' }),
    nameInvalidFormat: changing('keeper', { full_name: 'Iago|12' }),
    ...refusedPictures((parameters) => changing('keeper', parameters)),
  },
  regenerateBotApiKey: {
    default: changing('keeper'),
    noSuchBot: () => ({ path: { bot_id: NOBODY } }),
    insufficientPermission: changing('moderator'),
    mustBeOwner: changing('administrator', {}, 100),
  },
  getBotStorage: {
    default: async (fixtures) => {
      await fixtures.owner.ok('PUT', '/bot_storage', { storage: { greeting: 'Hello' } });
      return {};
    },
    storageKeyNotFound: () => ({ parameters: { keys: ['unknown'] } }),
  },
  updateBotStorage: {
    default: () => ({}),
    storageLimitExceeded: async (fixtures) => {
      const { id: user_id, client: as } = await fixtures.person();
      const usage = { user_id, entries: 1, bytes: 10_000_000 };
      await fixtures.server.services.store.write((tx) => tx.insertMany('bot_storage_usage', [usage]));
      return { as };
    },
  },
  deleteBotStorage: {
    default: async (fixtures) => {
      await fixtures.owner.ok('PUT', '/bot_storage', { storage: { greeting: 'Hello' } });
      return {};
    },
    storageKeyNotFound: () => ({ parameters: { keys: ['unknown'] } }),
  },
  deactivateBot: {
    default: changing('keeper'),
    noSuchBot: () => ({ path: { bot_id: NOBODY } }),
    insufficientPermission: changing('moderator'),
    mustBeOwner: changing('administrator', {}, 100),
  },
};
