import { errors } from '../../../generated/errors.js';
import type { Input } from '../../../generated/operations.js';
import { findChannel } from '../channels/model/store.js';
import { isUrl } from '../profile-fields/url.js';
import { languageName } from '../settings/language.js';
import type { Tx } from '../../runtime/store/types.js';
import { giphyRatings, isChoice, letsIn, videoChatProviders } from './authentication-methods.js';
import { textOrJson } from '../../lib/json-text.js';
import { isPermission, readPermission } from './permissions.js';
import type { OrganizationSettings } from './store.js';

/** The requested settings. */
export type WantedSettings = Omit<Input<'updateOrganization'>, 'name' | 'description'>;

type Name = keyof OrganizationSettings;
type Reader<Of extends Name> = (
  given: NonNullable<WantedSettings[Of]>,
  current: OrganizationSettings[Of],
  tx: Tx,
) => OrganizationSettings[Of] | Promise<OrganizationSettings[Of]>;

const MAX_INTEGER = 2_147_483_647;
const FOR_EVER = -1;
const NO_CHANNEL = -1;

/** Returns a number of seconds or days, at least 1. Undefined if there is no limit. */
const parseLimit = (var_name: string, given: number | string): number | undefined => {
  if (given === 'unlimited') return undefined;
  if (typeof given === 'number' && given > 0 && given <= MAX_INTEGER) return given;
  throw errors.badValue({ var_name, bad_value: given });
};

const seconds =
  (name: string) =>
  (given: number | string): number | null =>
    parseLimit(name, given) ?? null;

const readChannel = async (given: number, _current: number, tx: Tx): Promise<number> => {
  if (given === NO_CHANNEL) return given;
  const channel = await findChannel(tx, given);
  if (!channel || channel.is_archived) throw errors.invalidChannelId();
  return given;
};

const readMethods: Reader<'authentication_methods'> = (given, current) => {
  const methods = { ...current };
  for (const [method, enabled] of Object.entries(given)) {
    const known = Object.hasOwn(current, method) ? current[method] : undefined;
    if (!known) throw errors.unknownAuthenticationMethod({ method });
    methods[method] = { ...known, enabled };
  }
  if (!letsIn(methods)) throw errors.noAuthenticationMethod();
  return methods;
};

const readJitsiUrl = (given: string): string | null => {
  if (given === 'default') return null;
  if (!isUrl(given)) throw errors.invalidJitsiUrl();
  return given;
};

/** Readers of settings that are converted, or that the contract does not validate completely. */
const readers: { readonly [Of in Name]?: Reader<Of> } = {
  message_content_edit_limit_seconds: seconds('message_content_edit_limit_seconds'),
  message_content_delete_limit_seconds: seconds('message_content_delete_limit_seconds'),
  move_messages_within_stream_limit_seconds: seconds('move_messages_within_stream_limit_seconds'),
  move_messages_between_streams_limit_seconds: seconds('move_messages_between_streams_limit_seconds'),
  message_retention_days: (given) => parseLimit('message_retention_days', given) ?? FOR_EVER,
  new_stream_announcements_stream_id: readChannel,
  signup_announcements_stream_id: readChannel,
  service_update_announcements_stream_id: readChannel,
  authentication_methods: readMethods,
  default_language(given) {
    if (languageName(given) === undefined) throw errors.invalidDefaultLanguage();
    return given;
  },
  jitsi_server_url: (given) => readJitsiUrl(textOrJson(given)),
  giphy_rating(given) {
    if (!isChoice(giphyRatings, given)) throw errors.invalidGiphyRating({ giphy_rating: given });
    return given;
  },
  video_chat_provider(given) {
    if (!isChoice(videoChatProviders, given))
      throw errors.invalidVideoChatProvider({ video_chat_provider: given });
    return given;
  },
};

const readValue = <Of extends Name>(
  tx: Tx,
  name: Of,
  given: NonNullable<WantedSettings[Of]>,
  current: OrganizationSettings[Of],
): unknown => {
  if (isPermission(name)) return readPermission(tx, name, current as never, given as never);
  const reader: Reader<Of> | undefined = readers[name];
  return reader ? reader(given, current, tx) : given;
};

/** Returns the requested settings that differ from the current ones. Throws the error of the first invalid one. */
export const readSettings = async (
  tx: Tx,
  current: OrganizationSettings,
  wanted: WantedSettings,
): Promise<Partial<OrganizationSettings>> => {
  const changes: [string, unknown][] = [];
  for (const [key, given] of Object.entries(wanted)) {
    const name = key as Name;
    const value = await readValue(tx, name, given, current[name]);
    if (JSON.stringify(value) !== JSON.stringify(current[name])) changes.push([name, value]);
  }
  return Object.fromEntries(changes);
};
