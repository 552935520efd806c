import type { OperationId } from '../../../generated/operations.js';
import type { Operation } from '../../../tools/generate-contract/contract.js';
import type { Variation } from './send.js';
import { directMessage, owner, payroll, reminder, zoe } from '../../../tools/demo/world.js';

/** A change of the example request, with the reason. */
interface Change extends Variation {
  readonly why: string;
}

type Changes = Readonly<Record<string, Change>>;
type Reasons = Readonly<Record<string, string>>;

/**
 * Requests for the example responses that the example request does not cause, by operation and by the name of the
 * example response.
 */
const variations: Readonly<Partial<Record<OperationId, Changes>>> = {
  getOwnUser: { bot: { why: 'the requester is a bot', as: reminder } },
  deleteOwnAvatar: { default: { why: 'the requester has an uploaded avatar', as: zoe } },
  createSubscriptions: {
    unauthorized: {
      why: 'the channel is private',
      parameters: {
        subscriptions: [{ name: payroll.facts.name }],
        authorization_errors_fatal: false,
      },
    },
  },
  updateChannel: { default: { why: 'only owners can send `message_retention_days`', as: owner } },
  sendMessage: { followed: { why: 'the topic is new', parameters: { topic: 'colors' } } },
  getMessage: {
    direct: {
      why: 'it is a direct message in Markdown',
      parameters: { message_id: directMessage.id, apply_markdown: false },
    },
  },
  updateOwnPresence: {
    legacy: {
      why: 'old clients do not send these parameters',
      parameters: { slim_presence: undefined, last_update_id: undefined },
    },
    ping: { why: 'the request asks for no presences', parameters: { ping_only: true } },
  },
  sendTestPushNotification: {
    default: { why: 'the requester has no device', as: zoe, parameters: { token: undefined } },
  },
  getEvents: { nothing: { why: 'no event is left', parameters: { last_event_id: 18 } } },
};

/** Fields of example responses that the server returns with another value, with the reason. */
const otherValues: Readonly<Partial<Record<OperationId, Reasons>>> = {
  registerQueue: { last_event_id: 'The queue of the example is registered before event 18.' },
};

export const variationsOf = ({ id }: Operation): Changes => variations[id as OperationId] ?? {};

export const otherValuesOf = ({ id }: Operation): Reasons => otherValues[id as OperationId] ?? {};

/** Entries for operations and examples that do not exist. */
export const strayEntries = (operations: readonly Operation[]): string[] => {
  const examples = new Map(operations.map((one) => [one.id, one.examples] as const));
  return [
    ...Object.entries(variations).flatMap(([id, changes]) =>
      Object.keys(changes).flatMap((name) => (examples.get(id)?.[name] ? [] : [`${id} ${name}`])),
    ),
    ...Object.keys(otherValues).filter((id) => !examples.has(id)),
  ];
};
