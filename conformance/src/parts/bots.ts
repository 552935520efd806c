import type { Role } from '../contract/data.js';
import type { Client } from '../world/client.js';
import { hugePicture, notAPicture, picture } from '../world/files.js';
import type { CaseSetup, PartArrangements } from '../cases/case-setup.js';
import type { CaseRequest } from '../world/case-request.js';
import { UNKNOWN, type World } from '../world/world.js';

const make = async (world: World, by: Client, short_name = world.freshWord('bot')): Promise<number> => {
  const bot = { full_name: world.fresh('Bot'), short_name };
  return ((await by.ok('POST', '/bots', bot)) as { user_id: number }).user_id;
};

/** Creates a bot with a new name. */
const creating =
  (parameters: object): CaseSetup =>
  (world) => {
    const short_name = world.freshWord('bot');
    return { parameters: { full_name: world.fresh('Bot'), short_name, ...parameters } };
  };

/** Changes a bot as a user with a role. A member owns the bot, unless it must have the rights of an owner. */
const changing =
  (role: Role | 'keeper', parameters: object = {}, roleOfBot?: number): CaseSetup =>
  async (world) => {
    const keeper = roleOfBot === 100 ? world.owner : (await world.one('member')).client;
    const bot_id = await make(world, keeper);
    if (roleOfBot !== undefined)
      await world.owner.ok('PATCH', `/bots/${String(bot_id)}`, { role: roleOfBot });
    const as = role === 'keeper' ? keeper : role === 'owner' ? world.owner : (await world.one(role)).client;
    return { as, path: { bot_id }, parameters: { ...parameters } };
  };

/** Changes an outgoing webhook of the owner. */
const changingService =
  (parameters: CaseRequest['parameters']): CaseSetup =>
  async (world) => {
    const short_name = world.freshWord('hook');
    const bot = { full_name: world.fresh('Hook'), short_name, bot_type: 3 };
    const { user_id: bot_id } = (await world.owner.ok('POST', '/bots', bot)) as { user_id: number };
    return { path: { bot_id }, parameters };
  };

const ownedBy =
  (owner: (world: World) => Promise<number>): CaseSetup =>
  async (world, base, one) =>
    changing('keeper', { bot_owner_id: await owner(world) })(world, base, one);

/** Pictures that the server refuses, by the name of the error. */
const refusedPictures = (sending: (parameters: object) => CaseSetup): Readonly<Record<string, CaseSetup>> => {
  const having =
    (filename: unknown): CaseSetup =>
    (world, base, one) =>
      sending({ filename })(world, base, one);
  return {
    severalFiles: having([picture(), picture()]),
    badImage: having(notAPicture()),
    imageTooLarge: having(hugePicture()),
  };
};

const unknown = { default_sending_stream: 'unknown' };

export const bots: PartArrangements = {
  listBots: {
    default: async (world) => {
      await make(world, world.owner);
      return {};
    },
  },
  createBot: {
    default: creating({}),
    mustBeAdministrator: async (world, base, one) => ({
      ...(await creating({})(world, base, one)),
      as: (await world.one('member')).client,
      ...(await world.settings({ bot_creation_policy: 3 })),
    }),
    badBotName: creating({ short_name: ' ' }),
    botEmailTaken: async (world, base, one) => {
      const short_name = world.freshWord('taken');
      await make(world, world.owner, short_name);
      return creating({ short_name })(world, base, one);
    },
    botNameTaken: async (world, base, one) =>
      creating({ full_name: (await world.one('member')).name })(world, base, one),
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
    noSuchBot: () => ({ path: { bot_id: UNKNOWN } }),
    insufficientPermission: changing('moderator'),
    invalidPayloadUrl: changingService({ service_payload_url: 'nowhere' }),
    botHasNoService: changing('keeper', { service_payload_url: 'https://hooks.example.com' }),
    mustBeOwner: changing('administrator', {}, 100),
    guestsCannotAdminister: changing('owner', { role: 200 }, 600),
    botRoleAboveOwner: changing('owner', { role: 200 }),
    botOwnerUnknown: ownedBy(() => Promise.resolve(UNKNOWN)),
    botOwnerDeactivated: ownedBy(async (world) => (await world.deactivated()).id),
    botOwnerIsBot: ownedBy(async (world) => (await world.bot()).id),
    botNameTaken: async (world, base, one) =>
      changing('keeper', { full_name: (await world.one('guest')).name })(world, base, one),
    invalidChannelName: changing('keeper', unknown),
    nameTooLong: changing('keeper', { full_name: 'x'.repeat(101) }),
    nameTooShort: changing('keeper', { full_name: 'x' }),
    nameInvalidCharacters: changing('keeper', { full_name: 'Iago *' }),
    nameInvalidFormat: changing('keeper', { full_name: 'Iago|12' }),
    ...refusedPictures((parameters) => changing('keeper', parameters)),
  },
  regenerateBotApiKey: {
    default: changing('keeper'),
    noSuchBot: () => ({ path: { bot_id: UNKNOWN } }),
    insufficientPermission: changing('moderator'),
    mustBeOwner: changing('administrator', {}, 100),
  },
  getBotStorage: {
    default: async (world) => {
      await world.owner.ok('PUT', '/bot_storage', { storage: { greeting: 'Hello' } });
      return {};
    },
    storageKeyNotFound: () => ({ parameters: { keys: ['unknown'] } }),
  },
  updateBotStorage: {
    default: () => ({}),
    storageLimitExceeded: async (world) => {
      const fill = world.control('fill');
      const { id, client: as } = await world.person();
      await fill('storageMebibytes', id);
      return { as };
    },
  },
  deleteBotStorage: {
    default: async (world) => {
      await world.owner.ok('PUT', '/bot_storage', { storage: { greeting: 'Hello' } });
      return {};
    },
    storageKeyNotFound: () => ({ parameters: { keys: ['unknown'] } }),
  },
  deactivateBot: {
    default: changing('keeper'),
    noSuchBot: () => ({ path: { bot_id: UNKNOWN } }),
    insufficientPermission: changing('moderator'),
    mustBeOwner: changing('administrator', {}, 100),
  },
};
