import { REFERENCES, type Reference } from '../../../tools/generate-contract/schema/schema.js';

/** The last words of the names of fields that identify objects. `null`: it identifies no object of the world. */
const ENDINGS: Readonly<Record<string, Reference | null>> = {
  user_id: 'user',
  sender_id: 'user',
  creator_id: 'user',
  author_id: 'user',
  owner_id: 'user',
  subscribers: 'user',
  members: 'user',
  bot_id: 'bot',
  stream: 'channel',
  stream_id: 'channel',
  stream_name: 'channel',
  channel_id: 'channel',
  message_id: 'message',
  message_id_allowed_to_move: 'message',
  processed_id: 'message',
  msg_id: 'message',
  max_id: 'message',
  scheduled_message_id: 'scheduled-message',
  draft_id: 'draft',
  attachment_id: 'attachment',
  group_id: 'user-group',
  subgroup_id: 'user-group',
  subgroups: 'user-group',
  field_id: 'profile-field',
  linkifier_id: 'linkifier',
  filter_id: 'linkifier',
  playground_id: 'playground',
  export_id: 'export',
  invite_id: 'invitation',
  queue_id: 'queue',
  // Numbers in a sequence.
  event_id: null,
  update_id: null,
  // A part of a message.
  submessage_id: null,
  // Facts of other objects.
  recipient_id: null,
  path_id: null,
  // A text that the client chooses.
  local_id: null,
};

const endings = Object.entries(ENDINGS).sort(([one], [other]) => other.length - one.length);

/** What a field identifies, by its name. `unknown`: it is an ID of something. Undefined: the name says nothing. */
export const kindOfField = (name: string): Reference | null | 'unknown' | undefined => {
  const one = name.replace(/ids$/, 'id');
  const found = endings.find(([ending]) => one === ending || one.endsWith(`_${ending}`));
  if (found) return found[1];
  return one.endsWith('_id') ? 'unknown' : undefined;
};

/** Fields with objects, or with objects by ID, whose name is not that of the kind. */
const CONTAINERS: Readonly<Record<string, Reference>> = {
  emoji: 'custom-emoji',
  realm_emoji: 'custom-emoji',
  code_playground: 'playground',
  realm_playgrounds: 'playground',
  message_details: 'message',
  presences: 'user',
  profile_data: 'profile-field',
};

const isReference = (word: string): word is Reference => (REFERENCES as readonly string[]).includes(word);

/** The kind of the objects in a field, by the name of the field (`user_groups`) or of the part (`user-groups`). */
export const kindOfContainer = (name: string): Reference | undefined => {
  const word = name.replaceAll('_', '-').replace(/s$/, '');
  return CONTAINERS[name] ?? (isReference(word) ? word : undefined);
};
