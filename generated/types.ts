// Written by `npm run generate` from openapi/; never edited.
import type { UploadedFile } from "../src/contract/uploaded-file.js";
export interface paths {
    "/fetch_api_key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch an API key with a password
         * @description Returns the API key of an account for its username and password, for clients that let people log in.
         *     It needs no credentials. It works only where the organization has password login enabled: with passwords that
         *     the server keeps (`email_auth_enabled` of `GET /server_settings`), with those of an LDAP directory
         *     (`authentication_methods.ldap`), or with both.
         *
         *     With both, the directory is tried first, then the password that the server keeps. The account of a directory entry is
         *     the one with the email of the entry. The first login creates it, with the name in the directory, the role
         *     of a member and no password of its own.
         *
         *     A user who never had a password, or whose password was disabled, must reset it first. This does not apply where
         *     the directory verifies the user's password.
         *
         *     After 5 failures of a username, the address that they came from waits a minute before its next attempt is tried, whatever
         *     the password, and twice as long after each further failure, up to 30 minutes. A success from there clears the count.
         *     Failures of different usernames of one directory entry count together. Only a request with the right password learns that
         *     the account is deactivated.
         *
         *     A login from a new client or IP address sends the user an email, unless `enable_login_emails` is off.
         *
         *     With `DEV_MODE` on, `POST /dev_fetch_api_key` returns the API key without a password.
         *
         *     Permission: no authentication needed.
         */
        post: operations["fetchApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dev_fetch_api_key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fetch an API key without a password
         * @description Returns the API key of any user, for developers of clients. It needs no credentials and no password, so it exists only
         *     on servers that run with `DEV_MODE` on. Every other server refuses each request.
         *
         *     Permission: no authentication needed.
         */
        post: operations["fetchDevApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dev_list_users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users a developer can log in as
         * @description Returns the users whose API keys `POST /dev_fetch_api_key` gives out. It needs no credentials, so it exists only on
         *     servers that run with `DEV_MODE` on. Every other server refuses each request.
         *
         *     The lists contain active users, not bots, in the order of their IDs, at most 100 each.
         *
         *     Permission: no authentication needed.
         */
        get: operations["listDevUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/api_key/regenerate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Regenerate your API key
         * @description Replaces the requester's API key with a new one. After the response no process of the server accepts the old key.
         *     Requests that wait for events end; event queues and sessions do not.
         *
         *     For a bot, sends a `realm_bot` event of op `update` with the new key to the users who may change the bot.
         *
         *     Permission: any role; bots allowed.
         */
        post: operations["regenerateOwnApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/server_settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get server settings
         * @description Returns what a client needs before its user logs in. This is the authentication methods, the name, description and icon
         *     of the organization, and the API version of the server.
         *
         *     Permission: no authentication needed.
         */
        get: operations["getServerSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all users
         * @description Returns all accounts of the organization, as the requesting user sees them, ordered by ID. This includes bots and
         *     deactivated accounts. An account that a guest cannot see is named "Unknown user" and contains nothing except its ID.
         *
         *     Bots that belong to the server are not included. `POST /register` returns them.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Create a user
         * @description Creates the account of a human user.
         *
         *     The new user is a member and is subscribed to the default channels of the organization. The server sends no email. Give
         *     the password to the new user yourself.
         *
         *     Permission: organization administrator or owner; bots allowed.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id_or_email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user
         * @description Returns the account of a human user or a bot, as the requesting user sees it. The account can be deactivated.
         *
         *     Guests who cannot see all users get an error for accounts with which they share nothing. The error does not reveal
         *     whether an account has the email.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Deactivate a user
         * @description Deactivates the account of a human user. Its API key, sessions and event queues end at once. The bots that the user
         *     owns are deactivated too. The messages of the user stay. The account can be reactivated.
         *
         *     Only owners can deactivate owners. The only owner cannot be deactivated.
         *
         *     Permission: organization administrator or owner; bots allowed.
         */
        delete: operations["deactivateUser"];
        options?: never;
        head?: never;
        /**
         * Update a user
         * @description Changes the name, the role or the profile of a human user or a bot. Either all changes are made or none. A value that
         *     stays the same sends no event.
         *
         *     Only owners can assign or remove the owner role. The only owner must keep it. A guest cannot become an administrator or
         *     an owner directly. Assign another role first. A bot cannot have more permissions than its owner. If a bot of the user
         *     has more permissions than the new role, it gets the new role too, with the same events.
         *
         *     Permission: organization administrator or owner; bots allowed.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/users/{user_id}/reactivate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reactivate a user
         * @description Reactivates a deactivated account of a human user or a bot. The account keeps its role, settings, channels and API key.
         *     If the account is active, nothing changes. Only owners can reactivate owners.
         *
         *     If the owner of a bot is deactivated, the requesting user becomes the owner. If the requesting user is a bot, its owner
         *     becomes the owner. The limit of `POST /bots` on active bots applies to the owner of a bot.
         *
         *     Permission: organization administrator or owner; bots allowed.
         */
        post: operations["reactivateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get your own account
         * @description Returns the requesting user's own account. Its fields are at the top level of the response.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["getOwnUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload your avatar
         * @description Sets the avatar of the requesting user. The image must be a PNG, JPEG, GIF or WebP of at most 50 million pixels. The
         *     server keeps the center of the image in two sizes: 100 by 100 and 500 by 500 pixels. Any client that knows the URL can
         *     fetch the avatar.
         *
         *     Limit: at most 100 avatars per user and day. Avatars of the user and of the user's bots count together. Images that
         *     cannot be read count too.
         *
         *     Sends a `realm_user` event to all users who can see the user. For a bot, also sends a `realm_bot` event.
         *
         *     Permission: any role; bots allowed.
         */
        post: operations["uploadOwnAvatar"];
        /**
         * Delete your avatar
         * @description Deletes the uploaded avatar of the requesting user. The gravatar of the user's email replaces it. If the user has no
         *     uploaded avatar, nothing changes.
         *
         *     Sends a `realm_user` event to all users who can see the user. For a bot, also sends a `realm_bot` event.
         *
         *     Permission: any role; bots allowed.
         */
        delete: operations["deleteOwnAvatar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your bots
         * @description Answers the active bots that whoever asks owns, in the order in which they were made, with their API keys.
         *
         *     Permission: member or a higher role, no guests; bots not allowed.
         */
        get: operations["listBots"];
        put?: never;
        /**
         * Create a bot
         * @description Creates a bot, which belongs to whoever asks and has the role of a member. Its email is `<short_name>-bot@` and the
         *     `realm_bot_domain` of register; its name is that of no other active account. It is subscribed to nothing.
         *
         *     Members may, as far as the `bot_creation_policy` of the organization lets them: with 2 they create no generic bots,
         *     with 3 only administrators create bots.
         *
         *     Limits, for administrators too: at most 100 active bots per owner, at most 200 new bots per user and day, and at most
         *     100 avatars per user and day, of the user and of their bots together.
         *
         *     Permission: member or a higher role, no guests; bots not allowed.
         */
        post: operations["createBot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bots/{bot_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Deactivate a bot
         * @description Deactivates a bot: its API key and its event queues end at once. Its messages stay, and administrators can reactivate it.
         *     A bot that is deactivated stays as it is.
         *
         *     Its owner may, and administrators; a bot with the role of an organization owner only its own owner and organization
         *     owners.
         *
         *     Permission: member or a higher role, no guests; bots not allowed.
         */
        delete: operations["deactivateBot"];
        options?: never;
        head?: never;
        /**
         * Update a bot
         * @description Changes a bot. Its owner may, and administrators; a bot with the role of an organization owner only its own owner and
         *     organization owners, since its key gives their rights. Either everything that is sent happens or nothing; what stays as
         *     it was is told to nobody.
         *
         *     The limits of `POST /bots` on active bots and on avatars apply.
         *
         *     Permission: member or a higher role, no guests; bots not allowed.
         */
        patch: operations["updateBot"];
        trace?: never;
    };
    "/bots/{bot_id}/api_key/regenerate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Regenerate the API key of a bot
         * @description Replaces the API key of a bot with a new one. The users who may change the bot may do this, for deactivated bots too.
         *     After the response no process of the server accepts the old key. Requests of the bot that wait for events end; its
         *     event queues do not.
         *
         *     Sends a `realm_bot` event of op `update` with the new key to the users who may change the bot.
         *
         *     Permission: member or a higher role, no guests; bots not allowed.
         */
        post: operations["regenerateBotApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realm/profile_fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a custom profile field
         * @description Creates a custom profile field. The new field is the last in the order. Sends a `custom_profile_fields` event with all
         *     fields.
         *
         *     Limits: at most 100 custom profile fields, and at most 128 KiB of field data per custom profile field.
         *
         *     Permission: organization administrator or owner; bots allowed.
         */
        post: operations["createProfileField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realm/profile_fields/{field_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a custom profile field
         * @description Changes a custom profile field. Parameters that are not sent do not change. Sends a `custom_profile_fields` event with
         *     all fields. If nothing changes, no event is sent.
         *
         *     The limit of `POST /realm/profile_fields` on field data applies.
         *
         *     If an option of a list is deleted, the values of users who chose it are deleted too. This sends `realm_user` events.
         *
         *     If the field is for an external account that the server knows, only `display_in_profile_summary` and `required` can
         *     change.
         *
         *     Permission: organization administrator or owner; bots allowed.
         */
        patch: operations["updateProfileField"];
        trace?: never;
    };
    "/users/me/alert_words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your alert words
         * @description Returns the alert words of the requesting user. New messages that contain an alert word have the flag `has_alert_word`.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["listAlertWords"];
        put?: never;
        /**
         * Add alert words
         * @description Adds alert words for the requesting user. New messages that contain an alert word have the flag `has_alert_word`. Case
         *     does not matter. Surrounding whitespace is removed. Blank words and existing alert words are ignored. Returns all alert
         *     words.
         *
         *     Limit: at most 1000 alert words per user.
         *
         *     Permission: any role; bots allowed.
         */
        post: operations["createAlertWords"];
        /**
         * Delete alert words
         * @description Deletes alert words of the requesting user. Case does not matter. Words that are not alert words are ignored. Returns
         *     the remaining alert words. Messages that have the flag `has_alert_word` keep it.
         *
         *     Permission: any role; bots allowed.
         */
        delete: operations["deleteAlertWords"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/onboarding_steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an onboarding step as read
         * @description Marks a notice as seen by the requesting user. Clients then do not show it again.
         *
         *     Permission: any role; bots not allowed.
         */
        post: operations["markOnboardingStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realm/emoji": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List custom emoji
         * @description Answers the emoji that the organization has of its own, those that were deactivated too.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["listCustomEmoji"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realm/emoji/{emoji_name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a custom emoji
         * @description Gives the organization an emoji of its own, which messages, reactions and statuses can use by its name. The image, a PNG,
         *     JPEG, GIF or WebP of at most 50 million pixels and 500 frames, is made to fit 64 by 64; one that moves goes on moving.
         *
         *     Who may is up to the organization's `add_custom_emoji_policy`. Only administrators give an emoji the name of a Unicode
         *     emoji, in whose place it then stands.
         *
         *     Limits: at most 2000 emoji images per user and day, those that cannot be read included, at most 500 custom emoji per
         *     member, and at most 10000 custom emoji. Deleted ones count, since messages still show them. Administrators have no
         *     limit of their own.
         *
         *     Sends a `realm_emoji` event to everyone.
         *
         *     Permission: member or a higher role, no guests; bots not allowed.
         */
        post: operations["uploadCustomEmoji"];
        /**
         * Deactivate a custom emoji
         * @description Takes an emoji of the organization's own out of use, and frees its name. Messages, reactions and statuses that have it
         *     keep it. Its author may, as long as the `add_custom_emoji_policy` lets them add emoji, and administrators.
         *
         *     Sends a `realm_emoji` event to everyone.
         *
         *     Permission: member or a higher role, no guests; bots not allowed.
         */
        delete: operations["deleteCustomEmoji"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List own subscriptions
         * @description Answers the channels the requester is subscribed to, with the requester's personal settings for each, ordered by name.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["listSubscriptions"];
        put?: never;
        /**
         * Subscribe users to channels
         * @description Subscribes the requester, or the users in `principals`, to channels, and creates those channels that do not
         *     exist. Names are compared without regard to case and trimmed; a name given twice counts once.
         *
         *     All users and bots but guests may subscribe to public channels. Only its subscribers may subscribe users to a private
         *     channel. For all others the error, or `unauthorized`, repeats the requested name. Subscribing others needs the
         *     permission of the organization setting `invite_to_stream_policy`.
         *
         *     Creating a public, a private or a web-public channel needs the organization settings
         *     `can_create_public_channel_group`, `can_create_private_channel_group` or `can_create_web_public_channel_group`.
         *     Web-public channels also need the server setting `WEB_PUBLIC_STREAMS_ENABLED` and the organization setting
         *     `enable_spectator_access`. Only administrators create a default channel, and only owners one with
         *     `message_retention_days` of its own.
         *
         *     Without one of these permissions the request fails and changes nothing. With `authorization_errors_fatal` false it
         *     subscribes to all other channels, and lists in `unauthorized` the channels to which nothing happens.
         *
         *     For channels that exist all parameters from `invite_only` on are ignored, whatever their values, and so is each
         *     `description`. They are validated only where the request creates a channel. Any other invalid value is an error, and
         *     nothing changes.
         *
         *     Limits: at most 100 new channels per request, at most 500 new channels per user and day, at most 20000 pairs of a
         *     channel and a user per request, at most 200000 new subscriptions per user and day, and at most 16 MiB
         *     of subscription events per request (op `add`: channels with their subscribers). What bots do counts on their owner.
         *     Days are those of UTC.
         *
         *     Users who subscribe again get back the personal settings that they had. Sends `stream` events (op `create`) to those who
         *     see channels now that they did not see before, `default_streams` events for new default channels, `subscription`
         *     events (op `add`) to the new subscribers and (op `peer_add`) to all others who see the channels.
         *
         *     Permission: any role; bots allowed.
         */
        post: operations["createSubscriptions"];
        /**
         * Unsubscribe users from channels
         * @description Unsubscribes the requester, or the users in `principals`, from channels. Everyone may unsubscribe themselves
         *     and the bots they own. Whoever unsubscribes others must see every channel and belong to the
         *     `can_remove_subscribers_group` of each.
         *
         *     Limit: at most 20000 pairs of a channel and a user per request.
         *
         *     Sends `subscription` events (op `remove`) to the users unsubscribed and (op `peer_remove`) to all others who see the
         *     channels, and `stream` events (op `delete`) to those who see a channel no longer.
         *
         *     Permission: any role; bots allowed.
         */
        delete: operations["deleteSubscriptions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/subscriptions/properties": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change personal settings of subscriptions
         * @description Changes the requester's personal settings for channels they are subscribed to, item by item in the order given.
         *
         *     Sends a `subscription` event (op `update`) for each setting that changes, and two for muting: one for `is_muted` and
         *     one for its opposite `in_home_view`.
         *
         *     Permission: any role; bots allowed.
         */
        post: operations["updateSubscriptionProperties"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages
         * @description Answers messages around an anchor, ascending by ID: up to `num_before` before and `num_after` after it, and the anchor
         *     itself where the narrow lets it through.
         *
         *     Without a narrow these are the messages the user received. With a `channel`, `channels` or `id` condition they are all
         *     the user may read, also those from before subscribing, which have the flag `historical`; not so beside a condition on
         *     flags such as `is:starred`.
         *
         *     A search that would have to compare too much text ends early. It returns the messages found so far, maybe none, with
         *     `found_oldest` or `found_newest` false.
         *
         *     The messages of a response have about 2 MiB at most. Where more are found, those nearest to the anchor are returned, and
         *     `found_oldest` or `found_newest` is false on each side where some are missing. Clients go on from the first or the last
         *     ID. The three nearest are returned however long they are.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Send a message
         * @description Sends a message to a channel or to people.
         *
         *     A message to a public channel may come from everyone but guests who are not subscribed; to a private one from its
         *     subscribers; and both only as the channel's `stream_post_policy` has it. A bot may send wherever its owner may.
         *     A direct message needs somebody in the organization's `direct_message_permission_group` among sender and recipients,
         *     and a first one a sender in `direct_message_initiator_group`; messages to oneself and to bots only do not. Mentions of
         *     everyone in a channel or topic of more than 15 people need `wildcard_mention_policy`, mentions of a group its
         *     `can_mention_group`.
         *
         *     A channel that the sender may not know of gets the same error as one that does not exist, by ID and by name.
         *
         *     White space at the end of the content and empty lines before it go. Content beyond `max_message_length` is cut and
         *     ends in `[message truncated]`; a topic beyond `max_topic_length` is cut and ends in `...`.
         *
         *     Sends a `message` event to everyone who received it and to queues with `all_public_streams`, and `user_topic`
         *     events to the sender and those mentioned where their settings make them follow or unmute the topic.
         *
         *     Permission: any role; bots allowed.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/matches_narrow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether messages match a narrow
         * @description Answers which of some messages meet all conditions of a narrow, so that a client that holds messages need not know how
         *     to search them. Only messages the user received are considered, also where the narrow reaches into open history.
         *     If a search would have to compare too much text, the request fails with `BAD_NARROW`.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["matchNarrow"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{message_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a message
         * @description Answers one message. Anyone may read the messages they received and those of channels whose history they may read.
         *
         *     A user who left a channel, and may not read it otherwise, still reads the messages they received, as these were when the user
         *     left: without later edits, topics, reactions and files. A message that was moved to another channel since, or whose version of
         *     that time is no longer kept, is not returned.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        /**
         * Delete a message
         * @description Deletes a message for everybody, with its reactions.
         *
         *     Whoever is in the organization's `can_delete_any_message_group` may delete any message they may read. Everybody else may
         *     delete their own messages and those of their bots, as far as `delete_own_message_policy` lets them, and for
         *     `message_content_delete_limit_seconds` after they were sent. A user who cannot read the channel now cannot delete its
         *     messages.
         *
         *     Sends a `delete_message` event to the user and to those who received the message or may read it as subscribers; and a
         *     `stream` event to everybody who sees the channel where the message was its first one.
         *
         *     Permission: any role; bots allowed.
         */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        /**
         * Edit a message
         * @description Edits the content of a message, or moves it, alone or with others of its topic, to another topic or channel.
         *
         *     **Content.** People edit what they sent themselves, as long as `allow_message_editing` and
         *     `message_content_edit_limit_seconds` let them. White space at the ends goes and too long a content is cut, as on sending;
         *     an empty one becomes `(deleted)`. Mentions count as on sending, for everybody who received the message.
         *
         *     **Topic and channel.** Whoever reads the channel of the message may move messages in it: to another topic as
         *     `edit_topic_policy` has it, to another channel as `move_messages_between_streams_policy` has it. Messages of the topic
         *     `(no topic)` may be given a topic by anybody. The channel they go to is one the user may send to. Members and guests
         *     move only messages that are not older than `move_messages_within_stream_limit_seconds` for another topic and
         *     `move_messages_between_streams_limit_seconds` for another channel. Direct messages stay where they are. A topic or channel
         *     that is the present one counts as not sent.
         *
         *     A message keeps the newest 1000 entries of its edit history, and at most 512 KiB of them. Edits and
         *     moves drop the oldest entries, and are never refused because of them.
         *
         *     With `propagate_mode` `change_later` or `change_all` those messages of the topic that the user may not read stay.
         *
         *     Only users who can read the channel now may edit or move its messages, their own included. Users who left get no event.
         *
         *     Sends an `update_message` event to those who received the messages or read them as subscribers, before or after. Whoever can no
         *     longer read them gets a `delete_message` event instead. Whoever is not subscribed to the channel a message is moved to, or did not
         *     receive it where it was, has it no longer among their unread messages, and is told so by an `update_message_flags`
         *     event. How people see the topic goes with it when all of its messages move, with `user_topic` events; and a `stream` event tells
         *     of a channel that begins with another message now. The notification bot posts where the messages went and, if asked to,
         *     where they were.
         *
         *     Permission: any role; bots allowed.
         */
        patch: operations["updateMessage"];
        trace?: never;
    };
    "/typing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tell that one is typing
         * @description Tells the others of a conversation that the user began, or ceased, to write a message.
         *
         *     Sends a `typing` event to the people named, or to the subscribers of the channel where these are at most 100, as far as
         *     they have `receives_typing_notifications`; not to the user. Clients repeat it every
         *     `server_typing_started_wait_period_milliseconds`.
         *
         *     Permission: any role; bots allowed.
         */
        post: operations["sendTypingStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{message_id}/reactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an emoji reaction
         * @description Reacts to a message with an emoji, once with each. The requester must be able to read the message now; a user who left its
         *     channel cannot react. Where others have reacted with the same emoji, the reaction goes by the name they gave it. Limit: at
         *     most 50 reactions per user and message.
         *
         *     Sends a `reaction` event to the user and to those who get the message's events: who received it and still reads its
         *     channel, and the subscribers of the channel who may read it. Sends a `user_topic` event to the user if their settings
         *     make them follow or unmute the topic.
         *
         *     Permission: any role; bots allowed.
         */
        post: operations["createReaction"];
        /**
         * Remove an emoji reaction
         * @description Takes back one's reaction to a message, named by the code of its emoji or by a name of it.
         *
         *     Sends a `reaction` event to the user and to those who get the message's events: who received it and still reads its
         *     channel, and the subscribers of the channel who may read it.
         *
         *     Permission: any role; bots allowed.
         */
        delete: operations["deleteReaction"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a file
         * @description Keeps a file, to be linked in messages: `[notes.txt](/user_uploads/…)`. A file that no message refers to is removed five
         *     weeks later, and one that messages refer to with the last of them.
         *
         *     It is fetched with a GET at the answered address, which is beside the API and takes the same credentials. Whoever may
         *     read a message that refers to it may fetch it, until then only the user. For others it is as if there were no such
         *     file: 404, or 401 without credentials. What a web-public channel refers to needs no credentials, up to a
         *     thousand times a day for each file. `Range`, `If-None-Match` and the like are honored.
         *
         *     Limits: the quota of the organization (`realm_upload_quota_mib`), the quota of a user, and at most 20000 uploaded
         *     files per user. Files of bots count on their owner, and files that no message refers to count until they are removed.
         *
         *     Sends an `attachment` event (op `add`) to the user.
         *
         *     Permission: any role; bots allowed.
         */
        post: operations["uploadFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's files
         * @description Answers the files that the user uploaded, the newest first.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["listAttachments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attachments/{attachment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a file
         * @description Deletes a file that the user uploaded. Messages that refer to it stay, and their links lead nowhere.
         *
         *     Sends an `attachment` event (op `remove`) to the user.
         *
         *     Permission: any role; bots allowed.
         */
        delete: operations["deleteAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drafts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's drafts
         * @description Answers every draft the server keeps for the user, the one whose last edit is the oldest first.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["listDrafts"];
        put?: never;
        /**
         * Create drafts
         * @description Keeps drafts for the user. When one of them cannot be kept, none is.
         *
         *     Limits: at most 1000 drafts per user, at most 2 MiB of drafts per user, and at most 512 KiB of drafts per request.
         *
         *     Sends a `drafts` event (op `add`) to the user.
         *
         *     Permission: any role; bots allowed.
         */
        post: operations["createDrafts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/drafts/{draft_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a draft
         * @description Deletes one of the user's drafts.
         *
         *     Sends a `drafts` event (op `remove`) to the user.
         *
         *     Permission: any role; bots allowed.
         */
        delete: operations["deleteDraft"];
        options?: never;
        head?: never;
        /**
         * Edit a draft
         * @description Puts another draft in the place of one of the user's drafts. The limits of `POST /drafts` apply.
         *
         *     Sends a `drafts` event (op `update`) to the user.
         *
         *     Permission: any role; bots allowed.
         */
        patch: operations["updateDraft"];
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update your settings
         * @description Changes the requester's settings, and the name, the password and the email of the account. All parameters are optional.
         *     Either all changes are made or none. Sends a `user_settings` event for each change of a setting. A value that stays the
         *     same sends no event.
         *
         *     A password change ends all other sessions of the user. If a session makes the change, the session gets a new ID. The
         *     API key stays the same unless `regenerate_api_key` is true. A wrong `old_password` counts as a failed login.
         *
         *     A new email takes effect once the user confirms it. The server sends a link to the new address. The link works once and
         *     for one day. If another account has the email and hides it from the requester, the response is the same. In that case
         *     the owner of that account gets a notice instead.
         *
         *     Permission: any role; bots allowed.
         */
        patch: operations["updateSettings"];
        trace?: never;
    };
    "/settings/display": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update your settings at the former path of display settings
         * @deprecated
         * @description Deprecated alias of `PATCH /settings`. Takes the same parameters, including all settings, and returns the same
         *     response. Sends a `user_settings` event for each change of a setting.
         *
         *     Permission: any role; bots allowed.
         */
        patch: operations["updateDisplaySettings"];
        trace?: never;
    };
    "/settings/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update your settings at the former path of notification settings
         * @deprecated
         * @description Deprecated alias of `PATCH /settings`. Takes the same parameters, including all settings, and returns the same
         *     response. Sends a `user_settings` event for each change of a setting.
         *
         *     Permission: any role; bots allowed.
         */
        patch: operations["updateNotificationSettings"];
        trace?: never;
    };
    "/scheduled_messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's scheduled messages
         * @description Answers the user's messages that are to be sent, and those that could not be sent, in the order of their time.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["listScheduledMessages"];
        put?: never;
        /**
         * Schedule a message
         * @description Has the server send a message at a later time. It is refused for whatever sending it now would be refused for, and
         *     checked again when it is sent: a message that cannot be sent then, or that would be more than ten minutes late, is
         *     kept as failed, and the notification bot tells its author.
         *
         *     Limits: at most 500 scheduled messages per user and at most 8 MiB of scheduled messages per user, Markdown and HTML
         *     together. Failed messages count until they are sent, and the messages of bots count on their owner.
         *
         *     Messages whose time has come are sent one per user in turns, the bots of a user included, so that no user waits for
         *     all messages of another.
         *
         *     Sends a `scheduled_messages` event (op `add`) to the user; when the message is sent a `remove`, and when it fails
         *     an `update`.
         *
         *     Permission: any role; bots allowed.
         */
        post: operations["createScheduledMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduled_messages/{scheduled_message_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Edit a scheduled message
         * @description Edits a message that is not sent yet. A message that failed needs a new time, and is then to be sent again.
         *     The limit on MiB of `POST /scheduled_messages` applies.
         *
         *     Sends a `scheduled_messages` event (op `update`) to the user.
         *
         *     Permission: any role; bots allowed.
         */
        patch: operations["updateScheduledMessage"];
        trace?: never;
    };
    "/user_groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the user groups
         * @description Answers every user group of the organization, ordered by ID, the eight system groups among them:
         *     `role:owners`, `role:administrators`, `role:moderators`, `role:fullmembers`, `role:members`,
         *     `role:everyone` and `role:internet`, each with the one before it as a subgroup, and the empty
         *     `role:nobody`. To be granted something as a group counts for the members of its subgroups too.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["listUserGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_groups/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a user group
         * @description Creates a user group with its first members. The organization setting `user_group_edit_policy` says which users and
         *     bots may do so; guests may not. Sends a `user_group` event with op `add`.
         *
         *     Limits: at most 200 user groups per member, at most 5000 user groups, and at most 100000 users and groups listed per
         *     user and day, in `members` and `can_mention_group`. What bots do counts on their owner. Administrators have no limit of
         *     their own on groups.
         *
         *     Permission: member or a higher role, no guests; bots allowed.
         */
        post: operations["createUserGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_groups/{user_group_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update a user group
         * @description Changes the name, the description or who may mention a user group. Nothing happens at all when any check fails, and
         *     what does not change anything sends no event. Sends a `user_group` event with op `update`.
         *
         *     The limit of `POST /user_groups/create` on users and groups listed applies.
         *
         *     Administrators, moderators and the members of the group itself may do so, bots among them, as far as the organization
         *     setting `user_group_edit_policy` allows. Guests may not. A system group cannot be changed.
         *
         *     Permission: member or a higher role, no guests; bots allowed.
         */
        patch: operations["updateUserGroup"];
        trace?: never;
    };
    "/user_groups/{user_group_id}/subgroups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or remove subgroups of a user group
         * @description Changes which groups are subgroups of a group; their members count as members of the group wherever something is
         *     granted to it. No group becomes its own subgroup, however many groups are in between. Nothing happens at all when
         *     any check fails. Sends `user_group` events with op `add_subgroups` and `remove_subgroups`.
         *
         *     Whoever may change the group may change its subgroups; see `PATCH /user_groups/{user_group_id}`. If the group carries a
         *     permission, by itself or as a subgroup of another one, the requester also needs the right to give that permission: that of
         *     `PATCH /realm` for a setting of the organization, that of `PATCH /user_groups/{user_group_id}` for a `can_mention_group`.
         *     Limit: at most 100 subgroups per user group.
         *
         *     Permission: member or a higher role, no guests; bots allowed.
         */
        post: operations["updateUserGroupSubgroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report your presence
         * @description Reports that a client of the user is connected, and whether the user is present. Returns the presence of the user and
         *     of other users. Clients send a report every `server_presence_ping_interval_seconds`. They show a user as offline if the
         *     user's timestamps are older than `server_presence_offline_threshold_seconds`.
         *
         *     A change of status is always recorded. A report of the same status within 55 seconds changes nothing. Changes are
         *     published together, about once per second. The response to a report contains the change of this report at once. If the
         *     user's `presence_enabled` is false, nothing is recorded, and no response contains the user.
         *
         *     A user with several clients is `active` while at least one of them is `active`. The status begins with a report
         *     `active`. It ends when the same client reports `idle`, or when no client has reported `active` for 70 seconds.
         *
         *     A report updates the presence timestamps of the user. Sends a `presence` event to all users who can see the user. The
         *     event is sent when the status changes, and at the first report in more than 130 seconds. This applies to organizations
         *     with at most 100 active users (bots included). In larger organizations, clients get changes from the responses to
         *     their own reports.
         *
         *     Clients use the field `presence_enabled` of the requesting user to show this user as online or offline. With the
         *     server setting `CAN_ACCESS_ALL_USERS_GROUP_LIMITS_PRESENCE`, the response contains only users whom the requesting user
         *     can see. This always applies to the older format, because it contains emails.
         *
         *     Permission: any role; bots allowed.
         */
        post: operations["updateOwnPresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realm/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the presence of all users
         * @description Returns the presence of all users who were online in the last two weeks, in the older format. Guests get only the
         *     presence of users whom they can see.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["listPresences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set your status
         * @description Sets the text and the emoji that clients show next to the name of the user. Parameters that are not passed do not
         *     change. For example, a new text keeps the emoji. Clients that want an exact status pass all parameters.
         *
         *     Sends a `user_status` event to all users who can see the user. `away` also changes the setting `presence_enabled`.
         *
         *     Permission: any role; bots allowed.
         */
        post: operations["updateOwnStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the status of a user
         * @description Returns the status of a user.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["getUserStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Update the organization
         * @description Changes the name, the description and the settings of the organization. All parameters are optional. Either all changes
         *     are made or none. A value that stays the same sends no event.
         *
         *     Sends a `realm` event for each change. The op is `update_dict` for permission settings, for settings about editing
         *     messages, and for settings that older clients also know under another name. For all other changes the op is `update`.
         *
         *     Sends `user_group` events for users who become full members or no longer are full members. Sends `realm_user` events to
         *     guests who can see a user from now on, or no longer can.
         *
         *     Permission: organization administrator or owner; bots allowed.
         */
        patch: operations["updateOrganization"];
        trace?: never;
    };
    "/realm/filters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a linkifier
         * @description Adds a pattern that becomes a link wherever it stands in a message or a topic; it comes last in the order in which
         *     patterns are tried, and where two match the same text, the earlier one counts. Messages sent before stay as they
         *     were; topics are looked at whenever they are read. Only administrators may. Sends a `realm_linkifiers` event with
         *     all linkifiers. Limit: at most 100 linkifiers.
         *
         *     A pattern is a regular expression in the syntax of RE2. Each named group of it, `(?P<name>…)`, is a variable of the
         *     URL template, written `{name}`, and the template has no other variables.
         *
         *     Permission: organization administrator or owner; bots allowed.
         */
        post: operations["createLinkifier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register an event queue
         * @description Registers a queue of events for the client and answers the present state, so that state and events fit together:
         *     the state holds every event up to `last_event_id`, and `GET /events` answers every one after it.
         *
         *     Which fields the state has depends on `fetch_event_types` or, without it, on `event_types`; with neither it has all.
         *
         *     A queue is deleted when no client was connected to it for `queue_lifespan_secs`. There are at most 100 event queues per
         *     user: registering another one deletes the queue that was idle the longest. A queue is also deleted when its client has not
         *     acknowledged an event that is no longer in the log. The log keeps events for 15 minutes at least and for 8 days at most.
         *     Within that time it deletes the oldest events when all events together have more than 1 GiB. The next `GET /events` for a
         *     deleted queue fails with `BAD_EVENT_QUEUE_ID`, and the client registers again.
         *
         *     Permission: any role; bots allowed.
         */
        post: operations["registerQueue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get events from an event queue
         * @description Returns the events of a queue that are newer than `last_event_id`. Without `dont_block` the request blocks until
         *     there is an event. After 45 to 55 seconds without one it returns a `heartbeat` event.
         *
         *     Clients use `event_queue_longpoll_timeout_seconds` of the register response as the HTTP timeout of this request. It
         *     is longer than the time between two heartbeats.
         *
         *     Passing `last_event_id` acknowledges all events up to that ID: the queue deletes them. A second request for the same
         *     queue ends the first one at once, with no events.
         *
         *     A response has about 1 MiB of events at most, but at least one event; the next request returns those that follow.
         *
         *     Without `queue_id` the request registers a queue, like `POST /register` and with the same parameters, and returns
         *     its ID. `POST /register` also states when a queue is deleted. A request that waits for events of a queue that the server deletes
         *     fails at once with `BAD_EVENT_QUEUE_ID`.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["getEvents"];
        put?: never;
        post?: never;
        /**
         * Delete an event queue
         * @description Deletes a queue that the client no longer needs. Clients that do not are not a problem: a queue without a
         *     connection is deleted after its lifespan.
         *
         *     Permission: any role; bots allowed.
         */
        delete: operations["deleteQueue"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    attachmentAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event attachment, op add
         * @description The user uploaded a file.
         *
         *     For: The user it belongs to, on all of their queues.
         */
        post: operations["receiveAttachmentAddEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    attachmentUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event attachment, op update
         * @description Other messages refer to one of the user's files than before.
         *
         *     For: The user it belongs to, on all of their queues.
         */
        post: operations["receiveAttachmentUpdateEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    attachmentRemove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event attachment, op remove
         * @description One of the user's files is gone: the user deleted it, the last message that referred to it went, or no message
         *     referred to it for weeks.
         *
         *     For: The user it belongs to, on all of their queues.
         */
        post: operations["receiveAttachmentRemoveEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    realmBotAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event realm_bot, op add
         * @description Somebody looks after a bot from now on: it is new, or its owner or somebody's role changed. Sent only to whom this
         *     is new for.
         *
         *     For: Those who look after the bot, before or after what happened: its owner, and everyone who is at least an administrator
         *     and has no smaller rights than the bot.
         */
        post: operations["receiveRealmBotAddEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    realmBotUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event realm_bot, op update
         * @description A bot was changed. Sent to everyone who looks after it, before and after.
         *
         *     For: Those who look after the bot, before or after what happened: its owner, and everyone who is at least an administrator
         *     and has no smaller rights than the bot.
         */
        post: operations["receiveRealmBotUpdateEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    realmBotDelete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event realm_bot, op delete
         * @description Somebody looks after a bot no longer, since its owner or somebody's role changed. Sent to them only. The bot may be in
         *     use as before.
         *
         *     For: Those who look after the bot, before or after what happened: its owner, and everyone who is at least an administrator
         *     and has no smaller rights than the bot.
         */
        post: operations["receiveRealmBotDeleteEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    streamCreate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event stream, op create
         * @description The receiver sees channels they did not see before: new ones, or ones they were subscribed to. Goes to
         *     exactly those who see a channel: everyone for a web-public one; everyone but guests, and the
         *     guests among its subscribers, for a public one; its subscribers and the administrators for a private one.
         *     A subscription event for the channel comes after it.
         *
         *     For: Everyone who may see the channel, before or after what happened.
         */
        post: operations["receiveStreamCreateEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    streamDelete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event stream, op delete
         * @description The receiver no longer sees channels: they were archived, or the receiver lost access by being
         *     unsubscribed from a private channel or, as a guest, from a public one.
         *
         *     For: Everyone who may see the channel, before or after what happened.
         */
        post: operations["receiveStreamDeleteEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    subscriptionAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event subscription, op add
         * @description The receiver was subscribed to channels. With `include_subscribers` the objects have `subscribers`, the receiver
         *     among them; `peer_add` and `peer_remove` events change these lists.
         *
         *     For: The user it belongs to, on all of their queues.
         */
        post: operations["receiveSubscriptionAddEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    subscriptionRemove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event subscription, op remove
         * @description The receiver was unsubscribed from channels.
         *
         *     For: The user it belongs to, on all of their queues.
         */
        post: operations["receiveSubscriptionRemoveEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    subscriptionUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event subscription, op update
         * @description The receiver changed a personal setting of a subscription. Muting gives two of them, one for
         *     `in_home_view` and one for `is_muted`.
         *
         *     For: The user it belongs to, on all of their queues.
         */
        post: operations["receiveSubscriptionUpdateEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    subscriptionPeerAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event subscription, op peer_add
         * @description Others were subscribed to channels the receiver sees. Who sees a channel sees its subscribers, so the
         *     audience is that of the channel's creation event, without those who were just subscribed themselves. Sent whether
         *     or not the queue was registered with `include_subscribers`.
         *
         *     For: Everyone who may see the channel, before or after what happened.
         */
        post: operations["receiveSubscriptionPeerAddEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    subscriptionPeerRemove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event subscription, op peer_remove
         * @description Others were unsubscribed from channels the receiver sees, or their accounts were deactivated. Where several
         *     were unsubscribed at once the receiver may be among them.
         *
         *     For: Everyone who may see the channel, before or after what happened.
         */
        post: operations["receiveSubscriptionPeerRemoveEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    defaultStreams: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event default_streams
         * @description The channels that new users are subscribed to changed. Goes to everyone but guests.
         *
         *     For: Everyone in the organization except guests.
         */
        post: operations["receiveDefaultStreamsEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    streamUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event stream, op update
         * @description A property of a channel that the receiver sees changed: its first message, when messages were deleted or
         *     moved to or from another channel. The first message of an empty channel is known by its own event; whoever
         *     does not get that learns of it by the next register.
         *
         *     For: Everyone who may see the channel, before or after what happened.
         */
        post: operations["receiveStreamUpdateEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    draftsAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event drafts, op add
         * @description The user made drafts. Sent to the user.
         *
         *     For: The user it belongs to, on all of their queues.
         */
        post: operations["receiveDraftsAddEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    draftsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event drafts, op update
         * @description The user edited a draft. Sent to the user.
         *
         *     For: The user it belongs to, on all of their queues.
         */
        post: operations["receiveDraftsUpdateEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    draftsRemove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event drafts, op remove
         * @description The user deleted a draft. Sent to the user. Drafts that go because `enable_drafts_synchronization` is switched
         *     off send no event, so that clients keep their copies.
         *
         *     For: The user it belongs to, on all of their queues.
         */
        post: operations["receiveDraftsRemoveEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    realmEmojiUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event realm_emoji, op update
         * @description The organization's own emoji have changed.
         *
         *     For: Everyone in the organization, bots and guests too.
         */
        post: operations["receiveRealmEmojiUpdateEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    heartbeat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event heartbeat
         * @description Sent when a blocking `GET /events` has waited for 45 to 55 seconds without an event, whatever the `event_types` of
         *     the queue. It shows that the connection still works.
         *
         *     For: The queue itself, and no other.
         */
        post: operations["receiveHeartbeatEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    restart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event restart
         * @description The server was started again.
         *
         *     For: Everyone in the organization, bots and guests too.
         */
        post: operations["receiveRestartEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    webReloadClient: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event web_reload_client
         * @description The web client should load itself again.
         *
         *     For: Everyone in the organization, bots and guests too.
         */
        post: operations["receiveWebReloadClientEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    realmLinkifiers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event realm_linkifiers
         * @description The linkifiers were changed; all of them, as they are now. Sent to everyone whose client declared the capability
         *     `linkifier_url_template`.
         *
         *     For: Everyone in the organization, bots and guests too.
         */
        post: operations["receiveRealmLinkifiersEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    message: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event message
         * @description A message was sent to the receiver, or, for queues registered with `all_public_streams`, to any public channel.
         *
         *     For: The subscribers of the channel or the people of the direct message; with `all_public_streams` also others, where the
         *     channel is public.
         */
        post: operations["receiveMessageEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    userTopic: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event user_topic
         * @description The receiver sees a topic otherwise than before.
         *
         *     For: The user it belongs to, on all of their queues.
         */
        post: operations["receiveUserTopicEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    reactionAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event reaction, op add
         * @description Somebody reacted to a message that the receiver gets the events of.
         *
         *     For: Those who received the message and may read its channel now, the subscribers who may read what was sent before they came, and
         *     whoever did it.
         */
        post: operations["receiveReactionAddEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    reactionRemove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event reaction, op remove
         * @description Somebody took back a reaction to a message that the receiver gets the events of.
         *
         *     For: Those who received the message and may read its channel now, the subscribers who may read what was sent before they came, and
         *     whoever did it.
         */
        post: operations["receiveReactionRemoveEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    deleteMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event delete_message
         * @description Messages were deleted, by somebody or because they were older than `message_retention_days`. Sent to those who received
         *     them and may read their channel now, to the subscribers of their channel who may read them, and to whoever deleted
         *     them. Also sent of messages that were moved, to those of these people who can no longer read them.
         *
         *     For: Those who received the message and may read its channel now, the subscribers who may read what was sent before they came, and
         *     whoever did it.
         */
        post: operations["receiveDeleteMessageEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    updateMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event update_message
         * @description A message was edited, or messages were moved to another topic or channel. Sent to those who received them and may
         *     read their channel now, or read them as subscribers. Fields of what did not change are absent.
         *
         *     For: Those who received the message and may read its channel now, the subscribers who may read what was sent before they came, and
         *     whoever did it.
         */
        post: operations["receiveUpdateMessageEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    updateMessageFlagsAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event update_message_flags, op add
         * @description Messages count as read by the receiver from now on: they were moved to a channel that the receiver is not subscribed to, or
         *     was not when they came there.
         *
         *     For: The user it belongs to, on all of their queues.
         */
        post: operations["receiveUpdateMessageFlagsAddEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    typingStart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event typing, op start
         * @description Somebody begins to write a message to a conversation of the receiver's. About channels only with the capability
         *     `stream_typing_notifications`.
         *
         *     For: Whoever else is in the conversation.
         */
        post: operations["receiveTypingStartEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    typingStop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event typing, op stop
         * @description Somebody ceased to write a message in a conversation of the receiver's. About channels only with the capability
         *     `stream_typing_notifications`.
         *
         *     For: Whoever else is in the conversation.
         */
        post: operations["receiveTypingStopEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    realmUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event realm, op update
         * @description A property or a setting of the organization changed. The register response has it as `realm_<property>`.
         *
         *     For: Everyone in the organization, bots and guests too.
         */
        post: operations["receiveRealmUpdateEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    realmUpdateDict: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event realm, op update_dict
         * @description A setting of the organization changed. `data` contains its new value. For some settings it also contains values that
         *     follow from the new value, or the new value under the name that older clients know. The register response has each as
         *     `realm_<name>`.
         *
         *     For: Everyone in the organization, bots and guests too.
         */
        post: operations["receiveRealmUpdateDictEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    userStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event user_status
         * @description The status of a user changed. Contains only the changed fields. An empty string means that the field was cleared.
         *
         *     Also sent with the complete status of a user when the user is reactivated, and to users who can see the user from now
         *     on.
         *
         *     For: Everyone who may see the user, before or after what happened.
         */
        post: operations["receiveUserStatusEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    presence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event presence
         * @description The status of a user changed to `active` or `idle`, or the user reported it for the first time in more than 130
         *     seconds. Sent in organizations with at most 100 active users (bots included). In larger organizations, clients get
         *     the change from `POST /users/me/presence`.
         *
         *     Also sent when a user disables `presence_enabled`, regardless of the number of users. The status is then `idle`,
         *     with a `timestamp` that clients show as offline.
         *
         *     For: Everyone who may see the user, before or after what happened.
         */
        post: operations["receivePresenceEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    customProfileFields: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event custom_profile_fields
         * @description The custom profile fields changed. Contains all fields.
         *
         *     For: Everyone in the organization, bots and guests too.
         */
        post: operations["receiveCustomProfileFieldsEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    scheduledMessagesAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event scheduled_messages, op add
         * @description The user scheduled messages. Sent to the user.
         *
         *     For: The user it belongs to, on all of their queues.
         */
        post: operations["receiveScheduledMessagesAddEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    scheduledMessagesUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event scheduled_messages, op update
         * @description The user edited a scheduled message, or the server could not send it. Sent to the user.
         *
         *     For: The user it belongs to, on all of their queues.
         */
        post: operations["receiveScheduledMessagesUpdateEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    scheduledMessagesRemove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event scheduled_messages, op remove
         * @description A scheduled message was sent. Sent to the user, after the event of the message itself.
         *
         *     For: The user it belongs to, on all of their queues.
         */
        post: operations["receiveScheduledMessagesRemoveEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    userSettingsUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event user_settings, op update
         * @description A setting of the user changed.
         *
         *     For: The user it belongs to, on all of their queues.
         */
        post: operations["receiveUserSettingsUpdateEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    updateDisplaySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event update_display_settings
         * @description A display setting of the user changed. Sent only to clients that requested this event type and did not declare the
         *     capability `user_settings_object`.
         *
         *     Sent for these settings: `twenty_four_hour_time`, `dense_mode`, `starred_message_counts`, `fluid_layout_width`, `high_contrast_mode`, `color_scheme`, `enable_drafts_synchronization`, `translate_emoticons`, `default_language`, `web_home_view`, `left_side_userlist`, `emojiset`, `demote_inactive_streams`, `timezone`, `enter_sends`.
         *
         *     For: The user it belongs to, on all of their queues.
         */
        post: operations["receiveUpdateDisplaySettingsEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    updateGlobalNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event update_global_notifications
         * @description A notification setting of the user changed. Sent only to clients that requested this event type and did not declare
         *     the capability `user_settings_object`.
         *
         *     Sent for these settings: `enable_stream_desktop_notifications`, `enable_stream_email_notifications`, `enable_stream_push_notifications`, `enable_stream_audible_notifications`, `notification_sound`, `enable_desktop_notifications`, `enable_sounds`, `email_notifications_batching_period_seconds`, `enable_offline_email_notifications`, `enable_offline_push_notifications`, `enable_online_push_notifications`, `enable_digest_emails`, `enable_marketing_emails`, `enable_login_emails`, `message_content_in_email_notifications`, `pm_content_in_desktop_notifications`, `wildcard_mentions_notify`, `desktop_icon_count_display`, `presence_enabled`.
         *
         *     For: The user it belongs to, on all of their queues.
         */
        post: operations["receiveUpdateGlobalNotificationsEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    userGroupAddMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event user_group, op add_members
         * @description Users joined a group. Sent to everyone. For a system group it follows from a new account or a changed role.
         *
         *     For: Everyone in the organization, bots and guests too.
         */
        post: operations["receiveUserGroupAddMembersEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    userGroupRemoveMembers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event user_group, op remove_members
         * @description Users left a group. Sent to everyone. For a system group it follows from a changed role.
         *
         *     For: Everyone in the organization, bots and guests too.
         */
        post: operations["receiveUserGroupRemoveMembersEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    userGroupAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event user_group, op add
         * @description There is a new user group. Sent to everyone.
         *
         *     For: Everyone in the organization, bots and guests too.
         */
        post: operations["receiveUserGroupAddEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    userGroupUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event user_group, op update
         * @description A user group was changed. Sent to everyone.
         *
         *     For: Everyone in the organization, bots and guests too.
         */
        post: operations["receiveUserGroupUpdateEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    userGroupAddSubgroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event user_group, op add_subgroups
         * @description Groups became subgroups of a group. Sent to everyone.
         *
         *     For: Everyone in the organization, bots and guests too.
         */
        post: operations["receiveUserGroupAddSubgroupsEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    userGroupRemoveSubgroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event user_group, op remove_subgroups
         * @description Groups no longer are subgroups of a group. Sent to everyone.
         *
         *     For: Everyone in the organization, bots and guests too.
         */
        post: operations["receiveUserGroupRemoveSubgroupsEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    realmUserAdd: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event realm_user, op add
         * @description An account was created, or a guest can see an account from now on. `delivery_email` is null for users who cannot see
         *     the real email.
         *
         *     Clients without `user_list_incomplete` also get this event for accounts that the user cannot see. The object is then
         *     named "Unknown user" and contains nothing of the account except its ID.
         *
         *     For: Everyone who may see the user, before or after what happened.
         */
        post: operations["receiveRealmUserAddEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    realmUserRemove: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event realm_user, op remove
         * @description A guest can no longer see an account. Clients without `user_list_incomplete` also get an event with op `add`, which
         *     contains the "Unknown user" object for the account.
         *
         *     For: Everyone who may see the user, before or after what happened.
         */
        post: operations["receiveRealmUserRemoveEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    realmUserUpdate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event realm_user, op update
         * @description An account changed.
         *
         *     For: Everyone who may see the user, before or after what happened.
         */
        post: operations["receiveRealmUserUpdateEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    alertWords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event alert_words
         * @description The alert words of the user changed.
         *
         *     For: The user it belongs to, on all of their queues.
         */
        post: operations["receiveAlertWordsEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    onboardingSteps: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Event onboarding_steps
         * @description The user has seen an onboarding step.
         *
         *     For: The user it belongs to, on all of their queues.
         */
        post: operations["receiveOnboardingStepsEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        /**
         * @description A file that somebody uploaded.
         * @example {
         *       "id": 1,
         *       "name": "notes.txt",
         *       "path_id": "1/ce/2Xpnnwgh8JWKxBXtTfD6BHKV/notes.txt",
         *       "size": 571946,
         *       "create_time": 1588145417000,
         *       "messages": [
         *         {
         *           "id": 102,
         *           "date_sent": 1588145424000
         *         }
         *       ]
         *     }
         */
        Attachment: {
            /** @description ID of the file, which is no message ID. */
            id: number;
            /** @description What its owner called it, without control characters. */
            name: string;
            /** @description Where it is: its address is `/user_uploads/` with this after it. */
            path_id: string;
            /** @description Its size in bytes. */
            size: number;
            /** @description When it was uploaded, in UNIX milliseconds. */
            create_time: number;
            /** @description The messages that refer to it, as far as its owner may read them, the oldest first. */
            messages: components["schemas"]["AttachmentMessage"][];
        };
        /** @description A message that refers to a file. */
        AttachmentMessage: {
            /** @description ID of the message. */
            id: number;
            /** @description When it was sent, in UNIX milliseconds. */
            date_sent: number;
        };
        /**
         * @description How many bytes all files of the organization have together. Events tell it to those whose file came or went; all
         *     others learn it when they ask.
         */
        UploadSpaceUsed: number;
        /** @description A user that a developer can log in as. */
        DevUser: {
            /** @description The real email of the account. */
            email: string;
            /** @description The root address of the organization. */
            realm_url: string;
            /**
             * @deprecated
             * @description The former name of `realm_url`, with the same value.
             */
            realm_uri: string;
        };
        /**
         * @description 1 generic bot, 2 incoming webhook.
         * @enum {integer}
         */
        BotType: 1 | 2;
        /** @description What a bot does where it does not say otherwise. */
        BotDefaults: {
            /** @description The name of the channel to which the bot sends a channel message that names none; null for none. */
            default_sending_stream: string | null;
            /** @description The name of the channel whose messages the bot's queues are narrowed to; null for none. */
            default_events_register_stream: string | null;
            /** @description Whether the bot's queues get the messages of all public channels. */
            default_all_public_streams: boolean;
        };
        /** @description A bot as `GET /bots` answers it to its owner. */
        OwnBot: {
            /** @description The name of the channel to which the bot sends a channel message that names none; null for none. */
            default_sending_stream: string | null;
            /** @description The name of the channel whose messages the bot's queues are narrowed to; null for none. */
            default_events_register_stream: string | null;
            /** @description Whether the bot's queues get the messages of all public channels. */
            default_all_public_streams: boolean;
            /** @description The email of the bot. */
            username: string;
            /** @description Its name. */
            full_name: string;
            /** @description Its API key. */
            api_key: string;
            /** @description Where its picture is. */
            avatar_url: string;
        };
        /** @description What everyone may know of a bot, and what it does where it does not say otherwise. */
        BotProfile: {
            /** @description The name of the channel to which the bot sends a channel message that names none; null for none. */
            default_sending_stream: string | null;
            /** @description The name of the channel whose messages the bot's queues are narrowed to; null for none. */
            default_events_register_stream: string | null;
            /** @description Whether the bot's queues get the messages of all public channels. */
            default_all_public_streams: boolean;
            /** @description The ID of the bot. */
            user_id: number;
            /** @description Its email. */
            email: string;
            /** @description Its name. */
            full_name: string;
            bot_type: components["schemas"]["BotType"];
            /** @description Whether the account is in use. */
            is_active: boolean;
            /** @description The ID of its owner; null where nobody owns it. */
            owner_id: number | null;
            /** @description Where its picture is. */
            avatar_url: string;
            /** @description What outgoing webhooks and embedded bots are made of; always empty, as there are none. */
            services: Record<string, never>[];
        };
        /**
         * @description A bot as those see it who look after it: its owner, and everyone who is at least an administrator and has no smaller
         *     rights than the bot.
         */
        Bot: {
            /** @description The name of the channel to which the bot sends a channel message that names none; null for none. */
            default_sending_stream: string | null;
            /** @description The name of the channel whose messages the bot's queues are narrowed to; null for none. */
            default_events_register_stream: string | null;
            /** @description Whether the bot's queues get the messages of all public channels. */
            default_all_public_streams: boolean;
            /** @description The ID of the bot. */
            user_id: number;
            /** @description Its email. */
            email: string;
            /** @description Its name. */
            full_name: string;
            bot_type: components["schemas"]["BotType"];
            /** @description Whether the account is in use. */
            is_active: boolean;
            /** @description The ID of its owner; null where nobody owns it. */
            owner_id: number | null;
            /** @description Where its picture is. */
            avatar_url: string;
            /** @description What outgoing webhooks and embedded bots are made of; always empty, as there are none. */
            services: Record<string, never>[];
            /** @description Its API key. */
            api_key: string;
        };
        /** @description The bot by its ID, and what is new about it. */
        BotChange: {
            /** @description The ID of the bot. */
            user_id: number;
            /** @description The new name. */
            full_name?: string;
            /** @description False: deactivated. True: reactivated. */
            is_active?: boolean;
            /** @description The ID of the new owner. */
            owner_id?: number;
            /** @description The new API key. */
            api_key?: string;
            /** @description Where the new picture is. */
            avatar_url?: string;
            /** @description The new channel; null for none. */
            default_sending_stream?: string | null;
            /** @description The new channel; null for none. */
            default_events_register_stream?: string | null;
            /** @description The new choice. */
            default_all_public_streams?: boolean;
        };
        /** @description What register answers of bots, each field for the type of event that it is named by; `realm_bots` for `realm_bot`. */
        BotsRegisterFields: {
            /** @description The bots that the user looks after, deactivated ones too. */
            realm_bots?: components["schemas"]["Bot"][];
            /** @description The programs that embedded bots can run; there are none. */
            realm_embedded_bots?: Record<string, never>[];
            /** @description The services that incoming webhooks can be made for; there are none. */
            realm_incoming_webhook_bots?: Record<string, never>[];
        };
        /**
         * @description A channel as it is for everyone, without anybody's personal settings.
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
        Channel: {
            /** @description ID of the channel. */
            stream_id: number;
            /** @description Name of the channel, unique without regard to case. */
            name: string;
            /** @description Description in Markdown. */
            description: string;
            /** @description Description as HTML. */
            rendered_description: string;
            /** @description Creation time in UNIX seconds. */
            date_created: number;
            /** @description ID of the user who created the channel; null where none was recorded. */
            creator_id: number | null;
            /** @description Whether the channel is private. */
            invite_only: boolean;
            /** @description Whether its history may be read on the web without an account. */
            is_web_public: boolean;
            /**
             * @description Who may post. 1 everyone, 2 administrators, 3 full members, 4 moderators.
             * @enum {integer}
             */
            stream_post_policy: 1 | 2 | 3 | 4;
            /**
             * @deprecated
             * @description Whether only administrators may post, that is whether `stream_post_policy` is 2.
             */
            is_announcement_only: boolean;
            /**
             * @description Whether subscribers may read what was sent before they subscribed. Always true for public
             *     channels at present; do not rely on that.
             */
            history_public_to_subscribers: boolean;
            /** @description Days after which messages are deleted; null follows the organization, -1 keeps them forever. */
            message_retention_days: number | null;
            /** @description ID of the user group whose members may unsubscribe others. */
            can_remove_subscribers_group: number;
            /** @description ID of the first message; null while there is none. */
            first_message_id: number | null;
            /**
             * @description Average number of messages per week over the last four weeks, rounded to two significant digits;
             *     null when there is too little data, that is for channels younger than seven days.
             */
            stream_weekly_traffic: number | null;
        };
        /**
         * @description A channel the user sees and was never subscribed to.
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
        NeverSubscribedChannel: {
            /** @description ID of the channel. */
            stream_id: number;
            /** @description Name of the channel, unique without regard to case. */
            name: string;
            /** @description Description in Markdown. */
            description: string;
            /** @description Description as HTML. */
            rendered_description: string;
            /** @description Creation time in UNIX seconds. */
            date_created: number;
            /** @description ID of the user who created the channel; null where none was recorded. */
            creator_id: number | null;
            /** @description Whether the channel is private. */
            invite_only: boolean;
            /** @description Whether its history may be read on the web without an account. */
            is_web_public: boolean;
            /**
             * @description Who may post. 1 everyone, 2 administrators, 3 full members, 4 moderators.
             * @enum {integer}
             */
            stream_post_policy: 1 | 2 | 3 | 4;
            /**
             * @deprecated
             * @description Whether only administrators may post, that is whether `stream_post_policy` is 2.
             */
            is_announcement_only: boolean;
            /**
             * @description Whether subscribers may read what was sent before they subscribed. Always true for public
             *     channels at present; do not rely on that.
             */
            history_public_to_subscribers: boolean;
            /** @description Days after which messages are deleted; null follows the organization, -1 keeps them forever. */
            message_retention_days: number | null;
            /** @description ID of the user group whose members may unsubscribe others. */
            can_remove_subscribers_group: number;
            /** @description ID of the first message; null while there is none. */
            first_message_id: number | null;
            /**
             * @description Average number of messages per week over the last four weeks, rounded to two significant digits;
             *     null when there is too little data, that is for channels younger than seven days.
             */
            stream_weekly_traffic: number | null;
            /** @description Sorted IDs of the subscribers with an active account; only with `include_subscribers`. */
            subscribers?: number[];
        };
        /**
         * @description A channel together with the personal settings of somebody who is, or was, subscribed to it.
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
        Subscription: {
            /** @description ID of the channel. */
            stream_id: number;
            /** @description Name of the channel, unique without regard to case. */
            name: string;
            /** @description Description in Markdown. */
            description: string;
            /** @description Description as HTML. */
            rendered_description: string;
            /** @description Creation time in UNIX seconds. */
            date_created: number;
            /** @description ID of the user who created the channel; null where none was recorded. */
            creator_id: number | null;
            /** @description Whether the channel is private. */
            invite_only: boolean;
            /** @description Sorted IDs of the subscribers with an active account; only with `include_subscribers`. */
            subscribers?: number[];
            /** @description Desktop notifications for all messages; null follows `enable_stream_desktop_notifications`. */
            desktop_notifications: boolean | null;
            /** @description Email notifications for all messages; null follows `enable_stream_email_notifications`. */
            email_notifications: boolean | null;
            /** @description Whether wildcard mentions notify like personal ones; null follows the user setting of this name. */
            wildcard_mentions_notify: boolean | null;
            /** @description Mobile notifications for all messages; null follows `enable_stream_push_notifications`. */
            push_notifications: boolean | null;
            /** @description Sounds for all messages; null follows `enable_stream_audible_notifications`. */
            audible_notifications: boolean | null;
            /** @description Whether the channel is pinned to the top of the user's list. */
            pin_to_top: boolean;
            /** @description Whether the channel is muted and so neither counted as unread nor part of the combined feed. */
            is_muted: boolean;
            /**
             * @deprecated
             * @description The opposite of `is_muted`.
             */
            in_home_view: boolean;
            /**
             * @deprecated
             * @description Whether only administrators may post, that is whether `stream_post_policy` is 2.
             */
            is_announcement_only: boolean;
            /** @description Whether its history may be read on the web without an account. */
            is_web_public: boolean;
            /** @description The user's color for the channel, such as `#4a90d9`. */
            color: string;
            /**
             * @description Who may post. 1 everyone, 2 administrators, 3 full members, 4 moderators.
             * @enum {integer}
             */
            stream_post_policy: 1 | 2 | 3 | 4;
            /** @description Days after which messages are deleted; null follows the organization, -1 keeps them forever. */
            message_retention_days: number | null;
            /**
             * @description Whether subscribers may read what was sent before they subscribed. Always true for public
             *     channels at present; do not rely on that.
             */
            history_public_to_subscribers: boolean;
            /** @description ID of the first message; null while there is none. */
            first_message_id: number | null;
            /**
             * @description Average number of messages per week over the last four weeks, rounded to two significant digits;
             *     null when there is too little data, that is for channels younger than seven days.
             */
            stream_weekly_traffic: number | null;
            /** @description ID of the user group whose members may unsubscribe others. */
            can_remove_subscribers_group: number;
        };
        /**
         * @description A channel by ID and name.
         * @example {
         *       "stream_id": 7,
         *       "name": "design"
         *     }
         */
        ChannelReference: {
            /** @description ID of the channel. */
            stream_id: number;
            /** @description Name of the channel, unique without regard to case. */
            name: string;
        };
        /**
         * @description A personal setting of a subscription.
         *
         *     - `color`: hex color of the channel for this user; the only one whose value is a string.
         *     - `is_muted`: the channel is muted.
         *     - `in_home_view`: the opposite of `is_muted`, still accepted.
         *     - `pin_to_top`: the channel stands at the top of the list.
         *     - `desktop_notifications`, `audible_notifications`, `push_notifications`, `email_notifications`:
         *       notifications for all its messages.
         *     - `wildcard_mentions_notify`: wildcard mentions notify like personal mentions.
         * @example pin_to_top
         * @enum {string}
         */
        SubscriptionProperty: "color" | "is_muted" | "in_home_view" | "pin_to_top" | "desktop_notifications" | "audible_notifications" | "push_notifications" | "email_notifications" | "wildcard_mentions_notify";
        /**
         * @description What register answers of channels: for `subscription` among the event types the user's subscriptions and the
         *     other channels, for `stream` all channels, for `default_streams` the default ones.
         */
        ChannelsRegisterFields: {
            /** @description The channels the user is subscribed to. */
            subscriptions?: components["schemas"]["Subscription"][];
            /** @description The channels the user sees and was subscribed to once, with the settings of then. */
            unsubscribed?: components["schemas"]["Subscription"][];
            /** @description The other channels the user sees. */
            never_subscribed?: components["schemas"]["NeverSubscribedChannel"][];
            /**
             * @description Every channel the user sees: for guests the web-public ones and those they are subscribed to; for others
             *     also the public ones; for administrators all.
             */
            streams?: components["schemas"]["Channel"][];
            /** @description The channels that new users are subscribed to; empty for guests. */
            realm_default_streams?: components["schemas"]["Channel"][];
        };
        /** @description A message not sent yet, as the server keeps it for its author. */
        Draft: {
            /** @description ID of the draft. */
            id: number;
            /**
             * @description Where it would go: `stream` to a channel, `private` to people, the empty string nowhere yet.
             * @enum {string}
             */
            type: "" | "stream" | "private";
            /** @description The ID of the channel, or those of the people; empty while it goes nowhere. */
            to: number[];
            /** @description The topic; empty unless it goes to a channel. */
            topic: string;
            /** @description What it says so far, in Markdown. */
            content: string;
            /** @description When it was last edited. */
            timestamp: number;
        };
        /** @description What a client says of a draft. The server gives the ID, so there must be none. */
        DraftContent: {
            /**
             * @description `stream` for a message to a channel, `private` for one to people, be it one or several; the empty string for
             *     one that has no address yet.
             * @enum {string}
             */
            type: "" | "stream" | "private";
            /** @description For `stream` exactly one channel ID, for `private` the IDs of the people; otherwise ignored and best empty. */
            to: number[];
            /**
             * @description The topic of a message to a channel, which must not contain null bytes; otherwise ignored and best empty.
             *     Beyond `max_topic_length` it is cut and ends in `...`.
             */
            topic: string;
            /**
             * @description What the message says. It must not be only white space, nor contain null bytes; beyond `max_message_length` it
             *     is cut and ends in `[message truncated]`.
             */
            content: string;
            /** @description When it was last edited; now, unless it is given. */
            timestamp?: number;
        };
        /** @description What register answers of drafts, for `drafts` among the event types. */
        DraftsRegisterFields: {
            /** @description The user's drafts, at most 1000, the last edited first; none while `enable_drafts_synchronization` is off. */
            drafts?: components["schemas"]["Draft"][];
        };
        /** @description An emoji of the organization's own. */
        CustomEmoji: {
            /** @description ID of the emoji. */
            id: string;
            /** @description What people type between colons. */
            name: string;
            /** @description Address of the image, from the root of the server. */
            source_url: string;
            /** @description Address of a still image where the other moves, else null. */
            still_url: string | null;
            /** @description Whether it can no longer be used in new messages. */
            deactivated: boolean;
            /** @description ID of the user who uploaded it; null where nobody is recorded. */
            author_id: number | null;
        };
        /** @description The organization's own emoji, by ID, those that were deactivated too. */
        CustomEmojiById: {
            [key: string]: components["schemas"]["CustomEmoji"];
        };
        /** @description What register answers of emoji, for `realm_emoji` among the event types. */
        EmojiRegisterFields: {
            realm_emoji?: components["schemas"]["CustomEmojiById"];
        };
        /**
         * @description What a client copes with. An absent capability counts as false. Capabilities that the server does not know are
         *     passed over.
         */
        ClientCapabilities: {
            /** @description The notification settings of a subscription may be null, for the user's own setting. */
            notification_settings_null?: boolean;
            /** @description Events of type `delete_message` may name several messages in `message_ids`. */
            bulk_message_deletion?: boolean;
            /** @description The server may leave out `avatar_url` of users. */
            user_avatar_url_field_optional?: boolean;
            /** @description Events of type `typing` may be about channels. */
            stream_typing_notifications?: boolean;
            /**
             * @description Settings are read from `user_settings`; their copies at the top level and the events
             *     `update_display_settings` and `update_global_notifications` are left out.
             */
            user_settings_object?: boolean;
            /** @description Linkifiers have URL templates. Without it `realm_linkifiers` is empty. */
            linkifier_url_template?: boolean;
            /**
             * @description `realm_users` may lack users whom one may not see. Without it they are there as placeholders named
             *     "Unknown user".
             */
            user_list_incomplete?: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description What register answers of the queue, of the server and of the time. */
        EventsRegisterFields: {
            service_version: components["schemas"]["ServiceVersion"];
            service_feature_level: components["schemas"]["ServiceFeatureLevel"];
            service_merge_base: components["schemas"]["ServiceMergeBase"];
            /** @description Alias of `service_version`, for existing clients. */
            zulip_version: components["schemas"]["ServiceVersion"];
            /** @description Alias of `service_feature_level`, for existing clients. */
            zulip_feature_level: components["schemas"]["ServiceFeatureLevel"];
            /** @description Alias of `service_merge_base`, for existing clients. */
            zulip_merge_base: components["schemas"]["ServiceMergeBase"];
            /** @description ID of the queue; a UUID. */
            queue_id: string;
            /** @description The ID to pass to the first `GET /events`. The state answered here holds every event up to it. */
            last_event_id: number;
            /**
             * @description The HTTP timeout that clients use for `GET /events`, in seconds. It is longer than the time between two
             *     heartbeats.
             */
            event_queue_longpoll_timeout_seconds: number;
        };
        /**
         * @description A pattern that becomes a link in messages and topics.
         * @example {
         *       "id": 2,
         *       "pattern": "#(?P<id>[0-9]+)",
         *       "url_template": "https://issues.example.com/{id}"
         *     }
         */
        Linkifier: {
            /** @description ID of the linkifier. */
            id: number;
            /** @description Regular expression in the syntax of RE2, with named groups. */
            pattern: string;
            /** @description The URL as an RFC 6570 template. The content of a named group is inserted as `{name_of_group}`. */
            url_template: string;
        };
        /**
         * @description Everything that is wrong, by the name of the parameter, or `__all__` for what lies between them.
         * @example {
         *       "pattern": [
         *         "This field cannot be blank."
         *       ]
         *     }
         */
        LinkifierProblems: {
            [key: string]: string[];
        };
        /** @description What register answers of linkifiers, for `realm_linkifiers` or `realm_filters` among the event types. */
        LinkifiersRegisterFields: {
            /**
             * @description Every linkifier, in the order in which they are tried; empty for clients without the capability
             *     `linkifier_url_template`.
             */
            realm_linkifiers?: components["schemas"]["Linkifier"][];
            /**
             * @deprecated
             * @description Always empty; the form of linkifiers before feature level 54.
             */
            realm_filters?: string[][];
        };
        /** @description A person a direct message is between. */
        MessageRecipient: {
            /** @description ID of the user. */
            id: number;
            /** @description API email of the user. */
            email: string;
            /** @description Name of the user. */
            full_name: string;
            /** @description Whether the account only mirrors one of another service; always false. */
            is_mirror_dummy: boolean;
        };
        /** @description An emoji reaction to a message. */
        Reaction: {
            /** @description Name of the emoji. */
            emoji_name: string;
            /** @description Identifier of the emoji, unique for the `reaction_type`. */
            emoji_code: string;
            reaction_type: components["schemas"]["ReactionType"];
            /** @description ID of the user who reacted. */
            user_id: number;
            /**
             * @deprecated
             * @description The user who reacted; use `user_id`.
             */
            user: {
                /** @description ID of the user. */
                id: number;
            };
        };
        /**
         * @deprecated
         * @description The user who reacted, as an event tells it.
         */
        ReactingUser: {
            /** @description ID of the user. */
            user_id: number;
            /** @description API email of the user. */
            email: string;
            /** @description Name of the user. */
            full_name: string;
        };
        /** @description A person of a conversation in which somebody is typing. */
        TypingPerson: {
            /** @description ID of the user. */
            user_id: number;
            /** @description API email of the user. */
            email: string;
        };
        /**
         * @description What `emoji_code` stands for: the code points in hexadecimal with dashes between (`unicode_emoji`), the ID of an
         *     uploaded emoji (`realm_emoji`), or the name of a special built-in one (`service_extra_emoji`).
         * @enum {string}
         */
        ReactionType: "unicode_emoji" | "realm_emoji" | "service_extra_emoji";
        /** @description Data of a widget that belongs to a message. */
        Submessage: {
            /** @description ID of the submessage. */
            id: number;
            /** @description ID of the message. */
            message_id: number;
            /** @description ID of the user who sent it. */
            sender_id: number;
            /** @description Type of the submessage. */
            msg_type: string;
            /** @description What it holds. */
            content: string;
        };
        /** @description A link that a linkifier makes of a part of the topic. */
        TopicLink: {
            /** @description The part of the topic. */
            text: string;
            /** @description Where it leads. */
            url: string;
        };
        /**
         * @description One edit of a message; only what it changed is there. Of a channel that the reader may not know of, neither the ID is
         *     there nor the topic that the message had in it.
         */
        MessageEdit: {
            /** @description ID of the user who edited; null for edits before March 2017. */
            user_id: number | null;
            /** @description Time of the edit in UNIX seconds. */
            timestamp: number;
            /** @description The content before. */
            prev_content?: string;
            /** @description The content before as HTML. */
            prev_rendered_content?: string;
            /** @description Version of the program that rendered it. */
            prev_rendered_content_version?: number;
            /** @description ID of the channel before. */
            prev_stream?: number;
            /** @description ID of the channel after. */
            stream?: number;
            /** @description The topic before. */
            prev_topic?: string;
            /** @description The topic after. */
            topic?: string;
        };
        /**
         * @description What a message is to a user. `historical` marks one from before they subscribed; it counts as read.
         *     `wildcard_mentioned` is deprecated and stands for `stream_wildcard_mentioned` or `topic_wildcard_mentioned`.
         * @enum {string}
         */
        MessageFlag: "read" | "starred" | "collapsed" | "mentioned" | "stream_wildcard_mentioned" | "topic_wildcard_mentioned" | "wildcard_mentioned" | "has_alert_word" | "historical";
        /** @description A message as one user sees it. */
        Message: {
            /** @description ID of the message. Messages are shown in the order of their IDs. */
            id: number;
            /**
             * @description `stream` for a message to a channel, `private` for a direct message.
             * @enum {string}
             */
            type: "stream" | "private";
            /**
             * @description What the message says, as `content_type` tells. Links to uploaded pictures are followed by the pictures, in HTML;
             *     their `img` says in `data-original-dimensions` how large they are: `1920x1080`.
             */
            content: string;
            /**
             * @description HTML, or Markdown where `apply_markdown` was false.
             * @enum {string}
             */
            content_type: "text/html" | "text/x-markdown";
            /** @description The topic; empty for a direct message. */
            subject: string;
            /** @description ID of the channel; absent for a direct message. */
            stream_id?: number;
            /** @description Name of the channel, or the people a direct message is between, the sender among them. */
            display_recipient: string | components["schemas"]["MessageRecipient"][];
            /** @description ID of the channel or set of people as a recipient. */
            recipient_id: number;
            /** @description ID of the sender. */
            sender_id: number;
            /** @description API email of the sender. */
            sender_email: string;
            /** @description Name of the sender. */
            sender_full_name: string;
            /** @description Identifier of the sender's organization, unique on the server. */
            sender_realm_str: string;
            /**
             * @description URL of the sender's avatar. Null where the client computes gravatars itself (`client_gravatar`) and may see
             *     the sender's real email.
             */
            avatar_url: string | null;
            /** @description Name of the client program it was sent with. */
            client: string;
            /** @description Whether it is a `/me` message, shown as an action of its sender. */
            is_me_message: boolean;
            /** @description Time it was sent, in UNIX seconds. */
            timestamp: number;
            /** @description Time of the last edit in UNIX seconds; absent if there was none. */
            last_edit_timestamp?: number;
            /**
             * @description The edits, the newest first; absent if there was none or the organization does not show them. The newest 1000 are
             *     kept, and at most 512 KiB of them.
             */
            edit_history?: components["schemas"]["MessageEdit"][];
            /** @description The emoji reactions. */
            reactions: components["schemas"]["Reaction"][];
            /** @description The data of its widgets. */
            submessages: components["schemas"]["Submessage"][];
            /** @description The links that linkifiers make of the topic. */
            topic_links: components["schemas"]["TopicLink"][];
            /** @description What the message is to the user. */
            flags: components["schemas"]["MessageFlag"][];
        };
        /** @description A message as a narrow finds it. */
        FoundMessage: {
            /** @description ID of the message. Messages are shown in the order of their IDs. */
            id: number;
            /**
             * @description `stream` for a message to a channel, `private` for a direct message.
             * @enum {string}
             */
            type: "stream" | "private";
            /**
             * @description What the message says, as `content_type` tells. Links to uploaded pictures are followed by the pictures, in HTML;
             *     their `img` says in `data-original-dimensions` how large they are: `1920x1080`.
             */
            content: string;
            /**
             * @description HTML, or Markdown where `apply_markdown` was false.
             * @enum {string}
             */
            content_type: "text/html" | "text/x-markdown";
            /** @description The topic; empty for a direct message. */
            subject: string;
            /** @description ID of the channel; absent for a direct message. */
            stream_id?: number;
            /** @description Name of the channel, or the people a direct message is between, the sender among them. */
            display_recipient: string | components["schemas"]["MessageRecipient"][];
            /** @description ID of the channel or set of people as a recipient. */
            recipient_id: number;
            /** @description ID of the sender. */
            sender_id: number;
            /** @description API email of the sender. */
            sender_email: string;
            /** @description Name of the sender. */
            sender_full_name: string;
            /** @description Identifier of the sender's organization, unique on the server. */
            sender_realm_str: string;
            /**
             * @description URL of the sender's avatar. Null where the client computes gravatars itself (`client_gravatar`) and may see
             *     the sender's real email.
             */
            avatar_url: string | null;
            /** @description Name of the client program it was sent with. */
            client: string;
            /** @description Whether it is a `/me` message, shown as an action of its sender. */
            is_me_message: boolean;
            /** @description Time it was sent, in UNIX seconds. */
            timestamp: number;
            /** @description Time of the last edit in UNIX seconds; absent if there was none. */
            last_edit_timestamp?: number;
            /**
             * @description The edits, the newest first; absent if there was none or the organization does not show them. The newest 1000 are
             *     kept, and at most 512 KiB of them.
             */
            edit_history?: components["schemas"]["MessageEdit"][];
            /** @description The emoji reactions. */
            reactions: components["schemas"]["Reaction"][];
            /** @description The data of its widgets. */
            submessages: components["schemas"]["Submessage"][];
            /** @description The links that linkifiers make of the topic. */
            topic_links: components["schemas"]["TopicLink"][];
            /** @description What the message is to the user. */
            flags: components["schemas"]["MessageFlag"][];
            /**
             * @description The content as HTML with what was searched for in `<span class="highlight">`. Only where the narrow has a
             *     `search` operator.
             */
            match_content?: string;
            /**
             * @description The topic as HTML with what was searched for in `<span class="highlight">`. Only where the narrow has a
             *     `search` operator.
             */
            match_subject?: string;
        };
        /** @description A message as its event carries it. The receiver's flags stand beside it in the event. */
        EventMessage: {
            /** @description ID of the message. Messages are shown in the order of their IDs. */
            id: number;
            /**
             * @description `stream` for a message to a channel, `private` for a direct message.
             * @enum {string}
             */
            type: "stream" | "private";
            /**
             * @description What the message says, as `content_type` tells. Links to uploaded pictures are followed by the pictures, in HTML;
             *     their `img` says in `data-original-dimensions` how large they are: `1920x1080`.
             */
            content: string;
            /**
             * @description HTML, or Markdown where `apply_markdown` was false.
             * @enum {string}
             */
            content_type: "text/html" | "text/x-markdown";
            /** @description The topic; empty for a direct message. */
            subject: string;
            /** @description ID of the channel; absent for a direct message. */
            stream_id?: number;
            /** @description Name of the channel, or the people a direct message is between, the sender among them. */
            display_recipient: string | components["schemas"]["MessageRecipient"][];
            /** @description ID of the channel or set of people as a recipient. */
            recipient_id: number;
            /** @description ID of the sender. */
            sender_id: number;
            /** @description API email of the sender. */
            sender_email: string;
            /** @description Name of the sender. */
            sender_full_name: string;
            /** @description Identifier of the sender's organization, unique on the server. */
            sender_realm_str: string;
            /**
             * @description URL of the sender's avatar. Null where the client computes gravatars itself (`client_gravatar`) and may see
             *     the sender's real email.
             */
            avatar_url: string | null;
            /** @description Name of the client program it was sent with. */
            client: string;
            /** @description Whether it is a `/me` message, shown as an action of its sender. */
            is_me_message: boolean;
            /** @description Time it was sent, in UNIX seconds. */
            timestamp: number;
            /** @description Time of the last edit in UNIX seconds; absent if there was none. */
            last_edit_timestamp?: number;
            /**
             * @description The edits, the newest first; absent if there was none or the organization does not show them. The newest 1000 are
             *     kept, and at most 512 KiB of them.
             */
            edit_history?: components["schemas"]["MessageEdit"][];
            /** @description The emoji reactions. */
            reactions: components["schemas"]["Reaction"][];
            /** @description The data of its widgets. */
            submessages: components["schemas"]["Submessage"][];
            /** @description The links that linkifiers make of the topic. */
            topic_links: components["schemas"]["TopicLink"][];
        };
        /** @description One condition of a narrow. */
        NarrowTerm: {
            /**
             * @description What is compared; always needed. `channel` (or `stream`), `channels` (or `streams`), `topic`, `sender`, `dm` (or
             *     `pm-with`), `dm-including` (or `group-pm-with`), `id`, `near`, `with`, `is`, `has`, `in`, `search`.
             */
            operator?: string;
            /**
             * @description What it is compared with; always needed. Users are given by ID or API email, several as a list or in one text with
             *     commas; channels by ID or name; messages by ID.
             */
            operand?: string | number | number[];
            /** @description Whether the messages that do not meet the condition are meant. */
            negated?: boolean;
        };
        /**
         * @description A filter of messages: those that meet all conditions. Each condition is an object or, shorter, a pair of operator and
         *     operand. Operators:
         *
         *     - `channel` (also `stream`): messages to the channel of that name or ID;
         *     - `channels` (also `streams`): `public` for all public channels, `web-public` for the web-public ones;
         *     - `topic`: messages to topics of that name, without regard to case;
         *     - `sender`: messages from the user;
         *     - `dm` (also `pm-with`, `pm_with`): direct messages between oneself and exactly these users;
         *     - `dm-including` (also `group-pm-with`, `group_pm_with`): direct messages between whomever, that user among
         *       them;
         *     - `is`: `dm` (also `private`), `starred`, `unread`, `mentioned`, `alerted`, `resolved`, `followed`;
         *     - `has`: `link`, `image`, `attachment`, `reaction`;
         *     - `in`: `home` leaves out muted channels and topics, `all` leaves out nothing;
         *     - `id`: the one message; `near`: no condition, says around which message to look;
         *     - `with`: all messages of the conversation that the message with this ID is in now, whatever channel, topic and `dm`
         *       conditions say beside it;
         *     - `search`: messages with all these words, in the content or the topic; words in double quotes belong together. All
         *       searches of a narrow together have at most 32 words and 500 characters.
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
        Narrow: (components["schemas"]["NarrowTerm"] | string[])[];
        /** @description What of a message met a narrow. */
        NarrowMatch: {
            /** @description The content as HTML, with what was searched for in `<span class="highlight">`. */
            match_content: string;
            /** @description The topic as HTML, with what was searched for in `<span class="highlight">`. */
            match_subject: string;
        };
        /**
         * @description How a user sees a topic: 0 as its channel, 1 muted, 2 unmuted in a muted channel, 3 followed.
         * @enum {integer}
         */
        VisibilityPolicy: 0 | 1 | 2 | 3;
        /** @description A topic the user sees otherwise than its channel. */
        UserTopic: {
            /** @description ID of the channel. */
            stream_id: number;
            /** @description The topic. */
            topic_name: string;
            /** @description Time of the last change in UNIX seconds. */
            last_updated: number;
            visibility_policy: components["schemas"]["VisibilityPolicy"];
        };
        /** @description The unread messages of the user, by conversation; of very many only the newest. */
        UnreadMessages: {
            /** @description Number of unread messages, those in muted channels and topics left out. */
            count: number;
            /** @description Unread direct messages between two people, or from oneself to oneself. */
            pms: {
                /** @description ID of the other user. */
                other_user_id: number;
                /**
                 * @deprecated
                 * @description The same as `other_user_id`.
                 */
                sender_id: number;
                /** @description IDs of the messages, ascending. */
                unread_message_ids: number[];
            }[];
            /** @description Unread messages of channels the user is subscribed to, also muted ones. */
            streams: {
                /** @description ID of the channel. */
                stream_id: number;
                /** @description The topic. */
                topic: string;
                /** @description IDs of the messages, ascending. */
                unread_message_ids: number[];
            }[];
            /** @description Unread direct messages between more than two people. */
            huddles: {
                /** @description IDs of all the people, ascending, with commas between. */
                user_ids_string: string;
                /** @description IDs of the messages, ascending. */
                unread_message_ids: number[];
            }[];
            /**
             * @description IDs of the unread messages that mention the user; those that do so by a wildcard only where channel and topic are
             *     not muted.
             */
            mentions: number[];
            /** @description Whether there are more unread messages than are listed. */
            old_unreads_missing: boolean;
        };
        /** @description What register answers of messages, each for the event type it says. */
        MessagesRegisterFields: {
            /**
             * @deprecated
             * @description For `message`. ID of the newest message the user received; -1 if there is none.
             */
            max_message_id?: number;
            unread_msgs?: components["schemas"]["UnreadMessages"];
            /** @description For `starred_messages`. IDs of the messages the user starred, ascending. */
            starred_messages?: number[];
            /** @description For `user_topic`. The topics the user sees otherwise than their channels. */
            user_topics?: components["schemas"]["UserTopic"][];
            /**
             * @deprecated
             * @description For `muted_topics`. The muted topics of channels the user is subscribed to: name of the channel, topic, and when it
             *     was muted.
             */
            muted_topics?: (string | number)[][];
        };
        /**
         * @description Release line of this API and version of the program, for display.
         * @example 10.0-dev+0.1.0
         */
        ServiceVersion: string;
        /**
         * @description Feature level of this API. Clients compare it with the feature levels in this document.
         * @example 282
         */
        ServiceFeatureLevel: number;
        /**
         * @description Release line of this API.
         * @example 10.0-dev
         */
        ServiceMergeBase: string;
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
        /**
         * @description The authentication methods, by name. `Email` uses passwords that the server stores. `LDAP` uses the passwords of a
         *     directory, on servers that have one.
         * @example {
         *       "Email": {
         *         "enabled": true,
         *         "available": true
         *       }
         *     }
         */
        AuthenticationMethods: {
            [key: string]: {
                /** @description Whether the organization allows this method. */
                enabled: boolean;
                /** @description Whether the server offers this method. */
                available: boolean;
                /** @description Why the server does not offer this method. Absent if it does. */
                unavailable_reason?: string;
            };
        };
        /** @description The groups that a permission setting accepts. A permission setting grants a permission to a group. */
        PermissionSetting: {
            /** @description Whether the setting accepts only system groups. */
            require_system_group: boolean;
            /** @description Whether the setting accepts `role:internet`. */
            allow_internet_group: boolean;
            /** @description Whether the setting accepts `role:nobody`. */
            allow_nobody_group: boolean;
            /** @description Whether the setting accepts `role:everyone`. */
            allow_everyone_group: boolean;
            /** @description Name of the default group. */
            default_group_name: string;
            /** @description Name of the default group if the setting is that of a system group. Null if there is no such default. */
            default_for_system_groups: string | null;
            /** @description Names of the only system groups that the setting accepts. Empty if the other fields state all restrictions. */
            allowed_system_groups: string[];
        };
        /** @description Fields of the register response about the organization and the server. Needs the event type `realm`. */
        OrganizationRegisterFields: {
            /**
             * @description Who may see all users. Other users see bots and the users with whom they share a channel or a direct message
             *     conversation. Default: `"role:everyone"`.
             */
            realm_can_access_all_users_group?: components["schemas"]["GroupSettingValue"];
            /** @description Who may create public channels. Default: `"role:members"`. */
            realm_can_create_public_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description Who may create private channels. Default: `"role:members"`. */
            realm_can_create_private_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description Who may create web-public channels. Default: `"role:owners"`. */
            realm_can_create_web_public_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description Who may delete the messages of other users. Default: `"role:administrators"`. */
            realm_can_delete_any_message_group?: components["schemas"]["GroupSettingValue"];
            /** @description Who may create reusable invitation links. The server stores and announces it, without effect: it has no invitations. Default: `"role:administrators"`. */
            realm_create_multiuse_invite_group?: components["schemas"]["GroupSettingValue"];
            /** @description Who may start direct message conversations. Default: `"role:everyone"`. */
            realm_direct_message_initiator_group?: components["schemas"]["GroupSettingValue"];
            /** @description The group of which at least one member must be in every direct message conversation. Default: `"role:everyone"`. */
            realm_direct_message_permission_group?: components["schemas"]["GroupSettingValue"];
            /**
             * @description Who may add custom emoji. 1 members, 2 administrators, 3 full members, 4 moderators. Default: `1`.
             * @enum {integer}
             */
            realm_add_custom_emoji_policy?: 1 | 2 | 3 | 4;
            /**
             * @description Who may create bots. 1 members, 2 members (incoming webhooks only), 3 administrators. Default: `1`.
             * @enum {integer}
             */
            realm_bot_creation_policy?: 1 | 2 | 3;
            /**
             * @description Who may delete their own messages. 1 members, 2 administrators, 3 full members, 4 moderators, 5 everyone. Default: `5`.
             * @enum {integer}
             */
            realm_delete_own_message_policy?: 1 | 2 | 3 | 4 | 5;
            /**
             * @description Who may change the topic of other users' messages. 1 members, 2 administrators, 3 full members, 4 moderators, 5
             *     everyone, 6 nobody. Default: `5`.
             * @enum {integer}
             */
            realm_edit_topic_policy?: 1 | 2 | 3 | 4 | 5 | 6;
            /**
             * @description Who may invite users. 1 members, 2 administrators, 3 full members, 4 moderators, 6 nobody. The server stores and announces it, without effect: it has no invitations. Default: `1`.
             * @enum {integer}
             */
            realm_invite_to_realm_policy?: 1 | 2 | 3 | 4 | 6;
            /**
             * @description Who may subscribe other users to channels. 1 members, 2 administrators, 3 full members, 4 moderators. Default: `1`.
             * @enum {integer}
             */
            realm_invite_to_stream_policy?: 1 | 2 | 3 | 4;
            /**
             * @description Who may move messages to another channel. 1 members, 2 administrators, 3 full members, 4 moderators, 6 nobody. Default: `1`.
             * @enum {integer}
             */
            realm_move_messages_between_streams_policy?: 1 | 2 | 3 | 4 | 6;
            /**
             * @description Who may create and edit user groups. 1 members, 2 administrators, 3 full members, 4 moderators. Default: `1`.
             * @enum {integer}
             */
            realm_user_group_edit_policy?: 1 | 2 | 3 | 4;
            /**
             * @description Who may use wildcard mentions in channels and topics with many users. 1 everyone, 2 members, 3 full members, 5
             *     administrators, 6 nobody, 7 moderators. Default: `5`.
             * @enum {integer}
             */
            realm_wildcard_mention_policy?: 1 | 2 | 3 | 5 | 6 | 7;
            /** @description Number of days after which a member becomes a full member. Default: `0`. */
            realm_waiting_period_threshold?: number;
            /** @description Whether users may view the edit history of messages. Default: `true`. */
            realm_allow_edit_history?: boolean;
            /** @description Whether users may edit their own messages. Default: `true`. */
            realm_allow_message_editing?: boolean;
            /** @description For how many seconds the content of a message can be edited. Null if there is no limit. Default: `600`. */
            realm_message_content_edit_limit_seconds?: number | null;
            /** @description For how many seconds the sender of a message can delete it. Null if there is no limit. Default: `600`. */
            realm_message_content_delete_limit_seconds?: number | null;
            /** @description For how many seconds a message can be moved to another topic. Null if there is no limit. Default: `604800`. */
            realm_move_messages_within_stream_limit_seconds?: number | null;
            /** @description For how many seconds a message can be moved to another channel. Null if there is no limit. Default: `604800`. */
            realm_move_messages_between_streams_limit_seconds?: number | null;
            /** @description Number of days after which messages are deleted. -1 keeps them forever. Default: `-1`. */
            realm_message_retention_days?: number;
            /** @description Whether channel messages must have a topic. Default: `false`. */
            realm_mandatory_topics?: boolean;
            /** @description Whether users may see which users have read a message. The server stores and announces it, without effect: it has no read receipts. Default: `true`. */
            realm_enable_read_receipts?: boolean;
            /** @description Whether messages show previews of linked images. Default: `true`. */
            realm_inline_image_preview?: boolean;
            /** @description Whether messages show previews of linked web pages. The server stores and announces it, without effect: it has no previews of web pages. Default: `false`. */
            realm_inline_url_embed_preview?: boolean;
            /** @description Language of code blocks that do not name one. Empty if there is none. Default: `""`. */
            realm_default_code_block_language?: string;
            /**
             * @description Highest rating of GIPHY images that is allowed. 0 if GIPHY is not offered. The server stores and announces it, without effect: it has no GIPHY integration. Default: `0`.
             * @enum {integer}
             */
            realm_giphy_rating?: 0 | 1 | 2 | 3 | 4;
            /**
             * @description Provider of video calls: an ID from `realm_available_video_chat_providers`. The server stores and announces it; clients apply it. Default: `1`.
             * @enum {integer}
             */
            realm_video_chat_provider?: 0 | 1;
            /** @description URL of the organization's Jitsi server. Null for that of the server. The server stores and announces it; clients apply it. Default: `null`. */
            realm_jitsi_server_url?: string | null;
            /** @description Whether emails about messages may show the messages, their senders and their conversations. Default: `true`. */
            realm_message_content_allowed_in_email_notifications?: boolean;
            /** @description The authentication methods, by name. Default: `{"Email":{"enabled":true,"available":true}}`. */
            realm_authentication_methods?: components["schemas"]["AuthenticationMethods"];
            /** @description Initial language of new users. Messages that the server posts in channels are in English. Default: `"en"`. */
            realm_default_language?: string;
            /** @description Whether only administrators may change avatars. Default: `false`. */
            realm_avatar_changes_disabled?: boolean;
            /** @description Whether only administrators may change emails. Default: `false`. */
            realm_email_changes_disabled?: boolean;
            /** @description Whether only administrators may change names. Default: `false`. */
            realm_name_changes_disabled?: boolean;
            /** @description Whether the names of users must be unique. Default: `false`. */
            realm_require_unique_names?: boolean;
            /** @description Whether users who sign up must not use a disposable email. The server stores and announces it, without effect: it has no sign-up. Default: `true`. */
            realm_disallow_disposable_email_addresses?: boolean;
            /** @description Whether emails must belong to the organization's domains. The server stores and announces it, without effect: it has no list of domains. Default: `false`. */
            realm_emails_restricted_to_domains?: boolean;
            /** @description Whether users need an invitation to join. The server stores and announces it, without effect: it has no sign-up. Default: `true`. */
            realm_invite_required?: boolean;
            /** @description Whether clients mark guests as guests. The server stores and announces it; clients apply it. Default: `true`. */
            realm_enable_guest_user_indicator?: boolean;
            /** @description Whether the presence of all users is hidden. Default: `false`. */
            realm_presence_disabled?: boolean;
            /** @description Whether the server sends a welcome email to new users. The server stores and announces it, without effect: it has no welcome emails. Default: `true`. */
            realm_send_welcome_emails?: boolean;
            /** @description Whether the server sends digest emails to users who were not active for 5 days or more. Default: `false`. */
            realm_digest_emails_enabled?: boolean;
            /** @description Weekday on which digest emails are sent, in the time zone of the server. 0 is Monday. Default: `1`. */
            realm_digest_weekday?: number;
            /** @description Whether the organization allows web-public channels, which can be read without an account. Default: `false`. */
            realm_enable_spectator_access?: boolean;
            /** @description Whether the organization wants to be listed in a directory of communities. The server stores and announces it, without effect: it has no directory of communities. Default: `false`. */
            realm_want_advertise_in_communities_directory?: boolean;
            /**
             * @description Type of the organization. 0 unspecified, 10 business, 20 open-source project, 30 education (non-profit),
             *     35 education (for-profit), 40 research, 50 event or conference, 60 non-profit, 70 government, 80 political group,
             *     90 community, 100 personal, 1000 other. The server stores and announces it; clients apply it. Default: `0`.
             * @enum {integer}
             */
            realm_org_type?: 0 | 10 | 20 | 30 | 35 | 40 | 50 | 60 | 70 | 80 | 90 | 100 | 1000;
            /**
             * @description ID of the channel in which new channels are announced. -1 for none. Initially, it is the first channel of the
             *     organization. Default: `-1`.
             */
            realm_new_stream_announcements_stream_id?: number;
            /** @description ID of the channel in which new users are announced. -1 for none. Default: `-1`. */
            realm_signup_announcements_stream_id?: number;
            /** @description ID of the channel in which updates of the server are announced. -1 for none. The server stores and announces it, without effect: it has no announcements of updates. Default: `-1`. */
            realm_service_update_announcements_stream_id?: number;
            /** @description Name of the organization. */
            realm_name?: string;
            /** @description Description of the organization, in Markdown. */
            realm_description?: string;
            /** @description Root URL of the organization. */
            realm_url?: string;
            /**
             * @deprecated
             * @description Former name of `realm_url`, with the same value.
             */
            realm_uri?: string;
            /** @description Domain of the emails that the server assigns to bots. */
            realm_bot_domain?: string;
            /** @description When the organization was created, in UNIX seconds. */
            realm_date_created?: number;
            /** @description 1: self-hosted. */
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
            /**
             * @description `G`: generated from the organization's name. `U`: uploaded.
             * @enum {string}
             */
            realm_icon_source?: "G" | "U";
            /** @description URL of the organization's logo. */
            realm_logo_url?: string;
            /**
             * @description `D`: default. `U`: uploaded.
             * @enum {string}
             */
            realm_logo_source?: "D" | "U";
            /** @description URL of the logo on a dark background. */
            realm_night_logo_url?: string;
            /**
             * @description `D`: default. `U`: uploaded.
             * @enum {string}
             */
            realm_night_logo_source?: "D" | "U";
            /** @description Whether users can log in with email and password. */
            realm_email_auth_enabled?: boolean;
            /** @description Whether users can log in with a password. */
            realm_password_auth_enabled?: boolean;
            /** @description Whether the server sends mobile notifications. */
            realm_push_notifications_enabled?: boolean;
            /** @description When the server stops sending mobile notifications, in UNIX seconds. Null if unknown. */
            realm_push_notifications_enabled_end_timestamp?: number | null;
            /** @description Alias of `realm_service_update_announcements_stream_id`, for existing clients. */
            realm_zulip_update_announcements_stream_id?: number;
            /**
             * @deprecated
             * @description The narrowest policy that allows at least what `realm_can_create_public_channel_group` allows. Events do not have
             *     it.
             */
            realm_create_public_stream_policy?: number;
            /**
             * @deprecated
             * @description The narrowest policy that allows at least what `realm_can_create_private_channel_group` allows. Events do not
             *     have it.
             */
            realm_create_private_stream_policy?: number;
            /**
             * @deprecated
             * @description The narrowest policy that allows at least what `realm_can_create_web_public_channel_group` allows. Events do not
             *     have it.
             */
            realm_create_web_public_stream_policy?: number;
            /** @description The providers of video calls. */
            realm_available_video_chat_providers?: {
                [key: string]: {
                    /** @description The value of `realm_video_chat_provider`. */
                    id: number;
                    /** @description Name of the provider. */
                    name: string;
                };
            };
            /** @description The sites that the server knows, for profile fields of the type external account. */
            realm_default_external_accounts?: {
                [key: string]: {
                    /** @description Name of the profile field. */
                    name: string;
                    /** @description Name of the site. */
                    text: string;
                    /** @description Help for the users who fill in the field. */
                    hint: string;
                    /** @description URL of a profile. `%(username)s` stands for the username. */
                    url_pattern: string;
                };
            };
            /** @description Whether the server sends digest emails. */
            settings_send_digest_emails?: boolean;
            /** @description API key for GIPHY. Empty if GIPHY is not offered. */
            giphy_api_key?: string;
            /** @description The ratings from which an organization can choose. */
            giphy_rating_options?: {
                [key: string]: {
                    /** @description The value of `realm_giphy_rating`. */
                    id: number;
                    /** @description Name of the rating. */
                    name: string;
                };
            };
            /**
             * @deprecated
             * @description URL of the Jitsi server in use. It is that of the organization or, if not set, that of the server.
             */
            jitsi_server_url?: string;
            /** @description URL of the Jitsi server that is used if the organization sets none. */
            server_jitsi_server_url?: string;
            /** @description Whether the server allows web-public channels. */
            server_web_public_streams_enabled?: boolean;
            /** @description When this server process started, in UNIX seconds. */
            server_generation?: number;
            /** @description When the response was created, in UNIX seconds. */
            server_timestamp?: number;
            /** @description Whether the server is outdated and should be upgraded. */
            server_needs_upgrade?: boolean;
            /** @description Whether messages show images that are uploaded to this server. */
            server_inline_image_preview?: boolean;
            /** @description Whether the server previews linked web pages. */
            server_inline_url_embed_preview?: boolean;
            /** @description Whether the server disables changes of avatars. */
            server_avatar_changes_disabled?: boolean;
            /** @description Whether the server disables changes of names. */
            server_name_changes_disabled?: boolean;
            /** @description The thumbnail formats of uploaded images. */
            server_thumbnail_formats?: {
                /** @description Name of the format in URLs. */
                name: string;
                /** @description Maximum width in pixels. */
                max_width: number;
                /** @description Maximum height in pixels. */
                max_height: number;
                /** @description Type of the image file. */
                format: string;
                /** @description Whether the image is animated. */
                animated: boolean;
            }[];
            /** @description How often a client reports that its user is still typing, in milliseconds. */
            server_typing_started_wait_period_milliseconds?: number;
            /** @description Time without a keystroke after which a client reports that its user stopped typing, in milliseconds. */
            server_typing_stopped_wait_period_milliseconds?: number;
            /** @description Time without an event after which clients no longer show a user as typing, in milliseconds. */
            server_typing_started_expiry_period_milliseconds?: number;
            /** @description How often a client reports the presence of its user, in seconds. */
            server_presence_ping_interval_seconds?: number;
            /** @description Time without a report after which clients show a user as offline, in seconds. */
            server_presence_offline_threshold_seconds?: number;
            /** @description The permission settings, by name. */
            server_supported_permission_settings?: {
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
            /** @description Whether the server runs in development mode. */
            development_environment?: boolean;
            /** @description Minimum number of characters in a password. */
            password_min_length?: number;
            /** @description Minimum number of guesses that a password must withstand. */
            password_min_guesses?: number;
            /** @description Maximum size of an uploaded file in MiB. */
            max_file_upload_size_mib?: number;
            /** @description Maximum size of an avatar in MiB. */
            max_avatar_file_size_mib?: number;
            /** @description Maximum size of the organization's icon in MiB. No operation takes one. */
            max_icon_file_size_mib?: number;
            /** @description Maximum size of the organization's logo in MiB. No operation takes one. */
            max_logo_file_size_mib?: number;
            /** @description Maximum total size of all uploaded files in MiB. Null if there is no limit. */
            realm_upload_quota_mib?: number | null;
            /** @description Maximum number of characters in the name of a channel. */
            max_stream_name_length?: number;
            /** @description Maximum number of characters in the description of a channel. */
            max_stream_description_length?: number;
            /** @description Maximum number of characters in a topic. */
            max_topic_length?: number;
            /** @description Maximum number of characters in a message. */
            max_message_length?: number;
        };
        /**
         * @description When a user was last present. Clients show a user with a current `active_timestamp` as fully present. They show a
         *     user with only a current `idle_timestamp` as potentially present.
         */
        UserPresence: {
            /** @description When a client last reported the user present, in UNIX seconds. */
            active_timestamp?: number;
            /** @description When the user last had a connected client, including idle clients, in UNIX seconds. */
            idle_timestamp?: number;
        };
        /** @description The presence of a user in the older format. Both keys have the same data. */
        LegacyPresence: {
            aggregated: components["schemas"]["LegacyClientPresence"];
            website: components["schemas"]["LegacyClientPresence"];
        };
        /** @description The last report about a user. */
        LegacyClientPresence: {
            /**
             * @description Always `website`.
             * @constant
             */
            client: "website";
            /**
             * @description `active` if the user was using the device (fully present), else `idle` (potentially present).
             * @enum {string}
             */
            status: "active" | "idle";
            /** @description Time of the report, in UNIX seconds. */
            timestamp: number;
            /** @description Always false. Absent under `aggregated`. */
            pushable?: boolean;
        };
        /** @description Fields of the register response about presence. Needs the event type `presence`. */
        PresenceRegisterFields: {
            /**
             * @description The presence of the users who were online in the last two weeks. With `slim_presence`, the keys are user IDs.
             *     Otherwise the keys are API emails, and the values have the older format.
             */
            presences?: {
                [key: string]: components["schemas"]["UserPresence"] | components["schemas"]["LegacyPresence"];
            };
            /** @description ID of the newest change in `presences`. -1 if there was no change yet. */
            presence_last_update_id?: number;
            /** @description Time of the server, in UNIX seconds. */
            server_timestamp?: number;
        };
        /** @description The status of a user. Fields that are not set are absent. */
        UserStatus: {
            /** @description Text of the status. */
            status_text?: string;
            /** @description Name of the emoji next to the text. */
            emoji_name?: string;
            /** @description Identifier of the emoji, unique for the `reaction_type`. */
            emoji_code?: string;
            reaction_type?: components["schemas"]["ReactionType"];
            /**
             * @deprecated
             * @description True if the user hides when they are online, otherwise absent.
             * @constant
             */
            away?: true;
        };
        /** @description Fields of the register response about statuses. Needs the event type `user_status`. */
        UserStatusRegisterFields: {
            /**
             * @description The status of each user who has one, by user ID. Deactivated users and users whom the requesting user cannot see
             *     are omitted.
             */
            user_status?: {
                [key: string]: components["schemas"]["UserStatus"];
            };
        };
        /**
         * @description A field of the custom profile of all human users.
         * @example {
         *       "id": 9,
         *       "name": "Favorite editor",
         *       "field_type": 1,
         *       "type": 1,
         *       "hint": "",
         *       "field_data": "",
         *       "order": 9,
         *       "required": false,
         *       "display_in_profile_summary": false
         *     }
         */
        CustomProfileField: {
            /** @description ID of the field. */
            id: number;
            /** @description Label of the field. */
            name: string;
            /**
             * @description 1 short text, 2 long text, 3 list of options, 4 date picker, 5 link, 6 person picker, 7 external account,
             *     8 pronouns.
             * @enum {integer}
             */
            field_type: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
            /**
             * @description Same as `field_type`, under the name that existing clients read.
             * @enum {integer}
             */
            type: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
            /** @description Help for the users who fill in the field. */
            hint: string;
            /** @description The options of a list, or the data of an external account, as JSON text. An empty string for other types. */
            field_data: string;
            /** @description Position of the field. Lower values come first. */
            order: number;
            /** @description Whether users are asked to fill in the field. */
            required: boolean;
            /** @description Whether clients show the field in the profile summary. */
            display_in_profile_summary: boolean;
        };
        /** @description Custom profile fields in the register response. Needs the event type `custom_profile_fields`. */
        ProfileFieldsRegisterFields: {
            /** @description All fields, in the order in which they are shown. */
            custom_profile_fields?: components["schemas"]["CustomProfileField"][];
            /** @description The field types, by an identifier for each. */
            custom_profile_field_types?: {
                [key: string]: {
                    /** @description Number of the type. */
                    id: number;
                    /** @description English name of the type. */
                    name: string;
                };
            };
        };
        /** @description A message that the server will send for its author, or that it could not send. */
        ScheduledMessage: {
            /** @description ID of the scheduled message; not the one the message gets when it is sent. */
            scheduled_message_id: number;
            /**
             * @description `stream` for a message to a channel, `private` for one to people.
             * @enum {string}
             */
            type: "stream" | "private";
            /** @description Where it goes. */
            to: number | number[];
            /** @description The topic; only for messages to a channel. */
            topic?: string;
            /** @description What it says, in Markdown. */
            content: string;
            /** @description What it says, in HTML. */
            rendered_content: string;
            /** @description When it is sent. */
            scheduled_delivery_timestamp: number;
            /** @description Whether the server tried to send the message and could not. */
            failed: boolean;
        };
        /** @description The ID of a channel, or those of people. */
        ScheduledRecipient: number | number[];
        /** @description What register answers of scheduled messages, for `scheduled_messages` among the event types. */
        ScheduledMessagesRegisterFields: {
            /** @description The user's messages that are not sent yet, those that failed among them, in the order of their time. */
            scheduled_messages?: components["schemas"]["ScheduledMessage"][];
        };
        /**
         * @description Who a setting is granted to: the ID of a user group, or a group without a name, given by its
         *     members and subgroups. An unnamed group that is exactly one named group is always given as the integer.
         * @example 3
         */
        GroupSettingValue: number | {
            /** @description IDs of the users who belong to it themselves. */
            direct_members: number[];
            /** @description IDs of the user groups whose members belong to it. */
            direct_subgroups: number[];
        };
        /**
         * @description Who a setting is to be granted to from now on, with the value it is expected to have. The new value alone is
         *     accepted too.
         * @example {
         *       "new": 3
         *     }
         */
        GroupSettingChange: {
            /** @description Who it is granted to from now on. */
            new: components["schemas"]["GroupSettingValue"];
            /** @description The value it is expected to have, compared without regard to order. */
            old?: components["schemas"]["GroupSettingValue"];
        } | components["schemas"]["GroupSettingValue"];
        /**
         * @description A group of users, made by the organization or, with `is_system_group`, kept by the server.
         * @example {
         *       "id": 3,
         *       "name": "role:moderators",
         *       "description": "Moderators of this organization, administrators and owners",
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
            /** @description ID of the group. */
            id: number;
            /** @description Name, unique without regard to case. The names of system groups begin with `role:`. */
            name: string;
            /** @description What the group is for, as plain text. */
            description: string;
            /**
             * @description Sorted IDs of the users who belong to the group itself, those of its subgroups not counted.
             *     The members of a system group follow from the users' roles.
             */
            members: number[];
            /** @description Sorted IDs of the groups whose members belong to this group too. */
            subgroups: number[];
            /** @description The same list as `subgroups`, by the name that existing clients read. */
            direct_subgroup_ids: number[];
            /** @description Whether the server keeps the group. Nobody can edit a system group. */
            is_system_group: boolean;
            /** @description Who may mention the group. For system groups `role:nobody`. */
            can_mention_group: components["schemas"]["GroupSettingValue"];
        };
        /** @description What register answers of user groups, for `realm_user_groups` (or `user_group`) among the event types. */
        UserGroupsRegisterFields: {
            /** @description Every user group, ordered by ID. */
            realm_user_groups?: components["schemas"]["UserGroup"][];
        };
        /**
         * @description Role of a user. 100 organization owner, 200 organization administrator, 300 organization moderator, 400 member,
         *     600 guest.
         * @enum {integer}
         */
        Role: 100 | 200 | 300 | 400 | 600;
        /** @description The value of one custom profile field. */
        ProfileDatum: {
            /** @description The value as entered. For a person picker, the list of user IDs as JSON text. */
            value: string;
            /** @description The value as HTML. Only present for field types that support Markdown. */
            rendered_value?: string;
        };
        /**
         * @description Values of custom profile fields, by field ID.
         * @example {
         *       "4": {
         *         "value": "vim"
         *       }
         *     }
         */
        ProfileData: {
            [key: string]: components["schemas"]["ProfileDatum"];
        };
        /** @description The fields that all user objects have. */
        UserBase: {
            /** @description ID of the user. */
            user_id: number;
            /** @description API email of the user. It can change when the real email or its visibility changes. */
            email: string;
            /** @description Name of the user. */
            full_name: string;
            role: components["schemas"]["Role"];
            /** @description Whether the user is an organization owner. */
            is_owner: boolean;
            /** @description Whether the user is an organization administrator or owner. */
            is_admin: boolean;
            /** @description Whether the user is a guest. */
            is_guest: boolean;
            /** @description Whether the user manages the billing of the organization. */
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
        /** @description The account of the requesting user. */
        OwnUser: {
            /** @description ID of the user. */
            user_id: number;
            /** @description API email of the user. It can change when the real email or its visibility changes. */
            email: string;
            /** @description Name of the user. */
            full_name: string;
            role: components["schemas"]["Role"];
            /** @description Whether the user is an organization owner. */
            is_owner: boolean;
            /** @description Whether the user is an organization administrator or owner. */
            is_admin: boolean;
            /** @description Whether the user is a guest. */
            is_guest: boolean;
            /** @description Whether the user manages the billing of the organization. */
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
            /** @description URL of the user's avatar. */
            avatar_url: string;
            /** @description Increases with each change of the avatar. Part of its URL. */
            avatar_version: number;
            /**
             * @deprecated
             * @description ID of the newest message of the organization. -1 if there is no message.
             */
            max_message_id: number;
            /** @description Real email of the user. */
            delivery_email: string;
            /**
             * @description Whether other users see when the user is online. A change sends a `user_settings` event for
             *     `presence_enabled`.
             */
            presence_enabled: boolean;
            /** @description Values of the custom profile fields. Absent for bots. */
            profile_data?: components["schemas"]["ProfileData"];
        };
        /** @description A user as other users see them. */
        User: {
            /** @description ID of the user. */
            user_id: number;
            /** @description API email of the user. It can change when the real email or its visibility changes. */
            email: string;
            /** @description Name of the user. */
            full_name: string;
            role: components["schemas"]["Role"];
            /** @description Whether the user is an organization owner. */
            is_owner: boolean;
            /** @description Whether the user is an organization administrator or owner. */
            is_admin: boolean;
            /** @description Whether the user is a guest. */
            is_guest: boolean;
            /** @description Whether the user manages the billing of the organization. */
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
            /** @description Real email of the user. Null for users who cannot see it. All users can see the real email of a bot. */
            delivery_email: string | null;
            /**
             * @description URL of the avatar. Null for a gravatar if `client_gravatar` is true and the requesting user can see the real
             *     email. The URL of a gravatar is computed from the real email for users who can see it, and from `email` for all
             *     others.
             */
            avatar_url?: string | null;
            /** @description Increases with each change of the avatar. */
            avatar_version: number;
            /** @description 1 generic bot, 2 incoming webhook, 3 outgoing webhook, 4 embedded bot. Null for human users. */
            bot_type: number | null;
            /** @description ID of the bot's owner. Null for bots that belong to the server. Only present for bots. */
            bot_owner_id?: number | null;
            /** @description Values of the custom profile fields. Only present for human users, and only if requested. */
            profile_data?: components["schemas"]["ProfileData"];
            /** @description Whether the bot belongs to the server. Absent for other users. */
            is_system_bot?: boolean;
        };
        /**
         * @description Fields of the register response about users. With the event type `realm_user`, it has the accounts and the fields of
         *     the requesting user. With `user_settings`, it has the settings. With `update_display_settings` and
         *     `update_global_notifications`, it has the settings that clients from before level 89 read at the top level.
         */
        UsersRegisterFields: {
            /** @description Whether times are shown in 24-hour format. Default: `false`. */
            twenty_four_hour_time?: boolean;
            /** @description No effect at present. Reserved. Default: `false`. */
            dense_mode?: boolean;
            /** @description Whether clients show the number of starred messages. The server stores and announces it; clients apply it. Default: `true`. */
            starred_message_counts?: boolean;
            /** @description Whether the center panel uses the full width of the window. The server stores and announces it; clients apply it. Default: `false`. */
            fluid_layout_width?: boolean;
            /** @description Reserved for accessibility variations of the display. The server stores and announces it; clients apply it. Default: `false`. */
            high_contrast_mode?: boolean;
            /**
             * @description Color scheme. 1 automatic, 2 dark, 3 light. The server stores and announces it; clients apply it. Default: `1`.
             * @enum {integer}
             */
            color_scheme?: 1 | 2 | 3;
            /** @description Whether the server stores drafts. If the user disables the setting, the drafts on the server are deleted. Default: `true`. */
            enable_drafts_synchronization?: boolean;
            /**
             * @description Whether emoticons become emoji in the HTML of messages that the user sends or edits while the setting is true. The
             *     emoticons are `:)`, `(:`, `:(`, `<3`, `:|`, `:/`, `;)`, `:D`, `:o`, `:O`, `:p` and `:P`. They must be between
             *     whitespace or punctuation, outside code, formulas and links. The Markdown does not change. Default: `false`.
             */
            translate_emoticons?: boolean;
            /**
             * @description Code of the language of the interface and of notification emails. This server has notification emails in English
             *     only. The server stores and announces it; clients apply it. Default: `"en"`.
             */
            default_language?: string;
            /**
             * @description The view that the web client opens with. The server stores and announces it; clients apply it. Default: `"inbox"`.
             * @enum {string}
             */
            web_home_view?: "recent_topics" | "inbox" | "all_messages";
            /** @description Whether narrow windows show the list of users on the left. The server stores and announces it; clients apply it. Default: `false`. */
            left_side_userlist?: boolean;
            /**
             * @description The style of emoji. The server stores and announces it; clients apply it. Default: `"google"`.
             * @enum {string}
             */
            emojiset?: "google" | "google-blob" | "twitter" | "text";
            /**
             * @description Whether clients move inactive channels down in the list of channels. 1 automatic, 2 always, 3 never. The server stores and announces it; clients apply it. Default: `1`.
             * @enum {integer}
             */
            demote_inactive_streams?: 1 | 2 | 3;
            /**
             * @description IANA name of the user's time zone. Empty if not set. Default: `""`.
             * @example Europe/Berlin
             */
            timezone?: string;
            /** @description Whether the user gets desktop notifications of channel messages. The server stores and announces it; clients apply it. Default: `false`. */
            enable_stream_desktop_notifications?: boolean;
            /**
             * @description Whether the user gets emails about channel messages that arrive while the user is offline. Messages in muted channels
             *     and topics are excluded. The `email_notifications` of a subscription overrides this setting. Default: `false`.
             */
            enable_stream_email_notifications?: boolean;
            /** @description Whether the user gets mobile notifications of channel messages. The server stores and announces it, without effect: it has no push service for devices. Default: `false`. */
            enable_stream_push_notifications?: boolean;
            /** @description Whether the user gets audible notifications of channel messages. The server stores and announces it; clients apply it. Default: `false`. */
            enable_stream_audible_notifications?: boolean;
            /**
             * @description The sound of audible notifications. The value is the name under which clients know the sound. The server stores and announces it; clients apply it. Default: `"zulip"`.
             * @enum {string}
             */
            notification_sound?: "ascend" | "beep_boop" | "bink" | "bright" | "brlip" | "chime" | "deep tom" | "ding" | "double tap" | "down" | "dry bongos" | "dutdut" | "fast ascend" | "flute" | "friendly" | "kick roll" | "loud tintong" | "metallic snare" | "pan" | "shaker" | "simple" | "stairs" | "subtle" | "swish" | "tintong" | "up" | "wood block" | "zaping" | "zing" | "zulip" | "none";
            /** @description Whether the user gets desktop notifications of direct messages and mentions. The server stores and announces it; clients apply it. Default: `true`. */
            enable_desktop_notifications?: boolean;
            /** @description Whether the user gets audible notifications of direct messages and mentions. The server stores and announces it; clients apply it. Default: `true`. */
            enable_sounds?: boolean;
            /**
             * @description For how long the server collects messages before it sends emails about them, in seconds. The period starts with the
             *     first of these messages. Default: `120`.
             */
            email_notifications_batching_period_seconds?: number;
            /**
             * @description Whether the user gets emails about direct messages and mentions that arrive while the user is offline. This includes
             *     mentions of the user's groups, and wildcard mentions that notify the user. Muting does not affect mentions of the
             *     user or a group. Default: `true`.
             */
            enable_offline_email_notifications?: boolean;
            /** @description Whether the user gets mobile notifications of direct messages and mentions while offline. The server stores and announces it, without effect: it has no push service for devices. Default: `true`. */
            enable_offline_push_notifications?: boolean;
            /** @description Whether the user gets mobile notifications of direct messages and mentions while online. The server stores and announces it, without effect: it has no push service for devices. Default: `true`. */
            enable_online_push_notifications?: boolean;
            /**
             * @description Whether the user gets weekly emails about missed activity if they were not active for 5 days or more. The setting
             *     `digest_emails_enabled` of the organization must also be true. Default: `true`.
             */
            enable_digest_emails?: boolean;
            /** @description Has no function outside a hosted offering. Default: `true`. */
            enable_marketing_emails?: boolean;
            /** @description Whether the user gets emails about logins from a client or an IP address that is new for the account. Default: `true`. */
            enable_login_emails?: boolean;
            /**
             * @description Whether emails about messages show the messages, their senders and their conversations. The setting
             *     `message_content_allowed_in_email_notifications` of the organization must also be true. Default: `true`.
             */
            message_content_in_email_notifications?: boolean;
            /** @description Whether desktop notifications contain the text of direct messages. The server stores and announces it; clients apply it. Default: `true`. */
            pm_content_in_desktop_notifications?: boolean;
            /**
             * @description Whether wildcard mentions notify like personal mentions, except in muted channels and topics. The
             *     `wildcard_mentions_notify` of a subscription overrides this setting. Default: `true`.
             */
            wildcard_mentions_notify?: boolean;
            /**
             * @description What the number on the desktop icon counts. 1 all unread messages, 2 direct messages, mentions and followed topics,
             *     3 direct messages and mentions, 4 nothing. The server stores and announces it; clients apply it. Default: `1`.
             * @enum {integer}
             */
            desktop_icon_count_display?: 1 | 2 | 3 | 4;
            /**
             * @description Whether other users see when the user is online. A change sends a `user_settings` event for `presence_enabled`.
             *     Older clients also get an `update_global_notifications` event.
             */
            presence_enabled?: boolean;
            /** @description Whether the Enter key sends a message. The server stores and announces it; clients apply it. Default: `false`. */
            enter_sends?: boolean;
            /**
             * @description All active accounts, including bots. For accounts that the user cannot see, clients without
             *     `user_list_incomplete` get a placeholder. It is named "Unknown user" and contains nothing of the account except
             *     its ID.
             */
            realm_users?: components["schemas"]["User"][];
            /** @description All deactivated accounts. */
            realm_non_active_users?: components["schemas"]["User"][];
            /** @description The bots that belong to the server. */
            cross_realm_bots?: components["schemas"]["User"][];
            /** @description ID of the requesting user. */
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
            /**
             * @description `G`: gravatar. `U`: uploaded.
             * @enum {string}
             */
            avatar_source?: "G" | "U";
            /** @description Whether the user is an owner. */
            is_owner?: boolean;
            /** @description Whether the user is an administrator or an owner. */
            is_admin?: boolean;
            /** @description Whether the user is a moderator, an administrator or an owner. */
            is_moderator?: boolean;
            /** @description Whether the user is a guest. */
            is_guest?: boolean;
            /** @description Whether the user may manage billing. */
            is_billing_admin?: boolean;
            /**
             * @deprecated
             * @description Whether the user may create public or private channels. Like the other fields of this kind, it follows from the
             *     role of the user and the settings of the organization. The events of these report changes.
             */
            can_create_streams?: boolean;
            /** @description Whether the user may create public channels. */
            can_create_public_streams?: boolean;
            /** @description Whether the user may create private channels. */
            can_create_private_streams?: boolean;
            /** @description Whether the user may create web-public channels. */
            can_create_web_public_streams?: boolean;
            /** @description Whether the user may subscribe other users. */
            can_subscribe_other_users?: boolean;
            /** @description Whether the user may invite users. */
            can_invite_others_to_realm?: boolean;
            user_settings?: components["schemas"]["OwnSettings"];
            /** @description The settings of a new account. Needs the event type `realm_user_settings_defaults`. */
            realm_user_settings_defaults?: components["schemas"]["UserSettings"];
        };
        /** @description The settings of the requesting user, and the choices for some of them. */
        OwnSettings: {
            /**
             * @description Whether times are shown in 24-hour format. Default: `false`.
             * @default false
             */
            twenty_four_hour_time: boolean;
            /**
             * @description No effect at present. Reserved. Default: `false`.
             * @default false
             */
            dense_mode: boolean;
            /**
             * @description When scrolling marks messages as read. 1 always, 2 only in conversation views, 3 never. The server stores and announces it; clients apply it. Default: `1`.
             * @default 1
             * @enum {integer}
             */
            web_mark_read_on_scroll_policy: 1 | 2 | 3;
            /**
             * @description What a click on a channel opens. 1 its top topic, 2 the feed of the channel. The server stores and announces it; clients apply it. Default: `1`.
             * @default 1
             * @enum {integer}
             */
            web_channel_default_view: 1 | 2;
            /**
             * @description Whether clients show the number of starred messages. The server stores and announces it; clients apply it. Default: `true`.
             * @default true
             */
            starred_message_counts: boolean;
            /**
             * @description Whether the server sends `typing` events to the user. Default: `true`.
             * @default true
             */
            receives_typing_notifications: boolean;
            /**
             * @description Whether the center panel uses the full width of the window. The server stores and announces it; clients apply it. Default: `false`.
             * @default false
             */
            fluid_layout_width: boolean;
            /**
             * @description Reserved for accessibility variations of the display. The server stores and announces it; clients apply it. Default: `false`.
             * @default false
             */
            high_contrast_mode: boolean;
            /**
             * @description Font size in pixels. The server stores and announces it; clients apply it. Default: `16`.
             * @default 16
             */
            web_font_size_px: number;
            /**
             * @description Line height in percent of the font size. 120 means 1.2. The server stores and announces it; clients apply it. Default: `140`.
             * @default 140
             */
            web_line_height_percent: number;
            /**
             * @description Color scheme. 1 automatic, 2 dark, 3 light. The server stores and announces it; clients apply it. Default: `1`.
             * @default 1
             * @enum {integer}
             */
            color_scheme: 1 | 2 | 3;
            /**
             * @description Whether the server stores drafts. If the user disables the setting, the drafts on the server are deleted. Default: `true`.
             * @default true
             */
            enable_drafts_synchronization: boolean;
            /**
             * @description Whether emoticons become emoji in the HTML of messages that the user sends or edits while the setting is true. The
             *     emoticons are `:)`, `(:`, `:(`, `<3`, `:|`, `:/`, `;)`, `:D`, `:o`, `:O`, `:p` and `:P`. They must be between
             *     whitespace or punctuation, outside code, formulas and links. The Markdown does not change. Default: `false`.
             * @default false
             */
            translate_emoticons: boolean;
            /**
             * @description Whether clients show the names of the users who reacted, if there are few. The server stores and announces it; clients apply it. Default: `true`.
             * @default true
             */
            display_emoji_reaction_users: boolean;
            /**
             * @description Code of the language of the interface and of notification emails. This server has notification emails in English
             *     only. The server stores and announces it; clients apply it. Default: `"en"`.
             * @default en
             */
            default_language: string;
            /**
             * @description The view that the web client opens with. The server stores and announces it; clients apply it. Default: `"inbox"`.
             * @default inbox
             * @enum {string}
             */
            web_home_view: "recent_topics" | "inbox" | "all_messages";
            /**
             * @description Whether the Escape key navigates to the home view. The server stores and announces it; clients apply it. Default: `true`.
             * @default true
             */
            web_escape_navigates_to_home_view: boolean;
            /**
             * @description Whether narrow windows show the list of users on the left. The server stores and announces it; clients apply it. Default: `false`.
             * @default false
             */
            left_side_userlist: boolean;
            /**
             * @description The style of emoji. The server stores and announces it; clients apply it. Default: `"google"`.
             * @default google
             * @enum {string}
             */
            emojiset: "google" | "google-blob" | "twitter" | "text";
            /**
             * @description Whether clients move inactive channels down in the list of channels. 1 automatic, 2 always, 3 never. The server stores and announces it; clients apply it. Default: `1`.
             * @default 1
             * @enum {integer}
             */
            demote_inactive_streams: 1 | 2 | 3;
            /**
             * @description The style of the list of users. 1 compact, 2 with status, 3 with avatar and status. The server stores and announces it; clients apply it. Default: `2`.
             * @default 2
             * @enum {integer}
             */
            user_list_style: 1 | 2 | 3;
            /**
             * @description When previews of animated images are animated. The server stores and announces it; clients apply it. Default: `"on_hover"`.
             * @default on_hover
             * @enum {string}
             */
            web_animate_image_previews: "always" | "on_hover" | "never";
            /**
             * @description Where clients show the number of unread messages. 1 all channels, 2 unmuted channels and topics, 3 no channels. The server stores and announces it; clients apply it. Default: `2`.
             * @default 2
             * @enum {integer}
             */
            web_stream_unreads_count_display_policy: 1 | 2 | 3;
            /**
             * @description IANA name of the user's time zone. Empty if not set. Default: `""`.
             * @default
             * @example Europe/Berlin
             */
            timezone: string;
            /**
             * @description Whether the user gets desktop notifications of channel messages. The server stores and announces it; clients apply it. Default: `false`.
             * @default false
             */
            enable_stream_desktop_notifications: boolean;
            /**
             * @description Whether the user gets emails about channel messages that arrive while the user is offline. Messages in muted channels
             *     and topics are excluded. The `email_notifications` of a subscription overrides this setting. Default: `false`.
             * @default false
             */
            enable_stream_email_notifications: boolean;
            /**
             * @description Whether the user gets mobile notifications of channel messages. The server stores and announces it, without effect: it has no push service for devices. Default: `false`.
             * @default false
             */
            enable_stream_push_notifications: boolean;
            /**
             * @description Whether the user gets audible notifications of channel messages. The server stores and announces it; clients apply it. Default: `false`.
             * @default false
             */
            enable_stream_audible_notifications: boolean;
            /**
             * @description The sound of audible notifications. The value is the name under which clients know the sound. The server stores and announces it; clients apply it. Default: `"zulip"`.
             * @default zulip
             * @enum {string}
             */
            notification_sound: "ascend" | "beep_boop" | "bink" | "bright" | "brlip" | "chime" | "deep tom" | "ding" | "double tap" | "down" | "dry bongos" | "dutdut" | "fast ascend" | "flute" | "friendly" | "kick roll" | "loud tintong" | "metallic snare" | "pan" | "shaker" | "simple" | "stairs" | "subtle" | "swish" | "tintong" | "up" | "wood block" | "zaping" | "zing" | "zulip" | "none";
            /**
             * @description Whether the user gets desktop notifications of direct messages and mentions. The server stores and announces it; clients apply it. Default: `true`.
             * @default true
             */
            enable_desktop_notifications: boolean;
            /**
             * @description Whether the user gets audible notifications of direct messages and mentions. The server stores and announces it; clients apply it. Default: `true`.
             * @default true
             */
            enable_sounds: boolean;
            /**
             * @description For how long the server collects messages before it sends emails about them, in seconds. The period starts with the
             *     first of these messages. Default: `120`.
             * @default 120
             */
            email_notifications_batching_period_seconds: number;
            /**
             * @description Whether the user gets emails about direct messages and mentions that arrive while the user is offline. This includes
             *     mentions of the user's groups, and wildcard mentions that notify the user. Muting does not affect mentions of the
             *     user or a group. Default: `true`.
             * @default true
             */
            enable_offline_email_notifications: boolean;
            /**
             * @description Whether the user gets mobile notifications of direct messages and mentions while offline. The server stores and announces it, without effect: it has no push service for devices. Default: `true`.
             * @default true
             */
            enable_offline_push_notifications: boolean;
            /**
             * @description Whether the user gets mobile notifications of direct messages and mentions while online. The server stores and announces it, without effect: it has no push service for devices. Default: `true`.
             * @default true
             */
            enable_online_push_notifications: boolean;
            /**
             * @description Whether the user gets desktop notifications of messages in followed topics. The server stores and announces it; clients apply it. Default: `true`.
             * @default true
             */
            enable_followed_topic_desktop_notifications: boolean;
            /**
             * @description Whether the user gets emails about messages in followed topics that arrive while the user is offline. This includes
             *     topics in muted channels. Default: `true`.
             * @default true
             */
            enable_followed_topic_email_notifications: boolean;
            /**
             * @description Whether the user gets mobile notifications of messages in followed topics. The server stores and announces it, without effect: it has no push service for devices. Default: `true`.
             * @default true
             */
            enable_followed_topic_push_notifications: boolean;
            /**
             * @description Whether the user gets audible notifications of messages in followed topics. The server stores and announces it; clients apply it. Default: `true`.
             * @default true
             */
            enable_followed_topic_audible_notifications: boolean;
            /**
             * @description Whether the user gets weekly emails about missed activity if they were not active for 5 days or more. The setting
             *     `digest_emails_enabled` of the organization must also be true. Default: `true`.
             * @default true
             */
            enable_digest_emails: boolean;
            /**
             * @description Has no function outside a hosted offering. Default: `true`.
             * @default true
             */
            enable_marketing_emails: boolean;
            /**
             * @description Whether the user gets emails about logins from a client or an IP address that is new for the account. Default: `true`.
             * @default true
             */
            enable_login_emails: boolean;
            /**
             * @description Whether emails about messages show the messages, their senders and their conversations. The setting
             *     `message_content_allowed_in_email_notifications` of the organization must also be true. Default: `true`.
             * @default true
             */
            message_content_in_email_notifications: boolean;
            /**
             * @description Whether desktop notifications contain the text of direct messages. The server stores and announces it; clients apply it. Default: `true`.
             * @default true
             */
            pm_content_in_desktop_notifications: boolean;
            /**
             * @description Whether wildcard mentions notify like personal mentions, except in muted channels and topics. The
             *     `wildcard_mentions_notify` of a subscription overrides this setting. Default: `true`.
             * @default true
             */
            wildcard_mentions_notify: boolean;
            /**
             * @description Whether wildcard mentions in followed topics notify like personal mentions. This applies even if the channel is muted
             *     or `wildcard_mentions_notify` is false. Default: `true`.
             * @default true
             */
            enable_followed_topic_wildcard_mentions_notify: boolean;
            /**
             * @description What the number on the desktop icon counts. 1 all unread messages, 2 direct messages, mentions and followed topics,
             *     3 direct messages and mentions, 4 nothing. The server stores and announces it; clients apply it. Default: `1`.
             * @default 1
             * @enum {integer}
             */
            desktop_icon_count_display: 1 | 2 | 3 | 4;
            /**
             * @description Whether emails about messages name the organization in their subject. 1 automatic, 2 always, 3 never. Automatic means
             *     no, because the server has one organization. Default: `1`.
             * @default 1
             * @enum {integer}
             */
            realm_name_in_email_notifications_policy: 1 | 2 | 3;
            /**
             * @description Which topics the user follows automatically. 1 topics in which the user sends or reacts to a message, 2 topics in
             *     which the user sends a message, 3 topics that the user starts, 4 none. Default: `3`.
             * @default 3
             * @enum {integer}
             */
            automatically_follow_topics_policy: 1 | 2 | 3 | 4;
            /**
             * @description Which topics in muted channels are unmuted automatically. 1 topics in which the user sends or reacts to a message,
             *     2 topics in which the user sends a message, 3 topics that the user starts, 4 none. Default: `2`.
             * @default 2
             * @enum {integer}
             */
            automatically_unmute_topics_in_muted_streams_policy: 1 | 2 | 3 | 4;
            /**
             * @description Whether the user automatically follows the topics in which they are mentioned. Default: `true`.
             * @default true
             */
            automatically_follow_topics_where_mentioned: boolean;
            /**
             * @description Whether other users see when the user is online. Default: `true`.
             * @default true
             */
            presence_enabled: boolean;
            /**
             * @description Whether the Enter key sends a message. The server stores and announces it; clients apply it. Default: `false`.
             * @default false
             */
            enter_sends: boolean;
            /**
             * @description Whether other users are notified when the user types a direct message. Default: `true`.
             * @default true
             */
            send_private_typing_notifications: boolean;
            /**
             * @description Whether other users are notified when the user types a channel message. Default: `true`.
             * @default true
             */
            send_stream_typing_notifications: boolean;
            /**
             * @description Whether other users see which messages the user has read. The server stores and announces it, without effect: it has no read receipts. Default: `true`.
             * @default true
             */
            send_read_receipts: boolean;
            /**
             * @description Who can see the user's real email. 1 everyone, 2 members, 3 administrators, 4 nobody, 5 moderators. The real email
             *     of a bot is visible to all users. Default: `1`.
             * @default 1
             * @enum {integer}
             */
            email_address_visibility: 1 | 2 | 3 | 4 | 5;
            /**
             * @description Whether the web client navigates to the conversation to which the user just sent a message. The server stores and announces it; clients apply it. Default: `true`.
             * @default true
             */
            web_navigate_to_sent_message: boolean;
            /** @description The choices for `emojiset`. */
            emojiset_choices: {
                /** @description Value of the setting. */
                key: string;
                /** @description Name of the value, for display. */
                text: string;
            }[];
            /** @description The choices for `notification_sound`. */
            available_notification_sounds: string[];
        };
        /** @description All alert words of the user, in alphabetical order. */
        AlertWords: string[];
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
         * @description Personal fields of the requesting user in the register response. Needs the event types `alert_words`,
         *     `onboarding_steps` and `muted_users`.
         */
        PersonalRegisterFields: {
            alert_words?: components["schemas"]["AlertWords"];
            /** @description The steps that clients still have to show. */
            onboarding_steps?: components["schemas"]["OnboardingStep"][];
            /** @description The users that the requesting user muted. */
            muted_users?: {
                /** @description ID of the muted user. */
                id: number;
                /** @description When the user was muted, in UNIX seconds. */
                timestamp: number;
            }[];
        };
        /** @description The new name of an account. */
        PersonFullName: {
            /** @description ID of the account. */
            user_id: number;
            /** @description New name. */
            full_name: string;
        };
        /** @description The new avatar of an account. */
        PersonAvatar: {
            /** @description ID of the account. */
            user_id: number;
            /** @description URL of the new avatar. */
            avatar_url: string;
            /**
             * @description Source of the new avatar. `G`: gravatar. `U`: uploaded.
             * @enum {string}
             */
            avatar_source: "G" | "U";
            /** @description URL of the new avatar in a larger size. */
            avatar_url_medium: string;
            /** @description Increases with each change of the avatar. */
            avatar_version: number;
        };
        /** @description The new time zone of an account. */
        PersonTimeZone: {
            /** @description ID of the account. */
            user_id: number;
            /**
             * @deprecated
             * @description API email of the account.
             */
            email: string;
            /** @description IANA name of the new time zone. */
            timezone: string;
        };
        /** @description The new owner of a bot. */
        PersonBotOwner: {
            /** @description ID of the account. */
            user_id: number;
            /** @description ID of the bot's new owner. */
            bot_owner_id: number;
        };
        /** @description The new role of an account. */
        PersonRole: {
            /** @description ID of the account. */
            user_id: number;
            /** @description The new role. */
            role: components["schemas"]["Role"];
        };
        /** @description Whether an account may manage billing. */
        PersonBillingRole: {
            /** @description ID of the account. */
            user_id: number;
            /** @description Whether the account may manage billing. */
            is_billing_admin: boolean;
        };
        /** @description The real email of an account, as the receiving user sees it. */
        PersonDeliveryEmail: {
            /** @description ID of the account. */
            user_id: number;
            /** @description Real email of the account. Null for users who can no longer see it. */
            delivery_email: string | null;
        };
        /** @description The new value of a custom profile field of an account. */
        PersonProfileField: {
            /** @description ID of the account. */
            user_id: number;
            /** @description The ID of the field and its new value. */
            custom_profile_field: {
                /** @description ID of the field. */
                id: number;
                /** @description New value. Null if the value was deleted. */
                value: string | null;
                /** @description The value as HTML. Only present for field types that support Markdown. */
                rendered_value?: string;
            };
        };
        /** @description The new API email of an account. */
        PersonApiEmail: {
            /** @description ID of the account. */
            user_id: number;
            /** @description New API email. */
            new_email: string;
        };
        /** @description Whether an account is active. */
        PersonActivity: {
            /** @description ID of the account. */
            user_id: number;
            /** @description False if the account was deactivated. True if it was reactivated. */
            is_active: boolean;
        };
        /**
         * @description The user uploaded a file.
         * @example {
         *       "id": 0,
         *       "type": "attachment",
         *       "op": "add",
         *       "attachment": {
         *         "id": 1,
         *         "name": "notes.txt",
         *         "path_id": "1/ce/2Xpnnwgh8JWKxBXtTfD6BHKV/notes.txt",
         *         "size": 571946,
         *         "create_time": 1588145417000,
         *         "messages": []
         *       },
         *       "upload_space_used": 571946
         *     }
         */
        AttachmentAddEvent: {
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
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
        /**
         * @description Other messages refer to one of the user's files than before.
         * @example {
         *       "id": 0,
         *       "type": "attachment",
         *       "op": "update",
         *       "attachment": {
         *         "id": 1,
         *         "name": "notes.txt",
         *         "path_id": "1/ce/2Xpnnwgh8JWKxBXtTfD6BHKV/notes.txt",
         *         "size": 571946,
         *         "create_time": 1588145417000,
         *         "messages": [
         *           {
         *             "id": 102,
         *             "date_sent": 1588145424000
         *           }
         *         ]
         *       },
         *       "upload_space_used": 571946
         *     }
         */
        AttachmentUpdateEvent: {
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "attachment";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "update";
            /** @description The file as it is now. */
            attachment: components["schemas"]["Attachment"];
            upload_space_used: components["schemas"]["UploadSpaceUsed"];
        };
        /**
         * @description One of the user's files is gone: the user deleted it, the last message that referred to it went, or no message
         *     referred to it for weeks.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "attachment";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "remove";
            /** @description The file. */
            attachment: {
                /** @description ID of the file. */
                id: number;
            };
            upload_space_used: components["schemas"]["UploadSpaceUsed"];
        };
        /**
         * @description Somebody looks after a bot from now on: it is new, or its owner or somebody's role changed. Sent only to whom this
         *     is new for.
         * @example {
         *       "id": 0,
         *       "type": "realm_bot",
         *       "op": "add",
         *       "bot": {
         *         "user_id": 26,
         *         "email": "reminder-bot@example.com",
         *         "full_name": "Reminder",
         *         "bot_type": 1,
         *         "is_active": true,
         *         "owner_id": 9,
         *         "avatar_url": "https://secure.gravatar.com/avatar/1c5ba0e4bb5b1d6e4a3a4a5f8b1c1a2f?d=identicon&version=1",
         *         "services": [],
         *         "default_sending_stream": null,
         *         "default_events_register_stream": null,
         *         "default_all_public_streams": false,
         *         "api_key": "abcdefghijklmnopqrstuvwxyz012345"
         *       }
         *     }
         */
        RealmBotAddEvent: {
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
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
         * @description A bot was changed. Sent to everyone who looks after it, before and after.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
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
         * @description Somebody looks after a bot no longer, since its owner or somebody's role changed. Sent to them only. The bot may be in
         *     use as before.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "realm_bot";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "delete";
            /** @description The bot by its ID. */
            bot: {
                /** @description The ID of the bot. */
                user_id: number;
            };
        };
        /**
         * @description The receiver sees channels they did not see before: new ones, or ones they were subscribed to. Goes to
         *     exactly those who see a channel: everyone for a web-public one; everyone but guests, and the
         *     guests among its subscribers, for a public one; its subscribers and the administrators for a private one.
         *     A subscription event for the channel comes after it.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
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
         * @description The receiver no longer sees channels: they were archived, or the receiver lost access by being
         *     unsubscribed from a private channel or, as a guest, from a public one.
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
         *           "first_message_id": 50,
         *           "stream_weekly_traffic": null
         *         }
         *       ]
         *     }
         */
        StreamDeleteEvent: {
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "stream";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "delete";
            /** @description The channels as they were. */
            streams: components["schemas"]["Channel"][];
        };
        /**
         * @description The receiver was subscribed to channels. With `include_subscribers` the objects have `subscribers`, the receiver
         *     among them; `peer_add` and `peer_remove` events change these lists.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "subscription";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "add";
            /** @description The channels with the receiver's settings for them. */
            subscriptions: components["schemas"]["Subscription"][];
        };
        /**
         * @description The receiver was unsubscribed from channels.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
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
         * @description The receiver changed a personal setting of a subscription. Muting gives two of them, one for
         *     `in_home_view` and one for `is_muted`.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "subscription";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "update";
            property: components["schemas"]["SubscriptionProperty"];
            /** @description The new value; a string for `color`, else a boolean. */
            value: boolean | string;
            /** @description ID of the channel. */
            stream_id: number;
        };
        /**
         * @description Others were subscribed to channels the receiver sees. Who sees a channel sees its subscribers, so the
         *     audience is that of the channel's creation event, without those who were just subscribed themselves. Sent whether
         *     or not the queue was registered with `include_subscribers`.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
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
         * @description Others were unsubscribed from channels the receiver sees, or their accounts were deactivated. Where several
         *     were unsubscribed at once the receiver may be among them.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
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
         * @description The channels that new users are subscribed to changed. Goes to everyone but guests.
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
         *           "first_message_id": null,
         *           "stream_weekly_traffic": null
         *         }
         *       ]
         *     }
         */
        DefaultStreamsEvent: {
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "default_streams";
            /** @description The default channels, ordered by ID. */
            default_streams: components["schemas"]["Channel"][];
        };
        /**
         * @description A property of a channel that the receiver sees changed: its first message, when messages were deleted or
         *     moved to or from another channel. The first message of an empty channel is known by its own event; whoever
         *     does not get that learns of it by the next register.
         * @example {
         *       "id": 0,
         *       "type": "stream",
         *       "op": "update",
         *       "property": "first_message_id",
         *       "value": 43,
         *       "stream_id": 7,
         *       "name": "design"
         *     }
         */
        StreamUpdateEvent: {
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "stream";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "update";
            /**
             * @description The name of the property in channel objects.
             * @enum {string}
             */
            property: "first_message_id";
            /** @description What it is now. */
            value: number | null;
            /** @description ID of the channel. */
            stream_id: number;
            /** @description Name of the channel. */
            name: string;
        };
        /**
         * @description The user made drafts. Sent to the user.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
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
        /**
         * @description The user edited a draft. Sent to the user.
         * @example {
         *       "id": 0,
         *       "type": "drafts",
         *       "op": "update",
         *       "draft": {
         *         "id": 17,
         *         "type": "private",
         *         "to": [
         *           10
         *         ],
         *         "topic": "",
         *         "content": "What about blue",
         *         "timestamp": 1718000060
         *       }
         *     }
         */
        DraftsUpdateEvent: {
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "drafts";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "update";
            /** @description The draft as it is now. */
            draft: components["schemas"]["Draft"];
        };
        /**
         * @description The user deleted a draft. Sent to the user. Drafts that go because `enable_drafts_synchronization` is switched
         *     off send no event, so that clients keep their copies.
         * @example {
         *       "id": 0,
         *       "type": "drafts",
         *       "op": "remove",
         *       "draft_id": 17
         *     }
         */
        DraftsRemoveEvent: {
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "drafts";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "remove";
            /** @description ID of the draft. */
            draft_id: number;
        };
        /**
         * @description The organization's own emoji have changed.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "realm_emoji";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "update";
            realm_emoji: components["schemas"]["CustomEmojiById"];
        };
        /**
         * @description Sent when a blocking `GET /events` has waited for 45 to 55 seconds without an event, whatever the `event_types` of
         *     the queue. It shows that the connection still works.
         * @example {
         *       "id": 0,
         *       "type": "heartbeat"
         *     }
         */
        HeartbeatEvent: {
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "heartbeat";
        };
        /**
         * @description The server was started again.
         * @example {
         *       "id": 0,
         *       "type": "restart",
         *       "service_version": "10.0",
         *       "service_feature_level": 282,
         *       "service_merge_base": "10.0",
         *       "server_generation": 1718000000
         *     }
         */
        RestartEvent: {
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "restart";
            service_version: components["schemas"]["ServiceVersion"];
            service_feature_level: components["schemas"]["ServiceFeatureLevel"];
            service_merge_base: components["schemas"]["ServiceMergeBase"];
            /** @description When the server was started, in UNIX seconds. */
            server_generation: number;
        };
        /**
         * @description The web client should load itself again.
         * @example {
         *       "id": 0,
         *       "type": "web_reload_client",
         *       "immediate": false
         *     }
         */
        WebReloadClientEvent: {
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "web_reload_client";
            /** @description Whether at once or when it suits. */
            immediate: boolean;
        };
        /**
         * @description The linkifiers were changed; all of them, as they are now. Sent to everyone whose client declared the capability
         *     `linkifier_url_template`.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "realm_linkifiers";
            /** @description Every linkifier, in the order in which they are tried. */
            realm_linkifiers: components["schemas"]["Linkifier"][];
        };
        /**
         * @description A message was sent to the receiver, or, for queues registered with `all_public_streams`, to any public channel.
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
         *         "sender_realm_str": "",
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "message";
            message: components["schemas"]["EventMessage"];
            /** @description What the message is to the receiver. */
            flags: components["schemas"]["MessageFlag"][];
            /** @description The `local_id` of the request; only in the queue that the request named. */
            local_message_id?: string;
        };
        /**
         * @description The receiver sees a topic otherwise than before.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "user_topic";
            /** @description ID of the channel. */
            stream_id: number;
            /** @description The topic. */
            topic_name: string;
            /** @description Time of the change in UNIX seconds. */
            last_updated: number;
            visibility_policy: components["schemas"]["VisibilityPolicy"];
        };
        /**
         * @description Somebody reacted to a message that the receiver gets the events of.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "reaction";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "add";
            /** @description ID of the user who reacted. */
            user_id: number;
            user: components["schemas"]["ReactingUser"];
            /** @description ID of the message. */
            message_id: number;
            /** @description Name of the emoji. */
            emoji_name: string;
            /** @description Identifier of the emoji, unique for the `reaction_type`. */
            emoji_code: string;
            reaction_type: components["schemas"]["ReactionType"];
        };
        /**
         * @description Somebody took back a reaction to a message that the receiver gets the events of.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "reaction";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "remove";
            /** @description ID of the user who reacted. */
            user_id: number;
            user: components["schemas"]["ReactingUser"];
            /** @description ID of the message. */
            message_id: number;
            /** @description Name of the emoji. */
            emoji_name: string;
            /** @description Identifier of the emoji, unique for the `reaction_type`. */
            emoji_code: string;
            reaction_type: components["schemas"]["ReactionType"];
        };
        /**
         * @description Messages were deleted, by somebody or because they were older than `message_retention_days`. Sent to those who received
         *     them and may read their channel now, to the subscribers of their channel who may read them, and to whoever deleted
         *     them. Also sent of messages that were moved, to those of these people who can no longer read them.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "delete_message";
            /**
             * @description Whether it was in a channel or direct.
             * @enum {string}
             */
            message_type: "stream" | "private";
            /** @description IDs of the messages; only with the capability `bulk_message_deletion`. */
            message_ids?: number[];
            /** @description ID of the message; only without that capability. */
            message_id?: number;
            /** @description ID of the channel; absent for a direct message. */
            stream_id?: number;
            /** @description The topic; absent for a direct message. */
            topic?: string;
        };
        /**
         * @description A message was edited, or messages were moved to another topic or channel. Sent to those who received them and may
         *     read their channel now, or read them as subscribers. Fields of what did not change are absent.
         * @example {
         *       "id": 0,
         *       "type": "update_message",
         *       "user_id": 9,
         *       "edit_timestamp": 1718000060,
         *       "message_id": 42,
         *       "message_ids": [
         *         42,
         *         43
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
         *       "is_me_message": false
         *     }
         */
        UpdateMessageEvent: {
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "update_message";
            /** @description ID of the user who edited; null where only the rendering changed. */
            user_id: number | null;
            /** @description Time of the edit in UNIX seconds. */
            edit_timestamp: number;
            /** @description ID of the message that was edited. */
            message_id: number;
            /** @description IDs of that message and of all that were moved with it, ascending, as far as the receiver reads them. */
            message_ids: number[];
            /** @description What the message of `message_id` is to the receiver now. */
            flags: components["schemas"]["MessageFlag"][];
            /** @description Whether nobody edited, and only the HTML is another one; false for every edit. */
            rendering_only: boolean;
            /** @description ID of the channel before the edit; absent for a direct message. */
            stream_id?: number;
            /** @description Name of that channel. */
            stream_name?: string;
            /** @description ID of the channel that the messages were moved to. */
            new_stream_id?: number;
            /**
             * @description Which messages of the topic were moved.
             * @enum {string}
             */
            propagate_mode?: "change_one" | "change_later" | "change_all";
            /** @description The topic before the messages were moved. */
            orig_subject?: string;
            /** @description The topic they were moved to; absent if it is the same in another channel. */
            subject?: string;
            /** @description The links that linkifiers make of the new topic. */
            topic_links?: components["schemas"]["TopicLink"][];
            /** @description The content before. */
            orig_content?: string;
            /** @description The content before as HTML. */
            orig_rendered_content?: string;
            /** @description The content, in Markdown. */
            content?: string;
            /** @description The content as HTML. */
            rendered_content?: string;
            /** @description Whether it is a `/me` message now. */
            is_me_message?: boolean;
        };
        /**
         * @description Messages count as read by the receiver from now on: they were moved to a channel that the receiver is not subscribed to, or
         *     was not when they came there.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "update_message_flags";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "add";
            /**
             * @deprecated
             * @description The same as `op`.
             * @enum {string}
             */
            operation: "add";
            flag: components["schemas"]["MessageFlag"];
            /** @description IDs of the messages. */
            messages: number[];
            /** @description Whether all messages are meant; always false. */
            all: boolean;
        };
        /**
         * @description Somebody begins to write a message to a conversation of the receiver's. About channels only with the capability
         *     `stream_typing_notifications`.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "typing";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "start";
            /**
             * @description `direct` for a direct message, `stream` for one to a channel.
             * @enum {string}
             */
            message_type: "direct" | "stream";
            /** @description Who is typing. */
            sender: {
                /** @description ID of the user. */
                user_id: number;
                /** @description API email of the user. */
                email: string;
            };
            /** @description Everybody in the direct conversation, the sender too; absent for channels. */
            recipients?: components["schemas"]["TypingPerson"][];
            /** @description ID of the channel; absent for direct messages. */
            stream_id?: number;
            /** @description The topic; absent for direct messages. */
            topic?: string;
        };
        /**
         * @description Somebody ceased to write a message in a conversation of the receiver's. About channels only with the capability
         *     `stream_typing_notifications`.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "typing";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "stop";
            /**
             * @description `direct` for a direct message, `stream` for one to a channel.
             * @enum {string}
             */
            message_type: "direct" | "stream";
            /** @description Who is typing. */
            sender: {
                /** @description ID of the user. */
                user_id: number;
                /** @description API email of the user. */
                email: string;
            };
            /** @description Everybody in the direct conversation, the sender too; absent for channels. */
            recipients?: components["schemas"]["TypingPerson"][];
            /** @description ID of the channel; absent for direct messages. */
            stream_id?: number;
            /** @description The topic; absent for direct messages. */
            topic?: string;
        };
        /**
         * @description A property or a setting of the organization changed. The register response has it as `realm_<property>`.
         * @example {
         *       "id": 0,
         *       "type": "realm",
         *       "op": "update",
         *       "property": "mandatory_topics",
         *       "value": true
         *     }
         */
        RealmUpdateEvent: {
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
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
            value: boolean | number | (string | null);
        };
        /**
         * @description A setting of the organization changed. `data` contains its new value. For some settings it also contains values that
         *     follow from the new value, or the new value under the name that older clients know. The register response has each as
         *     `realm_<name>`.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "realm";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "update_dict";
            /** @constant */
            property: "default";
            /** @description The new values by name. */
            data: {
                [key: string]: unknown;
            };
        };
        /**
         * @description The status of a user changed. Contains only the changed fields. An empty string means that the field was cleared.
         *
         *     Also sent with the complete status of a user when the user is reactivated, and to users who can see the user from now
         *     on.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "user_status";
            /** @description ID of the user. */
            user_id: number;
            /** @description Text of the status. */
            status_text?: string;
            /** @description Name of the emoji next to the text. */
            emoji_name?: string;
            /** @description Identifier of the emoji, unique for the `reaction_type`. */
            emoji_code?: string;
            reaction_type?: components["schemas"]["ReactionType"];
            /**
             * @deprecated
             * @description Whether the user hides when they are online.
             */
            away?: boolean;
        };
        /**
         * @description The status of a user changed to `active` or `idle`, or the user reported it for the first time in more than 130
         *     seconds. Sent in organizations with at most 100 active users (bots included). In larger organizations, clients get
         *     the change from `POST /users/me/presence`.
         *
         *     Also sent when a user disables `presence_enabled`, regardless of the number of users. The status is then `idle`,
         *     with a `timestamp` that clients show as offline.
         * @example {
         *       "id": 0,
         *       "type": "presence",
         *       "user_id": 10,
         *       "email": "iago@example.com",
         *       "server_timestamp": 1718000000.5,
         *       "presence": {
         *         "aggregated": {
         *           "client": "website",
         *           "status": "active",
         *           "timestamp": 1718000000
         *         },
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "presence";
            /** @description ID of the user. */
            user_id: number;
            /** @description API email of the user. Absent for clients with `slim_presence`. */
            email?: string;
            /** @description When the event was created, in UNIX seconds. */
            server_timestamp: number;
            presence: components["schemas"]["LegacyPresence"];
        };
        /**
         * @description The custom profile fields changed. Contains all fields.
         * @example {
         *       "id": 0,
         *       "type": "custom_profile_fields",
         *       "fields": [
         *         {
         *           "id": 9,
         *           "name": "Favorite editor",
         *           "field_type": 1,
         *           "type": 1,
         *           "hint": "",
         *           "field_data": "",
         *           "order": 9,
         *           "required": false,
         *           "display_in_profile_summary": false
         *         }
         *       ]
         *     }
         */
        CustomProfileFieldsEvent: {
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "custom_profile_fields";
            /** @description All fields, in the order in which they are shown. */
            fields: components["schemas"]["CustomProfileField"][];
        };
        /**
         * @description The user scheduled messages. Sent to the user.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
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
        /**
         * @description The user edited a scheduled message, or the server could not send it. Sent to the user.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "scheduled_messages";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "update";
            /** @description The message as it is now. */
            scheduled_message: components["schemas"]["ScheduledMessage"];
        };
        /**
         * @description A scheduled message was sent. Sent to the user, after the event of the message itself.
         * @example {
         *       "id": 0,
         *       "type": "scheduled_messages",
         *       "op": "remove",
         *       "scheduled_message_id": 27
         *     }
         */
        ScheduledMessagesRemoveEvent: {
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "scheduled_messages";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "remove";
            /** @description ID of the scheduled message. */
            scheduled_message_id: number;
        };
        /**
         * @description A setting of the user changed.
         * @example {
         *       "id": 0,
         *       "type": "user_settings",
         *       "op": "update",
         *       "property": "high_contrast_mode",
         *       "value": false
         *     }
         */
        UserSettingsUpdateEvent: {
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "user_settings";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "update";
            /** @description Name of the setting. */
            property: string;
            /** @description The new value. */
            value: boolean | number | string;
            /** @description English name of the language. Only present for `default_language`. */
            language_name?: string;
        };
        /**
         * @deprecated
         * @description A display setting of the user changed. Sent only to clients that requested this event type and did not declare the
         *     capability `user_settings_object`.
         *
         *     Sent for these settings: `twenty_four_hour_time`, `dense_mode`, `starred_message_counts`, `fluid_layout_width`, `high_contrast_mode`, `color_scheme`, `enable_drafts_synchronization`, `translate_emoticons`, `default_language`, `web_home_view`, `left_side_userlist`, `emojiset`, `demote_inactive_streams`, `timezone`, `enter_sends`.
         * @example {
         *       "id": 0,
         *       "type": "update_display_settings",
         *       "user": "iago@example.com",
         *       "setting_name": "high_contrast_mode",
         *       "setting": false
         *     }
         */
        UpdateDisplaySettingsEvent: {
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
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
         *     Sent for these settings: `enable_stream_desktop_notifications`, `enable_stream_email_notifications`, `enable_stream_push_notifications`, `enable_stream_audible_notifications`, `notification_sound`, `enable_desktop_notifications`, `enable_sounds`, `email_notifications_batching_period_seconds`, `enable_offline_email_notifications`, `enable_offline_push_notifications`, `enable_online_push_notifications`, `enable_digest_emails`, `enable_marketing_emails`, `enable_login_emails`, `message_content_in_email_notifications`, `pm_content_in_desktop_notifications`, `wildcard_mentions_notify`, `desktop_icon_count_display`, `presence_enabled`.
         * @example {
         *       "id": 0,
         *       "type": "update_global_notifications",
         *       "user": "iago@example.com",
         *       "notification_name": "enable_sounds",
         *       "setting": true
         *     }
         */
        UpdateGlobalNotificationsEvent: {
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "update_global_notifications";
            /** @description API email of the user. */
            user: string;
            /** @description Name of the setting. */
            notification_name: string;
            /** @description The new value. */
            setting: boolean | number | string;
        };
        /**
         * @description Users joined a group. Sent to everyone. For a system group it follows from a new account or a changed role.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "user_group";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "add_members";
            /** @description ID of the group. */
            group_id: number;
            /** @description IDs of the users who joined. */
            user_ids: number[];
        };
        /**
         * @description Users left a group. Sent to everyone. For a system group it follows from a changed role.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "user_group";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "remove_members";
            /** @description ID of the group. */
            group_id: number;
            /** @description IDs of the users who left. */
            user_ids: number[];
        };
        /**
         * @description There is a new user group. Sent to everyone.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
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
         * @description A user group was changed. Sent to everyone.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "user_group";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "update";
            /** @description ID of the group. */
            group_id: number;
            /** @description What is new about it. */
            data: {
                /** @description The new name. */
                name?: string;
                /** @description The new description. */
                description?: string;
                /** @description Who may mention the group from now on. */
                can_mention_group?: components["schemas"]["GroupSettingValue"];
            };
        };
        /**
         * @description Groups became subgroups of a group. Sent to everyone.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "user_group";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "add_subgroups";
            /** @description ID of the group. */
            group_id: number;
            /** @description IDs of the new subgroups. */
            direct_subgroup_ids: number[];
        };
        /**
         * @description Groups no longer are subgroups of a group. Sent to everyone.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "user_group";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "remove_subgroups";
            /** @description ID of the group. */
            group_id: number;
            /** @description IDs of the former subgroups. */
            direct_subgroup_ids: number[];
        };
        /**
         * @description An account was created, or a guest can see an account from now on. `delivery_email` is null for users who cannot see
         *     the real email.
         *
         *     Clients without `user_list_incomplete` also get this event for accounts that the user cannot see. The object is then
         *     named "Unknown user" and contains nothing of the account except its ID.
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
         *         "date_joined": "2024-07-30T09:41:00+00:00",
         *         "avatar_url": "https://secure.gravatar.com/avatar/2d7a1e2b5f3c4e0a8c9d1b2a3f4e5d6c?d=identicon&version=1",
         *         "avatar_version": 1,
         *         "profile_data": {}
         *       }
         *     }
         */
        RealmUserAddEvent: {
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "realm_user";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "add";
            person: components["schemas"]["User"];
        };
        /**
         * @description A guest can no longer see an account. Clients without `user_list_incomplete` also get an event with op `add`, which
         *     contains the "Unknown user" object for the account.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "realm_user";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "remove";
            /** @description The account. */
            person: {
                /** @description ID of the account. */
                user_id: number;
                /**
                 * @description Always the same.
                 * @constant
                 */
                full_name: "Unknown user";
            };
        };
        /**
         * @description An account changed.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "alert_words";
            alert_words: components["schemas"]["AlertWords"];
        };
        /**
         * @description The user has seen an onboarding step.
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
            /** @description ID of the event in its queue. IDs increase, but are not always consecutive. */
            id: number;
            /** @constant */
            type: "onboarding_steps";
            /** @description The steps that clients still have to show. */
            onboarding_steps: components["schemas"]["OnboardingStep"][];
        };
        /** @description Every setting of a user. */
        UserSettings: {
            /**
             * @description Whether times are shown in 24-hour format. Default: `false`.
             * @default false
             */
            twenty_four_hour_time: boolean;
            /**
             * @description No effect at present. Reserved. Default: `false`.
             * @default false
             */
            dense_mode: boolean;
            /**
             * @description When scrolling marks messages as read. 1 always, 2 only in conversation views, 3 never. The server stores and announces it; clients apply it. Default: `1`.
             * @default 1
             * @enum {integer}
             */
            web_mark_read_on_scroll_policy: 1 | 2 | 3;
            /**
             * @description What a click on a channel opens. 1 its top topic, 2 the feed of the channel. The server stores and announces it; clients apply it. Default: `1`.
             * @default 1
             * @enum {integer}
             */
            web_channel_default_view: 1 | 2;
            /**
             * @description Whether clients show the number of starred messages. The server stores and announces it; clients apply it. Default: `true`.
             * @default true
             */
            starred_message_counts: boolean;
            /**
             * @description Whether the server sends `typing` events to the user. Default: `true`.
             * @default true
             */
            receives_typing_notifications: boolean;
            /**
             * @description Whether the center panel uses the full width of the window. The server stores and announces it; clients apply it. Default: `false`.
             * @default false
             */
            fluid_layout_width: boolean;
            /**
             * @description Reserved for accessibility variations of the display. The server stores and announces it; clients apply it. Default: `false`.
             * @default false
             */
            high_contrast_mode: boolean;
            /**
             * @description Font size in pixels. The server stores and announces it; clients apply it. Default: `16`.
             * @default 16
             */
            web_font_size_px: number;
            /**
             * @description Line height in percent of the font size. 120 means 1.2. The server stores and announces it; clients apply it. Default: `140`.
             * @default 140
             */
            web_line_height_percent: number;
            /**
             * @description Color scheme. 1 automatic, 2 dark, 3 light. The server stores and announces it; clients apply it. Default: `1`.
             * @default 1
             * @enum {integer}
             */
            color_scheme: 1 | 2 | 3;
            /**
             * @description Whether the server stores drafts. If the user disables the setting, the drafts on the server are deleted. Default: `true`.
             * @default true
             */
            enable_drafts_synchronization: boolean;
            /**
             * @description Whether emoticons become emoji in the HTML of messages that the user sends or edits while the setting is true. The
             *     emoticons are `:)`, `(:`, `:(`, `<3`, `:|`, `:/`, `;)`, `:D`, `:o`, `:O`, `:p` and `:P`. They must be between
             *     whitespace or punctuation, outside code, formulas and links. The Markdown does not change. Default: `false`.
             * @default false
             */
            translate_emoticons: boolean;
            /**
             * @description Whether clients show the names of the users who reacted, if there are few. The server stores and announces it; clients apply it. Default: `true`.
             * @default true
             */
            display_emoji_reaction_users: boolean;
            /**
             * @description Code of the language of the interface and of notification emails. This server has notification emails in English
             *     only. The server stores and announces it; clients apply it. Default: `"en"`.
             * @default en
             */
            default_language: string;
            /**
             * @description The view that the web client opens with. The server stores and announces it; clients apply it. Default: `"inbox"`.
             * @default inbox
             * @enum {string}
             */
            web_home_view: "recent_topics" | "inbox" | "all_messages";
            /**
             * @description Whether the Escape key navigates to the home view. The server stores and announces it; clients apply it. Default: `true`.
             * @default true
             */
            web_escape_navigates_to_home_view: boolean;
            /**
             * @description Whether narrow windows show the list of users on the left. The server stores and announces it; clients apply it. Default: `false`.
             * @default false
             */
            left_side_userlist: boolean;
            /**
             * @description The style of emoji. The server stores and announces it; clients apply it. Default: `"google"`.
             * @default google
             * @enum {string}
             */
            emojiset: "google" | "google-blob" | "twitter" | "text";
            /**
             * @description Whether clients move inactive channels down in the list of channels. 1 automatic, 2 always, 3 never. The server stores and announces it; clients apply it. Default: `1`.
             * @default 1
             * @enum {integer}
             */
            demote_inactive_streams: 1 | 2 | 3;
            /**
             * @description The style of the list of users. 1 compact, 2 with status, 3 with avatar and status. The server stores and announces it; clients apply it. Default: `2`.
             * @default 2
             * @enum {integer}
             */
            user_list_style: 1 | 2 | 3;
            /**
             * @description When previews of animated images are animated. The server stores and announces it; clients apply it. Default: `"on_hover"`.
             * @default on_hover
             * @enum {string}
             */
            web_animate_image_previews: "always" | "on_hover" | "never";
            /**
             * @description Where clients show the number of unread messages. 1 all channels, 2 unmuted channels and topics, 3 no channels. The server stores and announces it; clients apply it. Default: `2`.
             * @default 2
             * @enum {integer}
             */
            web_stream_unreads_count_display_policy: 1 | 2 | 3;
            /**
             * @description IANA name of the user's time zone. Empty if not set. Default: `""`.
             * @default
             * @example Europe/Berlin
             */
            timezone: string;
            /**
             * @description Whether the user gets desktop notifications of channel messages. The server stores and announces it; clients apply it. Default: `false`.
             * @default false
             */
            enable_stream_desktop_notifications: boolean;
            /**
             * @description Whether the user gets emails about channel messages that arrive while the user is offline. Messages in muted channels
             *     and topics are excluded. The `email_notifications` of a subscription overrides this setting. Default: `false`.
             * @default false
             */
            enable_stream_email_notifications: boolean;
            /**
             * @description Whether the user gets mobile notifications of channel messages. The server stores and announces it, without effect: it has no push service for devices. Default: `false`.
             * @default false
             */
            enable_stream_push_notifications: boolean;
            /**
             * @description Whether the user gets audible notifications of channel messages. The server stores and announces it; clients apply it. Default: `false`.
             * @default false
             */
            enable_stream_audible_notifications: boolean;
            /**
             * @description The sound of audible notifications. The value is the name under which clients know the sound. The server stores and announces it; clients apply it. Default: `"zulip"`.
             * @default zulip
             * @enum {string}
             */
            notification_sound: "ascend" | "beep_boop" | "bink" | "bright" | "brlip" | "chime" | "deep tom" | "ding" | "double tap" | "down" | "dry bongos" | "dutdut" | "fast ascend" | "flute" | "friendly" | "kick roll" | "loud tintong" | "metallic snare" | "pan" | "shaker" | "simple" | "stairs" | "subtle" | "swish" | "tintong" | "up" | "wood block" | "zaping" | "zing" | "zulip" | "none";
            /**
             * @description Whether the user gets desktop notifications of direct messages and mentions. The server stores and announces it; clients apply it. Default: `true`.
             * @default true
             */
            enable_desktop_notifications: boolean;
            /**
             * @description Whether the user gets audible notifications of direct messages and mentions. The server stores and announces it; clients apply it. Default: `true`.
             * @default true
             */
            enable_sounds: boolean;
            /**
             * @description For how long the server collects messages before it sends emails about them, in seconds. The period starts with the
             *     first of these messages. Default: `120`.
             * @default 120
             */
            email_notifications_batching_period_seconds: number;
            /**
             * @description Whether the user gets emails about direct messages and mentions that arrive while the user is offline. This includes
             *     mentions of the user's groups, and wildcard mentions that notify the user. Muting does not affect mentions of the
             *     user or a group. Default: `true`.
             * @default true
             */
            enable_offline_email_notifications: boolean;
            /**
             * @description Whether the user gets mobile notifications of direct messages and mentions while offline. The server stores and announces it, without effect: it has no push service for devices. Default: `true`.
             * @default true
             */
            enable_offline_push_notifications: boolean;
            /**
             * @description Whether the user gets mobile notifications of direct messages and mentions while online. The server stores and announces it, without effect: it has no push service for devices. Default: `true`.
             * @default true
             */
            enable_online_push_notifications: boolean;
            /**
             * @description Whether the user gets desktop notifications of messages in followed topics. The server stores and announces it; clients apply it. Default: `true`.
             * @default true
             */
            enable_followed_topic_desktop_notifications: boolean;
            /**
             * @description Whether the user gets emails about messages in followed topics that arrive while the user is offline. This includes
             *     topics in muted channels. Default: `true`.
             * @default true
             */
            enable_followed_topic_email_notifications: boolean;
            /**
             * @description Whether the user gets mobile notifications of messages in followed topics. The server stores and announces it, without effect: it has no push service for devices. Default: `true`.
             * @default true
             */
            enable_followed_topic_push_notifications: boolean;
            /**
             * @description Whether the user gets audible notifications of messages in followed topics. The server stores and announces it; clients apply it. Default: `true`.
             * @default true
             */
            enable_followed_topic_audible_notifications: boolean;
            /**
             * @description Whether the user gets weekly emails about missed activity if they were not active for 5 days or more. The setting
             *     `digest_emails_enabled` of the organization must also be true. Default: `true`.
             * @default true
             */
            enable_digest_emails: boolean;
            /**
             * @description Has no function outside a hosted offering. Default: `true`.
             * @default true
             */
            enable_marketing_emails: boolean;
            /**
             * @description Whether the user gets emails about logins from a client or an IP address that is new for the account. Default: `true`.
             * @default true
             */
            enable_login_emails: boolean;
            /**
             * @description Whether emails about messages show the messages, their senders and their conversations. The setting
             *     `message_content_allowed_in_email_notifications` of the organization must also be true. Default: `true`.
             * @default true
             */
            message_content_in_email_notifications: boolean;
            /**
             * @description Whether desktop notifications contain the text of direct messages. The server stores and announces it; clients apply it. Default: `true`.
             * @default true
             */
            pm_content_in_desktop_notifications: boolean;
            /**
             * @description Whether wildcard mentions notify like personal mentions, except in muted channels and topics. The
             *     `wildcard_mentions_notify` of a subscription overrides this setting. Default: `true`.
             * @default true
             */
            wildcard_mentions_notify: boolean;
            /**
             * @description Whether wildcard mentions in followed topics notify like personal mentions. This applies even if the channel is muted
             *     or `wildcard_mentions_notify` is false. Default: `true`.
             * @default true
             */
            enable_followed_topic_wildcard_mentions_notify: boolean;
            /**
             * @description What the number on the desktop icon counts. 1 all unread messages, 2 direct messages, mentions and followed topics,
             *     3 direct messages and mentions, 4 nothing. The server stores and announces it; clients apply it. Default: `1`.
             * @default 1
             * @enum {integer}
             */
            desktop_icon_count_display: 1 | 2 | 3 | 4;
            /**
             * @description Whether emails about messages name the organization in their subject. 1 automatic, 2 always, 3 never. Automatic means
             *     no, because the server has one organization. Default: `1`.
             * @default 1
             * @enum {integer}
             */
            realm_name_in_email_notifications_policy: 1 | 2 | 3;
            /**
             * @description Which topics the user follows automatically. 1 topics in which the user sends or reacts to a message, 2 topics in
             *     which the user sends a message, 3 topics that the user starts, 4 none. Default: `3`.
             * @default 3
             * @enum {integer}
             */
            automatically_follow_topics_policy: 1 | 2 | 3 | 4;
            /**
             * @description Which topics in muted channels are unmuted automatically. 1 topics in which the user sends or reacts to a message,
             *     2 topics in which the user sends a message, 3 topics that the user starts, 4 none. Default: `2`.
             * @default 2
             * @enum {integer}
             */
            automatically_unmute_topics_in_muted_streams_policy: 1 | 2 | 3 | 4;
            /**
             * @description Whether the user automatically follows the topics in which they are mentioned. Default: `true`.
             * @default true
             */
            automatically_follow_topics_where_mentioned: boolean;
            /**
             * @description Whether other users see when the user is online. Default: `true`.
             * @default true
             */
            presence_enabled: boolean;
            /**
             * @description Whether the Enter key sends a message. The server stores and announces it; clients apply it. Default: `false`.
             * @default false
             */
            enter_sends: boolean;
            /**
             * @description Whether other users are notified when the user types a direct message. Default: `true`.
             * @default true
             */
            send_private_typing_notifications: boolean;
            /**
             * @description Whether other users are notified when the user types a channel message. Default: `true`.
             * @default true
             */
            send_stream_typing_notifications: boolean;
            /**
             * @description Whether other users see which messages the user has read. The server stores and announces it, without effect: it has no read receipts. Default: `true`.
             * @default true
             */
            send_read_receipts: boolean;
            /**
             * @description Who can see the user's real email. 1 everyone, 2 members, 3 administrators, 4 nobody, 5 moderators. The real email
             *     of a bot is visible to all users. Default: `1`.
             * @default 1
             * @enum {integer}
             */
            email_address_visibility: 1 | 2 | 3 | 4 | 5;
            /**
             * @description Whether the web client navigates to the conversation to which the user just sent a message. The server stores and announces it; clients apply it. Default: `true`.
             * @default true
             */
            web_navigate_to_sent_message: boolean;
        };
        /** @description Settings of the user, as older clients read them. */
        LegacyUserSettings: {
            /** @description Whether times are shown in 24-hour format. Default: `false`. */
            twenty_four_hour_time?: boolean;
            /** @description No effect at present. Reserved. Default: `false`. */
            dense_mode?: boolean;
            /** @description Whether clients show the number of starred messages. The server stores and announces it; clients apply it. Default: `true`. */
            starred_message_counts?: boolean;
            /** @description Whether the center panel uses the full width of the window. The server stores and announces it; clients apply it. Default: `false`. */
            fluid_layout_width?: boolean;
            /** @description Reserved for accessibility variations of the display. The server stores and announces it; clients apply it. Default: `false`. */
            high_contrast_mode?: boolean;
            /**
             * @description Color scheme. 1 automatic, 2 dark, 3 light. The server stores and announces it; clients apply it. Default: `1`.
             * @enum {integer}
             */
            color_scheme?: 1 | 2 | 3;
            /** @description Whether the server stores drafts. If the user disables the setting, the drafts on the server are deleted. Default: `true`. */
            enable_drafts_synchronization?: boolean;
            /**
             * @description Whether emoticons become emoji in the HTML of messages that the user sends or edits while the setting is true. The
             *     emoticons are `:)`, `(:`, `:(`, `<3`, `:|`, `:/`, `;)`, `:D`, `:o`, `:O`, `:p` and `:P`. They must be between
             *     whitespace or punctuation, outside code, formulas and links. The Markdown does not change. Default: `false`.
             */
            translate_emoticons?: boolean;
            /**
             * @description Code of the language of the interface and of notification emails. This server has notification emails in English
             *     only. The server stores and announces it; clients apply it. Default: `"en"`.
             */
            default_language?: string;
            /**
             * @description The view that the web client opens with. The server stores and announces it; clients apply it. Default: `"inbox"`.
             * @enum {string}
             */
            web_home_view?: "recent_topics" | "inbox" | "all_messages";
            /** @description Whether narrow windows show the list of users on the left. The server stores and announces it; clients apply it. Default: `false`. */
            left_side_userlist?: boolean;
            /**
             * @description The style of emoji. The server stores and announces it; clients apply it. Default: `"google"`.
             * @enum {string}
             */
            emojiset?: "google" | "google-blob" | "twitter" | "text";
            /**
             * @description Whether clients move inactive channels down in the list of channels. 1 automatic, 2 always, 3 never. The server stores and announces it; clients apply it. Default: `1`.
             * @enum {integer}
             */
            demote_inactive_streams?: 1 | 2 | 3;
            /**
             * @description IANA name of the user's time zone. Empty if not set. Default: `""`.
             * @example Europe/Berlin
             */
            timezone?: string;
            /** @description Whether the user gets desktop notifications of channel messages. The server stores and announces it; clients apply it. Default: `false`. */
            enable_stream_desktop_notifications?: boolean;
            /**
             * @description Whether the user gets emails about channel messages that arrive while the user is offline. Messages in muted channels
             *     and topics are excluded. The `email_notifications` of a subscription overrides this setting. Default: `false`.
             */
            enable_stream_email_notifications?: boolean;
            /** @description Whether the user gets mobile notifications of channel messages. The server stores and announces it, without effect: it has no push service for devices. Default: `false`. */
            enable_stream_push_notifications?: boolean;
            /** @description Whether the user gets audible notifications of channel messages. The server stores and announces it; clients apply it. Default: `false`. */
            enable_stream_audible_notifications?: boolean;
            /**
             * @description The sound of audible notifications. The value is the name under which clients know the sound. The server stores and announces it; clients apply it. Default: `"zulip"`.
             * @enum {string}
             */
            notification_sound?: "ascend" | "beep_boop" | "bink" | "bright" | "brlip" | "chime" | "deep tom" | "ding" | "double tap" | "down" | "dry bongos" | "dutdut" | "fast ascend" | "flute" | "friendly" | "kick roll" | "loud tintong" | "metallic snare" | "pan" | "shaker" | "simple" | "stairs" | "subtle" | "swish" | "tintong" | "up" | "wood block" | "zaping" | "zing" | "zulip" | "none";
            /** @description Whether the user gets desktop notifications of direct messages and mentions. The server stores and announces it; clients apply it. Default: `true`. */
            enable_desktop_notifications?: boolean;
            /** @description Whether the user gets audible notifications of direct messages and mentions. The server stores and announces it; clients apply it. Default: `true`. */
            enable_sounds?: boolean;
            /**
             * @description For how long the server collects messages before it sends emails about them, in seconds. The period starts with the
             *     first of these messages. Default: `120`.
             */
            email_notifications_batching_period_seconds?: number;
            /**
             * @description Whether the user gets emails about direct messages and mentions that arrive while the user is offline. This includes
             *     mentions of the user's groups, and wildcard mentions that notify the user. Muting does not affect mentions of the
             *     user or a group. Default: `true`.
             */
            enable_offline_email_notifications?: boolean;
            /** @description Whether the user gets mobile notifications of direct messages and mentions while offline. The server stores and announces it, without effect: it has no push service for devices. Default: `true`. */
            enable_offline_push_notifications?: boolean;
            /** @description Whether the user gets mobile notifications of direct messages and mentions while online. The server stores and announces it, without effect: it has no push service for devices. Default: `true`. */
            enable_online_push_notifications?: boolean;
            /**
             * @description Whether the user gets weekly emails about missed activity if they were not active for 5 days or more. The setting
             *     `digest_emails_enabled` of the organization must also be true. Default: `true`.
             */
            enable_digest_emails?: boolean;
            /** @description Has no function outside a hosted offering. Default: `true`. */
            enable_marketing_emails?: boolean;
            /** @description Whether the user gets emails about logins from a client or an IP address that is new for the account. Default: `true`. */
            enable_login_emails?: boolean;
            /**
             * @description Whether emails about messages show the messages, their senders and their conversations. The setting
             *     `message_content_allowed_in_email_notifications` of the organization must also be true. Default: `true`.
             */
            message_content_in_email_notifications?: boolean;
            /** @description Whether desktop notifications contain the text of direct messages. The server stores and announces it; clients apply it. Default: `true`. */
            pm_content_in_desktop_notifications?: boolean;
            /**
             * @description Whether wildcard mentions notify like personal mentions, except in muted channels and topics. The
             *     `wildcard_mentions_notify` of a subscription overrides this setting. Default: `true`.
             */
            wildcard_mentions_notify?: boolean;
            /**
             * @description What the number on the desktop icon counts. 1 all unread messages, 2 direct messages, mentions and followed topics,
             *     3 direct messages and mentions, 4 nothing. The server stores and announces it; clients apply it. Default: `1`.
             * @enum {integer}
             */
            desktop_icon_count_display?: 1 | 2 | 3 | 4;
            /** @description Whether other users see when the user is online. Default: `true`. */
            presence_enabled?: boolean;
            /** @description Whether the Enter key sends a message. The server stores and announces it; clients apply it. Default: `false`. */
            enter_sends?: boolean;
        };
        /** @description Settings of the organization. */
        OrganizationSettings: {
            /**
             * @description Who may see all users. Other users see bots and the users with whom they share a channel or a direct message
             *     conversation. Default: `"role:everyone"`.
             */
            realm_can_access_all_users_group?: components["schemas"]["GroupSettingValue"];
            /** @description Who may create public channels. Default: `"role:members"`. */
            realm_can_create_public_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description Who may create private channels. Default: `"role:members"`. */
            realm_can_create_private_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description Who may create web-public channels. Default: `"role:owners"`. */
            realm_can_create_web_public_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description Who may delete the messages of other users. Default: `"role:administrators"`. */
            realm_can_delete_any_message_group?: components["schemas"]["GroupSettingValue"];
            /** @description Who may create reusable invitation links. The server stores and announces it, without effect: it has no invitations. Default: `"role:administrators"`. */
            realm_create_multiuse_invite_group?: components["schemas"]["GroupSettingValue"];
            /** @description Who may start direct message conversations. Default: `"role:everyone"`. */
            realm_direct_message_initiator_group?: components["schemas"]["GroupSettingValue"];
            /** @description The group of which at least one member must be in every direct message conversation. Default: `"role:everyone"`. */
            realm_direct_message_permission_group?: components["schemas"]["GroupSettingValue"];
            /**
             * @description Who may add custom emoji. 1 members, 2 administrators, 3 full members, 4 moderators. Default: `1`.
             * @enum {integer}
             */
            realm_add_custom_emoji_policy?: 1 | 2 | 3 | 4;
            /**
             * @description Who may create bots. 1 members, 2 members (incoming webhooks only), 3 administrators. Default: `1`.
             * @enum {integer}
             */
            realm_bot_creation_policy?: 1 | 2 | 3;
            /**
             * @description Who may delete their own messages. 1 members, 2 administrators, 3 full members, 4 moderators, 5 everyone. Default: `5`.
             * @enum {integer}
             */
            realm_delete_own_message_policy?: 1 | 2 | 3 | 4 | 5;
            /**
             * @description Who may change the topic of other users' messages. 1 members, 2 administrators, 3 full members, 4 moderators, 5
             *     everyone, 6 nobody. Default: `5`.
             * @enum {integer}
             */
            realm_edit_topic_policy?: 1 | 2 | 3 | 4 | 5 | 6;
            /**
             * @description Who may invite users. 1 members, 2 administrators, 3 full members, 4 moderators, 6 nobody. The server stores and announces it, without effect: it has no invitations. Default: `1`.
             * @enum {integer}
             */
            realm_invite_to_realm_policy?: 1 | 2 | 3 | 4 | 6;
            /**
             * @description Who may subscribe other users to channels. 1 members, 2 administrators, 3 full members, 4 moderators. Default: `1`.
             * @enum {integer}
             */
            realm_invite_to_stream_policy?: 1 | 2 | 3 | 4;
            /**
             * @description Who may move messages to another channel. 1 members, 2 administrators, 3 full members, 4 moderators, 6 nobody. Default: `1`.
             * @enum {integer}
             */
            realm_move_messages_between_streams_policy?: 1 | 2 | 3 | 4 | 6;
            /**
             * @description Who may create and edit user groups. 1 members, 2 administrators, 3 full members, 4 moderators. Default: `1`.
             * @enum {integer}
             */
            realm_user_group_edit_policy?: 1 | 2 | 3 | 4;
            /**
             * @description Who may use wildcard mentions in channels and topics with many users. 1 everyone, 2 members, 3 full members, 5
             *     administrators, 6 nobody, 7 moderators. Default: `5`.
             * @enum {integer}
             */
            realm_wildcard_mention_policy?: 1 | 2 | 3 | 5 | 6 | 7;
            /** @description Number of days after which a member becomes a full member. Default: `0`. */
            realm_waiting_period_threshold?: number;
            /** @description Whether users may view the edit history of messages. Default: `true`. */
            realm_allow_edit_history?: boolean;
            /** @description Whether users may edit their own messages. Default: `true`. */
            realm_allow_message_editing?: boolean;
            /** @description For how many seconds the content of a message can be edited. Null if there is no limit. Default: `600`. */
            realm_message_content_edit_limit_seconds?: number | null;
            /** @description For how many seconds the sender of a message can delete it. Null if there is no limit. Default: `600`. */
            realm_message_content_delete_limit_seconds?: number | null;
            /** @description For how many seconds a message can be moved to another topic. Null if there is no limit. Default: `604800`. */
            realm_move_messages_within_stream_limit_seconds?: number | null;
            /** @description For how many seconds a message can be moved to another channel. Null if there is no limit. Default: `604800`. */
            realm_move_messages_between_streams_limit_seconds?: number | null;
            /** @description Number of days after which messages are deleted. -1 keeps them forever. Default: `-1`. */
            realm_message_retention_days?: number;
            /** @description Whether channel messages must have a topic. Default: `false`. */
            realm_mandatory_topics?: boolean;
            /** @description Whether users may see which users have read a message. The server stores and announces it, without effect: it has no read receipts. Default: `true`. */
            realm_enable_read_receipts?: boolean;
            /** @description Whether messages show previews of linked images. Default: `true`. */
            realm_inline_image_preview?: boolean;
            /** @description Whether messages show previews of linked web pages. The server stores and announces it, without effect: it has no previews of web pages. Default: `false`. */
            realm_inline_url_embed_preview?: boolean;
            /** @description Language of code blocks that do not name one. Empty if there is none. Default: `""`. */
            realm_default_code_block_language?: string;
            /**
             * @description Highest rating of GIPHY images that is allowed. 0 if GIPHY is not offered. The server stores and announces it, without effect: it has no GIPHY integration. Default: `0`.
             * @enum {integer}
             */
            realm_giphy_rating?: 0 | 1 | 2 | 3 | 4;
            /**
             * @description Provider of video calls: an ID from `realm_available_video_chat_providers`. The server stores and announces it; clients apply it. Default: `1`.
             * @enum {integer}
             */
            realm_video_chat_provider?: 0 | 1;
            /** @description URL of the organization's Jitsi server. Null for that of the server. The server stores and announces it; clients apply it. Default: `null`. */
            realm_jitsi_server_url?: string | null;
            /** @description Whether emails about messages may show the messages, their senders and their conversations. Default: `true`. */
            realm_message_content_allowed_in_email_notifications?: boolean;
            /** @description The authentication methods, by name. Default: `{"Email":{"enabled":true,"available":true}}`. */
            realm_authentication_methods?: components["schemas"]["AuthenticationMethods"];
            /** @description Initial language of new users. Messages that the server posts in channels are in English. Default: `"en"`. */
            realm_default_language?: string;
            /** @description Whether only administrators may change avatars. Default: `false`. */
            realm_avatar_changes_disabled?: boolean;
            /** @description Whether only administrators may change emails. Default: `false`. */
            realm_email_changes_disabled?: boolean;
            /** @description Whether only administrators may change names. Default: `false`. */
            realm_name_changes_disabled?: boolean;
            /** @description Whether the names of users must be unique. Default: `false`. */
            realm_require_unique_names?: boolean;
            /** @description Whether users who sign up must not use a disposable email. The server stores and announces it, without effect: it has no sign-up. Default: `true`. */
            realm_disallow_disposable_email_addresses?: boolean;
            /** @description Whether emails must belong to the organization's domains. The server stores and announces it, without effect: it has no list of domains. Default: `false`. */
            realm_emails_restricted_to_domains?: boolean;
            /** @description Whether users need an invitation to join. The server stores and announces it, without effect: it has no sign-up. Default: `true`. */
            realm_invite_required?: boolean;
            /** @description Whether clients mark guests as guests. The server stores and announces it; clients apply it. Default: `true`. */
            realm_enable_guest_user_indicator?: boolean;
            /** @description Whether the presence of all users is hidden. Default: `false`. */
            realm_presence_disabled?: boolean;
            /** @description Whether the server sends a welcome email to new users. The server stores and announces it, without effect: it has no welcome emails. Default: `true`. */
            realm_send_welcome_emails?: boolean;
            /** @description Whether the server sends digest emails to users who were not active for 5 days or more. Default: `false`. */
            realm_digest_emails_enabled?: boolean;
            /** @description Weekday on which digest emails are sent, in the time zone of the server. 0 is Monday. Default: `1`. */
            realm_digest_weekday?: number;
            /** @description Whether the organization allows web-public channels, which can be read without an account. Default: `false`. */
            realm_enable_spectator_access?: boolean;
            /** @description Whether the organization wants to be listed in a directory of communities. The server stores and announces it, without effect: it has no directory of communities. Default: `false`. */
            realm_want_advertise_in_communities_directory?: boolean;
            /**
             * @description Type of the organization. 0 unspecified, 10 business, 20 open-source project, 30 education (non-profit),
             *     35 education (for-profit), 40 research, 50 event or conference, 60 non-profit, 70 government, 80 political group,
             *     90 community, 100 personal, 1000 other. The server stores and announces it; clients apply it. Default: `0`.
             * @enum {integer}
             */
            realm_org_type?: 0 | 10 | 20 | 30 | 35 | 40 | 50 | 60 | 70 | 80 | 90 | 100 | 1000;
            /**
             * @description ID of the channel in which new channels are announced. -1 for none. Initially, it is the first channel of the
             *     organization. Default: `-1`.
             */
            realm_new_stream_announcements_stream_id?: number;
            /** @description ID of the channel in which new users are announced. -1 for none. Default: `-1`. */
            realm_signup_announcements_stream_id?: number;
            /** @description ID of the channel in which updates of the server are announced. -1 for none. The server stores and announces it, without effect: it has no announcements of updates. Default: `-1`. */
            realm_service_update_announcements_stream_id?: number;
        };
        /** @description An event of type `attachment`. */
        AttachmentEvent: components["schemas"]["AttachmentAddEvent"] | components["schemas"]["AttachmentUpdateEvent"] | components["schemas"]["AttachmentRemoveEvent"];
        /** @description An event of type `drafts`. */
        DraftsEvent: components["schemas"]["DraftsAddEvent"] | components["schemas"]["DraftsUpdateEvent"] | components["schemas"]["DraftsRemoveEvent"];
        /** @description An event of type `reaction`. */
        ReactionEvent: components["schemas"]["ReactionAddEvent"] | components["schemas"]["ReactionRemoveEvent"];
        /** @description An event of type `realm`. */
        RealmEvent: components["schemas"]["RealmUpdateEvent"] | components["schemas"]["RealmUpdateDictEvent"];
        /** @description An event of type `realm_bot`. */
        RealmBotEvent: components["schemas"]["RealmBotAddEvent"] | components["schemas"]["RealmBotUpdateEvent"] | components["schemas"]["RealmBotDeleteEvent"];
        /** @description An event of type `realm_emoji`. */
        RealmEmojiEvent: components["schemas"]["RealmEmojiUpdateEvent"];
        /** @description An event of type `realm_user`. */
        RealmUserEvent: components["schemas"]["RealmUserAddEvent"] | components["schemas"]["RealmUserRemoveEvent"] | components["schemas"]["RealmUserUpdateEvent"];
        /** @description An event of type `scheduled_messages`. */
        ScheduledMessagesEvent: components["schemas"]["ScheduledMessagesAddEvent"] | components["schemas"]["ScheduledMessagesUpdateEvent"] | components["schemas"]["ScheduledMessagesRemoveEvent"];
        /** @description An event of type `stream`. */
        StreamEvent: components["schemas"]["StreamCreateEvent"] | components["schemas"]["StreamDeleteEvent"] | components["schemas"]["StreamUpdateEvent"];
        /** @description An event of type `subscription`. */
        SubscriptionEvent: components["schemas"]["SubscriptionAddEvent"] | components["schemas"]["SubscriptionRemoveEvent"] | components["schemas"]["SubscriptionUpdateEvent"] | components["schemas"]["SubscriptionPeerAddEvent"] | components["schemas"]["SubscriptionPeerRemoveEvent"];
        /** @description An event of type `typing`. */
        TypingEvent: components["schemas"]["TypingStartEvent"] | components["schemas"]["TypingStopEvent"];
        /** @description An event of type `update_message_flags`. */
        UpdateMessageFlagsEvent: components["schemas"]["UpdateMessageFlagsAddEvent"];
        /** @description An event of type `user_group`. */
        UserGroupEvent: components["schemas"]["UserGroupAddMembersEvent"] | components["schemas"]["UserGroupRemoveMembersEvent"] | components["schemas"]["UserGroupAddEvent"] | components["schemas"]["UserGroupUpdateEvent"] | components["schemas"]["UserGroupAddSubgroupsEvent"] | components["schemas"]["UserGroupRemoveSubgroupsEvent"];
        /** @description An event of type `user_settings`. */
        UserSettingsEvent: components["schemas"]["UserSettingsUpdateEvent"];
        /** @description Any event of a queue; `type` tells which. */
        Event: components["schemas"]["AlertWordsEvent"] | components["schemas"]["AttachmentEvent"] | components["schemas"]["CustomProfileFieldsEvent"] | components["schemas"]["DefaultStreamsEvent"] | components["schemas"]["DeleteMessageEvent"] | components["schemas"]["DraftsEvent"] | components["schemas"]["HeartbeatEvent"] | components["schemas"]["MessageEvent"] | components["schemas"]["OnboardingStepsEvent"] | components["schemas"]["PresenceEvent"] | components["schemas"]["ReactionEvent"] | components["schemas"]["RealmEvent"] | components["schemas"]["RealmBotEvent"] | components["schemas"]["RealmEmojiEvent"] | components["schemas"]["RealmLinkifiersEvent"] | components["schemas"]["RealmUserEvent"] | components["schemas"]["RestartEvent"] | components["schemas"]["ScheduledMessagesEvent"] | components["schemas"]["StreamEvent"] | components["schemas"]["SubscriptionEvent"] | components["schemas"]["TypingEvent"] | components["schemas"]["UpdateDisplaySettingsEvent"] | components["schemas"]["UpdateGlobalNotificationsEvent"] | components["schemas"]["UpdateMessageEvent"] | components["schemas"]["UpdateMessageFlagsEvent"] | components["schemas"]["UserGroupEvent"] | components["schemas"]["UserSettingsEvent"] | components["schemas"]["UserStatusEvent"] | components["schemas"]["UserTopicEvent"] | components["schemas"]["WebReloadClientEvent"];
        FetchApiKeyInput: {
            /**
             * @description The real email of the account, or with LDAP the username in the directory.
             * @example iago@example.com
             */
            username: string;
            /**
             * @description The password of the account, or with LDAP the one in the directory.
             * @example sesame-lantern-42
             */
            password: string;
        };
        FetchApiKeyOutput: {
            /** @description The API key of the account, 32 letters and digits. */
            api_key: string;
            /** @description The real email of the account. It goes with the key as the username of HTTP Basic credentials. */
            email: string;
            /** @description The ID of the account. */
            user_id: number;
        };
        FetchDevApiKeyInput: {
            /**
             * @description The real email of the account.
             * @example iago@example.com
             */
            username: string;
        };
        FetchDevApiKeyOutput: {
            /** @description The API key of the account, 32 letters and digits. */
            api_key: string;
            /** @description The real email of the account. */
            email: string;
            /** @description The ID of the account. */
            user_id: number;
        };
        ListDevUsersInput: Record<string, never>;
        ListDevUsersOutput: {
            /** @description Owners and administrators. */
            direct_admins: components["schemas"]["DevUser"][];
            /** @description Everyone else. */
            direct_users: components["schemas"]["DevUser"][];
        };
        RegenerateOwnApiKeyInput: Record<string, never>;
        RegenerateOwnApiKeyOutput: {
            /** @description The new API key, 32 letters and digits. */
            api_key: string;
        };
        GetServerSettingsInput: Record<string, never>;
        GetServerSettingsOutput: {
            service_version: components["schemas"]["ServiceVersion"];
            service_feature_level: components["schemas"]["ServiceFeatureLevel"];
            service_merge_base: components["schemas"]["ServiceMergeBase"];
            /** @description Alias of `service_version`, for existing clients. */
            zulip_version: components["schemas"]["ServiceVersion"];
            /** @description Alias of `service_feature_level`, for existing clients. */
            zulip_feature_level: components["schemas"]["ServiceFeatureLevel"];
            /** @description Alias of `service_merge_base`, for existing clients. */
            zulip_merge_base: components["schemas"]["ServiceMergeBase"];
            /** @description Whether each authentication method can be used, by the name of the method. */
            authentication_methods: {
                [key: string]: boolean;
            };
            /**
             * @description The login methods that use a web page. If users can log in with a password, this is the login page of the server.
             *     Apps show a button for each method.
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
            /** @description Root URL of the organization. */
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
            /** @description Whether the organization allows web-public channels, which can be read without an account. */
            realm_web_public_access_enabled: boolean;
        };
        ListUsersInput: {
            /**
             * @description Whether the client computes the URLs of gravatars itself. If true, `avatar_url` is null for users who have a gravatar
             *     and whose real email the requesting user can see.
             * @default true
             * @example true
             */
            client_gravatar: boolean;
            /**
             * @description Whether to return `profile_data`, the values of custom profile fields.
             * @default false
             * @example false
             */
            include_custom_profile_fields: boolean;
        };
        ListUsersOutput: {
            /** @description The accounts. */
            members: components["schemas"]["User"][];
        };
        CreateUserInput: {
            /**
             * @description The email of the new account. Must be unique, ignoring case.
             * @example newbie@example.com
             */
            email: string;
            /**
             * @description The password of the new account.
             * @example sesame-lantern-42
             */
            password: string;
            /**
             * @description The name of the user, 2 to 100 characters.
             * @example New User
             */
            full_name: string;
        };
        CreateUserOutput: {
            /** @description ID of the new user. */
            user_id: number;
        };
        GetUserInput: {
            /**
             * @description ID or API email of the user.
             * @example iago@example.com
             */
            user_id_or_email: number | string;
            /**
             * @description Whether the client computes the URLs of gravatars itself. If true, `avatar_url` is null for users who have a gravatar
             *     and whose real email the requesting user can see.
             * @default true
             * @example true
             */
            client_gravatar: boolean;
            /**
             * @description Whether to return `profile_data`, the values of custom profile fields.
             * @default false
             * @example false
             */
            include_custom_profile_fields: boolean;
        };
        GetUserOutput: {
            user: components["schemas"]["User"];
        };
        UpdateUserInput: {
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
             * @description The new role.
             * @example 300
             */
            role?: components["schemas"]["Role"];
            /**
             * @description New values of custom profile fields. Fields that are not named do not change. If a field is named twice, the last
             *     value counts. The HTML of a text has at most 10,000 bytes, and that of all together at most 500,000.
             * @example []
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
                value?: (string | null) | unknown[];
            }[];
        };
        UpdateUserOutput: Record<string, never>;
        DeactivateUserInput: {
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
        DeactivateUserOutput: Record<string, never>;
        ReactivateUserInput: {
            /**
             * @description ID of the user.
             * @example 12
             */
            user_id: number;
        };
        ReactivateUserOutput: Record<string, never>;
        GetOwnUserInput: Record<string, never>;
        /** @description The account of the requesting user. */
        GetOwnUserOutput: {
            /** @description ID of the user. */
            user_id: number;
            /** @description API email of the user. It can change when the real email or its visibility changes. */
            email: string;
            /** @description Name of the user. */
            full_name: string;
            role: components["schemas"]["Role"];
            /** @description Whether the user is an organization owner. */
            is_owner: boolean;
            /** @description Whether the user is an organization administrator or owner. */
            is_admin: boolean;
            /** @description Whether the user is a guest. */
            is_guest: boolean;
            /** @description Whether the user manages the billing of the organization. */
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
            /** @description URL of the user's avatar. */
            avatar_url: string;
            /** @description Increases with each change of the avatar. Part of its URL. */
            avatar_version: number;
            /**
             * @deprecated
             * @description ID of the newest message of the organization. -1 if there is no message.
             */
            max_message_id: number;
            /** @description Real email of the user. */
            delivery_email: string;
            /**
             * @description Whether other users see when the user is online. A change sends a `user_settings` event for
             *     `presence_enabled`.
             */
            presence_enabled: boolean;
            /** @description Values of the custom profile fields. Absent for bots. */
            profile_data?: components["schemas"]["ProfileData"];
        };
        UploadOwnAvatarInput: {
            /**
             * Format: uploaded-files
             * @description The image, at most `max_avatar_file_size_mib` MiB. The part can have any name. Existing clients use the name of the
             *     file.
             */
            filename: readonly UploadedFile[];
        };
        UploadOwnAvatarOutput: {
            /** @description URL of the avatar, relative to the root of the server. */
            avatar_url: string;
        };
        DeleteOwnAvatarInput: Record<string, never>;
        DeleteOwnAvatarOutput: {
            /** @description URL of the new avatar. */
            avatar_url: string;
        };
        ListBotsInput: Record<string, never>;
        ListBotsOutput: {
            /** @description The bots. */
            bots: components["schemas"]["OwnBot"][];
        };
        CreateBotInput: {
            /**
             * @description The name of the bot, 2 to 100 characters.
             * @example Reminder
             */
            full_name: string;
            /**
             * @description What its email begins with.
             * @example reminder
             */
            short_name: string;
            /**
             * @description The type of the bot.
             * @default 1
             * @example 1
             */
            bot_type: components["schemas"]["BotType"];
            /**
             * @description The name of the channel to which the bot sends a channel message that names none. Empty for none.
             * @example design
             */
            default_sending_stream?: string;
            /**
             * @description The name of the channel whose messages the bot is told of where it registers a queue without a narrow. Empty for
             *     all it receives.
             * @example design
             */
            default_events_register_stream?: string;
            /**
             * @description Whether the bot is told of the messages of all public channels where it does not say which it wants.
             * @example true
             */
            default_all_public_streams?: boolean;
            /**
             * Format: uploaded-files
             * @description The picture of the bot, as for the avatar of a user. The part may have any name; existing clients give it that of the
             *     file.
             */
            filename: readonly UploadedFile[];
        };
        CreateBotOutput: {
            /** @description The name of the channel to which the bot sends a channel message that names none; null for none. */
            default_sending_stream: string | null;
            /** @description The name of the channel whose messages the bot's queues are narrowed to; null for none. */
            default_events_register_stream: string | null;
            /** @description Whether the bot's queues get the messages of all public channels. */
            default_all_public_streams: boolean;
            /** @description The ID of the bot. */
            user_id: number;
            /** @description Its API key. */
            api_key: string;
            /** @description Where its picture is. */
            avatar_url: string;
        };
        UpdateBotInput: {
            /**
             * @description The ID of the bot.
             * @example 26
             */
            bot_id: number;
            /**
             * @description The new name, 2 to 100 characters; not that of another active account.
             * @example Reminder of the team
             */
            full_name?: string;
            /**
             * @description The new role. Only administrators change it, and only owners give the owner role or take it away. It has no more
             *     rights than that of the bot's owner.
             * @example 300
             */
            role?: components["schemas"]["Role"];
            /**
             * @description The ID of the person who is to own the bot.
             * @example 9
             */
            bot_owner_id?: number;
            /**
             * @description The name of the channel to which the bot sends a channel message that names none. Empty for none.
             * @example design
             */
            default_sending_stream?: string;
            /**
             * @description The name of the channel whose messages the bot is told of where it registers a queue without a narrow. Empty for
             *     all it receives.
             * @example design
             */
            default_events_register_stream?: string;
            /**
             * @description Whether the bot is told of the messages of all public channels where it does not say which it wants.
             * @example true
             */
            default_all_public_streams?: boolean;
            /**
             * Format: uploaded-files
             * @description The picture of the bot, as for the avatar of a user. The part may have any name; existing clients give it that of the
             *     file.
             */
            filename: readonly UploadedFile[];
        };
        UpdateBotOutput: {
            /** @description The name of the channel to which the bot sends a channel message that names none; null for none. */
            default_sending_stream: string | null;
            /** @description The name of the channel whose messages the bot's queues are narrowed to; null for none. */
            default_events_register_stream: string | null;
            /** @description Whether the bot's queues get the messages of all public channels. */
            default_all_public_streams: boolean;
            /** @description The name of the bot. */
            full_name: string;
            /** @description Where its picture is. */
            avatar_url: string;
            /** @description The email of its owner; absent where nobody owns it. */
            bot_owner?: string;
        };
        DeactivateBotInput: {
            /**
             * @description The ID of the bot.
             * @example 26
             */
            bot_id: number;
        };
        DeactivateBotOutput: Record<string, never>;
        RegenerateBotApiKeyInput: {
            /**
             * @description The ID of the bot.
             * @example 26
             */
            bot_id: number;
        };
        RegenerateBotApiKeyOutput: {
            /** @description The new API key, 32 letters and digits. */
            api_key: string;
        };
        CreateProfileFieldInput: {
            /**
             * @description 1 short text, 2 long text, 3 list of options, 4 date picker, 5 link, 6 person picker, 7 external account,
             *     8 pronouns.
             * @example 1
             * @enum {integer}
             */
            field_type: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
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
        CreateProfileFieldOutput: {
            /** @description ID of the new field. */
            id: number;
        };
        UpdateProfileFieldInput: {
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
        UpdateProfileFieldOutput: Record<string, never>;
        ListAlertWordsInput: Record<string, never>;
        ListAlertWordsOutput: {
            alert_words: components["schemas"]["AlertWords"];
        };
        CreateAlertWordsInput: {
            /**
             * @description The alert words to add. An alert word can consist of several words.
             * @example [
             *       "design",
             *       "logo"
             *     ]
             */
            alert_words: string[];
        };
        CreateAlertWordsOutput: {
            alert_words: components["schemas"]["AlertWords"];
        };
        DeleteAlertWordsInput: {
            /**
             * @description The alert words to delete.
             * @example [
             *       "colors"
             *     ]
             */
            alert_words: string[];
        };
        DeleteAlertWordsOutput: {
            alert_words: components["schemas"]["AlertWords"];
        };
        MarkOnboardingStepInput: {
            /**
             * @description Name of the step.
             * @example intro_inbox_view_modal
             */
            onboarding_step: string;
        };
        MarkOnboardingStepOutput: Record<string, never>;
        ListCustomEmojiInput: Record<string, never>;
        ListCustomEmojiOutput: {
            emoji: components["schemas"]["CustomEmojiById"];
        };
        UploadCustomEmojiInput: {
            /**
             * @description The name of the emoji: lowercase letters, digits, `-` and `_`, a letter or digit at the end, at most 100
             *     characters. Spaces count as `_`.
             * @example party_parrot
             */
            emoji_name: string;
            /**
             * Format: uploaded-files
             * @description The image, at most 5 MiB large. The part may have any name; existing clients give it that of the file.
             */
            filename: readonly UploadedFile[];
        };
        UploadCustomEmojiOutput: Record<string, never>;
        DeleteCustomEmojiInput: {
            /**
             * @description The name of the emoji.
             * @example party_parrot
             */
            emoji_name: string;
        };
        DeleteCustomEmojiOutput: Record<string, never>;
        ListSubscriptionsInput: {
            /**
             * @description Whether each channel lists its subscribers. May be slow in large organizations.
             * @default false
             * @example true
             */
            include_subscribers: boolean;
        };
        ListSubscriptionsOutput: {
            /** @description The subscriptions. */
            subscriptions: components["schemas"]["Subscription"][];
        };
        CreateSubscriptionsInput: {
            /**
             * @description The channels. The descriptions of the new ones together have at most 500,000 bytes of HTML, where each formula counts
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
                 * @description Description of a new channel in Markdown, at most `max_stream_description_length` characters and 10,000 bytes
                 *     of HTML. Line breaks become spaces. Ignored for channels that exist, even if it is too long or no text.
                 */
                description?: string;
                /** @description The new subscribers' color for the channel, `#` and 3 to 6 hex digits. */
                color?: string;
            }[];
            /**
             * @description The users to subscribe, all by ID (preferred) or all by API email. Without any, the requester.
             * @example [
             *       11,
             *       25
             *     ]
             */
            principals?: number[] | string[];
            /**
             * @description Whether a missing permission is an error. If false, each channel is decided by itself: `unauthorized` lists those
             *     to which the requester may not subscribe the users, or which the requester may not create.
             * @default true
             * @example false
             */
            authorization_errors_fatal: boolean;
            /**
             * @description Whether the notification bot announces the new channels in the organization's channel for new channel
             *     announcements.
             * @default false
             * @example true
             */
            announce: boolean;
        };
        CreateSubscriptionsDeferred: {
            /**
             * @description Whether a new channel is private.
             * @default false
             * @example false
             */
            invite_only: boolean;
            /**
             * @description Whether a new channel can be read on the web without an account.
             * @default false
             * @example false
             */
            is_web_public: boolean;
            /**
             * @description Whether new users are subscribed to a new channel. Administrators only.
             * @default false
             * @example false
             */
            is_default_stream: boolean;
            /**
             * @description Whether newly subscribed members of a new channel may read its earlier history. Public channels have true,
             *     whatever is sent.
             * @example true
             */
            history_public_to_subscribers?: boolean;
            /**
             * @description Who may post to a new channel. 1 everyone, 2 administrators, 3 full members, 4 moderators.
             * @default 1
             * @example 1
             * @enum {integer}
             */
            stream_post_policy: 1 | 2 | 3 | 4;
            /**
             * @description Days, at least 1, after which the messages of a new channel are deleted; `realm_default` follows the organization,
             *     `unlimited` keeps them forever. Anything but `realm_default` is for owners only.
             * @default realm_default
             * @example unlimited
             */
            message_retention_days: number | string;
            /**
             * @description ID of the user group whose members may unsubscribe others from a new channel: a system group other than
             *     `role:internet` and `role:owners`. By default `role:administrators`.
             * @example 2
             */
            can_remove_subscribers_group?: number;
        };
        CreateSubscriptionsOutput: {
            /** @description Names of the channels newly subscribed to, by the user's API email. */
            subscribed: {
                [key: string]: string[];
            };
            /** @description Names of the channels the user was subscribed to before, by the user's API email. */
            already_subscribed: {
                [key: string]: string[];
            };
            /**
             * @description Requested names of the channels that the requester may not create, or to which the requester may not subscribe
             *     the users; only with `authorization_errors_fatal` false.
             */
            unauthorized?: string[];
        };
        DeleteSubscriptionsInput: {
            /**
             * @description Names of the channels, without regard to case.
             * @example [
             *       "design"
             *     ]
             */
            subscriptions: string[];
            /**
             * @description The users to unsubscribe, by ID (preferred) or API email. Without any, the requester.
             * @example [
             *       25
             *     ]
             */
            principals?: number[] | string[];
        };
        DeleteSubscriptionsOutput: {
            /** @description Names of the channels that somebody was unsubscribed from, each once. */
            removed: string[];
            /** @description Names of the channels that somebody was not subscribed to in the first place, each once. */
            not_removed: string[];
        };
        UpdateSubscriptionPropertiesInput: {
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
                property: components["schemas"]["SubscriptionProperty"];
                /** @description A string for `color` (`#` and 3 to 6 hex digits), a boolean for all others. */
                value: boolean | string;
            }[];
        };
        UpdateSubscriptionPropertiesOutput: Record<string, never>;
        ListMessagesInput: {
            /**
             * @description ID of a message, which need not exist; or `newest`, `oldest`, or `first_unread` for the oldest unread message, or the
             *     newest where there is none. Needed, unless `use_first_unread_anchor` is true.
             * @example newest
             */
            anchor?: string | number;
            /**
             * @description Whether the message with the ID `anchor` is among the messages.
             * @default true
             * @example true
             */
            include_anchor: boolean;
            /**
             * @description How many messages before the anchor; with `num_after` at most 5000.
             * @example 20
             */
            num_before: number;
            /**
             * @description How many messages after the anchor; with `num_before` at most 5000.
             * @example 0
             */
            num_after: number;
            /**
             * @description Which messages, all of them when absent.
             * @example [
             *       {
             *         "operator": "channel",
             *         "operand": "design"
             *       }
             *     ]
             */
            narrow?: components["schemas"]["Narrow"];
            /**
             * @description Whether the client computes gravatars itself, so that their URLs may be null.
             * @default true
             * @example true
             */
            client_gravatar: boolean;
            /**
             * @description Whether contents come as HTML instead of as Markdown.
             * @default true
             * @example true
             */
            apply_markdown: boolean;
            /**
             * @deprecated
             * @description Use the `anchor` `first_unread`.
             * @default false
             * @example false
             */
            use_first_unread_anchor: boolean;
        };
        ListMessagesOutput: {
            /** @description The messages, ascending by ID. */
            messages: components["schemas"]["FoundMessage"][];
            /** @description The ID the anchor stood for; 10000000000000000 for `newest`. */
            anchor: number;
            /** @description Whether the message with that ID is among the messages. */
            found_anchor: boolean;
            /** @description Whether there are no more messages before these. A response may have fewer than `num_before` although there are more. */
            found_oldest: boolean;
            /** @description Whether there are no more messages after these. A response may have fewer than `num_after` although there are more. */
            found_newest: boolean;
            /** @description Whether older messages are withheld by a limit of the organization's plan; always false. */
            history_limited: boolean;
        };
        SendMessageInput: {
            /**
             * @description `channel` (or `stream`) for a message to a channel, `direct` (or `private`) for one to people.
             * @example channel
             * @enum {string}
             */
            type: "direct" | "private" | "channel" | "stream";
            /**
             * @description For a channel its name or ID. For people a list of their IDs (preferred) or API emails, or one of them, or emails
             *     with commas between; the sender need not be named. Needed, unless a bot with a `default_sending_stream` sends a
             *     channel message: that is where it goes then.
             * @example design
             */
            to?: string | number | (number | string)[];
            /**
             * @description What the message says, in Markdown.
             * @example Look at [this](https://example.com), @**all**
             */
            content: string;
            /**
             * @description The topic; needed for a message to a channel, ignored otherwise.
             * @example logo
             */
            topic?: string;
            /**
             * @description The sender's event queue in which the message's event carries `local_message_id`.
             * @example 0b6e1c5e-5bd1-4e0d-9a04-0c5b35d4a3f1
             */
            queue_id?: string;
            /**
             * @description Any text, by which the client knows its message again when the event comes.
             * @example 100.01
             */
            local_id?: string;
            /**
             * @description Whether the sender has read the message from the start.
             * @default true
             * @example true
             */
            read_by_sender: boolean;
        };
        SendMessageOutput: {
            /** @description ID of the message. */
            id: number;
            /**
             * @description The sender's new policy for the topic; only where sending the message changed it.
             * @enum {integer}
             */
            automatic_new_visibility_policy?: 2 | 3;
        };
        MatchNarrowInput: {
            /**
             * @description IDs of the messages to check; those the user did not receive match nothing.
             * @example [
             *       42,
             *       43
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
        MatchNarrowOutput: {
            /** @description Only the messages that match, by ID as a string, with the matches in the format of `GET /messages`. */
            messages: {
                [key: string]: components["schemas"]["NarrowMatch"];
            };
        };
        GetMessageInput: {
            /**
             * @description ID of the message.
             * @example 42
             */
            message_id: number;
            /**
             * @description Whether the content comes as HTML instead of as Markdown.
             * @default true
             * @example false
             */
            apply_markdown: boolean;
        };
        GetMessageOutput: {
            /**
             * @deprecated
             * @description The content in Markdown; use `message` with `apply_markdown` false.
             */
            raw_content: string;
            /** @description The message. */
            message: {
                /** @description ID of the message. Messages are shown in the order of their IDs. */
                id: number;
                /**
                 * @description `stream` for a message to a channel, `private` for a direct message.
                 * @enum {string}
                 */
                type: "stream" | "private";
                /**
                 * @description What the message says, as `content_type` tells. Links to uploaded pictures are followed by the pictures, in HTML;
                 *     their `img` says in `data-original-dimensions` how large they are: `1920x1080`.
                 */
                content: string;
                /**
                 * @description HTML, or Markdown where `apply_markdown` was false.
                 * @enum {string}
                 */
                content_type: "text/html" | "text/x-markdown";
                /** @description The topic; empty for a direct message. */
                subject: string;
                /** @description ID of the channel; absent for a direct message. */
                stream_id?: number;
                /** @description Name of the channel, or the people a direct message is between, the sender among them. */
                display_recipient: string | components["schemas"]["MessageRecipient"][];
                /** @description ID of the channel or set of people as a recipient. */
                recipient_id: number;
                /** @description ID of the sender. */
                sender_id: number;
                /** @description API email of the sender. */
                sender_email: string;
                /** @description Name of the sender. */
                sender_full_name: string;
                /** @description Identifier of the sender's organization, unique on the server. */
                sender_realm_str: string;
                /**
                 * @description URL of the sender's avatar. Null where the client computes gravatars itself (`client_gravatar`) and may see
                 *     the sender's real email.
                 */
                avatar_url: string | null;
                /** @description Name of the client program it was sent with. */
                client: string;
                /** @description Whether it is a `/me` message, shown as an action of its sender. */
                is_me_message: boolean;
                /** @description Time it was sent, in UNIX seconds. */
                timestamp: number;
                /** @description Time of the last edit in UNIX seconds; absent if there was none. */
                last_edit_timestamp?: number;
                /**
                 * @description The edits, the newest first; absent if there was none or the organization does not show them. The newest 1000 are
                 *     kept, and at most 512 KiB of them.
                 */
                edit_history?: components["schemas"]["MessageEdit"][];
                /** @description The emoji reactions. */
                reactions: components["schemas"]["Reaction"][];
                /** @description The data of its widgets. */
                submessages: components["schemas"]["Submessage"][];
                /** @description The links that linkifiers make of the topic. */
                topic_links: components["schemas"]["TopicLink"][];
                /** @description What the message is to the user. */
                flags: components["schemas"]["MessageFlag"][];
            };
        };
        UpdateMessageInput: {
            /**
             * @description ID of the message.
             * @example 42
             */
            message_id: number;
            /**
             * @description What the message says now, in Markdown; not together with `stream_id`.
             * @example Look at [that](https://example.com)
             */
            content?: string;
            /**
             * @description The topic to move to.
             * @example logo
             */
            topic?: string;
            /**
             * @description Which messages of the topic move: this one, this one and those after it, or all. Only with `topic` or `stream_id`.
             * @default change_one
             * @example change_one
             * @enum {string}
             */
            propagate_mode: "change_one" | "change_later" | "change_all";
            /**
             * @description Whether the notification bot posts in the old topic that messages went.
             * @default false
             * @example false
             */
            send_notification_to_old_thread: boolean;
            /**
             * @description Whether the notification bot posts in the new topic where the messages came from.
             * @default true
             * @example true
             */
            send_notification_to_new_thread: boolean;
            /**
             * @description ID of the channel to move to.
             * @example 7
             */
            stream_id?: number;
        };
        UpdateMessageOutput: Record<string, never>;
        DeleteMessageInput: {
            /**
             * @description ID of the message.
             * @example 42
             */
            message_id: number;
        };
        DeleteMessageOutput: Record<string, never>;
        SendTypingStatusInput: {
            /**
             * @description `direct` for a direct message, `channel` (or `stream`) for a message to a channel.
             * @default direct
             * @example direct
             * @enum {string}
             */
            type: "direct" | "stream" | "channel";
            /**
             * @description Whether the user begins or ceases.
             * @example start
             * @enum {string}
             */
            op: "start" | "stop";
            /**
             * @description For a direct message the IDs of its recipients, of which the user need not be one.
             * @example [
             *       9,
             *       10
             *     ]
             */
            to?: number[];
            /**
             * @description For a channel its ID.
             * @example 7
             */
            stream_id?: number;
            /**
             * @description For a channel the topic.
             * @example logo
             */
            topic?: string;
        };
        SendTypingStatusOutput: Record<string, never>;
        CreateReactionInput: {
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
             * @description Identifier of the emoji in the namespace of `reaction_type`. Told by the name where it is absent.
             * @example 1f389
             */
            emoji_code?: string;
            /**
             * @description What `emoji_code` stands for. `zulip_extra_emoji` is what older clients call `service_extra_emoji`. Told by the name
             *     where it is absent.
             * @example unicode_emoji
             * @enum {string}
             */
            reaction_type?: "unicode_emoji" | "realm_emoji" | "service_extra_emoji" | "zulip_extra_emoji";
        };
        CreateReactionOutput: Record<string, never>;
        DeleteReactionInput: {
            /**
             * @description ID of the message.
             * @example 42
             */
            message_id: number;
            /**
             * @description Name of the emoji; needed where `emoji_code` is absent.
             * @example tada
             */
            emoji_name?: string;
            /**
             * @description Identifier of the emoji in the namespace of `reaction_type`.
             * @example 1f389
             */
            emoji_code?: string;
            /**
             * @description What `emoji_code` stands for. `zulip_extra_emoji` is what older clients call `service_extra_emoji`. Told by the name
             *     where it is absent and `emoji_code` too, else `unicode_emoji`.
             * @example unicode_emoji
             * @enum {string}
             */
            reaction_type?: "unicode_emoji" | "realm_emoji" | "service_extra_emoji" | "zulip_extra_emoji";
        };
        DeleteReactionOutput: Record<string, never>;
        UploadFileInput: {
            /**
             * Format: uploaded-files
             * @description The file, at most `max_file_upload_size_mib` large. The part may have any name; existing clients give it that of the file.
             */
            filename: readonly UploadedFile[];
        };
        UploadFileOutput: {
            /** @description Address of the file, from the root of the server. */
            url: string;
            /**
             * @deprecated
             * @description The same as `url`.
             */
            uri: string;
            /** @description The name of the file, as messages may call it. */
            filename: string;
        };
        ListAttachmentsInput: Record<string, never>;
        ListAttachmentsOutput: {
            /** @description The files. */
            attachments: components["schemas"]["Attachment"][];
            upload_space_used: components["schemas"]["UploadSpaceUsed"];
        };
        DeleteAttachmentInput: {
            /**
             * @description ID of the file, from `GET /attachments`; it is not the ID of a message.
             * @example 1
             */
            attachment_id: number;
        };
        DeleteAttachmentOutput: Record<string, never>;
        ListDraftsInput: Record<string, never>;
        ListDraftsOutput: {
            /** @description How many there are. */
            count: number;
            /** @description The drafts. */
            drafts: components["schemas"]["Draft"][];
        };
        CreateDraftsInput: {
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
            drafts: components["schemas"]["DraftContent"][];
        };
        CreateDraftsOutput: {
            /** @description IDs of the new drafts, in the order of `drafts`. */
            ids: number[];
        };
        UpdateDraftInput: {
            /**
             * @description ID of the draft.
             * @example 17
             */
            draft_id: number;
            /**
             * @description The draft as it is from now on.
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
        UpdateDraftOutput: Record<string, never>;
        DeleteDraftInput: {
            /**
             * @description ID of the draft.
             * @example 17
             */
            draft_id: number;
        };
        DeleteDraftOutput: Record<string, never>;
        UpdateSettingsInput: {
            /**
             * @description The new name, 2 to 100 characters.
             * @example Iago
             */
            full_name?: string;
            /**
             * @description The new email. It takes effect once the user opens the link that the server sends to it.
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
             * @example true
             */
            regenerate_api_key: boolean;
            /**
             * @description Whether times are shown in 24-hour format. Default: `false`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
             * @example false
             */
            twenty_four_hour_time?: boolean;
            /**
             * @description No effect at present. Reserved. Default: `false`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
             * @example false
             */
            dense_mode?: boolean;
            /**
             * @description When scrolling marks messages as read. 1 always, 2 only in conversation views, 3 never. The server stores and announces it; clients apply it. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            web_mark_read_on_scroll_policy?: 1 | 2 | 3;
            /**
             * @description What a click on a channel opens. 1 its top topic, 2 the feed of the channel. The server stores and announces it; clients apply it. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            web_channel_default_view?: 1 | 2;
            /**
             * @description Whether clients show the number of starred messages. The server stores and announces it; clients apply it. Default: `true`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
             * @example true
             */
            starred_message_counts?: boolean;
            /**
             * @description Whether the server sends `typing` events to the user. Default: `true`.
             * @example true
             */
            receives_typing_notifications?: boolean;
            /**
             * @description Whether the center panel uses the full width of the window. The server stores and announces it; clients apply it. Default: `false`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
             * @example false
             */
            fluid_layout_width?: boolean;
            /**
             * @description Reserved for accessibility variations of the display. The server stores and announces it; clients apply it. Default: `false`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
             * @example false
             */
            high_contrast_mode?: boolean;
            /**
             * @description Font size in pixels. The server stores and announces it; clients apply it. Default: `16`.
             * @example 16
             */
            web_font_size_px?: number;
            /**
             * @description Line height in percent of the font size. 120 means 1.2. The server stores and announces it; clients apply it. Default: `140`.
             * @example 140
             */
            web_line_height_percent?: number;
            /**
             * @description Color scheme. 1 automatic, 2 dark, 3 light. The server stores and announces it; clients apply it. Default: `1`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
             * @example 1
             * @enum {integer}
             */
            color_scheme?: 1 | 2 | 3;
            /**
             * @description Whether the server stores drafts. If the user disables the setting, the drafts on the server are deleted. Default: `true`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
             * @example true
             */
            enable_drafts_synchronization?: boolean;
            /**
             * @description Whether emoticons become emoji in the HTML of messages that the user sends or edits while the setting is true. The
             *     emoticons are `:)`, `(:`, `:(`, `<3`, `:|`, `:/`, `;)`, `:D`, `:o`, `:O`, `:p` and `:P`. They must be between
             *     whitespace or punctuation, outside code, formulas and links. The Markdown does not change. Default: `false`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
             * @example false
             */
            translate_emoticons?: boolean;
            /**
             * @description Whether clients show the names of the users who reacted, if there are few. The server stores and announces it; clients apply it. Default: `true`.
             * @example true
             */
            display_emoji_reaction_users?: boolean;
            /**
             * @description Code of the language of the interface and of notification emails. This server has notification emails in English
             *     only. The server stores and announces it; clients apply it. Default: `"en"`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
             * @example en
             */
            default_language?: string;
            /**
             * @description The view that the web client opens with. The server stores and announces it; clients apply it. Default: `"inbox"`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
             * @example inbox
             * @enum {string}
             */
            web_home_view?: "recent_topics" | "inbox" | "all_messages";
            /**
             * @description Whether the Escape key navigates to the home view. The server stores and announces it; clients apply it. Default: `true`.
             * @example true
             */
            web_escape_navigates_to_home_view?: boolean;
            /**
             * @description Whether narrow windows show the list of users on the left. The server stores and announces it; clients apply it. Default: `false`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
             * @example false
             */
            left_side_userlist?: boolean;
            /**
             * @description The style of emoji. The server stores and announces it; clients apply it. Default: `"google"`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
             * @example google
             * @enum {string}
             */
            emojiset?: "google" | "google-blob" | "twitter" | "text";
            /**
             * @description Whether clients move inactive channels down in the list of channels. 1 automatic, 2 always, 3 never. The server stores and announces it; clients apply it. Default: `1`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
             * @example 1
             * @enum {integer}
             */
            demote_inactive_streams?: 1 | 2 | 3;
            /**
             * @description The style of the list of users. 1 compact, 2 with status, 3 with avatar and status. The server stores and announces it; clients apply it. Default: `2`.
             * @example 2
             * @enum {integer}
             */
            user_list_style?: 1 | 2 | 3;
            /**
             * @description When previews of animated images are animated. The server stores and announces it; clients apply it. Default: `"on_hover"`.
             * @example on_hover
             * @enum {string}
             */
            web_animate_image_previews?: "always" | "on_hover" | "never";
            /**
             * @description Where clients show the number of unread messages. 1 all channels, 2 unmuted channels and topics, 3 no channels. The server stores and announces it; clients apply it. Default: `2`.
             * @example 2
             * @enum {integer}
             */
            web_stream_unreads_count_display_policy?: 1 | 2 | 3;
            /**
             * @description IANA name of the user's time zone. Empty if not set. Default: `""`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
             * @example Europe/Berlin
             */
            timezone?: string;
            /**
             * @description Whether the user gets desktop notifications of channel messages. The server stores and announces it; clients apply it. Default: `false`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example false
             */
            enable_stream_desktop_notifications?: boolean;
            /**
             * @description Whether the user gets emails about channel messages that arrive while the user is offline. Messages in muted channels
             *     and topics are excluded. The `email_notifications` of a subscription overrides this setting. Default: `false`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example false
             */
            enable_stream_email_notifications?: boolean;
            /**
             * @description Whether the user gets mobile notifications of channel messages. The server stores and announces it, without effect: it has no push service for devices. Default: `false`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example false
             */
            enable_stream_push_notifications?: boolean;
            /**
             * @description Whether the user gets audible notifications of channel messages. The server stores and announces it; clients apply it. Default: `false`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example false
             */
            enable_stream_audible_notifications?: boolean;
            /**
             * @description The sound of audible notifications. The value is the name under which clients know the sound. The server stores and announces it; clients apply it. Default: `"zulip"`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example zulip
             * @enum {string}
             */
            notification_sound?: "ascend" | "beep_boop" | "bink" | "bright" | "brlip" | "chime" | "deep tom" | "ding" | "double tap" | "down" | "dry bongos" | "dutdut" | "fast ascend" | "flute" | "friendly" | "kick roll" | "loud tintong" | "metallic snare" | "pan" | "shaker" | "simple" | "stairs" | "subtle" | "swish" | "tintong" | "up" | "wood block" | "zaping" | "zing" | "zulip" | "none";
            /**
             * @description Whether the user gets desktop notifications of direct messages and mentions. The server stores and announces it; clients apply it. Default: `true`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example true
             */
            enable_desktop_notifications?: boolean;
            /**
             * @description Whether the user gets audible notifications of direct messages and mentions. The server stores and announces it; clients apply it. Default: `true`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example true
             */
            enable_sounds?: boolean;
            /**
             * @description For how long the server collects messages before it sends emails about them, in seconds. The period starts with the
             *     first of these messages. Default: `120`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example 120
             */
            email_notifications_batching_period_seconds?: number;
            /**
             * @description Whether the user gets emails about direct messages and mentions that arrive while the user is offline. This includes
             *     mentions of the user's groups, and wildcard mentions that notify the user. Muting does not affect mentions of the
             *     user or a group. Default: `true`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example true
             */
            enable_offline_email_notifications?: boolean;
            /**
             * @description Whether the user gets mobile notifications of direct messages and mentions while offline. The server stores and announces it, without effect: it has no push service for devices. Default: `true`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example true
             */
            enable_offline_push_notifications?: boolean;
            /**
             * @description Whether the user gets mobile notifications of direct messages and mentions while online. The server stores and announces it, without effect: it has no push service for devices. Default: `true`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example true
             */
            enable_online_push_notifications?: boolean;
            /**
             * @description Whether the user gets desktop notifications of messages in followed topics. The server stores and announces it; clients apply it. Default: `true`.
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
             * @description Whether the user gets audible notifications of messages in followed topics. The server stores and announces it; clients apply it. Default: `true`.
             * @example true
             */
            enable_followed_topic_audible_notifications?: boolean;
            /**
             * @description Whether the user gets weekly emails about missed activity if they were not active for 5 days or more. The setting
             *     `digest_emails_enabled` of the organization must also be true. Default: `true`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example true
             */
            enable_digest_emails?: boolean;
            /**
             * @description Has no function outside a hosted offering. Default: `true`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example true
             */
            enable_marketing_emails?: boolean;
            /**
             * @description Whether the user gets emails about logins from a client or an IP address that is new for the account. Default: `true`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example true
             */
            enable_login_emails?: boolean;
            /**
             * @description Whether emails about messages show the messages, their senders and their conversations. The setting
             *     `message_content_allowed_in_email_notifications` of the organization must also be true. Default: `true`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example true
             */
            message_content_in_email_notifications?: boolean;
            /**
             * @description Whether desktop notifications contain the text of direct messages. The server stores and announces it; clients apply it. Default: `true`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example true
             */
            pm_content_in_desktop_notifications?: boolean;
            /**
             * @description Whether wildcard mentions notify like personal mentions, except in muted channels and topics. The
             *     `wildcard_mentions_notify` of a subscription overrides this setting. Default: `true`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
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
             * @description What the number on the desktop icon counts. 1 all unread messages, 2 direct messages, mentions and followed topics,
             *     3 direct messages and mentions, 4 nothing. The server stores and announces it; clients apply it. Default: `1`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example 1
             * @enum {integer}
             */
            desktop_icon_count_display?: 1 | 2 | 3 | 4;
            /**
             * @description Whether emails about messages name the organization in their subject. 1 automatic, 2 always, 3 never. Automatic means
             *     no, because the server has one organization. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            realm_name_in_email_notifications_policy?: 1 | 2 | 3;
            /**
             * @description Which topics the user follows automatically. 1 topics in which the user sends or reacts to a message, 2 topics in
             *     which the user sends a message, 3 topics that the user starts, 4 none. Default: `3`.
             * @example 3
             * @enum {integer}
             */
            automatically_follow_topics_policy?: 1 | 2 | 3 | 4;
            /**
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
             * @description Whether other users see when the user is online. Default: `true`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example true
             */
            presence_enabled?: boolean;
            /**
             * @description Whether the Enter key sends a message. The server stores and announces it; clients apply it. Default: `false`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
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
             * @description Whether other users see which messages the user has read. The server stores and announces it, without effect: it has no read receipts. Default: `true`.
             * @example true
             */
            send_read_receipts?: boolean;
            /**
             * @description Who can see the user's real email. 1 everyone, 2 members, 3 administrators, 4 nobody, 5 moderators. The real email
             *     of a bot is visible to all users. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            email_address_visibility?: 1 | 2 | 3 | 4 | 5;
            /**
             * @description Whether the web client navigates to the conversation to which the user just sent a message. The server stores and announces it; clients apply it. Default: `true`.
             * @example true
             */
            web_navigate_to_sent_message?: boolean;
        };
        UpdateSettingsOutput: {
            /** @description The new API key. Only present if `regenerate_api_key` is true. */
            api_key?: string;
        };
        ListScheduledMessagesInput: Record<string, never>;
        ListScheduledMessagesOutput: {
            /** @description The messages. */
            scheduled_messages: components["schemas"]["ScheduledMessage"][];
        };
        CreateScheduledMessageInput: {
            /**
             * @description `channel` (or `stream`) for a message to a channel, `direct` (or `private`) for one to people.
             * @example channel
             * @enum {string}
             */
            type: "direct" | "channel" | "stream" | "private";
            /**
             * @description For a channel its ID. For people the list of their IDs; the sender need not be named.
             * @example 7
             */
            to: components["schemas"]["ScheduledRecipient"];
            /**
             * @description What the message says, in Markdown; beyond `max_message_length` it is cut.
             * @example Good **morning**
             */
            content: string;
            /**
             * @description The topic; needed for a message to a channel, ignored otherwise. Beyond `max_topic_length` it is cut.
             * @example logo
             */
            topic?: string;
            /**
             * @description When it is to be sent; any time in the future.
             * @example 3165826990
             */
            scheduled_delivery_timestamp: number;
            /**
             * @description Whether the sender has read the message from the start.
             * @default true
             * @example true
             */
            read_by_sender: boolean;
        };
        CreateScheduledMessageOutput: {
            /** @description ID of the scheduled message. */
            scheduled_message_id: number;
        };
        UpdateScheduledMessageInput: {
            /**
             * @description ID of the scheduled message; not the one the message gets when it is sent.
             * @example 27
             */
            scheduled_message_id: number;
            /**
             * @description `channel` (or `stream`) for a message to a channel, `direct` (or `private`) for one to people.
             * @example channel
             * @enum {string}
             */
            type?: "direct" | "channel" | "stream" | "private";
            /**
             * @description For a channel its ID, for people the list of their IDs. Needed with `type`.
             * @example 7
             */
            to?: components["schemas"]["ScheduledRecipient"];
            /**
             * @description What the message says, in Markdown; beyond `max_message_length` it is cut.
             * @example Good **evening**
             */
            content?: string;
            /**
             * @description The topic. Needed with a `type` of `channel` or `stream`, ignored for messages to people. Beyond
             *     `max_topic_length` it is cut.
             * @example logo
             */
            topic?: string;
            /**
             * @description When it is to be sent; any time in the future. Needed when the message failed.
             * @example 3165826990
             */
            scheduled_delivery_timestamp?: number;
        };
        UpdateScheduledMessageOutput: Record<string, never>;
        ListUserGroupsInput: Record<string, never>;
        ListUserGroupsOutput: {
            /** @description Every user group, ordered by ID. */
            user_groups: components["schemas"]["UserGroup"][];
        };
        CreateUserGroupInput: {
            /**
             * @description Name of the group, at most 100 characters, unique without regard to case, and not starting with `@`, `role:`,
             *     `user:`, `stream:` or `channel:`.
             * @example backend
             */
            name: string;
            /**
             * @description What the group is for.
             * @example Who to ask about the server
             */
            description: string;
            /**
             * @description IDs of the first members, active accounts; may be empty.
             * @example []
             */
            members: number[];
            /**
             * @description Who may mention the group; any group but the system groups `role:internet` and `role:owners`. Without it
             *     `role:everyone`.
             * @example 3
             */
            can_mention_group?: components["schemas"]["GroupSettingValue"];
        };
        CreateUserGroupOutput: {
            /** @description ID of the new group. */
            group_id: number;
        };
        UpdateUserGroupInput: {
            /**
             * @description ID of the group.
             * @example 9
             */
            user_group_id: number;
            /**
             * @description New name, under the same rules as for a new group.
             * @example server
             */
            name?: string;
            /**
             * @description New description.
             * @example Who to ask about the server
             */
            description?: string;
            /**
             * @description Who may mention the group; any group but the system groups `role:internet` and `role:owners`.
             * @example {
             *       "new": 3
             *     }
             */
            can_mention_group?: {
                /** @description Who may mention the group from now on. */
                new: components["schemas"]["GroupSettingValue"];
                /** @description The value it is expected to have, compared without regard to order. */
                old?: components["schemas"]["GroupSettingValue"];
            };
        };
        UpdateUserGroupOutput: Record<string, never>;
        UpdateUserGroupSubgroupsInput: {
            /**
             * @description ID of the group.
             * @example 9
             */
            user_group_id: number;
            /**
             * @description IDs of the groups that become subgroups.
             * @example [
             *       3
             *     ]
             */
            add?: number[];
            /**
             * @description IDs of the subgroups that no longer are.
             * @example [
             *       2
             *     ]
             */
            delete?: number[];
        };
        UpdateUserGroupSubgroupsOutput: Record<string, never>;
        UpdateOwnPresenceInput: {
            /**
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
            new_user_input: boolean;
            /**
             * @description Whether to only update the status of the user and return no presence data.
             * @default false
             * @example false
             */
            ping_only: boolean;
            /**
             * @deprecated
             * @description Whether to return presences in the modern format.
             * @default false
             * @example true
             */
            slim_presence: boolean;
        };
        UpdateOwnPresenceOutput: {
            /**
             * @description The value for `last_update_id` in the next request. It is at least the passed value, and equal to it if nothing
             *     else was published since. The requester's own report gets its ID when it is published. The next response contains
             *     the report again. The value is -1 if no `last_update_id` was passed and no data is returned, for example because
             *     presence is disabled.
             */
            presence_last_update_id: number;
            /** @description Time of the server, in UNIX seconds. Absent with `ping_only`. */
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
        ListPresencesInput: Record<string, never>;
        ListPresencesOutput: {
            /** @description Time of the server, in UNIX seconds. */
            server_timestamp: number;
            /** @description The presence of users, by API email. */
            presences: {
                [key: string]: components["schemas"]["LegacyPresence"];
            };
        };
        UpdateOwnStatusInput: {
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
        UpdateOwnStatusOutput: Record<string, never>;
        GetUserStatusInput: {
            /**
             * @description ID of the user.
             * @example 9
             */
            user_id: number;
        };
        GetUserStatusOutput: {
            status: components["schemas"]["UserStatus"];
        };
        UpdateOrganizationInput: {
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
             *       "new": 3
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
             * @description Who may create reusable invitation links. The server stores and announces it, without effect: it has no invitations. Takes the new value and, optionally, the expected current value. Only an owner may change it. Default: `"role:administrators"`.
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
             * @description Who may add custom emoji. 1 members, 2 administrators, 3 full members, 4 moderators. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            add_custom_emoji_policy?: 1 | 2 | 3 | 4;
            /**
             * @description Who may create bots. 1 members, 2 members (incoming webhooks only), 3 administrators. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            bot_creation_policy?: 1 | 2 | 3;
            /**
             * @description Who may delete their own messages. 1 members, 2 administrators, 3 full members, 4 moderators, 5 everyone. Default: `5`.
             * @example 5
             * @enum {integer}
             */
            delete_own_message_policy?: 1 | 2 | 3 | 4 | 5;
            /**
             * @description Who may change the topic of other users' messages. 1 members, 2 administrators, 3 full members, 4 moderators, 5
             *     everyone, 6 nobody. Default: `5`.
             * @example 5
             * @enum {integer}
             */
            edit_topic_policy?: 1 | 2 | 3 | 4 | 5 | 6;
            /**
             * @description Who may invite users. 1 members, 2 administrators, 3 full members, 4 moderators, 6 nobody. The server stores and announces it, without effect: it has no invitations. Only an owner may change it. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            invite_to_realm_policy?: 1 | 2 | 3 | 4 | 6;
            /**
             * @description Who may subscribe other users to channels. 1 members, 2 administrators, 3 full members, 4 moderators. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            invite_to_stream_policy?: 1 | 2 | 3 | 4;
            /**
             * @description Who may move messages to another channel. 1 members, 2 administrators, 3 full members, 4 moderators, 6 nobody. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            move_messages_between_streams_policy?: 1 | 2 | 3 | 4 | 6;
            /**
             * @description Who may create and edit user groups. 1 members, 2 administrators, 3 full members, 4 moderators. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            user_group_edit_policy?: 1 | 2 | 3 | 4;
            /**
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
             * @description Whether users may see which users have read a message. The server stores and announces it, without effect: it has no read receipts. Default: `true`.
             * @example true
             */
            enable_read_receipts?: boolean;
            /**
             * @description Whether messages show previews of linked images. Default: `true`.
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
             * @description Highest rating of GIPHY images that is allowed. 0 if GIPHY is not offered. The server stores and announces it, without effect: it has no GIPHY integration. Default: `0`.
             * @example 0
             * @enum {integer}
             */
            giphy_rating?: 0 | 1 | 2 | 3 | 4;
            /**
             * @description Provider of video calls: an ID from `realm_available_video_chat_providers`. The server stores and announces it; clients apply it. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            video_chat_provider?: 0 | 1;
            /**
             * @description URL of the organization's Jitsi server. Null for that of the server. The server stores and announces it; clients apply it. Takes the URL of a Jitsi server, or `default` for that of the server. Default: `null`.
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
             * @description Whether users who sign up must not use a disposable email. The server stores and announces it, without effect: it has no sign-up. Only an owner may change it. Default: `true`.
             * @example true
             */
            disallow_disposable_email_addresses?: boolean;
            /**
             * @description Whether emails must belong to the organization's domains. The server stores and announces it, without effect: it has no list of domains. Only an owner may change it. Default: `false`.
             * @example false
             */
            emails_restricted_to_domains?: boolean;
            /**
             * @description Whether users need an invitation to join. The server stores and announces it, without effect: it has no sign-up. Only an owner may change it. Default: `true`.
             * @example true
             */
            invite_required?: boolean;
            /**
             * @description Whether clients mark guests as guests. The server stores and announces it; clients apply it. Default: `true`.
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
             * @description Type of the organization. 0 unspecified, 10 business, 20 open-source project, 30 education (non-profit),
             *     35 education (for-profit), 40 research, 50 event or conference, 60 non-profit, 70 government, 80 political group,
             *     90 community, 100 personal, 1000 other. The server stores and announces it; clients apply it. Default: `0`.
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
        UpdateOrganizationOutput: Record<string, never>;
        CreateLinkifierInput: {
            /**
             * @description The regular expression, unique in the organization, at most 500 characters.
             * @example #(?P<id>[0-9]+)
             */
            pattern: string;
            /**
             * @description The URL as an RFC 6570 template, at most 2000 characters. Where it turns into something other than a link to a
             *     page, a file or an email address, the text stays text.
             * @example https://issues.example.com/{id}
             */
            url_template: string;
        };
        CreateLinkifierOutput: {
            /** @description ID of the new linkifier. */
            id: number;
        };
        RegisterQueueInput: {
            /**
             * @description The types of event the client wants; all when absent. Types that the server does not know are passed over.
             *     Heartbeats come to every client.
             * @example [
             *       "message",
             *       "realm_user"
             *     ]
             */
            event_types?: string[];
            /**
             * @description The types of event whose present state the client wants, where they are not those of `event_types`. An empty
             *     list asks for no state.
             * @example [
             *       "realm_user"
             *     ]
             */
            fetch_event_types?: string[];
            /**
             * @description Which messages the client wants to be told of, as for `GET /messages`; events of other types are not narrowed.
             *     Only operators that can be told from the message itself are taken: `channel`, `topic`, `sender`, `dm`,
             *     `dm-including`, `id`, and `is` with `dm`, `starred`, `unread`, `mentioned`, `alerted` or `resolved`, and their
             *     older names. It has at most 8192 characters as JSON. Where it is absent or empty, a bot's
             *     `default_events_register_stream` stands in its place.
             * @example [
             *       [
             *         "channel",
             *         "design"
             *       ]
             *     ]
             */
            narrow?: components["schemas"]["Narrow"];
            /**
             * @description Whether the client wants the messages of every public channel, subscribed or not. Not for guests. False when absent,
             *     unless a bot has `default_all_public_streams`.
             * @example true
             */
            all_public_streams?: boolean;
            /**
             * @description Whether message contents come as HTML instead of as Markdown.
             * @default false
             * @example true
             */
            apply_markdown: boolean;
            /**
             * @description Whether the client can make gravatar addresses itself; then `avatar_url` is null for users whose avatar is one.
             * @default true
             * @example false
             */
            client_gravatar: boolean;
            /**
             * @deprecated
             * @description Whether presence events are keyed by user ID instead of by email.
             * @default false
             * @example true
             */
            slim_presence: boolean;
            /**
             * @description Whether channels come with the IDs of their subscribers, in the response and in `subscription` events.
             * @default false
             * @example true
             */
            include_subscribers: boolean;
            /**
             * @description What the client copes with that older clients do not.
             * @example {
             *       "user_settings_object": true,
             *       "bulk_message_deletion": true
             *     }
             */
            client_capabilities?: components["schemas"]["ClientCapabilities"];
            /**
             * @description How many seconds the queue outlives its last connection. 0 stands for the default of 600; more than 604800
             *     (a week) counts as that.
             * @default 0
             * @example 3600
             */
            queue_lifespan_secs: number;
        };
        RegisterQueueOutput: {
            service_version: components["schemas"]["ServiceVersion"];
            service_feature_level: components["schemas"]["ServiceFeatureLevel"];
            service_merge_base: components["schemas"]["ServiceMergeBase"];
            /** @description Alias of `service_version`, for existing clients. */
            zulip_version: components["schemas"]["ServiceVersion"];
            /** @description Alias of `service_feature_level`, for existing clients. */
            zulip_feature_level: components["schemas"]["ServiceFeatureLevel"];
            /** @description Alias of `service_merge_base`, for existing clients. */
            zulip_merge_base: components["schemas"]["ServiceMergeBase"];
            /** @description ID of the queue; a UUID. */
            queue_id: string;
            /** @description The ID to pass to the first `GET /events`. The state answered here holds every event up to it. */
            last_event_id: number;
            /**
             * @description The HTTP timeout that clients use for `GET /events`, in seconds. It is longer than the time between two
             *     heartbeats.
             */
            event_queue_longpoll_timeout_seconds: number;
            /**
             * @description Who may see all users. Other users see bots and the users with whom they share a channel or a direct message
             *     conversation. Default: `"role:everyone"`.
             */
            realm_can_access_all_users_group?: components["schemas"]["GroupSettingValue"];
            /** @description Who may create public channels. Default: `"role:members"`. */
            realm_can_create_public_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description Who may create private channels. Default: `"role:members"`. */
            realm_can_create_private_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description Who may create web-public channels. Default: `"role:owners"`. */
            realm_can_create_web_public_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description Who may delete the messages of other users. Default: `"role:administrators"`. */
            realm_can_delete_any_message_group?: components["schemas"]["GroupSettingValue"];
            /** @description Who may create reusable invitation links. The server stores and announces it, without effect: it has no invitations. Default: `"role:administrators"`. */
            realm_create_multiuse_invite_group?: components["schemas"]["GroupSettingValue"];
            /** @description Who may start direct message conversations. Default: `"role:everyone"`. */
            realm_direct_message_initiator_group?: components["schemas"]["GroupSettingValue"];
            /** @description The group of which at least one member must be in every direct message conversation. Default: `"role:everyone"`. */
            realm_direct_message_permission_group?: components["schemas"]["GroupSettingValue"];
            /**
             * @description Who may add custom emoji. 1 members, 2 administrators, 3 full members, 4 moderators. Default: `1`.
             * @enum {integer}
             */
            realm_add_custom_emoji_policy?: 1 | 2 | 3 | 4;
            /**
             * @description Who may create bots. 1 members, 2 members (incoming webhooks only), 3 administrators. Default: `1`.
             * @enum {integer}
             */
            realm_bot_creation_policy?: 1 | 2 | 3;
            /**
             * @description Who may delete their own messages. 1 members, 2 administrators, 3 full members, 4 moderators, 5 everyone. Default: `5`.
             * @enum {integer}
             */
            realm_delete_own_message_policy?: 1 | 2 | 3 | 4 | 5;
            /**
             * @description Who may change the topic of other users' messages. 1 members, 2 administrators, 3 full members, 4 moderators, 5
             *     everyone, 6 nobody. Default: `5`.
             * @enum {integer}
             */
            realm_edit_topic_policy?: 1 | 2 | 3 | 4 | 5 | 6;
            /**
             * @description Who may invite users. 1 members, 2 administrators, 3 full members, 4 moderators, 6 nobody. The server stores and announces it, without effect: it has no invitations. Default: `1`.
             * @enum {integer}
             */
            realm_invite_to_realm_policy?: 1 | 2 | 3 | 4 | 6;
            /**
             * @description Who may subscribe other users to channels. 1 members, 2 administrators, 3 full members, 4 moderators. Default: `1`.
             * @enum {integer}
             */
            realm_invite_to_stream_policy?: 1 | 2 | 3 | 4;
            /**
             * @description Who may move messages to another channel. 1 members, 2 administrators, 3 full members, 4 moderators, 6 nobody. Default: `1`.
             * @enum {integer}
             */
            realm_move_messages_between_streams_policy?: 1 | 2 | 3 | 4 | 6;
            /**
             * @description Who may create and edit user groups. 1 members, 2 administrators, 3 full members, 4 moderators. Default: `1`.
             * @enum {integer}
             */
            realm_user_group_edit_policy?: 1 | 2 | 3 | 4;
            /**
             * @description Who may use wildcard mentions in channels and topics with many users. 1 everyone, 2 members, 3 full members, 5
             *     administrators, 6 nobody, 7 moderators. Default: `5`.
             * @enum {integer}
             */
            realm_wildcard_mention_policy?: 1 | 2 | 3 | 5 | 6 | 7;
            /** @description Number of days after which a member becomes a full member. Default: `0`. */
            realm_waiting_period_threshold?: number;
            /** @description Whether users may view the edit history of messages. Default: `true`. */
            realm_allow_edit_history?: boolean;
            /** @description Whether users may edit their own messages. Default: `true`. */
            realm_allow_message_editing?: boolean;
            /** @description For how many seconds the content of a message can be edited. Null if there is no limit. Default: `600`. */
            realm_message_content_edit_limit_seconds?: number | null;
            /** @description For how many seconds the sender of a message can delete it. Null if there is no limit. Default: `600`. */
            realm_message_content_delete_limit_seconds?: number | null;
            /** @description For how many seconds a message can be moved to another topic. Null if there is no limit. Default: `604800`. */
            realm_move_messages_within_stream_limit_seconds?: number | null;
            /** @description For how many seconds a message can be moved to another channel. Null if there is no limit. Default: `604800`. */
            realm_move_messages_between_streams_limit_seconds?: number | null;
            /** @description Number of days after which messages are deleted. -1 keeps them forever. Default: `-1`. */
            realm_message_retention_days?: number;
            /** @description Whether channel messages must have a topic. Default: `false`. */
            realm_mandatory_topics?: boolean;
            /** @description Whether users may see which users have read a message. The server stores and announces it, without effect: it has no read receipts. Default: `true`. */
            realm_enable_read_receipts?: boolean;
            /** @description Whether messages show previews of linked images. Default: `true`. */
            realm_inline_image_preview?: boolean;
            /** @description Whether messages show previews of linked web pages. The server stores and announces it, without effect: it has no previews of web pages. Default: `false`. */
            realm_inline_url_embed_preview?: boolean;
            /** @description Language of code blocks that do not name one. Empty if there is none. Default: `""`. */
            realm_default_code_block_language?: string;
            /**
             * @description Highest rating of GIPHY images that is allowed. 0 if GIPHY is not offered. The server stores and announces it, without effect: it has no GIPHY integration. Default: `0`.
             * @enum {integer}
             */
            realm_giphy_rating?: 0 | 1 | 2 | 3 | 4;
            /**
             * @description Provider of video calls: an ID from `realm_available_video_chat_providers`. The server stores and announces it; clients apply it. Default: `1`.
             * @enum {integer}
             */
            realm_video_chat_provider?: 0 | 1;
            /** @description URL of the organization's Jitsi server. Null for that of the server. The server stores and announces it; clients apply it. Default: `null`. */
            realm_jitsi_server_url?: string | null;
            /** @description Whether emails about messages may show the messages, their senders and their conversations. Default: `true`. */
            realm_message_content_allowed_in_email_notifications?: boolean;
            /** @description The authentication methods, by name. Default: `{"Email":{"enabled":true,"available":true}}`. */
            realm_authentication_methods?: components["schemas"]["AuthenticationMethods"];
            /** @description Initial language of new users. Messages that the server posts in channels are in English. Default: `"en"`. */
            realm_default_language?: string;
            /** @description Whether only administrators may change avatars. Default: `false`. */
            realm_avatar_changes_disabled?: boolean;
            /** @description Whether only administrators may change emails. Default: `false`. */
            realm_email_changes_disabled?: boolean;
            /** @description Whether only administrators may change names. Default: `false`. */
            realm_name_changes_disabled?: boolean;
            /** @description Whether the names of users must be unique. Default: `false`. */
            realm_require_unique_names?: boolean;
            /** @description Whether users who sign up must not use a disposable email. The server stores and announces it, without effect: it has no sign-up. Default: `true`. */
            realm_disallow_disposable_email_addresses?: boolean;
            /** @description Whether emails must belong to the organization's domains. The server stores and announces it, without effect: it has no list of domains. Default: `false`. */
            realm_emails_restricted_to_domains?: boolean;
            /** @description Whether users need an invitation to join. The server stores and announces it, without effect: it has no sign-up. Default: `true`. */
            realm_invite_required?: boolean;
            /** @description Whether clients mark guests as guests. The server stores and announces it; clients apply it. Default: `true`. */
            realm_enable_guest_user_indicator?: boolean;
            /** @description Whether the presence of all users is hidden. Default: `false`. */
            realm_presence_disabled?: boolean;
            /** @description Whether the server sends a welcome email to new users. The server stores and announces it, without effect: it has no welcome emails. Default: `true`. */
            realm_send_welcome_emails?: boolean;
            /** @description Whether the server sends digest emails to users who were not active for 5 days or more. Default: `false`. */
            realm_digest_emails_enabled?: boolean;
            /** @description Weekday on which digest emails are sent, in the time zone of the server. 0 is Monday. Default: `1`. */
            realm_digest_weekday?: number;
            /** @description Whether the organization allows web-public channels, which can be read without an account. Default: `false`. */
            realm_enable_spectator_access?: boolean;
            /** @description Whether the organization wants to be listed in a directory of communities. The server stores and announces it, without effect: it has no directory of communities. Default: `false`. */
            realm_want_advertise_in_communities_directory?: boolean;
            /**
             * @description Type of the organization. 0 unspecified, 10 business, 20 open-source project, 30 education (non-profit),
             *     35 education (for-profit), 40 research, 50 event or conference, 60 non-profit, 70 government, 80 political group,
             *     90 community, 100 personal, 1000 other. The server stores and announces it; clients apply it. Default: `0`.
             * @enum {integer}
             */
            realm_org_type?: 0 | 10 | 20 | 30 | 35 | 40 | 50 | 60 | 70 | 80 | 90 | 100 | 1000;
            /**
             * @description ID of the channel in which new channels are announced. -1 for none. Initially, it is the first channel of the
             *     organization. Default: `-1`.
             */
            realm_new_stream_announcements_stream_id?: number;
            /** @description ID of the channel in which new users are announced. -1 for none. Default: `-1`. */
            realm_signup_announcements_stream_id?: number;
            /** @description ID of the channel in which updates of the server are announced. -1 for none. The server stores and announces it, without effect: it has no announcements of updates. Default: `-1`. */
            realm_service_update_announcements_stream_id?: number;
            /** @description Name of the organization. */
            realm_name?: string;
            /** @description Description of the organization, in Markdown. */
            realm_description?: string;
            /** @description Root URL of the organization. */
            realm_url?: string;
            /**
             * @deprecated
             * @description Former name of `realm_url`, with the same value.
             */
            realm_uri?: string;
            /** @description Domain of the emails that the server assigns to bots. */
            realm_bot_domain?: string;
            /** @description When the organization was created, in UNIX seconds. */
            realm_date_created?: number;
            /** @description 1: self-hosted. */
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
            /**
             * @description `G`: generated from the organization's name. `U`: uploaded.
             * @enum {unknown}
             */
            realm_icon_source?: "G" | "U";
            /** @description URL of the organization's logo. */
            realm_logo_url?: string;
            /**
             * @description `D`: default. `U`: uploaded.
             * @enum {unknown}
             */
            realm_logo_source?: "D" | "U";
            /** @description URL of the logo on a dark background. */
            realm_night_logo_url?: string;
            /**
             * @description `D`: default. `U`: uploaded.
             * @enum {unknown}
             */
            realm_night_logo_source?: "D" | "U";
            /** @description Whether users can log in with email and password. */
            realm_email_auth_enabled?: boolean;
            /** @description Whether users can log in with a password. */
            realm_password_auth_enabled?: boolean;
            /** @description Whether the server sends mobile notifications. */
            realm_push_notifications_enabled?: boolean;
            /** @description When the server stops sending mobile notifications, in UNIX seconds. Null if unknown. */
            realm_push_notifications_enabled_end_timestamp?: number | null;
            /** @description Alias of `realm_service_update_announcements_stream_id`, for existing clients. */
            realm_zulip_update_announcements_stream_id?: number;
            /**
             * @deprecated
             * @description The narrowest policy that allows at least what `realm_can_create_public_channel_group` allows. Events do not have
             *     it.
             */
            realm_create_public_stream_policy?: number;
            /**
             * @deprecated
             * @description The narrowest policy that allows at least what `realm_can_create_private_channel_group` allows. Events do not
             *     have it.
             */
            realm_create_private_stream_policy?: number;
            /**
             * @deprecated
             * @description The narrowest policy that allows at least what `realm_can_create_web_public_channel_group` allows. Events do not
             *     have it.
             */
            realm_create_web_public_stream_policy?: number;
            /** @description The providers of video calls. */
            realm_available_video_chat_providers?: {
                [key: string]: {
                    /** @description The value of `realm_video_chat_provider`. */
                    id: number;
                    /** @description Name of the provider. */
                    name: string;
                };
            };
            /** @description The sites that the server knows, for profile fields of the type external account. */
            realm_default_external_accounts?: {
                [key: string]: {
                    /** @description Name of the profile field. */
                    name: string;
                    /** @description Name of the site. */
                    text: string;
                    /** @description Help for the users who fill in the field. */
                    hint: string;
                    /** @description URL of a profile. `%(username)s` stands for the username. */
                    url_pattern: string;
                };
            };
            /** @description Whether the server sends digest emails. */
            settings_send_digest_emails?: boolean;
            /** @description API key for GIPHY. Empty if GIPHY is not offered. */
            giphy_api_key?: string;
            /** @description The ratings from which an organization can choose. */
            giphy_rating_options?: {
                [key: string]: {
                    /** @description The value of `realm_giphy_rating`. */
                    id: number;
                    /** @description Name of the rating. */
                    name: string;
                };
            };
            /**
             * @deprecated
             * @description URL of the Jitsi server in use. It is that of the organization or, if not set, that of the server.
             */
            jitsi_server_url?: string;
            /** @description URL of the Jitsi server that is used if the organization sets none. */
            server_jitsi_server_url?: string;
            /** @description Whether the server allows web-public channels. */
            server_web_public_streams_enabled?: boolean;
            /** @description When this server process started, in UNIX seconds. */
            server_generation?: number;
            /** @description Time of the server, in UNIX seconds. */
            server_timestamp?: number;
            /** @description Whether the server is outdated and should be upgraded. */
            server_needs_upgrade?: boolean;
            /** @description Whether messages show images that are uploaded to this server. */
            server_inline_image_preview?: boolean;
            /** @description Whether the server previews linked web pages. */
            server_inline_url_embed_preview?: boolean;
            /** @description Whether the server disables changes of avatars. */
            server_avatar_changes_disabled?: boolean;
            /** @description Whether the server disables changes of names. */
            server_name_changes_disabled?: boolean;
            /** @description The thumbnail formats of uploaded images. */
            server_thumbnail_formats?: {
                /** @description Name of the format in URLs. */
                name: string;
                /** @description Maximum width in pixels. */
                max_width: number;
                /** @description Maximum height in pixels. */
                max_height: number;
                /** @description Type of the image file. */
                format: string;
                /** @description Whether the image is animated. */
                animated: boolean;
            }[];
            /** @description How often a client reports that its user is still typing, in milliseconds. */
            server_typing_started_wait_period_milliseconds?: number;
            /** @description Time without a keystroke after which a client reports that its user stopped typing, in milliseconds. */
            server_typing_stopped_wait_period_milliseconds?: number;
            /** @description Time without an event after which clients no longer show a user as typing, in milliseconds. */
            server_typing_started_expiry_period_milliseconds?: number;
            /** @description How often a client reports the presence of its user, in seconds. */
            server_presence_ping_interval_seconds?: number;
            /** @description Time without a report after which clients show a user as offline, in seconds. */
            server_presence_offline_threshold_seconds?: number;
            /** @description The permission settings, by name. */
            server_supported_permission_settings?: {
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
            /** @description Whether the server runs in development mode. */
            development_environment?: boolean;
            /** @description Minimum number of characters in a password. */
            password_min_length?: number;
            /** @description Minimum number of guesses that a password must withstand. */
            password_min_guesses?: number;
            /** @description Maximum size of an uploaded file in MiB. */
            max_file_upload_size_mib?: number;
            /** @description Maximum size of an avatar in MiB. */
            max_avatar_file_size_mib?: number;
            /** @description Maximum size of the organization's icon in MiB. No operation takes one. */
            max_icon_file_size_mib?: number;
            /** @description Maximum size of the organization's logo in MiB. No operation takes one. */
            max_logo_file_size_mib?: number;
            /** @description Maximum total size of all uploaded files in MiB. Null if there is no limit. */
            realm_upload_quota_mib?: number | null;
            /** @description Maximum number of characters in the name of a channel. */
            max_stream_name_length?: number;
            /** @description Maximum number of characters in the description of a channel. */
            max_stream_description_length?: number;
            /** @description Maximum number of characters in a topic. */
            max_topic_length?: number;
            /** @description Maximum number of characters in a message. */
            max_message_length?: number;
            /** @description Whether times are shown in 24-hour format. Default: `false`. */
            twenty_four_hour_time?: boolean;
            /** @description No effect at present. Reserved. Default: `false`. */
            dense_mode?: boolean;
            /** @description Whether clients show the number of starred messages. The server stores and announces it; clients apply it. Default: `true`. */
            starred_message_counts?: boolean;
            /** @description Whether the center panel uses the full width of the window. The server stores and announces it; clients apply it. Default: `false`. */
            fluid_layout_width?: boolean;
            /** @description Reserved for accessibility variations of the display. The server stores and announces it; clients apply it. Default: `false`. */
            high_contrast_mode?: boolean;
            /**
             * @description Color scheme. 1 automatic, 2 dark, 3 light. The server stores and announces it; clients apply it. Default: `1`.
             * @enum {integer}
             */
            color_scheme?: 1 | 2 | 3;
            /** @description Whether the server stores drafts. If the user disables the setting, the drafts on the server are deleted. Default: `true`. */
            enable_drafts_synchronization?: boolean;
            /**
             * @description Whether emoticons become emoji in the HTML of messages that the user sends or edits while the setting is true. The
             *     emoticons are `:)`, `(:`, `:(`, `<3`, `:|`, `:/`, `;)`, `:D`, `:o`, `:O`, `:p` and `:P`. They must be between
             *     whitespace or punctuation, outside code, formulas and links. The Markdown does not change. Default: `false`.
             */
            translate_emoticons?: boolean;
            /**
             * @description Code of the language of the interface and of notification emails. This server has notification emails in English
             *     only. The server stores and announces it; clients apply it. Default: `"en"`.
             */
            default_language?: string;
            /**
             * @description The view that the web client opens with. The server stores and announces it; clients apply it. Default: `"inbox"`.
             * @enum {string}
             */
            web_home_view?: "recent_topics" | "inbox" | "all_messages";
            /** @description Whether narrow windows show the list of users on the left. The server stores and announces it; clients apply it. Default: `false`. */
            left_side_userlist?: boolean;
            /**
             * @description The style of emoji. The server stores and announces it; clients apply it. Default: `"google"`.
             * @enum {string}
             */
            emojiset?: "google" | "google-blob" | "twitter" | "text";
            /**
             * @description Whether clients move inactive channels down in the list of channels. 1 automatic, 2 always, 3 never. The server stores and announces it; clients apply it. Default: `1`.
             * @enum {integer}
             */
            demote_inactive_streams?: 1 | 2 | 3;
            /**
             * @description IANA name of the user's time zone. Empty if not set. Default: `""`.
             * @example Europe/Berlin
             */
            timezone?: string;
            /** @description Whether the user gets desktop notifications of channel messages. The server stores and announces it; clients apply it. Default: `false`. */
            enable_stream_desktop_notifications?: boolean;
            /**
             * @description Whether the user gets emails about channel messages that arrive while the user is offline. Messages in muted channels
             *     and topics are excluded. The `email_notifications` of a subscription overrides this setting. Default: `false`.
             */
            enable_stream_email_notifications?: boolean;
            /** @description Whether the user gets mobile notifications of channel messages. The server stores and announces it, without effect: it has no push service for devices. Default: `false`. */
            enable_stream_push_notifications?: boolean;
            /** @description Whether the user gets audible notifications of channel messages. The server stores and announces it; clients apply it. Default: `false`. */
            enable_stream_audible_notifications?: boolean;
            /**
             * @description The sound of audible notifications. The value is the name under which clients know the sound. The server stores and announces it; clients apply it. Default: `"zulip"`.
             * @enum {string}
             */
            notification_sound?: "ascend" | "beep_boop" | "bink" | "bright" | "brlip" | "chime" | "deep tom" | "ding" | "double tap" | "down" | "dry bongos" | "dutdut" | "fast ascend" | "flute" | "friendly" | "kick roll" | "loud tintong" | "metallic snare" | "pan" | "shaker" | "simple" | "stairs" | "subtle" | "swish" | "tintong" | "up" | "wood block" | "zaping" | "zing" | "zulip" | "none";
            /** @description Whether the user gets desktop notifications of direct messages and mentions. The server stores and announces it; clients apply it. Default: `true`. */
            enable_desktop_notifications?: boolean;
            /** @description Whether the user gets audible notifications of direct messages and mentions. The server stores and announces it; clients apply it. Default: `true`. */
            enable_sounds?: boolean;
            /**
             * @description For how long the server collects messages before it sends emails about them, in seconds. The period starts with the
             *     first of these messages. Default: `120`.
             */
            email_notifications_batching_period_seconds?: number;
            /**
             * @description Whether the user gets emails about direct messages and mentions that arrive while the user is offline. This includes
             *     mentions of the user's groups, and wildcard mentions that notify the user. Muting does not affect mentions of the
             *     user or a group. Default: `true`.
             */
            enable_offline_email_notifications?: boolean;
            /** @description Whether the user gets mobile notifications of direct messages and mentions while offline. The server stores and announces it, without effect: it has no push service for devices. Default: `true`. */
            enable_offline_push_notifications?: boolean;
            /** @description Whether the user gets mobile notifications of direct messages and mentions while online. The server stores and announces it, without effect: it has no push service for devices. Default: `true`. */
            enable_online_push_notifications?: boolean;
            /**
             * @description Whether the user gets weekly emails about missed activity if they were not active for 5 days or more. The setting
             *     `digest_emails_enabled` of the organization must also be true. Default: `true`.
             */
            enable_digest_emails?: boolean;
            /** @description Has no function outside a hosted offering. Default: `true`. */
            enable_marketing_emails?: boolean;
            /** @description Whether the user gets emails about logins from a client or an IP address that is new for the account. Default: `true`. */
            enable_login_emails?: boolean;
            /**
             * @description Whether emails about messages show the messages, their senders and their conversations. The setting
             *     `message_content_allowed_in_email_notifications` of the organization must also be true. Default: `true`.
             */
            message_content_in_email_notifications?: boolean;
            /** @description Whether desktop notifications contain the text of direct messages. The server stores and announces it; clients apply it. Default: `true`. */
            pm_content_in_desktop_notifications?: boolean;
            /**
             * @description Whether wildcard mentions notify like personal mentions, except in muted channels and topics. The
             *     `wildcard_mentions_notify` of a subscription overrides this setting. Default: `true`.
             */
            wildcard_mentions_notify?: boolean;
            /**
             * @description What the number on the desktop icon counts. 1 all unread messages, 2 direct messages, mentions and followed topics,
             *     3 direct messages and mentions, 4 nothing. The server stores and announces it; clients apply it. Default: `1`.
             * @enum {integer}
             */
            desktop_icon_count_display?: 1 | 2 | 3 | 4;
            /**
             * @description Whether other users see when the user is online. A change sends a `user_settings` event for `presence_enabled`.
             *     Older clients also get an `update_global_notifications` event.
             */
            presence_enabled?: boolean;
            /** @description Whether the Enter key sends a message. The server stores and announces it; clients apply it. Default: `false`. */
            enter_sends?: boolean;
            /**
             * @description All active accounts, including bots. For accounts that the user cannot see, clients without
             *     `user_list_incomplete` get a placeholder. It is named "Unknown user" and contains nothing of the account except
             *     its ID.
             */
            realm_users?: components["schemas"]["User"][];
            /** @description All deactivated accounts. */
            realm_non_active_users?: components["schemas"]["User"][];
            /** @description The bots that belong to the server. */
            cross_realm_bots?: components["schemas"]["User"][];
            /** @description ID of the requesting user. */
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
            /**
             * @description `G`: gravatar. `U`: uploaded.
             * @enum {unknown}
             */
            avatar_source?: "G" | "U";
            /** @description Whether the user is an owner. */
            is_owner?: boolean;
            /** @description Whether the user is an administrator or an owner. */
            is_admin?: boolean;
            /** @description Whether the user is a moderator, an administrator or an owner. */
            is_moderator?: boolean;
            /** @description Whether the user is a guest. */
            is_guest?: boolean;
            /** @description Whether the user may manage billing. */
            is_billing_admin?: boolean;
            /**
             * @deprecated
             * @description Whether the user may create public or private channels. Like the other fields of this kind, it follows from the
             *     role of the user and the settings of the organization. The events of these report changes.
             */
            can_create_streams?: boolean;
            /** @description Whether the user may create public channels. */
            can_create_public_streams?: boolean;
            /** @description Whether the user may create private channels. */
            can_create_private_streams?: boolean;
            /** @description Whether the user may create web-public channels. */
            can_create_web_public_streams?: boolean;
            /** @description Whether the user may subscribe other users. */
            can_subscribe_other_users?: boolean;
            /** @description Whether the user may invite users. */
            can_invite_others_to_realm?: boolean;
            user_settings?: components["schemas"]["OwnSettings"];
            /** @description The settings of a new account. Needs the event type `realm_user_settings_defaults`. */
            realm_user_settings_defaults?: components["schemas"]["UserSettings"];
            /** @description The bots that the user looks after, deactivated ones too. */
            realm_bots?: components["schemas"]["Bot"][];
            /** @description The programs that embedded bots can run; there are none. */
            realm_embedded_bots?: Record<string, never>[];
            /** @description The services that incoming webhooks can be made for; there are none. */
            realm_incoming_webhook_bots?: Record<string, never>[];
            alert_words?: components["schemas"]["AlertWords"];
            /** @description The steps that clients still have to show. */
            onboarding_steps?: components["schemas"]["OnboardingStep"][];
            /** @description The users that the requesting user muted. */
            muted_users?: {
                /** @description ID of the muted user. */
                id: number;
                /** @description When the user was muted, in UNIX seconds. */
                timestamp: number;
            }[];
            /** @description The channels the user is subscribed to. */
            subscriptions?: components["schemas"]["Subscription"][];
            /** @description The channels the user sees and was subscribed to once, with the settings of then. */
            unsubscribed?: components["schemas"]["Subscription"][];
            /** @description The other channels the user sees. */
            never_subscribed?: components["schemas"]["NeverSubscribedChannel"][];
            /**
             * @description Every channel the user sees: for guests the web-public ones and those they are subscribed to; for others
             *     also the public ones; for administrators all.
             */
            streams?: components["schemas"]["Channel"][];
            /** @description The channels that new users are subscribed to; empty for guests. */
            realm_default_streams?: components["schemas"]["Channel"][];
            /** @description Every user group, ordered by ID. */
            realm_user_groups?: components["schemas"]["UserGroup"][];
            /**
             * @deprecated
             * @description For `message`. ID of the newest message the user received; -1 if there is none.
             */
            max_message_id?: number;
            unread_msgs?: components["schemas"]["UnreadMessages"];
            /** @description For `starred_messages`. IDs of the messages the user starred, ascending. */
            starred_messages?: number[];
            /** @description For `user_topic`. The topics the user sees otherwise than their channels. */
            user_topics?: components["schemas"]["UserTopic"][];
            /**
             * @deprecated
             * @description For `muted_topics`. The muted topics of channels the user is subscribed to: name of the channel, topic, and when it
             *     was muted.
             */
            muted_topics?: (string | number)[][];
            /**
             * @description The presence of the users who were online in the last two weeks. With `slim_presence`, the keys are user IDs.
             *     Otherwise the keys are API emails, and the values have the older format.
             */
            presences?: {
                [key: string]: components["schemas"]["UserPresence"] | components["schemas"]["LegacyPresence"];
            };
            /** @description ID of the newest change in `presences`. -1 if there was no change yet. */
            presence_last_update_id?: number;
            /**
             * @description The status of each user who has one, by user ID. Deactivated users and users whom the requesting user cannot see
             *     are omitted.
             */
            user_status?: {
                [key: string]: components["schemas"]["UserStatus"];
            };
            realm_emoji?: components["schemas"]["CustomEmojiById"];
            /** @description All fields, in the order in which they are shown. */
            custom_profile_fields?: components["schemas"]["CustomProfileField"][];
            /** @description The field types, by an identifier for each. */
            custom_profile_field_types?: {
                [key: string]: {
                    /** @description Number of the type. */
                    id: number;
                    /** @description English name of the type. */
                    name: string;
                };
            };
            /**
             * @description Every linkifier, in the order in which they are tried; empty for clients without the capability
             *     `linkifier_url_template`.
             */
            realm_linkifiers?: components["schemas"]["Linkifier"][];
            /**
             * @deprecated
             * @description Always empty; the form of linkifiers before feature level 54.
             */
            realm_filters?: string[][];
            /** @description The user's drafts, at most 1000, the last edited first; none while `enable_drafts_synchronization` is off. */
            drafts?: components["schemas"]["Draft"][];
            /** @description The user's messages that are not sent yet, those that failed among them, in the order of their time. */
            scheduled_messages?: components["schemas"]["ScheduledMessage"][];
        };
        GetEventsInput: {
            /**
             * @description ID of the queue; absent to register a new one.
             * @example 0b6e1c5e-5bd1-4e0d-9a04-0c5b35d4a3f1
             */
            queue_id?: string;
            /**
             * @description The highest event ID that the client has received and acknowledges; -1 when it has received none. Without it the
             *     response has every event that is not acknowledged yet.
             * @example 17
             */
            last_event_id?: number;
            /**
             * @description Whether the request is nonblocking. True returns at once, with or without events.
             * @default false
             * @example true
             */
            dont_block: boolean;
            /**
             * @description The types of event the client wants; all when absent. Types that the server does not know are passed over.
             *     Heartbeats come to every client.
             * @example [
             *       "message",
             *       "realm_user"
             *     ]
             */
            event_types?: string[];
            /**
             * @description Which messages the client wants to be told of, as for `GET /messages`; events of other types are not narrowed.
             *     Only operators that can be told from the message itself are taken: `channel`, `topic`, `sender`, `dm`,
             *     `dm-including`, `id`, and `is` with `dm`, `starred`, `unread`, `mentioned`, `alerted` or `resolved`, and their
             *     older names. It has at most 8192 characters as JSON. Where it is absent or empty, a bot's
             *     `default_events_register_stream` stands in its place.
             * @example [
             *       [
             *         "channel",
             *         "design"
             *       ]
             *     ]
             */
            narrow?: components["schemas"]["Narrow"];
            /**
             * @description Whether the client wants the messages of every public channel, subscribed or not. Not for guests. False when absent,
             *     unless a bot has `default_all_public_streams`.
             * @example true
             */
            all_public_streams?: boolean;
            /**
             * @description Whether message contents come as HTML instead of as Markdown.
             * @default false
             * @example true
             */
            apply_markdown: boolean;
            /**
             * @description Whether the client can make gravatar addresses itself; then `avatar_url` is null for users whose avatar is one.
             * @default true
             * @example false
             */
            client_gravatar: boolean;
            /**
             * @deprecated
             * @description Whether presence events are keyed by user ID instead of by email.
             * @default false
             * @example true
             */
            slim_presence: boolean;
            /**
             * @description Whether channels come with the IDs of their subscribers, in the response and in `subscription` events.
             * @default false
             * @example true
             */
            include_subscribers: boolean;
            /**
             * @description What the client copes with that older clients do not.
             * @example {
             *       "user_settings_object": true,
             *       "bulk_message_deletion": true
             *     }
             */
            client_capabilities?: components["schemas"]["ClientCapabilities"];
            /**
             * @description Has no effect here, where no state is answered.
             * @example [
             *       "realm_user"
             *     ]
             */
            fetch_event_types?: string[];
            /**
             * @description How many seconds the queue outlives its last connection. 0 stands for the default of 600; more than 604800
             *     (a week) counts as that.
             * @default 0
             * @example 3600
             */
            queue_lifespan_secs: number;
        };
        GetEventsOutput: {
            /**
             * @description The events, in order. Their IDs are greater than `last_event_id` and increase, but are not necessarily
             *     consecutive. The list is empty only with `dont_block`, after a second request for the queue, when the queue is
             *     deleted, when the API key is replaced or the session ends, and when the server stops.
             */
            events: components["schemas"]["Event"][];
            /** @description ID of the queue. */
            queue_id: string;
        };
        DeleteQueueInput: {
            /**
             * @description ID of the queue.
             * @example 0b6e1c5e-5bd1-4e0d-9a04-0c5b35d4a3f1
             */
            queue_id: string;
        };
        DeleteQueueOutput: Record<string, never>;
        /** @description The request was refused; `code` and `msg` say why. */
        CreateAlertWordsBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "INVALID_JSON" | "REQUEST_VARIABLE_MISSING";
            /** @description Name of the parameter. */
            var_name?: string;
        };
        /** @description The body is larger than the server takes. */
        CreateAlertWordsPayloadTooLargeError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description Parameters of createAlertWords. */
        CreateAlertWordsRequest: {
            /**
             * @description The alert words to add. An alert word can consist of several words.
             * @example [
             *       "design",
             *       "logo"
             *     ]
             */
            alert_words: string[];
        };
        /** @description Response of createAlertWords. */
        CreateAlertWordsResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            alert_words: components["schemas"]["AlertWords"];
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        CreateBotBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_IMAGE" | "BAD_REQUEST" | "INVALID_JSON" | "REQUEST_VARIABLE_MISSING" | "UNAUTHORIZED_PRINCIPAL";
            /** @description Name of the parameter. */
            var_name?: string;
        };
        /** @description Parameters of createBot. */
        CreateBotRequest: {
            /**
             * @description The name of the bot, 2 to 100 characters.
             * @example Reminder
             */
            full_name: string;
            /**
             * @description What its email begins with.
             * @example reminder
             */
            short_name: string;
            /**
             * @description The type of the bot.
             * @default 1
             * @example 1
             */
            bot_type: components["schemas"]["BotType"];
            /**
             * @description The name of the channel to which the bot sends a channel message that names none. Empty for none.
             * @example design
             */
            default_sending_stream?: string;
            /**
             * @description The name of the channel whose messages the bot is told of where it registers a queue without a narrow. Empty for
             *     all it receives.
             * @example design
             */
            default_events_register_stream?: string;
            /**
             * @description Whether the bot is told of the messages of all public channels where it does not say which it wants.
             * @example true
             */
            default_all_public_streams?: boolean;
            /**
             * Format: binary
             * @description The picture of the bot, as for the avatar of a user. The part may have any name; existing clients give it that of the
             *     file.
             */
            filename?: string;
        };
        /** @description Response of createBot. */
        CreateBotResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description The name of the channel to which the bot sends a channel message that names none; null for none. */
            default_sending_stream: string | null;
            /** @description The name of the channel whose messages the bot's queues are narrowed to; null for none. */
            default_events_register_stream: string | null;
            /** @description Whether the bot's queues get the messages of all public channels. */
            default_all_public_streams: boolean;
            /** @description The ID of the bot. */
            user_id: number;
            /** @description Its API key. */
            api_key: string;
            /** @description Where its picture is. */
            avatar_url: string;
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        CreateDraftsBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "INVALID_JSON";
        };
        /** @description The body is larger than the server takes. */
        CreateDraftsPayloadTooLargeError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description Parameters of createDrafts. */
        CreateDraftsRequest: {
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
            drafts: components["schemas"]["DraftContent"][];
        };
        /** @description Response of createDrafts. */
        CreateDraftsResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description IDs of the new drafts, in the order of `drafts`. */
            ids: number[];
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        CreateLinkifierBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "INVALID_JSON" | "REQUEST_VARIABLE_MISSING" | "UNAUTHORIZED_PRINCIPAL";
            /** @description Name of the parameter. */
            var_name?: string;
            errors?: components["schemas"]["LinkifierProblems"];
        };
        /** @description Parameters of createLinkifier. */
        CreateLinkifierRequest: {
            /**
             * @description The regular expression, unique in the organization, at most 500 characters.
             * @example #(?P<id>[0-9]+)
             */
            pattern: string;
            /**
             * @description The URL as an RFC 6570 template, at most 2000 characters. Where it turns into something other than a link to a
             *     page, a file or an email address, the text stays text.
             * @example https://issues.example.com/{id}
             */
            url_template: string;
        };
        /** @description Response of createLinkifier. */
        CreateLinkifierResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description ID of the new linkifier. */
            id: number;
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        CreateProfileFieldBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "INVALID_JSON" | "REQUEST_VARIABLE_MISSING" | "UNAUTHORIZED_PRINCIPAL";
            /** @description Name of the parameter. */
            var_name?: string;
        };
        /** @description The body is larger than the server takes. */
        CreateProfileFieldPayloadTooLargeError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description Parameters of createProfileField. */
        CreateProfileFieldRequest: {
            /**
             * @description 1 short text, 2 long text, 3 list of options, 4 date picker, 5 link, 6 person picker, 7 external account,
             *     8 pronouns.
             * @example 1
             * @enum {integer}
             */
            field_type: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
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
        /** @description Response of createProfileField. */
        CreateProfileFieldResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description ID of the new field. */
            id: number;
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        CreateReactionBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "INVALID_JSON" | "REACTION_ALREADY_EXISTS" | "REQUEST_VARIABLE_MISSING";
            /** @description Name of the parameter. */
            var_name?: string;
        };
        /** @description Parameters of createReaction. */
        CreateReactionRequest: {
            /**
             * @description Name of the emoji.
             * @example tada
             */
            emoji_name: string;
            /**
             * @description Identifier of the emoji in the namespace of `reaction_type`. Told by the name where it is absent.
             * @example 1f389
             */
            emoji_code?: string;
            /**
             * @description What `emoji_code` stands for. `zulip_extra_emoji` is what older clients call `service_extra_emoji`. Told by the name
             *     where it is absent.
             * @example unicode_emoji
             * @enum {string}
             */
            reaction_type?: "unicode_emoji" | "realm_emoji" | "service_extra_emoji" | "zulip_extra_emoji";
        };
        /** @description The request was refused; `code` and `msg` say why. */
        CreateScheduledMessageBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "INVALID_JSON" | "REQUEST_CONFUSING_VAR" | "REQUEST_VARIABLE_MISSING" | "STREAM_DOES_NOT_EXIST" | "STREAM_WILDCARD_MENTION_NOT_ALLOWED" | "TOPIC_WILDCARD_MENTION_NOT_ALLOWED";
            /** @description Name of the parameter. */
            var_name?: string;
            /** @description A name of the parameter. */
            var_name1?: string;
            /** @description Another name of the same parameter. */
            var_name2?: string;
            /** @description The ID as it was given. */
            stream_id?: number;
        };
        /** @description The body is larger than the server takes. */
        CreateScheduledMessagePayloadTooLargeError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description Parameters of createScheduledMessage. */
        CreateScheduledMessageRequest: {
            /**
             * @description `channel` (or `stream`) for a message to a channel, `direct` (or `private`) for one to people.
             * @example channel
             * @enum {string}
             */
            type: "direct" | "channel" | "stream" | "private";
            /**
             * @description For a channel its ID. For people the list of their IDs; the sender need not be named.
             * @example 7
             */
            to: components["schemas"]["ScheduledRecipient"];
            /**
             * @description What the message says, in Markdown; beyond `max_message_length` it is cut.
             * @example Good **morning**
             */
            content: string;
            /**
             * @description The topic; needed for a message to a channel, ignored otherwise. Beyond `max_topic_length` it is cut.
             * @example logo
             */
            topic?: string;
            /**
             * @description When it is to be sent; any time in the future.
             * @example 3165826990
             */
            scheduled_delivery_timestamp: number;
            /**
             * @description Whether the sender has read the message from the start.
             * @default true
             * @example true
             */
            read_by_sender: boolean;
        };
        /** @description Response of createScheduledMessage. */
        CreateScheduledMessageResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description ID of the scheduled message. */
            scheduled_message_id: number;
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        CreateSubscriptionsBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "INVALID_JSON" | "REQUEST_VARIABLE_INVALID" | "REQUEST_VARIABLE_MISSING" | "SYSTEM_GROUP_REQUIRED" | "UNAUTHORIZED_PRINCIPAL";
            /** @description Name of the parameter. */
            var_name?: string;
            /** @description Name of a parameter. */
            first_parameter?: string;
            /** @description Name of the parameter it does not go with. */
            second_parameter?: string;
            /** @description The value sent. */
            bad_value?: string | number;
            /** @description Name of the setting. */
            setting_name?: string;
        };
        /** @description The body is larger than the server takes. */
        CreateSubscriptionsPayloadTooLargeError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description Parameters of createSubscriptions. */
        CreateSubscriptionsRequest: {
            /**
             * @description The channels. The descriptions of the new ones together have at most 500,000 bytes of HTML, where each formula counts
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
                 * @description Description of a new channel in Markdown, at most `max_stream_description_length` characters and 10,000 bytes
                 *     of HTML. Line breaks become spaces. Ignored for channels that exist, even if it is too long or no text.
                 */
                description?: string;
                /** @description The new subscribers' color for the channel, `#` and 3 to 6 hex digits. */
                color?: string;
            }[];
            /**
             * @description The users to subscribe, all by ID (preferred) or all by API email. Without any, the requester.
             * @example [
             *       11,
             *       25
             *     ]
             */
            principals?: number[] | string[];
            /**
             * @description Whether a missing permission is an error. If false, each channel is decided by itself: `unauthorized` lists those
             *     to which the requester may not subscribe the users, or which the requester may not create.
             * @default true
             * @example false
             */
            authorization_errors_fatal: boolean;
            /**
             * @description Whether the notification bot announces the new channels in the organization's channel for new channel
             *     announcements.
             * @default false
             * @example true
             */
            announce: boolean;
            /**
             * @description Whether a new channel is private.
             * @default false
             * @example false
             */
            invite_only: boolean;
            /**
             * @description Whether a new channel can be read on the web without an account.
             * @default false
             * @example false
             */
            is_web_public: boolean;
            /**
             * @description Whether new users are subscribed to a new channel. Administrators only.
             * @default false
             * @example false
             */
            is_default_stream: boolean;
            /**
             * @description Whether newly subscribed members of a new channel may read its earlier history. Public channels have true,
             *     whatever is sent.
             * @example true
             */
            history_public_to_subscribers?: boolean;
            /**
             * @description Who may post to a new channel. 1 everyone, 2 administrators, 3 full members, 4 moderators.
             * @default 1
             * @example 1
             * @enum {integer}
             */
            stream_post_policy: 1 | 2 | 3 | 4;
            /**
             * @description Days, at least 1, after which the messages of a new channel are deleted; `realm_default` follows the organization,
             *     `unlimited` keeps them forever. Anything but `realm_default` is for owners only.
             * @default realm_default
             * @example unlimited
             */
            message_retention_days: number | string;
            /**
             * @description ID of the user group whose members may unsubscribe others from a new channel: a system group other than
             *     `role:internet` and `role:owners`. By default `role:administrators`.
             * @example 2
             */
            can_remove_subscribers_group?: number;
        };
        /** @description Response of createSubscriptions. */
        CreateSubscriptionsResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description Names of the channels newly subscribed to, by the user's API email. */
            subscribed: {
                [key: string]: string[];
            };
            /** @description Names of the channels the user was subscribed to before, by the user's API email. */
            already_subscribed: {
                [key: string]: string[];
            };
            /**
             * @description Requested names of the channels that the requester may not create, or to which the requester may not subscribe
             *     the users; only with `authorization_errors_fatal` false.
             */
            unauthorized?: string[];
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        CreateUserBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "INVALID_JSON" | "REQUEST_VARIABLE_MISSING" | "UNAUTHORIZED_PRINCIPAL";
            /** @description Name of the parameter. */
            var_name?: string;
        };
        /** @description The request was refused; `code` and `msg` say why. */
        CreateUserGroupBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "INVALID_JSON" | "REQUEST_VARIABLE_MISSING";
            /** @description Name of the parameter. */
            var_name?: string;
        };
        /** @description The body is larger than the server takes. */
        CreateUserGroupPayloadTooLargeError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description Parameters of createUserGroup. */
        CreateUserGroupRequest: {
            /**
             * @description Name of the group, at most 100 characters, unique without regard to case, and not starting with `@`, `role:`,
             *     `user:`, `stream:` or `channel:`.
             * @example backend
             */
            name: string;
            /**
             * @description What the group is for.
             * @example Who to ask about the server
             */
            description: string;
            /**
             * @description IDs of the first members, active accounts; may be empty.
             * @example []
             */
            members: number[];
            /**
             * @description Who may mention the group; any group but the system groups `role:internet` and `role:owners`. Without it
             *     `role:everyone`.
             * @example 3
             */
            can_mention_group?: components["schemas"]["GroupSettingValue"];
        };
        /** @description Response of createUserGroup. */
        CreateUserGroupResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description ID of the new group. */
            group_id: number;
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description Parameters of createUser. */
        CreateUserRequest: {
            /**
             * @description The email of the new account. Must be unique, ignoring case.
             * @example newbie@example.com
             */
            email: string;
            /**
             * @description The password of the new account.
             * @example sesame-lantern-42
             */
            password: string;
            /**
             * @description The name of the user, 2 to 100 characters.
             * @example New User
             */
            full_name: string;
        };
        /** @description Response of createUser. */
        CreateUserResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description ID of the new user. */
            user_id: number;
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        DeactivateBotBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "UNAUTHORIZED_PRINCIPAL";
        };
        /** @description The request was refused; `code` and `msg` say why. */
        DeactivateUserBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "CANNOT_DEACTIVATE_LAST_USER" | "UNAUTHORIZED_PRINCIPAL";
            /** @description Whether the account is the only organization owner. */
            is_last_owner?: boolean;
            /**
             * @description The kind of account of which this is the only one.
             * @enum {string}
             */
            entity?: "organization owner" | "user";
        };
        /** @description The request was refused; `code` and `msg` say why. */
        DeleteAlertWordsBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "REQUEST_VARIABLE_MISSING";
            /** @description Name of the parameter. */
            var_name?: string;
        };
        /** @description Response of deleteAlertWords. */
        DeleteAlertWordsResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            alert_words: components["schemas"]["AlertWords"];
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        DeleteAttachmentBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description The request was refused; `code` and `msg` say why. */
        DeleteCustomEmojiBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "UNAUTHORIZED_PRINCIPAL";
        };
        /** @description What the request is about does not exist. */
        DeleteCustomEmojiNotFoundError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description The request was refused; `code` and `msg` say why. */
        DeleteDraftBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description What the request is about does not exist. */
        DeleteDraftNotFoundError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description The request was refused; `code` and `msg` say why. */
        DeleteMessageBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description The request was refused; `code` and `msg` say why. */
        DeleteOwnAvatarBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description Response of deleteOwnAvatar. */
        DeleteOwnAvatarResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description URL of the new avatar. */
            avatar_url: string;
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        DeleteQueueBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_EVENT_QUEUE_ID" | "BAD_REQUEST" | "REQUEST_VARIABLE_MISSING";
            /** @description Name of the parameter. */
            var_name?: string;
            /** @description The ID as it was given. */
            queue_id?: string;
        };
        /** @description The request was refused; `code` and `msg` say why. */
        DeleteReactionBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "REACTION_DOES_NOT_EXIST";
        };
        /** @description The request was refused; `code` and `msg` say why. */
        DeleteSubscriptionsBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "REQUEST_VARIABLE_MISSING";
            /** @description Name of the parameter. */
            var_name?: string;
        };
        /** @description Response of deleteSubscriptions. */
        DeleteSubscriptionsResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description Names of the channels that somebody was unsubscribed from, each once. */
            removed: string[];
            /** @description Names of the channels that somebody was not subscribed to in the first place, each once. */
            not_removed: string[];
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        FetchApiKeyBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "INVALID_JSON" | "REQUEST_VARIABLE_MISSING";
            /** @description Name of the parameter. */
            var_name?: string;
        };
        /** @description Parameters of fetchApiKey. */
        FetchApiKeyRequest: {
            /**
             * @description The real email of the account, or with LDAP the username in the directory.
             * @example iago@example.com
             */
            username: string;
            /**
             * @description The password of the account, or with LDAP the one in the directory.
             * @example sesame-lantern-42
             */
            password: string;
        };
        /** @description Response of fetchApiKey. */
        FetchApiKeyResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description The API key of the account, 32 letters and digits. */
            api_key: string;
            /** @description The real email of the account. It goes with the key as the username of HTTP Basic credentials. */
            email: string;
            /** @description The ID of the account. */
            user_id: number;
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request is not made by someone the server knows. */
        FetchApiKeyUnauthorizedError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "AUTHENTICATION_FAILED" | "PASSWORD_AUTH_DISABLED" | "PASSWORD_RESET_REQUIRED" | "REALM_DEACTIVATED" | "USER_DEACTIVATED";
        };
        /** @description The request was refused; `code` and `msg` say why. */
        FetchDevApiKeyBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "INVALID_JSON" | "REQUEST_VARIABLE_MISSING";
            /** @description Name of the parameter. */
            var_name?: string;
        };
        /** @description Parameters of fetchDevApiKey. */
        FetchDevApiKeyRequest: {
            /**
             * @description The real email of the account.
             * @example iago@example.com
             */
            username: string;
        };
        /** @description Response of fetchDevApiKey. */
        FetchDevApiKeyResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description The API key of the account, 32 letters and digits. */
            api_key: string;
            /** @description The real email of the account. */
            email: string;
            /** @description The ID of the account. */
            user_id: number;
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request is not made by someone the server knows. */
        FetchDevApiKeyUnauthorizedError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "AUTHENTICATION_FAILED" | "REALM_DEACTIVATED" | "USER_DEACTIVATED";
        };
        /** @description The request is not allowed. */
        ForbiddenError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "CSRF_FAILED";
            /** @description What is missing or wrong, for people. */
            reason: string;
        };
        /** @description The request was refused; `code` and `msg` say why. */
        GetEventsBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_EVENT_QUEUE_ID" | "BAD_NARROW" | "BAD_REQUEST";
            /** @description The ID as it was given. */
            queue_id?: string;
            /** @description What is wrong with it. */
            desc?: string;
        };
        /** @description Response of getEvents. */
        GetEventsResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /**
             * @description The events, in order. Their IDs are greater than `last_event_id` and increase, but are not necessarily
             *     consecutive. The list is empty only with `dont_block`, after a second request for the queue, when the queue is
             *     deleted, when the API key is replaced or the session ends, and when the server stops.
             */
            events: components["schemas"]["Event"][];
            /** @description ID of the queue. */
            queue_id: string;
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        GetMessageBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description Response of getMessage. */
        GetMessageResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /**
             * @deprecated
             * @description The content in Markdown; use `message` with `apply_markdown` false.
             */
            raw_content: string;
            /** @description The message. */
            message: {
                /** @description ID of the message. Messages are shown in the order of their IDs. */
                id: number;
                /**
                 * @description `stream` for a message to a channel, `private` for a direct message.
                 * @enum {string}
                 */
                type: "stream" | "private";
                /**
                 * @description What the message says, as `content_type` tells. Links to uploaded pictures are followed by the pictures, in HTML;
                 *     their `img` says in `data-original-dimensions` how large they are: `1920x1080`.
                 */
                content: string;
                /**
                 * @description HTML, or Markdown where `apply_markdown` was false.
                 * @enum {string}
                 */
                content_type: "text/html" | "text/x-markdown";
                /** @description The topic; empty for a direct message. */
                subject: string;
                /** @description ID of the channel; absent for a direct message. */
                stream_id?: number;
                /** @description Name of the channel, or the people a direct message is between, the sender among them. */
                display_recipient: string | components["schemas"]["MessageRecipient"][];
                /** @description ID of the channel or set of people as a recipient. */
                recipient_id: number;
                /** @description ID of the sender. */
                sender_id: number;
                /** @description API email of the sender. */
                sender_email: string;
                /** @description Name of the sender. */
                sender_full_name: string;
                /** @description Identifier of the sender's organization, unique on the server. */
                sender_realm_str: string;
                /**
                 * @description URL of the sender's avatar. Null where the client computes gravatars itself (`client_gravatar`) and may see
                 *     the sender's real email.
                 */
                avatar_url: string | null;
                /** @description Name of the client program it was sent with. */
                client: string;
                /** @description Whether it is a `/me` message, shown as an action of its sender. */
                is_me_message: boolean;
                /** @description Time it was sent, in UNIX seconds. */
                timestamp: number;
                /** @description Time of the last edit in UNIX seconds; absent if there was none. */
                last_edit_timestamp?: number;
                /**
                 * @description The edits, the newest first; absent if there was none or the organization does not show them. The newest 1000 are
                 *     kept, and at most 512 KiB of them.
                 */
                edit_history?: components["schemas"]["MessageEdit"][];
                /** @description The emoji reactions. */
                reactions: components["schemas"]["Reaction"][];
                /** @description The data of its widgets. */
                submessages: components["schemas"]["Submessage"][];
                /** @description The links that linkifiers make of the topic. */
                topic_links: components["schemas"]["TopicLink"][];
                /** @description What the message is to the user. */
                flags: components["schemas"]["MessageFlag"][];
            };
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description Response of getOwnUser. */
        GetOwnUserResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description ID of the user. */
            user_id: number;
            /** @description API email of the user. It can change when the real email or its visibility changes. */
            email: string;
            /** @description Name of the user. */
            full_name: string;
            role: components["schemas"]["Role"];
            /** @description Whether the user is an organization owner. */
            is_owner: boolean;
            /** @description Whether the user is an organization administrator or owner. */
            is_admin: boolean;
            /** @description Whether the user is a guest. */
            is_guest: boolean;
            /** @description Whether the user manages the billing of the organization. */
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
            /** @description URL of the user's avatar. */
            avatar_url: string;
            /** @description Increases with each change of the avatar. Part of its URL. */
            avatar_version: number;
            /**
             * @deprecated
             * @description ID of the newest message of the organization. -1 if there is no message.
             */
            max_message_id: number;
            /** @description Real email of the user. */
            delivery_email: string;
            /**
             * @description Whether other users see when the user is online. A change sends a `user_settings` event for
             *     `presence_enabled`.
             */
            presence_enabled: boolean;
            /** @description Values of the custom profile fields. Absent for bots. */
            profile_data?: components["schemas"]["ProfileData"];
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description Response of getServerSettings. */
        GetServerSettingsResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            service_version: components["schemas"]["ServiceVersion"];
            service_feature_level: components["schemas"]["ServiceFeatureLevel"];
            service_merge_base: components["schemas"]["ServiceMergeBase"];
            /** @description Alias of `service_version`, for existing clients. */
            zulip_version: components["schemas"]["ServiceVersion"];
            /** @description Alias of `service_feature_level`, for existing clients. */
            zulip_feature_level: components["schemas"]["ServiceFeatureLevel"];
            /** @description Alias of `service_merge_base`, for existing clients. */
            zulip_merge_base: components["schemas"]["ServiceMergeBase"];
            /** @description Whether each authentication method can be used, by the name of the method. */
            authentication_methods: {
                [key: string]: boolean;
            };
            /**
             * @description The login methods that use a web page. If users can log in with a password, this is the login page of the server.
             *     Apps show a button for each method.
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
            /** @description Root URL of the organization. */
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
            /** @description Whether the organization allows web-public channels, which can be read without an account. */
            realm_web_public_access_enabled: boolean;
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        GetUserBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description Response of getUser. */
        GetUserResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            user: components["schemas"]["User"];
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        GetUserStatusBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description Response of getUserStatus. */
        GetUserStatusResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            status: components["schemas"]["UserStatus"];
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description Response of listAlertWords. */
        ListAlertWordsResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            alert_words: components["schemas"]["AlertWords"];
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        ListAttachmentsBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "QUERY_TOO_EXPENSIVE";
        };
        /** @description Response of listAttachments. */
        ListAttachmentsResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description The files. */
            attachments: components["schemas"]["Attachment"][];
            upload_space_used: components["schemas"]["UploadSpaceUsed"];
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        ListBotsBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description Response of listBots. */
        ListBotsResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description The bots. */
            bots: components["schemas"]["OwnBot"][];
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description Response of listCustomEmoji. */
        ListCustomEmojiResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            emoji: components["schemas"]["CustomEmojiById"];
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        ListDevUsersBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description Response of listDevUsers. */
        ListDevUsersResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description Owners and administrators. */
            direct_admins: components["schemas"]["DevUser"][];
            /** @description Everyone else. */
            direct_users: components["schemas"]["DevUser"][];
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        ListDraftsBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "QUERY_TOO_EXPENSIVE";
        };
        /** @description Response of listDrafts. */
        ListDraftsResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description How many there are. */
            count: number;
            /** @description The drafts. */
            drafts: components["schemas"]["Draft"][];
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        ListMessagesBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_NARROW" | "BAD_REQUEST" | "QUERY_TOO_EXPENSIVE" | "REQUEST_VARIABLE_MISSING";
            /** @description Name of the parameter. */
            var_name?: string;
            /** @description What is wrong with it. */
            desc?: string;
        };
        /** @description Response of listMessages. */
        ListMessagesResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description The messages, ascending by ID. */
            messages: components["schemas"]["FoundMessage"][];
            /** @description The ID the anchor stood for; 10000000000000000 for `newest`. */
            anchor: number;
            /** @description Whether the message with that ID is among the messages. */
            found_anchor: boolean;
            /** @description Whether there are no more messages before these. A response may have fewer than `num_before` although there are more. */
            found_oldest: boolean;
            /** @description Whether there are no more messages after these. A response may have fewer than `num_after` although there are more. */
            found_newest: boolean;
            /** @description Whether older messages are withheld by a limit of the organization's plan; always false. */
            history_limited: boolean;
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description Response of listPresences. */
        ListPresencesResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description Time of the server, in UNIX seconds. */
            server_timestamp: number;
            /** @description The presence of users, by API email. */
            presences: {
                [key: string]: components["schemas"]["LegacyPresence"];
            };
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        ListScheduledMessagesBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "QUERY_TOO_EXPENSIVE";
        };
        /** @description Response of listScheduledMessages. */
        ListScheduledMessagesResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description The messages. */
            scheduled_messages: components["schemas"]["ScheduledMessage"][];
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        ListSubscriptionsBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "QUERY_TOO_EXPENSIVE";
        };
        /** @description Response of listSubscriptions. */
        ListSubscriptionsResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description The subscriptions. */
            subscriptions: components["schemas"]["Subscription"][];
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        ListUserGroupsBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "QUERY_TOO_EXPENSIVE";
        };
        /** @description Response of listUserGroups. */
        ListUserGroupsResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description Every user group, ordered by ID. */
            user_groups: components["schemas"]["UserGroup"][];
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        ListUsersBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "QUERY_TOO_EXPENSIVE";
        };
        /** @description Response of listUsers. */
        ListUsersResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description The accounts. */
            members: components["schemas"]["User"][];
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        MarkOnboardingStepBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "INVALID_JSON" | "REQUEST_VARIABLE_MISSING";
            /** @description Name of the parameter. */
            var_name?: string;
        };
        /** @description Parameters of markOnboardingStep. */
        MarkOnboardingStepRequest: {
            /**
             * @description Name of the step.
             * @example intro_inbox_view_modal
             */
            onboarding_step: string;
        };
        /** @description The request was refused; `code` and `msg` say why. */
        MatchNarrowBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_NARROW" | "BAD_REQUEST" | "QUERY_TOO_EXPENSIVE" | "REQUEST_VARIABLE_MISSING";
            /** @description Name of the parameter. */
            var_name?: string;
            /** @description What is wrong with it. */
            desc?: string;
        };
        /** @description Response of matchNarrow. */
        MatchNarrowResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description Only the messages that match, by ID as a string, with the matches in the format of `GET /messages`. */
            messages: {
                [key: string]: components["schemas"]["NarrowMatch"];
            };
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description What the request is about does not exist. */
        NotFoundError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description The body is larger than the server takes. */
        PayloadTooLargeError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description The request was refused; `code` and `msg` say why. */
        ReactivateUserBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "UNAUTHORIZED_PRINCIPAL";
        };
        /** @description The request was refused; `code` and `msg` say why. */
        RegenerateBotApiKeyBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "UNAUTHORIZED_PRINCIPAL";
        };
        /** @description Response of regenerateBotApiKey. */
        RegenerateBotApiKeyResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description The new API key, 32 letters and digits. */
            api_key: string;
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description Response of regenerateOwnApiKey. */
        RegenerateOwnApiKeyResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description The new API key, 32 letters and digits. */
            api_key: string;
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        RegisterQueueBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_NARROW" | "BAD_REQUEST" | "INVALID_JSON" | "QUERY_TOO_EXPENSIVE";
            /** @description What is wrong with it. */
            desc?: string;
        };
        /** @description The body is larger than the server takes. */
        RegisterQueuePayloadTooLargeError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description Parameters of registerQueue. */
        RegisterQueueRequest: {
            /**
             * @description The types of event the client wants; all when absent. Types that the server does not know are passed over.
             *     Heartbeats come to every client.
             * @example [
             *       "message",
             *       "realm_user"
             *     ]
             */
            event_types?: string[];
            /**
             * @description The types of event whose present state the client wants, where they are not those of `event_types`. An empty
             *     list asks for no state.
             * @example [
             *       "realm_user"
             *     ]
             */
            fetch_event_types?: string[];
            /**
             * @description Which messages the client wants to be told of, as for `GET /messages`; events of other types are not narrowed.
             *     Only operators that can be told from the message itself are taken: `channel`, `topic`, `sender`, `dm`,
             *     `dm-including`, `id`, and `is` with `dm`, `starred`, `unread`, `mentioned`, `alerted` or `resolved`, and their
             *     older names. It has at most 8192 characters as JSON. Where it is absent or empty, a bot's
             *     `default_events_register_stream` stands in its place.
             * @example [
             *       [
             *         "channel",
             *         "design"
             *       ]
             *     ]
             */
            narrow?: components["schemas"]["Narrow"];
            /**
             * @description Whether the client wants the messages of every public channel, subscribed or not. Not for guests. False when absent,
             *     unless a bot has `default_all_public_streams`.
             * @example true
             */
            all_public_streams?: boolean;
            /**
             * @description Whether message contents come as HTML instead of as Markdown.
             * @default false
             * @example true
             */
            apply_markdown: boolean;
            /**
             * @description Whether the client can make gravatar addresses itself; then `avatar_url` is null for users whose avatar is one.
             * @default true
             * @example false
             */
            client_gravatar: boolean;
            /**
             * @deprecated
             * @description Whether presence events are keyed by user ID instead of by email.
             * @default false
             * @example true
             */
            slim_presence: boolean;
            /**
             * @description Whether channels come with the IDs of their subscribers, in the response and in `subscription` events.
             * @default false
             * @example true
             */
            include_subscribers: boolean;
            /**
             * @description What the client copes with that older clients do not.
             * @example {
             *       "user_settings_object": true,
             *       "bulk_message_deletion": true
             *     }
             */
            client_capabilities?: components["schemas"]["ClientCapabilities"];
            /**
             * @description How many seconds the queue outlives its last connection. 0 stands for the default of 600; more than 604800
             *     (a week) counts as that.
             * @default 0
             * @example 3600
             */
            queue_lifespan_secs: number;
        };
        /** @description Response of registerQueue. */
        RegisterQueueResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            service_version: components["schemas"]["ServiceVersion"];
            service_feature_level: components["schemas"]["ServiceFeatureLevel"];
            service_merge_base: components["schemas"]["ServiceMergeBase"];
            /** @description Alias of `service_version`, for existing clients. */
            zulip_version: components["schemas"]["ServiceVersion"];
            /** @description Alias of `service_feature_level`, for existing clients. */
            zulip_feature_level: components["schemas"]["ServiceFeatureLevel"];
            /** @description Alias of `service_merge_base`, for existing clients. */
            zulip_merge_base: components["schemas"]["ServiceMergeBase"];
            /** @description ID of the queue; a UUID. */
            queue_id: string;
            /** @description The ID to pass to the first `GET /events`. The state answered here holds every event up to it. */
            last_event_id: number;
            /**
             * @description The HTTP timeout that clients use for `GET /events`, in seconds. It is longer than the time between two
             *     heartbeats.
             */
            event_queue_longpoll_timeout_seconds: number;
            /**
             * @description Who may see all users. Other users see bots and the users with whom they share a channel or a direct message
             *     conversation. Default: `"role:everyone"`.
             */
            realm_can_access_all_users_group?: components["schemas"]["GroupSettingValue"];
            /** @description Who may create public channels. Default: `"role:members"`. */
            realm_can_create_public_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description Who may create private channels. Default: `"role:members"`. */
            realm_can_create_private_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description Who may create web-public channels. Default: `"role:owners"`. */
            realm_can_create_web_public_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description Who may delete the messages of other users. Default: `"role:administrators"`. */
            realm_can_delete_any_message_group?: components["schemas"]["GroupSettingValue"];
            /** @description Who may create reusable invitation links. The server stores and announces it, without effect: it has no invitations. Default: `"role:administrators"`. */
            realm_create_multiuse_invite_group?: components["schemas"]["GroupSettingValue"];
            /** @description Who may start direct message conversations. Default: `"role:everyone"`. */
            realm_direct_message_initiator_group?: components["schemas"]["GroupSettingValue"];
            /** @description The group of which at least one member must be in every direct message conversation. Default: `"role:everyone"`. */
            realm_direct_message_permission_group?: components["schemas"]["GroupSettingValue"];
            /**
             * @description Who may add custom emoji. 1 members, 2 administrators, 3 full members, 4 moderators. Default: `1`.
             * @enum {integer}
             */
            realm_add_custom_emoji_policy?: 1 | 2 | 3 | 4;
            /**
             * @description Who may create bots. 1 members, 2 members (incoming webhooks only), 3 administrators. Default: `1`.
             * @enum {integer}
             */
            realm_bot_creation_policy?: 1 | 2 | 3;
            /**
             * @description Who may delete their own messages. 1 members, 2 administrators, 3 full members, 4 moderators, 5 everyone. Default: `5`.
             * @enum {integer}
             */
            realm_delete_own_message_policy?: 1 | 2 | 3 | 4 | 5;
            /**
             * @description Who may change the topic of other users' messages. 1 members, 2 administrators, 3 full members, 4 moderators, 5
             *     everyone, 6 nobody. Default: `5`.
             * @enum {integer}
             */
            realm_edit_topic_policy?: 1 | 2 | 3 | 4 | 5 | 6;
            /**
             * @description Who may invite users. 1 members, 2 administrators, 3 full members, 4 moderators, 6 nobody. The server stores and announces it, without effect: it has no invitations. Default: `1`.
             * @enum {integer}
             */
            realm_invite_to_realm_policy?: 1 | 2 | 3 | 4 | 6;
            /**
             * @description Who may subscribe other users to channels. 1 members, 2 administrators, 3 full members, 4 moderators. Default: `1`.
             * @enum {integer}
             */
            realm_invite_to_stream_policy?: 1 | 2 | 3 | 4;
            /**
             * @description Who may move messages to another channel. 1 members, 2 administrators, 3 full members, 4 moderators, 6 nobody. Default: `1`.
             * @enum {integer}
             */
            realm_move_messages_between_streams_policy?: 1 | 2 | 3 | 4 | 6;
            /**
             * @description Who may create and edit user groups. 1 members, 2 administrators, 3 full members, 4 moderators. Default: `1`.
             * @enum {integer}
             */
            realm_user_group_edit_policy?: 1 | 2 | 3 | 4;
            /**
             * @description Who may use wildcard mentions in channels and topics with many users. 1 everyone, 2 members, 3 full members, 5
             *     administrators, 6 nobody, 7 moderators. Default: `5`.
             * @enum {integer}
             */
            realm_wildcard_mention_policy?: 1 | 2 | 3 | 5 | 6 | 7;
            /** @description Number of days after which a member becomes a full member. Default: `0`. */
            realm_waiting_period_threshold?: number;
            /** @description Whether users may view the edit history of messages. Default: `true`. */
            realm_allow_edit_history?: boolean;
            /** @description Whether users may edit their own messages. Default: `true`. */
            realm_allow_message_editing?: boolean;
            /** @description For how many seconds the content of a message can be edited. Null if there is no limit. Default: `600`. */
            realm_message_content_edit_limit_seconds?: number | null;
            /** @description For how many seconds the sender of a message can delete it. Null if there is no limit. Default: `600`. */
            realm_message_content_delete_limit_seconds?: number | null;
            /** @description For how many seconds a message can be moved to another topic. Null if there is no limit. Default: `604800`. */
            realm_move_messages_within_stream_limit_seconds?: number | null;
            /** @description For how many seconds a message can be moved to another channel. Null if there is no limit. Default: `604800`. */
            realm_move_messages_between_streams_limit_seconds?: number | null;
            /** @description Number of days after which messages are deleted. -1 keeps them forever. Default: `-1`. */
            realm_message_retention_days?: number;
            /** @description Whether channel messages must have a topic. Default: `false`. */
            realm_mandatory_topics?: boolean;
            /** @description Whether users may see which users have read a message. The server stores and announces it, without effect: it has no read receipts. Default: `true`. */
            realm_enable_read_receipts?: boolean;
            /** @description Whether messages show previews of linked images. Default: `true`. */
            realm_inline_image_preview?: boolean;
            /** @description Whether messages show previews of linked web pages. The server stores and announces it, without effect: it has no previews of web pages. Default: `false`. */
            realm_inline_url_embed_preview?: boolean;
            /** @description Language of code blocks that do not name one. Empty if there is none. Default: `""`. */
            realm_default_code_block_language?: string;
            /**
             * @description Highest rating of GIPHY images that is allowed. 0 if GIPHY is not offered. The server stores and announces it, without effect: it has no GIPHY integration. Default: `0`.
             * @enum {integer}
             */
            realm_giphy_rating?: 0 | 1 | 2 | 3 | 4;
            /**
             * @description Provider of video calls: an ID from `realm_available_video_chat_providers`. The server stores and announces it; clients apply it. Default: `1`.
             * @enum {integer}
             */
            realm_video_chat_provider?: 0 | 1;
            /** @description URL of the organization's Jitsi server. Null for that of the server. The server stores and announces it; clients apply it. Default: `null`. */
            realm_jitsi_server_url?: string | null;
            /** @description Whether emails about messages may show the messages, their senders and their conversations. Default: `true`. */
            realm_message_content_allowed_in_email_notifications?: boolean;
            /** @description The authentication methods, by name. Default: `{"Email":{"enabled":true,"available":true}}`. */
            realm_authentication_methods?: components["schemas"]["AuthenticationMethods"];
            /** @description Initial language of new users. Messages that the server posts in channels are in English. Default: `"en"`. */
            realm_default_language?: string;
            /** @description Whether only administrators may change avatars. Default: `false`. */
            realm_avatar_changes_disabled?: boolean;
            /** @description Whether only administrators may change emails. Default: `false`. */
            realm_email_changes_disabled?: boolean;
            /** @description Whether only administrators may change names. Default: `false`. */
            realm_name_changes_disabled?: boolean;
            /** @description Whether the names of users must be unique. Default: `false`. */
            realm_require_unique_names?: boolean;
            /** @description Whether users who sign up must not use a disposable email. The server stores and announces it, without effect: it has no sign-up. Default: `true`. */
            realm_disallow_disposable_email_addresses?: boolean;
            /** @description Whether emails must belong to the organization's domains. The server stores and announces it, without effect: it has no list of domains. Default: `false`. */
            realm_emails_restricted_to_domains?: boolean;
            /** @description Whether users need an invitation to join. The server stores and announces it, without effect: it has no sign-up. Default: `true`. */
            realm_invite_required?: boolean;
            /** @description Whether clients mark guests as guests. The server stores and announces it; clients apply it. Default: `true`. */
            realm_enable_guest_user_indicator?: boolean;
            /** @description Whether the presence of all users is hidden. Default: `false`. */
            realm_presence_disabled?: boolean;
            /** @description Whether the server sends a welcome email to new users. The server stores and announces it, without effect: it has no welcome emails. Default: `true`. */
            realm_send_welcome_emails?: boolean;
            /** @description Whether the server sends digest emails to users who were not active for 5 days or more. Default: `false`. */
            realm_digest_emails_enabled?: boolean;
            /** @description Weekday on which digest emails are sent, in the time zone of the server. 0 is Monday. Default: `1`. */
            realm_digest_weekday?: number;
            /** @description Whether the organization allows web-public channels, which can be read without an account. Default: `false`. */
            realm_enable_spectator_access?: boolean;
            /** @description Whether the organization wants to be listed in a directory of communities. The server stores and announces it, without effect: it has no directory of communities. Default: `false`. */
            realm_want_advertise_in_communities_directory?: boolean;
            /**
             * @description Type of the organization. 0 unspecified, 10 business, 20 open-source project, 30 education (non-profit),
             *     35 education (for-profit), 40 research, 50 event or conference, 60 non-profit, 70 government, 80 political group,
             *     90 community, 100 personal, 1000 other. The server stores and announces it; clients apply it. Default: `0`.
             * @enum {integer}
             */
            realm_org_type?: 0 | 10 | 20 | 30 | 35 | 40 | 50 | 60 | 70 | 80 | 90 | 100 | 1000;
            /**
             * @description ID of the channel in which new channels are announced. -1 for none. Initially, it is the first channel of the
             *     organization. Default: `-1`.
             */
            realm_new_stream_announcements_stream_id?: number;
            /** @description ID of the channel in which new users are announced. -1 for none. Default: `-1`. */
            realm_signup_announcements_stream_id?: number;
            /** @description ID of the channel in which updates of the server are announced. -1 for none. The server stores and announces it, without effect: it has no announcements of updates. Default: `-1`. */
            realm_service_update_announcements_stream_id?: number;
            /** @description Name of the organization. */
            realm_name?: string;
            /** @description Description of the organization, in Markdown. */
            realm_description?: string;
            /** @description Root URL of the organization. */
            realm_url?: string;
            /**
             * @deprecated
             * @description Former name of `realm_url`, with the same value.
             */
            realm_uri?: string;
            /** @description Domain of the emails that the server assigns to bots. */
            realm_bot_domain?: string;
            /** @description When the organization was created, in UNIX seconds. */
            realm_date_created?: number;
            /** @description 1: self-hosted. */
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
            /**
             * @description `G`: generated from the organization's name. `U`: uploaded.
             * @enum {unknown}
             */
            realm_icon_source?: "G" | "U";
            /** @description URL of the organization's logo. */
            realm_logo_url?: string;
            /**
             * @description `D`: default. `U`: uploaded.
             * @enum {unknown}
             */
            realm_logo_source?: "D" | "U";
            /** @description URL of the logo on a dark background. */
            realm_night_logo_url?: string;
            /**
             * @description `D`: default. `U`: uploaded.
             * @enum {unknown}
             */
            realm_night_logo_source?: "D" | "U";
            /** @description Whether users can log in with email and password. */
            realm_email_auth_enabled?: boolean;
            /** @description Whether users can log in with a password. */
            realm_password_auth_enabled?: boolean;
            /** @description Whether the server sends mobile notifications. */
            realm_push_notifications_enabled?: boolean;
            /** @description When the server stops sending mobile notifications, in UNIX seconds. Null if unknown. */
            realm_push_notifications_enabled_end_timestamp?: number | null;
            /** @description Alias of `realm_service_update_announcements_stream_id`, for existing clients. */
            realm_zulip_update_announcements_stream_id?: number;
            /**
             * @deprecated
             * @description The narrowest policy that allows at least what `realm_can_create_public_channel_group` allows. Events do not have
             *     it.
             */
            realm_create_public_stream_policy?: number;
            /**
             * @deprecated
             * @description The narrowest policy that allows at least what `realm_can_create_private_channel_group` allows. Events do not
             *     have it.
             */
            realm_create_private_stream_policy?: number;
            /**
             * @deprecated
             * @description The narrowest policy that allows at least what `realm_can_create_web_public_channel_group` allows. Events do not
             *     have it.
             */
            realm_create_web_public_stream_policy?: number;
            /** @description The providers of video calls. */
            realm_available_video_chat_providers?: {
                [key: string]: {
                    /** @description The value of `realm_video_chat_provider`. */
                    id: number;
                    /** @description Name of the provider. */
                    name: string;
                };
            };
            /** @description The sites that the server knows, for profile fields of the type external account. */
            realm_default_external_accounts?: {
                [key: string]: {
                    /** @description Name of the profile field. */
                    name: string;
                    /** @description Name of the site. */
                    text: string;
                    /** @description Help for the users who fill in the field. */
                    hint: string;
                    /** @description URL of a profile. `%(username)s` stands for the username. */
                    url_pattern: string;
                };
            };
            /** @description Whether the server sends digest emails. */
            settings_send_digest_emails?: boolean;
            /** @description API key for GIPHY. Empty if GIPHY is not offered. */
            giphy_api_key?: string;
            /** @description The ratings from which an organization can choose. */
            giphy_rating_options?: {
                [key: string]: {
                    /** @description The value of `realm_giphy_rating`. */
                    id: number;
                    /** @description Name of the rating. */
                    name: string;
                };
            };
            /**
             * @deprecated
             * @description URL of the Jitsi server in use. It is that of the organization or, if not set, that of the server.
             */
            jitsi_server_url?: string;
            /** @description URL of the Jitsi server that is used if the organization sets none. */
            server_jitsi_server_url?: string;
            /** @description Whether the server allows web-public channels. */
            server_web_public_streams_enabled?: boolean;
            /** @description When this server process started, in UNIX seconds. */
            server_generation?: number;
            /** @description Time of the server, in UNIX seconds. */
            server_timestamp?: number;
            /** @description Whether the server is outdated and should be upgraded. */
            server_needs_upgrade?: boolean;
            /** @description Whether messages show images that are uploaded to this server. */
            server_inline_image_preview?: boolean;
            /** @description Whether the server previews linked web pages. */
            server_inline_url_embed_preview?: boolean;
            /** @description Whether the server disables changes of avatars. */
            server_avatar_changes_disabled?: boolean;
            /** @description Whether the server disables changes of names. */
            server_name_changes_disabled?: boolean;
            /** @description The thumbnail formats of uploaded images. */
            server_thumbnail_formats?: {
                /** @description Name of the format in URLs. */
                name: string;
                /** @description Maximum width in pixels. */
                max_width: number;
                /** @description Maximum height in pixels. */
                max_height: number;
                /** @description Type of the image file. */
                format: string;
                /** @description Whether the image is animated. */
                animated: boolean;
            }[];
            /** @description How often a client reports that its user is still typing, in milliseconds. */
            server_typing_started_wait_period_milliseconds?: number;
            /** @description Time without a keystroke after which a client reports that its user stopped typing, in milliseconds. */
            server_typing_stopped_wait_period_milliseconds?: number;
            /** @description Time without an event after which clients no longer show a user as typing, in milliseconds. */
            server_typing_started_expiry_period_milliseconds?: number;
            /** @description How often a client reports the presence of its user, in seconds. */
            server_presence_ping_interval_seconds?: number;
            /** @description Time without a report after which clients show a user as offline, in seconds. */
            server_presence_offline_threshold_seconds?: number;
            /** @description The permission settings, by name. */
            server_supported_permission_settings?: {
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
            /** @description Whether the server runs in development mode. */
            development_environment?: boolean;
            /** @description Minimum number of characters in a password. */
            password_min_length?: number;
            /** @description Minimum number of guesses that a password must withstand. */
            password_min_guesses?: number;
            /** @description Maximum size of an uploaded file in MiB. */
            max_file_upload_size_mib?: number;
            /** @description Maximum size of an avatar in MiB. */
            max_avatar_file_size_mib?: number;
            /** @description Maximum size of the organization's icon in MiB. No operation takes one. */
            max_icon_file_size_mib?: number;
            /** @description Maximum size of the organization's logo in MiB. No operation takes one. */
            max_logo_file_size_mib?: number;
            /** @description Maximum total size of all uploaded files in MiB. Null if there is no limit. */
            realm_upload_quota_mib?: number | null;
            /** @description Maximum number of characters in the name of a channel. */
            max_stream_name_length?: number;
            /** @description Maximum number of characters in the description of a channel. */
            max_stream_description_length?: number;
            /** @description Maximum number of characters in a topic. */
            max_topic_length?: number;
            /** @description Maximum number of characters in a message. */
            max_message_length?: number;
            /** @description Whether times are shown in 24-hour format. Default: `false`. */
            twenty_four_hour_time?: boolean;
            /** @description No effect at present. Reserved. Default: `false`. */
            dense_mode?: boolean;
            /** @description Whether clients show the number of starred messages. The server stores and announces it; clients apply it. Default: `true`. */
            starred_message_counts?: boolean;
            /** @description Whether the center panel uses the full width of the window. The server stores and announces it; clients apply it. Default: `false`. */
            fluid_layout_width?: boolean;
            /** @description Reserved for accessibility variations of the display. The server stores and announces it; clients apply it. Default: `false`. */
            high_contrast_mode?: boolean;
            /**
             * @description Color scheme. 1 automatic, 2 dark, 3 light. The server stores and announces it; clients apply it. Default: `1`.
             * @enum {integer}
             */
            color_scheme?: 1 | 2 | 3;
            /** @description Whether the server stores drafts. If the user disables the setting, the drafts on the server are deleted. Default: `true`. */
            enable_drafts_synchronization?: boolean;
            /**
             * @description Whether emoticons become emoji in the HTML of messages that the user sends or edits while the setting is true. The
             *     emoticons are `:)`, `(:`, `:(`, `<3`, `:|`, `:/`, `;)`, `:D`, `:o`, `:O`, `:p` and `:P`. They must be between
             *     whitespace or punctuation, outside code, formulas and links. The Markdown does not change. Default: `false`.
             */
            translate_emoticons?: boolean;
            /**
             * @description Code of the language of the interface and of notification emails. This server has notification emails in English
             *     only. The server stores and announces it; clients apply it. Default: `"en"`.
             */
            default_language?: string;
            /**
             * @description The view that the web client opens with. The server stores and announces it; clients apply it. Default: `"inbox"`.
             * @enum {string}
             */
            web_home_view?: "recent_topics" | "inbox" | "all_messages";
            /** @description Whether narrow windows show the list of users on the left. The server stores and announces it; clients apply it. Default: `false`. */
            left_side_userlist?: boolean;
            /**
             * @description The style of emoji. The server stores and announces it; clients apply it. Default: `"google"`.
             * @enum {string}
             */
            emojiset?: "google" | "google-blob" | "twitter" | "text";
            /**
             * @description Whether clients move inactive channels down in the list of channels. 1 automatic, 2 always, 3 never. The server stores and announces it; clients apply it. Default: `1`.
             * @enum {integer}
             */
            demote_inactive_streams?: 1 | 2 | 3;
            /**
             * @description IANA name of the user's time zone. Empty if not set. Default: `""`.
             * @example Europe/Berlin
             */
            timezone?: string;
            /** @description Whether the user gets desktop notifications of channel messages. The server stores and announces it; clients apply it. Default: `false`. */
            enable_stream_desktop_notifications?: boolean;
            /**
             * @description Whether the user gets emails about channel messages that arrive while the user is offline. Messages in muted channels
             *     and topics are excluded. The `email_notifications` of a subscription overrides this setting. Default: `false`.
             */
            enable_stream_email_notifications?: boolean;
            /** @description Whether the user gets mobile notifications of channel messages. The server stores and announces it, without effect: it has no push service for devices. Default: `false`. */
            enable_stream_push_notifications?: boolean;
            /** @description Whether the user gets audible notifications of channel messages. The server stores and announces it; clients apply it. Default: `false`. */
            enable_stream_audible_notifications?: boolean;
            /**
             * @description The sound of audible notifications. The value is the name under which clients know the sound. The server stores and announces it; clients apply it. Default: `"zulip"`.
             * @enum {string}
             */
            notification_sound?: "ascend" | "beep_boop" | "bink" | "bright" | "brlip" | "chime" | "deep tom" | "ding" | "double tap" | "down" | "dry bongos" | "dutdut" | "fast ascend" | "flute" | "friendly" | "kick roll" | "loud tintong" | "metallic snare" | "pan" | "shaker" | "simple" | "stairs" | "subtle" | "swish" | "tintong" | "up" | "wood block" | "zaping" | "zing" | "zulip" | "none";
            /** @description Whether the user gets desktop notifications of direct messages and mentions. The server stores and announces it; clients apply it. Default: `true`. */
            enable_desktop_notifications?: boolean;
            /** @description Whether the user gets audible notifications of direct messages and mentions. The server stores and announces it; clients apply it. Default: `true`. */
            enable_sounds?: boolean;
            /**
             * @description For how long the server collects messages before it sends emails about them, in seconds. The period starts with the
             *     first of these messages. Default: `120`.
             */
            email_notifications_batching_period_seconds?: number;
            /**
             * @description Whether the user gets emails about direct messages and mentions that arrive while the user is offline. This includes
             *     mentions of the user's groups, and wildcard mentions that notify the user. Muting does not affect mentions of the
             *     user or a group. Default: `true`.
             */
            enable_offline_email_notifications?: boolean;
            /** @description Whether the user gets mobile notifications of direct messages and mentions while offline. The server stores and announces it, without effect: it has no push service for devices. Default: `true`. */
            enable_offline_push_notifications?: boolean;
            /** @description Whether the user gets mobile notifications of direct messages and mentions while online. The server stores and announces it, without effect: it has no push service for devices. Default: `true`. */
            enable_online_push_notifications?: boolean;
            /**
             * @description Whether the user gets weekly emails about missed activity if they were not active for 5 days or more. The setting
             *     `digest_emails_enabled` of the organization must also be true. Default: `true`.
             */
            enable_digest_emails?: boolean;
            /** @description Has no function outside a hosted offering. Default: `true`. */
            enable_marketing_emails?: boolean;
            /** @description Whether the user gets emails about logins from a client or an IP address that is new for the account. Default: `true`. */
            enable_login_emails?: boolean;
            /**
             * @description Whether emails about messages show the messages, their senders and their conversations. The setting
             *     `message_content_allowed_in_email_notifications` of the organization must also be true. Default: `true`.
             */
            message_content_in_email_notifications?: boolean;
            /** @description Whether desktop notifications contain the text of direct messages. The server stores and announces it; clients apply it. Default: `true`. */
            pm_content_in_desktop_notifications?: boolean;
            /**
             * @description Whether wildcard mentions notify like personal mentions, except in muted channels and topics. The
             *     `wildcard_mentions_notify` of a subscription overrides this setting. Default: `true`.
             */
            wildcard_mentions_notify?: boolean;
            /**
             * @description What the number on the desktop icon counts. 1 all unread messages, 2 direct messages, mentions and followed topics,
             *     3 direct messages and mentions, 4 nothing. The server stores and announces it; clients apply it. Default: `1`.
             * @enum {integer}
             */
            desktop_icon_count_display?: 1 | 2 | 3 | 4;
            /**
             * @description Whether other users see when the user is online. A change sends a `user_settings` event for `presence_enabled`.
             *     Older clients also get an `update_global_notifications` event.
             */
            presence_enabled?: boolean;
            /** @description Whether the Enter key sends a message. The server stores and announces it; clients apply it. Default: `false`. */
            enter_sends?: boolean;
            /**
             * @description All active accounts, including bots. For accounts that the user cannot see, clients without
             *     `user_list_incomplete` get a placeholder. It is named "Unknown user" and contains nothing of the account except
             *     its ID.
             */
            realm_users?: components["schemas"]["User"][];
            /** @description All deactivated accounts. */
            realm_non_active_users?: components["schemas"]["User"][];
            /** @description The bots that belong to the server. */
            cross_realm_bots?: components["schemas"]["User"][];
            /** @description ID of the requesting user. */
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
            /**
             * @description `G`: gravatar. `U`: uploaded.
             * @enum {unknown}
             */
            avatar_source?: "G" | "U";
            /** @description Whether the user is an owner. */
            is_owner?: boolean;
            /** @description Whether the user is an administrator or an owner. */
            is_admin?: boolean;
            /** @description Whether the user is a moderator, an administrator or an owner. */
            is_moderator?: boolean;
            /** @description Whether the user is a guest. */
            is_guest?: boolean;
            /** @description Whether the user may manage billing. */
            is_billing_admin?: boolean;
            /**
             * @deprecated
             * @description Whether the user may create public or private channels. Like the other fields of this kind, it follows from the
             *     role of the user and the settings of the organization. The events of these report changes.
             */
            can_create_streams?: boolean;
            /** @description Whether the user may create public channels. */
            can_create_public_streams?: boolean;
            /** @description Whether the user may create private channels. */
            can_create_private_streams?: boolean;
            /** @description Whether the user may create web-public channels. */
            can_create_web_public_streams?: boolean;
            /** @description Whether the user may subscribe other users. */
            can_subscribe_other_users?: boolean;
            /** @description Whether the user may invite users. */
            can_invite_others_to_realm?: boolean;
            user_settings?: components["schemas"]["OwnSettings"];
            /** @description The settings of a new account. Needs the event type `realm_user_settings_defaults`. */
            realm_user_settings_defaults?: components["schemas"]["UserSettings"];
            /** @description The bots that the user looks after, deactivated ones too. */
            realm_bots?: components["schemas"]["Bot"][];
            /** @description The programs that embedded bots can run; there are none. */
            realm_embedded_bots?: Record<string, never>[];
            /** @description The services that incoming webhooks can be made for; there are none. */
            realm_incoming_webhook_bots?: Record<string, never>[];
            alert_words?: components["schemas"]["AlertWords"];
            /** @description The steps that clients still have to show. */
            onboarding_steps?: components["schemas"]["OnboardingStep"][];
            /** @description The users that the requesting user muted. */
            muted_users?: {
                /** @description ID of the muted user. */
                id: number;
                /** @description When the user was muted, in UNIX seconds. */
                timestamp: number;
            }[];
            /** @description The channels the user is subscribed to. */
            subscriptions?: components["schemas"]["Subscription"][];
            /** @description The channels the user sees and was subscribed to once, with the settings of then. */
            unsubscribed?: components["schemas"]["Subscription"][];
            /** @description The other channels the user sees. */
            never_subscribed?: components["schemas"]["NeverSubscribedChannel"][];
            /**
             * @description Every channel the user sees: for guests the web-public ones and those they are subscribed to; for others
             *     also the public ones; for administrators all.
             */
            streams?: components["schemas"]["Channel"][];
            /** @description The channels that new users are subscribed to; empty for guests. */
            realm_default_streams?: components["schemas"]["Channel"][];
            /** @description Every user group, ordered by ID. */
            realm_user_groups?: components["schemas"]["UserGroup"][];
            /**
             * @deprecated
             * @description For `message`. ID of the newest message the user received; -1 if there is none.
             */
            max_message_id?: number;
            unread_msgs?: components["schemas"]["UnreadMessages"];
            /** @description For `starred_messages`. IDs of the messages the user starred, ascending. */
            starred_messages?: number[];
            /** @description For `user_topic`. The topics the user sees otherwise than their channels. */
            user_topics?: components["schemas"]["UserTopic"][];
            /**
             * @deprecated
             * @description For `muted_topics`. The muted topics of channels the user is subscribed to: name of the channel, topic, and when it
             *     was muted.
             */
            muted_topics?: (string | number)[][];
            /**
             * @description The presence of the users who were online in the last two weeks. With `slim_presence`, the keys are user IDs.
             *     Otherwise the keys are API emails, and the values have the older format.
             */
            presences?: {
                [key: string]: components["schemas"]["UserPresence"] | components["schemas"]["LegacyPresence"];
            };
            /** @description ID of the newest change in `presences`. -1 if there was no change yet. */
            presence_last_update_id?: number;
            /**
             * @description The status of each user who has one, by user ID. Deactivated users and users whom the requesting user cannot see
             *     are omitted.
             */
            user_status?: {
                [key: string]: components["schemas"]["UserStatus"];
            };
            realm_emoji?: components["schemas"]["CustomEmojiById"];
            /** @description All fields, in the order in which they are shown. */
            custom_profile_fields?: components["schemas"]["CustomProfileField"][];
            /** @description The field types, by an identifier for each. */
            custom_profile_field_types?: {
                [key: string]: {
                    /** @description Number of the type. */
                    id: number;
                    /** @description English name of the type. */
                    name: string;
                };
            };
            /**
             * @description Every linkifier, in the order in which they are tried; empty for clients without the capability
             *     `linkifier_url_template`.
             */
            realm_linkifiers?: components["schemas"]["Linkifier"][];
            /**
             * @deprecated
             * @description Always empty; the form of linkifiers before feature level 54.
             */
            realm_filters?: string[][];
            /** @description The user's drafts, at most 1000, the last edited first; none while `enable_drafts_synchronization` is off. */
            drafts?: components["schemas"]["Draft"][];
            /** @description The user's messages that are not sent yet, those that failed among them, in the order of their time. */
            scheduled_messages?: components["schemas"]["ScheduledMessage"][];
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        SendMessageBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "INVALID_JSON" | "REQUEST_CONFUSING_VAR" | "REQUEST_VARIABLE_MISSING" | "STREAM_DOES_NOT_EXIST" | "STREAM_WILDCARD_MENTION_NOT_ALLOWED" | "TOPIC_WILDCARD_MENTION_NOT_ALLOWED";
            /** @description Name of the parameter. */
            var_name?: string;
            /** @description A name of the parameter. */
            var_name1?: string;
            /** @description Another name of the same parameter. */
            var_name2?: string;
            /** @description The name as it was given. */
            stream?: string;
            /** @description The ID as it was given. */
            stream_id?: number;
        };
        /** @description The body is larger than the server takes. */
        SendMessagePayloadTooLargeError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description Parameters of sendMessage. */
        SendMessageRequest: {
            /**
             * @description `channel` (or `stream`) for a message to a channel, `direct` (or `private`) for one to people.
             * @example channel
             * @enum {string}
             */
            type: "direct" | "private" | "channel" | "stream";
            /**
             * @description For a channel its name or ID. For people a list of their IDs (preferred) or API emails, or one of them, or emails
             *     with commas between; the sender need not be named. Needed, unless a bot with a `default_sending_stream` sends a
             *     channel message: that is where it goes then.
             * @example design
             */
            to?: string | number | (number | string)[];
            /**
             * @description What the message says, in Markdown.
             * @example Look at [this](https://example.com), @**all**
             */
            content: string;
            /**
             * @description The topic; needed for a message to a channel, ignored otherwise.
             * @example logo
             */
            topic?: string;
            /**
             * @description The sender's event queue in which the message's event carries `local_message_id`.
             * @example 0b6e1c5e-5bd1-4e0d-9a04-0c5b35d4a3f1
             */
            queue_id?: string;
            /**
             * @description Any text, by which the client knows its message again when the event comes.
             * @example 100.01
             */
            local_id?: string;
            /**
             * @description Whether the sender has read the message from the start.
             * @default true
             * @example true
             */
            read_by_sender: boolean;
        };
        /** @description Response of sendMessage. */
        SendMessageResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description ID of the message. */
            id: number;
            /**
             * @description The sender's new policy for the topic; only where sending the message changed it.
             * @enum {integer}
             */
            automatic_new_visibility_policy?: 2 | 3;
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        SendTypingStatusBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "INVALID_JSON" | "REQUEST_VARIABLE_MISSING";
            /** @description Name of the parameter. */
            var_name?: string;
        };
        /** @description Parameters of sendTypingStatus. */
        SendTypingStatusRequest: {
            /**
             * @description `direct` for a direct message, `channel` (or `stream`) for a message to a channel.
             * @default direct
             * @example direct
             * @enum {string}
             */
            type: "direct" | "stream" | "channel";
            /**
             * @description Whether the user begins or ceases.
             * @example start
             * @enum {string}
             */
            op: "start" | "stop";
            /**
             * @description For a direct message the IDs of its recipients, of which the user need not be one.
             * @example [
             *       9,
             *       10
             *     ]
             */
            to?: number[];
            /**
             * @description For a channel its ID.
             * @example 7
             */
            stream_id?: number;
            /**
             * @description For a channel the topic.
             * @example logo
             */
            topic?: string;
        };
        /** @description The answer of an operation that has nothing more to say. */
        SuccessResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description There were too many requests. */
        TooManyRequestsError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "RATE_LIMIT_HIT";
            /** @description Seconds to wait before the next request. */
            "retry-after": number;
        };
        /** @description The request is not made by someone the server knows. */
        UnauthorizedError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "REALM_DEACTIVATED" | "UNAUTHORIZED" | "USER_DEACTIVATED";
        };
        /** @description The request was refused; `code` and `msg` say why. */
        UpdateBotBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_IMAGE" | "BAD_REQUEST" | "INVALID_JSON" | "UNAUTHORIZED_PRINCIPAL";
        };
        /** @description Parameters of updateBot. */
        UpdateBotRequest: {
            /**
             * @description The new name, 2 to 100 characters; not that of another active account.
             * @example Reminder of the team
             */
            full_name?: string;
            /**
             * @description The new role. Only administrators change it, and only owners give the owner role or take it away. It has no more
             *     rights than that of the bot's owner.
             * @example 300
             */
            role?: components["schemas"]["Role"];
            /**
             * @description The ID of the person who is to own the bot.
             * @example 9
             */
            bot_owner_id?: number;
            /**
             * @description The name of the channel to which the bot sends a channel message that names none. Empty for none.
             * @example design
             */
            default_sending_stream?: string;
            /**
             * @description The name of the channel whose messages the bot is told of where it registers a queue without a narrow. Empty for
             *     all it receives.
             * @example design
             */
            default_events_register_stream?: string;
            /**
             * @description Whether the bot is told of the messages of all public channels where it does not say which it wants.
             * @example true
             */
            default_all_public_streams?: boolean;
            /**
             * Format: binary
             * @description The picture of the bot, as for the avatar of a user. The part may have any name; existing clients give it that of the
             *     file.
             */
            filename?: string;
        };
        /** @description Response of updateBot. */
        UpdateBotResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description The name of the channel to which the bot sends a channel message that names none; null for none. */
            default_sending_stream: string | null;
            /** @description The name of the channel whose messages the bot's queues are narrowed to; null for none. */
            default_events_register_stream: string | null;
            /** @description Whether the bot's queues get the messages of all public channels. */
            default_all_public_streams: boolean;
            /** @description The name of the bot. */
            full_name: string;
            /** @description Where its picture is. */
            avatar_url: string;
            /** @description The email of its owner; absent where nobody owns it. */
            bot_owner?: string;
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        UpdateDraftBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "INVALID_JSON" | "REQUEST_VARIABLE_MISSING";
            /** @description Name of the parameter. */
            var_name?: string;
        };
        /** @description What the request is about does not exist. */
        UpdateDraftNotFoundError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description The body is larger than the server takes. */
        UpdateDraftPayloadTooLargeError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description Parameters of updateDraft. */
        UpdateDraftRequest: {
            /**
             * @description The draft as it is from now on.
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
        /** @description The request was refused; `code` and `msg` say why. */
        UpdateMessageBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "INVALID_JSON" | "MOVE_MESSAGES_TIME_LIMIT_EXCEEDED" | "REQUEST_CONFUSING_VAR" | "STREAM_WILDCARD_MENTION_NOT_ALLOWED" | "TOPIC_WILDCARD_MENTION_NOT_ALLOWED";
            /** @description A name of the parameter. */
            var_name1?: string;
            /** @description Another name of the same parameter. */
            var_name2?: string;
            /** @description ID of the oldest message that is not too old to be moved. */
            first_message_id_allowed_to_move?: number;
            /** @description How many messages of the topic the user may read. */
            total_messages_in_topic?: number;
            /** @description How many of them are not too old to be moved. */
            total_messages_allowed_to_move?: number;
        };
        /** @description The body is larger than the server takes. */
        UpdateMessagePayloadTooLargeError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description Parameters of updateMessage. */
        UpdateMessageRequest: {
            /**
             * @description What the message says now, in Markdown; not together with `stream_id`.
             * @example Look at [that](https://example.com)
             */
            content?: string;
            /**
             * @description The topic to move to.
             * @example logo
             */
            topic?: string;
            /**
             * @description Which messages of the topic move: this one, this one and those after it, or all. Only with `topic` or `stream_id`.
             * @default change_one
             * @example change_one
             * @enum {string}
             */
            propagate_mode: "change_one" | "change_later" | "change_all";
            /**
             * @description Whether the notification bot posts in the old topic that messages went.
             * @default false
             * @example false
             */
            send_notification_to_old_thread: boolean;
            /**
             * @description Whether the notification bot posts in the new topic where the messages came from.
             * @default true
             * @example true
             */
            send_notification_to_new_thread: boolean;
            /**
             * @description ID of the channel to move to.
             * @example 7
             */
            stream_id?: number;
        };
        /** @description The request was refused; `code` and `msg` say why. */
        UpdateOrganizationBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "EXPECTATION_MISMATCH" | "INVALID_JSON" | "REQUEST_CONFUSING_VAR" | "REQUEST_VARIABLE_INVALID" | "SYSTEM_GROUP_REQUIRED" | "UNAUTHORIZED_PRINCIPAL";
            /** @description A name of the parameter. */
            var_name1?: string;
            /** @description Another name of the same parameter. */
            var_name2?: string;
            /** @description Name of the parameter. */
            var_name?: string;
            /** @description The value sent. */
            bad_value?: string | number;
            /** @description Name of the setting. */
            setting_name?: string;
        };
        /** @description The body is larger than the server takes. */
        UpdateOrganizationPayloadTooLargeError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description Parameters of updateOrganization. */
        UpdateOrganizationRequest: {
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
             *       "new": 3
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
             * @description Who may create reusable invitation links. The server stores and announces it, without effect: it has no invitations. Takes the new value and, optionally, the expected current value. Only an owner may change it. Default: `"role:administrators"`.
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
             * @description Who may add custom emoji. 1 members, 2 administrators, 3 full members, 4 moderators. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            add_custom_emoji_policy?: 1 | 2 | 3 | 4;
            /**
             * @description Who may create bots. 1 members, 2 members (incoming webhooks only), 3 administrators. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            bot_creation_policy?: 1 | 2 | 3;
            /**
             * @description Who may delete their own messages. 1 members, 2 administrators, 3 full members, 4 moderators, 5 everyone. Default: `5`.
             * @example 5
             * @enum {integer}
             */
            delete_own_message_policy?: 1 | 2 | 3 | 4 | 5;
            /**
             * @description Who may change the topic of other users' messages. 1 members, 2 administrators, 3 full members, 4 moderators, 5
             *     everyone, 6 nobody. Default: `5`.
             * @example 5
             * @enum {integer}
             */
            edit_topic_policy?: 1 | 2 | 3 | 4 | 5 | 6;
            /**
             * @description Who may invite users. 1 members, 2 administrators, 3 full members, 4 moderators, 6 nobody. The server stores and announces it, without effect: it has no invitations. Only an owner may change it. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            invite_to_realm_policy?: 1 | 2 | 3 | 4 | 6;
            /**
             * @description Who may subscribe other users to channels. 1 members, 2 administrators, 3 full members, 4 moderators. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            invite_to_stream_policy?: 1 | 2 | 3 | 4;
            /**
             * @description Who may move messages to another channel. 1 members, 2 administrators, 3 full members, 4 moderators, 6 nobody. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            move_messages_between_streams_policy?: 1 | 2 | 3 | 4 | 6;
            /**
             * @description Who may create and edit user groups. 1 members, 2 administrators, 3 full members, 4 moderators. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            user_group_edit_policy?: 1 | 2 | 3 | 4;
            /**
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
             * @description Whether users may see which users have read a message. The server stores and announces it, without effect: it has no read receipts. Default: `true`.
             * @example true
             */
            enable_read_receipts?: boolean;
            /**
             * @description Whether messages show previews of linked images. Default: `true`.
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
             * @description Highest rating of GIPHY images that is allowed. 0 if GIPHY is not offered. The server stores and announces it, without effect: it has no GIPHY integration. Default: `0`.
             * @example 0
             * @enum {integer}
             */
            giphy_rating?: 0 | 1 | 2 | 3 | 4;
            /**
             * @description Provider of video calls: an ID from `realm_available_video_chat_providers`. The server stores and announces it; clients apply it. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            video_chat_provider?: 0 | 1;
            /**
             * @description URL of the organization's Jitsi server. Null for that of the server. The server stores and announces it; clients apply it. Takes the URL of a Jitsi server, or `default` for that of the server. Default: `null`.
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
             * @description Whether users who sign up must not use a disposable email. The server stores and announces it, without effect: it has no sign-up. Only an owner may change it. Default: `true`.
             * @example true
             */
            disallow_disposable_email_addresses?: boolean;
            /**
             * @description Whether emails must belong to the organization's domains. The server stores and announces it, without effect: it has no list of domains. Only an owner may change it. Default: `false`.
             * @example false
             */
            emails_restricted_to_domains?: boolean;
            /**
             * @description Whether users need an invitation to join. The server stores and announces it, without effect: it has no sign-up. Only an owner may change it. Default: `true`.
             * @example true
             */
            invite_required?: boolean;
            /**
             * @description Whether clients mark guests as guests. The server stores and announces it; clients apply it. Default: `true`.
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
             * @description Type of the organization. 0 unspecified, 10 business, 20 open-source project, 30 education (non-profit),
             *     35 education (for-profit), 40 research, 50 event or conference, 60 non-profit, 70 government, 80 political group,
             *     90 community, 100 personal, 1000 other. The server stores and announces it; clients apply it. Default: `0`.
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
        /** @description The request was refused; `code` and `msg` say why. */
        UpdateOwnPresenceBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "INVALID_JSON" | "REQUEST_VARIABLE_MISSING";
            /** @description Name of the parameter. */
            var_name?: string;
        };
        /** @description Parameters of updateOwnPresence. */
        UpdateOwnPresenceRequest: {
            /**
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
            new_user_input: boolean;
            /**
             * @description Whether to only update the status of the user and return no presence data.
             * @default false
             * @example false
             */
            ping_only: boolean;
            /**
             * @deprecated
             * @description Whether to return presences in the modern format.
             * @default false
             * @example true
             */
            slim_presence: boolean;
        };
        /** @description Response of updateOwnPresence. */
        UpdateOwnPresenceResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /**
             * @description The value for `last_update_id` in the next request. It is at least the passed value, and equal to it if nothing
             *     else was published since. The requester's own report gets its ID when it is published. The next response contains
             *     the report again. The value is -1 if no `last_update_id` was passed and no data is returned, for example because
             *     presence is disabled.
             */
            presence_last_update_id: number;
            /** @description Time of the server, in UNIX seconds. Absent with `ping_only`. */
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
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        UpdateOwnStatusBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "INVALID_JSON";
        };
        /** @description Parameters of updateOwnStatus. */
        UpdateOwnStatusRequest: {
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
        /** @description The request was refused; `code` and `msg` say why. */
        UpdateProfileFieldBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "INVALID_JSON" | "UNAUTHORIZED_PRINCIPAL";
        };
        /** @description The body is larger than the server takes. */
        UpdateProfileFieldPayloadTooLargeError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description Parameters of updateProfileField. */
        UpdateProfileFieldRequest: {
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
        /** @description The request was refused; `code` and `msg` say why. */
        UpdateScheduledMessageBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "INVALID_JSON" | "REQUEST_CONFUSING_VAR" | "STREAM_DOES_NOT_EXIST" | "STREAM_WILDCARD_MENTION_NOT_ALLOWED" | "TOPIC_WILDCARD_MENTION_NOT_ALLOWED";
            /** @description A name of the parameter. */
            var_name1?: string;
            /** @description Another name of the same parameter. */
            var_name2?: string;
            /** @description The ID as it was given. */
            stream_id?: number;
        };
        /** @description What the request is about does not exist. */
        UpdateScheduledMessageNotFoundError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description The body is larger than the server takes. */
        UpdateScheduledMessagePayloadTooLargeError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description Parameters of updateScheduledMessage. */
        UpdateScheduledMessageRequest: {
            /**
             * @description `channel` (or `stream`) for a message to a channel, `direct` (or `private`) for one to people.
             * @example channel
             * @enum {string}
             */
            type?: "direct" | "channel" | "stream" | "private";
            /**
             * @description For a channel its ID, for people the list of their IDs. Needed with `type`.
             * @example 7
             */
            to?: components["schemas"]["ScheduledRecipient"];
            /**
             * @description What the message says, in Markdown; beyond `max_message_length` it is cut.
             * @example Good **evening**
             */
            content?: string;
            /**
             * @description The topic. Needed with a `type` of `channel` or `stream`, ignored for messages to people. Beyond
             *     `max_topic_length` it is cut.
             * @example logo
             */
            topic?: string;
            /**
             * @description When it is to be sent; any time in the future. Needed when the message failed.
             * @example 3165826990
             */
            scheduled_delivery_timestamp?: number;
        };
        /** @description The request was refused; `code` and `msg` say why. */
        UpdateSettingsBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "INVALID_JSON";
        };
        /** @description The body is larger than the server takes. */
        UpdateSettingsPayloadTooLargeError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description Parameters of updateSettings. */
        UpdateSettingsRequest: {
            /**
             * @description The new name, 2 to 100 characters.
             * @example Iago
             */
            full_name?: string;
            /**
             * @description The new email. It takes effect once the user opens the link that the server sends to it.
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
             * @example true
             */
            regenerate_api_key: boolean;
            /**
             * @description Whether times are shown in 24-hour format. Default: `false`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
             * @example false
             */
            twenty_four_hour_time?: boolean;
            /**
             * @description No effect at present. Reserved. Default: `false`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
             * @example false
             */
            dense_mode?: boolean;
            /**
             * @description When scrolling marks messages as read. 1 always, 2 only in conversation views, 3 never. The server stores and announces it; clients apply it. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            web_mark_read_on_scroll_policy?: 1 | 2 | 3;
            /**
             * @description What a click on a channel opens. 1 its top topic, 2 the feed of the channel. The server stores and announces it; clients apply it. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            web_channel_default_view?: 1 | 2;
            /**
             * @description Whether clients show the number of starred messages. The server stores and announces it; clients apply it. Default: `true`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
             * @example true
             */
            starred_message_counts?: boolean;
            /**
             * @description Whether the server sends `typing` events to the user. Default: `true`.
             * @example true
             */
            receives_typing_notifications?: boolean;
            /**
             * @description Whether the center panel uses the full width of the window. The server stores and announces it; clients apply it. Default: `false`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
             * @example false
             */
            fluid_layout_width?: boolean;
            /**
             * @description Reserved for accessibility variations of the display. The server stores and announces it; clients apply it. Default: `false`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
             * @example false
             */
            high_contrast_mode?: boolean;
            /**
             * @description Font size in pixels. The server stores and announces it; clients apply it. Default: `16`.
             * @example 16
             */
            web_font_size_px?: number;
            /**
             * @description Line height in percent of the font size. 120 means 1.2. The server stores and announces it; clients apply it. Default: `140`.
             * @example 140
             */
            web_line_height_percent?: number;
            /**
             * @description Color scheme. 1 automatic, 2 dark, 3 light. The server stores and announces it; clients apply it. Default: `1`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
             * @example 1
             * @enum {integer}
             */
            color_scheme?: 1 | 2 | 3;
            /**
             * @description Whether the server stores drafts. If the user disables the setting, the drafts on the server are deleted. Default: `true`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
             * @example true
             */
            enable_drafts_synchronization?: boolean;
            /**
             * @description Whether emoticons become emoji in the HTML of messages that the user sends or edits while the setting is true. The
             *     emoticons are `:)`, `(:`, `:(`, `<3`, `:|`, `:/`, `;)`, `:D`, `:o`, `:O`, `:p` and `:P`. They must be between
             *     whitespace or punctuation, outside code, formulas and links. The Markdown does not change. Default: `false`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
             * @example false
             */
            translate_emoticons?: boolean;
            /**
             * @description Whether clients show the names of the users who reacted, if there are few. The server stores and announces it; clients apply it. Default: `true`.
             * @example true
             */
            display_emoji_reaction_users?: boolean;
            /**
             * @description Code of the language of the interface and of notification emails. This server has notification emails in English
             *     only. The server stores and announces it; clients apply it. Default: `"en"`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
             * @example en
             */
            default_language?: string;
            /**
             * @description The view that the web client opens with. The server stores and announces it; clients apply it. Default: `"inbox"`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
             * @example inbox
             * @enum {string}
             */
            web_home_view?: "recent_topics" | "inbox" | "all_messages";
            /**
             * @description Whether the Escape key navigates to the home view. The server stores and announces it; clients apply it. Default: `true`.
             * @example true
             */
            web_escape_navigates_to_home_view?: boolean;
            /**
             * @description Whether narrow windows show the list of users on the left. The server stores and announces it; clients apply it. Default: `false`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
             * @example false
             */
            left_side_userlist?: boolean;
            /**
             * @description The style of emoji. The server stores and announces it; clients apply it. Default: `"google"`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
             * @example google
             * @enum {string}
             */
            emojiset?: "google" | "google-blob" | "twitter" | "text";
            /**
             * @description Whether clients move inactive channels down in the list of channels. 1 automatic, 2 always, 3 never. The server stores and announces it; clients apply it. Default: `1`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
             * @example 1
             * @enum {integer}
             */
            demote_inactive_streams?: 1 | 2 | 3;
            /**
             * @description The style of the list of users. 1 compact, 2 with status, 3 with avatar and status. The server stores and announces it; clients apply it. Default: `2`.
             * @example 2
             * @enum {integer}
             */
            user_list_style?: 1 | 2 | 3;
            /**
             * @description When previews of animated images are animated. The server stores and announces it; clients apply it. Default: `"on_hover"`.
             * @example on_hover
             * @enum {string}
             */
            web_animate_image_previews?: "always" | "on_hover" | "never";
            /**
             * @description Where clients show the number of unread messages. 1 all channels, 2 unmuted channels and topics, 3 no channels. The server stores and announces it; clients apply it. Default: `2`.
             * @example 2
             * @enum {integer}
             */
            web_stream_unreads_count_display_policy?: 1 | 2 | 3;
            /**
             * @description IANA name of the user's time zone. Empty if not set. Default: `""`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
             * @example Europe/Berlin
             */
            timezone?: string;
            /**
             * @description Whether the user gets desktop notifications of channel messages. The server stores and announces it; clients apply it. Default: `false`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example false
             */
            enable_stream_desktop_notifications?: boolean;
            /**
             * @description Whether the user gets emails about channel messages that arrive while the user is offline. Messages in muted channels
             *     and topics are excluded. The `email_notifications` of a subscription overrides this setting. Default: `false`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example false
             */
            enable_stream_email_notifications?: boolean;
            /**
             * @description Whether the user gets mobile notifications of channel messages. The server stores and announces it, without effect: it has no push service for devices. Default: `false`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example false
             */
            enable_stream_push_notifications?: boolean;
            /**
             * @description Whether the user gets audible notifications of channel messages. The server stores and announces it; clients apply it. Default: `false`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example false
             */
            enable_stream_audible_notifications?: boolean;
            /**
             * @description The sound of audible notifications. The value is the name under which clients know the sound. The server stores and announces it; clients apply it. Default: `"zulip"`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example zulip
             * @enum {string}
             */
            notification_sound?: "ascend" | "beep_boop" | "bink" | "bright" | "brlip" | "chime" | "deep tom" | "ding" | "double tap" | "down" | "dry bongos" | "dutdut" | "fast ascend" | "flute" | "friendly" | "kick roll" | "loud tintong" | "metallic snare" | "pan" | "shaker" | "simple" | "stairs" | "subtle" | "swish" | "tintong" | "up" | "wood block" | "zaping" | "zing" | "zulip" | "none";
            /**
             * @description Whether the user gets desktop notifications of direct messages and mentions. The server stores and announces it; clients apply it. Default: `true`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example true
             */
            enable_desktop_notifications?: boolean;
            /**
             * @description Whether the user gets audible notifications of direct messages and mentions. The server stores and announces it; clients apply it. Default: `true`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example true
             */
            enable_sounds?: boolean;
            /**
             * @description For how long the server collects messages before it sends emails about them, in seconds. The period starts with the
             *     first of these messages. Default: `120`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example 120
             */
            email_notifications_batching_period_seconds?: number;
            /**
             * @description Whether the user gets emails about direct messages and mentions that arrive while the user is offline. This includes
             *     mentions of the user's groups, and wildcard mentions that notify the user. Muting does not affect mentions of the
             *     user or a group. Default: `true`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example true
             */
            enable_offline_email_notifications?: boolean;
            /**
             * @description Whether the user gets mobile notifications of direct messages and mentions while offline. The server stores and announces it, without effect: it has no push service for devices. Default: `true`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example true
             */
            enable_offline_push_notifications?: boolean;
            /**
             * @description Whether the user gets mobile notifications of direct messages and mentions while online. The server stores and announces it, without effect: it has no push service for devices. Default: `true`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example true
             */
            enable_online_push_notifications?: boolean;
            /**
             * @description Whether the user gets desktop notifications of messages in followed topics. The server stores and announces it; clients apply it. Default: `true`.
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
             * @description Whether the user gets audible notifications of messages in followed topics. The server stores and announces it; clients apply it. Default: `true`.
             * @example true
             */
            enable_followed_topic_audible_notifications?: boolean;
            /**
             * @description Whether the user gets weekly emails about missed activity if they were not active for 5 days or more. The setting
             *     `digest_emails_enabled` of the organization must also be true. Default: `true`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example true
             */
            enable_digest_emails?: boolean;
            /**
             * @description Has no function outside a hosted offering. Default: `true`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example true
             */
            enable_marketing_emails?: boolean;
            /**
             * @description Whether the user gets emails about logins from a client or an IP address that is new for the account. Default: `true`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example true
             */
            enable_login_emails?: boolean;
            /**
             * @description Whether emails about messages show the messages, their senders and their conversations. The setting
             *     `message_content_allowed_in_email_notifications` of the organization must also be true. Default: `true`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example true
             */
            message_content_in_email_notifications?: boolean;
            /**
             * @description Whether desktop notifications contain the text of direct messages. The server stores and announces it; clients apply it. Default: `true`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example true
             */
            pm_content_in_desktop_notifications?: boolean;
            /**
             * @description Whether wildcard mentions notify like personal mentions, except in muted channels and topics. The
             *     `wildcard_mentions_notify` of a subscription overrides this setting. Default: `true`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
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
             * @description What the number on the desktop icon counts. 1 all unread messages, 2 direct messages, mentions and followed topics,
             *     3 direct messages and mentions, 4 nothing. The server stores and announces it; clients apply it. Default: `1`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example 1
             * @enum {integer}
             */
            desktop_icon_count_display?: 1 | 2 | 3 | 4;
            /**
             * @description Whether emails about messages name the organization in their subject. 1 automatic, 2 always, 3 never. Automatic means
             *     no, because the server has one organization. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            realm_name_in_email_notifications_policy?: 1 | 2 | 3;
            /**
             * @description Which topics the user follows automatically. 1 topics in which the user sends or reacts to a message, 2 topics in
             *     which the user sends a message, 3 topics that the user starts, 4 none. Default: `3`.
             * @example 3
             * @enum {integer}
             */
            automatically_follow_topics_policy?: 1 | 2 | 3 | 4;
            /**
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
             * @description Whether other users see when the user is online. Default: `true`. Clients without the capability `user_settings_object` get the change as an `update_global_notifications` event too.
             * @example true
             */
            presence_enabled?: boolean;
            /**
             * @description Whether the Enter key sends a message. The server stores and announces it; clients apply it. Default: `false`. Clients without the capability `user_settings_object` get the change as an `update_display_settings` event too.
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
             * @description Whether other users see which messages the user has read. The server stores and announces it, without effect: it has no read receipts. Default: `true`.
             * @example true
             */
            send_read_receipts?: boolean;
            /**
             * @description Who can see the user's real email. 1 everyone, 2 members, 3 administrators, 4 nobody, 5 moderators. The real email
             *     of a bot is visible to all users. Default: `1`.
             * @example 1
             * @enum {integer}
             */
            email_address_visibility?: 1 | 2 | 3 | 4 | 5;
            /**
             * @description Whether the web client navigates to the conversation to which the user just sent a message. The server stores and announces it; clients apply it. Default: `true`.
             * @example true
             */
            web_navigate_to_sent_message?: boolean;
        };
        /** @description Response of updateSettings. */
        UpdateSettingsResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description The new API key. Only present if `regenerate_api_key` is true. */
            api_key?: string;
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        UpdateSubscriptionPropertiesBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "INVALID_JSON" | "REQUEST_VARIABLE_MISSING";
            /** @description Name of the parameter. */
            var_name?: string;
        };
        /** @description The body is larger than the server takes. */
        UpdateSubscriptionPropertiesPayloadTooLargeError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description Parameters of updateSubscriptionProperties. */
        UpdateSubscriptionPropertiesRequest: {
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
                property: components["schemas"]["SubscriptionProperty"];
                /** @description A string for `color` (`#` and 3 to 6 hex digits), a boolean for all others. */
                value: boolean | string;
            }[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        UpdateUserBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "INVALID_JSON" | "UNAUTHORIZED_PRINCIPAL";
        };
        /** @description The request was refused; `code` and `msg` say why. */
        UpdateUserGroupBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "EXPECTATION_MISMATCH" | "INVALID_JSON";
        };
        /** @description The body is larger than the server takes. */
        UpdateUserGroupPayloadTooLargeError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description Parameters of updateUserGroup. */
        UpdateUserGroupRequest: {
            /**
             * @description New name, under the same rules as for a new group.
             * @example server
             */
            name?: string;
            /**
             * @description New description.
             * @example Who to ask about the server
             */
            description?: string;
            /**
             * @description Who may mention the group; any group but the system groups `role:internet` and `role:owners`.
             * @example {
             *       "new": 3
             *     }
             */
            can_mention_group?: {
                /** @description Who may mention the group from now on. */
                new: components["schemas"]["GroupSettingValue"];
                /** @description The value it is expected to have, compared without regard to order. */
                old?: components["schemas"]["GroupSettingValue"];
            };
        };
        /** @description The request was refused; `code` and `msg` say why. */
        UpdateUserGroupSubgroupsBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "INVALID_JSON";
        };
        /** @description The body is larger than the server takes. */
        UpdateUserGroupSubgroupsPayloadTooLargeError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description Parameters of updateUserGroupSubgroups. */
        UpdateUserGroupSubgroupsRequest: {
            /**
             * @description IDs of the groups that become subgroups.
             * @example [
             *       3
             *     ]
             */
            add?: number[];
            /**
             * @description IDs of the subgroups that no longer are.
             * @example [
             *       2
             *     ]
             */
            delete?: number[];
        };
        /** @description The body is larger than the server takes. */
        UpdateUserPayloadTooLargeError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST";
        };
        /** @description Parameters of updateUser. */
        UpdateUserRequest: {
            /**
             * @description The new name, 2 to 100 characters. An empty string is ignored.
             * @example Cordelia Lear
             */
            full_name?: string;
            /**
             * @description The new role.
             * @example 300
             */
            role?: components["schemas"]["Role"];
            /**
             * @description New values of custom profile fields. Fields that are not named do not change. If a field is named twice, the last
             *     value counts. The HTML of a text has at most 10,000 bytes, and that of all together at most 500,000.
             * @example []
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
                value?: (string | null) | unknown[];
            }[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        UploadCustomEmojiBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_IMAGE" | "BAD_REQUEST" | "INVALID_JSON";
        };
        /** @description Parameters of uploadCustomEmoji. */
        UploadCustomEmojiRequest: {
            /**
             * Format: binary
             * @description The image, at most 5 MiB large. The part may have any name; existing clients give it that of the file.
             */
            filename: string;
        };
        /** @description The request was refused; `code` and `msg` say why. */
        UploadFileBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_REQUEST" | "INVALID_JSON" | "REALM_UPLOAD_QUOTA";
        };
        /** @description Parameters of uploadFile. */
        UploadFileRequest: {
            /**
             * Format: binary
             * @description The file, at most `max_file_upload_size_mib` large. The part may have any name; existing clients give it that of the file.
             */
            filename: string;
        };
        /** @description Response of uploadFile. */
        UploadFileResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description Address of the file, from the root of the server. */
            url: string;
            /**
             * @deprecated
             * @description The same as `url`.
             */
            uri: string;
            /** @description The name of the file, as messages may call it. */
            filename: string;
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
        /** @description The request was refused; `code` and `msg` say why. */
        UploadOwnAvatarBadRequestError: {
            /**
             * @description Says that the request failed.
             * @constant
             */
            result: "error";
            /** @description What went wrong, for people. */
            msg: string;
            /**
             * @description What went wrong, for programs.
             * @enum {string}
             */
            code: "BAD_IMAGE" | "BAD_REQUEST" | "INVALID_JSON";
        };
        /** @description Parameters of uploadOwnAvatar. */
        UploadOwnAvatarRequest: {
            /**
             * Format: binary
             * @description The image, at most `max_avatar_file_size_mib` MiB. The part can have any name. Existing clients use the name of the
             *     file.
             */
            filename: string;
        };
        /** @description Response of uploadOwnAvatar. */
        UploadOwnAvatarResponse: {
            /**
             * @description Says that the request succeeded.
             * @constant
             */
            result: "success";
            /** @description Always empty. */
            msg: string;
            /** @description URL of the avatar, relative to the root of the server. */
            avatar_url: string;
            /** @description Names of the parameters of the request that the operation does not have, sorted; absent when there are none. */
            ignored_parameters_unsupported?: string[];
        };
    };
    responses: {
        /** @description The request is not allowed. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ForbiddenError"];
            };
        };
        /** @description What the request is about does not exist. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NotFoundError"];
            };
        };
        /** @description The body is larger than the server takes. */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PayloadTooLargeError"];
            };
        };
        /** @description There were too many requests. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TooManyRequestsError"];
            };
        };
        /** @description The request is not made by someone the server knows. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UnauthorizedError"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: {
        /**
         * @description How many requests the limit allows in its window.
         * @example 200
         */
        "X-RateLimit-Limit": number;
        /**
         * @description How many of them are left.
         * @example 199
         */
        "X-RateLimit-Remaining": number;
        /**
         * @description When all of them are there again, in UNIX seconds.
         * @example 1700000060
         */
        "X-RateLimit-Reset": number;
        /**
         * @description Seconds to wait before the next request; a decimal number.
         * @example 12.5
         */
        "Retry-After": number;
        /**
         * @description How to authenticate. Browsers get `Session` instead, so that they show no dialog.
         * @example Basic realm="chat"
         */
        "WWW-Authenticate": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    fetchApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "iago@example.com",
                 *       "password": "sesame-lantern-42"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["FetchApiKeyRequest"];
                /**
                 * @example {
                 *       "username": "iago@example.com",
                 *       "password": "sesame-lantern-42"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["FetchApiKeyRequest"];
                /**
                 * @example {
                 *       "username": "iago@example.com",
                 *       "password": "sesame-lantern-42"
                 *     }
                 */
                "application/json": components["schemas"]["FetchApiKeyRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FetchApiKeyResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FetchApiKeyBadRequestError"];
                };
            };
            /** @description The request is not made by someone the server knows. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FetchApiKeyUnauthorizedError"];
                };
            };
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    fetchDevApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "username": "iago@example.com"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["FetchDevApiKeyRequest"];
                /**
                 * @example {
                 *       "username": "iago@example.com"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["FetchDevApiKeyRequest"];
                /**
                 * @example {
                 *       "username": "iago@example.com"
                 *     }
                 */
                "application/json": components["schemas"]["FetchDevApiKeyRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FetchDevApiKeyResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FetchDevApiKeyBadRequestError"];
                };
            };
            /** @description The request is not made by someone the server knows. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FetchDevApiKeyUnauthorizedError"];
                };
            };
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listDevUsers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDevUsersResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDevUsersBadRequestError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    regenerateOwnApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegenerateOwnApiKeyResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getServerSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetServerSettingsResponse"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description Whether the client computes the URLs of gravatars itself. If true, `avatar_url` is null for users who have a gravatar
                 *     and whose real email the requesting user can see.
                 * @example true
                 */
                client_gravatar?: boolean;
                /**
                 * @description Whether to return `profile_data`, the values of custom profile fields.
                 * @example false
                 */
                include_custom_profile_fields?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUsersResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUsersBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "newbie@example.com",
                 *       "password": "sesame-lantern-42",
                 *       "full_name": "New User"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CreateUserRequest"];
                /**
                 * @example {
                 *       "email": "newbie@example.com",
                 *       "password": "sesame-lantern-42",
                 *       "full_name": "New User"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CreateUserRequest"];
                /**
                 * @example {
                 *       "email": "newbie@example.com",
                 *       "password": "sesame-lantern-42",
                 *       "full_name": "New User"
                 *     }
                 */
                "application/json": components["schemas"]["CreateUserRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateUserResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateUserBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUser: {
        parameters: {
            query?: {
                /**
                 * @description Whether the client computes the URLs of gravatars itself. If true, `avatar_url` is null for users who have a gravatar
                 *     and whose real email the requesting user can see.
                 * @example true
                 */
                client_gravatar?: boolean;
                /**
                 * @description Whether to return `profile_data`, the values of custom profile fields.
                 * @example false
                 */
                include_custom_profile_fields?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description ID or API email of the user.
                 * @example iago@example.com
                 */
                user_id_or_email: number | string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deactivateUser: {
        parameters: {
            query?: {
                /**
                 * @description If present, the server notifies the user of the deactivation by email. The email contains the comment if it is not
                 *     empty.
                 * @example Thank you for your work with us!
                 */
                deactivation_notification_comment?: string;
            };
            header?: never;
            path: {
                /**
                 * @description ID of the user.
                 * @example 12
                 */
                user_id_or_email: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeactivateUserBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the user.
                 * @example 12
                 */
                user_id_or_email: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateUserRequest"];
                "multipart/form-data": components["schemas"]["UpdateUserRequest"];
                "application/json": components["schemas"]["UpdateUserRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateUserBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateUserPayloadTooLargeError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    reactivateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the user.
                 * @example 12
                 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReactivateUserBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getOwnUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetOwnUserResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadOwnAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadOwnAvatarRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadOwnAvatarResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadOwnAvatarBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteOwnAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteOwnAvatarResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteOwnAvatarBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listBots: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListBotsResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListBotsBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createBot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "full_name": "Reminder",
                 *       "short_name": "reminder"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CreateBotRequest"];
                /**
                 * @example {
                 *       "full_name": "Reminder",
                 *       "short_name": "reminder"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CreateBotRequest"];
                /**
                 * @example {
                 *       "full_name": "Reminder",
                 *       "short_name": "reminder"
                 *     }
                 */
                "application/json": components["schemas"]["CreateBotRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateBotResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateBotBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deactivateBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the bot.
                 * @example 26
                 */
                bot_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeactivateBotBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateBot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the bot.
                 * @example 26
                 */
                bot_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateBotRequest"];
                "multipart/form-data": components["schemas"]["UpdateBotRequest"];
                "application/json": components["schemas"]["UpdateBotRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateBotResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateBotBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    regenerateBotApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The ID of the bot.
                 * @example 26
                 */
                bot_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegenerateBotApiKeyResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegenerateBotApiKeyBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createProfileField: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "field_type": 1
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CreateProfileFieldRequest"];
                /**
                 * @example {
                 *       "field_type": 1
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CreateProfileFieldRequest"];
                /**
                 * @example {
                 *       "field_type": 1
                 *     }
                 */
                "application/json": components["schemas"]["CreateProfileFieldRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateProfileFieldResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateProfileFieldBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateProfileFieldPayloadTooLargeError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateProfileField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the field.
                 * @example 9
                 */
                field_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateProfileFieldRequest"];
                "multipart/form-data": components["schemas"]["UpdateProfileFieldRequest"];
                "application/json": components["schemas"]["UpdateProfileFieldRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateProfileFieldBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateProfileFieldPayloadTooLargeError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAlertWords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAlertWordsResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createAlertWords: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "alert_words": [
                 *         "design",
                 *         "logo"
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CreateAlertWordsRequest"];
                /**
                 * @example {
                 *       "alert_words": [
                 *         "design",
                 *         "logo"
                 *       ]
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CreateAlertWordsRequest"];
                /**
                 * @example {
                 *       "alert_words": [
                 *         "design",
                 *         "logo"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateAlertWordsRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateAlertWordsResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateAlertWordsBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateAlertWordsPayloadTooLargeError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteAlertWords: {
        parameters: {
            query: {
                /** @description The alert words to delete. */
                alert_words: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteAlertWordsResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteAlertWordsBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    markOnboardingStep: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "onboarding_step": "intro_inbox_view_modal"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["MarkOnboardingStepRequest"];
                /**
                 * @example {
                 *       "onboarding_step": "intro_inbox_view_modal"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["MarkOnboardingStepRequest"];
                /**
                 * @example {
                 *       "onboarding_step": "intro_inbox_view_modal"
                 *     }
                 */
                "application/json": components["schemas"]["MarkOnboardingStepRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkOnboardingStepBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listCustomEmoji: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCustomEmojiResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadCustomEmoji: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the emoji: lowercase letters, digits, `-` and `_`, a letter or digit at the end, at most 100
                 *     characters. Spaces count as `_`.
                 * @example party_parrot
                 */
                emoji_name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadCustomEmojiRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadCustomEmojiBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteCustomEmoji: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The name of the emoji.
                 * @example party_parrot
                 */
                emoji_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteCustomEmojiBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description What the request is about does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteCustomEmojiNotFoundError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: {
                /**
                 * @description Whether each channel lists its subscribers. May be slow in large organizations.
                 * @example true
                 */
                include_subscribers?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSubscriptionsResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSubscriptionsBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createSubscriptions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subscriptions": [
                 *         {
                 *           "name": "design",
                 *           "description": "What it should **look** like"
                 *         }
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CreateSubscriptionsRequest"];
                /**
                 * @example {
                 *       "subscriptions": [
                 *         {
                 *           "name": "design",
                 *           "description": "What it should **look** like"
                 *         }
                 *       ]
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CreateSubscriptionsRequest"];
                /**
                 * @example {
                 *       "subscriptions": [
                 *         {
                 *           "name": "design",
                 *           "description": "What it should **look** like"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateSubscriptionsRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateSubscriptionsResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateSubscriptionsBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateSubscriptionsPayloadTooLargeError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteSubscriptions: {
        parameters: {
            query: {
                /** @description Names of the channels, without regard to case. */
                subscriptions: string;
                /** @description The users to unsubscribe, by ID (preferred) or API email. Without any, the requester. */
                principals?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteSubscriptionsResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteSubscriptionsBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateSubscriptionProperties: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "subscription_data": [
                 *         {
                 *           "stream_id": 7,
                 *           "property": "pin_to_top",
                 *           "value": true
                 *         },
                 *         {
                 *           "stream_id": 7,
                 *           "property": "color",
                 *           "value": "#c2726a"
                 *         }
                 *       ]
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["UpdateSubscriptionPropertiesRequest"];
                /**
                 * @example {
                 *       "subscription_data": [
                 *         {
                 *           "stream_id": 7,
                 *           "property": "pin_to_top",
                 *           "value": true
                 *         },
                 *         {
                 *           "stream_id": 7,
                 *           "property": "color",
                 *           "value": "#c2726a"
                 *         }
                 *       ]
                 *     }
                 */
                "multipart/form-data": components["schemas"]["UpdateSubscriptionPropertiesRequest"];
                /**
                 * @example {
                 *       "subscription_data": [
                 *         {
                 *           "stream_id": 7,
                 *           "property": "pin_to_top",
                 *           "value": true
                 *         },
                 *         {
                 *           "stream_id": 7,
                 *           "property": "color",
                 *           "value": "#c2726a"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpdateSubscriptionPropertiesRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateSubscriptionPropertiesBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateSubscriptionPropertiesPayloadTooLargeError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMessages: {
        parameters: {
            query: {
                /**
                 * @description ID of a message, which need not exist; or `newest`, `oldest`, or `first_unread` for the oldest unread message, or the
                 *     newest where there is none. Needed, unless `use_first_unread_anchor` is true.
                 * @example newest
                 */
                anchor?: string | number;
                /**
                 * @description Whether the message with the ID `anchor` is among the messages.
                 * @example true
                 */
                include_anchor?: boolean;
                /**
                 * @description How many messages before the anchor; with `num_after` at most 5000.
                 * @example 20
                 */
                num_before: number;
                /**
                 * @description How many messages after the anchor; with `num_before` at most 5000.
                 * @example 0
                 */
                num_after: number;
                /** @description Which messages, all of them when absent. */
                narrow?: string;
                /**
                 * @description Whether the client computes gravatars itself, so that their URLs may be null.
                 * @example true
                 */
                client_gravatar?: boolean;
                /**
                 * @description Whether contents come as HTML instead of as Markdown.
                 * @example true
                 */
                apply_markdown?: boolean;
                /**
                 * @deprecated
                 * @description Use the `anchor` `first_unread`.
                 * @example false
                 */
                use_first_unread_anchor?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListMessagesResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListMessagesBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "channel",
                 *       "content": "Look at [this](https://example.com), @**all**"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SendMessageRequest"];
                /**
                 * @example {
                 *       "type": "channel",
                 *       "content": "Look at [this](https://example.com), @**all**"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["SendMessageRequest"];
                /**
                 * @example {
                 *       "type": "channel",
                 *       "content": "Look at [this](https://example.com), @**all**"
                 *     }
                 */
                "application/json": components["schemas"]["SendMessageRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendMessageResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendMessageBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendMessagePayloadTooLargeError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    matchNarrow: {
        parameters: {
            query: {
                /** @description IDs of the messages to check; those the user did not receive match nothing. */
                msg_ids: string;
                /** @description The conditions. */
                narrow: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchNarrowResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchNarrowBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMessage: {
        parameters: {
            query?: {
                /**
                 * @description Whether the content comes as HTML instead of as Markdown.
                 * @example false
                 */
                apply_markdown?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description ID of the message.
                 * @example 42
                 */
                message_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMessageResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMessageBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the message.
                 * @example 42
                 */
                message_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteMessageBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the message.
                 * @example 42
                 */
                message_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateMessageRequest"];
                "multipart/form-data": components["schemas"]["UpdateMessageRequest"];
                "application/json": components["schemas"]["UpdateMessageRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateMessageBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateMessagePayloadTooLargeError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendTypingStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "op": "start"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["SendTypingStatusRequest"];
                /**
                 * @example {
                 *       "op": "start"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["SendTypingStatusRequest"];
                /**
                 * @example {
                 *       "op": "start"
                 *     }
                 */
                "application/json": components["schemas"]["SendTypingStatusRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendTypingStatusBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createReaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the message.
                 * @example 42
                 */
                message_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "emoji_name": "tada"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CreateReactionRequest"];
                /**
                 * @example {
                 *       "emoji_name": "tada"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CreateReactionRequest"];
                /**
                 * @example {
                 *       "emoji_name": "tada"
                 *     }
                 */
                "application/json": components["schemas"]["CreateReactionRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateReactionBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteReaction: {
        parameters: {
            query?: {
                /**
                 * @description Name of the emoji; needed where `emoji_code` is absent.
                 * @example tada
                 */
                emoji_name?: string;
                /**
                 * @description Identifier of the emoji in the namespace of `reaction_type`.
                 * @example 1f389
                 */
                emoji_code?: string;
                /**
                 * @description What `emoji_code` stands for. `zulip_extra_emoji` is what older clients call `service_extra_emoji`. Told by the name
                 *     where it is absent and `emoji_code` too, else `unicode_emoji`.
                 * @example unicode_emoji
                 */
                reaction_type?: "unicode_emoji" | "realm_emoji" | "service_extra_emoji" | "zulip_extra_emoji";
            };
            header?: never;
            path: {
                /**
                 * @description ID of the message.
                 * @example 42
                 */
                message_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteReactionBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadFileRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadFileResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadFileBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listAttachments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAttachmentsResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAttachmentsBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteAttachment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the file, from `GET /attachments`; it is not the ID of a message.
                 * @example 1
                 */
                attachment_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteAttachmentBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDraftsResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDraftsBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createDrafts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateDraftsRequest"];
                "multipart/form-data": components["schemas"]["CreateDraftsRequest"];
                "application/json": components["schemas"]["CreateDraftsRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateDraftsResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateDraftsBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateDraftsPayloadTooLargeError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the draft.
                 * @example 17
                 */
                draft_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteDraftBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description What the request is about does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteDraftNotFoundError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the draft.
                 * @example 17
                 */
                draft_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "draft": {
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
                "application/x-www-form-urlencoded": components["schemas"]["UpdateDraftRequest"];
                /**
                 * @example {
                 *       "draft": {
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
                "multipart/form-data": components["schemas"]["UpdateDraftRequest"];
                /**
                 * @example {
                 *       "draft": {
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
                "application/json": components["schemas"]["UpdateDraftRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateDraftBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description What the request is about does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateDraftNotFoundError"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateDraftPayloadTooLargeError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateSettingsRequest"];
                "multipart/form-data": components["schemas"]["UpdateSettingsRequest"];
                "application/json": components["schemas"]["UpdateSettingsRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateSettingsResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateSettingsBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateSettingsPayloadTooLargeError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateDisplaySettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateSettingsRequest"];
                "multipart/form-data": components["schemas"]["UpdateSettingsRequest"];
                "application/json": components["schemas"]["UpdateSettingsRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateSettingsResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateSettingsBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateSettingsPayloadTooLargeError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateSettingsRequest"];
                "multipart/form-data": components["schemas"]["UpdateSettingsRequest"];
                "application/json": components["schemas"]["UpdateSettingsRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateSettingsResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateSettingsBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateSettingsPayloadTooLargeError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listScheduledMessages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListScheduledMessagesResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListScheduledMessagesBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createScheduledMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "type": "channel",
                 *       "to": 7,
                 *       "content": "Good **morning**",
                 *       "scheduled_delivery_timestamp": 3165826990
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CreateScheduledMessageRequest"];
                /**
                 * @example {
                 *       "type": "channel",
                 *       "to": 7,
                 *       "content": "Good **morning**",
                 *       "scheduled_delivery_timestamp": 3165826990
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CreateScheduledMessageRequest"];
                /**
                 * @example {
                 *       "type": "channel",
                 *       "to": 7,
                 *       "content": "Good **morning**",
                 *       "scheduled_delivery_timestamp": 3165826990
                 *     }
                 */
                "application/json": components["schemas"]["CreateScheduledMessageRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateScheduledMessageResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateScheduledMessageBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateScheduledMessagePayloadTooLargeError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateScheduledMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the scheduled message; not the one the message gets when it is sent.
                 * @example 27
                 */
                scheduled_message_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateScheduledMessageRequest"];
                "multipart/form-data": components["schemas"]["UpdateScheduledMessageRequest"];
                "application/json": components["schemas"]["UpdateScheduledMessageRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateScheduledMessageBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description What the request is about does not exist. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateScheduledMessageNotFoundError"];
                };
            };
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateScheduledMessagePayloadTooLargeError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUserGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUserGroupsResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUserGroupsBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createUserGroup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "backend",
                 *       "description": "Who to ask about the server",
                 *       "members": []
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CreateUserGroupRequest"];
                /**
                 * @example {
                 *       "name": "backend",
                 *       "description": "Who to ask about the server",
                 *       "members": []
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CreateUserGroupRequest"];
                /**
                 * @example {
                 *       "name": "backend",
                 *       "description": "Who to ask about the server",
                 *       "members": []
                 *     }
                 */
                "application/json": components["schemas"]["CreateUserGroupRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateUserGroupResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateUserGroupBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateUserGroupPayloadTooLargeError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateUserGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the group.
                 * @example 9
                 */
                user_group_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateUserGroupRequest"];
                "multipart/form-data": components["schemas"]["UpdateUserGroupRequest"];
                "application/json": components["schemas"]["UpdateUserGroupRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateUserGroupBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateUserGroupPayloadTooLargeError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateUserGroupSubgroups: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the group.
                 * @example 9
                 */
                user_group_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateUserGroupSubgroupsRequest"];
                "multipart/form-data": components["schemas"]["UpdateUserGroupSubgroupsRequest"];
                "application/json": components["schemas"]["UpdateUserGroupSubgroupsRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateUserGroupSubgroupsBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateUserGroupSubgroupsPayloadTooLargeError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateOwnPresence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "active"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["UpdateOwnPresenceRequest"];
                /**
                 * @example {
                 *       "status": "active"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["UpdateOwnPresenceRequest"];
                /**
                 * @example {
                 *       "status": "active"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateOwnPresenceRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateOwnPresenceResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateOwnPresenceBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listPresences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListPresencesResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateOwnStatus: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateOwnStatusRequest"];
                "multipart/form-data": components["schemas"]["UpdateOwnStatusRequest"];
                "application/json": components["schemas"]["UpdateOwnStatusRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateOwnStatusBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUserStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the user.
                 * @example 9
                 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserStatusResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserStatusBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateOrganizationRequest"];
                "multipart/form-data": components["schemas"]["UpdateOrganizationRequest"];
                "application/json": components["schemas"]["UpdateOrganizationRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateOrganizationBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateOrganizationPayloadTooLargeError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    createLinkifier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "pattern": "#(?P<id>[0-9]+)",
                 *       "url_template": "https://issues.example.com/{id}"
                 *     }
                 */
                "application/x-www-form-urlencoded": components["schemas"]["CreateLinkifierRequest"];
                /**
                 * @example {
                 *       "pattern": "#(?P<id>[0-9]+)",
                 *       "url_template": "https://issues.example.com/{id}"
                 *     }
                 */
                "multipart/form-data": components["schemas"]["CreateLinkifierRequest"];
                /**
                 * @example {
                 *       "pattern": "#(?P<id>[0-9]+)",
                 *       "url_template": "https://issues.example.com/{id}"
                 *     }
                 */
                "application/json": components["schemas"]["CreateLinkifierRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateLinkifierResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateLinkifierBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    registerQueue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RegisterQueueRequest"];
                "multipart/form-data": components["schemas"]["RegisterQueueRequest"];
                "application/json": components["schemas"]["RegisterQueueRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterQueueResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterQueueBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            /** @description The body is larger than the server takes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterQueuePayloadTooLargeError"];
                };
            };
            429: components["responses"]["TooManyRequests"];
        };
    };
    getEvents: {
        parameters: {
            query?: {
                /**
                 * @description ID of the queue; absent to register a new one.
                 * @example 0b6e1c5e-5bd1-4e0d-9a04-0c5b35d4a3f1
                 */
                queue_id?: string;
                /**
                 * @description The highest event ID that the client has received and acknowledges; -1 when it has received none. Without it the
                 *     response has every event that is not acknowledged yet.
                 * @example 17
                 */
                last_event_id?: number;
                /**
                 * @description Whether the request is nonblocking. True returns at once, with or without events.
                 * @example true
                 */
                dont_block?: boolean;
                /**
                 * @description The types of event the client wants; all when absent. Types that the server does not know are passed over.
                 *     Heartbeats come to every client.
                 */
                event_types?: string;
                /**
                 * @description Which messages the client wants to be told of, as for `GET /messages`; events of other types are not narrowed.
                 *     Only operators that can be told from the message itself are taken: `channel`, `topic`, `sender`, `dm`,
                 *     `dm-including`, `id`, and `is` with `dm`, `starred`, `unread`, `mentioned`, `alerted` or `resolved`, and their
                 *     older names. It has at most 8192 characters as JSON. Where it is absent or empty, a bot's
                 *     `default_events_register_stream` stands in its place.
                 */
                narrow?: string;
                /**
                 * @description Whether the client wants the messages of every public channel, subscribed or not. Not for guests. False when absent,
                 *     unless a bot has `default_all_public_streams`.
                 * @example true
                 */
                all_public_streams?: boolean;
                /**
                 * @description Whether message contents come as HTML instead of as Markdown.
                 * @example true
                 */
                apply_markdown?: boolean;
                /**
                 * @description Whether the client can make gravatar addresses itself; then `avatar_url` is null for users whose avatar is one.
                 * @example false
                 */
                client_gravatar?: boolean;
                /**
                 * @deprecated
                 * @description Whether presence events are keyed by user ID instead of by email.
                 * @example true
                 */
                slim_presence?: boolean;
                /**
                 * @description Whether channels come with the IDs of their subscribers, in the response and in `subscription` events.
                 * @example true
                 */
                include_subscribers?: boolean;
                /** @description What the client copes with that older clients do not. */
                client_capabilities?: string;
                /** @description Has no effect here, where no state is answered. */
                fetch_event_types?: string;
                /**
                 * @description How many seconds the queue outlives its last connection. 0 stands for the default of 600; more than 604800
                 *     (a week) counts as that.
                 * @example 3600
                 */
                queue_lifespan_secs?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetEventsResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetEventsBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteQueue: {
        parameters: {
            query: {
                /**
                 * @description ID of the queue.
                 * @example 0b6e1c5e-5bd1-4e0d-9a04-0c5b35d4a3f1
                 */
                queue_id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            /** @description The request was refused; `code` and `msg` say why. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteQueueBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    receiveAttachmentAddEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "id": 0,
                 *       "type": "attachment",
                 *       "op": "add",
                 *       "attachment": {
                 *         "id": 1,
                 *         "name": "notes.txt",
                 *         "path_id": "1/ce/2Xpnnwgh8JWKxBXtTfD6BHKV/notes.txt",
                 *         "size": 571946,
                 *         "create_time": 1588145417000,
                 *         "messages": []
                 *       },
                 *       "upload_space_used": 571946
                 *     }
                 */
                "application/json": components["schemas"]["AttachmentAddEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveAttachmentUpdateEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "id": 0,
                 *       "type": "attachment",
                 *       "op": "update",
                 *       "attachment": {
                 *         "id": 1,
                 *         "name": "notes.txt",
                 *         "path_id": "1/ce/2Xpnnwgh8JWKxBXtTfD6BHKV/notes.txt",
                 *         "size": 571946,
                 *         "create_time": 1588145417000,
                 *         "messages": [
                 *           {
                 *             "id": 102,
                 *             "date_sent": 1588145424000
                 *           }
                 *         ]
                 *       },
                 *       "upload_space_used": 571946
                 *     }
                 */
                "application/json": components["schemas"]["AttachmentUpdateEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveAttachmentRemoveEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["AttachmentRemoveEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveRealmBotAddEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "id": 0,
                 *       "type": "realm_bot",
                 *       "op": "add",
                 *       "bot": {
                 *         "user_id": 26,
                 *         "email": "reminder-bot@example.com",
                 *         "full_name": "Reminder",
                 *         "bot_type": 1,
                 *         "is_active": true,
                 *         "owner_id": 9,
                 *         "avatar_url": "https://secure.gravatar.com/avatar/1c5ba0e4bb5b1d6e4a3a4a5f8b1c1a2f?d=identicon&version=1",
                 *         "services": [],
                 *         "default_sending_stream": null,
                 *         "default_events_register_stream": null,
                 *         "default_all_public_streams": false,
                 *         "api_key": "abcdefghijklmnopqrstuvwxyz012345"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RealmBotAddEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveRealmBotUpdateEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["RealmBotUpdateEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveRealmBotDeleteEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "id": 0,
                 *       "type": "realm_bot",
                 *       "op": "delete",
                 *       "bot": {
                 *         "user_id": 26
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RealmBotDeleteEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveStreamCreateEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["StreamCreateEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveStreamDeleteEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                 *           "first_message_id": 50,
                 *           "stream_weekly_traffic": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["StreamDeleteEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveSubscriptionAddEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["SubscriptionAddEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveSubscriptionRemoveEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["SubscriptionRemoveEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveSubscriptionUpdateEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "id": 0,
                 *       "type": "subscription",
                 *       "op": "update",
                 *       "property": "pin_to_top",
                 *       "value": true,
                 *       "stream_id": 7
                 *     }
                 */
                "application/json": components["schemas"]["SubscriptionUpdateEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveSubscriptionPeerAddEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["SubscriptionPeerAddEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveSubscriptionPeerRemoveEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["SubscriptionPeerRemoveEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveDefaultStreamsEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                 *           "first_message_id": null,
                 *           "stream_weekly_traffic": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["DefaultStreamsEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveStreamUpdateEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "id": 0,
                 *       "type": "stream",
                 *       "op": "update",
                 *       "property": "first_message_id",
                 *       "value": 43,
                 *       "stream_id": 7,
                 *       "name": "design"
                 *     }
                 */
                "application/json": components["schemas"]["StreamUpdateEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveDraftsAddEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["DraftsAddEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveDraftsUpdateEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "id": 0,
                 *       "type": "drafts",
                 *       "op": "update",
                 *       "draft": {
                 *         "id": 17,
                 *         "type": "private",
                 *         "to": [
                 *           10
                 *         ],
                 *         "topic": "",
                 *         "content": "What about blue",
                 *         "timestamp": 1718000060
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["DraftsUpdateEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveDraftsRemoveEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "id": 0,
                 *       "type": "drafts",
                 *       "op": "remove",
                 *       "draft_id": 17
                 *     }
                 */
                "application/json": components["schemas"]["DraftsRemoveEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveRealmEmojiUpdateEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["RealmEmojiUpdateEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveHeartbeatEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "id": 0,
                 *       "type": "heartbeat"
                 *     }
                 */
                "application/json": components["schemas"]["HeartbeatEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveRestartEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "id": 0,
                 *       "type": "restart",
                 *       "service_version": "10.0",
                 *       "service_feature_level": 282,
                 *       "service_merge_base": "10.0",
                 *       "server_generation": 1718000000
                 *     }
                 */
                "application/json": components["schemas"]["RestartEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveWebReloadClientEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "id": 0,
                 *       "type": "web_reload_client",
                 *       "immediate": false
                 *     }
                 */
                "application/json": components["schemas"]["WebReloadClientEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveRealmLinkifiersEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["RealmLinkifiersEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveMessageEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                 *         "sender_realm_str": "",
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
                "application/json": components["schemas"]["MessageEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveUserTopicEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "id": 0,
                 *       "type": "user_topic",
                 *       "stream_id": 7,
                 *       "topic_name": "logo",
                 *       "last_updated": 1718000000,
                 *       "visibility_policy": 3
                 *     }
                 */
                "application/json": components["schemas"]["UserTopicEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveReactionAddEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["ReactionAddEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveReactionRemoveEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["ReactionRemoveEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveDeleteMessageEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["DeleteMessageEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveUpdateMessageEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "id": 0,
                 *       "type": "update_message",
                 *       "user_id": 9,
                 *       "edit_timestamp": 1718000060,
                 *       "message_id": 42,
                 *       "message_ids": [
                 *         42,
                 *         43
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
                 *       "is_me_message": false
                 *     }
                 */
                "application/json": components["schemas"]["UpdateMessageEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveUpdateMessageFlagsAddEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["UpdateMessageFlagsAddEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveTypingStartEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["TypingStartEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveTypingStopEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["TypingStopEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveRealmUpdateEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "id": 0,
                 *       "type": "realm",
                 *       "op": "update",
                 *       "property": "mandatory_topics",
                 *       "value": true
                 *     }
                 */
                "application/json": components["schemas"]["RealmUpdateEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveRealmUpdateDictEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["RealmUpdateDictEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveUserStatusEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["UserStatusEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receivePresenceEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "id": 0,
                 *       "type": "presence",
                 *       "user_id": 10,
                 *       "email": "iago@example.com",
                 *       "server_timestamp": 1718000000.5,
                 *       "presence": {
                 *         "aggregated": {
                 *           "client": "website",
                 *           "status": "active",
                 *           "timestamp": 1718000000
                 *         },
                 *         "website": {
                 *           "client": "website",
                 *           "status": "active",
                 *           "timestamp": 1718000000,
                 *           "pushable": false
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PresenceEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveCustomProfileFieldsEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "id": 0,
                 *       "type": "custom_profile_fields",
                 *       "fields": [
                 *         {
                 *           "id": 9,
                 *           "name": "Favorite editor",
                 *           "field_type": 1,
                 *           "type": 1,
                 *           "hint": "",
                 *           "field_data": "",
                 *           "order": 9,
                 *           "required": false,
                 *           "display_in_profile_summary": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CustomProfileFieldsEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveScheduledMessagesAddEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["ScheduledMessagesAddEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveScheduledMessagesUpdateEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["ScheduledMessagesUpdateEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveScheduledMessagesRemoveEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "id": 0,
                 *       "type": "scheduled_messages",
                 *       "op": "remove",
                 *       "scheduled_message_id": 27
                 *     }
                 */
                "application/json": components["schemas"]["ScheduledMessagesRemoveEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveUserSettingsUpdateEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "id": 0,
                 *       "type": "user_settings",
                 *       "op": "update",
                 *       "property": "high_contrast_mode",
                 *       "value": false
                 *     }
                 */
                "application/json": components["schemas"]["UserSettingsUpdateEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveUpdateDisplaySettingsEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "id": 0,
                 *       "type": "update_display_settings",
                 *       "user": "iago@example.com",
                 *       "setting_name": "high_contrast_mode",
                 *       "setting": false
                 *     }
                 */
                "application/json": components["schemas"]["UpdateDisplaySettingsEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveUpdateGlobalNotificationsEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "id": 0,
                 *       "type": "update_global_notifications",
                 *       "user": "iago@example.com",
                 *       "notification_name": "enable_sounds",
                 *       "setting": true
                 *     }
                 */
                "application/json": components["schemas"]["UpdateGlobalNotificationsEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveUserGroupAddMembersEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["UserGroupAddMembersEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveUserGroupRemoveMembersEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["UserGroupRemoveMembersEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveUserGroupAddEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["UserGroupAddEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveUserGroupUpdateEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["UserGroupUpdateEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveUserGroupAddSubgroupsEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["UserGroupAddSubgroupsEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveUserGroupRemoveSubgroupsEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["UserGroupRemoveSubgroupsEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveRealmUserAddEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                 *         "date_joined": "2024-07-30T09:41:00+00:00",
                 *         "avatar_url": "https://secure.gravatar.com/avatar/2d7a1e2b5f3c4e0a8c9d1b2a3f4e5d6c?d=identicon&version=1",
                 *         "avatar_version": 1,
                 *         "profile_data": {}
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RealmUserAddEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveRealmUserRemoveEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["RealmUserRemoveEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveRealmUserUpdateEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["RealmUserUpdateEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveAlertWordsEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
                 * @example {
                 *       "id": 0,
                 *       "type": "alert_words",
                 *       "alert_words": [
                 *         "design",
                 *         "logo"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AlertWordsEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    receiveOnboardingStepsEvent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                /**
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
                "application/json": components["schemas"]["OnboardingStepsEvent"];
            };
        };
        responses: {
            /** @description Nothing is to be answered: events are read with GET /events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
