import { typesOf, type Reference } from '../../../tools/generate-contract/schema/schema.js';
import { makeThing } from '../../bad-input/things.js';
import type { CaseRequest } from '../../../conformance/src/world/case-request.js';
import type { Fixtures } from '../../conformance/fixtures.js';
import { addCrowd } from '../../support/many-users.js';
import { picture } from '../../support/pictures.js';
import type { Bound } from './bounds.js';

interface Given {
  readonly fixtures: Fixtures;
  readonly bound: Bound;
  /** The request of the contract's example, which succeeds. */
  readonly good: CaseRequest;
  /** The value that is tried. */
  readonly value: unknown;
}

/** What differs from the request of the contract's example. Its parameters are added to those of the example. */
type Base = (given: Given) => Promise<Partial<CaseRequest>> | Partial<CaseRequest>;

const idOf = async (fixtures: Fixtures, reference: Reference): Promise<number> =>
  (await makeThing(fixtures, reference)).id as number;

const freshWord = (fixtures: Fixtures): string => fixtures.fresh('robot').replace(' ', '');

const newBot: Base = ({ fixtures }) => ({
  parameters: { full_name: fixtures.fresh('Robot'), short_name: freshWord(fixtures) },
});

/** An account with the tried email, and its password. A longer email than an account may have is tried, too. */
const loggingIn: Base = async ({ fixtures, value }) => {
  const password = 'sesame-lantern-42';
  await fixtures.owner.send('POST', '/users', {
    email: value,
    password,
    full_name: fixtures.fresh('Account'),
  });
  return { parameters: { password } };
};

const someoneNew: Base = async ({ fixtures }) => {
  const { client: as, password } = await fixtures.person();
  return { as, parameters: { old_password: password } };
};

const valueOfField =
  (field_type: number, value: (fixtures: Fixtures) => unknown): Base =>
  async ({ fixtures }) => {
    const field = { field_type, name: fixtures.fresh('Field') };
    const { id } = (await fixtures.owner.ok('POST', '/realm/profile_fields', field)) as { id: number };
    return { parameters: { profile_data: [{ id, value: await value(fixtures) }] } };
  };

/** The same for the requester's own profile. */
const ownValueOfField =
  (field_type: number, value: (fixtures: Fixtures) => unknown): Base =>
  async (given) => {
    const { parameters } = await valueOfField(field_type, value)(given);
    return { parameters: { data: parameters?.profile_data } };
  };

const CHOICES = { a: { text: 'First', order: '1' } };

const fieldWithChoices: Base = async ({ fixtures }) => {
  const field = { field_type: 3, name: fixtures.fresh('Field'), field_data: CHOICES };
  const { id } = (await fixtures.owner.ok('POST', '/realm/profile_fields', field)) as { id: number };
  return { path: { field_id: id } };
};

/** The owner, by email where the list is of texts. */
const principals: Base = async ({ fixtures, bound }) => {
  const { user_id, email } = (await fixtures.owner.ok('GET', '/users/me')) as {
    user_id: number;
    email: string;
  };
  const areTexts = typesOf(bound.place.schema.items ?? {}).includes('string');
  return { parameters: { principals: [areTexts ? email : user_id] } };
};

const color: Base = ({ good }) => {
  const [first] = good.parameters.subscription_data as object[];
  return { parameters: { subscription_data: [{ ...first, property: 'color' }] } };
};

const narrowTo =
  (...narrow: readonly unknown[]): Base =>
  ({ bound }) => ({
    parameters: { narrow, ...(bound.operation.id === 'getEvents' && NEW_QUEUE) },
  });

/** With these, GET /events registers a queue. */
const NEW_QUEUE = { queue_id: undefined, last_event_id: undefined, dont_block: true };
const registering: Base = () => ({ parameters: NEW_QUEUE });

const crowds = new WeakMap<Fixtures, Promise<readonly number[]>>();

/** More users than a direct message may have recipients. */
const crowdOf = (fixtures: Fixtures): Promise<readonly number[]> => {
  const found =
    crowds.get(fixtures) ?? fixtures.channel().then(({ id }) => addCrowd(fixtures.server, id, 'crowd', 260));
  crowds.set(fixtures, found);
  return found;
};

const directNarrow: Base = async (given) =>
  narrowTo({ operator: 'dm', operand: await crowdOf(given.fixtures) })(given);

const direct: Base = async ({ fixtures }) => ({
  parameters: { type: 'direct', to: await crowdOf(fixtures), topic: undefined },
});

const directDraft: Base = async ({ fixtures, bound }) => {
  const draft = { type: 'private', to: [await fixtures.ownerId], topic: '', content: 'Hello' };
  return { parameters: bound.place.parameter.name === 'draft' ? { draft } : { drafts: [draft] } };
};

/** A custom emoji of the tried name. */
const customEmoji: Base = async ({ fixtures, value }) => {
  await fixtures.owner.send('POST', `/realm/emoji/${String(value)}`, { filename: await picture() });
  return { parameters: { emoji_code: undefined, reaction_type: undefined } };
};

/** A domain of the tried name. */
const domain: Base = async ({ fixtures, value }) => {
  await fixtures.owner.send('POST', '/realm/domains', { domain: value, allow_subdomains: false });
  return {};
};

const groupOfOwner: Base = async ({ fixtures }) => ({
  parameters: { name: fixtures.fresh('group'), members: [await fixtures.ownerId] },
});

const mayMention =
  (key: 'direct_members' | 'direct_subgroups') =>
  async (fixtures: Fixtures): Promise<object> => {
    const value = key === 'direct_members' ? await fixtures.ownerId : await fixtures.ownGroup();
    return { direct_members: [], direct_subgroups: [], [key]: [value] };
  };

const groupMentionedBy =
  (key: 'direct_members' | 'direct_subgroups'): Base =>
  async ({ fixtures }) => {
    const value = await mayMention(key)(fixtures);
    const user_group_id = await fixtures.ownGroup();
    const path = `/user_groups/${String(user_group_id)}`;
    await fixtures.owner.ok('PATCH', path, { can_mention_group: { new: value } });
    return { path: { user_group_id }, parameters: { can_mention_group: { new: value, old: value } } };
  };

const newGroupMentionedBy =
  (key: 'direct_members' | 'direct_subgroups'): Base =>
  async ({ fixtures }) => ({
    parameters: { name: fixtures.fresh('group'), can_mention_group: await mayMention(key)(fixtures) },
  });

const groupWithSubgroup: Base = async ({ fixtures }) => {
  const [user_group_id, subgroup] = [await fixtures.ownGroup(), await fixtures.ownGroup()];
  await fixtures.owner.ok('POST', `/user_groups/${String(user_group_id)}/subgroups`, { add: [subgroup] });
  return { path: { user_group_id }, parameters: { add: undefined, delete: [subgroup] } };
};

const basesOfNarrow = (operationId: string): Readonly<Record<string, Base>> => ({
  [`${operationId} narrow`]: narrowTo({ operator: 'topic', operand: 'logo' }),
  [`${operationId} narrow[0]`]: narrowTo(['topic', 'logo']),
  [`${operationId} narrow[0][0]`]: narrowTo(['topic', 'logo']),
  [`${operationId} narrow[0]["operator"]`]: narrowTo({ operator: 'topic', operand: 'logo' }),
  [`${operationId} narrow[0]["operand"] maxLength`]: narrowTo({ operator: 'topic', operand: 'logo' }),
  [`${operationId} narrow[0]["operand"] maxItems`]: directNarrow,
});

/** By operation, operation and place, or name of the limit; the longest name wins. */
const bases: Readonly<Record<string, Base>> = {
  'fetchApiKey username': loggingIn,
  'fetchDevApiKey username': loggingIn,
  createUser: ({ fixtures }) => ({
    parameters: { email: `${freshWord(fixtures)}@example.com`, full_name: fixtures.fresh('New') },
  }),
  'updateUser profile_data': valueOfField(1, () => 'Vim'),
  'updateUser profile_data[0]["value"] maxLength': valueOfField(2, () => 'Vim'),
  'updateUser profile_data[0]["value"] maxItems': valueOfField(6, async (fixtures) => [
    await fixtures.ownerId,
  ]),
  'updateOwnProfileData data': ownValueOfField(1, () => 'Vim'),
  'updateOwnProfileData data[0]["value"] maxLength': ownValueOfField(2, () => 'Vim'),
  'updateOwnProfileData data[0]["value"] maxItems': ownValueOfField(6, async (fixtures) => [
    await fixtures.ownerId,
  ]),
  createInvitations: async ({ fixtures }) => ({
    parameters: {
      invitee_emails: `${freshWord(fixtures)}@example.com`,
      stream_ids: [(await fixtures.channel(fixtures.owner)).id],
    },
  }),
  createInvitationLink: async ({ fixtures }) => ({
    parameters: { stream_ids: [(await fixtures.channel(fixtures.owner)).id] },
  }),
  createBot: newBot,
  'createBot payload_url': async (given) => {
    const { parameters } = await newBot(given);
    return { parameters: { ...parameters, bot_type: 3 } };
  },
  'updateBot service_payload_url': async ({ fixtures }) => ({
    as: fixtures.owner,
    path: { bot_id: await idOf(fixtures, 'bot') },
  }),
  updateBotStorage: someoneNew,
  'createAlertWords alert_words': someoneNew,
  'createAlertWords alert_words[0]': someoneNew,
  'createProfileField field_data': () => ({ parameters: { field_type: 3 } }),
  'updateProfileField field_data': fieldWithChoices,
  'createSubscriptions principals': principals,
  'deleteSubscriptions principals': principals,
  'updateSubscriptionProperties subscription_data[0]["value"]': color,
  ...basesOfNarrow('listMessages'),
  ...basesOfNarrow('matchNarrow'),
  // Unknown messages are ignored.
  'updateMessageFlags messages': () => ({ parameters: { flag: 'read' } }),
  ...basesOfNarrow('updateMessageFlagsForNarrow'),
  ...basesOfNarrow('registerQueue'),
  getEvents: registering,
  ...basesOfNarrow('getEvents'),
  'sendMessage to': direct,
  'sendTypingStatus to maxItems': direct,
  'createScheduledMessage to': direct,
  'updateScheduledMessage to': direct,
  'createReaction emoji_name': customEmoji,
  'updateOwnStatus emoji_name': customEmoji,
  'updateDomain domain': domain,
  'deleteDomain domain': domain,
  'createDrafts drafts[0]["to"]': directDraft,
  'updateDraft draft["to"]': directDraft,
  'updateSettings email': someoneNew,
  'updateSettings new_password': someoneNew,
  createUserGroup: groupOfOwner,
  'createUserGroup can_mention_group["direct_members"]': newGroupMentionedBy('direct_members'),
  'createUserGroup can_mention_group["direct_subgroups"]': newGroupMentionedBy('direct_subgroups'),
  'updateUserGroup can_mention_group["new"]["direct_members"]': groupMentionedBy('direct_members'),
  'updateUserGroup can_mention_group["new"]["direct_subgroups"]': groupMentionedBy('direct_subgroups'),
  'updateUserGroup can_mention_group["old"]["direct_members"]': groupMentionedBy('direct_members'),
  'updateUserGroup can_mention_group["old"]["direct_subgroups"]': groupMentionedBy('direct_subgroups'),
  'updateUserGroupMembers add': async ({ fixtures }) => ({
    path: { user_group_id: await fixtures.ownGroup() },
    parameters: { add: [await idOf(fixtures, 'user')], delete: undefined },
  }),
  'updateUserGroupMembers delete': async ({ fixtures }) => {
    const [user_group_id, user] = [await fixtures.ownGroup(), await idOf(fixtures, 'user')];
    await fixtures.owner.ok('POST', `/user_groups/${String(user_group_id)}/members`, { add: [user] });
    return { path: { user_group_id }, parameters: { add: undefined, delete: [user] } };
  },
  'updateUserGroupSubgroups add': async ({ fixtures }) => ({
    path: { user_group_id: await fixtures.ownGroup() },
    parameters: { add: [await idOf(fixtures, 'user-group')], delete: undefined },
  }),
  'updateUserGroupSubgroups delete': groupWithSubgroup,
};

export const baseNames: readonly string[] = Object.keys(bases);

/** The request of the contract's example with what a limit needs besides. */
export const basedOn = async (given: Given): Promise<CaseRequest> => {
  const { bound, good } = given;
  const { id } = bound.operation;
  const base = bases[bound.name] ?? bases[`${id} ${bound.place.name}`] ?? bases[id];
  const changes = (await base?.(given)) ?? {};
  return {
    ...good,
    ...changes,
    path: { ...good.path, ...changes.path },
    parameters: { ...good.parameters, ...changes.parameters },
  };
};
