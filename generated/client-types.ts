// Written by `npm run generate` from openapi/; never edited.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Parameters of fetchApiKey. */
        FetchApiKeyParameters: {
            /**
             * @description The real email of the account. With LDAP, the username in the directory.
             * @example iago@example.com
             */
            username: string;
            /**
             * @description The password of the account. With LDAP, the password in the directory.
             * @example sesame-lantern-42
             */
            password: string;
        };
        /** @description Parameters of fetchDevApiKey. */
        FetchDevApiKeyParameters: {
            /**
             * @description The real email of the account.
             * @example iago@example.com
             */
            username: string;
        };
        /** @description Parameters of listUsers. */
        ListUsersParameters: {
            /**
             * @description Whether the client computes the URLs of gravatars itself. If true, `avatar_url` is null for users who have a gravatar
             *     and whose `email` is their real email.
             * @default true
             * @example true
             */
            client_gravatar?: boolean;
            /**
             * @description Whether to return `profile_data`, the values of custom profile fields.
             * @default false
             * @example false
             */
            include_custom_profile_fields?: boolean;
        };
        /** @description Parameters of createUser. */
        CreateUserParameters: {
            /**
             * @description The email of the new account. Must be unique, ignoring case.
             * @example juliet@example.com
             */
            email: string;
            /**
             * @description The password of the new account.
             * @example sesame-lantern-42
             */
            password: string;
            /**
             * @description The name of the user, 2 to 100 characters.
             * @example Juliet
             */
            full_name: string;
        };
        /** @description Parameters of reactivateUser. */
        ReactivateUserParameters: {
            /**
             * @description ID of the user.
             * @example 13
             */
            user_id: number;
        };
        /** @description Parameters of createInvitations. */
        CreateInvitationsParameters: {
            /**
             * @description The email addresses, at most 50000 characters, separated by commas, semicolons or line breaks.
             *     `Nadia <nadia@example.com>` is accepted too. White space alone invites no one.
             * @example Ophelia <ophelia@example.com>
             */
            invitee_emails: string;
            /**
             * @description The number of minutes until the invitation expires. Null if it never expires.
             * @default 14400
             * @example 14400
             */
            invite_expires_in_minutes?: number | null;
            /**
             * Role
             * @description The role of the new accounts. 100 organization owner, 200 administrator, 300 moderator, 400 member, 600 guest. Only
             *     organization owners can invite owners. Only administrators and owners can invite administrators and moderators.
             * @default 400
             * @example 600
             * @enum {integer}
             */
            invite_as?: 100 | 200 | 300 | 400 | 600;
            /**
             * @description Whether the notification bot sends the requester a message when an invited user joins.
             * @default true
             * @example true
             */
            notify_referrer_on_join?: boolean;
            /**
             * @description IDs of the channels to which new accounts are subscribed. The requester must be allowed to subscribe other users to
             *     them. The list may be empty.
             * @example [
             *       7
             *     ]
             */
            stream_ids: number[];
            /**
             * @description Whether new accounts are also subscribed to the default channels of the organization, as they are when the account is
             *     created. This includes guests, and needs no permission to subscribe other users.
             * @default false
             * @example false
             */
            include_realm_default_subscriptions?: boolean;
        };
        /** @description Parameters of resendInvitation. */
        ResendInvitationParameters: {
            /**
             * @description ID of the invitation.
             * @example 1
             */
            invite_id: number;
        };
        /** @description Parameters of deleteInvitation. */
        DeleteInvitationParameters: {
            /**
             * @description ID of the invitation.
             * @example 1
             */
            invite_id: number;
        };
        /** @description Parameters of deleteInvitationLink. */
        DeleteInvitationLinkParameters: {
            /**
             * @description ID of the invitation link. Links and invitations are numbered separately.
             * @example 1
             */
            invite_id: number;
        };
        /** @description Parameters of createInvitationLink. */
        CreateInvitationLinkParameters: {
            /**
             * @description The number of minutes until the invitation expires. Null if it never expires.
             * @default 14400
             * @example 14400
             */
            invite_expires_in_minutes?: number | null;
            /**
             * Role
             * @description The role of the new accounts. 100 organization owner, 200 administrator, 300 moderator, 400 member, 600 guest. Only
             *     organization owners can invite owners. Only administrators and owners can invite administrators and moderators.
             * @default 400
             * @example 600
             * @enum {integer}
             */
            invite_as?: 100 | 200 | 300 | 400 | 600;
            /**
             * @description IDs of the channels to which new accounts are subscribed. The requester must be allowed to subscribe other users to
             *     them.
             * @default []
             * @example [
             *       7
             *     ]
             */
            stream_ids?: number[];
            /**
             * @description Whether new accounts are also subscribed to the default channels of the organization, as they are when the account is
             *     created. This includes guests, and needs no permission to subscribe other users.
             * @default false
             * @example false
             */
            include_realm_default_subscriptions?: boolean;
        };
        /** @description Parameters of uploadOwnAvatar. */
        UploadOwnAvatarParameters: {
            /**
             * Format: binary
             * @description The image, at most `max_avatar_file_size_mib` MiB. The part can have any name. Existing clients use the name of the
             *     file.
             */
            filename: Blob;
        };
        /** @description Parameters of createBot. */
        CreateBotParameters: {
            /**
             * @description The name of the bot, 2 to 100 characters.
             * @example Weather
             */
            full_name: string;
            /**
             * @description The start of the bot's email address.
             * @example weather
             */
            short_name: string;
            /**
             * BotType
             * @description The type of the bot.
             * @default 1
             * @example 3
             * @enum {integer}
             */
            bot_type?: 1 | 2 | 3;
            /**
             * @description The URL to which an outgoing webhook sends requests, as text or as JSON text. It begins with `http://` or `https://`.
             *     It can be set later. Ignored for other types.
             * @example https://hooks.example.com/reminder
             */
            payload_url?: string;
            /**
             * BotInterface
             * @description The format of the requests of an outgoing webhook. Ignored for other types.
             *
             *     1: JSON with `bot_email`, `bot_full_name`, `token`, `data` (the Markdown of the message), `trigger`
             *     (`direct_message`, which older servers called `private_message`, or `mention`) and `message`. The message is that of a `message` event with Markdown as `content`,
             *     with the additional field `rendered_content`.
             *
             *     2: a form with `token`, `team_id`, `team_domain`, `channel_id`, `channel_name`, `thread_ts`, `timestamp`, `user_id`,
             *     `user_name`, `text`, `trigger_word` and `service_id`. This format has no direct messages.
             * @default 1
             * @example 1
             * @enum {integer}
             */
            interface_type?: 1 | 2;
            /**
             * @description The name of an outgoing webhook in the log of the server. By default the short name of the bot. Ignored for other
             *     types.
             * @example reminder
             */
            service_name?: string;
            /**
             * @description The name of the channel for channel messages that the bot sends without a channel. Empty for no default.
             * @example design
             */
            default_sending_stream?: string;
            /**
             * @description The name of the channel whose messages an event queue of the bot gets if it registers without a narrow. Empty for all
             *     messages that the bot receives.
             * @example design
             */
            default_events_register_stream?: string;
            /**
             * @description Whether an event queue of the bot gets the messages of all public channels if it registers without
             *     `all_public_streams`.
             * @example true
             */
            default_all_public_streams?: boolean;
            /**
             * Format: binary
             * @description The avatar of the bot, under the same rules as the avatar of a user. The multipart part may have any name. Existing
             *     clients use the name of the file.
             */
            filename?: Blob;
        };
        /** @description Parameters of updateBot. */
        UpdateBotParameters: {
            /**
             * @description The ID of the bot.
             * @example 26
             */
            bot_id: number;
            /**
             * @description The new name, 2 to 100 characters. No other active account may have it.
             * @example Reminder of the team
             */
            full_name?: string;
            /**
             * Role
             * @description The new role. Only administrators and owners can change it. Only owners can assign or revoke the owner role. The
             *     role cannot have more rights than the role of the bot owner.
             * @example 300
             * @enum {integer}
             */
            role?: 100 | 200 | 300 | 400 | 600;
            /**
             * @description The ID of the new bot owner. It must be an active user who is not a bot.
             * @example 9
             */
            bot_owner_id?: number;
            /**
             * @description The name of the channel for channel messages that the bot sends without a channel. Empty for no default.
             * @example design
             */
            default_sending_stream?: string;
            /**
             * @description The name of the channel whose messages an event queue of the bot gets if it registers without a narrow. Empty for all
             *     messages that the bot receives.
             * @example design
             */
            default_events_register_stream?: string;
            /**
             * @description Whether an event queue of the bot gets the messages of all public channels if it registers without
             *     `all_public_streams`.
             * @example true
             */
            default_all_public_streams?: boolean;
            /**
             * @description The new URL of an outgoing webhook, as text or as JSON text. It begins with `http://` or `https://`.
             * @example https://hooks.example.com/reminder
             */
            service_payload_url?: string;
            /**
             * BotInterface
             * @description The new format of the requests of an outgoing webhook.
             * @example 1
             * @enum {integer}
             */
            service_interface?: 1 | 2;
            /**
             * Format: binary
             * @description The avatar of the bot, under the same rules as the avatar of a user. The multipart part may have any name. Existing
             *     clients use the name of the file.
             */
            filename?: Blob;
        };
        /** @description Parameters of deactivateBot. */
        DeactivateBotParameters: {
            /**
             * @description The ID of the bot.
             * @example 26
             */
            bot_id: number;
        };
        /** @description Parameters of regenerateBotApiKey. */
        RegenerateBotApiKeyParameters: {
            /**
             * @description The ID of the bot.
             * @example 26
             */
            bot_id: number;
        };
        /** @description Parameters of getBotStorage. */
        GetBotStorageParameters: {
            /**
             * @description The keys of the entries. Absent or empty for all entries.
             * @example [
             *       "greeting"
             *     ]
             */
            keys?: string[];
        };
        /** @description Parameters of updateBotStorage. */
        UpdateBotStorageParameters: {
            /**
             * @description The values by key. The size of a request limits the values of one request.
             * @example {
             *       "greeting": "Hello"
             *     }
             */
            storage: {
                [key: string]: string;
            };
        };
        /** @description Parameters of deleteBotStorage. */
        DeleteBotStorageParameters: {
            /**
             * @description The keys of the entries. Absent or empty for all entries.
             * @example [
             *       "greeting"
             *     ]
             */
            keys?: string[];
        };
        /** @description Parameters of reorderProfileFields. */
        ReorderProfileFieldsParameters: {
            /**
             * @description The IDs of all custom profile fields in the new order, each once.
             * @example [
             *       9
             *     ]
             */
            order: number[];
        };
        /** @description Parameters of createProfileField. */
        CreateProfileFieldParameters: {
            /**
             * ProfileFieldType
             * @description 1 short text, 2 long text, 3 list of options, 4 date picker, 5 link, 6 person picker, 7 external account,
             *     8 pronouns.
             * @example 3
             * @enum {integer}
             */
            field_type: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
            /**
             * @description Label of the field, 1 to 40 characters. Must be unique, ignoring case. A field for an external account that the
             *     server knows has the name of the account.
             * @example Text editor
             */
            name?: string;
            /**
             * @description Help for the users who fill in the field.
             * @example vim, of course
             */
            hint?: string;
            /**
             * @description For a list of options (type 3): the options by key. For an external account (type 7): `subtype`, which is `twitter`,
             *     `github` or `custom`. For the subtype `custom`: also `url_pattern`, a URL that contains `%(username)s` exactly once.
             *     Ignored for other types.
             * @example {
             *       "vim": {
             *         "text": "Vim",
             *         "order": "1"
             *       },
             *       "emacs": {
             *         "text": "Emacs",
             *         "order": "2"
             *       }
             *     }
             */
            field_data?: {
                [key: string]: unknown;
            };
            /**
             * @description Whether clients show the field in the profile summary. At most 2 fields of the organization can be in the summary.
             *     Fields of the types long text (2) and person picker (6) cannot.
             * @example true
             */
            display_in_profile_summary?: boolean;
            /**
             * @description Whether users are asked to fill in the field. Clients must not assume that a required field has a value.
             * @example true
             */
            required?: boolean;
        };
        /** @description Parameters of updateOwnProfileData. */
        UpdateOwnProfileDataParameters: {
            /**
             * @description New values of custom profile fields. Fields that are not named do not change. If a field is named twice, the last
             *     value counts. The HTML of a text may have 10,000 bytes, and that of all together at most 500,000.
             * @example [
             *       {
             *         "id": 9,
             *         "value": "vim"
             *       }
             *     ]
             */
            data: {
                /** @description ID of the custom profile field. */
                id: number;
                /**
                 * @description The new value. Null or an empty value deletes the current value. Short texts, external accounts and
                 *     pronouns have at most 50 characters, long texts 500. The value of a list of options is the key of an
                 *     option. A date looks like `2024-02-29`. A link is a URL. The value of a person picker is the list of user
                 *     IDs, or this list as JSON text.
                 */
                value?: string | unknown[] | null;
            }[];
        };
        /** @description Parameters of deleteOwnProfileData. */
        DeleteOwnProfileDataParameters: {
            /**
             * @description The IDs of the custom profile fields.
             * @example [
             *       9
             *     ]
             */
            data: number[];
        };
        /** @description Parameters of createAlertWords. */
        CreateAlertWordsParameters: {
            /**
             * @description The alert words to add. An alert word can consist of several words.
             * @example [
             *       "design",
             *       "logo"
             *     ]
             */
            alert_words: string[];
        };
        /** @description Parameters of deleteAlertWords. */
        DeleteAlertWordsParameters: {
            /**
             * @description The alert words to delete.
             * @example [
             *       "logo"
             *     ]
             */
            alert_words: string[];
        };
        /** @description Parameters of markOnboardingStep. */
        MarkOnboardingStepParameters: {
            /**
             * @description Name of the step.
             * @example intro_inbox_view_modal
             */
            onboarding_step: string;
        };
        /** @description Parameters of uploadCustomEmoji. */
        UploadCustomEmojiParameters: {
            /**
             * @description Name of the emoji, at most 100 characters. It can contain lowercase letters, digits, `-` and `_`, and must end
             *     with a letter or digit. Spaces become `_`.
             * @example rocket_cat
             */
            emoji_name: string;
            /**
             * Format: binary
             * @description The image, at most 5 MiB. The part can have any name. Existing clients use the name of the file.
             */
            filename: Blob;
        };
        /** @description Parameters of deleteCustomEmoji. */
        DeleteCustomEmojiParameters: {
            /**
             * @description Name of the custom emoji.
             * @example party_parrot
             */
            emoji_name: string;
        };
        /** @description Parameters of updateSubscriptionProperties. */
        UpdateSubscriptionPropertiesParameters: {
            /**
             * @description The changes.
             * @example [
             *       {
             *         "stream_id": 7,
             *         "property": "pin_to_top",
             *         "value": true
             *       },
             *       {
             *         "stream_id": 7,
             *         "property": "color",
             *         "value": "#c2726a"
             *       }
             *     ]
             */
            subscription_data: {
                /** @description ID of the channel. */
                stream_id: number;
                /**
                 * SubscriptionProperty
                 * @description A personal setting of a subscription.
                 *
                 *     - `color`: hexadecimal color of the channel for this user. The only property whose value is a string.
                 *     - `is_muted`: whether the channel is muted.
                 *     - `in_home_view`: the inverse of `is_muted`. Still accepted.
                 *     - `pin_to_top`: whether the channel is pinned to the top of the channel list.
                 *     - `desktop_notifications`, `audible_notifications`, `push_notifications`, `email_notifications`: whether all
                 *       messages of the channel cause such notifications.
                 *     - `wildcard_mentions_notify`: whether wildcard mentions notify like personal mentions.
                 * @example pin_to_top
                 * @enum {string}
                 */
                property: "color" | "is_muted" | "in_home_view" | "pin_to_top" | "desktop_notifications" | "audible_notifications" | "push_notifications" | "email_notifications" | "wildcard_mentions_notify";
                /** @description For `color` a string of `#` and 3 to 6 hexadecimal digits. For all other properties a boolean. */
                value: boolean | string;
            }[];
        };
        /** @description Parameters of listChannels. */
        ListChannelsParameters: {
            /**
             * @description Whether to list the public channels. Guests do not get them.
             * @default true
             * @example true
             */
            include_public?: boolean;
            /**
             * @description Whether to list the web-public channels.
             * @default false
             * @example false
             */
            include_web_public?: boolean;
            /**
             * @description Whether to list the channels to which the requesting user is subscribed.
             * @default true
             * @example true
             */
            include_subscribed?: boolean;
            /**
             * @description Whether to list all channels that are not archived, including all private ones. Only administrators can set it to
             *     true.
             * @default false
             * @example false
             */
            include_all_active?: boolean;
            /**
             * @description Whether each channel has the field `is_default`.
             * @default false
             * @example true
             */
            include_default?: boolean;
            /**
             * @description Whether to list the channels to which the bot owner is subscribed, even if the bot cannot see them. Ignored if
             *     the requesting user is not a bot.
             * @default false
             * @example false
             */
            include_owner_subscribed?: boolean;
        };
        /** @description Parameters of getChannelEmailAddress. */
        GetChannelEmailAddressParameters: {
            /**
             * @description ID of a channel that the requesting user can see.
             * @example 7
             */
            stream_id: number;
        };
        /** @description Parameters of getChannelId. */
        GetChannelIdParameters: {
            /**
             * @description Name of the channel.
             * @example design
             */
            stream: string;
        };
        /** @description Parameters of updateMutedTopic. */
        UpdateMutedTopicParameters: {
            /**
             * @description ID of the channel.
             * @example 7
             */
            stream_id?: number;
            /**
             * @description Name of the channel, compared case-insensitively.
             * @example design
             */
            stream?: string;
            /**
             * @description The topic. May be empty.
             * @example logo
             */
            topic: string;
            /**
             * MutedTopicChange
             * @description `add` mutes the topic, `remove` removes its policy.
             * @example add
             * @enum {string}
             */
            op: "add" | "remove";
        };
        /** @description Parameters of updateUserTopic. */
        UpdateUserTopicParameters: {
            /**
             * @description ID of the channel.
             * @example 7
             */
            stream_id: number;
            /**
             * @description The topic. May be empty.
             * @example logo
             */
            topic: string;
            /**
             * VisibilityPolicy
             * @description The policy. 0 that of the channel, 1 muted, 2 unmuted in a muted channel, 3 followed.
             * @example 3
             * @enum {integer}
             */
            visibility_policy: 0 | 1 | 2 | 3;
        };
        /** @description Parameters of listTopics. */
        ListTopicsParameters: {
            /**
             * @description ID of the channel.
             * @example 7
             */
            stream_id: number;
        };
        /** @description Parameters of getSubscriptionStatus. */
        GetSubscriptionStatusParameters: {
            /**
             * @description ID of the user.
             * @example 10
             */
            user_id: number;
            /**
             * @description ID of the channel.
             * @example 7
             */
            stream_id: number;
        };
        /** @description Parameters of listSubscribers. */
        ListSubscribersParameters: {
            /**
             * @description ID of the channel.
             * @example 7
             */
            stream_id: number;
        };
        /** @description Parameters of createDefaultChannel. */
        CreateDefaultChannelParameters: {
            /**
             * @description ID of the channel.
             * @example 7
             */
            stream_id: number;
        };
        /** @description Parameters of deleteDefaultChannel. */
        DeleteDefaultChannelParameters: {
            /**
             * @description ID of the channel.
             * @example 7
             */
            stream_id: number;
        };
        /** @description Parameters of listMessages. */
        ListMessagesParameters: {
            /**
             * @description ID of a message, which need not exist, or `newest`, `oldest` or `first_unread`. `first_unread` is the oldest
             *     unread message, or the newest message if there is no unread one. Required, unless `use_first_unread_anchor` is
             *     true.
             * @example newest
             */
            anchor?: string | number;
            /**
             * @description Whether the response includes the message with the ID `anchor`.
             * @default true
             * @example true
             */
            include_anchor?: boolean;
            /**
             * @description Maximum number of messages before the anchor. Together with `num_after` at most 5000.
             * @example 20
             */
            num_before: number;
            /**
             * @description Maximum number of messages after the anchor. Together with `num_before` at most 5000.
             * @example 0
             */
            num_after: number;
            /**
             * @description The conditions that the messages must meet. If absent, all messages.
             * @example [
             *       {
             *         "operator": "channel",
             *         "operand": "design"
             *       }
             *     ]
             */
            narrow?: components["schemas"]["Narrow"];
            /**
             * @description Whether the client computes gravatar URLs itself. If true, `avatar_url` can be null.
             * @default true
             * @example true
             */
            client_gravatar?: boolean;
            /**
             * @description Whether the content of messages is HTML. If false, it is Markdown.
             * @default true
             * @example true
             */
            apply_markdown?: boolean;
            /**
             * @deprecated
             * @description Whether `anchor` is `first_unread`. Use `anchor` instead.
             * @default false
             * @example false
             */
            use_first_unread_anchor?: boolean;
        };
        /** @description Parameters of sendMessage. */
        SendMessageParameters: {
            /**
             * SentMessageType
             * @description `channel` (or `stream`) for a channel message, `direct` (or `private`) for a direct message.
             * @example channel
             * @enum {string}
             */
            type: "direct" | "private" | "channel" | "stream";
            /**
             * @description For a channel message the name or ID of the channel. For a direct message a list of user IDs (preferred) or of
             *     API emails, a single ID or email, or a string of comma-separated emails. It can omit the sender. Required,
             *     unless a bot with a `default_sending_stream` sends a channel message. That message goes to the default channel.
             * @example design
             */
            to?: string | number | (number | string)[];
            /**
             * @description Content in Markdown. Its HTML can have 120,000 bytes.
             * @example Look at [this](https://example.com), @**all**
             */
            content: string;
            /**
             * @description The topic. Required for a channel message, ignored for a direct message.
             * @example logo
             */
            topic?: string;
            /**
             * @description ID of the sender's event queue in which the `message` event has `local_message_id`. Queues of other users are ignored.
             * @example 0b6e1c5e-5bd1-4e0d-9a04-0c5b35d4a3f1
             */
            queue_id?: string;
            /**
             * @description Any text that the client chooses for this message. Returned as `local_message_id` in the `message` event of the
             *     queue `queue_id`, and ignored without it.
             * @example 100.01
             */
            local_id?: string;
            /**
             * @description Whether the message is marked as read for the sender when it is sent.
             * @default true
             * @example true
             */
            read_by_sender?: boolean;
            /**
             * @description A form with choices, as JSON text: `{"widget_type": "zform", "extra_data": {"type": "choices", "heading",
             *     "choices": [{"short_name", "long_name", "reply"}]}}`. Clients that know forms show it instead of the content, and send the
             *     `reply` of the choice that the user selects. It becomes the first of the `submessages`. Polls and to-do lists begin
             *     with `content` only.
             * @example {"widget_type": "zform", "extra_data": {"type": "choices", "heading": "Which?", "choices": []}}
             */
            widget_content?: string;
        };
        /** @description Parameters of matchNarrow. */
        MatchNarrowParameters: {
            /**
             * @description IDs of the messages to check. Messages that the requesting user did not receive never match.
             * @example [
             *       41,
             *       42
             *     ]
             */
            msg_ids: number[];
            /**
             * @description The conditions.
             * @example [
             *       {
             *         "operator": "has",
             *         "operand": "link"
             *       }
             *     ]
             */
            narrow: components["schemas"]["Narrow"];
        };
        /** @description Parameters of renderMessage. */
        RenderMessageParameters: {
            /**
             * @description Content in Markdown. Content of only whitespace has the empty HTML. Its HTML can have 120,000 bytes.
             * @example Look at [this](https://example.com), @**all**
             */
            content: string;
        };
        /** @description Parameters of updateMessageFlags. */
        UpdateMessageFlagsParameters: {
            /**
             * @description IDs of the messages.
             * @example [
             *       41,
             *       42
             *     ]
             */
            messages: number[];
            /**
             * @description `add` or `remove`.
             * @example add
             */
            op: string;
            /**
             * @description `read`, `starred` or `collapsed`. The server itself determines the other flags.
             * @example starred
             */
            flag: string;
        };
        /** @description Parameters of updateMessageFlagsForNarrow. */
        UpdateMessageFlagsForNarrowParameters: {
            /**
             * @description ID of a message, which need not exist, or `newest`, `oldest` or `first_unread`, as in `GET /messages`.
             * @example 42
             */
            anchor: string | number;
            /**
             * @description Whether the message with the ID `anchor` is processed.
             * @default true
             * @example true
             */
            include_anchor?: boolean;
            /**
             * @description Maximum number of messages before the anchor. Together with `num_after` at most 5000. Larger numbers are reduced.
             * @example 0
             */
            num_before: number;
            /**
             * @description Maximum number of messages after the anchor. Together with `num_before` at most 5000. Larger numbers are reduced.
             * @example 100
             */
            num_after: number;
            /**
             * @description The conditions that the messages must meet. An empty list for all messages.
             * @example [
             *       {
             *         "operator": "channel",
             *         "operand": "design"
             *       },
             *       {
             *         "operator": "topic",
             *         "operand": "logo"
             *       }
             *     ]
             */
            narrow: components["schemas"]["Narrow"];
            /**
             * @description `add` or `remove`.
             * @example add
             */
            op: string;
            /**
             * @description `read`, `starred` or `collapsed`. The server itself determines the other flags.
             * @example starred
             */
            flag: string;
        };
        /** @description Parameters of markChannelAsRead. */
        MarkChannelAsReadParameters: {
            /**
             * @description ID of the channel.
             * @example 7
             */
            stream_id: number;
        };
        /** @description Parameters of markTopicAsRead. */
        MarkTopicAsReadParameters: {
            /**
             * @description ID of the channel.
             * @example 7
             */
            stream_id: number;
            /**
             * @description The name of the topic.
             * @example logo
             */
            topic_name: string;
        };
        /** @description Parameters of sendTypingStatus. */
        SendTypingStatusParameters: {
            /**
             * TypingMessageType
             * @description `direct` for a direct message, `channel` (or `stream`) for a channel message.
             * @default direct
             * @example direct
             * @enum {string}
             */
            type?: "direct" | "stream" | "channel";
            /**
             * TypingChange
             * @description Whether the user started or stopped typing.
             * @example start
             * @enum {string}
             */
            op: "start" | "stop";
            /**
             * @description For a direct message the user IDs of its recipients. It can omit the requesting user.
             * @example [
             *       9,
             *       10
             *     ]
             */
            to?: number[];
            /**
             * @description For a channel message the ID of the channel.
             * @example 7
             */
            stream_id?: number;
            /**
             * @description For a channel message the topic. Empty if the user did not choose one yet.
             * @example logo
             */
            topic?: string;
        };
        /** @description Parameters of createSubmessage. */
        CreateSubmessageParameters: {
            /**
             * @description ID of the message.
             * @example 42
             */
            message_id: number;
            /**
             * @description Type of the submessage. Clients use `widget`.
             * @example widget
             */
            msg_type: string;
            /**
             * @description The data as JSON text.
             * @example {"widget_type": "poll", "extra_data": {"question": "Which color?", "options": ["blue", "green"]}}
             */
            content: string;
        };
        /** @description Parameters of getMessageHistory. */
        GetMessageHistoryParameters: {
            /**
             * @description ID of the message.
             * @example 42
             */
            message_id: number;
        };
        /** @description Parameters of listReadReceipts. */
        ListReadReceiptsParameters: {
            /**
             * @description ID of the message.
             * @example 41
             */
            message_id: number;
        };
        /** @description Parameters of createReaction. */
        CreateReactionParameters: {
            /**
             * @description ID of the message.
             * @example 42
             */
            message_id: number;
            /**
             * @description Name of the emoji.
             * @example tada
             */
            emoji_name: string;
            /**
             * @description Identifier of the emoji in the namespace of `reaction_type`. If absent, the name determines it.
             * @example 1f389
             */
            emoji_code?: string;
            /**
             * ReactionType
             * @description The type of `emoji_code`. Older clients send `zulip_extra_emoji` for `service_extra_emoji`. If it is absent, the
             *     name determines the type.
             * @example unicode_emoji
             * @enum {string}
             */
            reaction_type?: "unicode_emoji" | "realm_emoji" | "service_extra_emoji" | "zulip_extra_emoji";
        };
        /** @description Parameters of deleteReaction. */
        DeleteReactionParameters: {
            /**
             * @description ID of the message.
             * @example 41
             */
            message_id: number;
            /**
             * @description Name of the emoji. Required if `emoji_code` is absent.
             * @example tada
             */
            emoji_name?: string;
            /**
             * @description Identifier of the emoji in the namespace of `reaction_type`.
             * @example 1f389
             */
            emoji_code?: string;
            /**
             * ReactionType
             * @description The type of `emoji_code`. Older clients send `zulip_extra_emoji` for `service_extra_emoji`. If it is absent, the
             *     type is `unicode_emoji`. If `emoji_code` is absent too, the name determines the type.
             * @example unicode_emoji
             * @enum {string}
             */
            reaction_type?: "unicode_emoji" | "realm_emoji" | "service_extra_emoji" | "zulip_extra_emoji";
        };
        /** @description Parameters of uploadFile. */
        UploadFileParameters: {
            /**
             * Format: binary
             * @description The file, at most `max_file_upload_size_mib` MiB. The part can have any name. Existing clients use the name of
             *     the file.
             */
            filename: Blob;
        };
        /** @description Parameters of getFileUrl. */
        GetFileUrlParameters: {
            /**
             * @description The first segment of the path of the file below `/user_uploads/`.
             * @example 1
             */
            realm_id_str: string;
            /**
             * @description The other segments, with the slashes between them.
             * @example ce/2Xpnnwgh8JWKxBXtTfD6BHKV/notes.txt
             */
            filename: string;
        };
        /** @description Parameters of deleteAttachment. */
        DeleteAttachmentParameters: {
            /**
             * @description ID of the file, from `GET /attachments`. It is not the ID of a message.
             * @example 1
             */
            attachment_id: number;
        };
        /** @description Parameters of createDrafts. */
        CreateDraftsParameters: {
            /**
             * @description The drafts.
             * @default []
             * @example [
             *       {
             *         "type": "stream",
             *         "to": [
             *           7
             *         ],
             *         "topic": "logo",
             *         "content": "What about **green**",
             *         "timestamp": 1718000000
             *       }
             *     ]
             */
            drafts?: components["schemas"]["DraftContent"][];
        };
        /** @description Parameters of updateDraft. */
        UpdateDraftParameters: {
            /**
             * @description ID of the draft.
             * @example 17
             */
            draft_id: number;
            /**
             * @description The new draft.
             * @example {
             *       "type": "stream",
             *       "to": [
             *         7
             *       ],
             *       "topic": "logo",
             *       "content": "What about blue",
             *       "timestamp": 1718000060
             *     }
             */
            draft: components["schemas"]["DraftContent"];
        };
        /** @description Parameters of deleteDraft. */
        DeleteDraftParameters: {
            /**
             * @description ID of the draft.
             * @example 17
             */
            draft_id: number;
        };
        /** @description Parameters of updateSettings. */
        UpdateSettingsParameters: {
            /**
             * @description The new name, 2 to 100 characters. An empty text changes nothing.
             * @example Iago
             */
            full_name?: string;
            /**
             * @description The new email. It takes effect once the user confirms it on the page behind the link that the server sends to it. An empty text changes nothing.
             * @example iago@example.org
             */
            email?: string;
            /**
             * @description The current password. Required if `new_password` is sent.
             * @example sesame-lantern-42
             */
            old_password?: string;
            /**
             * @description The new password. Requires `old_password`.
             * @example lantern-sesame-43
             */
            new_password?: string;
            /**
             * @description Whether the password change also replaces the API key, as `POST /users/me/api_key/regenerate` does. Requires
             *     `new_password`.
             * @default false
             * @example false
             */
            regenerate_api_key?: boolean;
            /**
             * @description Whether times are shown in 24-hour format. Default: `false`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example false
             */
            twenty_four_hour_time?: boolean;
            /**
             * @description No effect at present. Reserved. Default: `false`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example false
             */
            dense_mode?: boolean;
            /**
             * ScrollReadPolicy
             * @description When scrolling marks messages as read. 1 always, 2 only in conversation views, 3 never. Only clients apply it. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            web_mark_read_on_scroll_policy?: 1 | 2 | 3;
            /**
             * ChannelDefaultView
             * @description What a click on a channel opens. 1 its top topic, 2 the feed of the channel. Only clients apply it. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            web_channel_default_view?: 1 | 2;
            /**
             * @description Whether clients show the number of starred messages. Only clients apply it. Default: `true`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example true
             */
            starred_message_counts?: boolean;
            /**
             * @description Whether the server sends `typing` events to the user. Default: `true`.
             * @example true
             */
            receives_typing_notifications?: boolean;
            /**
             * @description Whether the center panel uses the full width of the window. Only clients apply it. Default: `false`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example false
             */
            fluid_layout_width?: boolean;
            /**
             * @description Reserved for accessibility variations of the display. Only clients apply it. Default: `false`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example false
             */
            high_contrast_mode?: boolean;
            /**
             * @description Font size in pixels. Only clients apply it. Default: `16`.
             * @example 16
             */
            web_font_size_px?: number;
            /**
             * @description Line height in percent of the font size. 120 means 1.2. Only clients apply it. Default: `140`.
             * @example 140
             */
            web_line_height_percent?: number;
            /**
             * ColorScheme
             * @description Color scheme. 1 automatic, 2 dark, 3 light. Only clients apply it. Default: `1`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example 1
             * @enum {integer}
             */
            color_scheme?: 1 | 2 | 3;
            /**
             * @description Whether the server stores drafts. If the user disables the setting, the drafts on the server are deleted. Default: `true`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example true
             */
            enable_drafts_synchronization?: boolean;
            /**
             * @description Whether emoticons become emoji in the HTML of messages that the user sends or edits while the setting is true. The
             *     emoticons are `:)`, `(:`, `:(`, `<3`, `:|`, `:/`, `;)`, `:D`, `:o`, `:O`, `:p` and `:P`. They must be between
             *     whitespace or punctuation, outside code, formulas and links. The Markdown does not change. Default: `false`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example false
             */
            translate_emoticons?: boolean;
            /**
             * @description Whether clients show the names of the users who reacted, if there are few. Only clients apply it. Default: `true`.
             * @example true
             */
            display_emoji_reaction_users?: boolean;
            /**
             * @description Code of the language of the interface and of notification emails. This server has notification emails in English
             *     only. Only clients apply it. Default: `"en"`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example en
             */
            default_language?: string;
            /**
             * HomeView
             * @description The view that the web client opens with. Only clients apply it. Default: `"inbox"`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example inbox
             * @enum {string}
             */
            web_home_view?: "recent_topics" | "inbox" | "all_messages";
            /**
             * @description Whether the Escape key navigates to the home view. Only clients apply it. Default: `true`.
             * @example true
             */
            web_escape_navigates_to_home_view?: boolean;
            /**
             * @description Whether narrow windows show the list of users on the left. Only clients apply it. Default: `false`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example false
             */
            left_side_userlist?: boolean;
            /**
             * EmojiSet
             * @description The style of emoji. Only clients apply it. Default: `"google"`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example google
             * @enum {string}
             */
            emojiset?: "google" | "google-blob" | "twitter" | "text";
            /**
             * InactiveChannelPolicy
             * @description Whether clients move inactive channels down in the list of channels. 1 automatic, 2 always, 3 never. Only clients apply it. Default: `1`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example 1
             * @enum {integer}
             */
            demote_inactive_streams?: 1 | 2 | 3;
            /**
             * UserListStyle
             * @description The style of the list of users. 1 compact, 2 with status, 3 with avatar and status. Only clients apply it. Default: `2`.
             * @example 2
             * @enum {integer}
             */
            user_list_style?: 1 | 2 | 3;
            /**
             * ImageAnimationPolicy
             * @description When previews of animated images are animated. Only clients apply it. Default: `"on_hover"`.
             * @example on_hover
             * @enum {string}
             */
            web_animate_image_previews?: "always" | "on_hover" | "never";
            /**
             * UnreadCountPolicy
             * @description Where clients show the number of unread messages. 1 all channels, 2 unmuted channels and topics, 3 no channels. Only clients apply it. Default: `2`.
             * @example 2
             * @enum {integer}
             */
            web_stream_unreads_count_display_policy?: 1 | 2 | 3;
            /**
             * @description Whether the user gets desktop notifications of channel messages. Only clients apply it. Default: `false`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example false
             */
            enable_stream_desktop_notifications?: boolean;
            /**
             * @description Whether the user gets emails about channel messages that arrive while the user is offline. Messages in muted channels
             *     and topics are excluded. The `email_notifications` of a subscription overrides this setting. Default: `false`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example false
             */
            enable_stream_email_notifications?: boolean;
            /**
             * @description Whether the user gets mobile notifications of channel messages. The server stores and announces it, without effect: it has no push service for devices. Default: `false`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example false
             */
            enable_stream_push_notifications?: boolean;
            /**
             * @description Whether the user gets audible notifications of channel messages. Only clients apply it. Default: `false`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example false
             */
            enable_stream_audible_notifications?: boolean;
            /**
             * NotificationSound
             * @description The sound of audible notifications. The value is the name under which clients know the sound. Only clients apply it. Default: `"zulip"`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example zulip
             * @enum {string}
             */
            notification_sound?: "ascend" | "beep_boop" | "bink" | "bright" | "brlip" | "chime" | "deep tom" | "ding" | "double tap" | "down" | "dry bongos" | "dutdut" | "fast ascend" | "flute" | "friendly" | "kick roll" | "loud tintong" | "metallic snare" | "pan" | "shaker" | "simple" | "stairs" | "subtle" | "swish" | "tintong" | "up" | "wood block" | "zaping" | "zing" | "zulip" | "none";
            /**
             * @description Whether the user gets desktop notifications of direct messages and mentions. Only clients apply it. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            enable_desktop_notifications?: boolean;
            /**
             * @description Whether the user gets audible notifications of direct messages and mentions. Only clients apply it. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            enable_sounds?: boolean;
            /**
             * @description For how long the server collects messages before it sends emails about them, in seconds. The period starts with the
             *     first of these messages. Default: `120`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example 120
             */
            email_notifications_batching_period_seconds?: number;
            /**
             * @description Whether the user gets emails about direct messages and mentions that arrive while the user is offline. This includes
             *     mentions of the user's groups, and wildcard mentions that notify the user. Muting does not affect mentions of the
             *     user or a group. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            enable_offline_email_notifications?: boolean;
            /**
             * @description Whether the user gets mobile notifications of direct messages and mentions while offline. The server stores and announces it, without effect: it has no push service for devices. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            enable_offline_push_notifications?: boolean;
            /**
             * @description Whether the user gets mobile notifications of direct messages and mentions while online. The server stores and announces it, without effect: it has no push service for devices. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            enable_online_push_notifications?: boolean;
            /**
             * @description Whether the user gets desktop notifications of messages in followed topics. Only clients apply it. Default: `true`.
             * @example true
             */
            enable_followed_topic_desktop_notifications?: boolean;
            /**
             * @description Whether the user gets emails about messages in followed topics that arrive while the user is offline. This includes
             *     topics in muted channels. Default: `true`.
             * @example true
             */
            enable_followed_topic_email_notifications?: boolean;
            /**
             * @description Whether the user gets mobile notifications of messages in followed topics. The server stores and announces it, without effect: it has no push service for devices. Default: `true`.
             * @example true
             */
            enable_followed_topic_push_notifications?: boolean;
            /**
             * @description Whether the user gets audible notifications of messages in followed topics. Only clients apply it. Default: `true`.
             * @example true
             */
            enable_followed_topic_audible_notifications?: boolean;
            /**
             * @description Whether the user gets weekly emails about missed activity if they were not active for 5 days or more. The setting
             *     `digest_emails_enabled` of the organization must also be true. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            enable_digest_emails?: boolean;
            /**
             * @description Has no function outside a hosted offering. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            enable_marketing_emails?: boolean;
            /**
             * @description Whether the user gets emails about logins from a client or an IP address that is new for the account. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            enable_login_emails?: boolean;
            /**
             * @description Whether emails about messages show the messages, their senders and their conversations. The setting
             *     `message_content_allowed_in_email_notifications` of the organization must also be true. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            message_content_in_email_notifications?: boolean;
            /**
             * @description Whether desktop notifications contain the text of direct messages. Only clients apply it. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            pm_content_in_desktop_notifications?: boolean;
            /**
             * @description Whether wildcard mentions notify like personal mentions, except in muted channels and topics. The
             *     `wildcard_mentions_notify` of a subscription overrides this setting. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            wildcard_mentions_notify?: boolean;
            /**
             * @description Whether wildcard mentions in followed topics notify like personal mentions. This applies even if the channel is muted
             *     or `wildcard_mentions_notify` is false. Default: `true`.
             * @example true
             */
            enable_followed_topic_wildcard_mentions_notify?: boolean;
            /**
             * DesktopIconCount
             * @description What the number on the desktop icon counts. 1 all unread messages, 2 direct messages, mentions and followed topics,
             *     3 direct messages and mentions, 4 nothing. Only clients apply it. Default: `1`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example 1
             * @enum {integer}
             */
            desktop_icon_count_display?: 1 | 2 | 3 | 4;
            /**
             * OrganizationNamePolicy
             * @description Whether emails about messages name the organization in their subject. 1 automatic, 2 always, 3 never. Automatic means
             *     no, because the server has one organization. Default: `1`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example 1
             * @enum {integer}
             */
            realm_name_in_email_notifications_policy?: 1 | 2 | 3;
            /**
             * AutomaticTopicPolicy
             * @description Which topics the user follows automatically. 1 topics in which the user sends or reacts to a message, 2 topics in
             *     which the user sends a message, 3 topics that the user starts, 4 none. Default: `3`.
             * @example 3
             * @enum {integer}
             */
            automatically_follow_topics_policy?: 1 | 2 | 3 | 4;
            /**
             * AutomaticTopicPolicy
             * @description Which topics in muted channels are unmuted automatically. 1 topics in which the user sends or reacts to a message,
             *     2 topics in which the user sends a message, 3 topics that the user starts, 4 none. Default: `2`.
             * @example 2
             * @enum {integer}
             */
            automatically_unmute_topics_in_muted_streams_policy?: 1 | 2 | 3 | 4;
            /**
             * @description Whether the user automatically follows the topics in which they are mentioned. Default: `true`.
             * @example true
             */
            automatically_follow_topics_where_mentioned?: boolean;
            /**
             * @description Whether other users see when the user is online. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            presence_enabled?: boolean;
            /**
             * @description Whether the Enter key sends a message. Only clients apply it. Default: `false`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example false
             */
            enter_sends?: boolean;
            /**
             * @description Whether other users are notified when the user types a direct message. Default: `true`.
             * @example true
             */
            send_private_typing_notifications?: boolean;
            /**
             * @description Whether other users are notified when the user types a channel message. Default: `true`.
             * @example true
             */
            send_stream_typing_notifications?: boolean;
            /**
             * @description Whether other users see which messages the user has read. Default: `true`.
             * @example true
             */
            send_read_receipts?: boolean;
            /**
             * EmailAddressVisibility
             * @description Who can see the user's real email. 1 everyone, 2 members, 3 administrators, 4 nobody, 5 moderators. The real email
             *     of a bot is visible to all users. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            email_address_visibility?: 1 | 2 | 3 | 4 | 5;
            /**
             * @description Whether the web client navigates to the conversation to which the user just sent a message. Only clients apply it. Default: `true`.
             * @example true
             */
            web_navigate_to_sent_message?: boolean;
            /**
             * @description IANA name of the user's time zone. Empty if not set. Default: `""`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example Europe/Berlin
             */
            timezone?: string;
        };
        /** @description Parameters of updateUserSettingsDefaults. */
        UpdateUserSettingsDefaultsParameters: {
            /**
             * @description Whether times are shown in 24-hour format. Default: `false`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example false
             */
            twenty_four_hour_time?: boolean;
            /**
             * @description No effect at present. Reserved. Default: `false`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example false
             */
            dense_mode?: boolean;
            /**
             * ScrollReadPolicy
             * @description When scrolling marks messages as read. 1 always, 2 only in conversation views, 3 never. Only clients apply it. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            web_mark_read_on_scroll_policy?: 1 | 2 | 3;
            /**
             * ChannelDefaultView
             * @description What a click on a channel opens. 1 its top topic, 2 the feed of the channel. Only clients apply it. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            web_channel_default_view?: 1 | 2;
            /**
             * @description Whether clients show the number of starred messages. Only clients apply it. Default: `true`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example true
             */
            starred_message_counts?: boolean;
            /**
             * @description Whether the server sends `typing` events to the user. Default: `true`.
             * @example true
             */
            receives_typing_notifications?: boolean;
            /**
             * @description Whether the center panel uses the full width of the window. Only clients apply it. Default: `false`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example false
             */
            fluid_layout_width?: boolean;
            /**
             * @description Reserved for accessibility variations of the display. Only clients apply it. Default: `false`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example false
             */
            high_contrast_mode?: boolean;
            /**
             * @description Font size in pixels. Only clients apply it. Default: `16`.
             * @example 16
             */
            web_font_size_px?: number;
            /**
             * @description Line height in percent of the font size. 120 means 1.2. Only clients apply it. Default: `140`.
             * @example 140
             */
            web_line_height_percent?: number;
            /**
             * ColorScheme
             * @description Color scheme. 1 automatic, 2 dark, 3 light. Only clients apply it. Default: `1`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example 1
             * @enum {integer}
             */
            color_scheme?: 1 | 2 | 3;
            /**
             * @description Whether the server stores drafts. If the user disables the setting, the drafts on the server are deleted. Default: `true`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example true
             */
            enable_drafts_synchronization?: boolean;
            /**
             * @description Whether emoticons become emoji in the HTML of messages that the user sends or edits while the setting is true. The
             *     emoticons are `:)`, `(:`, `:(`, `<3`, `:|`, `:/`, `;)`, `:D`, `:o`, `:O`, `:p` and `:P`. They must be between
             *     whitespace or punctuation, outside code, formulas and links. The Markdown does not change. Default: `false`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example false
             */
            translate_emoticons?: boolean;
            /**
             * @description Whether clients show the names of the users who reacted, if there are few. Only clients apply it. Default: `true`.
             * @example true
             */
            display_emoji_reaction_users?: boolean;
            /**
             * @description Code of the language of the interface and of notification emails. This server has notification emails in English
             *     only. Only clients apply it. Default: `"en"`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example en
             */
            default_language?: string;
            /**
             * HomeView
             * @description The view that the web client opens with. Only clients apply it. Default: `"inbox"`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example inbox
             * @enum {string}
             */
            web_home_view?: "recent_topics" | "inbox" | "all_messages";
            /**
             * @description Whether the Escape key navigates to the home view. Only clients apply it. Default: `true`.
             * @example true
             */
            web_escape_navigates_to_home_view?: boolean;
            /**
             * @description Whether narrow windows show the list of users on the left. Only clients apply it. Default: `false`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example false
             */
            left_side_userlist?: boolean;
            /**
             * EmojiSet
             * @description The style of emoji. Only clients apply it. Default: `"google"`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example google
             * @enum {string}
             */
            emojiset?: "google" | "google-blob" | "twitter" | "text";
            /**
             * InactiveChannelPolicy
             * @description Whether clients move inactive channels down in the list of channels. 1 automatic, 2 always, 3 never. Only clients apply it. Default: `1`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example 1
             * @enum {integer}
             */
            demote_inactive_streams?: 1 | 2 | 3;
            /**
             * UserListStyle
             * @description The style of the list of users. 1 compact, 2 with status, 3 with avatar and status. Only clients apply it. Default: `2`.
             * @example 2
             * @enum {integer}
             */
            user_list_style?: 1 | 2 | 3;
            /**
             * ImageAnimationPolicy
             * @description When previews of animated images are animated. Only clients apply it. Default: `"on_hover"`.
             * @example on_hover
             * @enum {string}
             */
            web_animate_image_previews?: "always" | "on_hover" | "never";
            /**
             * UnreadCountPolicy
             * @description Where clients show the number of unread messages. 1 all channels, 2 unmuted channels and topics, 3 no channels. Only clients apply it. Default: `2`.
             * @example 2
             * @enum {integer}
             */
            web_stream_unreads_count_display_policy?: 1 | 2 | 3;
            /**
             * @description Whether the user gets desktop notifications of channel messages. Only clients apply it. Default: `false`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example false
             */
            enable_stream_desktop_notifications?: boolean;
            /**
             * @description Whether the user gets emails about channel messages that arrive while the user is offline. Messages in muted channels
             *     and topics are excluded. The `email_notifications` of a subscription overrides this setting. Default: `false`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example false
             */
            enable_stream_email_notifications?: boolean;
            /**
             * @description Whether the user gets mobile notifications of channel messages. The server stores and announces it, without effect: it has no push service for devices. Default: `false`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example false
             */
            enable_stream_push_notifications?: boolean;
            /**
             * @description Whether the user gets audible notifications of channel messages. Only clients apply it. Default: `false`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example false
             */
            enable_stream_audible_notifications?: boolean;
            /**
             * NotificationSound
             * @description The sound of audible notifications. The value is the name under which clients know the sound. Only clients apply it. Default: `"zulip"`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example zulip
             * @enum {string}
             */
            notification_sound?: "ascend" | "beep_boop" | "bink" | "bright" | "brlip" | "chime" | "deep tom" | "ding" | "double tap" | "down" | "dry bongos" | "dutdut" | "fast ascend" | "flute" | "friendly" | "kick roll" | "loud tintong" | "metallic snare" | "pan" | "shaker" | "simple" | "stairs" | "subtle" | "swish" | "tintong" | "up" | "wood block" | "zaping" | "zing" | "zulip" | "none";
            /**
             * @description Whether the user gets desktop notifications of direct messages and mentions. Only clients apply it. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            enable_desktop_notifications?: boolean;
            /**
             * @description Whether the user gets audible notifications of direct messages and mentions. Only clients apply it. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            enable_sounds?: boolean;
            /**
             * @description For how long the server collects messages before it sends emails about them, in seconds. The period starts with the
             *     first of these messages. Default: `120`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example 120
             */
            email_notifications_batching_period_seconds?: number;
            /**
             * @description Whether the user gets emails about direct messages and mentions that arrive while the user is offline. This includes
             *     mentions of the user's groups, and wildcard mentions that notify the user. Muting does not affect mentions of the
             *     user or a group. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            enable_offline_email_notifications?: boolean;
            /**
             * @description Whether the user gets mobile notifications of direct messages and mentions while offline. The server stores and announces it, without effect: it has no push service for devices. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            enable_offline_push_notifications?: boolean;
            /**
             * @description Whether the user gets mobile notifications of direct messages and mentions while online. The server stores and announces it, without effect: it has no push service for devices. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            enable_online_push_notifications?: boolean;
            /**
             * @description Whether the user gets desktop notifications of messages in followed topics. Only clients apply it. Default: `true`.
             * @example true
             */
            enable_followed_topic_desktop_notifications?: boolean;
            /**
             * @description Whether the user gets emails about messages in followed topics that arrive while the user is offline. This includes
             *     topics in muted channels. Default: `true`.
             * @example true
             */
            enable_followed_topic_email_notifications?: boolean;
            /**
             * @description Whether the user gets mobile notifications of messages in followed topics. The server stores and announces it, without effect: it has no push service for devices. Default: `true`.
             * @example true
             */
            enable_followed_topic_push_notifications?: boolean;
            /**
             * @description Whether the user gets audible notifications of messages in followed topics. Only clients apply it. Default: `true`.
             * @example true
             */
            enable_followed_topic_audible_notifications?: boolean;
            /**
             * @description Whether the user gets weekly emails about missed activity if they were not active for 5 days or more. The setting
             *     `digest_emails_enabled` of the organization must also be true. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            enable_digest_emails?: boolean;
            /**
             * @description Has no function outside a hosted offering. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            enable_marketing_emails?: boolean;
            /**
             * @description Whether the user gets emails about logins from a client or an IP address that is new for the account. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            enable_login_emails?: boolean;
            /**
             * @description Whether emails about messages show the messages, their senders and their conversations. The setting
             *     `message_content_allowed_in_email_notifications` of the organization must also be true. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            message_content_in_email_notifications?: boolean;
            /**
             * @description Whether desktop notifications contain the text of direct messages. Only clients apply it. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            pm_content_in_desktop_notifications?: boolean;
            /**
             * @description Whether wildcard mentions notify like personal mentions, except in muted channels and topics. The
             *     `wildcard_mentions_notify` of a subscription overrides this setting. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            wildcard_mentions_notify?: boolean;
            /**
             * @description Whether wildcard mentions in followed topics notify like personal mentions. This applies even if the channel is muted
             *     or `wildcard_mentions_notify` is false. Default: `true`.
             * @example true
             */
            enable_followed_topic_wildcard_mentions_notify?: boolean;
            /**
             * DesktopIconCount
             * @description What the number on the desktop icon counts. 1 all unread messages, 2 direct messages, mentions and followed topics,
             *     3 direct messages and mentions, 4 nothing. Only clients apply it. Default: `1`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example 1
             * @enum {integer}
             */
            desktop_icon_count_display?: 1 | 2 | 3 | 4;
            /**
             * OrganizationNamePolicy
             * @description Whether emails about messages name the organization in their subject. 1 automatic, 2 always, 3 never. Automatic means
             *     no, because the server has one organization. Default: `1`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example 1
             * @enum {integer}
             */
            realm_name_in_email_notifications_policy?: 1 | 2 | 3;
            /**
             * AutomaticTopicPolicy
             * @description Which topics the user follows automatically. 1 topics in which the user sends or reacts to a message, 2 topics in
             *     which the user sends a message, 3 topics that the user starts, 4 none. Default: `3`.
             * @example 3
             * @enum {integer}
             */
            automatically_follow_topics_policy?: 1 | 2 | 3 | 4;
            /**
             * AutomaticTopicPolicy
             * @description Which topics in muted channels are unmuted automatically. 1 topics in which the user sends or reacts to a message,
             *     2 topics in which the user sends a message, 3 topics that the user starts, 4 none. Default: `2`.
             * @example 2
             * @enum {integer}
             */
            automatically_unmute_topics_in_muted_streams_policy?: 1 | 2 | 3 | 4;
            /**
             * @description Whether the user automatically follows the topics in which they are mentioned. Default: `true`.
             * @example true
             */
            automatically_follow_topics_where_mentioned?: boolean;
            /**
             * @description Whether other users see when the user is online. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            presence_enabled?: boolean;
            /**
             * @description Whether the Enter key sends a message. Only clients apply it. Default: `false`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example false
             */
            enter_sends?: boolean;
            /**
             * @description Whether other users are notified when the user types a direct message. Default: `true`.
             * @example true
             */
            send_private_typing_notifications?: boolean;
            /**
             * @description Whether other users are notified when the user types a channel message. Default: `true`.
             * @example true
             */
            send_stream_typing_notifications?: boolean;
            /**
             * @description Whether other users see which messages the user has read. Default: `true`.
             * @example true
             */
            send_read_receipts?: boolean;
            /**
             * EmailAddressVisibility
             * @description Who can see the user's real email. 1 everyone, 2 members, 3 administrators, 4 nobody, 5 moderators. The real email
             *     of a bot is visible to all users. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            email_address_visibility?: 1 | 2 | 3 | 4 | 5;
            /**
             * @description Whether the web client navigates to the conversation to which the user just sent a message. Only clients apply it. Default: `true`.
             * @example true
             */
            web_navigate_to_sent_message?: boolean;
        };
        /** @description Parameters of createScheduledMessage. */
        CreateScheduledMessageParameters: {
            /**
             * SentMessageType
             * @description `channel` (or `stream`) for a channel message, `direct` (or `private`) for a direct message.
             * @example channel
             * @enum {string}
             */
            type: "direct" | "private" | "channel" | "stream";
            /**
             * @description For a channel message the channel ID. For a direct message a list of user IDs, which can omit the sender.
             * @example 7
             */
            to: components["schemas"]["ScheduledRecipient"];
            /**
             * @description Content in Markdown. Content longer than `max_message_length` characters is truncated. Its HTML can have 120,000 bytes.
             * @example Good **morning**
             */
            content: string;
            /**
             * @description The topic. Required for a channel message, ignored for a direct message. A topic longer than `max_topic_length` characters is truncated.
             * @example logo
             */
            topic?: string;
            /**
             * @description Time at which the server sends the message, in UNIX seconds. Must be in the future.
             * @example 3165826990
             */
            scheduled_delivery_timestamp: number;
            /**
             * @description Whether the message is marked as read for the sender when it is sent.
             * @default true
             * @example true
             */
            read_by_sender?: boolean;
        };
        /** @description Parameters of updateScheduledMessage. */
        UpdateScheduledMessageParameters: {
            /**
             * @description ID of the scheduled message. The sent message has a different ID.
             * @example 27
             */
            scheduled_message_id: number;
            /**
             * SentMessageType
             * @description `channel` (or `stream`) for a channel message, `direct` (or `private`) for a direct message.
             * @example channel
             * @enum {string}
             */
            type?: "direct" | "private" | "channel" | "stream";
            /**
             * @description For a channel message the channel ID. For a direct message a list of user IDs. Required with `type`.
             * @example 7
             */
            to?: components["schemas"]["ScheduledRecipient"];
            /**
             * @description Content in Markdown. Content longer than `max_message_length` characters is truncated. Its HTML can have 120,000 bytes.
             * @example Good **evening**
             */
            content?: string;
            /**
             * @description The topic. Required if `type` is `channel` or `stream`, ignored for direct messages. A topic longer than
             *     `max_topic_length` characters is truncated.
             * @example logo
             */
            topic?: string;
            /**
             * @description Time at which the server sends the message, in UNIX seconds. Must be in the future. Required if the message has failed.
             * @example 3165826990
             */
            scheduled_delivery_timestamp?: number;
        };
        /** @description Parameters of deleteScheduledMessage. */
        DeleteScheduledMessageParameters: {
            /**
             * @description ID of the scheduled message.
             * @example 27
             */
            scheduled_message_id: number;
        };
        /** @description Parameters of createUserGroup. */
        CreateUserGroupParameters: {
            /**
             * @description Name of the group, at most 100 characters. It must be unique, ignoring case. It cannot start with `@`, `role:`,
             *     `user:`, `stream:` or `channel:`.
             * @example frontend
             */
            name: string;
            /**
             * @description The purpose of the group, as plain text.
             * @example Who to ask about the app
             */
            description: string;
            /**
             * @description IDs of the first members. Each must be an active account. The list may be empty.
             * @example []
             */
            members: number[];
            /**
             * @description The group whose members may mention the new group. Any group except the system groups `role:internet` and
             *     `role:owners`. If absent, `role:everyone`.
             * @example 3
             */
            can_mention_group?: components["schemas"]["GroupSettingValue"];
        };
        /** @description Parameters of listUserGroupMembers. */
        ListUserGroupMembersParameters: {
            /**
             * @description ID of the group.
             * @example 9
             */
            user_group_id: number;
            /**
             * @description Whether to leave out users who are only members of a subgroup.
             * @default false
             * @example true
             */
            direct_member_only?: boolean;
        };
        /** @description Parameters of updateUserGroupMembers. */
        UpdateUserGroupMembersParameters: {
            /**
             * @description ID of the group.
             * @example 9
             */
            user_group_id: number;
            /**
             * @description IDs of the users to add. Each must be an active account that is not a member yet.
             * @example [
             *       12
             *     ]
             */
            add?: number[];
            /**
             * @description IDs of the members to remove.
             * @example [
             *       10
             *     ]
             */
            delete?: number[];
        };
        /** @description Parameters of getUserGroupMembership. */
        GetUserGroupMembershipParameters: {
            /**
             * @description ID of the group.
             * @example 9
             */
            user_group_id: number;
            /**
             * @description ID of the user.
             * @example 10
             */
            user_id: number;
            /**
             * @description Whether to leave out users who are only members of a subgroup.
             * @default false
             * @example true
             */
            direct_member_only?: boolean;
        };
        /** @description Parameters of listUserGroupSubgroups. */
        ListUserGroupSubgroupsParameters: {
            /**
             * @description ID of the group.
             * @example 9
             */
            user_group_id: number;
            /**
             * @description Whether to leave out the subgroups of subgroups.
             * @default false
             * @example true
             */
            direct_subgroup_only?: boolean;
        };
        /** @description Parameters of updateUserGroupSubgroups. */
        UpdateUserGroupSubgroupsParameters: {
            /**
             * @description ID of the group.
             * @example 9
             */
            user_group_id: number;
            /**
             * @description IDs of the groups to add as subgroups.
             * @example [
             *       2
             *     ]
             */
            add?: number[];
            /**
             * @description IDs of the subgroups to remove.
             * @example [
             *       3
             *     ]
             */
            delete?: number[];
        };
        /** @description Parameters of updateUserGroup. */
        UpdateUserGroupParameters: {
            /**
             * @description ID of the group.
             * @example 9
             */
            user_group_id: number;
            /**
             * @description The new name, under the same rules as for a new group.
             * @example server
             */
            name?: string;
            /**
             * @description The new description.
             * @example Who to ask about the server
             */
            description?: string;
            /**
             * @description The group whose members may mention this group. Any group except the system groups `role:internet` and `role:owners`.
             * @example {
             *       "new": 3
             *     }
             */
            can_mention_group?: components["schemas"]["GroupSettingUpdate"];
        };
        /** @description Parameters of deleteUserGroup. */
        DeleteUserGroupParameters: {
            /**
             * @description ID of the group.
             * @example 9
             */
            user_group_id: number;
        };
        /** @description Parameters of updateOwnPresence. */
        UpdateOwnPresenceParameters: {
            /**
             * PresenceStatus
             * @description `active` if the user is using the device, else `idle`.
             * @example active
             * @enum {string}
             */
            status: "active" | "idle";
            /**
             * @description -1 when the client starts, unless the register response contained presences. Afterwards, the last
             *     `presence_last_update_id`. The response then contains only newer presences, always in the modern format.
             * @example -1
             */
            last_update_id?: number;
            /**
             * @description True only if the user interacted with the client since its previous report. Used for usage statistics.
             * @default false
             * @example true
             */
            new_user_input?: boolean;
            /**
             * @description Whether to only update the status of the user and return no presence data.
             * @default false
             * @example false
             */
            ping_only?: boolean;
            /**
             * @deprecated
             * @description Whether to return presences in the modern format.
             * @default false
             * @example true
             */
            slim_presence?: boolean;
        };
        /** @description Parameters of getUserPresence. */
        GetUserPresenceParameters: {
            /**
             * @description ID or API email of the user.
             * @example iago@example.com
             */
            user_id_or_email: number | string;
        };
        /** @description Parameters of sendTestPushNotification. */
        SendTestPushNotificationParameters: {
            /**
             * @description The token of the device. All devices if absent.
             * @example cXyz:APA91bHun4Mx
             */
            token?: string;
        };
        /** @description Parameters of createOwnApnsDeviceToken. */
        CreateOwnApnsDeviceTokenParameters: {
            /**
             * @description The token of the device, as base64.
             * @example YWJjZGVmZ2g=
             */
            token: string;
            /**
             * @description ID of the app. Consists of ASCII letters, digits, dots and hyphens.
             * @example org.example.Chat
             */
            appid: string;
        };
        /** @description Parameters of deleteOwnApnsDeviceToken. */
        DeleteOwnApnsDeviceTokenParameters: {
            /**
             * @description The token of the device, as base64.
             * @example aXBob25l
             */
            token: string;
        };
        /** @description Parameters of createOwnAndroidDeviceToken. */
        CreateOwnAndroidDeviceTokenParameters: {
            /**
             * @description The registration token of the device.
             * @example cXyz:APA91bHun4Mx
             */
            token: string;
        };
        /** @description Parameters of deleteOwnAndroidDeviceToken. */
        DeleteOwnAndroidDeviceTokenParameters: {
            /**
             * @description The registration token of the device.
             * @example cXyz:APA91bHun4Mx
             */
            token: string;
        };
        /** @description Parameters of muteUser. */
        MuteUserParameters: {
            /**
             * @description ID of the user to mute.
             * @example 10
             */
            muted_user_id: number;
        };
        /** @description Parameters of unmuteUser. */
        UnmuteUserParameters: {
            /**
             * @description ID of the user to unmute.
             * @example 13
             */
            muted_user_id: number;
        };
        /** @description Parameters of updateOwnStatus. */
        UpdateOwnStatusParameters: {
            /**
             * @description Text of the status, at most 60 characters. An empty string clears it.
             * @example on vacation
             */
            status_text?: string;
            /**
             * @description Name of the emoji. Required with `emoji_code` or `reaction_type`. An empty string deletes the emoji.
             * @example car
             */
            emoji_name?: string;
            /**
             * @description Identifier of the emoji, unique for the `reaction_type`. Requires `emoji_name`. If absent, the name determines it.
             * @example 1f697
             */
            emoji_code?: string;
            /**
             * ReactionType
             * @description The namespace of `emoji_code`. Requires `emoji_name`. `zulip_extra_emoji` is the name that older clients use for
             *     `service_extra_emoji`. If absent, the name determines the namespace.
             * @example unicode_emoji
             * @enum {string}
             */
            reaction_type?: "unicode_emoji" | "realm_emoji" | "service_extra_emoji" | "zulip_extra_emoji";
            /**
             * @deprecated
             * @description Whether to hide when the user is online: the opposite of the setting `presence_enabled`.
             * @example false
             */
            away?: boolean;
        };
        /** @description Parameters of getUserStatus. */
        GetUserStatusParameters: {
            /**
             * @description ID of the user.
             * @example 9
             */
            user_id: number;
        };
        /** @description Parameters of updateOrganization. */
        UpdateOrganizationParameters: {
            /**
             * @description The new name, at most 40 characters.
             * @example Team Chat
             */
            name?: string;
            /**
             * @description The new description in Markdown, at most 1000 characters.
             * @example Where the **team** talks.
             */
            description?: string;
            /**
             * @description Who may see all users. Other users see bots and the users with whom they share a channel or a direct message
             *     conversation. Takes the new value and, optionally, the expected current value. Default: `"role:everyone"`.
             * @example {
             *       "new": 5
             *     }
             */
            can_access_all_users_group?: components["schemas"]["GroupSettingChange"];
            /**
             * @description Who may create public channels. Takes the new value and, optionally, the expected current value. Default: `"role:members"`.
             * @example {
             *       "new": 3
             *     }
             */
            can_create_public_channel_group?: components["schemas"]["GroupSettingChange"];
            /**
             * @description Who may create private channels. Takes the new value and, optionally, the expected current value. Default: `"role:members"`.
             * @example {
             *       "new": 3
             *     }
             */
            can_create_private_channel_group?: components["schemas"]["GroupSettingChange"];
            /**
             * @description Who may create web-public channels. Takes the new value and, optionally, the expected current value. Only an owner may change it. Default: `"role:owners"`.
             * @example {
             *       "new": 3
             *     }
             */
            can_create_web_public_channel_group?: components["schemas"]["GroupSettingChange"];
            /**
             * @description Who may delete the messages of other users. Takes the new value and, optionally, the expected current value. Default: `"role:administrators"`.
             * @example {
             *       "new": 3
             *     }
             */
            can_delete_any_message_group?: components["schemas"]["GroupSettingChange"];
            /**
             * @description Who may create reusable invitation links. Takes the new value and, optionally, the expected current value. Only an owner may change it. Default: `"role:administrators"`.
             * @example {
             *       "new": 3
             *     }
             */
            create_multiuse_invite_group?: components["schemas"]["GroupSettingChange"];
            /**
             * @description Who may start direct message conversations. Takes the new value and, optionally, the expected current value. Default: `"role:everyone"`.
             * @example {
             *       "new": 3
             *     }
             */
            direct_message_initiator_group?: components["schemas"]["GroupSettingChange"];
            /**
             * @description The group of which at least one member must be in every direct message conversation. Takes the new value and, optionally, the expected current value. Default: `"role:everyone"`.
             * @example {
             *       "new": 3
             *     }
             */
            direct_message_permission_group?: components["schemas"]["GroupSettingChange"];
            /**
             * MemberPolicy
             * @description Who may add custom emoji. 1 members, 2 administrators, 3 full members, 4 moderators. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            add_custom_emoji_policy?: 1 | 2 | 3 | 4;
            /**
             * BotCreationPolicy
             * @description Who may create bots. 1 members, 2 members (incoming webhooks only), 3 administrators. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            bot_creation_policy?: 1 | 2 | 3;
            /**
             * EveryonePolicy
             * @description Who may delete their own messages. 1 members, 2 administrators, 3 full members, 4 moderators, 5 everyone. Default: `5`.
             * @example 5
             * @enum {integer}
             */
            delete_own_message_policy?: 1 | 2 | 3 | 4 | 5;
            /**
             * EveryoneOrNobodyPolicy
             * @description Who may change the topic of other users' messages. 1 members, 2 administrators, 3 full members, 4 moderators, 5
             *     everyone, 6 nobody. Default: `5`.
             * @example 5
             * @enum {integer}
             */
            edit_topic_policy?: 1 | 2 | 3 | 4 | 5 | 6;
            /**
             * MemberOrNobodyPolicy
             * @description Who may invite users. 1 members, 2 administrators, 3 full members, 4 moderators, 6 nobody. Only an owner may change it. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            invite_to_realm_policy?: 1 | 2 | 3 | 4 | 6;
            /**
             * MemberPolicy
             * @description Who may subscribe other users to channels. 1 members, 2 administrators, 3 full members, 4 moderators. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            invite_to_stream_policy?: 1 | 2 | 3 | 4;
            /**
             * MemberOrNobodyPolicy
             * @description Who may move messages to another channel. 1 members, 2 administrators, 3 full members, 4 moderators, 6 nobody. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            move_messages_between_streams_policy?: 1 | 2 | 3 | 4 | 6;
            /**
             * MemberPolicy
             * @description Who may create and edit user groups. 1 members, 2 administrators, 3 full members, 4 moderators. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            user_group_edit_policy?: 1 | 2 | 3 | 4;
            /**
             * WildcardMentionPolicy
             * @description Who may use wildcard mentions in channels and topics with many users. 1 everyone, 2 members, 3 full members, 5
             *     administrators, 6 nobody, 7 moderators. Default: `5`.
             * @example 5
             * @enum {integer}
             */
            wildcard_mention_policy?: 1 | 2 | 3 | 5 | 6 | 7;
            /**
             * @description Number of days after which a member becomes a full member. Default: `0`.
             * @example 0
             */
            waiting_period_threshold?: number;
            /**
             * @description Whether users may view the edit history of messages. Default: `true`.
             * @example true
             */
            allow_edit_history?: boolean;
            /**
             * @description Whether users may edit their own messages. Default: `true`.
             * @example true
             */
            allow_message_editing?: boolean;
            /**
             * @description For how many seconds the content of a message can be edited. Null if there is no limit. Takes the number of seconds, at least 1, or `unlimited`. Default: `600`.
             * @example unlimited
             */
            message_content_edit_limit_seconds?: number | string;
            /**
             * @description For how many seconds the sender of a message can delete it. Null if there is no limit. Takes the number of seconds, at least 1, or `unlimited`. Default: `600`.
             * @example unlimited
             */
            message_content_delete_limit_seconds?: number | string;
            /**
             * @description For how many seconds a message can be moved to another topic. Null if there is no limit. Takes the number of seconds, at least 1, or `unlimited`. Default: `604800`.
             * @example unlimited
             */
            move_messages_within_stream_limit_seconds?: number | string;
            /**
             * @description For how many seconds a message can be moved to another channel. Null if there is no limit. Takes the number of seconds, at least 1, or `unlimited`. Default: `604800`.
             * @example unlimited
             */
            move_messages_between_streams_limit_seconds?: number | string;
            /**
             * @description Number of days after which messages are deleted. -1 keeps them forever. Takes the number of days, at least 1, or `unlimited`. Only an owner may change it. Default: `-1`.
             * @example unlimited
             */
            message_retention_days?: number | string;
            /**
             * @description Whether channel messages must have a topic. Default: `false`.
             * @example false
             */
            mandatory_topics?: boolean;
            /**
             * @description Whether users may see which users have read a message. Default: `true`.
             * @example true
             */
            enable_read_receipts?: boolean;
            /**
             * @description Whether messages show previews of linked images and videos. Default: `true`.
             * @example true
             */
            inline_image_preview?: boolean;
            /**
             * @description Whether messages show previews of linked web pages. The server stores and announces it, without effect: it has no previews of web pages. Default: `false`.
             * @example false
             */
            inline_url_embed_preview?: boolean;
            /**
             * @description Language of code blocks that do not name one. Empty if there is none. Default: `""`.
             * @example
             */
            default_code_block_language?: string;
            /**
             * GiphyRating
             * @description Highest rating of GIPHY images that is allowed: an ID from `giphy_rating_options`. 0 for none. Only clients apply it. Default: `2`.
             * @example 2
             * @enum {integer}
             */
            giphy_rating?: 0 | 1 | 2 | 3 | 4 | 5;
            /**
             * VideoChatProvider
             * @description Provider of video calls: an ID from `realm_available_video_chat_providers`. Only clients apply it. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            video_chat_provider?: 0 | 1;
            /**
             * @description URL of the organization's Jitsi server. Null for that of the server. Takes the URL of a Jitsi server, or `default` for that of the server. Both also as JSON, in quotes. Only clients apply it. Default: `null`.
             * @example https://meet.example.com
             */
            jitsi_server_url?: string;
            /**
             * @description Whether emails about messages may show the messages, their senders and their conversations. Default: `true`.
             * @example true
             */
            message_content_allowed_in_email_notifications?: boolean;
            /**
             * @description The authentication methods, by name. Takes, for each method, whether users may use it. At least one method must remain enabled. Only an owner may change it. Default: `{"Email":{"enabled":true,"available":true}}`.
             * @example {
             *       "Email": true
             *     }
             */
            authentication_methods?: {
                [key: string]: boolean;
            };
            /**
             * @description Initial language of new users. Messages that the server posts in channels are in English. Default: `"en"`.
             * @example en
             */
            default_language?: string;
            /**
             * @description Whether only administrators may change avatars. Default: `false`.
             * @example false
             */
            avatar_changes_disabled?: boolean;
            /**
             * @description Whether only administrators may change emails. Default: `false`.
             * @example false
             */
            email_changes_disabled?: boolean;
            /**
             * @description Whether only administrators may change names. Default: `false`.
             * @example false
             */
            name_changes_disabled?: boolean;
            /**
             * @description Whether the names of users must be unique. Default: `false`.
             * @example false
             */
            require_unique_names?: boolean;
            /**
             * @description Whether disposable emails are refused for new accounts, and as new emails of accounts. The server knows the domains of
             *     their providers. Does not apply while `emails_restricted_to_domains` is true. Only an owner may change it. Default: `true`.
             * @example true
             */
            disallow_disposable_email_addresses?: boolean;
            /**
             * @description Whether the emails of new accounts, and new emails of accounts, must belong to the organization's domains. They then
             *     must not contain `+`. Only an owner may change it. Default: `false`.
             * @example false
             */
            emails_restricted_to_domains?: boolean;
            /**
             * @description Whether users need an invitation to join. If false, users whose email the organization allows create an account on
             *     the page `/register/`, after they confirm the email. It becomes a member, with the default channels. Users of a
             *     directory (LDAP) join at their first login, whatever this setting is. Only an owner may change it. Default: `true`.
             * @example true
             */
            invite_required?: boolean;
            /**
             * @description Whether clients mark guests as guests. Only clients apply it. Default: `true`.
             * @example true
             */
            enable_guest_user_indicator?: boolean;
            /**
             * @description Whether the presence of all users is hidden. Default: `false`.
             * @example false
             */
            presence_disabled?: boolean;
            /**
             * @description Whether the server sends a welcome email to new users. The server stores and announces it, without effect: it has no welcome emails. Default: `true`.
             * @example true
             */
            send_welcome_emails?: boolean;
            /**
             * @description Whether the server sends digest emails to users who were not active for 5 days or more. Default: `false`.
             * @example false
             */
            digest_emails_enabled?: boolean;
            /**
             * @description Weekday on which digest emails are sent, in the time zone of the server. 0 is Monday. Default: `1`.
             * @example 1
             */
            digest_weekday?: number;
            /**
             * @description Whether the organization allows web-public channels, which can be read without an account. Default: `false`.
             * @example false
             */
            enable_spectator_access?: boolean;
            /**
             * @description Whether the organization wants to be listed in a directory of communities. The server stores and announces it, without effect: it has no directory of communities. Default: `false`.
             * @example false
             */
            want_advertise_in_communities_directory?: boolean;
            /**
             * OrganizationType
             * @description Type of the organization. 0 unspecified, 10 business, 20 open-source project, 30 education (non-profit),
             *     35 education (for-profit), 40 research, 50 event or conference, 60 non-profit, 70 government, 80 political group,
             *     90 community, 100 personal, 1000 other. Only clients apply it. Default: `0`.
             * @example 0
             * @enum {integer}
             */
            org_type?: 0 | 10 | 20 | 30 | 35 | 40 | 50 | 60 | 70 | 80 | 90 | 100 | 1000;
            /**
             * @description ID of the channel in which new channels are announced. -1 for none. Initially, it is the first channel of the
             *     organization. Default: `-1`.
             * @example -1
             */
            new_stream_announcements_stream_id?: number;
            /**
             * @description ID of the channel in which new users are announced. -1 for none. Default: `-1`.
             * @example -1
             */
            signup_announcements_stream_id?: number;
            /**
             * @description ID of the channel in which updates of the server are announced. -1 for none. The server stores and announces it, without effect: it has no announcements of updates. Default: `-1`.
             * @example -1
             */
            service_update_announcements_stream_id?: number;
        };
        /** @description Parameters of createDomain. */
        CreateDomainParameters: {
            /**
             * @description The domain, at most 255 characters: at least two labels of letters, digits and `-`, separated by dots. It is stored
             *     in lowercase.
             * @example example.org
             */
            domain: string;
            /**
             * @description Whether emails at subdomains of the domain are allowed too.
             * @example true
             */
            allow_subdomains: boolean;
        };
        /** @description Parameters of updateDomain. */
        UpdateDomainParameters: {
            /**
             * @description The domain.
             * @example example.net
             */
            domain: string;
            /**
             * @description Whether emails at subdomains of the domain are allowed too.
             * @example true
             */
            allow_subdomains: boolean;
        };
        /** @description Parameters of deleteDomain. */
        DeleteDomainParameters: {
            /**
             * @description The domain.
             * @example example.net
             */
            domain: string;
        };
        /** @description Parameters of deleteExport. */
        DeleteExportParameters: {
            /**
             * @description ID of the export.
             * @example 1
             */
            export_id: number;
        };
        /** @description Parameters of uploadIcon. */
        UploadIconParameters: {
            /**
             * Format: binary
             * @description The image, at most `max_icon_file_size_mib` MiB. The part can have any name. Existing clients use the name of the
             *     file.
             */
            filename: Blob;
        };
        /** @description Parameters of uploadLogo. */
        UploadLogoParameters: {
            /**
             * @description Whether it is the logo for dark backgrounds.
             * @example false
             */
            night: boolean;
            /**
             * Format: binary
             * @description The image, at most `max_logo_file_size_mib` MiB. The part can have any name. Existing clients use the name of the
             *     file.
             */
            filename: Blob;
        };
        /** @description Parameters of deleteLogo. */
        DeleteLogoParameters: {
            /**
             * @description Whether it is the logo for dark backgrounds.
             * @example false
             */
            night: boolean;
        };
        /** @description Parameters of createPlayground. */
        CreatePlaygroundParameters: {
            /**
             * @description Name of the playground, at most 100 characters. It must be unique among the playgrounds of the language.
             * @example Rust playground
             */
            name: string;
            /**
             * @description The language of the code blocks, at most 40 characters. It can contain letters, digits, spaces, and any of `_`, `+`,
             *     `-`, `.`, `/` and `#`. The server need not know the language.
             * @example Rust
             */
            pygments_language: string;
            /**
             * @description The URL as an RFC 6570 template with the variable `code`, at most 2000 characters. It must begin with `http://` or
             *     `https://`.
             * @example https://play.example.com/?edition=2021&code={code}
             */
            url_template: string;
        };
        /** @description Parameters of deletePlayground. */
        DeletePlaygroundParameters: {
            /**
             * @description ID of the playground.
             * @example 1
             */
            playground_id: number;
        };
        /** @description Parameters of reorderLinkifiers. */
        ReorderLinkifiersParameters: {
            /**
             * @description IDs of all linkifiers, each exactly once, in the new order.
             * @example [
             *       1
             *     ]
             */
            ordered_linkifier_ids: number[];
        };
        /** @description Parameters of updateLinkifier. */
        UpdateLinkifierParameters: {
            /**
             * @description ID of the linkifier.
             * @example 1
             */
            filter_id: number;
            /**
             * @description The regular expression, at most 500 characters. It must be unique in the organization.
             * @example #(?P<id>[0-9]+)
             */
            pattern: string;
            /**
             * @description The URL as an RFC 6570 template, at most 2000 characters. It is a relative address, or its scheme is `http`, `https`
             *     or `mailto`. If the expanded URL is not a link to a page, a file or an
             *     email address, the text remains plain text.
             * @example https://issues.example.com/{id}
             */
            url_template: string;
        };
        /** @description Parameters of deleteLinkifier. */
        DeleteLinkifierParameters: {
            /**
             * @description ID of the linkifier.
             * @example 1
             */
            filter_id: number;
        };
        /** @description Parameters of createLinkifier. */
        CreateLinkifierParameters: {
            /**
             * @description The regular expression, at most 500 characters. It must be unique in the organization.
             * @example #(?P<id>[0-9]+)
             */
            pattern: string;
            /**
             * @description The URL as an RFC 6570 template, at most 2000 characters. It is a relative address, or its scheme is `http`, `https`
             *     or `mailto`. If the expanded URL is not a link to a page, a file or an
             *     email address, the text remains plain text.
             * @example https://issues.example.com/{id}
             */
            url_template: string;
        };
        /** @description Parameters of registerQueue. */
        RegisterQueueParameters: {
            /**
             * @description The event types that the client requests. If absent, all types. Unknown types are ignored. Heartbeats are sent to
             *     every client.
             * @example [
             *       "message",
             *       "realm_user"
             *     ]
             */
            event_types?: string[];
            /**
             * @description The event types whose current state the client requests. If absent, those of `event_types`. With an empty list,
             *     the response has no state.
             * @example [
             *       "alert_words"
             *     ]
             */
            fetch_event_types?: string[];
            /**
             * @description Filter of `message` events, in the form of `GET /messages`. Events of other types are not filtered. At most 8192
             *     characters as JSON. If it is absent or empty, a bot's `default_events_register_stream` applies instead.
             *
             *     Only operators that depend on nothing but the message are supported: `channel`, `channels` with `public`, `topic`,
             *     `sender`, `dm`, `dm-including`, `group-pm-with`, `id`, `near` and `in` with `all`. `is` is supported with `dm`,
             *     `starred`, `unread`, `mentioned`, `alerted` and `resolved`, and refused with `followed`. With any other operand it
             *     matches all messages, as on existing servers. `with` selects the conversation that contains its message when the queue is registered. The older
             *     names of these operators are supported too.
             * @example [
             *       [
             *         "channel",
             *         "design"
             *       ]
             *     ]
             */
            narrow?: components["schemas"]["Narrow"];
            /**
             * @description Whether the client requests the messages of all public channels, including those to which the user is not
             *     subscribed. Guests cannot use it. The default is false, or a bot's `default_all_public_streams`.
             * @example true
             */
            all_public_streams?: boolean;
            /**
             * @description Whether the content of messages is HTML. If false, it is Markdown.
             * @default false
             * @example true
             */
            apply_markdown?: boolean;
            /**
             * @description Whether the client computes gravatar URLs itself. If true, `avatar_url` is null for users whose avatar is a
             *     gravatar.
             * @default true
             * @example false
             */
            client_gravatar?: boolean;
            /**
             * @deprecated
             * @description Whether presence events are keyed by user ID. If false, they are keyed by email.
             * @default false
             * @example true
             */
            slim_presence?: boolean;
            /**
             * @description Whether channels have the IDs of their subscribers, in the response and in `subscription` events.
             * @default false
             * @example true
             */
            include_subscribers?: boolean;
            /**
             * @description The capabilities of the client, which older clients do not have.
             * @example {
             *       "user_settings_object": true,
             *       "bulk_message_deletion": true
             *     }
             */
            client_capabilities?: components["schemas"]["ClientCapabilities"];
            /**
             * @description Number of seconds that the queue is kept after its last connection. 0 means the default of 600 seconds. A value of
             *     more than 604800 (a week) counts as 604800.
             * @default 0
             * @example 3600
             */
            queue_lifespan_secs?: number;
        };
        /** @description Parameters of getEvents. */
        GetEventsParameters: {
            /**
             * @description ID of the queue. If absent, a new queue is registered.
             * @example 0b6e1c5e-5bd1-4e0d-9a04-0c5b35d4a3f1
             */
            queue_id?: string;
            /**
             * @description The highest event ID that the client has received and acknowledges. -1 if it has received none. If absent, the
             *     response has every event that is not acknowledged yet.
             * @example 17
             */
            last_event_id?: number;
            /**
             * @description Whether the request is nonblocking. True returns at once, with or without events.
             * @default false
             * @example true
             */
            dont_block?: boolean;
            /**
             * @description The event types that the client requests. If absent, all types. Unknown types are ignored. Heartbeats are sent to
             *     every client.
             * @example [
             *       "message",
             *       "realm_user"
             *     ]
             */
            event_types?: string[];
            /**
             * @description Filter of `message` events, in the form of `GET /messages`. Events of other types are not filtered. At most 8192
             *     characters as JSON. If it is absent or empty, a bot's `default_events_register_stream` applies instead.
             *
             *     Only operators that depend on nothing but the message are supported: `channel`, `channels` with `public`, `topic`,
             *     `sender`, `dm`, `dm-including`, `group-pm-with`, `id`, `near` and `in` with `all`. `is` is supported with `dm`,
             *     `starred`, `unread`, `mentioned`, `alerted` and `resolved`, and refused with `followed`. With any other operand it
             *     matches all messages, as on existing servers. `with` selects the conversation that contains its message when the queue is registered. The older
             *     names of these operators are supported too.
             * @example [
             *       [
             *         "channel",
             *         "design"
             *       ]
             *     ]
             */
            narrow?: components["schemas"]["Narrow"];
            /**
             * @description Whether the client requests the messages of all public channels, including those to which the user is not
             *     subscribed. Guests cannot use it. The default is false, or a bot's `default_all_public_streams`.
             * @example true
             */
            all_public_streams?: boolean;
            /**
             * @description Whether the content of messages is HTML. If false, it is Markdown.
             * @default false
             * @example true
             */
            apply_markdown?: boolean;
            /**
             * @description Whether the client computes gravatar URLs itself. If true, `avatar_url` is null for users whose avatar is a
             *     gravatar.
             * @default true
             * @example false
             */
            client_gravatar?: boolean;
            /**
             * @deprecated
             * @description Whether presence events are keyed by user ID. If false, they are keyed by email.
             * @default false
             * @example true
             */
            slim_presence?: boolean;
            /**
             * @description Whether channels have the IDs of their subscribers, in the response and in `subscription` events.
             * @default false
             * @example true
             */
            include_subscribers?: boolean;
            /**
             * @description The capabilities of the client, which older clients do not have.
             * @example {
             *       "user_settings_object": true,
             *       "bulk_message_deletion": true
             *     }
             */
            client_capabilities?: components["schemas"]["ClientCapabilities"];
            /**
             * @description Has no effect here, because the response has no state.
             * @example [
             *       "alert_words"
             *     ]
             */
            fetch_event_types?: string[];
            /**
             * @description Number of seconds that the queue is kept after its last connection. 0 means the default of 600 seconds. A value of
             *     more than 604800 (a week) counts as 604800.
             * @default 0
             * @example 3600
             */
            queue_lifespan_secs?: number;
        };
        /** @description Parameters of deleteQueue. */
        DeleteQueueParameters: {
            /**
             * @description ID of the queue.
             * @example 0b6e1c5e-5bd1-4e0d-9a04-0c5b35d4a3f1
             */
            queue_id: string;
        };
        /** @description Parameters of streamEvents. */
        StreamEventsParameters: {
            /**
             * @description ID of the queue.
             * @example 0b6e1c5e-5bd1-4e0d-9a04-0c5b35d4a3f1
             */
            queue_id: string;
            /**
             * @description The highest event ID that the client has received. -1 if it has received none. The header `Last-Event-ID` takes
             *     precedence. If both are absent, the stream begins with every event that is not acknowledged yet.
             * @example 17
             */
            last_event_id?: number;
            /**
             * @description True ends the stream after the events that already exist.
             * @default false
             * @example true
             */
            dont_block?: boolean;
        };
        /** @description Parameters of getMessage. */
        GetMessageParameters: {
            /**
             * @description ID of the message.
             * @example 42
             */
            message_id: number;
            /**
             * @description Whether the content is HTML. If false, it is Markdown.
             * @default true
             * @example true
             */
            apply_markdown?: boolean;
            /**
             * @description Whether the client computes gravatar URLs itself. If true, `avatar_url` is null for a gravatar if the requesting user
             *     can see the sender's real email.
             * @default true
             * @example true
             */
            client_gravatar?: boolean;
        };
        /** @description Parameters of updateMessage. */
        UpdateMessageParameters: {
            /**
             * @description ID of the message.
             * @example 42
             */
            message_id: number;
            /**
             * @description The new content in Markdown. Cannot be combined with a new `stream_id`. Its HTML can have 120,000 bytes.
             * @example Look at [that](https://example.com)
             */
            content?: string;
            /**
             * @description The topic to which the messages move.
             * @example logo
             */
            topic?: string;
            /**
             * PropagateMode
             * @description Which messages of the topic move: only this message, this message and later ones, or all. Values other than
             *     `change_one` require a new `topic` or `stream_id`.
             * @default change_one
             * @example change_one
             * @enum {string}
             */
            propagate_mode?: "change_one" | "change_later" | "change_all";
            /**
             * @description Whether the notification bot posts a notice in the old topic that messages were moved.
             * @default false
             * @example false
             */
            send_notification_to_old_thread?: boolean;
            /**
             * @description Whether the notification bot posts a notice in the new topic from where messages were moved.
             * @default true
             * @example true
             */
            send_notification_to_new_thread?: boolean;
            /**
             * @description ID of the channel to which the messages move.
             * @example 7
             */
            stream_id?: number;
        };
        /** @description Parameters of deleteMessage. */
        DeleteMessageParameters: {
            /**
             * @description ID of the message.
             * @example 42
             */
            message_id: number;
        };
        /** @description Parameters of deleteTopic. */
        DeleteTopicParameters: {
            /**
             * @description ID of the channel.
             * @example 7
             */
            stream_id: number;
            /**
             * @description The topic.
             * @example logo
             */
            topic_name: string;
        };
        /** @description Parameters of listSubscriptions. */
        ListSubscriptionsParameters: {
            /**
             * @description Whether each channel lists its subscribers. Can be slow in large organizations.
             * @default false
             * @example true
             */
            include_subscribers?: boolean;
        };
        /** @description Parameters of createSubscriptions. */
        CreateSubscriptionsParameters: {
            /**
             * @description The channels. The descriptions of all new channels together have at most 500,000 bytes of HTML. A formula counts
             *     as at least 100 bytes for each of its characters.
             * @example [
             *       {
             *         "name": "design",
             *         "description": "What it should **look** like"
             *       }
             *     ]
             */
            subscriptions: {
                /** @description Name of the channel, at most `max_stream_name_length` characters. */
                name: string;
                /**
                 * @description Description of a new channel in Markdown, at most `max_stream_description_length` characters and 10,000
                 *     bytes of HTML. Line breaks become spaces. Ignored for existing channels, even if it is too long or not a
                 *     string.
                 */
                description?: string;
                /** @description The new subscribers' color for the channel: `#` and 3 to 6 hexadecimal digits. */
                color?: string;
            }[];
            /**
             * @description The users to subscribe, all by ID (preferred) or all by API email. If absent or empty, the requesting user.
             * @example [
             *       11,
             *       25
             *     ]
             */
            principals?: number[] | string[];
            /**
             * @description Whether a missing permission is an error. If false, each channel is checked separately. `unauthorized` then
             *     lists the channels to which the requesting user cannot subscribe the users, or which they cannot create.
             * @default true
             * @example true
             */
            authorization_errors_fatal?: boolean;
            /**
             * @description Whether the notification bot announces the new channels in the organization's channel for new channel
             *     announcements.
             * @default false
             * @example true
             */
            announce?: boolean;
            /**
             * @description Whether a new channel is private.
             * @default false
             * @example false
             */
            invite_only?: boolean;
            /**
             * @description Whether a new channel can be read on the web without an account.
             * @default false
             * @example false
             */
            is_web_public?: boolean;
            /**
             * @description Whether new users are subscribed to a new channel. Only administrators can set it to true.
             * @default false
             * @example false
             */
            is_default_stream?: boolean;
            /**
             * @description Whether new subscribers of a new channel can read its earlier history. Always true for public channels, whatever
             *     the request contains.
             * @example true
             */
            history_public_to_subscribers?: boolean;
            /**
             * PostPolicy
             * @description Who can post to a new channel. 1 everyone, 2 administrators, 3 full members, 4 moderators.
             * @default 1
             * @example 1
             * @enum {integer}
             */
            stream_post_policy?: 1 | 2 | 3 | 4;
            /**
             * @description Number of days, at least 1, after which the messages of a new channel are deleted. `realm_default` inherits the
             *     organization setting. `unlimited` keeps messages forever. Only owners can send a value other than
             *     `realm_default`. Default: `"realm_default"`.
             * @default realm_default
             * @example unlimited
             */
            message_retention_days?: number | string;
            /**
             * @description ID of the user group whose members can unsubscribe other users from a new channel. Must be a system group other
             *     than `role:internet` and `role:owners`. The default is `role:administrators`.
             * @example 2
             */
            can_remove_subscribers_group?: number;
        };
        /** @description Parameters of updateSubscriptions. */
        UpdateSubscriptionsParameters: {
            /**
             * @description The channels to subscribe to, as in `subscriptions` of `POST /users/me/subscriptions`.
             * @example [
             *       {
             *         "name": "design"
             *       }
             *     ]
             */
            add?: {
                /** @description Name of the channel, at most `max_stream_name_length` characters. */
                name: string;
                /** @description Description of a new channel in Markdown. Its HTML can have 10,000 bytes. Ignored for existing channels. */
                description?: string;
                /** @description The user's color for the channel: `#` and 3 to 6 hexadecimal digits. */
                color?: string;
            }[];
            /**
             * @description Names of the channels to unsubscribe from, compared case-insensitively.
             * @example [
             *       "payroll"
             *     ]
             */
            delete?: string[];
        };
        /** @description Parameters of deleteSubscriptions. */
        DeleteSubscriptionsParameters: {
            /**
             * @description Names of the channels, compared case-insensitively.
             * @example [
             *       "design"
             *     ]
             */
            subscriptions: string[];
            /**
             * @description The users to unsubscribe, all by ID (preferred) or all by API email. If absent or empty, the requesting user.
             * @example [
             *       25
             *     ]
             */
            principals?: number[] | string[];
        };
        /** @description Parameters of getChannel. */
        GetChannelParameters: {
            /**
             * @description ID of the channel.
             * @example 7
             */
            stream_id: number;
        };
        /** @description Parameters of updateChannel. */
        UpdateChannelParameters: {
            /**
             * @description ID of the channel.
             * @example 7
             */
            stream_id: number;
            /**
             * @description The new name, at most `max_stream_name_length` characters. It is trimmed. No other channel may have it, ignoring
             *     case.
             * @example design and marketing
             */
            new_name?: string;
            /**
             * @description The new description in Markdown, at most `max_stream_description_length` characters and 10,000 bytes of HTML. Line
             *     breaks become spaces.
             * @example What it should **feel** like
             */
            description?: string;
            /**
             * @description Whether the channel is private. A default channel cannot be private.
             * @example false
             */
            is_private?: boolean;
            /**
             * @description Whether subscribers can read messages from before they subscribed.
             * @example true
             */
            history_public_to_subscribers?: boolean;
            /**
             * @description Whether the channel can be read on the web without an account. To set it to true requires the permission that the
             *     organization setting `can_create_web_public_channel_group` grants, the server setting `WEB_PUBLIC_STREAMS_ENABLED`
             *     and the organization setting `enable_spectator_access`.
             * @example false
             */
            is_web_public?: boolean;
            /**
             * @description Whether new users are subscribed to the channel.
             * @example true
             */
            is_default_stream?: boolean;
            /**
             * PostPolicy
             * @description Who can post. 1 everyone, 2 administrators, 3 full members, 4 moderators.
             * @example 1
             * @enum {integer}
             */
            stream_post_policy?: 1 | 2 | 3 | 4;
            /**
             * @deprecated
             * @description Whether only administrators can post: true is `stream_post_policy` 2, false is 1. Ignored if `stream_post_policy` is
             *     sent.
             * @example false
             */
            is_announcement_only?: boolean;
            /**
             * @description Number of days, at least 1, after which messages are deleted. `realm_default` inherits the organization setting.
             *     `unlimited` keeps messages forever. Only owners can send it.
             * @example realm_default
             */
            message_retention_days?: number | string;
            /**
             * @description ID of the user group whose members can unsubscribe other users. Must be a system group other than `role:internet`
             *     and `role:owners`.
             * @example 3
             */
            can_remove_subscribers_group?: number;
        };
        /** @description Parameters of archiveChannel. */
        ArchiveChannelParameters: {
            /**
             * @description ID of the channel.
             * @example 7
             */
            stream_id: number;
        };
        /** @description Parameters of getUser. */
        GetUserParameters: {
            /**
             * @description ID or API email of the user.
             * @example iago@example.com
             */
            user_id_or_email: number | string;
            /**
             * @description Whether the client computes the URLs of gravatars itself. If true, `avatar_url` is null for users who have a gravatar
             *     and whose `email` is their real email.
             * @default true
             * @example true
             */
            client_gravatar?: boolean;
            /**
             * @description Whether to return `profile_data`, the values of custom profile fields.
             * @default false
             * @example false
             */
            include_custom_profile_fields?: boolean;
        };
        /** @description Parameters of updateUser. */
        UpdateUserParameters: {
            /**
             * @description ID of the user.
             * @example 12
             */
            user_id_or_email: number;
            /**
             * @description The new name, 2 to 100 characters. An empty string is ignored.
             * @example Cordelia Lear
             */
            full_name?: string;
            /**
             * Role
             * @description The new role.
             * @example 300
             * @enum {integer}
             */
            role?: 100 | 200 | 300 | 400 | 600;
            /**
             * @description New values of custom profile fields. Fields that are not named do not change. If a field is named twice, the last
             *     value counts. The HTML of a text may have 10,000 bytes, and that of all together at most 500,000.
             * @example [
             *       {
             *         "id": 9,
             *         "value": "vim"
             *       }
             *     ]
             */
            profile_data?: {
                /** @description ID of the custom profile field. */
                id: number;
                /**
                 * @description The new value. Null or an empty value deletes the current value. Short texts, external accounts and
                 *     pronouns have at most 50 characters, long texts 500. The value of a list of options is the key of an
                 *     option. A date looks like `2024-02-29`. A link is a URL. The value of a person picker is the list of user
                 *     IDs, or this list as JSON text.
                 */
                value?: string | unknown[] | null;
            }[];
        };
        /** @description Parameters of deactivateUser. */
        DeactivateUserParameters: {
            /**
             * @description ID of the user.
             * @example 12
             */
            user_id_or_email: number;
            /**
             * @description If present, the server notifies the user of the deactivation by email. The email contains the comment if it is not
             *     empty.
             * @example Thank you for your work with us!
             */
            deactivation_notification_comment?: string;
        };
        /** @description Parameters of updateProfileField. */
        UpdateProfileFieldParameters: {
            /**
             * @description ID of the field.
             * @example 9
             */
            field_id: number;
            /**
             * @description Label of the field, 1 to 40 characters. Must be unique, ignoring case. A field for an external account that the
             *     server knows has the name of the account.
             * @example Favorite editor
             */
            name?: string;
            /**
             * @description Help for the users who fill in the field.
             * @example vim, of course
             */
            hint?: string;
            /**
             * @description For a list of options (type 3): the options by key. For an external account (type 7): `subtype`, which is `twitter`,
             *     `github` or `custom`. For the subtype `custom`: also `url_pattern`, a URL that contains `%(username)s` exactly once.
             *     Ignored for other types.
             * @example {
             *       "vim": {
             *         "text": "Vim",
             *         "order": "1"
             *       },
             *       "emacs": {
             *         "text": "Emacs",
             *         "order": "2"
             *       }
             *     }
             */
            field_data?: {
                [key: string]: unknown;
            };
            /**
             * @description Whether clients show the field in the profile summary. At most 2 fields of the organization can be in the summary.
             *     Fields of the types long text (2) and person picker (6) cannot.
             * @example true
             */
            display_in_profile_summary?: boolean;
            /**
             * @description Whether users are asked to fill in the field. Clients must not assume that a required field has a value.
             * @example true
             */
            required?: boolean;
        };
        /** @description Parameters of deleteProfileField. */
        DeleteProfileFieldParameters: {
            /**
             * @description ID of the field.
             * @example 9
             */
            field_id: number;
        };
        /** @description All alert words of the user, in alphabetical order. */
        AlertWords: string[];
        /**
         * @description The alert words of the user changed.
         * @example {
         *       "id": 0,
         *       "type": "alert_words",
         *       "alert_words": [
         *         "design",
         *         "logo"
         *       ]
         *     }
         */
        AlertWordsEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "alert_words";
            alert_words: components["schemas"]["AlertWords"];
        };
        /** @description A device that is registered for push notifications. */
        AndroidDevice: {
            /** @description The registration token of the device. */
            token: string;
            /**
             * Format: int64
             * @description When it was registered last, in UNIX seconds.
             */
            registered_at: number;
        };
        /** @description A device that is registered for push notifications. */
        AppleDevice: components["schemas"]["AndroidDevice"] & {
            /** @description ID of the app. */
            appid: string;
        };
        /**
         * @description A file that a user uploaded.
         * @example {
         *       "id": 1,
         *       "name": "notes.txt",
         *       "path_id": "1/ce/2Xpnnwgh8JWKxBXtTfD6BHKV/notes.txt",
         *       "size": 571946,
         *       "create_time": 1718000000000,
         *       "messages": [
         *         {
         *           "id": 44,
         *           "date_sent": 1718000000000
         *         }
         *       ]
         *     }
         */
        Attachment: {
            /**
             * Format: int64
             * @description ID of the file. It is not the ID of a message.
             */
            id: number;
            /** @description Name that the owner gave to the file, without control characters. */
            name: string;
            /** @description Path of the file. Its URL is `/user_uploads/` followed by this path. */
            path_id: string;
            /**
             * Format: int64
             * @description Size of the file in bytes.
             */
            size: number;
            /**
             * Format: int64
             * @description Time of the upload in UNIX milliseconds.
             *
             *     Changed in feature level 22: An integer. Before, a number with a fraction.
             */
            create_time: number;
            /** @description The messages that refer to the file and that its owner can read, oldest first. */
            messages: components["schemas"]["AttachmentMessage"][];
        };
        /**
         * @description The receiving user uploaded a file.
         * @example {
         *       "id": 0,
         *       "type": "attachment",
         *       "op": "add",
         *       "attachment": {
         *         "id": 1,
         *         "name": "notes.txt",
         *         "path_id": "1/ce/2Xpnnwgh8JWKxBXtTfD6BHKV/notes.txt",
         *         "size": 571946,
         *         "create_time": 1718000000000,
         *         "messages": []
         *       },
         *       "upload_space_used": 571946
         *     }
         */
        AttachmentAddEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "attachment";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "add";
            /** @description The file. */
            attachment: components["schemas"]["Attachment"];
            upload_space_used: components["schemas"]["UploadSpaceUsed"];
        };
        /** @description An event of type `attachment`. */
        AttachmentEvent: components["schemas"]["AttachmentAddEvent"] | components["schemas"]["AttachmentUpdateEvent"] | components["schemas"]["AttachmentRemoveEvent"];
        /** @description A message that refers to a file. */
        AttachmentMessage: {
            /**
             * Format: int64
             * @description ID of the message.
             */
            id: number;
            /**
             * Format: int64
             * @description Time at which the message was sent, in UNIX milliseconds.
             *
             *     Changed in feature level 22: Added as an integer. It replaces `name`.
             */
            date_sent: number;
        };
        /** @description The file. */
        AttachmentReference: {
            /**
             * Format: int64
             * @description ID of the file.
             */
            id: number;
        };
        /**
         * @description A file of the receiving user was deleted. The user deleted it, the last message that referred to it was deleted,
         *     or no message referred to it for five weeks.
         * @example {
         *       "id": 0,
         *       "type": "attachment",
         *       "op": "remove",
         *       "attachment": {
         *         "id": 1
         *       },
         *       "upload_space_used": 0
         *     }
         */
        AttachmentRemoveEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "attachment";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "remove";
            attachment: components["schemas"]["AttachmentReference"];
            upload_space_used: components["schemas"]["UploadSpaceUsed"];
        };
        /**
         * @description The messages that refer to a file of the receiving user changed.
         * @example {
         *       "id": 0,
         *       "type": "attachment",
         *       "op": "update",
         *       "attachment": {
         *         "id": 1,
         *         "name": "notes.txt",
         *         "path_id": "1/ce/2Xpnnwgh8JWKxBXtTfD6BHKV/notes.txt",
         *         "size": 571946,
         *         "create_time": 1718000000000,
         *         "messages": [
         *           {
         *             "id": 44,
         *             "date_sent": 1718000000000
         *           }
         *         ]
         *       },
         *       "upload_space_used": 571946
         *     }
         */
        AttachmentUpdateEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "attachment";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "update";
            /** @description The file after the change. */
            attachment: components["schemas"]["Attachment"];
            upload_space_used: components["schemas"]["UploadSpaceUsed"];
        };
        AuthenticationMethod: {
            /** @description Whether the organization allows this method. */
            enabled: boolean;
            /** @description Whether the server offers this method. */
            available: boolean;
            /** @description Why the server does not offer this method. Absent if it does. */
            unavailable_reason?: string;
        };
        /**
         * @description The authentication methods, by name. `Email` uses passwords that the server stores. `LDAP` uses the passwords of a
         *     directory, on servers that have one.
         *
         *     Changed in feature level 243: Each value is an object.
         * @example {
         *       "Email": {
         *         "enabled": true,
         *         "available": true
         *       }
         *     }
         */
        AuthenticationMethods: {
            [key: string]: components["schemas"]["AuthenticationMethod"];
        };
        /**
         * @description Which topics a policy applies to automatically.
         * @enum {integer}
         */
        AutomaticTopicPolicy: 1 | 2 | 3 | 4;
        /**
         * @description A visibility policy that a user gets automatically.
         * @enum {integer}
         */
        AutomaticVisibilityPolicy: 2 | 3;
        /**
         * @description The source of an avatar.
         * @enum {string}
         */
        AvatarSource: "G" | "U";
        /**
         * @description A bot as it is shown to the users who may change it. These are its owner, and administrators and organization owners
         *     whose role has at least the rights of the bot's role.
         */
        Bot: components["schemas"]["BotProfile"] & {
            /** @description The API key of the bot. */
            api_key: string;
        };
        /**
         * @description The ID of the bot, and its changed fields.
         *
         *     Changed in feature level 7: Without the email.
         *
         *     Changed in feature level 222: Deactivation and reactivation use this form.
         */
        BotChange: {
            /**
             * Format: int64
             * @description The ID of the bot.
             */
            user_id: number;
            /** @description The new name. */
            full_name?: string;
            /**
             * @description False if the bot was deactivated, true if it was reactivated.
             *
             *     New in feature level 222.
             */
            is_active?: boolean;
            /**
             * Format: int64
             * @description The ID of the new bot owner.
             *
             *     New in feature level 5.
             */
            owner_id?: number;
            /** @description The new API key. */
            api_key?: string;
            /** @description The URL of the new avatar. */
            avatar_url?: string;
            /** @description The name of the new default channel. Null for no default. */
            default_sending_stream?: string | null;
            /** @description The name of the new default channel. Null for no default. */
            default_events_register_stream?: string | null;
            /** @description The new value. */
            default_all_public_streams?: boolean;
            /** @description The changed service of an outgoing webhook. */
            services?: components["schemas"]["BotService"][];
        };
        /**
         * @description Who may create bots.
         * @enum {integer}
         */
        BotCreationPolicy: 1 | 2 | 3;
        /** @description Defaults for requests of a bot that omit the value. */
        BotDefaults: {
            /** @description The name of the channel for channel messages that the bot sends without a channel. Null for no default. */
            default_sending_stream: string | null;
            /** @description The name of the channel to which the bot's event queues are narrowed. Null for no default. */
            default_events_register_stream: string | null;
            /** @description Whether the bot's event queues get the messages of all public channels. */
            default_all_public_streams: boolean;
        };
        /**
         * @description The format of the requests to an outgoing webhook: 1 the generic format, 2 the format of Slack.
         * @enum {integer}
         */
        BotInterface: 1 | 2;
        /** @description The public profile of a bot, and its defaults for requests that omit the value. */
        BotProfile: components["schemas"]["BotDefaults"] & {
            /**
             * Format: int64
             * @description The ID of the bot.
             */
            user_id: number;
            /** @description The email of the bot. */
            email: string;
            /** @description The name of the bot. */
            full_name: string;
            bot_type: components["schemas"]["BotType"];
            /** @description Whether the account is active. */
            is_active: boolean;
            /**
             * Format: int64
             * @description The ID of the bot owner. Null if the bot has no owner.
             *
             *     New in feature level 5.
             */
            owner_id: number | null;
            /** @description The URL of the bot's avatar. */
            avatar_url: string;
            /** @description The service of an outgoing webhook. Empty for other bots. */
            services: components["schemas"]["BotService"][];
        };
        /** @description The bot, identified by its ID. */
        BotReference: {
            /**
             * Format: int64
             * @description The ID of the bot.
             */
            user_id: number;
        };
        /** @description The service to which an outgoing webhook sends requests. */
        BotService: {
            /** @description The URL of the requests. Empty if none is set. */
            base_url: string;
            interface: components["schemas"]["BotInterface"];
            /** @description The text by which the service recognizes requests of this bot. Each request contains it. */
            token: string;
        };
        /**
         * @description Type of a bot: 1 generic bot, 2 incoming webhook, 3 outgoing webhook.
         * @enum {integer}
         */
        BotType: 1 | 2 | 3;
        /** @description The last report about the user. */
        ChangedClientPresence: {
            /**
             * @description Always `website`.
             *
             *     Changed in feature level 178: Always `website`.
             * @constant
             */
            client: "website";
            /** @description `active` if the user was using the device (fully present), else `idle` (potentially present). */
            status: components["schemas"]["PresenceStatus"];
            /**
             * Format: int64
             * @description Time of the report, in UNIX seconds.
             */
            timestamp: number;
            /**
             * @description Always false. Absent under `aggregated`.
             *
             *     Changed in feature level 178: Always false.
             */
            pushable: boolean;
        };
        /** @description The settings of the organization that changed. The others are absent. */
        ChangedOrganizationSettings: {
            /**
             * @description Who may see all users. Other users see bots and the users with whom they share a channel or a direct message
             *     conversation.
             *
             *     New in feature level 225.
             */
            can_access_all_users_group?: components["schemas"]["GroupSettingValue"];
            /**
             * @description Who may create public channels.
             *
             *     New in feature level 264.
             */
            can_create_public_channel_group?: components["schemas"]["GroupSettingValue"];
            /**
             * @description Who may create private channels.
             *
             *     New in feature level 266.
             */
            can_create_private_channel_group?: components["schemas"]["GroupSettingValue"];
            /**
             * @description Who may create web-public channels.
             *
             *     New in feature level 280.
             */
            can_create_web_public_channel_group?: components["schemas"]["GroupSettingValue"];
            /**
             * @description Who may delete the messages of other users.
             *
             *     New in feature level 281.
             */
            can_delete_any_message_group?: components["schemas"]["GroupSettingValue"];
            /**
             * @description Who may create reusable invitation links.
             *
             *     New in feature level 209.
             */
            create_multiuse_invite_group?: components["schemas"]["GroupSettingValue"];
            /**
             * @description Who may start direct message conversations.
             *
             *     New in feature level 270.
             */
            direct_message_initiator_group?: components["schemas"]["GroupSettingValue"];
            /**
             * @description The group of which at least one member must be in every direct message conversation.
             *
             *     New in feature level 270.
             */
            direct_message_permission_group?: components["schemas"]["GroupSettingValue"];
            /** @description Who may add custom emoji. 1 members, 2 administrators, 3 full members, 4 moderators. */
            add_custom_emoji_policy?: components["schemas"]["MemberPolicy"];
            /** @description Who may create bots. 1 members, 2 members (incoming webhooks only), 3 administrators. */
            bot_creation_policy?: components["schemas"]["BotCreationPolicy"];
            /**
             * @description Who may delete their own messages. 1 members, 2 administrators, 3 full members, 4 moderators, 5 everyone.
             *
             *     New in feature level 101.
             */
            delete_own_message_policy?: components["schemas"]["EveryonePolicy"];
            /**
             * @description Who may change the topic of other users' messages. 1 members, 2 administrators, 3 full members, 4 moderators, 5
             *     everyone, 6 nobody.
             *
             *     New in feature level 75.
             *
             *     Changed in feature level 159: Accepts 6, nobody. No longer depends on `allow_message_editing`.
             */
            edit_topic_policy?: components["schemas"]["EveryoneOrNobodyPolicy"];
            /**
             * @description Who may invite users. 1 members, 2 administrators, 3 full members, 4 moderators, 6 nobody.
             *
             *     New in feature level 50.
             */
            invite_to_realm_policy?: components["schemas"]["MemberOrNobodyPolicy"];
            /** @description Who may subscribe other users to channels. 1 members, 2 administrators, 3 full members, 4 moderators. */
            invite_to_stream_policy?: components["schemas"]["MemberPolicy"];
            /**
             * @description Who may move messages to another channel. 1 members, 2 administrators, 3 full members, 4 moderators, 6 nobody.
             *
             *     New in feature level 56.
             *
             *     Changed in feature level 159: Accepts 6, nobody. No longer depends on `allow_message_editing`.
             */
            move_messages_between_streams_policy?: components["schemas"]["MemberOrNobodyPolicy"];
            /** @description Who may create and edit user groups. 1 members, 2 administrators, 3 full members, 4 moderators. */
            user_group_edit_policy?: components["schemas"]["MemberPolicy"];
            /**
             * @description Who may use wildcard mentions in channels and topics with many users. 1 everyone, 2 members, 3 full members, 5
             *     administrators, 6 nobody, 7 moderators.
             *
             *     New in feature level 34.
             *
             *     Changed in feature level 133: Administrators of channels can no longer be chosen.
             */
            wildcard_mention_policy?: components["schemas"]["WildcardMentionPolicy"];
            /** @description Number of days after which a member becomes a full member. */
            waiting_period_threshold?: number;
            /** @description Whether users may view the edit history of messages. */
            allow_edit_history?: boolean;
            /** @description Whether users may edit their own messages. */
            allow_message_editing?: boolean;
            /**
             * Format: int64
             * @description For how many seconds the content of a message can be edited. Null if there is no limit.
             *
             *     Changed in feature level 138: Null means no limit. Updates take `unlimited` for it.
             */
            message_content_edit_limit_seconds?: number | null;
            /**
             * Format: int64
             * @description For how many seconds the sender of a message can delete it. Null if there is no limit.
             *
             *     Changed in feature level 100: Null means no limit.
             */
            message_content_delete_limit_seconds?: number | null;
            /**
             * Format: int64
             * @description For how many seconds a message can be moved to another topic. Null if there is no limit.
             *
             *     New in feature level 162.
             */
            move_messages_within_stream_limit_seconds?: number | null;
            /**
             * Format: int64
             * @description For how many seconds a message can be moved to another channel. Null if there is no limit.
             *
             *     New in feature level 162.
             */
            move_messages_between_streams_limit_seconds?: number | null;
            /**
             * Format: int64
             * @description Number of days after which messages are deleted. -1 keeps them forever.
             *
             *     Changed in feature level 22: The value -1 means unlimited.
             *
             *     Changed in feature level 91: Updates take `unlimited` instead of `forever`.
             */
            message_retention_days?: number;
            /** @description Whether channel messages must have a topic. */
            mandatory_topics?: boolean;
            /**
             * @description Whether users may see which users have read a message.
             *
             *     New in feature level 137.
             */
            enable_read_receipts?: boolean;
            /** @description Whether messages show previews of linked images and videos. */
            inline_image_preview?: boolean;
            /** @description Whether messages show previews of linked web pages. The server stores and announces it, without effect: it has no previews of web pages. */
            inline_url_embed_preview?: boolean;
            /**
             * @description See `PATCH /realm`.
             * @constant
             */
            default_code_block_language?: "updated";
            /** @description Highest rating of GIPHY images that is allowed: an ID from `giphy_rating_options`. 0 for none. Only clients apply it. */
            giphy_rating?: components["schemas"]["GiphyRating"];
            /** @description Provider of video calls: an ID from `realm_available_video_chat_providers`. Only clients apply it. */
            video_chat_provider?: components["schemas"]["VideoChatProvider"];
            /** @description See `PATCH /realm`. */
            jitsi_server_url?: "updated" | null;
            /** @description Whether emails about messages may show the messages, their senders and their conversations. */
            message_content_allowed_in_email_notifications?: boolean;
            /**
             * @description The authentication methods, by name.
             *
             *     Changed in feature level 243: Each value is an object.
             */
            authentication_methods?: components["schemas"]["AuthenticationMethods"];
            /**
             * @description See `PATCH /realm`.
             * @constant
             */
            default_language?: "updated";
            /** @description Whether only administrators may change avatars. */
            avatar_changes_disabled?: boolean;
            /** @description Whether only administrators may change emails. */
            email_changes_disabled?: boolean;
            /** @description Whether only administrators may change names. */
            name_changes_disabled?: boolean;
            /**
             * @description Whether the names of users must be unique.
             *
             *     New in feature level 246.
             */
            require_unique_names?: boolean;
            /**
             * @description Whether disposable emails are refused for new accounts, and as new emails of accounts. The server knows the domains of
             *     their providers. Does not apply while `emails_restricted_to_domains` is true.
             */
            disallow_disposable_email_addresses?: boolean;
            /**
             * @description Whether the emails of new accounts, and new emails of accounts, must belong to the organization's domains. They then
             *     must not contain `+`.
             */
            emails_restricted_to_domains?: boolean;
            /**
             * @description Whether users need an invitation to join. If false, users whose email the organization allows create an account on
             *     the page `/register/`, after they confirm the email. It becomes a member, with the default channels. Users of a
             *     directory (LDAP) join at their first login, whatever this setting is.
             */
            invite_required?: boolean;
            /**
             * @description Whether clients mark guests as guests. Only clients apply it.
             *
             *     New in feature level 216.
             */
            enable_guest_user_indicator?: boolean;
            /** @description Whether the presence of all users is hidden. */
            presence_disabled?: boolean;
            /** @description Whether the server sends a welcome email to new users. The server stores and announces it, without effect: it has no welcome emails. */
            send_welcome_emails?: boolean;
            /** @description Whether the server sends digest emails to users who were not active for 5 days or more. */
            digest_emails_enabled?: boolean;
            /** @description Weekday on which digest emails are sent, in the time zone of the server. 0 is Monday. */
            digest_weekday?: number;
            /**
             * @description Whether the organization allows web-public channels, which can be read without an account.
             *
             *     New in feature level 109.
             */
            enable_spectator_access?: boolean;
            /**
             * @description Whether the organization wants to be listed in a directory of communities. The server stores and announces it, without effect: it has no directory of communities.
             *
             *     New in feature level 129.
             */
            want_advertise_in_communities_directory?: boolean;
            /**
             * @description Type of the organization. 0 unspecified, 10 business, 20 open-source project, 30 education (non-profit),
             *     35 education (for-profit), 40 research, 50 event or conference, 60 non-profit, 70 government, 80 political group,
             *     90 community, 100 personal, 1000 other. Only clients apply it.
             *
             *     New in feature level 128.
             */
            org_type?: components["schemas"]["OrganizationType"];
            /**
             * Format: int64
             * @description ID of the channel in which new channels are announced. -1 for none. Initially, it is the first channel of the
             *     organization.
             *
             *     New in feature level 241.
             */
            new_stream_announcements_stream_id?: number;
            /**
             * Format: int64
             * @description ID of the channel in which new users are announced. -1 for none.
             *
             *     New in feature level 241.
             */
            signup_announcements_stream_id?: number;
            /**
             * Format: int64
             * @description ID of the channel in which updates of the server are announced. -1 for none. The server stores and announces it, without effect: it has no announcements of updates.
             *
             *     New in feature level 242.
             */
            service_update_announcements_stream_id?: number;
        };
        /** @description The changed presence of a user. */
        ChangedPresence: {
            website: components["schemas"]["ChangedClientPresence"];
        };
        /** @description The ID of the field and its new value. */
        ChangedProfileValue: {
            /**
             * Format: int64
             * @description ID of the field.
             */
            id: number;
            /** @description New value. Null if the value was deleted. */
            value: string | null;
            /** @description The value as HTML. Only present for field types that support Markdown. */
            rendered_value?: string;
        };
        /** @description The changed fields. */
        ChangedUserGroup: {
            /** @description The new name. */
            name?: string;
            /** @description The new description. */
            description?: string;
            /**
             * @description The new value, which determines who may mention the group.
             *
             *     New in feature level 191.
             *
             *     Changed in feature level 198: Renamed from `can_mention_group_id`.
             */
            can_mention_group?: components["schemas"]["GroupSettingValue"];
        };
        /**
         * @description A channel without the personal settings of a subscriber.
         *
         *     Changed in feature level 226: Removed `email_address`.
         * @example {
         *       "stream_id": 7,
         *       "name": "design",
         *       "description": "What it should **look** like",
         *       "rendered_description": "<p>What it should <strong>look</strong> like</p>",
         *       "date_created": 1718000000,
         *       "creator_id": 10,
         *       "invite_only": false,
         *       "is_web_public": false,
         *       "stream_post_policy": 1,
         *       "is_announcement_only": false,
         *       "history_public_to_subscribers": true,
         *       "message_retention_days": null,
         *       "can_remove_subscribers_group": 2,
         *       "first_message_id": 41,
         *       "stream_weekly_traffic": null
         *     }
         */
        Channel: components["schemas"]["DefaultChannel"] & {
            /**
             * Format: int64
             * @description Average number of messages per week over the last four weeks, rounded to two significant digits. Null if there
             *     is too little data, that is, if the channel is younger than seven days.
             *
             *     Changed in feature level 199: Added to every channel object.
             */
            stream_weekly_traffic: number | null;
        };
        /**
         * @description What a click on a channel opens.
         * @enum {integer}
         */
        ChannelDefaultView: 1 | 2;
        /**
         * @description A property of a channel.
         * @enum {string}
         */
        ChannelProperty: "name" | "description" | "invite_only" | "stream_post_policy" | "is_announcement_only" | "message_retention_days" | "can_remove_subscribers_group" | "first_message_id";
        /**
         * @description A channel by ID and name.
         * @example {
         *       "stream_id": 7,
         *       "name": "design"
         *     }
         */
        ChannelReference: {
            /**
             * Format: int64
             * @description ID of the channel.
             */
            stream_id: number;
            /** @description Name of the channel, case-insensitively unique. */
            name: string;
        };
        /**
         * @description A topic of a channel.
         * @example {
         *       "name": "logo",
         *       "max_id": 44
         *     }
         */
        ChannelTopic: {
            /** @description The topic, with the case that its newest message has. */
            name: string;
            /**
             * Format: int64
             * @description ID of the newest message of the topic that the user can read.
             */
            max_id: number;
        };
        /** @description The capabilities of a client. An absent capability counts as false. Unknown capabilities are ignored. */
        ClientCapabilities: {
            /**
             * @description The client accepts null as a notification setting of a subscription. Null inherits the user-level setting. All
             *     clients get null here.
             */
            notification_settings_null?: boolean;
            /**
             * @description The client accepts `delete_message` events with several messages in `message_ids`.
             *
             *     New in feature level 13.
             */
            bulk_message_deletion?: boolean;
            /**
             * @description The client accepts user objects without `avatar_url`. All clients get the field here.
             *
             *     New in feature level 18.
             */
            user_avatar_url_field_optional?: boolean;
            /**
             * @description The client accepts `typing` events about channels.
             *
             *     New in feature level 58.
             */
            stream_typing_notifications?: boolean;
            /**
             * @description The client reads settings from `user_settings`. The server then omits their copies at the top level and the
             *     events `update_display_settings` and `update_global_notifications`.
             *
             *     New in feature level 89.
             */
            user_settings_object?: boolean;
            /**
             * @description The client supports URL templates of linkifiers. If false, `realm_linkifiers` is empty.
             *
             *     New in feature level 176.
             */
            linkifier_url_template?: boolean;
            /**
             * @description The client accepts that `realm_users` omits users whom the user cannot see. If false, `realm_users` has them
             *     as placeholders named "Unknown user".
             *
             *     New in feature level 232.
             */
            user_list_incomplete?: boolean;
            /**
             * @description Whether the client reads the type of special emoji as `zulip_extra_emoji` (true) or `service_extra_emoji` (false) in
             *     events and in the register response. If absent, the name of the client decides.
             */
            zulip_extra_emoji?: boolean;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description A website that runs code.
         * @example {
         *       "id": 1,
         *       "name": "Python playground",
         *       "pygments_language": "Python",
         *       "url_template": "https://python.example.com/?code={code}"
         *     }
         */
        CodePlayground: {
            /**
             * Format: int64
             * @description ID of the playground.
             */
            id: number;
            /** @description Name of the playground. */
            name: string;
            /** @description Language of the code blocks that link to it. */
            pygments_language: string;
            /**
             * @description URL of the playground, as an RFC 6570 template with the variable `code`.
             *
             *     New in feature level 196.
             */
            url_template: string;
        };
        /**
         * @description A color scheme.
         * @enum {integer}
         */
        ColorScheme: 1 | 2 | 3;
        /** @description Response of createAlertWords. */
        CreateAlertWordsResult: components["schemas"]["SuccessResponse"] & {
            alert_words: components["schemas"]["AlertWords"];
        };
        /** @description Response of createBot. */
        CreateBotResult: components["schemas"]["SuccessResponse"] & components["schemas"]["BotDefaults"] & {
            /**
             * Format: int64
             * @description The ID of the bot.
             *
             *     New in feature level 30.
             */
            user_id: number;
            /** @description The API key of the bot. */
            api_key: string;
            /** @description The URL of the bot's avatar. */
            avatar_url: string;
        };
        /** @description Response of createDomain. */
        CreateDomainResult: components["schemas"]["SuccessResponse"] & {
            /** @description A number that identifies the entry, and the domain. */
            new_domain: (number | string)[];
        };
        /** @description Response of createDrafts. */
        CreateDraftsResult: components["schemas"]["SuccessResponse"] & {
            /** @description IDs of the new drafts, in the order of `drafts`. */
            ids: number[];
        };
        /** @description Response of createExport. */
        CreateExportResult: components["schemas"]["SuccessResponse"] & {
            /**
             * Format: int64
             * @description ID of the export.
             */
            id: number;
        };
        /** @description Response of createInvitationLink. */
        CreateInvitationLinkResult: components["schemas"]["SuccessResponse"] & {
            /** @description The address of the link. */
            invite_link: string;
        };
        /** @description Response of createLinkifier. */
        CreateLinkifierResult: components["schemas"]["SuccessResponse"] & {
            /**
             * Format: int64
             * @description ID of the new linkifier.
             */
            id: number;
        };
        /** @description Response of createPlayground. */
        CreatePlaygroundResult: components["schemas"]["SuccessResponse"] & {
            /**
             * Format: int64
             * @description ID of the new playground.
             */
            id: number;
        };
        /** @description Response of createProfileField. */
        CreateProfileFieldResult: components["schemas"]["SuccessResponse"] & {
            /**
             * Format: int64
             * @description ID of the new field.
             */
            id: number;
        };
        /** @description Response of createScheduledMessage. */
        CreateScheduledMessageResult: components["schemas"]["SuccessResponse"] & {
            /**
             * Format: int64
             * @description ID of the scheduled message.
             */
            scheduled_message_id: number;
        };
        /** @description Response of createSubscriptions. */
        CreateSubscriptionsResult: components["schemas"]["SuccessResponse"] & {
            /** @description Names of the channels to which each user was newly subscribed, keyed by the user's API email. */
            subscribed: {
                [key: string]: string[];
            };
            /** @description Names of the channels to which each user was already subscribed, keyed by the user's API email. */
            already_subscribed: {
                [key: string]: string[];
            };
            /**
             * @description Requested names of the channels that the requesting user cannot create, or to which they cannot subscribe the
             *     users. Present only if `authorization_errors_fatal` is false.
             */
            unauthorized?: string[];
        };
        /** @description Response of createUserGroup. */
        CreateUserGroupResult: components["schemas"]["SuccessResponse"] & {
            /**
             * Format: int64
             * @description ID of the new group.
             */
            group_id: number;
        };
        /** @description Response of createUser. */
        CreateUserResult: components["schemas"]["SuccessResponse"] & {
            /**
             * Format: int64
             * @description ID of the new user.
             *
             *     New in feature level 30.
             */
            user_id: number;
        };
        /** @description The latest presence, with its age. */
        CurrentPresence: {
            /**
             * @description `active` if the user was using the device (fully present), `idle` if not (potentially present). `offline` if
             *     the report is more than `server_presence_offline_threshold_seconds` old.
             */
            status: components["schemas"]["CurrentPresenceStatus"];
            /**
             * Format: int64
             * @description Time of the report, in UNIX seconds.
             */
            timestamp: number;
        };
        /**
         * @description Whether a user is using the device, and whether the report is recent.
         * @enum {string}
         */
        CurrentPresenceStatus: "active" | "idle" | "offline";
        /** @description A custom emoji of the organization. */
        CustomEmoji: {
            /** @description ID of the emoji. */
            id: string;
            /** @description Name of the emoji, which users type between colons. */
            name: string;
            /** @description URL of the image, relative to the root of the server. */
            source_url: string;
            /**
             * @description URL of a still image if the emoji is animated. Null if it is not animated.
             *
             *     New in feature level 97.
             *
             *     Changed in feature level 113: Always present. Null if the image is not animated.
             */
            still_url: string | null;
            /** @description Whether the emoji is deactivated. New messages cannot use a deactivated emoji. */
            deactivated: boolean;
            /**
             * Format: int64
             * @description ID of the user who uploaded the emoji. Null if no user is recorded.
             *
             *     New in feature level 7.
             */
            author_id: number | null;
        };
        /** @description The custom emoji of the organization, keyed by ID, including deactivated ones. */
        CustomEmojiById: {
            [key: string]: components["schemas"]["CustomEmoji"];
        };
        /**
         * @description A field of the custom profile of all human users.
         * @example {
         *       "id": 9,
         *       "name": "Favorite editor",
         *       "field_type": 3,
         *       "type": 3,
         *       "hint": "",
         *       "field_data": "{\"vim\":{\"text\":\"Vim\",\"order\":\"1\"},\"emacs\":{\"text\":\"Emacs\",\"order\":\"2\"}}",
         *       "order": 1,
         *       "required": false,
         *       "display_in_profile_summary": false
         *     }
         */
        CustomProfileField: {
            /**
             * Format: int64
             * @description ID of the field.
             */
            id: number;
            /** @description Label of the field. */
            name: string;
            /**
             * @description 1 short text, 2 long text, 3 list of options, 4 date picker, 5 link, 6 person picker, 7 external account,
             *     8 pronouns.
             *
             *     Changed in feature level 151: Added the value 8.
             */
            field_type: components["schemas"]["ProfileFieldType"];
            /** @description Same as `field_type`, under the name that existing clients read. */
            type: components["schemas"]["ProfileFieldType"];
            /** @description Help for the users who fill in the field. */
            hint: string;
            /** @description The options of a list, or the data of an external account, as JSON text. An empty string for other types. */
            field_data: string;
            /**
             * Format: int64
             * @description Position of the field. Lower values come first.
             */
            order: number;
            /**
             * @description Whether users are asked to fill in the field.
             *
             *     New in feature level 244.
             */
            required: boolean;
            /**
             * @description Whether clients show the field in the profile summary.
             *
             *     New in feature level 146.
             */
            display_in_profile_summary: boolean;
        };
        /**
         * @description The custom profile fields changed. Contains all fields. Clients drop the values of fields that are no longer listed.
         *
         *     Changed in feature level 45: Has no `op`, and contains all fields.
         * @example {
         *       "id": 0,
         *       "type": "custom_profile_fields",
         *       "fields": [
         *         {
         *           "id": 9,
         *           "name": "Favorite editor",
         *           "field_type": 3,
         *           "type": 3,
         *           "hint": "",
         *           "field_data": "{\"vim\":{\"text\":\"Vim\",\"order\":\"1\"},\"emacs\":{\"text\":\"Emacs\",\"order\":\"2\"}}",
         *           "order": 1,
         *           "required": false,
         *           "display_in_profile_summary": false
         *         }
         *       ]
         *     }
         */
        CustomProfileFieldsEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "custom_profile_fields";
            /** @description All fields, in the order in which they are shown. */
            fields: components["schemas"]["CustomProfileField"][];
        };
        /**
         * @description A channel to which new users are subscribed. It has the fields of a channel except its traffic.
         * @example {
         *       "stream_id": 7,
         *       "name": "design",
         *       "description": "What it should **look** like",
         *       "rendered_description": "<p>What it should <strong>look</strong> like</p>",
         *       "date_created": 1718000000,
         *       "creator_id": 10,
         *       "invite_only": false,
         *       "is_web_public": false,
         *       "stream_post_policy": 1,
         *       "is_announcement_only": false,
         *       "history_public_to_subscribers": true,
         *       "message_retention_days": null,
         *       "can_remove_subscribers_group": 2,
         *       "first_message_id": 41
         *     }
         */
        DefaultChannel: {
            /**
             * Format: int64
             * @description ID of the channel.
             */
            stream_id: number;
            /** @description Name of the channel, case-insensitively unique. */
            name: string;
            /** @description Description in Markdown. */
            description: string;
            /** @description Description as HTML. */
            rendered_description: string;
            /**
             * Format: int64
             * @description Creation time in UNIX seconds.
             *
             *     New in feature level 30.
             */
            date_created: number;
            /**
             * Format: int64
             * @description ID of the user who created the channel. Null if no creator was recorded.
             *
             *     New in feature level 254.
             */
            creator_id: number | null;
            /** @description Whether the channel is private. */
            invite_only: boolean;
            /**
             * @description Whether the history of the channel can be read on the web without an account.
             *
             *     New in feature level 98.
             */
            is_web_public: boolean;
            /**
             * @description Who can post. 1 everyone, 2 administrators, 3 full members, 4 moderators.
             *
             *     New in feature level 1.
             */
            stream_post_policy: components["schemas"]["PostPolicy"];
            /**
             * @deprecated
             * @description Whether only administrators can post. True if `stream_post_policy` is 2. Use `stream_post_policy` instead.
             */
            is_announcement_only: boolean;
            /**
             * @description Whether subscribers can read messages from before they subscribed. Always true for public channels at present.
             *     Clients must not rely on that.
             */
            history_public_to_subscribers: boolean;
            /**
             * Format: int64
             * @description Number of days after which messages are deleted. Null inherits the organization setting. -1 keeps messages forever.
             *
             *     New in feature level 17.
             */
            message_retention_days: number | null;
            /**
             * Format: int64
             * @description ID of the user group whose members can unsubscribe other users.
             *
             *     New in feature level 142.
             *
             *     Changed in feature level 197: Renamed from `can_remove_subscribers_group_id`.
             */
            can_remove_subscribers_group: number;
            /**
             * Format: int64
             * @description ID of the first message. Null if the channel has no message.
             */
            first_message_id: number | null;
        };
        DefaultChannelGroup: {
            /**
             * Format: int64
             * @description ID of the group.
             */
            id: number;
            /** @description Name of the group. */
            name: string;
            /** @description Description of the group. */
            description: string;
            /** @description The channels of the group. */
            streams: components["schemas"]["DefaultChannel"][];
        };
        /**
         * @description The channels to which new users are subscribed changed.
         * @example {
         *       "id": 0,
         *       "type": "default_streams",
         *       "default_streams": [
         *         {
         *           "stream_id": 7,
         *           "name": "design",
         *           "description": "What it should **look** like",
         *           "rendered_description": "<p>What it should <strong>look</strong> like</p>",
         *           "date_created": 1718000000,
         *           "creator_id": 10,
         *           "invite_only": false,
         *           "is_web_public": false,
         *           "stream_post_policy": 1,
         *           "is_announcement_only": false,
         *           "history_public_to_subscribers": true,
         *           "message_retention_days": null,
         *           "can_remove_subscribers_group": 2,
         *           "first_message_id": null
         *         }
         *       ]
         *     }
         */
        DefaultStreamsEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "default_streams";
            /** @description The default channels, ordered by ID. */
            default_streams: components["schemas"]["DefaultChannel"][];
        };
        /** @description Response of deleteAlertWords. */
        DeleteAlertWordsResult: components["schemas"]["SuccessResponse"] & {
            alert_words: components["schemas"]["AlertWords"];
        };
        /** @description Response of deleteIcon. */
        DeleteIconResult: components["schemas"]["SuccessResponse"] & {
            /** @description URL of the new icon. */
            icon_url: string;
        };
        /**
         * @description Messages were deleted, by a user or because they were older than `message_retention_days`. Sent to the user who
         *     deleted them, and to users who can read them, if they received them, starred them, or subscribe to their channel.
         *     Also sent when messages are moved, to those of these users who can no longer read them.
         *
         *     Changed in feature level 13: With the capability `bulk_message_deletion`, added `message_ids` and removed `sender` and `sender_id`.
         *
         *     Changed in feature level 77: Removed `recipient_id` and `sender_id` for a direct message.
         *
         *     Changed in feature level 274: Always sent to the user who deleted the message, even without a subscription.
         * @example {
         *       "id": 0,
         *       "type": "delete_message",
         *       "message_type": "stream",
         *       "message_ids": [
         *         42
         *       ],
         *       "stream_id": 7,
         *       "topic": "logo"
         *     }
         */
        DeleteMessageEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "delete_message";
            /** @description `stream` for channel messages, `private` for direct messages. */
            message_type: components["schemas"]["MessageType"];
            /** @description IDs of the messages. Present only with the capability `bulk_message_deletion`. */
            message_ids?: number[];
            /**
             * Format: int64
             * @description ID of the message. Present only without the capability `bulk_message_deletion`.
             */
            message_id?: number;
            /**
             * Format: int64
             * @description ID of the channel. Absent for a direct message.
             */
            stream_id?: number;
            /** @description The topic. Absent for a direct message. */
            topic?: string;
        };
        /** @description Response of deleteOwnAvatar. */
        DeleteOwnAvatarResult: components["schemas"]["SuccessResponse"] & {
            /** @description URL of the new avatar. */
            avatar_url: string;
        };
        /** @description Response of deleteSubscriptions. */
        DeleteSubscriptionsResult: components["schemas"]["SuccessResponse"] & {
            /** @description Names of the channels from which at least one user was unsubscribed, each once. */
            removed: string[];
            /** @description Names of the channels to which at least one of the users was not subscribed, each once. */
            not_removed: string[];
        };
        /** @description Response of deleteTopic. */
        DeleteTopicResult: components["schemas"]["SuccessResponse"] & {
            /**
             * @description Whether no message of the topic remains that the user can read.
             *
             *     New in feature level 211.
             */
            complete: boolean;
        };
        /**
         * @description What the number on the desktop icon counts.
         * @enum {integer}
         */
        DesktopIconCount: 1 | 2 | 3 | 4;
        /** @description A user that a developer can log in as. */
        DevUser: {
            /** @description The real email of the account. */
            email: string;
            /**
             * @description The root URL of the organization.
             *
             *     New in feature level 257.
             */
            realm_url: string;
            /**
             * @deprecated
             * @description The former name of `realm_url`, with the same value.
             */
            realm_uri: string;
        };
        /**
         * @description A domain of emails with which users can join.
         * @example {
         *       "domain": "example.net",
         *       "allow_subdomains": false
         *     }
         */
        Domain: {
            /** @description The domain, in lowercase. */
            domain: string;
            /** @description Whether emails at subdomains of the domain are allowed too. */
            allow_subdomains: boolean;
        };
        /** @description A message that the user has not sent yet, as the server stores it. */
        Draft: {
            /**
             * Format: int64
             * @description ID of the draft.
             */
            id: number;
            /**
             * @description Type of the message: `stream` for a channel message, `private` for a direct message, the empty string for an
             *     unaddressed draft.
             */
            type: components["schemas"]["DraftType"];
            /** @description The ID of the channel, or the user IDs of the recipients. Empty for an unaddressed draft. */
            to: number[];
            /** @description The topic. Empty unless the type is `stream`. */
            topic: string;
            /** @description Content of the draft, in Markdown. */
            content: string;
            /**
             * Format: int64
             * @description Time of the last edit in UNIX seconds.
             */
            timestamp: number;
        };
        /** @description A draft as a client sends it. It must not have an `id`, because the server assigns it. */
        DraftContent: {
            /**
             * @description `stream` for a channel message, `private` for a direct message to one or several users, the empty string for
             *     an unaddressed draft.
             */
            type: components["schemas"]["DraftType"];
            /**
             * @description For `stream` exactly one channel ID. For `private` the user IDs of the recipients. A `private` draft without
             *     recipients is stored as an unaddressed draft. For an unaddressed draft the list is ignored and should be empty.
             */
            to: number[];
            /**
             * @description The topic of a channel message. Must not contain null bytes. For other types it is ignored and should be
             *     empty. A topic longer than `max_topic_length` characters is truncated and ends in `...`.
             *
             *     A longer text is truncated to 60 characters.
             */
            topic: string;
            /**
             * @description Content of the message. Must not be only whitespace and must not contain null bytes. Content longer than
             *     `max_message_length` characters is truncated and ends in `[message truncated]`.
             *
             *     A longer text is truncated to 10000 characters.
             */
            content: string;
            /**
             * Format: double
             * @description Time of the last edit in UNIX seconds. The server removes the fraction. The default is the current time.
             */
            timestamp?: number;
        };
        /**
         * @description Type of the message of a draft.
         * @enum {string}
         */
        DraftType: "" | "stream" | "private";
        /**
         * @description The receiving user created drafts.
         *
         *     New in feature level 87.
         * @example {
         *       "id": 0,
         *       "type": "drafts",
         *       "op": "add",
         *       "drafts": [
         *         {
         *           "id": 17,
         *           "type": "stream",
         *           "to": [
         *             7
         *           ],
         *           "topic": "logo",
         *           "content": "What about **green**",
         *           "timestamp": 1718000000
         *         }
         *       ]
         *     }
         */
        DraftsAddEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "drafts";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "add";
            /** @description The drafts. */
            drafts: components["schemas"]["Draft"][];
        };
        /** @description An event of type `drafts`. */
        DraftsEvent: components["schemas"]["DraftsAddEvent"] | components["schemas"]["DraftsUpdateEvent"] | components["schemas"]["DraftsRemoveEvent"];
        /**
         * @description The receiving user deleted a draft. Not sent when drafts are deleted because `enable_drafts_synchronization` is
         *     turned off, so clients keep their copies.
         *
         *     New in feature level 87.
         * @example {
         *       "id": 0,
         *       "type": "drafts",
         *       "op": "remove",
         *       "draft_id": 17
         *     }
         */
        DraftsRemoveEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "drafts";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "remove";
            /**
             * Format: int64
             * @description ID of the draft.
             */
            draft_id: number;
        };
        /**
         * @description The receiving user edited a draft.
         *
         *     New in feature level 87.
         * @example {
         *       "id": 0,
         *       "type": "drafts",
         *       "op": "update",
         *       "draft": {
         *         "id": 17,
         *         "type": "stream",
         *         "to": [
         *           7
         *         ],
         *         "topic": "logo",
         *         "content": "What about blue",
         *         "timestamp": 1718000060
         *       }
         *     }
         */
        DraftsUpdateEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "drafts";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "update";
            /** @description The draft after the edit. */
            draft: components["schemas"]["Draft"];
        };
        /**
         * @description Who can see a user's real email.
         * @enum {integer}
         */
        EmailAddressVisibility: 1 | 2 | 3 | 4 | 5;
        /**
         * @description A style of emoji.
         * @enum {string}
         */
        EmojiSet: "google" | "google-blob" | "twitter" | "text";
        EmojiSetChoice: {
            /** @description Value of the setting. */
            key: string;
            /** @description Name of the value, for display. */
            text: string;
        };
        /** @description Any event of a queue. `type` states its kind. */
        Event: components["schemas"]["AlertWordsEvent"] | components["schemas"]["AttachmentEvent"] | components["schemas"]["CustomProfileFieldsEvent"] | components["schemas"]["DefaultStreamsEvent"] | components["schemas"]["DeleteMessageEvent"] | components["schemas"]["DraftsEvent"] | components["schemas"]["HeartbeatEvent"] | components["schemas"]["InvitesChangedEvent"] | components["schemas"]["MessageEvent"] | components["schemas"]["MutedTopicsEvent"] | components["schemas"]["MutedUsersEvent"] | components["schemas"]["OnboardingStepsEvent"] | components["schemas"]["PresenceEvent"] | components["schemas"]["ReactionEvent"] | components["schemas"]["RealmEvent"] | components["schemas"]["RealmBotEvent"] | components["schemas"]["RealmDomainsEvent"] | components["schemas"]["RealmEmojiUpdateEvent"] | components["schemas"]["RealmExportEvent"] | components["schemas"]["RealmLinkifiersEvent"] | components["schemas"]["RealmPlaygroundsEvent"] | components["schemas"]["RealmUserEvent"] | components["schemas"]["RealmUserSettingsDefaultsUpdateEvent"] | components["schemas"]["RestartEvent"] | components["schemas"]["ScheduledMessagesEvent"] | components["schemas"]["StreamEvent"] | components["schemas"]["SubmessageEvent"] | components["schemas"]["SubscriptionEvent"] | components["schemas"]["TypingEvent"] | components["schemas"]["UpdateDisplaySettingsEvent"] | components["schemas"]["UpdateGlobalNotificationsEvent"] | components["schemas"]["UpdateMessageEvent"] | components["schemas"]["UpdateMessageFlagsEvent"] | components["schemas"]["UserGroupEvent"] | components["schemas"]["UserSettingsUpdateEvent"] | components["schemas"]["UserStatusEvent"] | components["schemas"]["UserTopicEvent"] | components["schemas"]["WebReloadClientEvent"];
        /**
         * Format: int64
         * @description ID of the event in its queue. IDs increase, but are not always consecutive.
         */
        EventId: number;
        /**
         * @description Who has a permission that guests, or no user, may have.
         * @enum {integer}
         */
        EveryoneOrNobodyPolicy: 1 | 2 | 3 | 4 | 5 | 6;
        /**
         * @description Who has a permission that guests may have.
         * @enum {integer}
         */
        EveryonePolicy: 1 | 2 | 3 | 4 | 5;
        /**
         * @description An export of the public data of the organization.
         * @example {
         *       "id": 1,
         *       "acting_user_id": 9,
         *       "export_time": 1715679000,
         *       "deleted_timestamp": null,
         *       "failed_timestamp": null,
         *       "export_url": null,
         *       "pending": true
         *     }
         */
        Export: {
            /**
             * Format: int64
             * @description ID of the export.
             */
            id: number;
            /**
             * Format: int64
             * @description ID of the user who requested it.
             */
            acting_user_id: number;
            /**
             * Format: double
             * @description When it was requested. UNIX seconds.
             */
            export_time: number;
            /**
             * Format: double
             * @description When the archive was deleted. UNIX seconds. Null if it was not.
             */
            deleted_timestamp: number | null;
            /**
             * Format: double
             * @description When the export failed. UNIX seconds. Null if it did not.
             */
            failed_timestamp: number | null;
            /**
             * @description Address of the archive. Null unless there is one. Requests need the credentials of an administrator: those of the
             *     API, or the session of a browser.
             */
            export_url: string | null;
            /** @description Whether the server is still making the archive. */
            pending: boolean;
        };
        ExternalAccount: {
            /** @description Name of the profile field. */
            name: string;
            /** @description Name of the site. */
            text: string;
            /** @description Help for the users who fill in the field. */
            hint: string;
            /** @description URL of a profile. `%(username)s` stands for the username. */
            url_pattern: string;
        };
        /**
         * @description A login method that uses a web page, for apps that receive the API key from the page.
         *
         *     The app creates a one-time pad: 32 random bytes, encoded as 64 hex digits. It opens `login_url` in a browser and
         *     passes the pad as the parameter `mobile_flow_otp`. After the login, the page redirects to `zulip://login` with four
         *     parameters. `realm` is the root URL of the organization. `email` is the real email and `user_id` the ID of the user.
         *     `otp_encrypted_api_key` holds the bytes of the API key XORed with the bytes of the pad, encoded as 64 hex digits.
         */
        ExternalAuthenticationMethod: {
            /**
             * @description Name of the method, for programs.
             * @example browser
             */
            name: string;
            /**
             * @description Name of the method, for display: "Log in with …".
             * @example web browser
             */
            display_name: string;
            /**
             * @description URL of an image for the button. Null if there is none.
             * @example null
             */
            display_icon: string | null;
            /**
             * @description URL of the page, relative to the root URL of the organization.
             * @example /login
             */
            login_url: string;
            /**
             * @description Same as `login_url`, because users cannot sign up. Administrators create accounts. Apps expect the field.
             * @example /login
             */
            signup_url: string;
        };
        /** @description Response of fetchApiKey. */
        FetchApiKeyResult: components["schemas"]["SuccessResponse"] & {
            /** @description The API key of the account, 32 letters and digits. */
            api_key: string;
            /** @description The real email of the account. It is the username of HTTP Basic credentials with this API key. */
            email: string;
            /**
             * Format: int64
             * @description The ID of the account.
             *
             *     New in feature level 171.
             */
            user_id: number;
        };
        /** @description Response of fetchDevApiKey. */
        FetchDevApiKeyResult: components["schemas"]["SuccessResponse"] & {
            /** @description The API key of the account, 32 letters and digits. */
            api_key: string;
            /** @description The real email of the account. */
            email: string;
            /**
             * Format: int64
             * @description The ID of the account.
             */
            user_id: number;
        };
        /** @description A message that matches a narrow. */
        FoundMessage: components["schemas"]["ReceivedMessage"] & {
            /**
             * @description The content as HTML, with the found words in `<span class="highlight">`. Present only if the narrow has a
             *     `search` operator.
             */
            match_content?: string;
            /**
             * @description The topic as HTML, with the found words in `<span class="highlight">`. Present only if the narrow has a
             *     `search` operator.
             */
            match_subject?: string;
        };
        /** @description Response of getBotStorage. */
        GetBotStorageResult: components["schemas"]["SuccessResponse"] & {
            /** @description The values by key. */
            storage: {
                [key: string]: string;
            };
        };
        /** @description Response of getChannelEmailAddress. */
        GetChannelEmailAddressResult: components["schemas"]["SuccessResponse"] & {
            /** @description The address. Empty, because this server does not receive emails. */
            email: string;
        };
        /** @description Response of getChannelId. */
        GetChannelIdResult: components["schemas"]["SuccessResponse"] & {
            /**
             * Format: int64
             * @description ID of the channel.
             */
            stream_id: number;
        };
        /** @description Response of getChannel. */
        GetChannelResult: components["schemas"]["SuccessResponse"] & {
            stream: components["schemas"]["Channel"];
        };
        /** @description Response of getEvents. */
        GetEventsResult: components["schemas"]["SuccessResponse"] & {
            /**
             * @description The events, ordered by ID. Their IDs are greater than `last_event_id` and increase, but are not necessarily
             *     consecutive. The list is empty only in these cases:
             *
             *     - The request has `dont_block`.
             *     - A second request for the queue arrives.
             *     - The queue is deleted.
             *     - The API key is replaced, or the session ends.
             *     - The server stops.
             */
            events: components["schemas"]["Event"][];
            /** @description ID of the queue. */
            queue_id: string;
        };
        /** @description Response of getFileUrl. */
        GetFileUrlResult: components["schemas"]["SuccessResponse"] & {
            /** @description URL of the file for 60 seconds, relative to the root of the server. */
            url: string;
        };
        /** @description Response of getMessageHistory. */
        GetMessageHistoryResult: components["schemas"]["SuccessResponse"] & {
            /** @description The versions of the message, oldest first. */
            message_history: components["schemas"]["MessageSnapshot"][];
        };
        /** @description Response of getMessage. */
        GetMessageResult: components["schemas"]["SuccessResponse"] & {
            /**
             * @deprecated
             * @description The content in Markdown. Use `message` with `apply_markdown` false instead.
             */
            raw_content: string;
            /**
             * @description The message.
             *
             *     New in feature level 120.
             */
            message: components["schemas"]["ReceivedMessage"];
        };
        /** @description Response of getOwnUser. */
        GetOwnUserResult: components["schemas"]["SuccessResponse"] & components["schemas"]["UserBase"] & {
            /** @description URL of the user's avatar. */
            avatar_url: string;
            /**
             * Format: int64
             * @description Increases with each change of the avatar. Part of its URL.
             */
            avatar_version: number;
            /**
             * Format: int64
             * @deprecated
             * @description ID of the newest message of the organization. -1 if there is no message.
             */
            max_message_id: number;
            /**
             * @description Real email of the user.
             *
             *     Changed in feature level 163: Always present.
             */
            delivery_email: string;
            /**
             * @description Whether other users see when the user is online. A change sends a `user_settings` event for
             *     `presence_enabled`.
             */
            presence_enabled: boolean;
            /**
             * Format: int64
             * @description 1 generic bot, 2 incoming webhook, 3 outgoing webhook, 4 embedded bot. Only present for bots.
             */
            bot_type?: number;
            /**
             * Format: int64
             * @description ID of the bot's owner. Null for bots that belong to the server. Only present for bots.
             */
            bot_owner_id?: number | null;
            /** @description Values of the custom profile fields. Absent for bots. */
            profile_data?: components["schemas"]["ProfileData"];
        };
        /** @description Response of getServerSettings. */
        GetServerSettingsResult: components["schemas"]["SuccessResponse"] & components["schemas"]["VersionFields"] & {
            /** @description Whether each authentication method can be used, by the name of the method. */
            authentication_methods: {
                [key: string]: boolean;
            };
            /**
             * @description The login methods of other sites, for which apps show a button. This server has none. The login page of the server
             *     takes part in the same flow, at `/login`.
             */
            external_authentication_methods: components["schemas"]["ExternalAuthenticationMethod"][];
            /** @description Whether the server can send mobile notifications. */
            push_notifications_enabled: boolean;
            /** @description Whether the client is too old for this server, according to its `User-Agent` header. */
            is_incompatible: boolean;
            /** @description Whether users can log in with an email and a password that the server stores. */
            email_auth_enabled: boolean;
            /** @description Whether usernames must have the form of an email address. False if LDAP is enabled. */
            require_email_format_usernames: boolean;
            /**
             * @description Root URL of the organization.
             *
             *     New in feature level 257.
             */
            realm_url: string;
            /**
             * @deprecated
             * @description Former name of `realm_url`, with the same value.
             */
            realm_uri: string;
            /** @description Name of the organization. */
            realm_name: string;
            /** @description URL of the organization's icon, a square image. */
            realm_icon: string;
            /** @description Description of the organization, as HTML. */
            realm_description: string;
            /**
             * @description Whether the organization allows web-public channels, which can be read without an account.
             *
             *     New in feature level 116.
             */
            realm_web_public_access_enabled: boolean;
        };
        /** @description Response of getSubscriptionStatus. */
        GetSubscriptionStatusResult: components["schemas"]["SuccessResponse"] & {
            /** @description Whether the user is subscribed to the channel. */
            is_subscribed: boolean;
        };
        /** @description Response of getUserGroupMembership. */
        GetUserGroupMembershipResult: components["schemas"]["SuccessResponse"] & {
            /** @description Whether the user is a member of the group. */
            is_user_group_member: boolean;
        };
        /** @description Response of getUserPresence. */
        GetUserPresenceResult: components["schemas"]["SuccessResponse"] & {
            presence: components["schemas"]["LatestPresence"];
        };
        /** @description Response of getUser. */
        GetUserResult: components["schemas"]["SuccessResponse"] & {
            user: components["schemas"]["User"];
        };
        /** @description Response of getUserStatus. */
        GetUserStatusResult: components["schemas"]["SuccessResponse"] & {
            status: components["schemas"]["UserStatus"];
        };
        /**
         * @description A rating of GIPHY images.
         * @enum {integer}
         */
        GiphyRating: 0 | 1 | 2 | 3 | 4 | 5;
        GiphyRatingOption: {
            /**
             * Format: int64
             * @description The value of `realm_giphy_rating`.
             */
            id: number;
            /** @description Name of the rating. */
            name: string;
        };
        /**
         * @description The new value of a setting that grants a permission, with the expected current value. The new value alone is accepted
         *     too.
         *
         *     New in feature level 260.
         * @example {
         *       "new": 3
         *     }
         */
        GroupSettingChange: components["schemas"]["GroupSettingUpdate"] | number | components["schemas"]["UnnamedUserGroup"];
        /** @description The new value of a setting that grants a permission, with the expected current value. */
        GroupSettingUpdate: {
            /** @description The new value of the setting. */
            new: components["schemas"]["GroupSettingValue"];
            /** @description The expected current value. The order of its lists does not matter. */
            old?: components["schemas"]["GroupSettingValue"];
        };
        /**
         * @description The users to whom a setting grants a permission. Either the ID of a user group, or an unnamed group as an object of
         *     members and subgroups. An object with no members and exactly one subgroup is always returned as the ID of that
         *     subgroup.
         *
         *     New in feature level 258.
         * @example 3
         */
        GroupSettingValue: number | components["schemas"]["UnnamedUserGroup"];
        /**
         * @description A blocking `GET /events` has waited for 45 to 55 seconds without an event. Sent whatever the `event_types` of the
         *     queue. It shows that the connection still works.
         * @example {
         *       "id": 0,
         *       "type": "heartbeat"
         *     }
         */
        HeartbeatEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "heartbeat";
        };
        /** @description The account. */
        HiddenPerson: {
            /**
             * Format: int64
             * @description ID of the account.
             */
            user_id: number;
            /**
             * @description Always the same.
             * @constant
             */
            full_name: "Unknown user";
        };
        /**
         * @description A view of the web client.
         * @enum {string}
         */
        HomeView: "recent_topics" | "inbox" | "all_messages";
        /**
         * @description The source of the icon of the organization.
         * @enum {string}
         */
        IconSource: "G" | "U";
        /**
         * @description When previews of animated images are animated.
         * @enum {string}
         */
        ImageAnimationPolicy: "always" | "on_hover" | "never";
        /**
         * @description Whether clients move inactive channels down.
         * @enum {integer}
         */
        InactiveChannelPolicy: 1 | 2 | 3;
        /** @description An open invitation, or an open invitation link. */
        Invitation: {
            /**
             * Format: int64
             * @description ID of the invitation or of the link. Links and invitations are numbered separately.
             */
            id: number;
            /**
             * Format: int64
             * @description ID of the user who created it.
             */
            invited_by_user_id: number;
            /**
             * Format: int64
             * @description UNIX time at which it was created.
             */
            invited: number;
            /**
             * Format: int64
             * @description UNIX time at which it expires. Null if it never expires.
             */
            expiry_date: number | null;
            /** @description The role of the new accounts. */
            invited_as: components["schemas"]["Role"];
            /** @description The invited email address. Absent for a link. */
            email?: string;
            /**
             * @description Whether the notification bot sends the creator a message when the invited user joins. Absent for a link, which always
             *     has this message.
             *
             *     New in feature level 267.
             */
            notify_referrer_on_join?: boolean;
            /** @description The address of the link. Absent for an invitation of an email address. */
            link_url?: string;
            /** @description Whether it is a link, with which any number of users can join. */
            is_multiuse: boolean;
        };
        /**
         * @description An invitation or an invitation link was created, revoked or used. Its creator or an administrator can request the list
         *     again.
         *
         *     Changed in feature level 209: The creator of an invitation gets this event too.
         * @example {
         *       "id": 0,
         *       "type": "invites_changed"
         *     }
         */
        InvitesChangedEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "invites_changed";
        };
        /** @description The latest presence of a user. Both keys have the same time. */
        LatestPresence: {
            aggregated: components["schemas"]["CurrentPresence"];
            website: components["schemas"]["ReportedPresence"];
        };
        /** @description The last report about a user. */
        LegacyClientPresence: {
            /**
             * @description Always `website`.
             *
             *     Changed in feature level 178: Always `website`.
             * @constant
             */
            client: "website";
            /** @description `active` if the user was using the device (fully present), else `idle` (potentially present). */
            status: components["schemas"]["PresenceStatus"];
            /**
             * Format: int64
             * @description Time of the report, in UNIX seconds.
             */
            timestamp: number;
            /**
             * @description Always false. Absent under `aggregated`.
             *
             *     Changed in feature level 178: Always false.
             */
            pushable?: boolean;
        };
        /** @description The presence of a user in the older format. Both keys have the same data. */
        LegacyPresence: {
            aggregated: components["schemas"]["LegacyClientPresence"];
            website: components["schemas"]["LegacyClientPresence"];
        };
        /**
         * @description A pattern whose matches in messages and topics become links.
         * @example {
         *       "id": 2,
         *       "pattern": "#(?P<id>[0-9]+)",
         *       "url_template": "https://issues.example.com/{id}"
         *     }
         */
        Linkifier: {
            /**
             * Format: int64
             * @description ID of the linkifier.
             */
            id: number;
            /** @description Regular expression in the syntax of RE2, with named groups. */
            pattern: string;
            /**
             * @description The URL as an RFC 6570 template. `{name_of_group}` stands for the text that the named group matches.
             *
             *     New in feature level 176.
             */
            url_template: string;
        };
        /** @description Response of listAlertWords. */
        ListAlertWordsResult: components["schemas"]["SuccessResponse"] & {
            alert_words: components["schemas"]["AlertWords"];
        };
        /** @description Response of listAttachments. */
        ListAttachmentsResult: components["schemas"]["SuccessResponse"] & {
            /** @description The files. */
            attachments: components["schemas"]["Attachment"][];
            upload_space_used: components["schemas"]["UploadSpaceUsed"];
        };
        /** @description Response of listBots. */
        ListBotsResult: components["schemas"]["SuccessResponse"] & {
            /** @description The requesting user's active bots. */
            bots: components["schemas"]["OwnBot"][];
        };
        /** @description Response of listChannels. */
        ListChannelsResult: components["schemas"]["SuccessResponse"] & {
            /** @description The channels. */
            streams: components["schemas"]["ListedChannel"][];
        };
        /** @description Response of listCustomEmoji. */
        ListCustomEmojiResult: components["schemas"]["SuccessResponse"] & {
            emoji: components["schemas"]["CustomEmojiById"];
        };
        /** @description Response of listDevUsers. */
        ListDevUsersResult: components["schemas"]["SuccessResponse"] & {
            /** @description Owners and administrators. */
            direct_admins: components["schemas"]["DevUser"][];
            /** @description Users with other roles. */
            direct_users: components["schemas"]["DevUser"][];
        };
        /** @description Response of listDomains. */
        ListDomainsResult: components["schemas"]["SuccessResponse"] & {
            /** @description The domains. */
            domains: components["schemas"]["Domain"][];
        };
        /** @description Response of listDrafts. */
        ListDraftsResult: components["schemas"]["SuccessResponse"] & {
            /**
             * Format: int64
             * @description Number of drafts.
             */
            count: number;
            /** @description The drafts. */
            drafts: components["schemas"]["Draft"][];
        };
        /** @description Response of listExports. */
        ListExportsResult: components["schemas"]["SuccessResponse"] & {
            /** @description The exports. */
            exports: components["schemas"]["Export"][];
        };
        /** @description Response of listInvitations. */
        ListInvitationsResult: components["schemas"]["SuccessResponse"] & {
            /** @description The invitations. */
            invites: components["schemas"]["Invitation"][];
        };
        /** @description Response of listLinkifiers. */
        ListLinkifiersResult: components["schemas"]["SuccessResponse"] & {
            /** @description All linkifiers, in the order in which they are tried. */
            linkifiers: components["schemas"]["Linkifier"][];
        };
        /** @description Response of listMessages. */
        ListMessagesResult: components["schemas"]["SuccessResponse"] & {
            /** @description The messages, ascending by ID. */
            messages: components["schemas"]["FoundMessage"][];
            /**
             * Format: int64
             * @description The message ID that `anchor` resolved to. 10000000000000000 for `newest`.
             */
            anchor: number;
            /** @description Whether the response includes the message with the ID `anchor`. */
            found_anchor: boolean;
            /** @description Whether there are no more messages before these. A response can have fewer than `num_before` messages although there are more. */
            found_oldest: boolean;
            /** @description Whether there are no more messages after these. A response can have fewer than `num_after` messages although there are more. */
            found_newest: boolean;
            /** @description Whether a limit of the organization's plan withholds older messages. Always false. */
            history_limited: boolean;
        };
        /** @description Response of listOwnAndroidDeviceTokens. */
        ListOwnAndroidDeviceTokensResult: components["schemas"]["SuccessResponse"] & {
            /** @description The devices. */
            tokens: components["schemas"]["AndroidDevice"][];
        };
        /** @description Response of listOwnApnsDeviceTokens. */
        ListOwnApnsDeviceTokensResult: components["schemas"]["SuccessResponse"] & {
            /** @description The devices. */
            tokens: components["schemas"]["AppleDevice"][];
        };
        /** @description Response of listPresences. */
        ListPresencesResult: components["schemas"]["SuccessResponse"] & {
            /**
             * Format: double
             * @description Time of the server, in UNIX seconds.
             */
            server_timestamp: number;
            /** @description The presence of users, by API email. */
            presences: {
                [key: string]: components["schemas"]["LegacyPresence"];
            };
        };
        /** @description Response of listProfileFields. */
        ListProfileFieldsResult: components["schemas"]["SuccessResponse"] & {
            /** @description All fields, in the order in which they are shown. */
            custom_fields: components["schemas"]["CustomProfileField"][];
        };
        /** @description Response of listReadReceipts. */
        ListReadReceiptsResult: components["schemas"]["SuccessResponse"] & {
            /** @description IDs of the users, ascending. */
            user_ids: number[];
        };
        /** @description Response of listScheduledMessages. */
        ListScheduledMessagesResult: components["schemas"]["SuccessResponse"] & {
            /** @description The messages. */
            scheduled_messages: components["schemas"]["ScheduledMessage"][];
        };
        /** @description Response of listSubscribers. */
        ListSubscribersResult: components["schemas"]["SuccessResponse"] & {
            /** @description IDs of the active subscribers, ascending. */
            subscribers: number[];
        };
        /** @description Response of listSubscriptions. */
        ListSubscriptionsResult: components["schemas"]["SuccessResponse"] & {
            /** @description The subscriptions. */
            subscriptions: components["schemas"]["Subscription"][];
        };
        /** @description Response of listTopics. */
        ListTopicsResult: components["schemas"]["SuccessResponse"] & {
            /** @description The topics, ordered by `max_id`, the newest first. */
            topics: components["schemas"]["ChannelTopic"][];
        };
        /** @description Response of listUserGroupMembers. */
        ListUserGroupMembersResult: components["schemas"]["SuccessResponse"] & {
            /** @description IDs of the members, ascending. Deactivated accounts remain members. */
            members: number[];
        };
        /** @description Response of listUserGroupSubgroups. */
        ListUserGroupSubgroupsResult: components["schemas"]["SuccessResponse"] & {
            /** @description IDs of the subgroups, ascending. */
            subgroups: number[];
        };
        /** @description Response of listUserGroups. */
        ListUserGroupsResult: components["schemas"]["SuccessResponse"] & {
            /** @description All user groups, ordered by ID. */
            user_groups: components["schemas"]["UserGroup"][];
        };
        /** @description Response of listUsers. */
        ListUsersResult: components["schemas"]["SuccessResponse"] & {
            /** @description The accounts. */
            members: components["schemas"]["User"][];
        };
        /**
         * @description A channel without personal settings, as `GET /streams` lists it.
         * @example {
         *       "stream_id": 7,
         *       "name": "design",
         *       "description": "What it should **look** like",
         *       "rendered_description": "<p>What it should <strong>look</strong> like</p>",
         *       "date_created": 1718000000,
         *       "creator_id": 10,
         *       "invite_only": false,
         *       "is_web_public": false,
         *       "stream_post_policy": 1,
         *       "is_announcement_only": false,
         *       "history_public_to_subscribers": true,
         *       "message_retention_days": null,
         *       "can_remove_subscribers_group": 2,
         *       "first_message_id": 41,
         *       "stream_weekly_traffic": null
         *     }
         */
        ListedChannel: components["schemas"]["Channel"] & {
            /** @description Whether new users are subscribed to the channel. Present only with `include_default`. */
            is_default?: boolean;
        };
        /**
         * @description The source of a logo of the organization.
         * @enum {string}
         */
        LogoSource: "D" | "U";
        /** @description Response of markAllAsRead. */
        MarkAllAsReadResult: components["schemas"]["SuccessResponse"] & {
            /**
             * @description Whether all messages are read. If it is false, unread messages of further conversations remain. The client repeats
             *     the request.
             *
             *     New in feature level 211.
             */
            complete: boolean;
        };
        /** @description Response of matchNarrow. */
        MatchNarrowResult: components["schemas"]["SuccessResponse"] & {
            /** @description The matching messages, keyed by ID as a string, with the matches in the format of `GET /messages`. */
            messages: {
                [key: string]: components["schemas"]["NarrowMatch"];
            };
        };
        /**
         * @description Who has a permission that no user may have.
         * @enum {integer}
         */
        MemberOrNobodyPolicy: 1 | 2 | 3 | 4 | 6;
        /**
         * @description Who has a permission.
         * @enum {integer}
         */
        MemberPolicy: 1 | 2 | 3 | 4;
        /**
         * @description A message with the flags of one user.
         *
         *     Changed in feature level 26: Removed `sender_short_name`.
         */
        Message: {
            /**
             * Format: int64
             * @description ID of the message. Clients display messages in the order of their IDs.
             */
            id: number;
            /** @description `stream` for a channel message, `private` for a direct message. */
            type: components["schemas"]["MessageType"];
            /**
             * @description Content of the message in the format of `content_type`. In HTML, previews follow links to uploaded images, and
             *     links to images and videos of other sites. `data-original-dimensions` of the `img` of an uploaded image is its size in
             *     pixels, such as `1920x1080`. Its `src` is a thumbnail in a format of `server_thumbnail_formats`, at
             *     `/user_uploads/thumbnail/` with the path of the file and the name of the format. `data-animated` is `true` if
             *     the image moves. Code is highlighted with the short class names of Pygments.
             *
             *     Changed in feature level 276: Image previews have `data-original-dimensions`.
             */
            content: string;
            /** @description Format of `content`. HTML, or Markdown if `apply_markdown` was false. */
            content_type: components["schemas"]["MessageContentType"];
            /** @description The topic. Empty for a direct message. */
            subject: string;
            /**
             * Format: int64
             * @description ID of the channel. Absent for a direct message.
             */
            stream_id?: number;
            /**
             * @description Name of the channel, or the participants of the direct message, including the sender. In a channel that the user
             *     left, the name at that time.
             */
            display_recipient: string | components["schemas"]["Participants"];
            /**
             * Format: int64
             * @description ID of the recipient, which is a channel or a set of users.
             */
            recipient_id: number;
            /**
             * Format: int64
             * @description ID of the sender.
             */
            sender_id: number;
            /** @description API email of the sender. */
            sender_email: string;
            /** @description Name of the sender. */
            sender_full_name: string;
            /** @description Identifier of the sender's organization, unique on the server. */
            sender_realm_str: string;
            /**
             * @description URL of the sender's avatar. Null if `client_gravatar` is true, the avatar is a gravatar and `sender_email` is
             *     the sender's real email. The client then computes the URL itself.
             *
             *     Changed in feature level 163: Null only if the user can see the sender's real email.
             */
            avatar_url: string | null;
            /** @description Name of the client that sent the message. */
            client: string;
            /** @description Whether it is a `/me` message, which clients display as an action of its sender. */
            is_me_message: boolean;
            /**
             * Format: int64
             * @description Time at which the message was sent, in UNIX seconds.
             */
            timestamp: number;
            /**
             * Format: int64
             * @description Time of the last edit in UNIX seconds. Absent if the message was never edited.
             */
            last_edit_timestamp?: number;
            /**
             * @description The edits, newest first. Absent if the message was never edited or the organization does not show edits. The
             *     server keeps the newest 1000 edits, and at most 512 KiB of them.
             */
            edit_history?: components["schemas"]["MessageEdit"][];
            /** @description The emoji reactions. */
            reactions: components["schemas"]["Reaction"][];
            /**
             * @description The data of the widget of the message, oldest first. The first submessage states the type of the widget: a JSON
             *     object with `widget_type` (such as `poll` or `todo`) and `extra_data`.
             */
            submessages: components["schemas"]["Submessage"][];
            /**
             * @description The links that linkifiers create from the topic, and its URLs, in the order of the topic. A URL without a scheme
             *     becomes one with `https`. Where two overlap, the linkifier wins.
             *
             *     Changed in feature level 1: Renamed from `subject_links`.
             *
             *     Changed in feature level 46: Objects instead of URLs.
             */
            topic_links: components["schemas"]["TopicLink"][];
        };
        /**
         * @description Format of the content of a message.
         * @enum {string}
         */
        MessageContentType: "text/html" | "text/x-markdown";
        /**
         * @description An edit of a message. Fields that the edit did not change are absent. If the reader cannot see a channel, the ID
         *     of the channel and the topic in that channel are absent too.
         */
        MessageEdit: {
            /**
             * Format: int64
             * @description ID of the user who edited. Null for edits before March 2017.
             */
            user_id: number | null;
            /**
             * Format: int64
             * @description Time of the edit in UNIX seconds.
             */
            timestamp: number;
            /** @description The content before the edit. */
            prev_content?: string;
            /** @description The content before the edit, as HTML. */
            prev_rendered_content?: string;
            /**
             * Format: int64
             * @description Version of the renderer that created `prev_rendered_content`.
             */
            prev_rendered_content_version?: number;
            /**
             * Format: int64
             * @description ID of the channel before the edit.
             *
             *     New in feature level 1.
             */
            prev_stream?: number;
            /**
             * Format: int64
             * @description ID of the channel after the edit.
             *
             *     New in feature level 118.
             */
            stream?: number;
            /**
             * @description The topic before the edit.
             *
             *     New in feature level 118.
             *
             *     Changed in feature level 118: Renamed from `prev_subject`.
             */
            prev_topic?: string;
            /**
             * @description The topic after the edit.
             *
             *     New in feature level 118.
             */
            topic?: string;
        };
        /**
         * @description A message was sent to the receiving user. In queues registered with `all_public_streams`: a message was sent to
         *     any public channel. In queues of generic bots: a message in a public channel mentions the bot.
         * @example {
         *       "id": 0,
         *       "type": "message",
         *       "message": {
         *         "id": 42,
         *         "type": "stream",
         *         "content": "<p>Hello</p>",
         *         "content_type": "text/html",
         *         "subject": "logo",
         *         "stream_id": 7,
         *         "display_recipient": "design",
         *         "recipient_id": 20,
         *         "sender_id": 9,
         *         "sender_email": "iago@example.com",
         *         "sender_full_name": "Iago",
         *         "sender_realm_str": "chat",
         *         "avatar_url": null,
         *         "client": "website",
         *         "is_me_message": false,
         *         "timestamp": 1718000000,
         *         "reactions": [],
         *         "submessages": [],
         *         "topic_links": []
         *       },
         *       "flags": []
         *     }
         */
        MessageEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "message";
            message: components["schemas"]["Message"];
            /** @description The flags of the receiving user for the message. */
            flags: components["schemas"]["MessageFlag"][];
            /** @description The `local_id` of the request. Present only in the queue of the sender that the request named. */
            local_message_id?: string;
        };
        /**
         * @description A flag of a message for one user. `historical` marks a message from before the user subscribed, which counts as
         *     read. `wildcard_mentioned` is deprecated. It equals `stream_wildcard_mentioned` or `topic_wildcard_mentioned`.
         *
         *     Changed in feature level 224: Added `stream_wildcard_mentioned` and `topic_wildcard_mentioned`. Deprecated `wildcard_mentioned`.
         * @enum {string}
         */
        MessageFlag: "read" | "starred" | "collapsed" | "mentioned" | "stream_wildcard_mentioned" | "topic_wildcard_mentioned" | "wildcard_mentioned" | "has_alert_word" | "historical";
        /**
         * @description A participant of a direct message conversation.
         *
         *     Changed in feature level 27: Removed `short_name`.
         */
        MessageRecipient: {
            /**
             * Format: int64
             * @description ID of the user.
             */
            id: number;
            /** @description API email of the user. */
            email: string;
            /** @description Name of the user. */
            full_name: string;
            /** @description Whether the account mirrors an account of another service. Always false. */
            is_mirror_dummy: boolean;
        };
        /** @description A version of a message. Fields that its edit did not change are absent. */
        MessageSnapshot: {
            /**
             * Format: int64
             * @description ID of the user who made the edit. Of the first version, ID of the sender. Null for edits before March 2017.
             */
            user_id: number | null;
            /**
             * Format: int64
             * @description Time of the edit in UNIX seconds. Of the first version, the time when it was sent.
             */
            timestamp: number;
            /** @description The topic in this version. Empty for a direct message. */
            topic: string;
            /** @description The topic before the edit. */
            prev_topic?: string;
            /**
             * Format: int64
             * @description ID of the channel after the edit.
             *
             *     New in feature level 118.
             */
            stream?: number;
            /**
             * Format: int64
             * @description ID of the channel before the edit.
             *
             *     New in feature level 1.
             */
            prev_stream?: number;
            /** @description The content in this version in Markdown. */
            content: string;
            /** @description The content in this version as HTML. */
            rendered_content: string;
            /** @description The content before the edit in Markdown. */
            prev_content?: string;
            /** @description The content before the edit as HTML. */
            prev_rendered_content?: string;
            /**
             * @description The change of the content as HTML. Added text is in `<span class="highlight_text_inserted">`, removed text in
             *     `<span class="highlight_text_deleted">`. Present if the edit changed the content.
             */
            content_html_diff?: string;
        };
        /**
         * @description Type of a message.
         * @enum {string}
         */
        MessageType: "stream" | "private";
        /**
         * @deprecated
         * @description For the event type `muted_topics`, unless the client also names `user_topic`. The muted topics of channels to which the
         *     user is subscribed. Each item has the name of the channel, the topic, and the time at which the topic was muted, in
         *     UNIX seconds.
         *
         *     Changed in feature level 134: Deprecated. Use `user_topics`.
         */
        MutedTopics: (string | number)[][];
        /**
         * @deprecated
         * @description The receiving user muted or unmuted a topic by a request. Sent only to queues whose `event_types` do not have
         *     `user_topic`. If a policy changes otherwise, as when a topic is moved, only `user_topic` is sent.
         *
         *     Changed in feature level 134: Deprecated. Use `user_topic`.
         * @example {
         *       "id": 0,
         *       "type": "muted_topics",
         *       "muted_topics": [
         *         [
         *           "design",
         *           "logo",
         *           1718000000
         *         ]
         *       ]
         *     }
         */
        MutedTopicsEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "muted_topics";
            muted_topics: components["schemas"]["MutedTopics"];
        };
        /** @description A user whom the requesting user has muted. */
        MutedUser: {
            /**
             * Format: int64
             * @description ID of the muted user.
             */
            id: number;
            /**
             * Format: int64
             * @description When the user was muted, in UNIX seconds.
             */
            timestamp: number;
        };
        /**
         * @description The user muted or unmuted another user. Contains all users that the user has muted.
         *
         *     New in feature level 48.
         * @example {
         *       "id": 0,
         *       "type": "muted_users",
         *       "muted_users": [
         *         {
         *           "id": 10,
         *           "timestamp": 1718000000
         *         }
         *       ]
         *     }
         */
        MutedUsersEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "muted_users";
            /** @description The users that the user has muted. The first muted one comes first. */
            muted_users: components["schemas"]["MutedUser"][];
        };
        /**
         * @description A filter that selects the messages that meet all conditions. Each condition is an object, or a pair of operator
         *     and operand. Operators:
         *
         *     - `channel` (also `stream`): messages to the channel with this name or ID
         *     - `channels` (also `streams`): `public` for messages to public channels, `web-public` for messages to web-public
         *       channels
         *     - `topic`: messages to topics with this name, compared case-insensitively. The empty name finds direct messages.
         *     - `sender`: messages from this user
         *     - `dm` (also `pm-with`, `pm_with`): direct messages between the requesting user and exactly these users
         *     - `dm-including` (also `group-pm-with`, `group_pm_with`): direct messages whose participants include these users
         *     - `is`: `dm` (also `private`), `starred`, `unread`, `mentioned`, `alerted`, `resolved`, `followed`
         *     - `has`: `link`, `image` (a message that shows one), `attachment`, `reaction`
         *     - `in`: `home` excludes messages of muted channels and topics, `all` excludes nothing
         *     - `id`: the message with this ID
         *     - `near`: does not restrict the messages. Its operand is the message around which the client looks for messages.
         *     - `with`: all messages of the conversation that currently contains the message with this ID. Replaces the channel,
         *       topic and `dm` conditions of the narrow.
         *     - `search`: messages with all these words in the content or the topic, in any of their English forms. `thirds` finds
         *       `third`, but `thi` does not. Signs, emoji and the words in `stop_words` of the register response count only if a
         *       search has nothing else: `build & deploy` is a search for two words, and `&&`, `C++` and `the` find themselves. Words
         *       that signs join (`good-book`) must follow each other. Apostrophes and hyphens of every kind are the same. Words in
         *       double quotes are a phrase, which must also occur as it is. Words of other scripts than Latin, and emoji, are found
         *       wherever they occur, also within words. The operand must not be blank. All searches of a narrow together have at
         *       most 32 words and 500 characters.
         *
         *     The operands of `topic`, `channels`, `is`, `has`, `in`, `near` and `search` are strings. IDs can be integers.
         * @example [
         *       {
         *         "operator": "channel",
         *         "operand": "design"
         *       },
         *       {
         *         "operator": "topic",
         *         "operand": "logo",
         *         "negated": true
         *       }
         *     ]
         */
        Narrow: (components["schemas"]["NarrowTerm"] | components["schemas"]["NarrowPair"])[];
        /** @description The parts of a message that match a narrow. */
        NarrowMatch: {
            /** @description The content as HTML, with the found words in `<span class="highlight">`. */
            match_content: string;
            /** @description The topic as HTML, with the found words in `<span class="highlight">`. */
            match_subject: string;
        };
        NarrowPair: string[];
        /** @description One condition of a narrow. */
        NarrowTerm: {
            /**
             * @description The operator. Always required. One of `channel` (or `stream`), `channels` (or `streams`), `topic`, `sender`,
             *     `dm` (or `pm-with`), `dm-including` (or `group-pm-with`), `id`, `near`, `with`, `is`, `has`, `in` and
             *     `search`.
             *
             *     Changed in feature level 177: `dm` and `dm-including` replace `pm-with` and `group-pm-with`.
             *
             *     Changed in feature level 250: Added `channel` and `channels` as aliases of `stream` and `streams`.
             *
             *     Changed in feature level 271: Added the operator `with`.
             *
             *     Former values: `stream` for `channel`, `streams` for `channels`, `subject` for `topic`, `from` for `sender`, `pm-with` for `dm`, `pm_with` for `dm`, `group-pm-with` for `dm-including`, `group_pm_with` for `dm-including`.
             */
            operator?: string;
            /**
             * @description The operand. Always required. Identifies users by ID or API email, channels by ID or name, and messages by ID.
             *     Several users are a list or a comma-separated string.
             *
             *     Changed in feature level 194: The operand of `id` can be a number or a string.
             *
             *     Changed in feature level 249: Added `has:reaction`.
             *
             *     Changed in feature level 265: Added `is:followed`.
             */
            operand?: string | number | components["schemas"]["OperandIds"];
            /** @description Whether the condition is negated, so that it selects the messages that do not meet it. */
            negated?: boolean;
        };
        /**
         * @description A channel that the user can see and to which they were never subscribed.
         * @example {
         *       "stream_id": 7,
         *       "name": "design",
         *       "description": "What it should **look** like",
         *       "rendered_description": "<p>What it should <strong>look</strong> like</p>",
         *       "date_created": 1718000000,
         *       "creator_id": 10,
         *       "invite_only": false,
         *       "is_web_public": false,
         *       "stream_post_policy": 1,
         *       "is_announcement_only": false,
         *       "history_public_to_subscribers": true,
         *       "message_retention_days": null,
         *       "can_remove_subscribers_group": 2,
         *       "first_message_id": 41,
         *       "stream_weekly_traffic": null
         *     }
         */
        NeverSubscribedChannel: components["schemas"]["Channel"] & {
            /**
             * @description IDs of the active subscribers, ascending. Present only with `include_subscribers`.
             *
             *     Changed in feature level 37: Always present in register with `include_subscribers`.
             *
             *     Changed in feature level 79: User IDs. Before, email addresses.
             */
            subscribers?: number[];
        };
        /**
         * @description A sound of notifications.
         * @enum {string}
         */
        NotificationSound: "ascend" | "beep_boop" | "bink" | "bright" | "brlip" | "chime" | "deep tom" | "ding" | "double tap" | "down" | "dry bongos" | "dutdut" | "fast ascend" | "flute" | "friendly" | "kick roll" | "loud tintong" | "metallic snare" | "pan" | "shaker" | "simple" | "stairs" | "subtle" | "swish" | "tintong" | "up" | "wood block" | "zaping" | "zing" | "zulip" | "none";
        /** @description A notice that clients show once. */
        OnboardingStep: {
            /**
             * @description Kind of step.
             * @constant
             */
            type: "one_time_notice";
            /** @description Name of the step. */
            name: string;
        };
        /**
         * @description The user has seen an onboarding step.
         *
         *     Changed in feature level 233: Renamed from `hotspots`.
         *
         *     Changed in feature level 259: Contains only one-time notices.
         * @example {
         *       "id": 0,
         *       "type": "onboarding_steps",
         *       "onboarding_steps": [
         *         {
         *           "type": "one_time_notice",
         *           "name": "intro_recent_view_modal"
         *         }
         *       ]
         *     }
         */
        OnboardingStepsEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "onboarding_steps";
            /** @description The steps that clients still have to show. */
            onboarding_steps: components["schemas"]["OnboardingStep"][];
        };
        OperandIds: number[];
        /**
         * @description Whether emails about messages name the organization.
         * @enum {integer}
         */
        OrganizationNamePolicy: 1 | 2 | 3;
        /**
         * @description What of the organization changed.
         * @enum {string}
         */
        OrganizationPart: "default" | "icon" | "logo" | "night_logo";
        /**
         * @description A type of organization.
         * @enum {integer}
         */
        OrganizationType: 0 | 10 | 20 | 30 | 35 | 40 | 50 | 60 | 70 | 80 | 90 | 100 | 1000;
        /** @description A bot as `GET /bots` returns it to its owner. */
        OwnBot: components["schemas"]["BotDefaults"] & {
            /** @description The email of the bot. */
            username: string;
            /** @description The name of the bot. */
            full_name: string;
            /** @description The API key of the bot. */
            api_key: string;
            /** @description The URL of the bot's avatar. */
            avatar_url: string;
        };
        /**
         * @description The settings of the requesting user, and the choices for some of them.
         *
         *     New in feature level 89.
         */
        OwnSettings: components["schemas"]["UserSettings"] & components["schemas"]["SettingChoices"] & {
            /** @description The choices for `emojiset`. */
            emojiset_choices: components["schemas"]["EmojiSetChoice"][];
            /** @description The choices for `notification_sound`. */
            available_notification_sounds: string[];
        };
        Participants: components["schemas"]["MessageRecipient"][];
        /** @description The groups that a permission setting accepts. A permission setting grants a permission to a group. */
        PermissionSetting: {
            /** @description Whether the setting accepts only system groups. */
            require_system_group: boolean;
            /** @description Whether the setting accepts `role:internet`. */
            allow_internet_group: boolean;
            /** @description Whether clients offer `role:owners` for the setting. */
            allow_owners_group: boolean;
            /** @description Whether clients offer `role:nobody` for the setting. */
            allow_nobody_group: boolean;
            /** @description Whether the setting accepts `role:everyone`. */
            allow_everyone_group: boolean;
            /** @description Name of the default group. */
            default_group_name: string;
            /** @description Name of the default group if the setting is that of a system group. Null if there is no such default. */
            default_for_system_groups: string | null;
            /**
             * @description Names of the only system groups that the setting accepts. Empty if the other fields state all restrictions.
             *
             *     New in feature level 225.
             */
            allowed_system_groups: string[];
            /** @description Name of the setting with `_id` at the end, for existing clients. */
            id_field_name: string;
        };
        /** @description Whether an account is active. */
        PersonActivity: {
            /**
             * Format: int64
             * @description ID of the account.
             */
            user_id: number;
            /**
             * @description False if the account was deactivated. True if it was reactivated.
             *
             *     New in feature level 222.
             */
            is_active: boolean;
        };
        /** @description The new API email of an account. */
        PersonApiEmail: {
            /**
             * Format: int64
             * @description ID of the account.
             */
            user_id: number;
            /** @description New API email. */
            new_email: string;
        };
        /** @description The new avatar of an account. */
        PersonAvatar: {
            /**
             * Format: int64
             * @description ID of the account.
             */
            user_id: number;
            /** @description URL of the new avatar. */
            avatar_url: string;
            /** @description Source of the new avatar. `G`: gravatar. `U`: uploaded. */
            avatar_source: components["schemas"]["AvatarSource"];
            /** @description URL of the new avatar in a larger size. */
            avatar_url_medium: string;
            /**
             * Format: int64
             * @description Increases with each change of the avatar.
             *
             *     New in feature level 6.
             */
            avatar_version: number;
        };
        /** @description Whether an account may manage billing. */
        PersonBillingRole: {
            /**
             * Format: int64
             * @description ID of the account.
             */
            user_id: number;
            /**
             * @description Whether the account may manage billing.
             *
             *     New in feature level 73.
             */
            is_billing_admin: boolean;
        };
        /** @description The new owner of a bot. */
        PersonBotOwner: {
            /**
             * Format: int64
             * @description ID of the account.
             */
            user_id: number;
            /**
             * Format: int64
             * @description ID of the bot's new owner.
             *
             *     New in feature level 1.
             */
            bot_owner_id: number;
        };
        /** @description The real email of an account, as the receiving user sees it. */
        PersonDeliveryEmail: {
            /**
             * Format: int64
             * @description ID of the account.
             */
            user_id: number;
            /**
             * @description Real email of the account. Null for users who can no longer see it.
             *
             *     Changed in feature level 163: Sent to all users whose access changed.
             */
            delivery_email: string | null;
        };
        /** @description The new name of an account. */
        PersonFullName: {
            /**
             * Format: int64
             * @description ID of the account.
             */
            user_id: number;
            /** @description New name. */
            full_name: string;
        };
        /** @description The new value of a custom profile field of an account. */
        PersonProfileField: {
            /**
             * Format: int64
             * @description ID of the account.
             */
            user_id: number;
            custom_profile_field: components["schemas"]["ChangedProfileValue"];
        };
        /** @description The new role of an account. */
        PersonRole: {
            /**
             * Format: int64
             * @description ID of the account.
             */
            user_id: number;
            /**
             * @description The new role.
             *
             *     New in feature level 59.
             */
            role: components["schemas"]["Role"];
        };
        /** @description The new time zone of an account. */
        PersonTimeZone: {
            /**
             * Format: int64
             * @description ID of the account.
             */
            user_id: number;
            /**
             * @deprecated
             * @description API email of the account.
             */
            email: string;
            /** @description IANA name of the new time zone. */
            timezone: string;
        };
        /**
         * @description Who can post to a channel.
         * @enum {integer}
         */
        PostPolicy: 1 | 2 | 3 | 4;
        /**
         * @description The status of a user changed to `active` or `idle`, or the user reported it for the first time in more than 130
         *     seconds. Sent in organizations with at most 100 active users (bots included). In larger organizations, clients get
         *     the change from `POST /users/me/presence`.
         *
         *     Also sent when a user changes `presence_enabled`, regardless of the number of users. A user who disables it becomes
         *     `idle`, with a `timestamp` that clients show as offline. A user who enables it becomes `active`, as after a report.
         *
         *     Changed in feature level 178: The keys of `presence` are no longer names of clients.
         *
         *     Changed in feature level 228: Sent only to users who can see the user.
         * @example {
         *       "id": 0,
         *       "type": "presence",
         *       "user_id": 9,
         *       "email": "iago@example.com",
         *       "server_timestamp": 1718000000.5,
         *       "presence": {
         *         "website": {
         *           "client": "website",
         *           "status": "active",
         *           "timestamp": 1718000000,
         *           "pushable": false
         *         }
         *       }
         *     }
         */
        PresenceEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "presence";
            /**
             * Format: int64
             * @description ID of the user.
             */
            user_id: number;
            /** @description API email of the user. Absent for clients with `slim_presence`. */
            email?: string;
            /**
             * Format: double
             * @description When the event was created, in UNIX seconds.
             */
            server_timestamp: number;
            presence: components["schemas"]["ChangedPresence"];
        };
        /**
         * @description Whether a user is using the device.
         * @enum {string}
         */
        PresenceStatus: "active" | "idle";
        /**
         * @description Values of custom profile fields, by field ID.
         * @example {
         *       "9": {
         *         "value": "vim"
         *       }
         *     }
         */
        ProfileData: {
            [key: string]: components["schemas"]["ProfileDatum"];
        };
        /** @description The value of one custom profile field. */
        ProfileDatum: {
            /** @description The value as entered. For a person picker, the list of user IDs as JSON text. */
            value: string;
            /** @description The value as HTML. Only present for field types that support Markdown. */
            rendered_value?: string;
        };
        ProfileFieldKind: {
            /**
             * Format: int64
             * @description Number of the type.
             */
            id: number;
            /** @description English name of the type. */
            name: string;
        };
        /**
         * @description Type of a custom profile field.
         * @enum {integer}
         */
        ProfileFieldType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
        /**
         * @description Which messages of a topic move.
         * @enum {string}
         */
        PropagateMode: "change_one" | "change_later" | "change_all";
        /**
         * @deprecated
         * @description The user who reacted, as in events.
         */
        ReactingUser: {
            /**
             * Format: int64
             * @description ID of the user.
             */
            user_id: number;
            /** @description API email of the user. */
            email: string;
            /** @description Name of the user. */
            full_name: string;
        };
        /** @description An emoji reaction to a message. */
        Reaction: {
            /** @description Name of the emoji. */
            emoji_name: string;
            /** @description Identifier of the emoji, unique within the `reaction_type`. */
            emoji_code: string;
            reaction_type: components["schemas"]["ReactionType"];
            /**
             * Format: int64
             * @description ID of the user who reacted.
             *
             *     New in feature level 2.
             */
            user_id: number;
            /** @deprecated */
            user: components["schemas"]["ReactionUser"];
        };
        /**
         * @description A user added a reaction to a message.
         *
         *     Changed in feature level 2: Added `user_id`. Deprecated `user`.
         * @example {
         *       "id": 0,
         *       "type": "reaction",
         *       "op": "add",
         *       "user_id": 10,
         *       "user": {
         *         "user_id": 10,
         *         "email": "zoe@example.com",
         *         "full_name": "Zoe"
         *       },
         *       "message_id": 42,
         *       "emoji_name": "tada",
         *       "emoji_code": "1f389",
         *       "reaction_type": "unicode_emoji"
         *     }
         */
        ReactionAddEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "reaction";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "add";
            /**
             * Format: int64
             * @description ID of the user who reacted.
             */
            user_id: number;
            user: components["schemas"]["ReactingUser"];
            /**
             * Format: int64
             * @description ID of the message.
             */
            message_id: number;
            /** @description Name of the emoji. */
            emoji_name: string;
            /** @description Identifier of the emoji, unique within the `reaction_type`. */
            emoji_code: string;
            reaction_type: components["schemas"]["ReactionType"];
        };
        /** @description An event of type `reaction`. */
        ReactionEvent: components["schemas"]["ReactionAddEvent"] | components["schemas"]["ReactionRemoveEvent"];
        /**
         * @description A user removed a reaction from a message.
         *
         *     Changed in feature level 2: Added `user_id`. Deprecated `user`.
         * @example {
         *       "id": 0,
         *       "type": "reaction",
         *       "op": "remove",
         *       "user_id": 10,
         *       "user": {
         *         "user_id": 10,
         *         "email": "zoe@example.com",
         *         "full_name": "Zoe"
         *       },
         *       "message_id": 42,
         *       "emoji_name": "tada",
         *       "emoji_code": "1f389",
         *       "reaction_type": "unicode_emoji"
         *     }
         */
        ReactionRemoveEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "reaction";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "remove";
            /**
             * Format: int64
             * @description ID of the user who reacted.
             */
            user_id: number;
            user: components["schemas"]["ReactingUser"];
            /**
             * Format: int64
             * @description ID of the message.
             */
            message_id: number;
            /** @description Name of the emoji. */
            emoji_name: string;
            /** @description Identifier of the emoji, unique within the `reaction_type`. */
            emoji_code: string;
            reaction_type: components["schemas"]["ReactionType"];
        };
        /**
         * @description The meaning of `emoji_code`:
         *
         *     - `unicode_emoji`: the hexadecimal Unicode code points, separated by dashes, without the variation selector U+FE0F
         *     - `realm_emoji`: the ID of a custom emoji
         *     - `service_extra_emoji`: the name of a special built-in emoji
         *     - `zulip_extra_emoji`: the older name of `service_extra_emoji`
         *
         *     A client gets the older name if its own name begins with `Zulip`: the parameter `client`, which every request may have, or
         *     else the `User-Agent`, such as `ZulipMobile/27.233 (Android 14)`. Upper and lower case are the same. For events, the
         *     request that registered the queue counts, and its capability `zulip_extra_emoji` decides if it is stated. All other clients
         *     get `service_extra_emoji`. Requests may use both names.
         * @enum {string}
         */
        ReactionType: "unicode_emoji" | "realm_emoji" | "service_extra_emoji" | "zulip_extra_emoji";
        /** @description The user who reacted. Use `user_id` instead. */
        ReactionUser: {
            /**
             * Format: int64
             * @description ID of the user.
             */
            id: number;
            /** @description API email of the user. */
            email: string;
            /** @description Name of the user. */
            full_name: string;
        };
        /**
         * @description A user may now change a bot: the bot is new, its owner or role changed, or the user's role changed. Sent only to users
         *     who could not change the bot before.
         * @example {
         *       "id": 0,
         *       "type": "realm_bot",
         *       "op": "add",
         *       "bot": {
         *         "user_id": 26,
         *         "email": "reminder-bot@chat.example.com",
         *         "full_name": "Reminder",
         *         "bot_type": 3,
         *         "is_active": true,
         *         "owner_id": 9,
         *         "avatar_url": "https://secure.gravatar.com/avatar/526117ef11b8d774816bfc69635f8115?d=identicon&version=1",
         *         "services": [
         *           {
         *             "base_url": "https://hooks.example.com/reminder",
         *             "interface": 1,
         *             "token": "abcdefghijklmnopqrstuvwxyz012345"
         *           }
         *         ],
         *         "default_sending_stream": null,
         *         "default_events_register_stream": null,
         *         "default_all_public_streams": false,
         *         "api_key": "abcdefghijklmnopqrstuvwxyz012345"
         *       }
         *     }
         */
        RealmBotAddEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "realm_bot";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "add";
            bot: components["schemas"]["Bot"];
        };
        /**
         * @description A user may no longer change a bot, because its owner or role changed, or the user's role changed. Sent only to that user.
         *     The bot itself is not deleted and may still be active.
         * @example {
         *       "id": 0,
         *       "type": "realm_bot",
         *       "op": "delete",
         *       "bot": {
         *         "user_id": 26
         *       }
         *     }
         */
        RealmBotDeleteEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "realm_bot";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "delete";
            bot: components["schemas"]["BotReference"];
        };
        /** @description An event of type `realm_bot`. */
        RealmBotEvent: components["schemas"]["RealmBotAddEvent"] | components["schemas"]["RealmBotUpdateEvent"] | components["schemas"]["RealmBotDeleteEvent"];
        /**
         * @description A bot was changed. Sent to users who could change the bot before the update and still can.
         *
         *     Changed in feature level 222: Deactivation and reactivation send this event.
         * @example {
         *       "id": 0,
         *       "type": "realm_bot",
         *       "op": "update",
         *       "bot": {
         *         "user_id": 26,
         *         "is_active": false
         *       }
         *     }
         */
        RealmBotUpdateEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "realm_bot";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "update";
            bot: components["schemas"]["BotChange"];
        };
        /**
         * @description A domain was added to those of the organization.
         * @example {
         *       "id": 0,
         *       "type": "realm_domains",
         *       "op": "add",
         *       "realm_domain": {
         *         "domain": "example.net",
         *         "allow_subdomains": false
         *       }
         *     }
         */
        RealmDomainsAddEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "realm_domains";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "add";
            realm_domain: components["schemas"]["Domain"];
        };
        /**
         * @description A domain of the organization changed.
         * @example {
         *       "id": 0,
         *       "type": "realm_domains",
         *       "op": "change",
         *       "realm_domain": {
         *         "domain": "example.net",
         *         "allow_subdomains": true
         *       }
         *     }
         */
        RealmDomainsChangeEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "realm_domains";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "change";
            realm_domain: components["schemas"]["Domain"];
        };
        /** @description An event of type `realm_domains`. */
        RealmDomainsEvent: components["schemas"]["RealmDomainsAddEvent"] | components["schemas"]["RealmDomainsChangeEvent"] | components["schemas"]["RealmDomainsRemoveEvent"];
        /**
         * @description A domain of the organization was removed.
         * @example {
         *       "id": 0,
         *       "type": "realm_domains",
         *       "op": "remove",
         *       "domain": "example.net"
         *     }
         */
        RealmDomainsRemoveEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "realm_domains";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "remove";
            /** @description The removed domain. */
            domain: string;
        };
        /**
         * @description The custom emoji of the organization have changed.
         * @example {
         *       "id": 0,
         *       "type": "realm_emoji",
         *       "op": "update",
         *       "realm_emoji": {
         *         "7": {
         *           "id": "7",
         *           "name": "party_parrot",
         *           "source_url": "/user_avatars/emoji/5d7bb3c4b1f04b7d9f8f0a61b2c6e8d1.gif",
         *           "still_url": "/user_avatars/emoji/a1f04b7d9f8f0a61b2c6e8d15d7bb3c4.png",
         *           "deactivated": false,
         *           "author_id": 9
         *         }
         *       }
         *     }
         */
        RealmEmojiUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "realm_emoji";
            /** @constant */
            op: "update";
            realm_emoji: components["schemas"]["CustomEmojiById"];
        };
        /** @description An event of type `realm`. */
        RealmEvent: components["schemas"]["RealmUpdateEvent"] | components["schemas"]["RealmUpdateDictEvent"];
        /**
         * @description An export was requested, completed, failed or deleted. Contains all exports of the last year.
         * @example {
         *       "id": 0,
         *       "type": "realm_export",
         *       "exports": [
         *         {
         *           "id": 1,
         *           "acting_user_id": 9,
         *           "export_time": 1715679000,
         *           "deleted_timestamp": null,
         *           "failed_timestamp": null,
         *           "export_url": null,
         *           "pending": true
         *         }
         *       ]
         *     }
         */
        RealmExportEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "realm_export";
            /** @description The exports. */
            exports: components["schemas"]["Export"][];
        };
        /**
         * @description The linkifiers changed. Contains all current linkifiers. Empty for clients that did not declare the capability
         *     `linkifier_url_template`.
         *
         *     New in feature level 54.
         *
         *     Changed in feature level 176: Has `url_template`. Empty for clients without `linkifier_url_template`.
         * @example {
         *       "id": 0,
         *       "type": "realm_linkifiers",
         *       "realm_linkifiers": [
         *         {
         *           "id": 2,
         *           "pattern": "#(?P<id>[0-9]+)",
         *           "url_template": "https://issues.example.com/{id}"
         *         }
         *       ]
         *     }
         */
        RealmLinkifiersEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "realm_linkifiers";
            /** @description All linkifiers, in the order in which they are tried. */
            realm_linkifiers: components["schemas"]["Linkifier"][];
        };
        /**
         * @description The code playgrounds changed. Contains all current playgrounds.
         *
         *     New in feature level 49.
         * @example {
         *       "id": 0,
         *       "type": "realm_playgrounds",
         *       "realm_playgrounds": [
         *         {
         *           "id": 1,
         *           "name": "Python playground",
         *           "pygments_language": "Python",
         *           "url_template": "https://python.example.com/?code={code}"
         *         }
         *       ]
         *     }
         */
        RealmPlaygroundsEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "realm_playgrounds";
            /** @description All code playgrounds, in the order in which they were added. */
            realm_playgrounds: components["schemas"]["CodePlayground"][];
        };
        /**
         * @description A setting or a picture of the organization changed. `data` contains the new value. For a picture it contains the URL and
         *     the source, such as `icon_url` and `icon_source`. For some settings it also contains values that
         *     follow from the new value, or the new value under the name that older clients know. The register response has each as
         *     `realm_<name>`.
         *
         *     Changed in feature level 150: A separate event is sent for each setting about editing messages.
         *
         *     Changed in feature level 243: The values of `authentication_methods` are objects.
         *
         *     Changed in feature level 264: Sent for `can_create_public_channel_group`.
         *
         *     Changed in feature level 266: Sent for `can_create_private_channel_group`.
         *
         *     Changed in feature level 270: Sent for `direct_message_initiator_group` and `direct_message_permission_group`.
         *
         *     Changed in feature level 280: Sent for `can_create_web_public_channel_group`.
         *
         *     Changed in feature level 281: Sent for `can_delete_any_message_group`.
         * @example {
         *       "id": 0,
         *       "type": "realm",
         *       "op": "update_dict",
         *       "property": "default",
         *       "data": {
         *         "can_create_public_channel_group": 3
         *       }
         *     }
         */
        RealmUpdateDictEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "realm";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "update_dict";
            /** @description Which picture of the organization changed. `default`: a setting. */
            property: components["schemas"]["OrganizationPart"];
            /** @description The new values by name. */
            data: {
                [key: string]: unknown;
            };
        };
        /**
         * @description A property or a setting of the organization changed. The register response has it as `realm_<property>`.
         *
         *     Changed in feature level 231: Also sent for `push_notifications_enabled` and `push_notifications_enabled_end_timestamp`.
         * @example {
         *       "id": 0,
         *       "type": "realm",
         *       "op": "update",
         *       "property": "mandatory_topics",
         *       "value": true
         *     }
         */
        RealmUpdateEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "realm";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "update";
            /** @description Name of the property or setting. */
            property: string;
            /** @description The new value. */
            value: boolean | number | string | null;
        };
        /**
         * @description An account was created, or a guest can see an account from now on. `delivery_email` is null for users who cannot see
         *     the real email.
         *
         *     Clients without `user_list_incomplete` also get this event for accounts that the user cannot see. The object is then
         *     named "Unknown user" and contains nothing of the account except its ID.
         *
         *     Changed in feature level 228: Also sent when a guest can see an account from now on.
         *
         *     Changed in feature level 232: Clients without `user_list_incomplete` get the event for accounts that the user cannot see.
         * @example {
         *       "id": 0,
         *       "type": "realm_user",
         *       "op": "add",
         *       "person": {
         *         "user_id": 25,
         *         "email": "newbie@example.com",
         *         "delivery_email": "newbie@example.com",
         *         "full_name": "New User",
         *         "role": 400,
         *         "is_owner": false,
         *         "is_admin": false,
         *         "is_guest": false,
         *         "is_billing_admin": false,
         *         "is_active": true,
         *         "is_bot": false,
         *         "bot_type": null,
         *         "timezone": "",
         *         "date_joined": "2024-05-14T09:30:00+00:00",
         *         "avatar_url": "https://secure.gravatar.com/avatar/3f4fbb4720bdb1c8e222c274b553eb4a?d=identicon&version=1",
         *         "avatar_version": 1,
         *         "profile_data": {}
         *       }
         *     }
         */
        RealmUserAddEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "realm_user";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "add";
            person: components["schemas"]["User"];
        };
        /** @description An event of type `realm_user`. */
        RealmUserEvent: components["schemas"]["RealmUserAddEvent"] | components["schemas"]["RealmUserRemoveEvent"] | components["schemas"]["RealmUserUpdateEvent"];
        /**
         * @description A guest can no longer see an account. Clients without `user_list_incomplete` also get an event with op `add`, which
         *     contains the "Unknown user" object for the account.
         *
         *     New in feature level 228.
         *
         *     Changed in feature level 222: No longer sent when an account is deactivated.
         * @example {
         *       "id": 0,
         *       "type": "realm_user",
         *       "op": "remove",
         *       "person": {
         *         "user_id": 25,
         *         "full_name": "Unknown user"
         *       }
         *     }
         */
        RealmUserRemoveEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "realm_user";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "remove";
            person: components["schemas"]["HiddenPerson"];
        };
        /**
         * @description A setting of new accounts changed.
         *
         *     New in feature level 95.
         * @example {
         *       "id": 0,
         *       "type": "realm_user_settings_defaults",
         *       "op": "update",
         *       "property": "high_contrast_mode",
         *       "value": false
         *     }
         */
        RealmUserSettingsDefaultsUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "realm_user_settings_defaults";
            /** @constant */
            op: "update";
            /** @description Name of the setting. */
            property: string;
            /** @description The new value. */
            value: boolean | number | string;
        };
        /**
         * @description An account changed.
         *
         *     Changed in feature level 7: Contains `email` only if the time zone changes.
         *
         *     Changed in feature level 222: Also sent for deactivation and reactivation.
         *
         *     Changed in feature level 228: Sent only to users who can see the account.
         * @example {
         *       "id": 0,
         *       "type": "realm_user",
         *       "op": "update",
         *       "person": {
         *         "user_id": 25,
         *         "is_active": false
         *       }
         *     }
         */
        RealmUserUpdateEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "realm_user";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "update";
            /** @description The ID of the account and its changed fields. */
            person: components["schemas"]["PersonFullName"] | components["schemas"]["PersonAvatar"] | components["schemas"]["PersonTimeZone"] | components["schemas"]["PersonBotOwner"] | components["schemas"]["PersonRole"] | components["schemas"]["PersonBillingRole"] | components["schemas"]["PersonDeliveryEmail"] | components["schemas"]["PersonProfileField"] | components["schemas"]["PersonApiEmail"] | components["schemas"]["PersonActivity"];
        };
        /** @description A message with the flags of the requesting user. */
        ReceivedMessage: components["schemas"]["Message"] & {
            /** @description The flags of the user for the message. */
            flags: components["schemas"]["MessageFlag"][];
        };
        /** @description A direct message conversation of the requesting user. */
        RecentConversation: {
            /**
             * Format: int64
             * @description ID of the newest message.
             */
            max_message_id: number;
            /** @description IDs of the other participants, ascending. Empty for messages of the user to themselves. */
            user_ids: number[];
        };
        /** @description Response of regenerateBotApiKey. */
        RegenerateBotApiKeyResult: components["schemas"]["SuccessResponse"] & {
            /** @description The new API key, 32 letters and digits. */
            api_key: string;
        };
        /** @description Response of regenerateOwnApiKey. */
        RegenerateOwnApiKeyResult: components["schemas"]["SuccessResponse"] & {
            /** @description The new API key, 32 letters and digits. */
            api_key: string;
        };
        /** @description Response of registerQueue. */
        RegisterQueueResult: components["schemas"]["SuccessResponse"] & {
            service_version: components["schemas"]["ServiceVersion"];
            service_feature_level: components["schemas"]["ServiceFeatureLevel"];
            service_merge_base: components["schemas"]["ServiceMergeBase"];
            /** @description Alias of `service_version`, for existing clients. */
            zulip_version: components["schemas"]["ServiceVersion"];
            /** @description Alias of `service_feature_level`, for existing clients. */
            zulip_feature_level: components["schemas"]["ServiceFeatureLevel"];
            /** @description Alias of `service_merge_base`, for existing clients. */
            zulip_merge_base: components["schemas"]["ServiceMergeBase"];
            /** @description ID of the queue, a UUID. Null for spectators, who get no queue. */
            queue_id: string | null;
            /**
             * Format: int64
             * @description The `last_event_id` of the first `GET /events`. The state in this response includes every event up to this ID. -1 for spectators.
             */
            last_event_id: number;
            /**
             * Format: int64
             * @description The HTTP timeout that clients use for `GET /events`, in seconds. It is longer than the time between two
             *     heartbeats.
             *
             *     New in feature level 74.
             */
            event_queue_longpoll_timeout_seconds: number;
            /**
             * @description Who may see all users. Other users see bots and the users with whom they share a channel or a direct message
             *     conversation.
             *
             *     New in feature level 225.
             */
            realm_can_access_all_users_group?: components["schemas"]["GroupSettingValue"];
            /**
             * @description Who may create public channels.
             *
             *     New in feature level 264.
             */
            realm_can_create_public_channel_group?: components["schemas"]["GroupSettingValue"];
            /**
             * @description Who may create private channels.
             *
             *     New in feature level 266.
             */
            realm_can_create_private_channel_group?: components["schemas"]["GroupSettingValue"];
            /**
             * @description Who may create web-public channels.
             *
             *     New in feature level 280.
             */
            realm_can_create_web_public_channel_group?: components["schemas"]["GroupSettingValue"];
            /**
             * @description Who may delete the messages of other users.
             *
             *     New in feature level 281.
             */
            realm_can_delete_any_message_group?: components["schemas"]["GroupSettingValue"];
            /**
             * @description Who may create reusable invitation links.
             *
             *     New in feature level 209.
             */
            realm_create_multiuse_invite_group?: components["schemas"]["GroupSettingValue"];
            /**
             * @description Who may start direct message conversations.
             *
             *     New in feature level 270.
             */
            realm_direct_message_initiator_group?: components["schemas"]["GroupSettingValue"];
            /**
             * @description The group of which at least one member must be in every direct message conversation.
             *
             *     New in feature level 270.
             */
            realm_direct_message_permission_group?: components["schemas"]["GroupSettingValue"];
            /** @description Who may add custom emoji. 1 members, 2 administrators, 3 full members, 4 moderators. */
            realm_add_custom_emoji_policy?: components["schemas"]["MemberPolicy"];
            /** @description Who may create bots. 1 members, 2 members (incoming webhooks only), 3 administrators. */
            realm_bot_creation_policy?: components["schemas"]["BotCreationPolicy"];
            /**
             * @description Who may delete their own messages. 1 members, 2 administrators, 3 full members, 4 moderators, 5 everyone.
             *
             *     New in feature level 101.
             */
            realm_delete_own_message_policy?: components["schemas"]["EveryonePolicy"];
            /**
             * @description Who may change the topic of other users' messages. 1 members, 2 administrators, 3 full members, 4 moderators, 5
             *     everyone, 6 nobody.
             *
             *     New in feature level 75.
             *
             *     Changed in feature level 159: Accepts 6, nobody. No longer depends on `allow_message_editing`.
             */
            realm_edit_topic_policy?: components["schemas"]["EveryoneOrNobodyPolicy"];
            /**
             * @description Who may invite users. 1 members, 2 administrators, 3 full members, 4 moderators, 6 nobody.
             *
             *     New in feature level 50.
             */
            realm_invite_to_realm_policy?: components["schemas"]["MemberOrNobodyPolicy"];
            /** @description Who may subscribe other users to channels. 1 members, 2 administrators, 3 full members, 4 moderators. */
            realm_invite_to_stream_policy?: components["schemas"]["MemberPolicy"];
            /**
             * @description Who may move messages to another channel. 1 members, 2 administrators, 3 full members, 4 moderators, 6 nobody.
             *
             *     New in feature level 56.
             *
             *     Changed in feature level 159: Accepts 6, nobody. No longer depends on `allow_message_editing`.
             */
            realm_move_messages_between_streams_policy?: components["schemas"]["MemberOrNobodyPolicy"];
            /** @description Who may create and edit user groups. 1 members, 2 administrators, 3 full members, 4 moderators. */
            realm_user_group_edit_policy?: components["schemas"]["MemberPolicy"];
            /**
             * @description Who may use wildcard mentions in channels and topics with many users. 1 everyone, 2 members, 3 full members, 5
             *     administrators, 6 nobody, 7 moderators.
             *
             *     New in feature level 34.
             *
             *     Changed in feature level 133: Administrators of channels can no longer be chosen.
             */
            realm_wildcard_mention_policy?: components["schemas"]["WildcardMentionPolicy"];
            /** @description Number of days after which a member becomes a full member. */
            realm_waiting_period_threshold?: number;
            /** @description Whether users may view the edit history of messages. */
            realm_allow_edit_history?: boolean;
            /** @description Whether users may edit their own messages. */
            realm_allow_message_editing?: boolean;
            /**
             * Format: int64
             * @description For how many seconds the content of a message can be edited. Null if there is no limit.
             *
             *     Changed in feature level 138: Null means no limit. Updates take `unlimited` for it.
             */
            realm_message_content_edit_limit_seconds?: number | null;
            /**
             * Format: int64
             * @description For how many seconds the sender of a message can delete it. Null if there is no limit.
             *
             *     Changed in feature level 100: Null means no limit.
             */
            realm_message_content_delete_limit_seconds?: number | null;
            /**
             * Format: int64
             * @description For how many seconds a message can be moved to another topic. Null if there is no limit.
             *
             *     New in feature level 162.
             */
            realm_move_messages_within_stream_limit_seconds?: number | null;
            /**
             * Format: int64
             * @description For how many seconds a message can be moved to another channel. Null if there is no limit.
             *
             *     New in feature level 162.
             */
            realm_move_messages_between_streams_limit_seconds?: number | null;
            /**
             * Format: int64
             * @description Number of days after which messages are deleted. -1 keeps them forever.
             *
             *     Changed in feature level 22: The value -1 means unlimited.
             *
             *     Changed in feature level 91: Updates take `unlimited` instead of `forever`.
             */
            realm_message_retention_days?: number;
            /** @description Whether channel messages must have a topic. */
            realm_mandatory_topics?: boolean;
            /**
             * @description Whether users may see which users have read a message.
             *
             *     New in feature level 137.
             */
            realm_enable_read_receipts?: boolean;
            /** @description Whether messages show previews of linked images and videos. */
            realm_inline_image_preview?: boolean;
            /** @description Whether messages show previews of linked web pages. The server stores and announces it, without effect: it has no previews of web pages. */
            realm_inline_url_embed_preview?: boolean;
            /**
             * @description Language of code blocks that do not name one. Empty if there is none.
             *
             *     Changed in feature level 195: Empty if there is none. Before, it was null.
             */
            realm_default_code_block_language?: string;
            /** @description Highest rating of GIPHY images that is allowed: an ID from `giphy_rating_options`. 0 for none. Only clients apply it. */
            realm_giphy_rating?: components["schemas"]["GiphyRating"];
            /** @description Provider of video calls: an ID from `realm_available_video_chat_providers`. Only clients apply it. */
            realm_video_chat_provider?: components["schemas"]["VideoChatProvider"];
            /**
             * @description URL of the organization's Jitsi server. Null for that of the server. Only clients apply it.
             *
             *     New in feature level 212.
             */
            realm_jitsi_server_url?: string | null;
            /** @description Whether emails about messages may show the messages, their senders and their conversations. */
            realm_message_content_allowed_in_email_notifications?: boolean;
            /**
             * @description The authentication methods, by name.
             *
             *     Changed in feature level 243: Each value is an object.
             */
            realm_authentication_methods?: components["schemas"]["AuthenticationMethods"];
            /** @description Initial language of new users. Messages that the server posts in channels are in English. */
            realm_default_language?: string;
            /** @description Whether only administrators may change avatars. */
            realm_avatar_changes_disabled?: boolean;
            /** @description Whether only administrators may change emails. */
            realm_email_changes_disabled?: boolean;
            /** @description Whether only administrators may change names. */
            realm_name_changes_disabled?: boolean;
            /**
             * @description Whether the names of users must be unique.
             *
             *     New in feature level 246.
             */
            realm_require_unique_names?: boolean;
            /**
             * @description Whether disposable emails are refused for new accounts, and as new emails of accounts. The server knows the domains of
             *     their providers. Does not apply while `emails_restricted_to_domains` is true.
             */
            realm_disallow_disposable_email_addresses?: boolean;
            /**
             * @description Whether the emails of new accounts, and new emails of accounts, must belong to the organization's domains. They then
             *     must not contain `+`.
             */
            realm_emails_restricted_to_domains?: boolean;
            /**
             * @description Whether users need an invitation to join. If false, users whose email the organization allows create an account on
             *     the page `/register/`, after they confirm the email. It becomes a member, with the default channels. Users of a
             *     directory (LDAP) join at their first login, whatever this setting is.
             */
            realm_invite_required?: boolean;
            /**
             * @description Whether clients mark guests as guests. Only clients apply it.
             *
             *     New in feature level 216.
             */
            realm_enable_guest_user_indicator?: boolean;
            /** @description Whether the presence of all users is hidden. */
            realm_presence_disabled?: boolean;
            /** @description Whether the server sends a welcome email to new users. The server stores and announces it, without effect: it has no welcome emails. */
            realm_send_welcome_emails?: boolean;
            /** @description Whether the server sends digest emails to users who were not active for 5 days or more. */
            realm_digest_emails_enabled?: boolean;
            /** @description Weekday on which digest emails are sent, in the time zone of the server. 0 is Monday. */
            realm_digest_weekday?: number;
            /**
             * @description Whether the organization allows web-public channels, which can be read without an account.
             *
             *     New in feature level 109.
             */
            realm_enable_spectator_access?: boolean;
            /**
             * @description Whether the organization wants to be listed in a directory of communities. The server stores and announces it, without effect: it has no directory of communities.
             *
             *     New in feature level 129.
             */
            realm_want_advertise_in_communities_directory?: boolean;
            /**
             * @description Type of the organization. 0 unspecified, 10 business, 20 open-source project, 30 education (non-profit),
             *     35 education (for-profit), 40 research, 50 event or conference, 60 non-profit, 70 government, 80 political group,
             *     90 community, 100 personal, 1000 other. Only clients apply it.
             *
             *     New in feature level 128.
             */
            realm_org_type?: components["schemas"]["OrganizationType"];
            /**
             * Format: int64
             * @description ID of the channel in which new channels are announced. -1 for none. Initially, it is the first channel of the
             *     organization.
             *
             *     New in feature level 241.
             */
            realm_new_stream_announcements_stream_id?: number;
            /**
             * Format: int64
             * @description ID of the channel in which new users are announced. -1 for none.
             *
             *     New in feature level 241.
             */
            realm_signup_announcements_stream_id?: number;
            /**
             * Format: int64
             * @description ID of the channel in which updates of the server are announced. -1 for none. The server stores and announces it, without effect: it has no announcements of updates.
             *
             *     New in feature level 242.
             */
            realm_service_update_announcements_stream_id?: number;
            /** @description Name of the organization. */
            realm_name?: string;
            /** @description Description of the organization, in Markdown. */
            realm_description?: string;
            /**
             * @description Root URL of the organization.
             *
             *     New in feature level 257.
             */
            realm_url?: string;
            /**
             * @deprecated
             * @description Former name of `realm_url`, with the same value.
             */
            realm_uri?: string;
            /** @description Domain of the emails that the server assigns to bots. */
            realm_bot_domain?: string;
            /**
             * Format: int64
             * @description When the organization was created, in UNIX seconds.
             *
             *     New in feature level 203.
             */
            realm_date_created?: number;
            /**
             * Format: int64
             * @description 1: self-hosted.
             */
            realm_plan_type?: number;
            /**
             * @deprecated
             * @description Always false.
             */
            realm_is_zephyr_mirror_realm?: boolean;
            /** @description Whether no feature is reserved for paying organizations. */
            service_plan_is_not_limited?: boolean;
            /** @description Alias of `service_plan_is_not_limited`, for existing clients. */
            zulip_plan_is_not_limited?: boolean;
            /** @description Why there is no wide logo. Always empty. */
            upgrade_text_for_wide_organization_logo?: string;
            /** @description URL of the organization's icon. */
            realm_icon_url?: string;
            /** @description `G`: generated from the organization's name. `U`: uploaded. */
            realm_icon_source?: components["schemas"]["IconSource"];
            /** @description URL of the organization's logo. */
            realm_logo_url?: string;
            /** @description `D`: default. `U`: uploaded. */
            realm_logo_source?: components["schemas"]["LogoSource"];
            /** @description URL of the logo on a dark background. */
            realm_night_logo_url?: string;
            /** @description `D`: default. `U`: uploaded. */
            realm_night_logo_source?: components["schemas"]["LogoSource"];
            /** @description Whether users can log in with email and password. */
            realm_email_auth_enabled?: boolean;
            /** @description Whether users can log in with a password. */
            realm_password_auth_enabled?: boolean;
            /**
             * @description Whether the server sends mobile notifications.
             *
             *     Changed in feature level 231: States exactly whether the server sends notifications.
             */
            realm_push_notifications_enabled?: boolean;
            /**
             * Format: int64
             * @description When the server stops sending mobile notifications, in UNIX seconds. Null if unknown.
             *
             *     New in feature level 231.
             */
            realm_push_notifications_enabled_end_timestamp?: number | null;
            /**
             * Format: int64
             * @description Alias of `realm_service_update_announcements_stream_id`, for existing clients.
             */
            realm_zulip_update_announcements_stream_id?: number;
            /**
             * Format: int64
             * @deprecated
             * @description The narrowest policy that allows at least what `realm_can_create_public_channel_group` allows. Events do not have
             *     it.
             *
             *     Changed in feature level 264: Derived from `realm_can_create_public_channel_group`.
             */
            realm_create_public_stream_policy?: number;
            /**
             * Format: int64
             * @deprecated
             * @description The narrowest policy that allows at least what `realm_can_create_private_channel_group` allows. Events do not
             *     have it.
             *
             *     Changed in feature level 266: Derived from `realm_can_create_private_channel_group`.
             */
            realm_create_private_stream_policy?: number;
            /**
             * Format: int64
             * @deprecated
             * @description The narrowest policy that allows at least what `realm_can_create_web_public_channel_group` allows. Events do not
             *     have it.
             *
             *     Changed in feature level 280: Derived from `realm_can_create_web_public_channel_group`.
             */
            realm_create_web_public_stream_policy?: number;
            /** @description The providers of video calls. */
            realm_available_video_chat_providers?: {
                [key: string]: components["schemas"]["VideoChatProviderOption"];
            };
            /** @description The sites that the server knows, for profile fields of the type external account. */
            realm_default_external_accounts?: {
                [key: string]: components["schemas"]["ExternalAccount"];
            };
            /** @description Whether the server sends digest emails. */
            settings_send_digest_emails?: boolean;
            /** @description The ratings of GIPHY images from which an organization can choose: `disabled`, `y`, `g`, `pg`, `pg-13` and `r`. */
            giphy_rating_options?: {
                [key: string]: components["schemas"]["GiphyRatingOption"];
            };
            /**
             * @deprecated
             * @description URL of the Jitsi server in use. It is that of the organization or, if not set, that of the server.
             *
             *     New in feature level 4.
             *
             *     Changed in feature level 212: Derived from the Jitsi servers of the organization and the server.
             */
            jitsi_server_url?: string;
            /**
             * @description URL of the Jitsi server that is used if the organization sets none.
             *
             *     New in feature level 212.
             */
            server_jitsi_server_url?: string;
            /**
             * @description Whether the server allows web-public channels.
             *
             *     New in feature level 110.
             */
            server_web_public_streams_enabled?: boolean;
            /**
             * Format: int64
             * @description When this server process started, in UNIX seconds.
             *
             *     New in feature level 4.
             */
            server_generation?: number;
            /**
             * Format: double
             * @description Time of the server, in UNIX seconds.
             *
             *     New in feature level 70.
             */
            server_timestamp?: number;
            /**
             * @description Whether the server is outdated and should be upgraded.
             *
             *     New in feature level 74.
             */
            server_needs_upgrade?: boolean;
            /**
             * @description Whether messages show images that are uploaded to this server.
             *
             *     New in feature level 4.
             */
            server_inline_image_preview?: boolean;
            /**
             * @description Whether the server previews linked web pages.
             *
             *     New in feature level 4.
             */
            server_inline_url_embed_preview?: boolean;
            /**
             * @description Whether the server disables changes of avatars.
             *
             *     New in feature level 4.
             */
            server_avatar_changes_disabled?: boolean;
            /**
             * @description Whether the server disables changes of names.
             *
             *     New in feature level 4.
             */
            server_name_changes_disabled?: boolean;
            /**
             * @description The thumbnail formats of uploaded images.
             *
             *     New in feature level 273.
             */
            server_thumbnail_formats?: components["schemas"]["ThumbnailFormat"][];
            /**
             * Format: int64
             * @description How often a client reports that its user is still typing, in milliseconds.
             *
             *     New in feature level 204.
             */
            server_typing_started_wait_period_milliseconds?: number;
            /**
             * Format: int64
             * @description Time without a keystroke after which a client reports that its user stopped typing, in milliseconds.
             *
             *     New in feature level 204.
             */
            server_typing_stopped_wait_period_milliseconds?: number;
            /**
             * Format: int64
             * @description Time without an event after which clients no longer show a user as typing, in milliseconds.
             *
             *     New in feature level 204.
             */
            server_typing_started_expiry_period_milliseconds?: number;
            /**
             * Format: int64
             * @description How often a client reports the presence of its user, in seconds.
             *
             *     New in feature level 164.
             */
            server_presence_ping_interval_seconds?: number;
            /**
             * Format: int64
             * @description Time without a report after which clients show a user as offline, in seconds.
             *
             *     New in feature level 164.
             */
            server_presence_offline_threshold_seconds?: number;
            /**
             * @description The permission settings, by name.
             *
             *     New in feature level 221.
             */
            server_supported_permission_settings?: components["schemas"]["SupportedPermissionSettings"];
            /**
             * @description Whether the server runs in development mode.
             *
             *     New in feature level 4.
             */
            development_environment?: boolean;
            /**
             * Format: int64
             * @description Minimum number of characters in a password.
             *
             *     New in feature level 4.
             */
            password_min_length?: number;
            /**
             * Format: int64
             * @description Minimum number of guesses that a password must withstand.
             *
             *     New in feature level 4.
             */
            password_min_guesses?: number;
            /**
             * Format: int64
             * @description Maximum size of an uploaded file in MiB.
             *
             *     New in feature level 4.
             */
            max_file_upload_size_mib?: number;
            /**
             * Format: int64
             * @description Maximum size of an avatar in MiB.
             *
             *     New in feature level 4.
             */
            max_avatar_file_size_mib?: number;
            /**
             * Format: int64
             * @description Maximum size of the organization's icon in MiB.
             *
             *     New in feature level 72.
             */
            max_icon_file_size_mib?: number;
            /**
             * Format: int64
             * @description Maximum size of a logo of the organization in MiB.
             *
             *     New in feature level 72.
             */
            max_logo_file_size_mib?: number;
            /**
             * Format: int64
             * @description Maximum total size of all uploaded files in MiB. Null if there is no limit.
             *
             *     Changed in feature level 72: The name contains the unit.
             *
             *     Changed in feature level 251: The value is in MiB.
             */
            realm_upload_quota_mib?: number | null;
            /**
             * Format: int64
             * @description Maximum number of characters in the name of a channel.
             *
             *     New in feature level 53.
             */
            max_stream_name_length?: number;
            /**
             * Format: int64
             * @description Maximum number of characters in the description of a channel.
             *
             *     New in feature level 53.
             */
            max_stream_description_length?: number;
            /**
             * Format: int64
             * @description Maximum number of characters in a topic.
             *
             *     New in feature level 53.
             */
            max_topic_length?: number;
            /**
             * Format: int64
             * @description Maximum number of characters in a message.
             *
             *     New in feature level 53.
             */
            max_message_length?: number;
            /**
             * @description The domains of emails with which users can join, if `realm_emails_restricted_to_domains` is true. In the order in
             *     which they were added.
             */
            realm_domains?: components["schemas"]["Domain"][];
            /**
             * @description The websites that run code of code blocks, in the order in which they were added.
             *
             *     New in feature level 49.
             */
            realm_playgrounds?: components["schemas"]["CodePlayground"][];
            /** @description English words that are too common to distinguish messages. Clients name them when a search finds nothing. */
            stop_words?: string[];
            /**
             * @description API key with which clients find animated pictures at GIPHY, from the server setting `GIPHY_API_KEY`. Empty if
             *     the server does not offer GIPHY.
             */
            giphy_api_key?: string;
            /**
             * @description Whether the requesting user connected a Zoom account. Always false, because Zoom is not among
             *     `realm_available_video_chat_providers`.
             */
            has_zoom_token?: boolean;
            /** @description Whether times are shown in 24-hour format. */
            twenty_four_hour_time?: boolean;
            /** @description No effect at present. Reserved. */
            dense_mode?: boolean;
            /** @description Whether clients show the number of starred messages. Only clients apply it. */
            starred_message_counts?: boolean;
            /** @description Whether the center panel uses the full width of the window. Only clients apply it. */
            fluid_layout_width?: boolean;
            /** @description Reserved for accessibility variations of the display. Only clients apply it. */
            high_contrast_mode?: boolean;
            /**
             * @description Color scheme. 1 automatic, 2 dark, 3 light. Only clients apply it.
             *
             *     New in feature level 21.
             */
            color_scheme?: components["schemas"]["ColorScheme"];
            /**
             * @description Whether the server stores drafts. If the user disables the setting, the drafts on the server are deleted.
             *
             *     New in feature level 87.
             */
            enable_drafts_synchronization?: boolean;
            /**
             * @description Whether emoticons become emoji in the HTML of messages that the user sends or edits while the setting is true. The
             *     emoticons are `:)`, `(:`, `:(`, `<3`, `:|`, `:/`, `;)`, `:D`, `:o`, `:O`, `:p` and `:P`. They must be between
             *     whitespace or punctuation, outside code, formulas and links. The Markdown does not change.
             */
            translate_emoticons?: boolean;
            /**
             * @description Code of the language of the interface and of notification emails. This server has notification emails in English
             *     only. Only clients apply it.
             */
            default_language?: string;
            /**
             * @description The view that the web client opens with. Only clients apply it.
             *
             *     New in feature level 219.
             *
             *     Changed in feature level 219: Renamed from `default_view`.
             */
            web_home_view?: components["schemas"]["HomeView"];
            /** @description Whether narrow windows show the list of users on the left. Only clients apply it. */
            left_side_userlist?: boolean;
            /** @description The style of emoji. Only clients apply it. */
            emojiset?: components["schemas"]["EmojiSet"];
            /** @description Whether clients move inactive channels down in the list of channels. 1 automatic, 2 always, 3 never. Only clients apply it. */
            demote_inactive_streams?: components["schemas"]["InactiveChannelPolicy"];
            /** @description Whether the user gets desktop notifications of channel messages. Only clients apply it. */
            enable_stream_desktop_notifications?: boolean;
            /**
             * @description Whether the user gets emails about channel messages that arrive while the user is offline. Messages in muted channels
             *     and topics are excluded. The `email_notifications` of a subscription overrides this setting.
             */
            enable_stream_email_notifications?: boolean;
            /** @description Whether the user gets mobile notifications of channel messages. The server stores and announces it, without effect: it has no push service for devices. */
            enable_stream_push_notifications?: boolean;
            /** @description Whether the user gets audible notifications of channel messages. Only clients apply it. */
            enable_stream_audible_notifications?: boolean;
            /** @description The sound of audible notifications. The value is the name under which clients know the sound. Only clients apply it. */
            notification_sound?: components["schemas"]["NotificationSound"];
            /** @description Whether the user gets desktop notifications of direct messages and mentions. Only clients apply it. */
            enable_desktop_notifications?: boolean;
            /** @description Whether the user gets audible notifications of direct messages and mentions. Only clients apply it. */
            enable_sounds?: boolean;
            /**
             * @description For how long the server collects messages before it sends emails about them, in seconds. The period starts with the
             *     first of these messages.
             *
             *     New in feature level 82.
             */
            email_notifications_batching_period_seconds?: number;
            /**
             * @description Whether the user gets emails about direct messages and mentions that arrive while the user is offline. This includes
             *     mentions of the user's groups, and wildcard mentions that notify the user. Muting does not affect mentions of the
             *     user or a group.
             */
            enable_offline_email_notifications?: boolean;
            /** @description Whether the user gets mobile notifications of direct messages and mentions while offline. The server stores and announces it, without effect: it has no push service for devices. */
            enable_offline_push_notifications?: boolean;
            /** @description Whether the user gets mobile notifications of direct messages and mentions while online. The server stores and announces it, without effect: it has no push service for devices. */
            enable_online_push_notifications?: boolean;
            /**
             * @description Whether the user gets weekly emails about missed activity if they were not active for 5 days or more. The setting
             *     `digest_emails_enabled` of the organization must also be true.
             */
            enable_digest_emails?: boolean;
            /** @description Has no function outside a hosted offering. */
            enable_marketing_emails?: boolean;
            /** @description Whether the user gets emails about logins from a client or an IP address that is new for the account. */
            enable_login_emails?: boolean;
            /**
             * @description Whether emails about messages show the messages, their senders and their conversations. The setting
             *     `message_content_allowed_in_email_notifications` of the organization must also be true.
             */
            message_content_in_email_notifications?: boolean;
            /** @description Whether desktop notifications contain the text of direct messages. Only clients apply it. */
            pm_content_in_desktop_notifications?: boolean;
            /**
             * @description Whether wildcard mentions notify like personal mentions, except in muted channels and topics. The
             *     `wildcard_mentions_notify` of a subscription overrides this setting.
             */
            wildcard_mentions_notify?: boolean;
            /**
             * @description What the number on the desktop icon counts. 1 all unread messages, 2 direct messages, mentions and followed topics,
             *     3 direct messages and mentions, 4 nothing. Only clients apply it.
             *
             *     Changed in feature level 227: Added the value 2 and increased the following values by one.
             */
            desktop_icon_count_display?: components["schemas"]["DesktopIconCount"];
            /**
             * @description Whether emails about messages name the organization in their subject. 1 automatic, 2 always, 3 never. Automatic means
             *     no, because the server has one organization.
             *
             *     New in feature level 168.
             */
            realm_name_in_email_notifications_policy?: components["schemas"]["OrganizationNamePolicy"];
            /**
             * @description Whether other users see when the user is online. A change sends a `user_settings` event for `presence_enabled`.
             *     Older clients also get an `update_global_notifications` event.
             */
            presence_enabled?: boolean;
            /**
             * @description Whether the Enter key sends a message. Only clients apply it.
             *
             *     New in feature level 81.
             *
             *     Changed in feature level 84: Became a regular setting, which events also report.
             */
            enter_sends?: boolean;
            /**
             * @description IANA name of the user's time zone. Empty if not set.
             * @example Europe/Berlin
             */
            timezone?: string;
            /** @description The choices for `emojiset`. */
            emojiset_choices?: components["schemas"]["EmojiSetChoice"][];
            /** @description The choices for `notification_sound`. */
            available_notification_sounds?: string[];
            /**
             * @description All active accounts, including bots. For accounts that the user cannot see, clients without
             *     `user_list_incomplete` get a placeholder. It is named "Unknown user" and contains nothing of the account except
             *     its ID.
             *
             *     Changed in feature level 232: Clients with `user_list_incomplete` do not get accounts that the user cannot see.
             */
            realm_users?: components["schemas"]["User"][];
            /** @description All deactivated accounts. */
            realm_non_active_users?: components["schemas"]["User"][];
            /** @description The bots that belong to the server. */
            cross_realm_bots?: components["schemas"]["User"][];
            /**
             * Format: int64
             * @description ID of the requesting user.
             */
            user_id?: number;
            /** @description API email of the requesting user. */
            email?: string;
            /** @description Real email of the requesting user. */
            delivery_email?: string;
            /** @description Name of the requesting user. */
            full_name?: string;
            /** @description URL of the requesting user's avatar. */
            avatar_url?: string;
            /** @description URL of the requesting user's avatar in a larger size. */
            avatar_url_medium?: string;
            /** @description `G`: gravatar. `U`: uploaded. */
            avatar_source?: components["schemas"]["AvatarSource"];
            /**
             * @description Whether the user is an owner.
             *
             *     New in feature level 11.
             */
            is_owner?: boolean;
            /** @description Whether the user is an administrator or an owner. */
            is_admin?: boolean;
            /**
             * @description Whether the role of the user is moderator.
             *
             *     New in feature level 60.
             */
            is_moderator?: boolean;
            /** @description Whether the user is a guest. */
            is_guest?: boolean;
            /**
             * @description Whether the user may manage billing.
             *
             *     New in feature level 73.
             */
            is_billing_admin?: boolean;
            /**
             * @deprecated
             * @description Whether the user may create public or private channels. Like the other fields of this kind, it follows from the
             *     role of the user and the settings of the organization. The events of these report changes.
             *
             *     Changed in feature level 102: Split into `can_create_public_streams` and `can_create_private_streams`.
             */
            can_create_streams?: boolean;
            /**
             * @description Whether the user may create public channels.
             *
             *     New in feature level 102.
             */
            can_create_public_streams?: boolean;
            /**
             * @description Whether the user may create private channels.
             *
             *     New in feature level 102.
             */
            can_create_private_streams?: boolean;
            /**
             * @description Whether the user may create web-public channels.
             *
             *     New in feature level 103.
             */
            can_create_web_public_streams?: boolean;
            /** @description Whether the user may subscribe other users. */
            can_subscribe_other_users?: boolean;
            /**
             * @description Whether the user may invite users.
             *
             *     New in feature level 51.
             */
            can_invite_others_to_realm?: boolean;
            user_settings?: components["schemas"]["OwnSettings"];
            realm_user_settings_defaults?: components["schemas"]["SettingsOfNewAccounts"];
            /** @description The bots that the user may change, including deactivated bots. */
            realm_bots?: components["schemas"]["Bot"][];
            /** @description The programs that embedded bots can run. Always empty. */
            realm_embedded_bots?: Record<string, never>[];
            /**
             * @description The services for which incoming webhooks can be created. Always empty.
             *
             *     Changed in feature level 207: Entries have `display_name` and `all_event_types`.
             */
            realm_incoming_webhook_bots?: Record<string, never>[];
            alert_words?: components["schemas"]["AlertWords"];
            /**
             * @description The steps that clients still have to show.
             *
             *     New in feature level 233.
             *
             *     Changed in feature level 259: Contains only one-time notices.
             */
            onboarding_steps?: components["schemas"]["OnboardingStep"][];
            /**
             * @description The users that the requesting user has muted. The first muted one comes first.
             *
             *     New in feature level 48.
             */
            muted_users?: components["schemas"]["MutedUser"][];
            /** @description The channels to which the user is subscribed. */
            subscriptions?: components["schemas"]["Subscription"][];
            /** @description The channels that the user can see and to which they were once subscribed, with their settings of that time. */
            unsubscribed?: components["schemas"]["Subscription"][];
            /** @description The other channels that the user can see. */
            never_subscribed?: components["schemas"]["NeverSubscribedChannel"][];
            /**
             * @description All channels that the user can see. Guests can see web-public channels and channels to which they are
             *     subscribed. Other users can also see public channels. Administrators can see all channels.
             *
             *     Changed in feature level 205: Includes web-public channels.
             */
            streams?: components["schemas"]["Channel"][];
            /** @description The channels to which new users are subscribed. Empty for guests. */
            realm_default_streams?: components["schemas"]["DefaultChannel"][];
            /** @description The groups of channels from which new users choose. Empty, because no operation creates such a group yet. */
            realm_default_stream_groups?: components["schemas"]["DefaultChannelGroup"][];
            /** @description All user groups, ordered by ID. */
            realm_user_groups?: components["schemas"]["UserGroup"][];
            /**
             * Format: int64
             * @deprecated
             * @description For the event type `message`. ID of the newest message that the user received. -1 if there is none.
             */
            max_message_id?: number;
            /**
             * @description For the event type `recent_private_conversations`. The user's direct message conversations, from the newest message
             *     to the oldest.
             */
            recent_private_conversations?: components["schemas"]["RecentConversation"][];
            unread_msgs?: components["schemas"]["UnreadMessages"];
            /**
             * @description For the event type `starred_messages`. IDs of the messages that the user starred, ascending. Also of those that the
             *     user can no longer read, for example because their channel became private.
             */
            starred_messages?: number[];
            /**
             * @description For the event type `user_topic`. The topics for which the user has a visibility policy.
             *
             *     New in feature level 134.
             */
            user_topics?: components["schemas"]["UserTopic"][];
            muted_topics?: components["schemas"]["MutedTopics"];
            /**
             * @description The presence of the users who were online in the last two weeks. With `slim_presence`, the keys are user IDs.
             *     Otherwise the keys are API emails, and the values have the older format.
             */
            presences?: {
                [key: string]: components["schemas"]["UserPresence"] | components["schemas"]["LegacyPresence"];
            };
            /**
             * Format: int64
             * @description ID of the newest change in `presences`. -1 if there was no change yet.
             *
             *     New in feature level 263.
             */
            presence_last_update_id?: number;
            /**
             * @description The status of each user who has one, by user ID. Deactivated users and users whom the requesting user cannot see
             *     are omitted.
             *
             *     Changed in feature level 86: Statuses can have an emoji.
             */
            user_status?: {
                [key: string]: components["schemas"]["UserStatus"];
            };
            realm_emoji?: components["schemas"]["CustomEmojiById"];
            /**
             * @description URL of a JSON file with the names of Unicode emoji. The file is an object with the field `code_to_names`. It has
             *     for each code the list of the emoji's names, such as `"1f44d": ["+1", "thumbs_up", "like"]`. The first is the
             *     canonical name. Codes are hexadecimal code points, separated by dashes. The order is that in which Unicode lists
             *     emoji.
             *
             *     No login is needed to fetch the file. Its URL changes with its content, so clients may keep it for a year. The
             *     server also accepts other names, from common data sets, if no emoji in this file has them.
             *
             *     New in feature level 140.
             */
            server_emoji_data_url?: string;
            /** @description All fields, in the order in which they are shown. */
            custom_profile_fields?: components["schemas"]["CustomProfileField"][];
            /** @description The field types, by an identifier for each. */
            custom_profile_field_types?: {
                [key: string]: components["schemas"]["ProfileFieldKind"];
            };
            /**
             * @description All linkifiers, in the order in which they are tried. Empty for clients without the capability
             *     `linkifier_url_template`.
             *
             *     New in feature level 54.
             *
             *     Changed in feature level 176: Empty for clients without the capability `linkifier_url_template`.
             */
            realm_linkifiers?: components["schemas"]["Linkifier"][];
            /**
             * @deprecated
             * @description Always empty. Linkifiers had this form before feature level 54.
             *
             *     Changed in feature level 176: Always empty.
             */
            realm_filters?: string[][];
            /**
             * @description The user's drafts, at most 1000, ordered by the time of the last edit, newest first. Empty if
             *     `enable_drafts_synchronization` is off.
             *
             *     New in feature level 87.
             */
            drafts?: components["schemas"]["Draft"][];
            /**
             * @description The user's scheduled messages that have not been sent, including failed ones, ordered by delivery time.
             *
             *     New in feature level 179.
             */
            scheduled_messages?: components["schemas"]["ScheduledMessage"][];
        };
        /** @description Response of renderMessage. */
        RenderMessageResult: components["schemas"]["SuccessResponse"] & {
            /** @description The content as HTML. */
            rendered: string;
        };
        /** @description The latest presence as it was reported. */
        ReportedPresence: {
            /** @description The status in the report, whatever its age. */
            status: components["schemas"]["PresenceStatus"];
            /**
             * Format: int64
             * @description Time of the report, in UNIX seconds.
             */
            timestamp: number;
        };
        /**
         * @description The server was restarted.
         *
         *     Changed in feature level 59: Added the version and the feature level.
         *
         *     Changed in feature level 88: Added `service_merge_base`.
         *
         *     Changed in feature level 240: Removed `immediate`.
         * @example {
         *       "id": 0,
         *       "type": "restart",
         *       "service_version": "10.0-dev+1.0.0",
         *       "service_feature_level": 282,
         *       "service_merge_base": "10.0-dev",
         *       "server_generation": 1718000000
         *     }
         */
        RestartEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "restart";
            service_version: components["schemas"]["ServiceVersion"];
            service_feature_level: components["schemas"]["ServiceFeatureLevel"];
            service_merge_base: components["schemas"]["ServiceMergeBase"];
            /**
             * Format: int64
             * @description Time at which the server was started, in UNIX seconds.
             */
            server_generation: number;
        };
        /**
         * @description Role of a user. 100 organization owner, 200 organization administrator, 300 organization moderator, 400 member,
         *     600 guest.
         * @enum {integer}
         */
        Role: 100 | 200 | 300 | 400 | 600;
        /** @description A message that the server will send for the user, or that it could not send. */
        ScheduledMessage: {
            /**
             * Format: int64
             * @description ID of the scheduled message. The sent message has a different ID.
             */
            scheduled_message_id: number;
            /** @description `stream` for a channel message, `private` for a direct message. */
            type: components["schemas"]["MessageType"];
            /** @description The channel or the recipients. */
            to: number | components["schemas"]["ScheduledUserIds"];
            /** @description The topic. Present only for channel messages. */
            topic?: string;
            /** @description Content in Markdown. */
            content: string;
            /** @description Content as HTML. */
            rendered_content: string;
            /**
             * Format: int64
             * @description Time at which the server sends the message, in UNIX seconds.
             */
            scheduled_delivery_timestamp: number;
            /**
             * @description Whether the server tried to send the message and failed.
             *
             *     New in feature level 181.
             */
            failed: boolean;
        };
        /**
         * @description The receiving user scheduled messages.
         *
         *     New in feature level 179.
         * @example {
         *       "id": 0,
         *       "type": "scheduled_messages",
         *       "op": "add",
         *       "scheduled_messages": [
         *         {
         *           "scheduled_message_id": 27,
         *           "type": "stream",
         *           "to": 7,
         *           "topic": "logo",
         *           "content": "Good **morning**",
         *           "rendered_content": "<p>Good <strong>morning</strong></p>",
         *           "scheduled_delivery_timestamp": 3165826990,
         *           "failed": false
         *         }
         *       ]
         *     }
         */
        ScheduledMessagesAddEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "scheduled_messages";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "add";
            /** @description The messages. */
            scheduled_messages: components["schemas"]["ScheduledMessage"][];
        };
        /** @description An event of type `scheduled_messages`. */
        ScheduledMessagesEvent: components["schemas"]["ScheduledMessagesAddEvent"] | components["schemas"]["ScheduledMessagesUpdateEvent"] | components["schemas"]["ScheduledMessagesRemoveEvent"];
        /**
         * @description A scheduled message was deleted or sent. If it was sent, this follows its `message` event.
         *
         *     New in feature level 179.
         * @example {
         *       "id": 0,
         *       "type": "scheduled_messages",
         *       "op": "remove",
         *       "scheduled_message_id": 27
         *     }
         */
        ScheduledMessagesRemoveEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "scheduled_messages";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "remove";
            /**
             * Format: int64
             * @description ID of the scheduled message.
             */
            scheduled_message_id: number;
        };
        /**
         * @description The receiving user edited a scheduled message, or the server could not send it.
         *
         *     New in feature level 179.
         * @example {
         *       "id": 0,
         *       "type": "scheduled_messages",
         *       "op": "update",
         *       "scheduled_message": {
         *         "scheduled_message_id": 27,
         *         "type": "stream",
         *         "to": 7,
         *         "topic": "logo",
         *         "content": "Good **morning**",
         *         "rendered_content": "<p>Good <strong>morning</strong></p>",
         *         "scheduled_delivery_timestamp": 3165826990,
         *         "failed": false
         *       }
         *     }
         */
        ScheduledMessagesUpdateEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "scheduled_messages";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "update";
            /** @description The message after the change. */
            scheduled_message: components["schemas"]["ScheduledMessage"];
        };
        /** @description A channel ID, or a list of user IDs. */
        ScheduledRecipient: number | components["schemas"]["ScheduledRecipientIds"];
        ScheduledRecipientIds: number[];
        /** @description User IDs of the recipients, ascending. Includes the sender only if there is no other recipient. */
        ScheduledUserIds: number[];
        /**
         * @description When scrolling marks messages as read.
         * @enum {integer}
         */
        ScrollReadPolicy: 1 | 2 | 3;
        /** @description Response of sendMessage. */
        SendMessageResult: components["schemas"]["SuccessResponse"] & {
            /**
             * Format: int64
             * @description ID of the message.
             */
            id: number;
            /**
             * @description The sender's new visibility policy for the topic. Present only if sending the message changed it.
             *
             *     New in feature level 218.
             */
            automatic_new_visibility_policy?: components["schemas"]["AutomaticVisibilityPolicy"];
        };
        /**
         * Format: int64
         * @description Feature level of this API. Clients compare it with the feature levels in this document.
         * @example 282
         */
        ServiceFeatureLevel: number;
        /**
         * @description Release line of this API.
         *
         *     New in feature level 88.
         * @example 10.0-dev
         */
        ServiceMergeBase: string;
        /**
         * @description Release line of this API and version of the program, for display.
         * @example 10.0-dev+1.0.0
         */
        ServiceVersion: string;
        /** @description The choices for two user settings. */
        SettingChoices: {
            /** @description The choices for `emojiset`. */
            emojiset_choices?: components["schemas"]["EmojiSetChoice"][];
            /** @description The choices for `notification_sound`. */
            available_notification_sounds?: string[];
        };
        /**
         * @description The settings of a new account, and the choices for some of them. Needs the event type
         *     `realm_user_settings_defaults`.
         *
         *     New in feature level 95.
         *
         *     Changed in feature level 99: Includes the default of `twenty_four_hour_time`.
         */
        SettingsOfNewAccounts: components["schemas"]["UserSettingDefaults"] & components["schemas"]["SettingChoices"] & {
            /** @description The choices for `emojiset`. */
            emojiset_choices: components["schemas"]["EmojiSetChoice"][];
            /** @description The choices for `notification_sound`. */
            available_notification_sounds: string[];
        };
        /**
         * @description The receiving user can now see channels that they could not see before: new channels, channels to which they were
         *     just subscribed, or channels that became public or web-public. Sent exactly to the users who can see a channel:
         *
         *     - web-public channel: all users
         *     - public channel: all users except guests, and guests who are subscribed to it
         *     - private channel: its subscribers and administrators
         *
         *     If there is also a `subscription` event for the channel, it follows this event. Channels that are created together have
         *     an event each.
         *
         *     Changed in feature level 134: Also sent when a private channel becomes public.
         *
         *     Changed in feature level 192: Also sent to guests who are subscribed to a public channel.
         *
         *     Changed in feature level 205: Also sent when a new role changes which channels a user can see.
         *
         *     Changed in feature level 220: Sent to guests for web-public channels.
         * @example {
         *       "id": 0,
         *       "type": "stream",
         *       "op": "create",
         *       "streams": [
         *         {
         *           "stream_id": 7,
         *           "name": "design",
         *           "description": "What it should **look** like",
         *           "rendered_description": "<p>What it should <strong>look</strong> like</p>",
         *           "date_created": 1718000000,
         *           "creator_id": 10,
         *           "invite_only": false,
         *           "is_web_public": false,
         *           "stream_post_policy": 1,
         *           "is_announcement_only": false,
         *           "history_public_to_subscribers": true,
         *           "message_retention_days": null,
         *           "can_remove_subscribers_group": 2,
         *           "first_message_id": null,
         *           "stream_weekly_traffic": null
         *         }
         *       ]
         *     }
         */
        StreamCreateEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "stream";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "create";
            /** @description The channels. */
            streams: components["schemas"]["Channel"][];
        };
        /**
         * @description The receiving user can no longer see channels. The channels were archived, or the user lost access by being
         *     unsubscribed from a private channel or, as a guest, from a public channel. Or the channel became private, or is no
         *     longer web-public. If the channel was archived, its subscriptions ended without a `subscription` event.
         *
         *     Changed in feature level 205: Also sent when a new role changes which channels a user can see.
         * @example {
         *       "id": 0,
         *       "type": "stream",
         *       "op": "delete",
         *       "streams": [
         *         {
         *           "stream_id": 8,
         *           "name": "payroll",
         *           "description": "",
         *           "rendered_description": "",
         *           "date_created": 1718000000,
         *           "creator_id": 10,
         *           "invite_only": true,
         *           "is_web_public": false,
         *           "stream_post_policy": 1,
         *           "is_announcement_only": false,
         *           "history_public_to_subscribers": false,
         *           "message_retention_days": null,
         *           "can_remove_subscribers_group": 2,
         *           "first_message_id": null,
         *           "stream_weekly_traffic": null
         *         }
         *       ]
         *     }
         */
        StreamDeleteEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "stream";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "delete";
            /** @description The channels as they were before. */
            streams: components["schemas"]["Channel"][];
        };
        /** @description An event of type `stream`. */
        StreamEvent: components["schemas"]["StreamCreateEvent"] | components["schemas"]["StreamDeleteEvent"] | components["schemas"]["StreamUpdateEvent"];
        /**
         * @description A property of a channel that the receiving user can see changed. Clients find the channel by `stream_id`.
         *
         *     - `name`: the event has the old name as `name`.
         *     - `description`: the event has `rendered_description`.
         *     - `invite_only`: who can read the channel changed. The event has `history_public_to_subscribers` and `is_web_public`,
         *       and is sent if any of the three changed.
         *     - `stream_post_policy`: a second event, about `is_announcement_only`, follows for older clients.
         *     - `first_message_id`: changes when messages are deleted or moved to or from another channel. A message that is sent
         *       to an empty channel causes only a `message` event. Users who do not receive it get the new value from the next
         *       register response.
         * @example {
         *       "id": 0,
         *       "type": "stream",
         *       "op": "update",
         *       "property": "first_message_id",
         *       "value": 42,
         *       "stream_id": 7,
         *       "name": "design"
         *     }
         */
        StreamUpdateEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "stream";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "update";
            /**
             * @description The name of the property in channel objects.
             *
             *     Changed in feature level 256: Added `first_message_id`.
             */
            property: components["schemas"]["ChannelProperty"];
            /** @description The new value, as in channel objects. */
            value: boolean | number | string | null;
            /**
             * Format: int64
             * @description ID of the channel.
             */
            stream_id: number;
            /** @description Name of the channel. The old name if it changed. */
            name: string;
            /** @description The new description as HTML. Present only if `property` is `description`. */
            rendered_description?: string;
            /** @description Whether subscribers can read messages from before they subscribed. Present only if `property` is `invite_only`. */
            history_public_to_subscribers?: boolean;
            /**
             * @description Whether the channel can be read on the web without an account. Present only if `property` is `invite_only`.
             *
             *     New in feature level 71.
             */
            is_web_public?: boolean;
        };
        /** @description Data of a widget that belongs to a message. */
        Submessage: {
            /**
             * Format: int64
             * @description ID of the submessage.
             */
            id: number;
            /**
             * Format: int64
             * @description ID of the message.
             */
            message_id: number;
            /**
             * Format: int64
             * @description ID of the user who sent it.
             */
            sender_id: number;
            /** @description Type of the submessage. */
            msg_type: string;
            /** @description Content of the submessage. */
            content: string;
        };
        /**
         * @description A user added a submessage to a message, such as a vote in a poll.
         * @example {
         *       "id": 0,
         *       "type": "submessage",
         *       "msg_type": "widget",
         *       "message_id": 42,
         *       "submessage_id": 1,
         *       "sender_id": 10,
         *       "content": "{\"type\": \"vote\", \"key\": \"canned,0\", \"vote\": 1}"
         *     }
         */
        SubmessageEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "submessage";
            /** @description Type of the submessage. */
            msg_type: string;
            /**
             * Format: int64
             * @description ID of the message.
             */
            message_id: number;
            /**
             * Format: int64
             * @description ID of the submessage.
             */
            submessage_id: number;
            /**
             * Format: int64
             * @description ID of the user who sent the submessage.
             */
            sender_id: number;
            /** @description The data as JSON text. */
            content: string;
        };
        /**
         * @description A channel with the personal settings of a user who is, or was, subscribed to it.
         *
         *     Changed in feature level 14: Removed `is_old_stream`, which was true if `stream_weekly_traffic` was not null.
         *
         *     Changed in feature level 133: Removed `role`.
         *
         *     Changed in feature level 226: Removed `email_address`.
         * @example {
         *       "stream_id": 7,
         *       "name": "design",
         *       "description": "What it should **look** like",
         *       "rendered_description": "<p>What it should <strong>look</strong> like</p>",
         *       "date_created": 1718000000,
         *       "creator_id": 10,
         *       "invite_only": false,
         *       "desktop_notifications": null,
         *       "email_notifications": null,
         *       "wildcard_mentions_notify": null,
         *       "push_notifications": null,
         *       "audible_notifications": true,
         *       "pin_to_top": false,
         *       "is_muted": false,
         *       "in_home_view": true,
         *       "is_announcement_only": false,
         *       "is_web_public": false,
         *       "color": "#4a90d9",
         *       "stream_post_policy": 1,
         *       "message_retention_days": null,
         *       "history_public_to_subscribers": true,
         *       "first_message_id": 41,
         *       "stream_weekly_traffic": null,
         *       "can_remove_subscribers_group": 2
         *     }
         */
        Subscription: components["schemas"]["Channel"] & {
            /**
             * @description IDs of the active subscribers, ascending. Present only with `include_subscribers`.
             *
             *     Changed in feature level 37: Always present in register with `include_subscribers`.
             *
             *     Changed in feature level 79: User IDs. Before, email addresses.
             */
            subscribers?: number[];
            /** @description Whether all messages cause desktop notifications. Null inherits `enable_stream_desktop_notifications`. */
            desktop_notifications: boolean | null;
            /** @description Whether all messages cause email notifications. Null inherits `enable_stream_email_notifications`. */
            email_notifications: boolean | null;
            /** @description Whether wildcard mentions notify like personal mentions. Null inherits the user setting of the same name. */
            wildcard_mentions_notify: boolean | null;
            /** @description Whether all messages cause mobile notifications. Null inherits `enable_stream_push_notifications`. */
            push_notifications: boolean | null;
            /** @description Whether all messages cause a sound. Null inherits `enable_stream_audible_notifications`. */
            audible_notifications: boolean | null;
            /** @description Whether the channel is pinned to the top of the user's channel list. */
            pin_to_top: boolean;
            /** @description Whether the channel is muted. Muted channels do not count toward the unread count and are not in the combined feed. */
            is_muted: boolean;
            /**
             * @deprecated
             * @description The inverse of `is_muted`.
             */
            in_home_view: boolean;
            /** @description The user's color for the channel, such as `#4a90d9`. */
            color: string;
        };
        /**
         * @description The receiving user was subscribed to channels. With `include_subscribers`, the objects have `subscribers`, which
         *     include the receiving user. `peer_add` and `peer_remove` events change these lists.
         * @example {
         *       "id": 0,
         *       "type": "subscription",
         *       "op": "add",
         *       "subscriptions": [
         *         {
         *           "stream_id": 7,
         *           "name": "design",
         *           "description": "What it should **look** like",
         *           "rendered_description": "<p>What it should <strong>look</strong> like</p>",
         *           "date_created": 1718000000,
         *           "creator_id": 10,
         *           "invite_only": false,
         *           "subscribers": [
         *             9,
         *             10,
         *             25
         *           ],
         *           "desktop_notifications": null,
         *           "email_notifications": null,
         *           "wildcard_mentions_notify": null,
         *           "push_notifications": null,
         *           "audible_notifications": null,
         *           "pin_to_top": false,
         *           "is_muted": false,
         *           "in_home_view": true,
         *           "is_announcement_only": false,
         *           "is_web_public": false,
         *           "color": "#4a90d9",
         *           "stream_post_policy": 1,
         *           "message_retention_days": null,
         *           "history_public_to_subscribers": true,
         *           "first_message_id": null,
         *           "stream_weekly_traffic": null,
         *           "can_remove_subscribers_group": 2
         *         }
         *       ]
         *     }
         */
        SubscriptionAddEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "subscription";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "add";
            /** @description The channels with the receiving user's settings for them. */
            subscriptions: components["schemas"]["Subscription"][];
        };
        /** @description An event of type `subscription`. */
        SubscriptionEvent: components["schemas"]["SubscriptionAddEvent"] | components["schemas"]["SubscriptionRemoveEvent"] | components["schemas"]["SubscriptionUpdateEvent"] | components["schemas"]["SubscriptionPeerAddEvent"] | components["schemas"]["SubscriptionPeerRemoveEvent"];
        /**
         * @description Other users were subscribed to channels that the receiving user can see, or the receiving user can see channels with
         *     these subscribers only now. Users who can see a channel can see its
         *     subscribers. The audience is therefore that of the channel's `stream` event (op `create`), without the users who
         *     were just subscribed. Sent whether or not the queue was registered with `include_subscribers`.
         *
         *     Changed in feature level 19: `stream_id` replaces the name.
         *
         *     Changed in feature level 35: `user_ids` and `stream_ids` replace `user_id` and `stream_id`.
         *
         *     Changed in feature level 205: Also sent when a new role changes which channels a user can see.
         *
         *     Changed in feature level 220: Sent to guests for public channels to which they are subscribed and for all web-public channels.
         * @example {
         *       "id": 0,
         *       "type": "subscription",
         *       "op": "peer_add",
         *       "stream_ids": [
         *         7
         *       ],
         *       "user_ids": [
         *         12,
         *         25
         *       ]
         *     }
         */
        SubscriptionPeerAddEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "subscription";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "peer_add";
            /** @description IDs of the channels. */
            stream_ids: number[];
            /** @description IDs of the users. */
            user_ids: number[];
        };
        /**
         * @description Other users were unsubscribed from channels that the receiving user can see, or their accounts were deactivated.
         *     If several users were unsubscribed at once, `user_ids` can include the receiving user.
         *
         *     Changed in feature level 19: `stream_id` replaces the name.
         *
         *     Changed in feature level 35: `user_ids` and `stream_ids` replace `user_id` and `stream_id`.
         *
         *     Changed in feature level 220: Sent to guests for public channels to which they are subscribed and for all web-public channels.
         * @example {
         *       "id": 0,
         *       "type": "subscription",
         *       "op": "peer_remove",
         *       "stream_ids": [
         *         7
         *       ],
         *       "user_ids": [
         *         12
         *       ]
         *     }
         */
        SubscriptionPeerRemoveEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "subscription";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "peer_remove";
            /** @description IDs of the channels. */
            stream_ids: number[];
            /** @description IDs of the users. */
            user_ids: number[];
        };
        /**
         * @description A personal setting of a subscription.
         *
         *     - `color`: hexadecimal color of the channel for this user. The only property whose value is a string.
         *     - `is_muted`: whether the channel is muted.
         *     - `in_home_view`: the inverse of `is_muted`. Still accepted.
         *     - `pin_to_top`: whether the channel is pinned to the top of the channel list.
         *     - `desktop_notifications`, `audible_notifications`, `push_notifications`, `email_notifications`: whether all
         *       messages of the channel cause such notifications.
         *     - `wildcard_mentions_notify`: whether wildcard mentions notify like personal mentions.
         * @example pin_to_top
         * @enum {string}
         */
        SubscriptionProperty: "color" | "is_muted" | "in_home_view" | "pin_to_top" | "desktop_notifications" | "audible_notifications" | "push_notifications" | "email_notifications" | "wildcard_mentions_notify";
        /**
         * @description The receiving user was unsubscribed from channels.
         * @example {
         *       "id": 0,
         *       "type": "subscription",
         *       "op": "remove",
         *       "subscriptions": [
         *         {
         *           "stream_id": 7,
         *           "name": "design"
         *         }
         *       ]
         *     }
         */
        SubscriptionRemoveEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "subscription";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "remove";
            /** @description The channels. */
            subscriptions: components["schemas"]["ChannelReference"][];
        };
        /**
         * @description The receiving user changed a personal setting of a subscription. Muting or unmuting sends two events, one for
         *     `in_home_view` and one for `is_muted`.
         *
         *     Changed in feature level 40: Removed `email`.
         *
         *     Changed in feature level 41: Removed `name`.
         *
         *     Changed in feature level 139: Two events when a channel is muted or unmuted. Before, only one for `in_home_view`.
         * @example {
         *       "id": 0,
         *       "type": "subscription",
         *       "op": "update",
         *       "property": "pin_to_top",
         *       "value": true,
         *       "stream_id": 7
         *     }
         */
        SubscriptionUpdateEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "subscription";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "update";
            property: components["schemas"]["SubscriptionProperty"];
            /** @description The new value. A string for `color`, otherwise a boolean. */
            value: boolean | string;
            /**
             * Format: int64
             * @description ID of the channel.
             */
            stream_id: number;
        };
        /** @description The response of an operation without response fields. */
        SuccessResponse: {
            /**
             * @description States that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /**
             * @description Names of the parameters of the request that the operation does not have, sorted. Absent if there are none.
             *
             *     New in feature level 167.
             */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The permission settings, by name. */
        SupportedPermissionSettings: {
            /** @description The permission settings of the organization. */
            realm: {
                [key: string]: components["schemas"]["PermissionSetting"];
            };
            /** @description The permission settings of each channel. */
            stream: {
                [key: string]: components["schemas"]["PermissionSetting"];
            };
            /** @description The permission settings of each user group. */
            group: {
                [key: string]: components["schemas"]["PermissionSetting"];
            };
        };
        ThumbnailFormat: {
            /** @description Name of the format in URLs. */
            name: string;
            /**
             * Format: int64
             * @description Maximum width in pixels.
             */
            max_width: number;
            /**
             * Format: int64
             * @description Maximum height in pixels.
             */
            max_height: number;
            /** @description Type of the image file. */
            format: string;
            /** @description Whether the image is animated. */
            animated: boolean;
        };
        /** @description A link that a linkifier creates from a part of the topic, or a URL in the topic. */
        TopicLink: {
            /** @description The part of the topic. */
            text: string;
            /** @description Target of the link. */
            url: string;
        };
        /** @description An event of type `typing`. */
        TypingEvent: components["schemas"]["TypingStartEvent"] | components["schemas"]["TypingStopEvent"];
        /** @description A participant of a conversation in which a user is typing. */
        TypingPerson: {
            /**
             * Format: int64
             * @description ID of the user.
             */
            user_id: number;
            /** @description API email of the user. */
            email: string;
        };
        /**
         * @description Type of the message that another user types.
         * @enum {string}
         */
        TypingRecipientKind: "direct" | "stream";
        /**
         * @description A user, possibly the receiving one, started typing a message in a conversation of the receiving user. Events about channels are sent only
         *     with the capability `stream_typing_notifications`.
         *
         *     Changed in feature level 58: Added typing in channels.
         *
         *     Changed in feature level 215: `message_type` is `direct` instead of `private`.
         *
         *     Changed in feature level 253: Sent only to users with `receives_typing_notifications`.
         * @example {
         *       "id": 0,
         *       "type": "typing",
         *       "op": "start",
         *       "message_type": "direct",
         *       "sender": {
         *         "user_id": 9,
         *         "email": "iago@example.com"
         *       },
         *       "recipients": [
         *         {
         *           "user_id": 9,
         *           "email": "iago@example.com"
         *         },
         *         {
         *           "user_id": 10,
         *           "email": "zoe@example.com"
         *         }
         *       ]
         *     }
         */
        TypingStartEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "typing";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "start";
            /**
             * @description `direct` for a direct message, `stream` for a channel message.
             *
             *     Changed in feature level 215: `direct`. Before, `private`.
             */
            message_type: components["schemas"]["TypingRecipientKind"];
            /** @description The user who is typing or stopped typing. */
            sender: components["schemas"]["TypingPerson"];
            /** @description The participants of the direct message conversation, including the sender. Absent for channels. */
            recipients?: components["schemas"]["TypingPerson"][];
            /**
             * Format: int64
             * @description ID of the channel. Absent for direct messages.
             *
             *     New in feature level 58.
             */
            stream_id?: number;
            /**
             * @description The topic. Absent for direct messages.
             *
             *     New in feature level 58.
             */
            topic?: string;
        };
        /**
         * @description A user, possibly the receiving one, stopped typing a message in a conversation of the receiving user. Events about channels are sent only
         *     with the capability `stream_typing_notifications`.
         *
         *     Changed in feature level 58: Added typing in channels.
         *
         *     Changed in feature level 215: `message_type` is `direct` instead of `private`.
         *
         *     Changed in feature level 253: Sent only to users with `receives_typing_notifications`.
         * @example {
         *       "id": 0,
         *       "type": "typing",
         *       "op": "stop",
         *       "message_type": "direct",
         *       "sender": {
         *         "user_id": 9,
         *         "email": "iago@example.com"
         *       },
         *       "recipients": [
         *         {
         *           "user_id": 9,
         *           "email": "iago@example.com"
         *         },
         *         {
         *           "user_id": 10,
         *           "email": "zoe@example.com"
         *         }
         *       ]
         *     }
         */
        TypingStopEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "typing";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "stop";
            /**
             * @description `direct` for a direct message, `stream` for a channel message.
             *
             *     Changed in feature level 215: `direct`. Before, `private`.
             */
            message_type: components["schemas"]["TypingRecipientKind"];
            /** @description The user who is typing or stopped typing. */
            sender: components["schemas"]["TypingPerson"];
            /** @description The participants of the direct message conversation, including the sender. Absent for channels. */
            recipients?: components["schemas"]["TypingPerson"][];
            /**
             * Format: int64
             * @description ID of the channel. Absent for direct messages.
             *
             *     New in feature level 58.
             */
            stream_id?: number;
            /**
             * @description The topic. Absent for direct messages.
             *
             *     New in feature level 58.
             */
            topic?: string;
        };
        /** @description An unnamed group. */
        UnnamedUserGroup: {
            /** @description IDs of the direct members. */
            direct_members: number[];
            /** @description IDs of the subgroups. Their members belong to the unnamed group too. */
            direct_subgroups: number[];
        };
        /**
         * @description Where clients show the number of unread messages.
         * @enum {integer}
         */
        UnreadCountPolicy: 1 | 2 | 3;
        UnreadDirectMessages: {
            /**
             * Format: int64
             * @description ID of the other user.
             *
             *     New in feature level 119.
             */
            other_user_id: number;
            /**
             * Format: int64
             * @deprecated
             * @description The same as `other_user_id`. Use that instead.
             */
            sender_id: number;
            /** @description IDs of the messages, ascending. */
            unread_message_ids: number[];
        };
        UnreadGroupMessages: {
            /** @description Comma-separated IDs of all participants, ascending. */
            user_ids_string: string;
            /** @description IDs of the messages, ascending. */
            unread_message_ids: number[];
        };
        /** @description The place of an unread message. */
        UnreadMessageDetails: {
            /** @description `private` for direct messages. */
            type: components["schemas"]["MessageType"];
            /**
             * @description True if the message mentions the user. Wildcard mentions do not count in muted topics, and in topics of muted
             *     channels that are neither unmuted nor followed. Absent otherwise.
             */
            mentioned?: boolean;
            /** @description Only for direct messages: IDs of the participants except the user, ascending. Empty if the user wrote only to themselves. */
            user_ids?: number[];
            /**
             * Format: int64
             * @description Only for channel messages: ID of the channel.
             */
            stream_id?: number;
            /** @description Only for channel messages: the topic. */
            topic?: string;
            /**
             * @deprecated
             * @description Only for channel messages: whether neither topic nor channel is muted. Older clients read it.
             */
            unmuted_stream_msg?: boolean;
        };
        /** @description The unread messages of the user, by conversation. If there are very many, only the newest. */
        UnreadMessages: {
            /**
             * Format: int64
             * @description Number of unread messages, without those in muted channels and topics.
             *
             *     Changed in feature level 213: Counts unmuted and followed topics of muted channels.
             */
            count: number;
            /** @description Unread direct messages between two users, or of the user to themselves. */
            pms: components["schemas"]["UnreadDirectMessages"][];
            /**
             * @description Unread messages of channels to which the user is subscribed, including muted channels.
             *
             *     Changed in feature level 90: Removed `sender_ids`.
             */
            streams: components["schemas"]["UnreadTopic"][];
            /** @description Unread direct messages between more than two users. */
            huddles: components["schemas"]["UnreadGroupMessages"][];
            /**
             * @description IDs of the unread messages that mention the user. Includes wildcard mentions only in channels and topics that
             *     are not muted.
             *
             *     Changed in feature level 213: Counts unmuted and followed topics of muted channels.
             */
            mentions: number[];
            /**
             * @description Whether there are more unread messages than are listed.
             *
             *     New in feature level 44.
             */
            old_unreads_missing: boolean;
        };
        UnreadTopic: {
            /**
             * Format: int64
             * @description ID of the channel.
             */
            stream_id: number;
            /** @description The topic. */
            topic: string;
            /** @description IDs of the messages, ascending. */
            unread_message_ids: number[];
        };
        /** @description Response of updateBot. */
        UpdateBotResult: components["schemas"]["SuccessResponse"] & components["schemas"]["BotDefaults"] & {
            /** @description The name of the bot. */
            full_name: string;
            /** @description The URL of the bot's avatar. */
            avatar_url: string;
            /** @description The format of the requests of an outgoing webhook. For other bots the value of the request, by default 1. */
            service_interface: components["schemas"]["BotInterface"];
            /** @description The `service_payload_url` of the request. Null if it has none. */
            service_payload_url: string | null;
            /** @description Always null, since no bot has a configuration. Existing servers return the value of the request. */
            config_data: {
                [key: string]: string;
            } | null;
            /** @description The email of the bot owner. Absent if the bot has no owner. */
            bot_owner?: string;
        };
        /**
         * @deprecated
         * @description A display setting of the user changed. Sent only to clients that requested this event type and did not declare the
         *     capability `user_settings_object`.
         *
         *     Sent for these settings: `twenty_four_hour_time`, `dense_mode`, `starred_message_counts`, `fluid_layout_width`, `high_contrast_mode`, `color_scheme`, `enable_drafts_synchronization`, `translate_emoticons`, `default_language`, `web_home_view`, `left_side_userlist`, `emojiset`, `demote_inactive_streams`, `enter_sends`, `timezone`.
         *
         *     Changed in feature level 89: Replaced by `user_settings`.
         * @example {
         *       "id": 0,
         *       "type": "update_display_settings",
         *       "user": "iago@example.com",
         *       "setting_name": "high_contrast_mode",
         *       "setting": false
         *     }
         */
        UpdateDisplaySettingsEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "update_display_settings";
            /** @description API email of the user. */
            user: string;
            /** @description Name of the setting. */
            setting_name: string;
            /** @description The new value. */
            setting: boolean | number | string;
            /** @description English name of the language. Only present for `default_language`. */
            language_name?: string;
        };
        /**
         * @deprecated
         * @description A notification setting of the user changed. Sent only to clients that requested this event type and did not declare
         *     the capability `user_settings_object`.
         *
         *     Sent for these settings: `enable_stream_desktop_notifications`, `enable_stream_email_notifications`, `enable_stream_push_notifications`, `enable_stream_audible_notifications`, `notification_sound`, `enable_desktop_notifications`, `enable_sounds`, `email_notifications_batching_period_seconds`, `enable_offline_email_notifications`, `enable_offline_push_notifications`, `enable_online_push_notifications`, `enable_digest_emails`, `enable_marketing_emails`, `enable_login_emails`, `message_content_in_email_notifications`, `pm_content_in_desktop_notifications`, `wildcard_mentions_notify`, `desktop_icon_count_display`, `realm_name_in_email_notifications_policy`, `presence_enabled`.
         *
         *     Changed in feature level 89: Replaced by `user_settings`.
         * @example {
         *       "id": 0,
         *       "type": "update_global_notifications",
         *       "user": "iago@example.com",
         *       "notification_name": "enable_sounds",
         *       "setting": true
         *     }
         */
        UpdateGlobalNotificationsEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "update_global_notifications";
            /** @description API email of the user. */
            user: string;
            /** @description Name of the setting. */
            notification_name: string;
            /** @description The new value. */
            setting: boolean | number | string;
        };
        /**
         * @description A message was edited, or messages were moved to another topic or channel. Sent to users who received them and can
         *     read their channel now, and to subscribers who can read them. Fields that did not change are absent.
         *
         *     Users get no events about a message while it is in a channel to which they are not subscribed, if they received it only
         *     elsewhere. When it comes back, clients fetch it again: its content and reactions may have changed.
         *
         *     Changed in feature level 112: `stream_id` is always present for a channel message.
         *
         *     Changed in feature level 114: Added `rendering_only`. `edit_timestamp` and `user_id` are always present.
         * @example {
         *       "id": 0,
         *       "type": "update_message",
         *       "user_id": 9,
         *       "edit_timestamp": 1718000060,
         *       "message_id": 42,
         *       "message_ids": [
         *         41,
         *         42
         *       ],
         *       "flags": [
         *         "read"
         *       ],
         *       "rendering_only": false,
         *       "stream_id": 7,
         *       "stream_name": "design",
         *       "propagate_mode": "change_all",
         *       "orig_subject": "logo",
         *       "subject": "logo and colours",
         *       "topic_links": [],
         *       "orig_content": "Hello",
         *       "orig_rendered_content": "<p>Hello</p>",
         *       "content": "Hello there",
         *       "rendered_content": "<p>Hello there</p>",
         *       "prev_rendered_content_version": 1,
         *       "is_me_message": false
         *     }
         */
        UpdateMessageEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "update_message";
            /**
             * Format: int64
             * @description ID of the user who edited. Null if only the rendering changed.
             *
             *     Changed in feature level 114: Always present.
             */
            user_id: number | null;
            /**
             * Format: int64
             * @description Time of the edit in UNIX seconds.
             *
             *     Changed in feature level 114: Always present.
             */
            edit_timestamp: number;
            /**
             * Format: int64
             * @description ID of the message that was edited.
             */
            message_id: number;
            /**
             * @description IDs of that message and of all messages that were moved with it, ascending. Only messages that the receiving user can
             *     read. If the topic stays, messages that have it in another case, such as `Logo` and `logo`, have an event of their own.
             */
            message_ids: number[];
            /** @description The flags of the receiving user for the message `message_id` after the edit. */
            flags: components["schemas"]["MessageFlag"][];
            /**
             * @description Whether only the HTML changed, without an edit by a user. False for every edit.
             *
             *     New in feature level 114.
             */
            rendering_only: boolean;
            /**
             * Format: int64
             * @description ID of the channel before the edit. Absent for a direct message.
             *
             *     Changed in feature level 112: Always present for a channel message.
             */
            stream_id?: number;
            /** @description Name of the channel before the edit. */
            stream_name?: string;
            /**
             * Format: int64
             * @description ID of the channel to which the messages were moved.
             */
            new_stream_id?: number;
            /** @description Which messages of the topic were moved. */
            propagate_mode?: components["schemas"]["PropagateMode"];
            /**
             * @description The topic before the messages were moved, and after it if `subject` is absent. Clients may know another one, if it
             *     changed while the messages were in a channel to which the user is not subscribed.
             */
            orig_subject?: string;
            /** @description The topic to which the messages were moved. Absent if the topic did not change. */
            subject?: string;
            /** @description The links that linkifiers create from the new topic. */
            topic_links?: components["schemas"]["TopicLink"][];
            /** @description The content before the edit. */
            orig_content?: string;
            /** @description The content before the edit, as HTML. */
            orig_rendered_content?: string;
            /** @description The content in Markdown. */
            content?: string;
            /** @description The content as HTML. */
            rendered_content?: string;
            /**
             * Format: int64
             * @description Version of the Markdown renderer that rendered `orig_rendered_content`.
             */
            prev_rendered_content_version?: number;
            /** @description Whether the message is a `/me` message after the edit. */
            is_me_message?: boolean;
        };
        /**
         * @description Messages got a flag of the receiving user. Also sent if messages count as read because the user was unsubscribed from
         *     their channel, or because they were moved to a channel to which the user is not subscribed, or was not subscribed when
         *     they were moved there.
         *
         *     Changed in feature level 155: `messages` has only messages that changed.
         * @example {
         *       "id": 0,
         *       "type": "update_message_flags",
         *       "op": "add",
         *       "operation": "add",
         *       "flag": "read",
         *       "messages": [
         *         42,
         *         43
         *       ],
         *       "all": false
         *     }
         */
        UpdateMessageFlagsAddEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "update_message_flags";
            /**
             * @description New in feature level 32. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            op: "add";
            /**
             * @deprecated
             * @description The same as `op`. Use `op` instead.
             *
             *     Changed in feature level 32: Deprecated. Use `op`.
             * @constant
             */
            operation: "add";
            flag: components["schemas"]["MessageFlag"];
            /** @description IDs of the messages, ascending. Empty if `all` is true. */
            messages: number[];
            /** @description Whether all messages of the user are read. */
            all: boolean;
        };
        /** @description An event of type `update_message_flags`. */
        UpdateMessageFlagsEvent: components["schemas"]["UpdateMessageFlagsAddEvent"] | components["schemas"]["UpdateMessageFlagsRemoveEvent"];
        /** @description Response of updateMessageFlagsForNarrow. */
        UpdateMessageFlagsForNarrowResult: components["schemas"]["SuccessResponse"] & {
            /**
             * Format: int64
             * @description Number of messages of the narrow that were processed.
             */
            processed_count: number;
            /**
             * Format: int64
             * @description Number of messages whose flag changed.
             */
            updated_count: number;
            /**
             * Format: int64
             * @description ID of the oldest processed message. Null if there is none.
             */
            first_processed_id: number | null;
            /**
             * Format: int64
             * @description ID of the newest processed message. Null if there is none.
             */
            last_processed_id: number | null;
            /** @description Whether the narrow has no messages before these. */
            found_oldest: boolean;
            /** @description Whether the narrow has no messages after these. */
            found_newest: boolean;
        };
        /**
         * @description Messages lost a flag of the receiving user.
         *
         *     Changed in feature level 121: Added `message_details`.
         *
         *     Changed in feature level 155: `messages` has only messages that changed.
         * @example {
         *       "id": 0,
         *       "type": "update_message_flags",
         *       "op": "remove",
         *       "operation": "remove",
         *       "flag": "read",
         *       "messages": [
         *         42
         *       ],
         *       "all": false,
         *       "message_details": {
         *         "42": {
         *           "type": "stream",
         *           "stream_id": 7,
         *           "topic": "logo",
         *           "unmuted_stream_msg": true
         *         }
         *       }
         *     }
         */
        UpdateMessageFlagsRemoveEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "update_message_flags";
            /**
             * @description New in feature level 32. (enum property replaced by openapi-typescript)
             * @enum {string}
             */
            op: "remove";
            /**
             * @deprecated
             * @description The same as `op`. Use `op` instead.
             *
             *     Changed in feature level 32: Deprecated. Use `op`.
             * @constant
             */
            operation: "remove";
            flag: components["schemas"]["MessageFlag"];
            /** @description IDs of the messages, ascending. */
            messages: number[];
            /** @description Always false. */
            all: boolean;
            /**
             * @description Only if `flag` is `read`: what clients need to count the messages as unread, by the message ID as a string.
             *
             *     New in feature level 121.
             */
            message_details?: {
                [key: string]: components["schemas"]["UnreadMessageDetails"];
            };
        };
        /** @description Response of updateMessageFlags. */
        UpdateMessageFlagsResult: components["schemas"]["SuccessResponse"] & {
            /** @description The IDs from the request. */
            messages: number[];
        };
        /** @description Response of updateOrganization. */
        UpdateOrganizationResult: components["schemas"]["SuccessResponse"] & components["schemas"]["ChangedOrganizationSettings"] & {
            /**
             * @description Present if the name changed.
             * @constant
             */
            name?: "updated";
            /**
             * @description Present if the description changed.
             * @constant
             */
            description?: "updated";
            /**
             * Format: int64
             * @description Alias of `service_update_announcements_stream_id`, for existing clients.
             */
            zulip_update_announcements_stream_id?: number;
        };
        /** @description Response of updateOwnPresence. */
        UpdateOwnPresenceResult: components["schemas"]["SuccessResponse"] & {
            /**
             * Format: int64
             * @description The value for `last_update_id` in the next request. It is at least the passed value, and equal to it if nothing
             *     else was published since. The requester's own report gets its ID when it is published. The next response contains
             *     the report again. The value is -1 if no `last_update_id` was passed and no data is returned, for example because
             *     presence is disabled.
             *
             *     New in feature level 263.
             */
            presence_last_update_id: number;
            /**
             * Format: double
             * @description Time of the server, in UNIX seconds. Absent with `ping_only`.
             */
            server_timestamp?: number;
            /**
             * @description The presence of users. With `last_update_id` or `slim_presence`, it has the modern format, and the keys are user
             *     IDs. Otherwise it has the older format, and the keys are API emails. Absent with `ping_only`.
             */
            presences?: {
                [key: string]: components["schemas"]["UserPresence"] | components["schemas"]["LegacyPresence"];
            };
            /**
             * @deprecated
             * @description Always false. Clients ignore it.
             */
            zephyr_mirror_active: boolean;
        };
        /** @description Response of updateSettings. */
        UpdateSettingsResult: components["schemas"]["SuccessResponse"] & {
            /** @description The new API key. Only present if `regenerate_api_key` is true. */
            api_key?: string;
        };
        /** @description Response of updateSubscriptions. */
        UpdateSubscriptionsResult: components["schemas"]["SuccessResponse"] & {
            /** @description Names of the new subscriptions, keyed by the API email of the user. Empty if there are none. */
            subscribed: {
                [key: string]: string[];
            };
            /** @description Names of the channels in `add` to which the user was subscribed, keyed by the user's API email. */
            already_subscribed: {
                [key: string]: string[];
            };
            /** @description Names of the channels from which the user was unsubscribed. */
            removed: string[];
            /** @description Names of the channels in `delete` to which the user was not subscribed. */
            not_removed: string[];
        };
        /** @description Response of uploadFile. */
        UploadFileResult: components["schemas"]["SuccessResponse"] & {
            /**
             * @description URL of the file, relative to the root of the server.
             *
             *     New in feature level 272.
             */
            url: string;
            /**
             * @deprecated
             * @description The same as `url`.
             *
             *     Changed in feature level 272: Deprecated alias of `url`.
             */
            uri: string;
            /** @description Name of the file, which messages can use. */
            filename: string;
        };
        /** @description Response of uploadIcon. */
        UploadIconResult: components["schemas"]["SuccessResponse"] & {
            /** @description URL of the icon, relative to the root of the server. */
            icon_url: string;
        };
        /** @description Response of uploadOwnAvatar. */
        UploadOwnAvatarResult: components["schemas"]["SuccessResponse"] & {
            /** @description URL of the avatar, relative to the root of the server. */
            avatar_url: string;
        };
        /**
         * Format: int64
         * @description Total size of all files of the organization in bytes. Events report it only to the user whose file the event is
         *     about. Other users get it from `GET /attachments`.
         */
        UploadSpaceUsed: number;
        /** @description A user as other users see them. */
        User: components["schemas"]["UserBase"] & {
            /**
             * @description Real email of the user. Null for users who cannot see it. All users can see the real email of a bot.
             *
             *     Changed in feature level 163: Always present. Null for users who cannot see it.
             */
            delivery_email: string | null;
            /**
             * @description URL of the avatar. Null for a gravatar if `client_gravatar` is true and `email` is the real email, from which
             *     the client computes the URL. The URL of a gravatar is computed from the real email for users who can see it, and from `email` for all
             *     others.
             *
             *     Changed in feature level 18: Can be omitted for clients that request this.
             */
            avatar_url?: string | null;
            /**
             * Format: int64
             * @description Increases with each change of the avatar.
             *
             *     New in feature level 6.
             */
            avatar_version: number;
            /**
             * Format: int64
             * @description 1 generic bot, 2 incoming webhook, 3 outgoing webhook, 4 embedded bot. Null for human users.
             */
            bot_type: number | null;
            /**
             * Format: int64
             * @description ID of the bot's owner. Null for bots that belong to the server. Only present for bots.
             *
             *     New in feature level 1.
             */
            bot_owner_id?: number | null;
            /** @description Values of the custom profile fields. Only present for human users, and only if requested. */
            profile_data?: components["schemas"]["ProfileData"];
            /**
             * @description Whether other users see when the user is online. Only present for the requesting user, in the responses to
             *     `GET /users/{user_id_or_email}` and `GET /users`.
             */
            presence_enabled?: boolean;
            /**
             * @description Whether the bot belongs to the server. Absent for other users.
             *
             *     New in feature level 83.
             */
            is_system_bot?: boolean;
        };
        /** @description The fields that all user objects have. */
        UserBase: {
            /**
             * Format: int64
             * @description ID of the user.
             */
            user_id: number;
            /** @description API email of the user. It can change when the real email or its visibility changes. */
            email: string;
            /** @description Name of the user. */
            full_name: string;
            /**
             * @description Role of a user. 100 organization owner, 200 organization administrator, 300 organization moderator, 400 member,
             *     600 guest.
             *
             *     New in feature level 59.
             */
            role: components["schemas"]["Role"];
            /**
             * @description Whether the user is an organization owner.
             *
             *     New in feature level 8.
             */
            is_owner: boolean;
            /** @description Whether the user is an organization administrator or owner. */
            is_admin: boolean;
            /** @description Whether the user is a guest. */
            is_guest: boolean;
            /**
             * @description Whether the user manages the billing of the organization.
             *
             *     New in feature level 73.
             */
            is_billing_admin: boolean;
            /** @description Whether the user is a bot. */
            is_bot: boolean;
            /** @description Whether the account is active. False if it is deactivated. */
            is_active: boolean;
            /** @description IANA name of the user's time zone. Empty if not set. */
            timezone: string;
            /**
             * Format: date-time
             * @description When the account was created.
             */
            date_joined: string;
        };
        /**
         * @description A group of users. Users of the organization create groups. The server maintains those with `is_system_group` true.
         * @example {
         *       "id": 3,
         *       "name": "role:moderators",
         *       "description": "Moderators of this organization, administrators included",
         *       "members": [
         *         11
         *       ],
         *       "subgroups": [
         *         2
         *       ],
         *       "direct_subgroup_ids": [
         *         2
         *       ],
         *       "is_system_group": true,
         *       "can_mention_group": 8
         *     }
         */
        UserGroup: {
            /**
             * Format: int64
             * @description ID of the group.
             */
            id: number;
            /** @description Name of the group, unique when case is ignored. The names of system groups begin with `role:`. */
            name: string;
            /** @description The purpose of the group, as plain text. */
            description: string;
            /**
             * @description Sorted IDs of the direct members. Members of subgroups are not included. The members of a system group follow from
             *     the users' roles.
             */
            members: number[];
            /** @description Sorted IDs of the subgroups. Their members belong to this group too. */
            subgroups: number[];
            /**
             * @description The same list as `subgroups`, under the name that existing clients read.
             *
             *     New in feature level 127.
             *
             *     Changed in feature level 131: Renamed from `subgroups`.
             */
            direct_subgroup_ids: number[];
            /**
             * @description Whether the group is a system group, which the server maintains. Users cannot edit system groups.
             *
             *     New in feature level 93.
             */
            is_system_group: boolean;
            /**
             * @description The group whose members may mention this group. For system groups, `role:nobody`.
             *
             *     New in feature level 191.
             *
             *     Changed in feature level 198: Renamed from `can_mention_group_id`.
             *
             *     Changed in feature level 258: May be an unnamed group as well as an ID.
             */
            can_mention_group: components["schemas"]["GroupSettingValue"];
        };
        /**
         * @description A user group was created. Sent to all users.
         * @example {
         *       "id": 0,
         *       "type": "user_group",
         *       "op": "add",
         *       "group": {
         *         "id": 9,
         *         "name": "backend",
         *         "description": "Who to ask about the server",
         *         "members": [
         *           8,
         *           10
         *         ],
         *         "subgroups": [],
         *         "direct_subgroup_ids": [],
         *         "is_system_group": false,
         *         "can_mention_group": 6
         *       }
         *     }
         */
        UserGroupAddEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "user_group";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "add";
            group: components["schemas"]["UserGroup"];
        };
        /**
         * @description Users were added to a group. Sent to all users. For a system group, the cause is a new account or a changed role.
         * @example {
         *       "id": 0,
         *       "type": "user_group",
         *       "op": "add_members",
         *       "group_id": 5,
         *       "user_ids": [
         *         25
         *       ]
         *     }
         */
        UserGroupAddMembersEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "user_group";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "add_members";
            /**
             * Format: int64
             * @description ID of the group.
             */
            group_id: number;
            /** @description IDs of the users who were added. */
            user_ids: number[];
        };
        /**
         * @description Subgroups were added to a group. Sent to all users.
         *
         *     New in feature level 127.
         * @example {
         *       "id": 0,
         *       "type": "user_group",
         *       "op": "add_subgroups",
         *       "group_id": 9,
         *       "direct_subgroup_ids": [
         *         3
         *       ]
         *     }
         */
        UserGroupAddSubgroupsEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "user_group";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "add_subgroups";
            /**
             * Format: int64
             * @description ID of the group.
             */
            group_id: number;
            /**
             * @description IDs of the added subgroups.
             *
             *     Changed in feature level 131: Renamed from `subgroup_ids`.
             */
            direct_subgroup_ids: number[];
        };
        /** @description An event of type `user_group`. */
        UserGroupEvent: components["schemas"]["UserGroupAddMembersEvent"] | components["schemas"]["UserGroupRemoveMembersEvent"] | components["schemas"]["UserGroupAddEvent"] | components["schemas"]["UserGroupRemoveEvent"] | components["schemas"]["UserGroupUpdateEvent"] | components["schemas"]["UserGroupAddSubgroupsEvent"] | components["schemas"]["UserGroupRemoveSubgroupsEvent"];
        /**
         * @description A user group was deleted. Sent to all users.
         * @example {
         *       "id": 0,
         *       "type": "user_group",
         *       "op": "remove",
         *       "group_id": 9
         *     }
         */
        UserGroupRemoveEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "user_group";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "remove";
            /**
             * Format: int64
             * @description ID of the group.
             */
            group_id: number;
        };
        /**
         * @description Users were removed from a group. Sent to all users. For a system group, the cause is a changed role.
         * @example {
         *       "id": 0,
         *       "type": "user_group",
         *       "op": "remove_members",
         *       "group_id": 5,
         *       "user_ids": [
         *         25
         *       ]
         *     }
         */
        UserGroupRemoveMembersEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "user_group";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "remove_members";
            /**
             * Format: int64
             * @description ID of the group.
             */
            group_id: number;
            /** @description IDs of the users who were removed. */
            user_ids: number[];
        };
        /**
         * @description Subgroups were removed from a group. Sent to all users.
         *
         *     New in feature level 127.
         * @example {
         *       "id": 0,
         *       "type": "user_group",
         *       "op": "remove_subgroups",
         *       "group_id": 9,
         *       "direct_subgroup_ids": [
         *         3
         *       ]
         *     }
         */
        UserGroupRemoveSubgroupsEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "user_group";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "remove_subgroups";
            /**
             * Format: int64
             * @description ID of the group.
             */
            group_id: number;
            /**
             * @description IDs of the removed subgroups.
             *
             *     Changed in feature level 131: Renamed from `subgroup_ids`.
             */
            direct_subgroup_ids: number[];
        };
        /**
         * @description A user group was changed. Sent to all users.
         * @example {
         *       "id": 0,
         *       "type": "user_group",
         *       "op": "update",
         *       "group_id": 9,
         *       "data": {
         *         "name": "server"
         *       }
         *     }
         */
        UserGroupUpdateEvent: {
            id: components["schemas"]["EventId"];
            /** @constant */
            type: "user_group";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "update";
            /**
             * Format: int64
             * @description ID of the group.
             */
            group_id: number;
            data: components["schemas"]["ChangedUserGroup"];
        };
        /**
         * @description A style of the list of users.
         * @enum {integer}
         */
        UserListStyle: 1 | 2 | 3;
        /**
         * @description When a user was last present. Clients show a user with a current `active_timestamp` as fully present. They show a
         *     user with only a current `idle_timestamp` as potentially present.
         */
        UserPresence: {
            /**
             * Format: int64
             * @description When a client last reported the user present, in UNIX seconds. If no client ever did, it is the time when the
             *     account was created. For a new account it is earlier: more than `server_presence_offline_threshold_seconds`
             *     before `idle_timestamp`.
             */
            active_timestamp: number;
            /**
             * Format: int64
             * @description When the user last had a connected client, including idle clients, in UNIX seconds.
             */
            idle_timestamp: number;
        };
        /** @description The settings of a new account. */
        UserSettingDefaults: WithRequired<components["schemas"]["UserSettingValues"], "twenty_four_hour_time" | "dense_mode" | "web_mark_read_on_scroll_policy" | "web_channel_default_view" | "starred_message_counts" | "receives_typing_notifications" | "fluid_layout_width" | "high_contrast_mode" | "web_font_size_px" | "web_line_height_percent" | "color_scheme" | "enable_drafts_synchronization" | "translate_emoticons" | "display_emoji_reaction_users" | "default_language" | "web_home_view" | "web_escape_navigates_to_home_view" | "left_side_userlist" | "emojiset" | "demote_inactive_streams" | "user_list_style" | "web_animate_image_previews" | "web_stream_unreads_count_display_policy" | "enable_stream_desktop_notifications" | "enable_stream_email_notifications" | "enable_stream_push_notifications" | "enable_stream_audible_notifications" | "notification_sound" | "enable_desktop_notifications" | "enable_sounds" | "email_notifications_batching_period_seconds" | "enable_offline_email_notifications" | "enable_offline_push_notifications" | "enable_online_push_notifications" | "enable_followed_topic_desktop_notifications" | "enable_followed_topic_email_notifications" | "enable_followed_topic_push_notifications" | "enable_followed_topic_audible_notifications" | "enable_digest_emails" | "enable_marketing_emails" | "enable_login_emails" | "message_content_in_email_notifications" | "pm_content_in_desktop_notifications" | "wildcard_mentions_notify" | "enable_followed_topic_wildcard_mentions_notify" | "desktop_icon_count_display" | "realm_name_in_email_notifications_policy" | "automatically_follow_topics_policy" | "automatically_unmute_topics_in_muted_streams_policy" | "automatically_follow_topics_where_mentioned" | "presence_enabled" | "enter_sends" | "send_private_typing_notifications" | "send_stream_typing_notifications" | "send_read_receipts" | "email_address_visibility" | "web_navigate_to_sent_message">;
        /** @description Settings of a user. Others are absent. */
        UserSettingValues: {
            /**
             * @description Whether times are shown in 24-hour format. Default: `false`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example false
             */
            twenty_four_hour_time?: boolean;
            /**
             * @description No effect at present. Reserved. Default: `false`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example false
             */
            dense_mode?: boolean;
            /**
             * @description When scrolling marks messages as read. 1 always, 2 only in conversation views, 3 never. Only clients apply it. Default: `1`.
             *
             *     New in feature level 175.
             * @example 1
             */
            web_mark_read_on_scroll_policy?: components["schemas"]["ScrollReadPolicy"];
            /**
             * @description What a click on a channel opens. 1 its top topic, 2 the feed of the channel. Only clients apply it. Default: `1`.
             *
             *     New in feature level 269.
             * @example 1
             */
            web_channel_default_view?: components["schemas"]["ChannelDefaultView"];
            /**
             * @description Whether clients show the number of starred messages. Only clients apply it. Default: `true`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example true
             */
            starred_message_counts?: boolean;
            /**
             * @description Whether the server sends `typing` events to the user. Default: `true`.
             *
             *     New in feature level 253.
             * @example true
             */
            receives_typing_notifications?: boolean;
            /**
             * @description Whether the center panel uses the full width of the window. Only clients apply it. Default: `false`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example false
             */
            fluid_layout_width?: boolean;
            /**
             * @description Reserved for accessibility variations of the display. Only clients apply it. Default: `false`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example false
             */
            high_contrast_mode?: boolean;
            /**
             * @description Font size in pixels. Only clients apply it. Default: `16`.
             *
             *     New in feature level 245.
             * @example 16
             */
            web_font_size_px?: number;
            /**
             * @description Line height in percent of the font size. 120 means 1.2. Only clients apply it. Default: `140`.
             *
             *     New in feature level 245.
             * @example 140
             */
            web_line_height_percent?: number;
            /**
             * @description Color scheme. 1 automatic, 2 dark, 3 light. Only clients apply it. Default: `1`. Clients without `user_settings_object` also get an `update_display_settings` event.
             *
             *     New in feature level 21.
             * @example 1
             */
            color_scheme?: components["schemas"]["ColorScheme"];
            /**
             * @description Whether the server stores drafts. If the user disables the setting, the drafts on the server are deleted. Default: `true`. Clients without `user_settings_object` also get an `update_display_settings` event.
             *
             *     New in feature level 87.
             * @example true
             */
            enable_drafts_synchronization?: boolean;
            /**
             * @description Whether emoticons become emoji in the HTML of messages that the user sends or edits while the setting is true. The
             *     emoticons are `:)`, `(:`, `:(`, `<3`, `:|`, `:/`, `;)`, `:D`, `:o`, `:O`, `:p` and `:P`. They must be between
             *     whitespace or punctuation, outside code, formulas and links. The Markdown does not change. Default: `false`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example false
             */
            translate_emoticons?: boolean;
            /**
             * @description Whether clients show the names of the users who reacted, if there are few. Only clients apply it. Default: `true`.
             *
             *     New in feature level 125.
             * @example true
             */
            display_emoji_reaction_users?: boolean;
            /**
             * @description Code of the language of the interface and of notification emails. This server has notification emails in English
             *     only. Only clients apply it. Default: `"en"`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example en
             */
            default_language?: string;
            /**
             * @description The view that the web client opens with. Only clients apply it. Default: `"inbox"`. Clients without `user_settings_object` also get an `update_display_settings` event.
             *
             *     New in feature level 219.
             *
             *     Changed in feature level 219: Renamed from `default_view`.
             *
             *     Other name: `default_view` (removed in feature level 219).
             * @example inbox
             */
            web_home_view?: components["schemas"]["HomeView"];
            /**
             * @description Whether the Escape key navigates to the home view. Only clients apply it. Default: `true`.
             *
             *     New in feature level 219.
             *
             *     Changed in feature level 107: Added as `escape_navigates_to_default_view`.
             *
             *     Changed in feature level 219: Renamed from `escape_navigates_to_default_view`.
             *
             *     Other name: `escape_navigates_to_default_view` (since feature level 107, removed in feature level 219).
             * @example true
             */
            web_escape_navigates_to_home_view?: boolean;
            /**
             * @description Whether narrow windows show the list of users on the left. Only clients apply it. Default: `false`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example false
             */
            left_side_userlist?: boolean;
            /**
             * @description The style of emoji. Only clients apply it. Default: `"google"`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example google
             */
            emojiset?: components["schemas"]["EmojiSet"];
            /**
             * @description Whether clients move inactive channels down in the list of channels. 1 automatic, 2 always, 3 never. Only clients apply it. Default: `1`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example 1
             */
            demote_inactive_streams?: components["schemas"]["InactiveChannelPolicy"];
            /**
             * @description The style of the list of users. 1 compact, 2 with status, 3 with avatar and status. Only clients apply it. Default: `2`.
             *
             *     New in feature level 141.
             * @example 2
             */
            user_list_style?: components["schemas"]["UserListStyle"];
            /**
             * @description When previews of animated images are animated. Only clients apply it. Default: `"on_hover"`.
             *
             *     New in feature level 275.
             * @example on_hover
             */
            web_animate_image_previews?: components["schemas"]["ImageAnimationPolicy"];
            /**
             * @description Where clients show the number of unread messages. 1 all channels, 2 unmuted channels and topics, 3 no channels. Only clients apply it. Default: `2`.
             *
             *     New in feature level 210.
             * @example 2
             */
            web_stream_unreads_count_display_policy?: components["schemas"]["UnreadCountPolicy"];
            /**
             * @description Whether the user gets desktop notifications of channel messages. Only clients apply it. Default: `false`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example false
             */
            enable_stream_desktop_notifications?: boolean;
            /**
             * @description Whether the user gets emails about channel messages that arrive while the user is offline. Messages in muted channels
             *     and topics are excluded. The `email_notifications` of a subscription overrides this setting. Default: `false`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example false
             */
            enable_stream_email_notifications?: boolean;
            /**
             * @description Whether the user gets mobile notifications of channel messages. The server stores and announces it, without effect: it has no push service for devices. Default: `false`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example false
             */
            enable_stream_push_notifications?: boolean;
            /**
             * @description Whether the user gets audible notifications of channel messages. Only clients apply it. Default: `false`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example false
             */
            enable_stream_audible_notifications?: boolean;
            /**
             * @description The sound of audible notifications. The value is the name under which clients know the sound. Only clients apply it. Default: `"zulip"`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example zulip
             */
            notification_sound?: components["schemas"]["NotificationSound"];
            /**
             * @description Whether the user gets desktop notifications of direct messages and mentions. Only clients apply it. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            enable_desktop_notifications?: boolean;
            /**
             * @description Whether the user gets audible notifications of direct messages and mentions. Only clients apply it. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            enable_sounds?: boolean;
            /**
             * @description For how long the server collects messages before it sends emails about them, in seconds. The period starts with the
             *     first of these messages. Default: `120`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             *
             *     New in feature level 82.
             * @example 120
             */
            email_notifications_batching_period_seconds?: number;
            /**
             * @description Whether the user gets emails about direct messages and mentions that arrive while the user is offline. This includes
             *     mentions of the user's groups, and wildcard mentions that notify the user. Muting does not affect mentions of the
             *     user or a group. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            enable_offline_email_notifications?: boolean;
            /**
             * @description Whether the user gets mobile notifications of direct messages and mentions while offline. The server stores and announces it, without effect: it has no push service for devices. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            enable_offline_push_notifications?: boolean;
            /**
             * @description Whether the user gets mobile notifications of direct messages and mentions while online. The server stores and announces it, without effect: it has no push service for devices. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            enable_online_push_notifications?: boolean;
            /**
             * @description Whether the user gets desktop notifications of messages in followed topics. Only clients apply it. Default: `true`.
             *
             *     New in feature level 189.
             * @example true
             */
            enable_followed_topic_desktop_notifications?: boolean;
            /**
             * @description Whether the user gets emails about messages in followed topics that arrive while the user is offline. This includes
             *     topics in muted channels. Default: `true`.
             *
             *     New in feature level 189.
             * @example true
             */
            enable_followed_topic_email_notifications?: boolean;
            /**
             * @description Whether the user gets mobile notifications of messages in followed topics. The server stores and announces it, without effect: it has no push service for devices. Default: `true`.
             *
             *     New in feature level 189.
             * @example true
             */
            enable_followed_topic_push_notifications?: boolean;
            /**
             * @description Whether the user gets audible notifications of messages in followed topics. Only clients apply it. Default: `true`.
             *
             *     New in feature level 189.
             * @example true
             */
            enable_followed_topic_audible_notifications?: boolean;
            /**
             * @description Whether the user gets weekly emails about missed activity if they were not active for 5 days or more. The setting
             *     `digest_emails_enabled` of the organization must also be true. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            enable_digest_emails?: boolean;
            /**
             * @description Has no function outside a hosted offering. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            enable_marketing_emails?: boolean;
            /**
             * @description Whether the user gets emails about logins from a client or an IP address that is new for the account. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            enable_login_emails?: boolean;
            /**
             * @description Whether emails about messages show the messages, their senders and their conversations. The setting
             *     `message_content_allowed_in_email_notifications` of the organization must also be true. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            message_content_in_email_notifications?: boolean;
            /**
             * @description Whether desktop notifications contain the text of direct messages. Only clients apply it. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            pm_content_in_desktop_notifications?: boolean;
            /**
             * @description Whether wildcard mentions notify like personal mentions, except in muted channels and topics. The
             *     `wildcard_mentions_notify` of a subscription overrides this setting. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example true
             */
            wildcard_mentions_notify?: boolean;
            /**
             * @description Whether wildcard mentions in followed topics notify like personal mentions. This applies even if the channel is muted
             *     or `wildcard_mentions_notify` is false. Default: `true`.
             *
             *     New in feature level 189.
             * @example true
             */
            enable_followed_topic_wildcard_mentions_notify?: boolean;
            /**
             * @description What the number on the desktop icon counts. 1 all unread messages, 2 direct messages, mentions and followed topics,
             *     3 direct messages and mentions, 4 nothing. Only clients apply it. Default: `1`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             *
             *     Changed in feature level 227: Added the value 2 and increased the following values by one.
             * @example 1
             */
            desktop_icon_count_display?: components["schemas"]["DesktopIconCount"];
            /**
             * @description Whether emails about messages name the organization in their subject. 1 automatic, 2 always, 3 never. Automatic means
             *     no, because the server has one organization. Default: `1`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             *
             *     New in feature level 168.
             *
             *     Other name: `realm_name_in_notifications` (removed in feature level 168).
             * @example 1
             */
            realm_name_in_email_notifications_policy?: components["schemas"]["OrganizationNamePolicy"];
            /**
             * @description Which topics the user follows automatically. 1 topics in which the user sends or reacts to a message, 2 topics in
             *     which the user sends a message, 3 topics that the user starts, 4 none. Default: `3`.
             *
             *     New in feature level 214.
             * @example 3
             */
            automatically_follow_topics_policy?: components["schemas"]["AutomaticTopicPolicy"];
            /**
             * @description Which topics in muted channels are unmuted automatically. 1 topics in which the user sends or reacts to a message,
             *     2 topics in which the user sends a message, 3 topics that the user starts, 4 none. Default: `2`.
             *
             *     New in feature level 214.
             * @example 2
             */
            automatically_unmute_topics_in_muted_streams_policy?: components["schemas"]["AutomaticTopicPolicy"];
            /**
             * @description Whether the user automatically follows the topics in which they are mentioned. Default: `true`.
             *
             *     New in feature level 235.
             * @example true
             */
            automatically_follow_topics_where_mentioned?: boolean;
            /**
             * @description Whether other users see when the user is online. Default: `true`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             *
             *     New in feature level 3.
             * @example true
             */
            presence_enabled?: boolean;
            /**
             * @description Whether the Enter key sends a message. Only clients apply it. Default: `false`. Clients without `user_settings_object` also get an `update_display_settings` event.
             *
             *     New in feature level 81.
             *
             *     Changed in feature level 84: Became a regular setting, which events also report.
             * @example false
             */
            enter_sends?: boolean;
            /**
             * @description Whether other users are notified when the user types a direct message. Default: `true`.
             *
             *     New in feature level 105.
             * @example true
             */
            send_private_typing_notifications?: boolean;
            /**
             * @description Whether other users are notified when the user types a channel message. Default: `true`.
             *
             *     New in feature level 105.
             * @example true
             */
            send_stream_typing_notifications?: boolean;
            /**
             * @description Whether other users see which messages the user has read. Default: `true`.
             *
             *     New in feature level 105.
             * @example true
             */
            send_read_receipts?: boolean;
            /**
             * @description Who can see the user's real email. 1 everyone, 2 members, 3 administrators, 4 nobody, 5 moderators. The real email
             *     of a bot is visible to all users. Default: `1`.
             *
             *     New in feature level 163.
             * @example 1
             */
            email_address_visibility?: components["schemas"]["EmailAddressVisibility"];
            /**
             * @description Whether the web client navigates to the conversation to which the user just sent a message. Only clients apply it. Default: `true`.
             *
             *     New in feature level 268.
             * @example true
             */
            web_navigate_to_sent_message?: boolean;
        };
        /** @description Every setting of a user. */
        UserSettings: components["schemas"]["UserSettingDefaults"] & {
            /**
             * @description IANA name of the user's time zone. Empty if not set.
             * @default
             * @example Europe/Berlin
             */
            timezone: string;
        };
        /**
         * @description A setting of the user changed.
         *
         *     New in feature level 89.
         * @example {
         *       "id": 0,
         *       "type": "user_settings",
         *       "op": "update",
         *       "property": "high_contrast_mode",
         *       "value": false
         *     }
         */
        UserSettingsUpdateEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "user_settings";
            /** @constant */
            op: "update";
            /** @description Name of the setting. */
            property: string;
            /** @description The new value. */
            value: boolean | number | string;
            /** @description English name of the language. Only present for `default_language`. */
            language_name?: string;
        };
        /** @description The status of a user. Fields that are not set are absent. */
        UserStatus: {
            /** @description Text of the status. */
            status_text?: string;
            /**
             * @description Name of the emoji next to the text.
             *
             *     New in feature level 86.
             */
            emoji_name?: string;
            /**
             * @description Identifier of the emoji, unique for the `reaction_type`.
             *
             *     New in feature level 86.
             */
            emoji_code?: string;
            reaction_type?: components["schemas"]["ReactionType"];
            /**
             * @deprecated
             * @description True if the user hides when they are online, otherwise absent.
             *
             *     Changed in feature level 148: Deprecated. The opposite of the setting `presence_enabled`.
             * @constant
             */
            away?: true;
        };
        /**
         * @description The status of a user changed. Contains only the changed fields. An empty string means that the field was cleared.
         *
         *     Also sent with the complete status of a user when the user is reactivated, and to users who can see the user from now
         *     on.
         *
         *     Changed in feature level 86: Contains the emoji.
         *
         *     Changed in feature level 228: Sent only to users who can see the user.
         * @example {
         *       "id": 0,
         *       "type": "user_status",
         *       "user_id": 10,
         *       "status_text": "on vacation",
         *       "emoji_name": "car",
         *       "emoji_code": "1f697",
         *       "reaction_type": "unicode_emoji"
         *     }
         */
        UserStatusEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "user_status";
            /**
             * Format: int64
             * @description ID of the user.
             */
            user_id: number;
            /** @description Text of the status. */
            status_text?: string;
            /**
             * @description Name of the emoji next to the text.
             *
             *     New in feature level 86.
             */
            emoji_name?: string;
            /**
             * @description Identifier of the emoji, unique for the `reaction_type`.
             *
             *     New in feature level 86.
             */
            emoji_code?: string;
            reaction_type?: components["schemas"]["ReactionType"];
            /**
             * @deprecated
             * @description Whether the user hides when they are online.
             *
             *     Changed in feature level 148: Deprecated. The opposite of the setting `presence_enabled`.
             */
            away?: boolean;
        };
        /** @description A topic for which the user has a visibility policy. */
        UserTopic: {
            /**
             * Format: int64
             * @description ID of the channel.
             */
            stream_id: number;
            /** @description The topic. */
            topic_name: string;
            /**
             * Format: int64
             * @description Time of the last change in UNIX seconds.
             */
            last_updated: number;
            visibility_policy: components["schemas"]["VisibilityPolicy"];
        };
        /**
         * @description The visibility policy of the receiving user for a topic changed.
         *
         *     New in feature level 134.
         * @example {
         *       "id": 0,
         *       "type": "user_topic",
         *       "stream_id": 7,
         *       "topic_name": "logo",
         *       "last_updated": 1718000000,
         *       "visibility_policy": 3
         *     }
         */
        UserTopicEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "user_topic";
            /**
             * Format: int64
             * @description ID of the channel.
             */
            stream_id: number;
            /** @description The topic. */
            topic_name: string;
            /**
             * Format: int64
             * @description Time of the change in UNIX seconds.
             */
            last_updated: number;
            visibility_policy: components["schemas"]["VisibilityPolicy"];
        };
        /** @description The API version of the server. */
        VersionFields: {
            service_version: components["schemas"]["ServiceVersion"];
            service_feature_level: components["schemas"]["ServiceFeatureLevel"];
            service_merge_base: components["schemas"]["ServiceMergeBase"];
            /** @description Alias of `service_version`, for existing clients. */
            zulip_version: components["schemas"]["ServiceVersion"];
            /** @description Alias of `service_feature_level`, for existing clients. */
            zulip_feature_level: components["schemas"]["ServiceFeatureLevel"];
            /** @description Alias of `service_merge_base`, for existing clients. */
            zulip_merge_base: components["schemas"]["ServiceMergeBase"];
        };
        /**
         * @description A provider of video calls.
         * @enum {integer}
         */
        VideoChatProvider: 0 | 1;
        VideoChatProviderOption: {
            /**
             * Format: int64
             * @description The value of `realm_video_chat_provider`.
             */
            id: number;
            /** @description Name of the provider. */
            name: string;
        };
        /**
         * @description The visibility policy of a user for a topic: 0 inherits from the channel, 1 muted, 2 unmuted in a muted channel, 3
         *     followed.
         *
         *     Changed in feature level 170: Added 2, unmuted.
         *
         *     Changed in feature level 219: Added 3, followed.
         * @enum {integer}
         */
        VisibilityPolicy: 0 | 1 | 2 | 3;
        /**
         * @description The web client should reload itself.
         *
         *     New in feature level 240.
         * @example {
         *       "id": 0,
         *       "type": "web_reload_client",
         *       "immediate": false
         *     }
         */
        WebReloadClientEvent: {
            id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "web_reload_client";
            /** @description Whether the client should reload at once. If false, it can choose the time. */
            immediate: boolean;
        };
        /**
         * @description Who may use wildcard mentions in channels and topics with many users.
         * @enum {integer}
         */
        WildcardMentionPolicy: 1 | 2 | 3 | 5 | 6 | 7;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
export type operations = Record<string, never>;
