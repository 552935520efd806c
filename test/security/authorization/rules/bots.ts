import { roles } from '../../../../src/runtime/identity/actor.js';
import type { Body } from '../../../support/client.js';
import type { Rule } from '../rule.js';
import { bots } from '../things/people.js';
import { variant, type Thing, type Variant } from '../variant.js';

type Rules = Readonly<Record<keyof typeof bots, Rule>>;

/*
 * A bot's owner and administrators manage the bot. Its API key grants its rights: only its owner and
 * organization owners can read the key of a bot with the owner role.
 */
const KEPT: Rules = {
  own: 'ok',
  "another's": { administrators: 'ok', others: 'insufficientPermission' },
  "an owner's, an administrator": { administrators: 'ok', others: 'insufficientPermission' },
  "an owner's, an owner": { owner: 'ok', administrators: 'mustBeOwner', others: 'insufficientPermission' },
  deactivated: 'ok',
  'a person': 'noSuchBot',
  'bot of the server': 'noSuchBot',
  nothing: 'noSuchBot',
};

const byId = ({ id }: Thing) => ({ path: { bot_id: id } });

export const botRules: readonly Variant[] = [
  variant('updateBot', 'the name', {
    kind: bots,
    ask: (thing, fixtures) => ({ ...byId(thing), parameters: { full_name: fixtures.fresh('Renamed') } }),
    rules: KEPT,
  }),
  variant('updateBot', 'the format of requests', {
    kind: bots,
    ask: (thing) => ({ ...byId(thing), parameters: { service_interface: 2 } }),
    rules: KEPT,
  }),
  variant('updateBot', 'the role, to guest', {
    kind: bots,
    ask: (thing) => ({ ...byId(thing), parameters: { role: roles.guest } }),
    rules: {
      ...KEPT,
      own: { administrators: 'ok', others: 'insufficientPermission' },
      deactivated: { administrators: 'ok', others: 'insufficientPermission' },
    },
  }),
  variant('updateBot', 'the role, to administrator', {
    kind: bots,
    ask: (thing) => ({ ...byId(thing), parameters: { role: roles.administrator } }),
    rules: {
      ...KEPT,
      own: { administrators: 'ok', others: 'insufficientPermission' },
      // A bot never has more rights than its owner.
      "another's": { administrators: 'refused', others: 'insufficientPermission' },
      deactivated: { administrators: 'ok', others: 'insufficientPermission' },
    },
  }),
  variant('updateBot', 'the role, to owner', {
    kind: bots,
    ask: (thing) => ({ ...byId(thing), parameters: { role: roles.owner } }),
    rules: {
      ...KEPT,
      own: { owner: 'ok', administrators: 'mustBeOwner', others: 'insufficientPermission' },
      "another's": { owner: 'refused', administrators: 'mustBeOwner', others: 'insufficientPermission' },
      "an owner's, an administrator": {
        owner: 'ok',
        administrators: 'mustBeOwner',
        others: 'insufficientPermission',
      },
      deactivated: { owner: 'ok', administrators: 'mustBeOwner', others: 'insufficientPermission' },
    },
  }),
  variant('updateUser', 'a bot', {
    kind: bots,
    ask: ({ id }, fixtures) => ({
      path: { user_id_or_email: id },
      parameters: { full_name: fixtures.fresh('Renamed') },
    }),
    rules: {
      ...KEPT,
      "an owner's, an owner": 'ok',
      'a person': 'ok',
      'bot of the server': 'noSuchUser',
      nothing: 'noSuchUser',
    },
  }),
  variant('deactivateBot', 'by ID', { kind: bots, ask: byId, rules: KEPT }),
  variant('regenerateBotApiKey', 'by ID', { kind: bots, ask: byId, rules: KEPT }),
  variant('reactivateUser', 'a bot', {
    kind: bots,
    ask: ({ id }) => ({ path: { user_id: id } }),
    rules: {
      ...KEPT,
      'a person': { administrators: 'ok', others: 'insufficientPermission' },
      'bot of the server': { administrators: 'noSuchUser', others: 'insufficientPermission' },
      nothing: { administrators: 'noSuchUser', others: 'insufficientPermission' },
    },
  }),
  variant('listBots', "the requester's own", {
    kind: bots,
    ask: () => ({}),
    shows: (body: Body, { text }) => (body.bots as readonly Body[]).some(({ username }) => username === text),
    rules: {
      own: 'ok',
      "another's": 'unseen',
      "an owner's, an administrator": 'unseen',
      "an owner's, an owner": 'unseen',
      deactivated: 'unseen',
      'a person': 'unseen',
      'bot of the server': 'unseen',
      nothing: 'unseen',
    },
  }),
  variant('registerQueue', 'the bots with their keys', {
    kind: bots,
    ask: () => ({ parameters: { fetch_event_types: ['realm_bot'], event_types: [] } }),
    shows: (body: Body, { id }) =>
      (body.realm_bots as readonly Body[]).some(
        ({ user_id, api_key }) => user_id === id && typeof api_key === 'string',
      ),
    keeps: true,
    rules: {
      own: 'ok',
      "another's": { administrators: 'ok', others: 'unseen' },
      "an owner's, an administrator": { administrators: 'ok', others: 'unseen' },
      "an owner's, an owner": { owner: 'ok', others: 'unseen' },
      deactivated: 'ok',
      'a person': 'unseen',
      'bot of the server': 'unseen',
      nothing: 'unseen',
    },
    spectators: { others: 'unseen' },
  }),
];
