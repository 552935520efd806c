import type { Deferred } from '../../../../generated/operations.js';
import { errors } from '../../../../generated/errors.js';
import type { ApiError } from '../../../contract/api-error.js';
import type { Scope } from '../../scope.js';
import {
  creationRefusal,
  parseNewChannel,
  readOptions,
  type ChannelOptions,
  type NewChannel,
} from './new-channels.js';
import { subscribingRefusal } from '../model/policy.js';
import type { Principal } from '../members/principals.js';
import type { ChannelRow } from '../model/store.js';
import { findWanted, type RequestedChannel } from './requested-channels.js';

/** Channels to create, all with the same options. */
interface Creation {
  readonly channels: readonly NewChannel[];
  readonly options: ChannelOptions;
}

/** The effects of a request, decided for each requested channel separately. */
interface Plan {
  readonly existing: readonly ChannelRow[];
  /** undefined if no channel is to be created. */
  readonly creation: Creation | undefined;
  /** Requested names of channels that the request leaves unchanged. */
  readonly unauthorized: readonly string[];
  /** The error for the first unauthorized channel. Undefined if there are none. */
  readonly refusal: ApiError | undefined;
}

interface Request {
  readonly wanted: ReadonlyMap<string, RequestedChannel>;
  readonly users: readonly Principal[];
  /** Validates the options of new channels, so it is called only if there are new channels. */
  readonly deferred: () => Deferred['createSubscriptions'];
}

const namesOf = (channels: Iterable<RequestedChannel>): string[] => Array.from(channels, ({ name }) => name);

/** Returns the effects of the request on each channel. Throws if a channel to be created has an invalid option. */
export const planSubscriptions = async (
  scope: Scope,
  { wanted, users, deferred }: Request,
): Promise<Plan> => {
  const { tx, services, actor } = scope;
  const refusal = subscribingRefusal(services, actor, users);
  if (refusal) return { existing: [], creation: undefined, unauthorized: namesOf(wanted.values()), refusal };
  const { allowed: existing, unauthorized, missing } = await findWanted(tx, actor, wanted);
  const [closed] = unauthorized;
  const noAccess = closed === undefined ? undefined : errors.channelNotAccessible({ name: closed });
  if (missing.length === 0) return { existing, creation: undefined, unauthorized, refusal: noAccess };
  const options = await readOptions(scope, deferred());
  const channels = missing.map(parseNewChannel);
  const noCreation = await creationRefusal(scope, options);
  return {
    existing,
    creation: noCreation ? undefined : { channels, options },
    unauthorized: noCreation ? [...namesOf(missing), ...unauthorized] : unauthorized,
    refusal: noCreation ?? noAccess,
  };
};
