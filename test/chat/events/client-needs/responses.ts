import * as objects from './objects.js';
import { all, bool, list, map, nullable, number, object, optional, text, type Shape } from './shapes.js';

const { message: eventMessage } = objects;

/** A message in a response also has the flags of its reader. */
const found: Shape = object({
  ...(eventMessage.kind === 'object' ? eventMessage.fields : {}),
  flags: list(text),
  ...all(optional(text), 'match_content match_subject'),
});

/** What the mobile app in Dart decodes of other responses, by the name of their schema. */
export const responses: Readonly<Record<string, Shape>> = {
  GetServerSettingsResult: object({
    authentication_methods: map(bool),
    external_authentication_methods: list(
      object({ ...all(text, 'name display_name login_url signup_url'), display_icon: nullable(text) }),
    ),
    zulip_feature_level: number,
    ...all(text, 'zulip_version zulip_merge_base realm_uri realm_name realm_icon realm_description'),
    ...all(
      bool,
      `push_notifications_enabled is_incompatible email_auth_enabled require_email_format_usernames
       realm_web_public_access_enabled`,
    ),
  }),
  FetchApiKeyResult: object({ ...all(text, 'api_key email'), user_id: number }),
  GetOwnUserResult: object({ user_id: number }),
  GetMessageResult: object({ message: found }),
  ListMessagesResult: object({
    anchor: number,
    ...all(bool, 'found_newest found_oldest found_anchor history_limited'),
    messages: list(found),
  }),
  SendMessageResult: object({ id: number }),
  UploadFileResult: object(all(text, 'uri url')),
  UpdateMessageFlagsResult: object({ messages: list(number) }),
  UpdateMessageFlagsForNarrowResult: object({
    ...all(number, 'processed_count updated_count'),
    ...all(nullable(number), 'first_processed_id last_processed_id'),
    ...all(bool, 'found_oldest found_newest'),
  }),
  ListTopicsResult: object({ topics: list(object({ max_id: number, name: text })) }),
};
