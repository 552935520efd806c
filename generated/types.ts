// Written by `npm run generate` from openapi/; never edited.
import type { UploadedFile } from "../src/http/uploaded-file.js";
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
         * @description Returns the API key of an account for its username and password. Clients use it to log users in. The organization must
         *     have password login enabled: with passwords that the server stores (`email_auth_enabled` of `GET /server_settings`),
         *     with an LDAP directory (`authentication_methods.ldap`), or with both.
         *
         *     With both, the server tries the directory first, then the password that it stores. A directory entry belongs to the
         *     account with the email of the entry. The first login creates the account. It gets the name in the directory, the role of
         *     a member and no password on the server.
         *
         *     A user who never had a password, or whose password was disabled, must reset it first. This does not apply if the
         *     directory verifies the user's password.
         *
         *     After 5 failures of a username, the IP address must wait one minute before its next attempt. The wait doubles after
         *     each further failure, up to 30 minutes. Attempts during the wait fail even with the right password. A successful login
         *     from the address clears the count. Failures of different usernames of one directory entry count together. The response
         *     reveals that an account is deactivated only if the password is right.
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
         * @description Returns the API key of any user, for developers of clients. It requires no credentials and no password. It is therefore
         *     available only on servers that run with `DEV_MODE` on. All other servers refuse it.
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
         * @description Returns the users whose API keys `POST /dev_fetch_api_key` returns. It requires no credentials. It is therefore
         *     available only on servers that run with `DEV_MODE` on. All other servers refuse it.
         *
         *     The lists contain active users without bots, ordered by ID, at most 100 each.
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
         *     Pending `GET /events` requests end. Event queues and sessions remain.
         *
         *     For a bot, sends a `realm_bot` event with op `update` and the new key to the users who may change the bot.
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
         *     The new user is a member and is subscribed to the default channels of the organization. The user gets a direct message
         *     of the welcome bot, which replies to the words that the message names. The server sends no email. Give the password to
         *     the new user yourself.
         *
         *     Sends a `realm_user` event (op `add`) to all users who can see the new user, `user_group` events (op `add_members`) to all
         *     users, `subscription` events (op `peer_add`) to the users who can see the channels, and a `message` event for the direct
         *     message.
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
         *     Sends a `realm_user` event (op `update`) to all users who can see the user, and `subscription` events (op `peer_remove`) to
         *     the users who can see the channels of the user. For bots, also sends `realm_bot` events. Sends `invites_changed` events if
         *     the user has invitations, which end.
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
         *     Sends a `realm_user` event for each change to all users who can see the user, and `user_group` events for a new role. For a
         *     bot, also sends `realm_bot` events.
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
         *     Sends a `realm_user` event (op `update`) to all users who can see the user, and `subscription` events (op `peer_add`) to the
         *     users who can see the channels of the user. For a bot, also sends a `realm_bot` event. If the user has a status, sends a
         *     `user_status` event.
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
        /**
         * Deactivate your own account
         * @description Deactivates the account of the requesting user. Its API key, sessions and event queues end at once. The bots that the
         *     user owns are deactivated too. The messages of the user stay. An administrator can reactivate the account.
         *
         *     The only owner cannot be deactivated.
         *
         *     Sends a `realm_user` event (op `update`) to all users who can see the user, and `subscription` events (op `peer_remove`) to
         *     the users who can see the channels of the user. For bots, also sends `realm_bot` events. Sends `invites_changed` events if
         *     the user has invitations, which end.
         *
         *     Permission: any role; bots not allowed.
         */
        delete: operations["deactivateOwnUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invitations
         * @description Returns the open invitations, in the order of their IDs, and after them the open invitation links. Administrators and
         *     owners get those of all users, other users get their own. Expired, used and revoked ones are not listed.
         *
         *     Permission: member or a higher role, no guests; bots not allowed.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite users
         * @description Sends each email address an invitation, with a link to a page where its owner creates an account. The link works once.
         *     The organization setting `invite_to_realm_policy` determines which users can invite. The account gets the role of the
         *     invitation, and is subscribed to its channels. An invitation replaces an earlier one of the same requester for the same
         *     address.
         *
         *     In an organization whose users all log in through a directory, the page asks for the username and the password of the
         *     directory. The account gets the email of the directory, and what the invitation gives if it is for that email. A first login
         *     without the page uses the newest valid invitation for the email.
         *
         *     An invitation is no longer valid when it expires, when it is revoked, when its creator is deactivated or could no longer
         *     invite with this role, or when an account with its address is created. Channels are left out that are archived, or to
         *     which its creator could no longer subscribe.
         *
         *     If an address belongs to an account whose email the requester cannot see, the response is the same as for an address
         *     without an account.
         *
         *     Limits: at most 5000 open invitations, and at most 500 invitation emails per user and day. The limits apply to
         *     administrators too.
         *
         *     Sends an `invites_changed` event.
         *
         *     Permission: member or a higher role, no guests; bots not allowed.
         */
        post: operations["createInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invites/{invite_id}": {
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
         * Revoke an invitation
         * @description Revokes an open invitation. Its link no longer works. Its creator can revoke it, and so can administrators. Only owners
         *     can revoke an invitation of an owner that another user created.
         *
         *     Sends an `invites_changed` event.
         *
         *     Permission: member or a higher role, no guests; bots not allowed.
         */
        delete: operations["deleteInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invites/{invite_id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend an invitation
         * @description Sends the email of an open invitation again, with a new link. The earlier link no longer works. The invitation expires
         *     at the same time as before. Its creator can resend it, and so can administrators. Only owners can resend an invitation of
         *     an owner that another user created.
         *
         *     The email counts among the invitation emails of the day, as in `POST /invites`.
         *
         *     Permission: member or a higher role, no guests; bots not allowed.
         */
        post: operations["resendInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invites/multiuse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an invitation link
         * @description Creates a link to a page where any number of users can join until it expires or is revoked. The page asks for an email
         *     address and sends it a second link, which works once and for a day. Only that one creates the account, so each account
         *     has an address that its user can read. In an organization whose users all log in through a directory, the page asks for
         *     the username and the password of the directory instead. The members of `create_multiuse_invite_group` can create links.
         *
         *     A link gives no more than its creator could give at the time of use. It does not work while its creator is deactivated or
         *     could not invite with this role.
         *
         *     Limit: at most 500 open invitation links. The limit applies to administrators too.
         *
         *     Sends an `invites_changed` event.
         *
         *     Permission: member or a higher role, no guests; bots not allowed.
         */
        post: operations["createInvitationLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invites/multiuse/{invite_id}": {
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
         * Revoke an invitation link
         * @description Revokes an open invitation link, and the links that it sent to email addresses. Its creator can revoke it, and so can
         *     administrators. Only owners can revoke a link that invites owners and that another user created.
         *
         *     Sends an `invites_changed` event.
         *
         *     Permission: member or a higher role, no guests; bots not allowed.
         */
        delete: operations["deleteInvitationLink"];
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
         * @description Returns the requesting user's active bots, ordered by creation, including their API keys.
         *
         *     Permission: member or a higher role, no guests; bots not allowed.
         */
        get: operations["listBots"];
        put?: never;
        /**
         * Create a bot
         * @description Creates a bot with the role of a member. The requester becomes its owner. The email of the bot is
         *     `<short_name>-bot@` followed by the `realm_bot_domain` of register. No other active account may have its name. The bot
         *     starts without subscriptions.
         *
         *     The `bot_creation_policy` of the organization restricts requesters below administrator: with 2 they cannot create
         *     generic bots, with 3 they cannot create any bot.
         *
         *     A bot of type 3 is an outgoing webhook. Each direct message of a human user to it, and each message of a human user
         *     that mentions it in a channel, causes a POST request to its `payload_url`. The bot must be able to read the message. A
         *     silent mention or a wildcard mention causes no request. The description of `interface_type` states the formats.
         *
         *     The requests of a bot are sent one after another, in the order of the messages. A request has 10 seconds. After a
         *     timeout, a connection error or a 5xx status it is sent again, at most three times, at growing intervals. The address
         *     must be public, unless the server's `OUTGOING_WEBHOOK_ADDRESSES` allows it. This holds after each redirect, too. At
         *     most 1000 waiting requests per bot are stored. Beyond that, the server deletes the oldest waiting request.
         *
         *     The response to a request is JSON with at most 1 MiB. The bot replies in the same conversation, if it may send messages
         *     there, with the text in `content` or `response_string`, or `text` in the format of Slack. Beside `content`, the text in
         *     `widget_content` is a form with choices, as in `POST /messages`. Without a text, or with `response_not_required`, the bot
         *     does not reply. If a request fails, the bot says so in the conversation, and sends the reason
         *     to its owner. If the message is moved during the request, the bot replies in its new topic. If it is deleted, if the bot
         *     can no longer read it, or if the bot is deactivated, the bot sends nothing.
         *
         *     Limits: at most 100 active bots per owner, at most 200 new bots per user and day, and at most 100 avatars per user and
         *     day. Avatars count for the user and all their bots together. The limits apply to administrators too.
         *
         *     Sends a `realm_bot` event (op `add`) to the users who may change the bot, a `realm_user` event (op `add`) to all users who
         *     can see the bot, and `user_group` events (op `add_members`) to all users.
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
         * @description Deactivates a bot. Its API key and its event queues become invalid at once. Its messages remain, and administrators can
         *     reactivate it. If the bot is already deactivated, nothing changes.
         *
         *     Allowed for the owner of the bot, administrators and organization owners. If the bot has the role of an organization
         *     owner, only its bot owner and organization owners can deactivate it.
         *
         *     Sends a `realm_bot` event (op `update`) to the users who may change the bot, and a `realm_user` event (op `update`) to all
         *     users who can see the bot.
         *
         *     Permission: member or a higher role, no guests; bots not allowed.
         */
        delete: operations["deactivateBot"];
        options?: never;
        head?: never;
        /**
         * Update a bot
         * @description Changes a bot. Allowed for the owner of the bot, administrators and organization owners. If the bot has the role of an
         *     organization owner, only its bot owner and organization owners can change it. The reason is that the bot's API key gives
         *     the rights of that role.
         *
         *     The update is atomic. No event is sent for fields whose value does not change.
         *
         *     The limits of `POST /bots` on active bots and on avatars apply.
         *
         *     Sends `realm_bot` events to the users who may change the bot, `realm_user` events to all users who can see the bot, and
         *     `user_group` events for a new role.
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
         * @description Replaces the API key of a bot with a new one. Allowed for the users who may change the bot, also if the bot is
         *     deactivated. After the response no process of the server accepts the old key. Pending `GET /events` requests of the bot
         *     end. Its event queues remain.
         *
         *     Sends a `realm_bot` event with op `update` and the new key to the users who may change the bot.
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
    "/bot_storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get bot storage
         * @description Returns entries of the requesting account's storage. Bots use it to keep their state. Each account has its own storage,
         *     and no other account can read it.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["getBotStorage"];
        /**
         * Update bot storage
         * @description Adds entries to the requesting account's storage, and replaces entries with the same keys. The update is atomic.
         *
         *     The keys and values of a storage may have 10000000 bytes together, as UTF-8. A control character for which JSON needs six
         *     characters, such as `\u0001`, counts as three bytes. Further limits: at most 10000 entries in the
         *     storage of an account, and at most 100 MiB in the storages of a user and all their bots.
         *
         *     Permission: any role; bots allowed.
         */
        put: operations["updateBotStorage"];
        post?: never;
        /**
         * Delete bot storage
         * @description Deletes entries of the requesting account's storage. The deletion is atomic: no entry is deleted if one of the keys does
         *     not exist.
         *
         *     Permission: any role; bots allowed.
         */
        delete: operations["deleteBotStorage"];
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
        /**
         * List the custom profile fields
         * @description Returns all custom profile fields, in the order in which they are shown.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["listProfileFields"];
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
        /**
         * Reorder the custom profile fields
         * @description Changes the order in which custom profile fields are shown. Sends a `custom_profile_fields` event with all fields, if the
         *     order changed.
         *
         *     Permission: organization administrator or owner; bots allowed.
         */
        patch: operations["reorderProfileFields"];
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
        /**
         * Delete a custom profile field
         * @description Deletes a custom profile field and the values that users have in it. Sends a `custom_profile_fields` event with the
         *     remaining fields.
         *
         *     Permission: organization administrator or owner; bots allowed.
         */
        delete: operations["deleteProfileField"];
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
    "/users/me/profile_data": {
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
         * Delete your own profile data
         * @description Deletes values of custom profile fields of the requesting user. Fields without a value are ignored. Sends a `realm_user`
         *     event with `custom_profile_field` for each deleted value to the users who can see the requesting user.
         *
         *     Permission: any role; bots not allowed.
         */
        delete: operations["deleteOwnProfileData"];
        options?: never;
        head?: never;
        /**
         * Change your own profile data
         * @description Changes values of custom profile fields of the requesting user. Sends a `realm_user` event with `custom_profile_field`
         *     for each changed value to the users who can see the requesting user.
         *
         *     Permission: any role; bots not allowed.
         */
        patch: operations["updateOwnProfileData"];
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
         *     An alert word counts only as a whole word. Before it may be white space or one of `("'.,;[*` and `` ` `` and `>`, and
         *     after it white space or one of `)"'?:.,;]!*` and `` ` ``. Other ASCII characters are part of the word, so that
         *     `:design:` does not contain `design`. Outside ASCII, only letters and digits are.
         *
         *     Limit: at most 1000 alert words per user.
         *
         *     Sends an `alert_words` event with all alert words to the requesting user.
         *
         *     Permission: any role; bots allowed.
         */
        post: operations["createAlertWords"];
        /**
         * Delete alert words
         * @description Deletes alert words of the requesting user. Case does not matter. Words that are not alert words are ignored. Returns
         *     the remaining alert words. Messages that have the flag `has_alert_word` keep it. Sends an `alert_words` event with the
         *     remaining alert words to the requesting user.
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
         * @description Marks a notice as seen by the requesting user. Clients then do not show it again. Sends an `onboarding_steps` event to the
         *     requesting user.
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
         * @description Returns the custom emoji of the organization, including deactivated ones.
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
         * @description Adds a custom emoji, which messages, reactions and statuses can use by its name. The image is a PNG, JPEG, GIF or
         *     WebP file of at most 50 million pixels and 500 frames. The server resizes it to fit 64 by 64 pixels. An animated
         *     image remains animated.
         *
         *     The organization setting `add_custom_emoji_policy` determines who can add custom emoji. Only administrators can use
         *     the name of a Unicode emoji. The custom emoji then replaces the Unicode emoji.
         *
         *     Limits:
         *
         *     - at most 2000 emoji images per user and day, including unreadable images
         *     - at most 500 custom emoji per member (no limit for administrators)
         *     - at most 10000 custom emoji in the organization
         *
         *     Deactivated emoji count, because messages still show them.
         *
         *     Sends a `realm_emoji` event to all users.
         *
         *     Permission: member or a higher role, no guests; bots not allowed.
         */
        post: operations["uploadCustomEmoji"];
        /**
         * Deactivate a custom emoji
         * @description Deactivates a custom emoji and frees its name. Messages, reactions and statuses that use the emoji keep it.
         *
         *     Administrators can deactivate all custom emoji. Other users can deactivate custom emoji that they uploaded, if
         *     `add_custom_emoji_policy` lets them add custom emoji.
         *
         *     Sends a `realm_emoji` event to all users.
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
         * @description Returns the channels to which the requesting user is subscribed, with their personal settings for each, ordered by
         *     name.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["listSubscriptions"];
        put?: never;
        /**
         * Subscribe users to channels
         * @description Subscribes the requesting user, or the users in `principals`, to channels. Creates the channels that do not exist.
         *     Channel names are trimmed and compared case-insensitively. A name that occurs more than once counts once.
         *
         *     Guests cannot subscribe users or create channels. All other users and bots can subscribe users to public channels.
         *     Only subscribers of a private channel can subscribe users to it. If the requesting user is not one of them, the
         *     error or `unauthorized` contains the name as it was requested. Subscribing other users requires the permission that
         *     the organization setting `invite_to_stream_policy` grants.
         *
         *     Creating a channel requires the permission that one of these organization settings grants:
         *
         *     - public channel: `can_create_public_channel_group`
         *     - private channel: `can_create_private_channel_group`
         *     - web-public channel: `can_create_web_public_channel_group`
         *
         *     Web-public channels also require the server setting `WEB_PUBLIC_STREAMS_ENABLED` and the organization setting
         *     `enable_spectator_access`. Only administrators can create a default channel. Only owners can create a channel with
         *     its own `message_retention_days`.
         *
         *     If a permission is missing, the request fails and changes nothing. If `authorization_errors_fatal` is false, the
         *     request subscribes users to all other channels instead. It lists the channels that it did not change or create in
         *     `unauthorized`.
         *
         *     For existing channels, `description` and all parameters from `invite_only` on are ignored, whatever their values.
         *     They are validated only if the request creates a channel. If any other value is invalid, the request fails and
         *     changes nothing.
         *
         *     Limits:
         *
         *     - at most 100 new channels per request
         *     - at most 500 new channels per user and day
         *     - at most 20000 pairs of a channel and a user per request
         *     - at most 200000 new subscriptions per user and day
         *     - at most 16 MiB of subscription events per request (op `add`: channels with their subscribers)
         *
         *     Requests of a bot count toward the limits of the bot owner. Days are UTC days.
         *
         *     Resubscribing restores the user's previous personal settings.
         *
         *     The notification bot sends the first message of each new channel, with its kind and its description, to the topic
         *     `channel events`. It counts as read for the requesting user. Users whom another user subscribed to existing channels
         *     get a direct message of the bot with the names of the channels. Bots do not get it. More than 100 users get it some
         *     seconds after the response.
         *
         *     Sends `stream` events (op `create`) to users who can now see a channel that they could not see before. Sends
         *     `default_streams` events for new default channels. Sends `subscription` events (op `add`) to the new subscribers.
         *     Sends `subscription` events (op `peer_add`) to all other users who can see the channels. Sends `realm_user` events (op `add`)
         *     and `user_status` events to guests who can see some of the other subscribers only now, and `message` events for the
         *     messages of the notification bot.
         *
         *     Permission: any role; bots allowed.
         */
        post: operations["createSubscriptions"];
        /**
         * Unsubscribe users from channels
         * @description Unsubscribes the requesting user, or the users in `principals`, from channels. All users can unsubscribe themselves
         *     and the bots they own. To unsubscribe other users, the requesting user must be able to see every channel and be in
         *     the `can_remove_subscribers_group` of each.
         *
         *     Limit: at most 20000 pairs of a channel and a user per request.
         *
         *     Sends `subscription` events (op `remove`) to the unsubscribed users. Sends `subscription` events (op `peer_remove`)
         *     to all other users who can see the channels. Sends `stream` events (op `delete`) to users who can no longer see a
         *     channel, and `realm_user` events (op `remove`) to guests who can no longer see some of the other subscribers. Sends
         *     `update_message_flags` events about unread messages, which count as read, to the unsubscribed users.
         *
         *     Permission: any role; bots allowed.
         */
        delete: operations["deleteSubscriptions"];
        options?: never;
        head?: never;
        /**
         * Subscribe and unsubscribe
         * @description Subscribes the requesting user to the channels in `add`, and unsubscribes them from those in `delete`. It has the rules,
         *     limits, notices and events of `POST` and `DELETE /users/me/subscriptions` without other parameters. Channels in `add` that
         *     do not exist are created with the default options. If any part fails, nothing changes.
         *
         *     Sends the events of both operations, such as `subscription`, `stream` and `message` events.
         *
         *     Permission: any role; bots allowed.
         */
        patch: operations["updateSubscriptions"];
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
         * Update personal settings of subscriptions
         * @description Changes the requesting user's personal settings for channels to which they are subscribed. Items are applied in the
         *     order of the request.
         *
         *     Sends a `subscription` event (op `update`) to the requesting user for each setting that changes. Muting or unmuting
         *     sends two events: one for `is_muted` and one for its inverse `in_home_view`.
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
    "/streams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List channels
         * @description Returns the channels that at least one parameter selects, without their personal settings, ordered by name. By
         *     default these are the public channels and the channels to which the requesting user is subscribed. Archived channels
         *     are not listed.
         *
         *     If the descriptions of all listed channels have more than 8 MiB, those beyond it are empty. `GET /streams/{stream_id}`
         *     returns the description of one channel.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["listChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/streams/{stream_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a channel
         * @description Returns a channel that the requesting user can see, without personal settings.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["getChannel"];
        put?: never;
        post?: never;
        /**
         * Archive a channel
         * @description Archives a channel. Administrators can archive all channels, also private ones to which they are not subscribed. An
         *     archived channel cannot be changed or restored.
         *
         *     All subscriptions end, as if every subscriber left the channel. Users keep the messages that they received while they
         *     were subscribed, as of this moment. Other users can no longer read the messages. Unread messages count as read.
         *
         *     No message can be sent to the channel, and no message can be moved to it or away from it. Scheduled messages to it
         *     fail. Its name can be used for a new channel. It is no longer a default channel, and no longer the organization's
         *     channel for announcements.
         *
         *     Sends `stream` events (op `delete`) to users who could see the channel, and `update_message_flags` events about unread
         *     messages to the subscribers. No `subscription` event is sent. Sends `default_streams` events if it was a default
         *     channel, and `realm` events if the organization used it for announcements. Sends `realm_user` events (op `remove`) to
         *     guests who can no longer see some of the other subscribers.
         *
         *     Permission: organization administrator or owner; bots allowed.
         */
        delete: operations["archiveChannel"];
        options?: never;
        head?: never;
        /**
         * Update a channel
         * @description Changes a channel. Parameters that are not sent, and values that the channel already has, change nothing. If any value
         *     is invalid, the request changes nothing.
         *
         *     Administrators can change all channels. A change of who can read the messages of a private channel, or of its
         *     `can_remove_subscribers_group`, also requires that the requesting user is subscribed to it.
         *
         *     A channel is one of these:
         *
         *     - web-public: `is_web_public` is true. All users can see it and read its messages.
         *     - public: all users except guests, and its subscribers, can see it and read its messages.
         *     - private with shared history: `is_private` and `history_public_to_subscribers` are true. Its subscribers can read all
         *       messages.
         *     - private with protected history: only `is_private` is true. Its subscribers can read the messages that were sent while
         *       they were subscribed.
         *
         *     Other combinations are an error. If `is_private` is sent without `history_public_to_subscribers`, the history is the
         *     usual one: shared for a public channel, protected for a private one. When a channel becomes private, users who are not
         *     subscribed can read only messages that they received while they were subscribed. When its history becomes protected,
         *     the same applies to its subscribers.
         *
         *     Old names of a channel are not kept. Links in messages contain the ID and continue to work, but narrows and requests
         *     must use the new name.
         *
         *     For a new name, description, kind of channel, posting permission or number of days, the notification bot sends a
         *     message to the topic `channel events` of the channel.
         *
         *     Sends `stream` events (op `update`) to users who can see the channel before and after the change. Sends `stream` events
         *     (op `create`) and the subscribers (`subscription` events, op `peer_add`) to users who can see it only now, and `stream`
         *     events (op `delete`) to users who can no longer see it. Sends `default_streams` events if `is_default_stream` changes, and
         *     `message` events for the messages of the notification bot.
         *
         *     Permission: organization administrator or owner; bots allowed.
         */
        patch: operations["updateChannel"];
        trace?: never;
    };
    "/streams/{stream_id}/email_address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the email address of a channel
         * @description Returns the address to which emails can be sent that become messages of the channel. This server does not receive
         *     emails, so the address is always empty. Clients show no address then.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["getChannelEmailAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/get_stream_id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the ID of a channel
         * @description Returns the ID of the channel with a name. Names are trimmed and compared case-insensitively.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["getChannelId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/subscriptions/muted_topics": {
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
         * Mute or unmute a topic
         * @deprecated
         * @description Mutes a topic for the requesting user, or removes the visibility policy of the topic. Use `POST /user_topics` instead.
         *     The request names the channel by `stream_id` or `stream`. If it has both, they must name the same channel.
         *
         *     Limit: at most 20000 topics with a policy per user.
         *
         *     Sends a `user_topic` and a `muted_topics` event, as `POST /user_topics` does.
         *
         *     Permission: any role; bots allowed.
         */
        patch: operations["updateMutedTopic"];
        trace?: never;
    };
    "/user_topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a visibility policy for a topic
         * @description Sets the visibility policy of the requesting user for a topic: muted, unmuted, followed, or that of the channel. The
         *     topic need not have messages. Topics are compared case-insensitively. Requires a channel that the user can read.
         *     A policy can still be removed if the user can no longer read the channel.
         *
         *     Limit: at most 20000 topics with a policy per user.
         *
         *     Sends a `user_topic` event to the requesting user if the policy changes. If the topic was or becomes muted, also sends
         *     a `muted_topics` event.
         *
         *     Permission: any role; bots allowed.
         */
        post: operations["updateUserTopic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/{stream_id}/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List topics of a channel
         * @description Returns the topics of a channel that the requesting user can read, from the newest message to the oldest. A topic is
         *     listed if the user can read at least one of its messages. In a private channel with protected history these are the
         *     messages that arrived while the user was subscribed.
         *
         *     If there are more than 20000 topics, only those with the newest messages are listed.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["listTopics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user_id}/subscriptions/{stream_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a subscription status
         * @description Returns whether a user is subscribed to a channel. The requesting user must be able to see both.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["getSubscriptionStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/streams/{stream_id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List subscribers of a channel
         * @description Returns the IDs of the users who are subscribed to a channel that the requesting user can see. Deactivated users are not
         *     listed.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["listSubscribers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/streams/{stream_id}/delete_topic": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a topic
         * @description Deletes the messages of a topic that the requesting user can read, for all users. In a private channel with protected
         *     history the messages that the user did not receive remain. Topics are compared case-insensitively. A topic without
         *     messages is complete.
         *
         *     The requesting user must be in the organization's `can_delete_any_message_group` and be able to read the channel.
         *
         *     The messages are deleted in batches, from the newest to the oldest. One request deletes at most 20000 messages, and
         *     fewer if that takes long. If `complete` is false, messages remain, and the client repeats the request.
         *
         *     Deletes the reactions and flags of the messages, and the files that no other message refers to. Sends a `delete_message`
         *     event for each batch to the requesting user, and to users who can read the messages, if they received them, starred
         *     them, or subscribe to the channel. Sends `attachment` events for the files to their
         *     owners. If the first message of the channel changes, sends a `stream` event to all users
         *     who can see the channel.
         *
         *     Permission: any role; bots allowed.
         */
        post: operations["deleteTopic"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/default_streams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a channel a default channel
         * @description Makes a channel one of the default channels, to which new users are subscribed, except guests. Existing users are not
         *     subscribed. The requesting user must be able to read the channel, and it must not be private.
         *
         *     If it was not a default channel before, sends a `default_streams` event to all users except guests.
         *
         *     Permission: organization administrator or owner; bots allowed.
         */
        post: operations["createDefaultChannel"];
        /**
         * Remove a default channel
         * @description Removes a channel from the default channels, to which new users are subscribed. Existing subscriptions remain.
         *
         *     If it was a default channel before, sends a `default_streams` event to all users except guests.
         *
         *     Permission: organization administrator or owner; bots allowed.
         */
        delete: operations["deleteDefaultChannel"];
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
         * @description Returns up to `num_before` messages before an anchor and up to `num_after` messages after it, ordered by ID. The
         *     anchor itself is included if it matches the narrow.
         *
         *     Without a narrow, these are the messages that the requesting user received. With a `channel`, `channels` or `id`
         *     condition, or with `is:starred`, they are all messages that the user can read. Messages from before the user subscribed
         *     have the flag `historical`. They are not included if the narrow also has a condition on another flag, such as
         *     `is:unread`.
         *
         *     A search that would have to compare too much text ends early. It returns the messages found so far, possibly none,
         *     with `found_oldest` or `found_newest` false.
         *
         *     The messages of a response have about 2 MiB at most. If more are found, those nearest to the anchor are returned.
         *     Then `found_oldest` or `found_newest` is false on each side where messages are missing. Clients continue from the
         *     first or the last ID. The three nearest messages are returned whatever their length.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["listMessages"];
        put?: never;
        /**
         * Send a message
         * @description Sends a channel message or a direct message.
         *
         *     Subscribers can send messages to a channel. Other users except guests can send messages to public channels too. Both
         *     are subject to the channel's `stream_post_policy`. A bot can send wherever the bot owner can. If the sender cannot
         *     see the channel, the error is that of a channel that does not exist, by ID and by name.
         *
         *     A direct message requires that the sender or a recipient is in the organization's `direct_message_permission_group`.
         *     The first message of a conversation also requires that the sender is in `direct_message_initiator_group`. Messages
         *     only to the sender or to bots require no permission.
         *
         *     Mentioning everyone in a channel or topic of more than 15 users requires the permission of
         *     `wildcard_mention_policy`. Mentioning a user group requires the permission of its `can_mention_group`.
         *
         *     Trailing whitespace and leading empty lines are removed. Content longer than `max_message_length` characters is
         *     truncated and ends in `[message truncated]`. A topic longer than `max_topic_length` characters is truncated and ends
         *     in `...`.
         *
         *     A request with the `queue_id` and the `local_id` of an earlier one sends no second message. It gets the response of
         *     the earlier request, whatever its other parameters, so a client can repeat a request whose response was lost. There
         *     are at most 200 remembered local IDs per event queue. To remember another, the server deletes the oldest one. It
         *     deletes all of them with the queue.
         *
         *     A content that begins with `/poll` makes a poll: the rest of the line is the question, and each further line is an
         *     option. `/todo` makes a to-do list: the rest of the line is its title, and each further line is a task, with an optional
         *     description behind a colon and a space. The widget is the first of the `submessages`.
         *
         *     Limit: at most 256 MiB of messages per day, of a person and all their bots. Markdown, HTML and the data
         *     of widgets count, also those of edits.
         *
         *     A generic bot that a message in a public channel mentions by name gets the `message` event even if it is not subscribed,
         *     with the flag `mentioned`. It gets nothing else: the message is not among its unread messages. This does not apply to bots
         *     with the role of a guest.
         *
         *     Sends a `message` event to the users who receive the message and to queues with `all_public_streams`. Sends
         *     `user_topic` events to the sender and to mentioned users if their settings make them follow or unmute the topic. They
         *     precede the `message` event. Sends `attachment` events to the owners of files that the message refers to. In direct messages, the mention of all users of a channel mentions all participants.
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
         * @description Returns which of the given messages match all conditions of a narrow. Clients use it for messages that they already
         *     have, to avoid implementing the search. Only messages that the requesting user received are considered, even if the
         *     narrow includes history that they can read. A message that was changed after the user left its channel does not
         *     match. If a search would have to compare too much text, the request fails with `BAD_NARROW`.
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
    "/messages/render": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Render a message
         * @description Returns the HTML of a message without sending it. Mentions, links to channels and previews of files are those of a
         *     message that the requesting user sends: names of users and channels that the user cannot see, and files that the user
         *     cannot share, remain text or plain links. It sends no event, and the mentioned users learn nothing of it.
         *
         *     Mentions that the user may not make, by `can_mention_group` or `wildcard_mention_policy`, are rendered too. The server
         *     refuses them only when the message is sent.
         *
         *     Permission: any role; bots allowed.
         */
        post: operations["renderMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/flags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or remove a flag of messages
         * @description Adds a flag of the requesting user to messages, or removes it. Clients mark messages as read or unread, and star or
         *     collapse them.
         *
         *     Only messages that the user can read can get a flag. Direct messages, and messages that the user received during a
         *     subscription that still lasts, can be unread. All others count as read. Messages that cannot be unread are ignored when
         *     `read` is added or removed. Unknown messages are ignored when `read` is added, or `starred` or `collapsed` removed, and so
         *     are those that the user cannot read when `read` is added. The user can remove `starred` and `collapsed` from messages that
         *     they can no longer read. Otherwise such messages are an error, and nothing changes.
         *
         *     Sends an `update_message_flags` event to the requesting user, if a message changed.
         *
         *     Permission: any role; bots allowed.
         */
        post: operations["updateMessageFlags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/flags/narrow": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add or remove a flag of the messages of a narrow
         * @description Adds a flag of the requesting user to the messages of a narrow around an anchor, or removes it. The messages are those
         *     that `GET /messages` finds with the same parameters.
         *
         *     A request processes a limited number of messages. Clients send further requests with `last_processed_id` as the anchor and
         *     `include_anchor` false, until `found_newest` is true. `first_processed_id` and `found_oldest` do the same for older
         *     messages.
         *
         *     Messages that cannot be unread are ignored when `read` is added or removed, as in `POST /messages/flags`. Sends an
         *     `update_message_flags` event to the requesting user, if a message changed.
         *
         *     Permission: any role; bots allowed.
         */
        post: operations["updateMessageFlagsForNarrow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mark_all_as_read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all messages as read
         * @description Marks all messages as read for the requesting user. Newer clients use `POST /messages/flags/narrow`.
         *
         *     Sends an `update_message_flags` event with `all` true to the requesting user, if a message changed and `complete` is
         *     true.
         *
         *     Permission: any role; bots allowed.
         */
        post: operations["markAllAsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mark_stream_as_read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the messages of a channel as read
         * @description Marks all messages of a channel as read for the requesting user. Newer clients use `POST /messages/flags/narrow`.
         *
         *     Sends an `update_message_flags` event to the requesting user, if a message changed.
         *
         *     Permission: any role; bots allowed.
         */
        post: operations["markChannelAsRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mark_topic_as_read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the messages of a topic as read
         * @description Marks all messages of a topic as read for the requesting user. Newer clients use `POST /messages/flags/narrow`.
         *
         *     Sends an `update_message_flags` event to the requesting user, if a message changed.
         *
         *     Permission: any role; bots allowed.
         */
        post: operations["markTopicAsRead"];
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
         * @description Returns a message. Users can read messages that they received, and messages of channels whose history they can read.
         *
         *     Users who left a channel that they cannot read otherwise can still read the messages that they received there. They
         *     get the messages as they were when they left, without later edits, topics, reactions and files. A message is not
         *     returned if it was moved to another channel since then, or if its version of that time is no longer stored.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["getMessage"];
        put?: never;
        post?: never;
        /**
         * Delete a message
         * @description Deletes a message for all users, including its reactions.
         *
         *     Users in the organization's `can_delete_any_message_group` can delete all messages that they can read. Other users
         *     can delete their own messages and those of their bots if `delete_own_message_policy` allows it. They can do so
         *     within `message_content_delete_limit_seconds` seconds after a message was sent. Users who cannot read the channel
         *     now cannot delete its messages.
         *
         *     Sends a `delete_message` event to the requesting user. Also sends it to users who can read the message, if they
         *     received it, starred it, or subscribe to its channel. If the message was the first one of its channel, sends a `stream` event to all users who can see the
         *     channel.
         *
         *     Permission: any role; bots allowed.
         */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        /**
         * Edit a message
         * @description Edits the content of a message, or moves it, alone or with other messages of its topic, to another topic or channel.
         *     Only users who can read the channel now can edit or move its messages, including their own.
         *
         *     **Content.** Users can edit messages that they sent, within `allow_message_editing` and
         *     `message_content_edit_limit_seconds`. Whitespace is removed and long content is truncated as for `POST /messages`.
         *     Empty content becomes `(deleted)`. Mentions count as for `POST /messages`, for all users who received the message.
         *
         *     **Topic and channel.** Users who can read the channel of the message can move messages in it:
         *
         *     - `edit_topic_policy` determines who can move messages to another topic.
         *     - `move_messages_between_streams_policy` determines who can move messages to another channel. The user must be able
         *       to send messages to that channel.
         *     - All of these users can give a topic to messages of the topic `(no topic)`.
         *
         *     Two time limits apply to members and guests: `move_messages_within_stream_limit_seconds` for another topic, and
         *     `move_messages_between_streams_limit_seconds` for another channel. They cannot move older messages. Direct messages
         *     cannot be moved. A topic or channel that equals the current one counts as absent.
         *
         *     If `propagate_mode` is `change_later` or `change_all`, messages of the topic that the user cannot read are not
         *     moved. Messages whose topic is written in another case, such as `Logo` and `logo`, belong to the same topic and move too.
         *     Without a new `topic`, each keeps its own case. If there are too many cases, all get that of this message.
         *
         *     A message keeps the newest 1000 entries of its edit history, and at most 512 KiB of them. An edit or a move deletes
         *     the oldest entries if necessary. It never fails because of the history.
         *
         *     Limit: at most 256 MiB of messages per day, of a person and all their bots. The new Markdown and HTML
         *     count as those of a message.
         *
         *     Sends these events, but none to users who left the channel and cannot read it otherwise:
         *
         *     - `update_message` to users who received the messages or can read them as subscribers, before or after the edit. If
         *       messages keep topics that are written in several cases, each case has an event.
         *     - `delete_message` instead, to users who can no longer read the messages, also if they only starred them
         *     - `update_message_flags` to users for whom a moved message no longer counts as unread. These users are not
         *       subscribed to the new channel, or did not receive the message in the old one.
         *     - `user_topic` events if all messages of a topic move. The visibility policies of the users for the topic then move with
         *       it.
         *     - `stream` events if the first message of a channel changes
         *
         *     The notification bot posts a notice in the new topic and, if requested, in the old topic, with `message` events. It names the topic as moved
         *     if the requesting user can read no other messages of both topics, and otherwise the number of messages. A single message
         *     is a link. If the move resolves or unresolves the topic, the bot posts a notice of that. If the newest message of the
         *     topic is such a notice, sent within the last minute, that notice is deleted instead, with a `delete_message` event.
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
         * Send a typing status
         * @description Notifies the other participants of a conversation that the requesting user started or stopped typing a message.
         *     Clients repeat the request every `server_typing_started_wait_period_milliseconds` milliseconds.
         *
         *     Sends a `typing` event to the users in `to`, or to the subscribers of the channel if their number is at most 100.
         *     Only users with `receives_typing_notifications` who have not muted the requesting user get the event. The requesting
         *     user gets it too, on all of their clients.
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
    "/submessage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add data to a widget
         * @description Adds a submessage to a message: data of its widget, such as a vote in a poll. Clients compute the state of a widget
         *     from all submessages of its message, in their order.
         *
         *     A message whose content begins with `/poll` or `/todo`, or that has `widget_content`, gets its first submessage when it is
         *     sent, with the `widget_type` and `extra_data`. To other messages, their sender can add the first submessage. Then all users who can
         *     read the message now can add further ones. The content of a message with submessages cannot be edited.
         *
         *     The server validates the content for these widgets:
         *
         *     - `poll`: `{"type": "vote", "key", "vote"}` with the vote 1 or -1, `{"type": "new_option", "option", "idx"}`, and
         *       `{"type": "question", "question"}` from the sender of the message
         *     - `todo`: `{"type": "new_task", "key", "task", "desc", "completed"}`, `{"type": "strike", "key"}`, and
         *       `{"type": "new_task_list_title", "title"}` from the sender of the message
         *
         *     Limits: at most 5000 submessages per message, at most 200 submessages per user and message, and at most 256 KiB of
         *     submessages per message. They count for the limit of messages, too: at most 256 MiB of messages per day, of a person and all their bots.
         *
         *     Sends a `submessage` event to the requesting user. Also sends it to users who received the message and can still read
         *     its channel, and to channel subscribers who can read the message.
         *
         *     Permission: any role; bots allowed.
         */
        post: operations["createSubmessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{message_id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get message history
         * @description Returns the versions of a message: as it was sent, and after each edit and move. Users who can read the message can
         *     read them if the organization setting `allow_edit_history` is on.
         *
         *     Users who left a channel that they cannot read otherwise get the versions until they left. If the message was once in
         *     a channel that the user cannot see, its versions there have no ID of the channel, and an empty topic.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["getMessageHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/messages/{message_id}/read_receipts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the users who have read a message
         * @description Returns the users who received a message and marked it as read. The sender of the message is never one of them, nor are
         *     deactivated users, users who turned off `send_read_receipts`, and users whom the requesting user cannot see. Users whom
         *     the requesting user has muted are omitted, and so are users who have muted the sender.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["listReadReceipts"];
        put?: never;
        post?: never;
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
         * @description Adds an emoji reaction of the requesting user to a message. A user can react with each emoji once. The user must be
         *     able to read the message now. A user who left its channel and cannot read it otherwise cannot react. If other users
         *     have reacted with the same emoji, the reaction has the name that they used.
         *
         *     Limit: at most 50 reactions per user and message.
         *
         *     Sends a `reaction` event to the requesting user. Also sends it to users who received the message and can still read
         *     its channel, and to channel subscribers who can read the message. Sends a `user_topic` event to the requesting user
         *     if their settings make them follow or unmute the topic.
         *
         *     Permission: any role; bots allowed.
         */
        post: operations["createReaction"];
        /**
         * Remove an emoji reaction
         * @description Removes a reaction of the requesting user from a message. The request identifies the emoji by its code or by one of
         *     its names.
         *
         *     Sends a `reaction` event to the requesting user. Also sends it to users who received the message and can still read
         *     its channel, and to channel subscribers who can read the message.
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
         * @description Stores a file that messages can link to: `[notes.txt](/user_uploads/…)`. The server deletes a file that no message
         *     refers to five weeks after the upload. It deletes a file that messages refer to when the last of these messages is
         *     deleted.
         *
         *     A GET request to the returned URL returns the file. The URL is outside the API and takes the same credentials. The
         *     user who uploaded the file can fetch it. Other users can fetch it if they can read a message that refers to it. For
         *     all other requests the response is that of a file that does not exist: 404, or 401 without credentials.
         *
         *     Files that messages in a web-public channel refer to need no credentials for up to a thousand requests per file and
         *     day. `Range`, `If-None-Match` and similar request headers are supported.
         *
         *     Limits: the quota of the organization (`realm_upload_quota_mib`), the quota of a user, and at most 20000 uploaded
         *     files per user. Files of a bot count toward the limits of the bot owner. Files that no message refers to count until
         *     they are deleted.
         *
         *     Sends an `attachment` event (op `add`) to the requesting user.
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
    "/user_uploads/{realm_id_str}/{filename}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a temporary URL of a file
         * @description Returns a URL at which a file can be fetched without credentials for 60 seconds. Clients use it to show or download a
         *     file with another program, such as a browser.
         *
         *     The requesting user must be able to fetch the file. Otherwise the error is that of a file that does not exist. The
         *     server checks this again when the URL is used, so a user who loses the access can no longer use it. `Range`,
         *     `If-None-Match` and HEAD are supported, as at the URL of the file itself.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["getFileUrl"];
        put?: never;
        post?: never;
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
         * List own files
         * @description Returns the files that the requesting user uploaded, newest first.
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
         * @description Deletes a file that the requesting user uploaded. Messages that refer to the file are kept, but their links no
         *     longer work.
         *
         *     Sends an `attachment` event (op `remove`) to the requesting user.
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
         * List own drafts
         * @description Returns all drafts of the requesting user, ordered by the time of the last edit, oldest first.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["listDrafts"];
        put?: never;
        /**
         * Create drafts
         * @description Creates drafts of the requesting user. If one draft is refused, none is created.
         *
         *     Limits: at most 1000 drafts per user, at most 2 MiB of drafts per user, and at most 512 KiB of drafts per request.
         *
         *     Sends a `drafts` event (op `add`) to the requesting user.
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
         * @description Deletes a draft of the requesting user.
         *
         *     Sends a `drafts` event (op `remove`) to the requesting user.
         *
         *     Permission: any role; bots allowed.
         */
        delete: operations["deleteDraft"];
        options?: never;
        head?: never;
        /**
         * Edit a draft
         * @description Replaces a draft of the requesting user. The limits of `POST /drafts` apply.
         *
         *     Sends a `drafts` event (op `update`) to the requesting user.
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
         *     same sends no event. If older clients know a setting, also sends an `update_display_settings` or
         *     `update_global_notifications` event. If other users see the change, such as that of the name, sends `realm_user` events.
         *
         *     A password change ends all other sessions of the user. If a session makes the change, the session gets a new ID. The
         *     API key stays the same unless `regenerate_api_key` is true. A wrong `old_password` counts as a failed login.
         *
         *     A new email takes effect once the user confirms it. The server sends a link to the new address. The page behind
         *     the link has a button that confirms it. The link works once and for one day. If another account has the email and hides it from the requester, the response is the same. In that case
         *     the owner of that account gets a notice instead.
         *
         *     Permission: any role; bots allowed.
         */
        patch: operations["updateSettings"];
        trace?: never;
    };
    "/realm/user_settings_defaults": {
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
         * Update the settings of new accounts
         * @description Changes the settings that new accounts of users have. Existing accounts keep theirs, and bots have the defaults of the
         *     server. All parameters are optional. Sends a `realm_user_settings_defaults` event for each change to all users. A value
         *     that stays the same sends no event.
         *
         *     Permission: organization administrator or owner; bots allowed.
         */
        patch: operations["updateUserSettingsDefaults"];
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
         *     response. Sends the same events: `user_settings`, `update_display_settings`, `update_global_notifications` and `realm_user`
         *     events.
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
         *     response. Sends the same events: `user_settings`, `update_display_settings`, `update_global_notifications` and `realm_user`
         *     events.
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
         * List own scheduled messages
         * @description Returns the requesting user's scheduled messages that have not been sent, including failed ones, ordered by delivery
         *     time.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["listScheduledMessages"];
        put?: never;
        /**
         * Schedule a message
         * @description Schedules a message that the server sends at a later time. The request fails if sending the message now would fail.
         *
         *     The server checks the message again when it sends it. If the message cannot be sent, or is more than ten minutes
         *     late, the server marks it as failed. The notification bot then notifies the sender.
         *
         *     Limits: at most 500 scheduled messages per user and at most 8 MiB of scheduled messages per user, Markdown and HTML
         *     together. Failed messages count until they are sent. Messages of a bot count toward the limits of the bot owner.
         *
         *     The server sends due messages in rounds of one message per user. A user and their bots count as one user. No user
         *     therefore waits for all messages of another user.
         *
         *     Sends a `scheduled_messages` event (op `add`) to the requesting user. Sends an event with op `remove` when the
         *     message is sent, and one with op `update` when it fails.
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
        /**
         * Delete a scheduled message
         * @description Deletes a scheduled message of the requesting user, so that it is not sent. A message that could not be sent can be
         *     deleted too. Sends a `scheduled_messages` event (op `remove`) to the requesting user.
         *
         *     Permission: any role; bots allowed.
         */
        delete: operations["deleteScheduledMessage"];
        options?: never;
        head?: never;
        /**
         * Edit a scheduled message
         * @description Edits a scheduled message that has not been sent. A failed message requires a new delivery time. The server then
         *     tries to send it again. The limit in MiB of `POST /scheduled_messages` applies.
         *
         *     Sends a `scheduled_messages` event (op `update`) to the requesting user.
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
         * @description Returns all user groups of the organization, ordered by ID, including the eight system groups. Seven of these are
         *     nested: `role:owners`, `role:administrators`, `role:moderators`, `role:fullmembers`, `role:members`, `role:everyone`
         *     and `role:internet`. Each has the previous one as a subgroup. The eighth, `role:nobody`, is empty.
         *
         *     A permission that is granted to a group also applies to the members of its subgroups.
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
         * @description Creates a user group with its first members. The organization setting `user_group_edit_policy` determines which users
         *     and bots can create groups. Sends a `user_group` event with op `add`.
         *
         *     Limits: at most 200 user groups per member, at most 5000 user groups, and at most 100000 users and groups listed per
         *     user and day. The last limit counts the entries of `members` and `can_mention_group`. Requests of a bot count for its
         *     owner. The limit per member does not apply to administrators and owners.
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
        /**
         * Delete a user group
         * @description Deletes a user group. Earlier messages keep their mentions of the group. A group that is in use cannot be deleted: a
         *     group to which a setting of the organization or the `can_mention_group` of another group grants a permission, or which
         *     is a subgroup of another group.
         *
         *     Allowed for users who may change the group with `PATCH /user_groups/{user_group_id}`.
         *
         *     Sends a `user_group` event with op `remove` to all users.
         *
         *     Permission: member or a higher role, no guests; bots allowed.
         */
        delete: operations["deleteUserGroup"];
        options?: never;
        head?: never;
        /**
         * Update a user group
         * @description Changes the name, the description or the `can_mention_group` setting of a user group. The update is atomic. Sends a
         *     `user_group` event with op `update`. No event is sent if no value changes.
         *
         *     The limit of `POST /user_groups/create` on users and groups listed applies.
         *
         *     Allowed for owners, administrators, moderators and direct members of the group, including bots. The organization setting
         *     `user_group_edit_policy` must also allow it. System groups cannot be changed.
         *
         *     Permission: member or a higher role, no guests; bots allowed.
         */
        patch: operations["updateUserGroup"];
        trace?: never;
    };
    "/user_groups/{user_group_id}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of a user group
         * @description Returns the members of a user group, including those of its subgroups.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["listUserGroupMembers"];
        put?: never;
        /**
         * Add or remove members of a user group
         * @description Adds and removes members of a user group. The update is atomic. Sends `user_group` events with op `add_members` and
         *     `remove_members`.
         *
         *     The notification bot sends a direct message to each user who was added or removed, except to the requester, to bots and
         *     to deactivated accounts, with a `message` event. More than 100 users get it some seconds after the response.
         *
         *     Allowed for users who may change the group with `PATCH /user_groups/{user_group_id}`. If the group carries a permission,
         *     the rule of `POST /user_groups/{user_group_id}/subgroups` applies. The limit of `POST /user_groups/create` on users and
         *     groups listed applies to `add`.
         *
         *     Permission: member or a higher role, no guests; bots allowed.
         */
        post: operations["updateUserGroupMembers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_groups/{user_group_id}/members/{user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check whether a user is in a user group
         * @description Returns whether a user is a member of a user group, directly or through a subgroup.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["getUserGroupMembership"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user_groups/{user_group_id}/subgroups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the subgroups of a user group
         * @description Returns the subgroups of a user group, including the subgroups of these.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["listUserGroupSubgroups"];
        put?: never;
        /**
         * Add or remove subgroups of a user group
         * @description Adds and removes subgroups of a user group. A permission that is granted to the group also applies to the members of its
         *     subgroups. A group cannot become its own subgroup, directly or through other groups. The update is atomic. Sends
         *     `user_group` events with op `add_subgroups` and `remove_subgroups`.
         *
         *     Allowed for users who may change the group with `PATCH /user_groups/{user_group_id}`. If the group carries a permission,
         *     by itself or as a subgroup of another group, the requester must also be allowed to grant that permission. For an
         *     organization setting, this is the permission of `PATCH /realm`. For a `can_mention_group`, it is the permission of
         *     `PATCH /user_groups/{user_group_id}`.
         *
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
    "/users/{user_id_or_email}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the presence of a user
         * @description Returns the latest presence of a user, whatever its age, in the older format. Guests get only the presence of users whom
         *     they can see.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["getUserPresence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/apns_device_token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your Apple devices
         * @description Returns the tokens of the Apple devices that are registered to the requesting user, the earliest registered first. This server
         *     sends no push notifications to them.
         *
         *     Permission: any role; bots not allowed.
         */
        get: operations["listOwnApnsDeviceTokens"];
        put?: never;
        /**
         * Register an Apple device
         * @description Registers the token of an Apple device for push notifications to the requesting user. A token that is registered already
         *     stays. This server sends no push notifications.
         *
         *     Limit: at most 100 device tokens per user.
         *
         *     Permission: any role; bots not allowed.
         */
        post: operations["createOwnApnsDeviceToken"];
        /**
         * Unregister an Apple device
         * @description Removes the token of an Apple device of the requesting user.
         *
         *     Permission: any role; bots not allowed.
         */
        delete: operations["deleteOwnApnsDeviceToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/android_gcm_reg_id": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your Android devices
         * @description Returns the tokens of the Android devices (FCM) that are registered to the requesting user, the earliest registered first.
         *     This server sends no push notifications to them.
         *
         *     Permission: any role; bots not allowed.
         */
        get: operations["listOwnAndroidDeviceTokens"];
        put?: never;
        /**
         * Register an Android device
         * @description Registers the token of an Android device (FCM) for push notifications to the requesting user. A token that is registered
         *     already stays. This server sends no push notifications.
         *
         *     Limit: at most 100 device tokens per user.
         *
         *     Permission: any role; bots not allowed.
         */
        post: operations["createOwnAndroidDeviceToken"];
        /**
         * Unregister an Android device
         * @description Removes the token of an Android device (FCM) of the requesting user.
         *
         *     Permission: any role; bots not allowed.
         */
        delete: operations["deleteOwnAndroidDeviceToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mobile_push/test_notification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test push notification
         * @description Requests a push notification to one device of the requesting user, or to all of them. This server sends no push
         *     notifications, so the response is an error, except for users without devices: for them there is nothing to send.
         *
         *     Permission: any role; bots not allowed.
         */
        post: operations["sendTestPushNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/me/muted_users/{muted_user_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mute a user
         * @description Mutes a user for the requesting user. Other users, including the muted one, cannot see this. Sends a `muted_users` event
         *     to the requesting user.
         *
         *     - Messages of the muted user count as read for the requesting user: all messages that exist, and new ones. For those
         *       that were unread, it sends an `update_message_flags` event. The event contains at most the newest 1000 messages of the
         *       muted user. New messages arrive with the flag `read`, also if they mention the requesting user.
         *     - The requesting user gets no emails about these messages.
         *     - The requesting user gets no `typing` events of the muted user.
         *
         *     Limit: at most 1000 muted users per user.
         *
         *     Permission: any role; bots allowed.
         */
        post: operations["muteUser"];
        /**
         * Unmute a user
         * @description Unmutes a user whom the requesting user has muted. Messages that the user sent until now stay read. Sends a `muted_users`
         *     event to the requesting user.
         *
         *     Permission: any role; bots allowed.
         */
        delete: operations["unmuteUser"];
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
         *     Returns the changed settings with their new values. For texts, it returns `updated` instead of the new text.
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
    "/realm/domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the allowed domains
         * @description Returns the domains of emails with which users can join if the organization setting `emails_restricted_to_domains` is
         *     true, in the order in which they were added.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["listDomains"];
        put?: never;
        /**
         * Add an allowed domain
         * @description Adds a domain of emails with which users can join if the organization setting `emails_restricted_to_domains` is true.
         *     Limit: at most 100 domains.
         *
         *     Sends a `realm_domains` event with op `add` to all users.
         *
         *     Permission: organization owner; bots allowed.
         */
        post: operations["createDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realm/domains/{domain}": {
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
         * Remove an allowed domain
         * @description Removes a domain of emails with which users can join. Existing accounts do not change.
         *
         *     Sends a `realm_domains` event with op `remove` to all users. After the last domain is removed, the organization setting
         *     `emails_restricted_to_domains` is false, because no user could join otherwise. This sends a `realm` event too.
         *
         *     Permission: organization owner; bots allowed.
         */
        delete: operations["deleteDomain"];
        options?: never;
        head?: never;
        /**
         * Update an allowed domain
         * @description Changes whether emails at subdomains of a domain are allowed too.
         *
         *     Sends a `realm_domains` event with op `change` to all users. If nothing changes, no event is sent.
         *
         *     Permission: organization owner; bots allowed.
         */
        patch: operations["updateDomain"];
        trace?: never;
    };
    "/export/realm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List exports
         * @description Returns the exports of the last year, in the order in which they were requested. Only administrators and owners can use
         *     this.
         *
         *     Permission: organization administrator or owner; bots allowed.
         */
        get: operations["listExports"];
        put?: never;
        /**
         * Export the organization's public data
         * @description Requests an archive of what every member of the organization may see. It has the settings and lists of the
         *     organization, its users and groups, the public channels with their subscribers, messages, reactions, edits and files,
         *     and no private channels, direct messages, passwords or keys. `docs/exports.md` of this server describes the archive.
         *     `npm run import` loads it into an empty server.
         *
         *     The server makes the archive in the background, also after a restart. Each record is in the archive as it is when it is
         *     read, and messages that are sent after the request are not part of it. The archive is deleted after 30 days.
         *
         *     Limits: at most 5 exports in a week, of organizations with at most 5000000 messages and 10 GiB of files. The operator of
         *     the server can export larger organizations.
         *
         *     Sends a `realm_export` event, and another one when the archive is complete or has failed.
         *
         *     Permission: organization administrator or owner; bots allowed.
         */
        post: operations["createExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/realm/{export_id}": {
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
         * Delete an export
         * @description Deletes the archive of an export that is complete. The export remains in the list.
         *
         *     Sends a `realm_export` event.
         *
         *     Permission: organization administrator or owner; bots allowed.
         */
        delete: operations["deleteExport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realm/icon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the icon of the organization
         * @description Sets the icon of the organization. The image must be a PNG, JPEG, GIF or WebP of at most 50 million pixels. The server
         *     keeps the center of the image in 100 by 100 pixels. Any client that knows the URL can fetch the icon.
         *
         *     Limit: at most 100 icons and logos per user and day. Images that cannot be read count too.
         *
         *     Sends a `realm` event with op `update_dict` to all users.
         *
         *     Permission: organization administrator or owner; bots allowed.
         */
        post: operations["uploadIcon"];
        /**
         * Delete the icon of the organization
         * @description Deletes the uploaded icon of the organization. An icon that is generated from its name replaces it. If there is no
         *     uploaded icon, nothing changes.
         *
         *     Sends a `realm` event with op `update_dict` to all users.
         *
         *     Permission: organization administrator or owner; bots allowed.
         */
        delete: operations["deleteIcon"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realm/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a logo of the organization
         * @description Sets the logo of the organization, for light or for dark backgrounds. The image must be a PNG, JPEG, GIF or WebP of at
         *     most 50 million pixels. The server reduces it to fit 800 by 100 pixels. Any client that knows the URL can fetch the logo.
         *
         *     Limit: at most 100 icons and logos per user and day. Images that cannot be read count too.
         *
         *     Sends a `realm` event with op `update_dict` to all users.
         *
         *     Permission: organization administrator or owner; bots allowed.
         */
        post: operations["uploadLogo"];
        /**
         * Delete a logo of the organization
         * @description Deletes the uploaded logo of the organization, for light or for dark backgrounds. The default logo replaces it. If there
         *     is no uploaded logo, nothing changes.
         *
         *     Sends a `realm` event with op `update_dict` to all users.
         *
         *     Permission: organization administrator or owner; bots allowed.
         */
        delete: operations["deleteLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realm/playgrounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a code playground
         * @description Adds a code playground: a website that runs code. Clients link it from code blocks of its language. A language can have
         *     several playgrounds. Limit: at most 100 code playgrounds.
         *
         *     Sends a `realm_playgrounds` event with all code playgrounds to all users.
         *
         *     Permission: organization administrator or owner; bots allowed.
         */
        post: operations["createPlayground"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realm/playgrounds/{playground_id}": {
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
         * Delete a code playground
         * @description Deletes a code playground. Sends a `realm_playgrounds` event with the remaining code playgrounds to all users.
         *
         *     Permission: organization administrator or owner; bots allowed.
         */
        delete: operations["deletePlayground"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/realm/linkifiers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List linkifiers
         * @description Returns the linkifiers of the organization, in the order in which they are tried.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["listLinkifiers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Reorder linkifiers
         * @description Changes the order in which linkifiers are tried. If two matches overlap, the linkifier that is tried first applies.
         *     Messages sent earlier do not change.
         *
         *     Sends a `realm_linkifiers` event with all linkifiers in the new order. If nothing changes, no event is sent.
         *
         *     Permission: organization administrator or owner; bots allowed.
         */
        patch: operations["reorderLinkifiers"];
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
         * @description Adds a linkifier: a pattern whose matches in messages and topics become links. The new pattern is tried after all
         *     existing ones. If two matches overlap, the pattern that is tried first applies. Messages sent earlier do not change.
         *     Topic links are computed each time a topic is read. Sends a `realm_linkifiers` event with all linkifiers.
         *     Limit: at most 100 linkifiers.
         *
         *     A pattern is a regular expression in the syntax of RE2. Each of its named groups, `(?P<name>…)`, is a variable of the
         *     URL template, written `{name}`. The template cannot have other variables.
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
    "/realm/filters/{filter_id}": {
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
         * Delete a linkifier
         * @description Deletes a linkifier. Messages sent earlier keep their links. Topic links are computed each time a topic is read, so
         *     they disappear.
         *
         *     Sends a `realm_linkifiers` event with all remaining linkifiers.
         *
         *     Permission: organization administrator or owner; bots allowed.
         */
        delete: operations["deleteLinkifier"];
        options?: never;
        head?: never;
        /**
         * Update a linkifier
         * @description Replaces the pattern and the URL template of a linkifier, which keeps its place in the order. The rules of
         *     `POST /realm/filters` apply. Messages sent earlier do not change.
         *
         *     Sends a `realm_linkifiers` event with all linkifiers. If nothing changes, no event is sent.
         *
         *     Permission: organization administrator or owner; bots allowed.
         */
        patch: operations["updateLinkifier"];
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
         * @description Registers an event queue for the client and returns the current state. The state includes every event up to
         *     `last_event_id`. `GET /events` returns every later event.
         *
         *     `fetch_event_types` selects the fields of the state. If it is absent, `event_types` selects them. If both are
         *     absent, the response has all fields.
         *
         *     The server deletes a queue in these cases:
         *
         *     - No client was connected to it for `queue_lifespan_secs`.
         *     - The user has too many queues. There are at most 100 event queues per user, and at most 300 event queues of a person
         *       with all their bots. Registering another one deletes the queue that was idle the longest.
         *     - Its client has not acknowledged an event that is no longer in the log.
         *
         *     The log keeps events for 15 minutes at least and for 8 days at most. Between these times the server deletes the
         *     oldest events when all events together have more than 1 GiB.
         *
         *     The next `GET /events` for a deleted queue fails with `BAD_EVENT_QUEUE_ID`. The client must then register a new
         *     queue.
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
         * @description Returns the events of a queue that are newer than `last_event_id`. Without `dont_block`, the request blocks until
         *     there is an event. After 45 to 55 seconds without an event it returns a `heartbeat` event.
         *
         *     Clients use `event_queue_longpoll_timeout_seconds` of the register response as the HTTP timeout of this request. It
         *     is longer than the time between two heartbeats.
         *
         *     Passing `last_event_id` acknowledges all events up to that ID: the queue deletes them. A second request for the same
         *     queue ends the first one at once, with no events.
         *
         *     A response has about 1 MiB of events at most, but always at least one event. The next request returns the following
         *     events.
         *
         *     Without `queue_id`, the request registers a queue and returns its ID. It then takes the same parameters as
         *     `POST /register`, which also states when a queue is deleted. If the server deletes a queue, a request that waits for
         *     its events fails at once with `BAD_EVENT_QUEUE_ID`.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["getEvents"];
        put?: never;
        post?: never;
        /**
         * Delete an event queue
         * @description Deletes a queue that the client no longer needs. The request is optional: the server deletes a queue without a
         *     connection after its lifespan.
         *
         *     Permission: any role; bots allowed.
         */
        delete: operations["deleteQueue"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream the events of an event queue
         * @description Sends the events of a queue as server-sent events (`text/event-stream`), one message for each event, as soon as they
         *     happen. The queue is one of `POST /register`, with the same events as in `GET /events`.
         *
         *     In a browser, `EventSource` reads them. It cannot send an API key, so it uses the session that begins on the page
         *     `/login`. Its page must have the origin of the server, because pages of other origins cannot read the responses. An
         *     `EventSource` continues after a lost connection. It closes after an error, such as 401 when the session has ended.
         *
         *     `data` of a message is the event as JSON. `id` is the ID of the event. Messages have no `event` field, so `onmessage` of
         *     an `EventSource` gets all of them. After 45 to 55 seconds without an event, the server sends a comment with the ID from
         *     which the client can continue. `retry` is two seconds.
         *
         *     A client that reconnects continues after the header `Last-Event-ID`, which an `EventSource` sends by itself, or after
         *     `last_event_id`. It can return to each event of the last ten minutes, and to each one that it did not receive. If several
         *     events belong together, only the last of them has an `id`.
         *
         *     A second request for the same queue, also with `GET /events`, ends the stream. It also ends if the queue is deleted, if
         *     the API key is replaced, if the session ends, and if the server stops. A client that does not read is disconnected. The
         *     next request continues, or fails with `BAD_EVENT_QUEUE_ID` if the queue was deleted.
         *
         *     Permission: any role; bots allowed.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
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
             */
            create_time: number;
            /** @description The messages that refer to the file and that its owner can read, oldest first. */
            messages: components["schemas"]["AttachmentMessage"][];
        };
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
             */
            date_sent: number;
        };
        /**
         * Format: int64
         * @description Total size of all files of the organization in bytes. Events report it only to the user whose file the event is
         *     about. Other users get it from `GET /attachments`.
         */
        UploadSpaceUsed: number;
        /** @description A user that a developer can log in as. */
        DevUser: {
            /** @description The real email of the account. */
            email: string;
            /** @description The root URL of the organization. */
            realm_url: string;
            /**
             * @deprecated
             * @description The former name of `realm_url`, with the same value.
             */
            realm_uri: string;
        };
        /**
         * @description Type of a bot: 1 generic bot, 2 incoming webhook, 3 outgoing webhook.
         * @enum {integer}
         */
        BotType: 1 | 2 | 3;
        /**
         * @description The format of the requests to an outgoing webhook: 1 the generic format, 2 the format of Slack.
         * @enum {integer}
         */
        BotInterface: 1 | 2;
        /** @description The service to which an outgoing webhook sends requests. */
        BotService: {
            /** @description The URL of the requests. Empty if none is set. */
            base_url: string;
            interface: components["schemas"]["BotInterface"];
            /** @description The text by which the service recognizes requests of this bot. Each request contains it. */
            token: string;
        };
        /** @description Defaults for requests of a bot that omit the value. */
        BotDefaults: {
            /** @description The name of the channel for channel messages that the bot sends without a channel. Null for no default. */
            default_sending_stream: string | null;
            /** @description The name of the channel to which the bot's event queues are narrowed. Null for no default. */
            default_events_register_stream: string | null;
            /** @description Whether the bot's event queues get the messages of all public channels. */
            default_all_public_streams: boolean;
        };
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
             */
            owner_id: number | null;
            /** @description The URL of the bot's avatar. */
            avatar_url: string;
            /** @description The service of an outgoing webhook. Empty for other bots. */
            services: components["schemas"]["BotService"][];
        };
        /**
         * @description A bot as it is shown to the users who may change it. These are its owner, and administrators and organization owners
         *     whose role has at least the rights of the bot's role.
         */
        Bot: components["schemas"]["BotProfile"] & {
            /** @description The API key of the bot. */
            api_key: string;
        };
        /** @description The ID of the bot, and its changed fields. */
        BotChange: {
            /**
             * Format: int64
             * @description The ID of the bot.
             */
            user_id: number;
            /** @description The new name. */
            full_name?: string;
            /** @description False if the bot was deactivated, true if it was reactivated. */
            is_active?: boolean;
            /**
             * Format: int64
             * @description The ID of the new bot owner.
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
         * @description The bot fields of the `POST /register` response. Each field is returned for the event type of the same name.
         *     `realm_bots` is returned for `realm_bot`.
         */
        BotsRegisterFields: {
            /** @description The bots that the user may change, including deactivated bots. */
            realm_bots?: components["schemas"]["Bot"][];
            /** @description The programs that embedded bots can run. Always empty. */
            realm_embedded_bots?: Record<string, never>[];
            /** @description The services for which incoming webhooks can be created. Always empty. */
            realm_incoming_webhook_bots?: Record<string, never>[];
        };
        /**
         * @description Who can post to a channel.
         * @enum {integer}
         */
        PostPolicy: 1 | 2 | 3 | 4;
        /**
         * @description Whether a topic is muted, or its policy removed.
         * @enum {string}
         */
        MutedTopicChange: "add" | "remove";
        /**
         * @description A property of a channel.
         * @enum {string}
         */
        ChannelProperty: "name" | "description" | "invite_only" | "stream_post_policy" | "is_announcement_only" | "message_retention_days" | "can_remove_subscribers_group" | "first_message_id";
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
             */
            date_created: number;
            /**
             * Format: int64
             * @description ID of the user who created the channel. Null if no creator was recorded.
             */
            creator_id: number | null;
            /** @description Whether the channel is private. */
            invite_only: boolean;
            /** @description Whether the history of the channel can be read on the web without an account. */
            is_web_public: boolean;
            /** @description Who can post. 1 everyone, 2 administrators, 3 full members, 4 moderators. */
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
             */
            message_retention_days: number | null;
            /**
             * Format: int64
             * @description ID of the user group whose members can unsubscribe other users.
             */
            can_remove_subscribers_group: number;
            /**
             * Format: int64
             * @description ID of the first message. Null if the channel has no message.
             */
            first_message_id: number | null;
        };
        /**
         * @description A channel without the personal settings of a subscriber.
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
             */
            stream_weekly_traffic: number | null;
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
            /** @description IDs of the active subscribers, ascending. Present only with `include_subscribers`. */
            subscribers?: number[];
        };
        /**
         * @description A channel with the personal settings of a user who is, or was, subscribed to it.
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
            /** @description IDs of the active subscribers, ascending. Present only with `include_subscribers`. */
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
        /**
         * @description The fields of the register response about channels. The event type `subscription` returns the user's subscriptions
         *     and the other channels that the user can see. `stream` returns all channels that the user can see.
         *     `default_streams` returns the default channels, and `default_stream_groups` the groups of channels that new users
         *     choose from.
         */
        ChannelsRegisterFields: {
            /** @description The channels to which the user is subscribed. */
            subscriptions?: components["schemas"]["Subscription"][];
            /** @description The channels that the user can see and to which they were once subscribed, with their settings of that time. */
            unsubscribed?: components["schemas"]["Subscription"][];
            /** @description The other channels that the user can see. */
            never_subscribed?: components["schemas"]["NeverSubscribedChannel"][];
            /**
             * @description All channels that the user can see. Guests can see web-public channels and channels to which they are
             *     subscribed. Other users can also see public channels. Administrators can see all channels.
             */
            streams?: components["schemas"]["Channel"][];
            /** @description The channels to which new users are subscribed. Empty for guests. */
            realm_default_streams?: components["schemas"]["DefaultChannel"][];
            /** @description The groups of channels from which new users choose. Empty, because no operation creates such a group yet. */
            realm_default_stream_groups?: {
                /** @description ID of the group. */
                id: number;
                /** @description Name of the group. */
                name: string;
                /** @description Description of the group. */
                description: string;
                /** @description The channels of the group. */
                streams: components["schemas"]["DefaultChannel"][];
            }[];
        };
        /**
         * @description Type of the message of a draft.
         * @enum {string}
         */
        DraftType: "" | "stream" | "private";
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
             */
            topic: string;
            /**
             * @description Content of the message. Must not be only whitespace and must not contain null bytes. Content longer than
             *     `max_message_length` characters is truncated and ends in `[message truncated]`.
             */
            content: string;
            /**
             * Format: double
             * @description Time of the last edit in UNIX seconds. The server removes the fraction. The default is the current time.
             */
            timestamp?: number;
        };
        /** @description The fields of the register response about drafts, for the event type `drafts`. */
        DraftsRegisterFields: {
            /**
             * @description The user's drafts, at most 1000, ordered by the time of the last edit, newest first. Empty if
             *     `enable_drafts_synchronization` is off.
             */
            drafts?: components["schemas"]["Draft"][];
        };
        /** @description A custom emoji of the organization. */
        CustomEmoji: {
            /** @description ID of the emoji. */
            id: string;
            /** @description Name of the emoji, which users type between colons. */
            name: string;
            /** @description URL of the image, relative to the root of the server. */
            source_url: string;
            /** @description URL of a still image if the emoji is animated. Null if it is not animated. */
            still_url: string | null;
            /** @description Whether the emoji is deactivated. New messages cannot use a deactivated emoji. */
            deactivated: boolean;
            /**
             * Format: int64
             * @description ID of the user who uploaded the emoji. Null if no user is recorded.
             */
            author_id: number | null;
        };
        /** @description The custom emoji of the organization, keyed by ID, including deactivated ones. */
        CustomEmojiById: {
            [key: string]: components["schemas"]["CustomEmoji"];
        };
        /**
         * @description The fields of the register response about emoji: `realm_emoji` for the event type `realm_emoji`, and
         *     `server_emoji_data_url` for `realm`.
         */
        EmojiRegisterFields: {
            realm_emoji?: components["schemas"]["CustomEmojiById"];
            /**
             * @description URL of a JSON file with the names of Unicode emoji. The file is an object with the field `code_to_names`. It has
             *     for each code the list of the emoji's names, such as `"1f44d": ["+1", "thumbs_up", "like"]`. The first is the
             *     canonical name. Codes are hexadecimal code points, separated by dashes. The order is that in which Unicode lists
             *     emoji.
             *
             *     No login is needed to fetch the file. Its URL changes with its content, so clients may keep it for a year. The
             *     server also accepts other names, from common data sets, if no emoji in this file has them.
             */
            server_emoji_data_url?: string;
        };
        /** @description The capabilities of a client. An absent capability counts as false. Unknown capabilities are ignored. */
        ClientCapabilities: {
            /**
             * @description The client accepts null as a notification setting of a subscription. Null inherits the user-level setting. All
             *     clients get null here.
             */
            notification_settings_null?: boolean;
            /** @description The client accepts `delete_message` events with several messages in `message_ids`. */
            bulk_message_deletion?: boolean;
            /** @description The client accepts user objects without `avatar_url`. All clients get the field here. */
            user_avatar_url_field_optional?: boolean;
            /** @description The client accepts `typing` events about channels. */
            stream_typing_notifications?: boolean;
            /**
             * @description The client reads settings from `user_settings`. The server then omits their copies at the top level and the
             *     events `update_display_settings` and `update_global_notifications`.
             */
            user_settings_object?: boolean;
            /** @description The client supports URL templates of linkifiers. If false, `realm_linkifiers` is empty. */
            linkifier_url_template?: boolean;
            /**
             * @description The client accepts that `realm_users` omits users whom the user cannot see. If false, `realm_users` has them
             *     as placeholders named "Unknown user".
             */
            user_list_incomplete?: boolean;
        } & {
            [key: string]: unknown;
        };
        /** @description The fields of the register response about the queue, the server and the time. */
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
            /** @description ID of the queue, a UUID. */
            queue_id: string;
            /** @description The `last_event_id` of the first `GET /events`. The state in this response includes every event up to this ID. */
            last_event_id: number;
            /**
             * @description The HTTP timeout that clients use for `GET /events`, in seconds. It is longer than the time between two
             *     heartbeats.
             */
            event_queue_longpoll_timeout_seconds: number;
        };
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
            /** @description Whether the notification bot sends the creator a message when an invited user joins. Always true for a link. */
            notify_referrer_on_join: boolean;
            /** @description The address of the link. Absent for an invitation of an email address. */
            link_url?: string;
            /** @description Whether it is a link, with which any number of users can join. */
            is_multiuse: boolean;
        };
        /**
         * @description The refused email addresses. Each has three items: the address, the reason, and whether it belongs to a deactivated
         *     account.
         */
        InvitationProblems: (string | boolean)[][];
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
            /** @description The URL as an RFC 6570 template. `{name_of_group}` stands for the text that the named group matches. */
            url_template: string;
        };
        /**
         * @description All problems, by parameter name. `__all__` lists problems that concern both parameters together.
         * @example {
         *       "pattern": [
         *         "This field cannot be blank."
         *       ]
         *     }
         */
        LinkifierProblems: {
            [key: string]: string[];
        };
        /**
         * @description The linkifier fields of the `POST /register` response. Returned for the event types `realm_linkifiers` and
         *     `realm_filters`.
         */
        LinkifiersRegisterFields: {
            /**
             * @description All linkifiers, in the order in which they are tried. Empty for clients without the capability
             *     `linkifier_url_template`.
             */
            realm_linkifiers?: components["schemas"]["Linkifier"][];
            /**
             * @deprecated
             * @description Always empty. Linkifiers had this form before feature level 54.
             */
            realm_filters?: string[][];
        };
        /** @description A participant of a direct message conversation. */
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
             */
            user_id: number;
            /** @deprecated */
            user: components["schemas"]["ReactionUser"];
        };
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
         * @description The meaning of `emoji_code`:
         *
         *     - `unicode_emoji`: the hexadecimal Unicode code points, separated by dashes, without the variation selector U+FE0F
         *     - `realm_emoji`: the ID of a custom emoji
         *     - `service_extra_emoji`: the name of a special built-in emoji
         *     - `zulip_extra_emoji`: the older name of `service_extra_emoji`
         *
         *     A client gets the older name if its `User-Agent` begins with `Zulip`, such as `ZulipMobile/27.233 (Android 14)`.
         *     Upper and lower case are the same. For events, the `User-Agent` of the request that registered the queue counts. All
         *     other clients get `service_extra_emoji`. Requests may use both names.
         * @enum {string}
         */
        ReactionType: "unicode_emoji" | "realm_emoji" | "service_extra_emoji" | "zulip_extra_emoji";
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
        /** @description A link that a linkifier creates from a part of the topic, or a URL in the topic. */
        TopicLink: {
            /** @description The part of the topic. */
            text: string;
            /** @description Target of the link. */
            url: string;
        };
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
             */
            prev_stream?: number;
            /**
             * Format: int64
             * @description ID of the channel after the edit.
             */
            stream?: number;
            /** @description The topic before the edit. */
            prev_topic?: string;
            /** @description The topic after the edit. */
            topic?: string;
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
             */
            stream?: number;
            /**
             * Format: int64
             * @description ID of the channel before the edit.
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
         * @description A flag of a message for one user. `historical` marks a message from before the user subscribed, which counts as
         *     read. `wildcard_mentioned` is deprecated. It equals `stream_wildcard_mentioned` or `topic_wildcard_mentioned`.
         * @enum {string}
         */
        MessageFlag: "read" | "starred" | "collapsed" | "mentioned" | "stream_wildcard_mentioned" | "topic_wildcard_mentioned" | "wildcard_mentioned" | "has_alert_word" | "historical";
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
        /** @description A message with the flags of one user. */
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
            /** @description Name of the channel, or the participants of the direct message, including the sender. */
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
             */
            topic_links: components["schemas"]["TopicLink"][];
        };
        /** @description A message with the flags of the requesting user. */
        ReceivedMessage: components["schemas"]["Message"] & {
            /** @description The flags of the user for the message. */
            flags: components["schemas"]["MessageFlag"][];
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
        /** @description One condition of a narrow. */
        NarrowTerm: {
            /**
             * @description The operator. Always required. One of `channel` (or `stream`), `channels` (or `streams`), `topic`, `sender`,
             *     `dm` (or `pm-with`), `dm-including` (or `group-pm-with`), `id`, `near`, `with`, `is`, `has`, `in` and
             *     `search`.
             */
            operator?: string;
            /**
             * @description The operand. Always required. Identifies users by ID or API email, channels by ID or name, and messages by ID.
             *     Several users are a list or a comma-separated string.
             */
            operand?: string | number | components["schemas"]["OperandIds"];
            /** @description Whether the condition is negated, so that it selects the messages that do not meet it. */
            negated?: boolean;
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
         *     - `has`: `link`, `image`, `attachment`, `reaction`
         *     - `in`: `home` excludes messages of muted channels and topics, `all` excludes nothing
         *     - `id`: the message with this ID
         *     - `near`: does not restrict the messages. Its operand is the message around which the client looks for messages.
         *     - `with`: all messages of the conversation that currently contains the message with this ID. Replaces the channel,
         *       topic and `dm` conditions of the narrow.
         *     - `search`: messages with all these words in the content or the topic, in any of their English forms. `thirds` finds
         *       `third`, but `thi` does not. The words in `stop_words` of the register response are ignored, and a search for them
         *       alone finds nothing. Words in double quotes are a phrase, which must also occur as it is. Words of other scripts than
         *       Latin, and emoji, are found wherever they occur, also within words. The operand must not be blank. All searches of a
         *       narrow together have at most 32 words and 500 characters.
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
        /**
         * @description The visibility policy of a user for a topic: 0 inherits from the channel, 1 muted, 2 unmuted in a muted channel, 3
         *     followed.
         * @enum {integer}
         */
        VisibilityPolicy: 0 | 1 | 2 | 3;
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
         * @deprecated
         * @description For the event type `muted_topics`, unless the client also names `user_topic`. The muted topics of channels to which the
         *     user is subscribed. Each item has the name of the channel, the topic, and the time at which the topic was muted, in
         *     UNIX seconds.
         */
        MutedTopics: (string | number)[][];
        /** @description The unread messages of the user, by conversation. If there are very many, only the newest. */
        UnreadMessages: {
            /**
             * Format: int64
             * @description Number of unread messages, without those in muted channels and topics.
             */
            count: number;
            /** @description Unread direct messages between two users, or of the user to themselves. */
            pms: components["schemas"]["UnreadDirectMessages"][];
            /** @description Unread messages of channels to which the user is subscribed, including muted channels. */
            streams: components["schemas"]["UnreadTopic"][];
            /** @description Unread direct messages between more than two users. */
            huddles: components["schemas"]["UnreadGroupMessages"][];
            /**
             * @description IDs of the unread messages that mention the user. Includes wildcard mentions only in channels and topics that
             *     are not muted.
             */
            mentions: number[];
            /** @description Whether there are more unread messages than are listed. */
            old_unreads_missing: boolean;
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
        /** @description The fields of the register response about messages. Each field states its event type. */
        MessagesRegisterFields: {
            /**
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
            /** @description For the event type `user_topic`. The topics for which the user has a visibility policy. */
            user_topics?: components["schemas"]["UserTopic"][];
            muted_topics?: components["schemas"]["MutedTopics"];
        };
        /**
         * @description Type of a message.
         * @enum {string}
         */
        MessageType: "stream" | "private";
        /**
         * @description Type of a message to send.
         * @enum {string}
         */
        SentMessageType: "direct" | "private" | "channel" | "stream";
        /**
         * @description Format of the content of a message.
         * @enum {string}
         */
        MessageContentType: "text/html" | "text/x-markdown";
        /**
         * @description Which messages of a topic move.
         * @enum {string}
         */
        PropagateMode: "change_one" | "change_later" | "change_all";
        /**
         * @description A visibility policy that a user gets automatically.
         * @enum {integer}
         */
        AutomaticVisibilityPolicy: 2 | 3;
        /**
         * @description Type of the message that a user types.
         * @enum {string}
         */
        TypingMessageType: "direct" | "stream" | "channel";
        /**
         * @description Type of the message that another user types.
         * @enum {string}
         */
        TypingRecipientKind: "direct" | "stream";
        /**
         * @description Whether the user started or stopped typing.
         * @enum {string}
         */
        TypingChange: "start" | "stop";
        /**
         * @description Release line of this API and version of the program, for display.
         * @example 10.0-dev+0.1.0
         */
        ServiceVersion: string;
        /**
         * Format: int64
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
            [key: string]: components["schemas"]["AuthenticationMethod"];
        };
        /** @description The groups that a permission setting accepts. A permission setting grants a permission to a group. */
        PermissionSetting: {
            /** @description Whether the setting accepts only system groups. */
            require_system_group: boolean;
            /** @description Whether the setting accepts `role:internet`. */
            allow_internet_group: boolean;
            /** @description Whether clients offer `role:owners` for the setting. */
            allow_owners_group: boolean;
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
            /** @description Name of the setting with `_id` at the end, for existing clients. */
            id_field_name: string;
        };
        /** @description Fields of the register response about the organization and the server. Needs the event type `realm`. */
        OrganizationRegisterFields: {
            /** @description See `PATCH /realm`. */
            realm_can_access_all_users_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_can_create_public_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_can_create_private_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_can_create_web_public_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_can_delete_any_message_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_create_multiuse_invite_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_direct_message_initiator_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_direct_message_permission_group?: components["schemas"]["GroupSettingValue"];
            /**
             * MemberPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_add_custom_emoji_policy?: 1 | 2 | 3 | 4;
            /**
             * BotCreationPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_bot_creation_policy?: 1 | 2 | 3;
            /**
             * EveryonePolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_delete_own_message_policy?: 1 | 2 | 3 | 4 | 5;
            /**
             * EveryoneOrNobodyPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_edit_topic_policy?: 1 | 2 | 3 | 4 | 5 | 6;
            /**
             * MemberOrNobodyPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_invite_to_realm_policy?: 1 | 2 | 3 | 4 | 6;
            /**
             * MemberPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_invite_to_stream_policy?: 1 | 2 | 3 | 4;
            /**
             * MemberOrNobodyPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_move_messages_between_streams_policy?: 1 | 2 | 3 | 4 | 6;
            /**
             * MemberPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_user_group_edit_policy?: 1 | 2 | 3 | 4;
            /**
             * WildcardMentionPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_wildcard_mention_policy?: 1 | 2 | 3 | 5 | 6 | 7;
            /** @description See `PATCH /realm`. */
            realm_waiting_period_threshold?: number;
            /** @description See `PATCH /realm`. */
            realm_allow_edit_history?: boolean;
            /** @description See `PATCH /realm`. */
            realm_allow_message_editing?: boolean;
            /** @description See `PATCH /realm`. */
            realm_message_content_edit_limit_seconds?: number | null;
            /** @description See `PATCH /realm`. */
            realm_message_content_delete_limit_seconds?: number | null;
            /** @description See `PATCH /realm`. */
            realm_move_messages_within_stream_limit_seconds?: number | null;
            /** @description See `PATCH /realm`. */
            realm_move_messages_between_streams_limit_seconds?: number | null;
            /** @description See `PATCH /realm`. */
            realm_message_retention_days?: number;
            /** @description See `PATCH /realm`. */
            realm_mandatory_topics?: boolean;
            /** @description See `PATCH /realm`. */
            realm_enable_read_receipts?: boolean;
            /** @description See `PATCH /realm`. */
            realm_inline_image_preview?: boolean;
            /** @description See `PATCH /realm`. */
            realm_inline_url_embed_preview?: boolean;
            /** @description See `PATCH /realm`. */
            realm_default_code_block_language?: string;
            /**
             * GiphyRating
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_giphy_rating?: 0 | 1 | 2 | 3 | 4 | 5;
            /**
             * VideoChatProvider
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_video_chat_provider?: 0 | 1;
            /** @description See `PATCH /realm`. */
            realm_jitsi_server_url?: string | null;
            /** @description See `PATCH /realm`. */
            realm_message_content_allowed_in_email_notifications?: boolean;
            /** @description See `PATCH /realm`. */
            realm_authentication_methods?: components["schemas"]["AuthenticationMethods"];
            /** @description See `PATCH /realm`. */
            realm_default_language?: string;
            /** @description See `PATCH /realm`. */
            realm_avatar_changes_disabled?: boolean;
            /** @description See `PATCH /realm`. */
            realm_email_changes_disabled?: boolean;
            /** @description See `PATCH /realm`. */
            realm_name_changes_disabled?: boolean;
            /** @description See `PATCH /realm`. */
            realm_require_unique_names?: boolean;
            /** @description See `PATCH /realm`. */
            realm_disallow_disposable_email_addresses?: boolean;
            /** @description See `PATCH /realm`. */
            realm_emails_restricted_to_domains?: boolean;
            /** @description See `PATCH /realm`. */
            realm_invite_required?: boolean;
            /** @description See `PATCH /realm`. */
            realm_enable_guest_user_indicator?: boolean;
            /** @description See `PATCH /realm`. */
            realm_presence_disabled?: boolean;
            /** @description See `PATCH /realm`. */
            realm_send_welcome_emails?: boolean;
            /** @description See `PATCH /realm`. */
            realm_digest_emails_enabled?: boolean;
            /** @description See `PATCH /realm`. */
            realm_digest_weekday?: number;
            /** @description See `PATCH /realm`. */
            realm_enable_spectator_access?: boolean;
            /** @description See `PATCH /realm`. */
            realm_want_advertise_in_communities_directory?: boolean;
            /**
             * OrganizationType
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_org_type?: 0 | 10 | 20 | 30 | 35 | 40 | 50 | 60 | 70 | 80 | 90 | 100 | 1000;
            /** @description See `PATCH /realm`. */
            realm_new_stream_announcements_stream_id?: number;
            /** @description See `PATCH /realm`. */
            realm_signup_announcements_stream_id?: number;
            /** @description See `PATCH /realm`. */
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
             * IconSource
             * @description `G`: generated from the organization's name. `U`: uploaded.
             * @enum {string}
             */
            realm_icon_source?: "G" | "U";
            /** @description URL of the organization's logo. */
            realm_logo_url?: string;
            /**
             * LogoSource
             * @description `D`: default. `U`: uploaded.
             * @enum {string}
             */
            realm_logo_source?: "D" | "U";
            /** @description URL of the logo on a dark background. */
            realm_night_logo_url?: string;
            /**
             * LogoSource
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
            /** @description The ratings of GIPHY images from which an organization can choose: `disabled`, `y`, `g`, `pg`, `pg-13` and `r`. */
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
            /**
             * SupportedPermissionSettings
             * @description The permission settings, by name.
             */
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
            /** @description Maximum size of the organization's icon in MiB. */
            max_icon_file_size_mib?: number;
            /** @description Maximum size of a logo of the organization in MiB. */
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
            /** @description URL of the playground, as an RFC 6570 template with the variable `code`. */
            url_template: string;
        };
        /**
         * @description Fields of the register response about lists of the organization and about integrations. Each needs its own event
         *     type: `realm_domains`, `realm_playgrounds`, `stop_words`, `giphy` (`giphy_api_key`) and `video_calls`
         *     (`has_zoom_token`).
         */
        OrganizationListsRegisterFields: {
            /**
             * @description The domains of emails with which users can join, if `realm_emails_restricted_to_domains` is true. In the order in
             *     which they were added.
             */
            realm_domains?: components["schemas"]["Domain"][];
            /** @description The websites that run code of code blocks, in the order in which they were added. */
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
        };
        /**
         * @description Who has a permission.
         * @enum {integer}
         */
        MemberPolicy: 1 | 2 | 3 | 4;
        /**
         * @description Who has a permission that no user may have.
         * @enum {integer}
         */
        MemberOrNobodyPolicy: 1 | 2 | 3 | 4 | 6;
        /**
         * @description Who has a permission that guests may have.
         * @enum {integer}
         */
        EveryonePolicy: 1 | 2 | 3 | 4 | 5;
        /**
         * @description Who has a permission that guests, or no user, may have.
         * @enum {integer}
         */
        EveryoneOrNobodyPolicy: 1 | 2 | 3 | 4 | 5 | 6;
        /**
         * @description Who may create bots.
         * @enum {integer}
         */
        BotCreationPolicy: 1 | 2 | 3;
        /**
         * @description Who may use wildcard mentions in channels and topics with many users.
         * @enum {integer}
         */
        WildcardMentionPolicy: 1 | 2 | 3 | 5 | 6 | 7;
        /**
         * @description A rating of GIPHY images.
         * @enum {integer}
         */
        GiphyRating: 0 | 1 | 2 | 3 | 4 | 5;
        /**
         * @description A provider of video calls.
         * @enum {integer}
         */
        VideoChatProvider: 0 | 1;
        /**
         * @description A type of organization.
         * @enum {integer}
         */
        OrganizationType: 0 | 10 | 20 | 30 | 35 | 40 | 50 | 60 | 70 | 80 | 90 | 100 | 1000;
        /**
         * @description The source of the icon of the organization.
         * @enum {string}
         */
        IconSource: "G" | "U";
        /**
         * @description The source of a logo of the organization.
         * @enum {string}
         */
        LogoSource: "D" | "U";
        /**
         * @description What of the organization changed.
         * @enum {string}
         */
        OrganizationPart: "default" | "icon" | "logo" | "night_logo";
        /**
         * @description Whether a user is using the device.
         * @enum {string}
         */
        PresenceStatus: "active" | "idle";
        /**
         * @description Whether a user is using the device, and whether the report is recent.
         * @enum {string}
         */
        CurrentPresenceStatus: "active" | "idle" | "offline";
        /**
         * @description When a user was last present. Clients show a user with a current `active_timestamp` as fully present. They show a
         *     user with only a current `idle_timestamp` as potentially present.
         */
        UserPresence: {
            /**
             * Format: int64
             * @description When a client last reported the user present, in UNIX seconds. If no client ever did, it is the time when the
             *     account was created.
             */
            active_timestamp: number;
            /**
             * Format: int64
             * @description When the user last had a connected client, including idle clients, in UNIX seconds.
             */
            idle_timestamp: number;
        };
        /** @description The presence of a user in the older format. Both keys have the same data. */
        LegacyPresence: {
            aggregated: components["schemas"]["LegacyClientPresence"];
            website: components["schemas"]["LegacyClientPresence"];
        };
        /** @description The changed presence of a user. */
        ChangedPresence: {
            website: components["schemas"]["ChangedClientPresence"];
        };
        /** @description The last report about a user. */
        LegacyClientPresence: {
            /**
             * @description Always `website`.
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
            /** @description Always false. Absent under `aggregated`. */
            pushable?: boolean;
        };
        /** @description The latest presence of a user. Both keys have the same time. */
        LatestPresence: {
            aggregated: components["schemas"]["CurrentPresence"];
            website: components["schemas"]["ReportedPresence"];
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
         * @description Type of a custom profile field.
         * @enum {integer}
         */
        ProfileFieldType: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
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
            /** @description Whether the server tried to send the message and failed. */
            failed: boolean;
        };
        /** @description A channel ID, or a list of user IDs. */
        ScheduledRecipient: number | components["schemas"]["ScheduledRecipientIds"];
        /** @description The fields of the register response about scheduled messages, for the event type `scheduled_messages`. */
        ScheduledMessagesRegisterFields: {
            /** @description The user's scheduled messages that have not been sent, including failed ones, ordered by delivery time. */
            scheduled_messages?: components["schemas"]["ScheduledMessage"][];
        };
        /**
         * @description When scrolling marks messages as read.
         * @enum {integer}
         */
        ScrollReadPolicy: 1 | 2 | 3;
        /**
         * @description What a click on a channel opens.
         * @enum {integer}
         */
        ChannelDefaultView: 1 | 2;
        /**
         * @description A color scheme.
         * @enum {integer}
         */
        ColorScheme: 1 | 2 | 3;
        /**
         * @description A view of the web client.
         * @enum {string}
         */
        HomeView: "recent_topics" | "inbox" | "all_messages";
        /**
         * @description A style of emoji.
         * @enum {string}
         */
        EmojiSet: "google" | "google-blob" | "twitter" | "text";
        /**
         * @description Whether clients move inactive channels down.
         * @enum {integer}
         */
        InactiveChannelPolicy: 1 | 2 | 3;
        /**
         * @description A style of the list of users.
         * @enum {integer}
         */
        UserListStyle: 1 | 2 | 3;
        /**
         * @description When previews of animated images are animated.
         * @enum {string}
         */
        ImageAnimationPolicy: "always" | "on_hover" | "never";
        /**
         * @description Where clients show the number of unread messages.
         * @enum {integer}
         */
        UnreadCountPolicy: 1 | 2 | 3;
        /**
         * @description What the number on the desktop icon counts.
         * @enum {integer}
         */
        DesktopIconCount: 1 | 2 | 3 | 4;
        /**
         * @description Whether emails about messages name the organization.
         * @enum {integer}
         */
        OrganizationNamePolicy: 1 | 2 | 3;
        /**
         * @description Which topics a policy applies to automatically.
         * @enum {integer}
         */
        AutomaticTopicPolicy: 1 | 2 | 3 | 4;
        /**
         * @description Who can see a user's real email.
         * @enum {integer}
         */
        EmailAddressVisibility: 1 | 2 | 3 | 4 | 5;
        /**
         * @description A sound of notifications.
         * @enum {string}
         */
        NotificationSound: "ascend" | "beep_boop" | "bink" | "bright" | "brlip" | "chime" | "deep tom" | "ding" | "double tap" | "down" | "dry bongos" | "dutdut" | "fast ascend" | "flute" | "friendly" | "kick roll" | "loud tintong" | "metallic snare" | "pan" | "shaker" | "simple" | "stairs" | "subtle" | "swish" | "tintong" | "up" | "wood block" | "zaping" | "zing" | "zulip" | "none";
        /**
         * @description The users to whom a setting grants a permission. Either the ID of a user group, or an unnamed group as an object of
         *     members and subgroups. An object with no members and exactly one subgroup is always returned as the ID of that
         *     subgroup.
         * @example 3
         */
        GroupSettingValue: number | components["schemas"]["UnnamedUserGroup"];
        /** @description The new value of a setting that grants a permission, with the expected current value. */
        GroupSettingUpdate: {
            /** @description The new value of the setting. */
            new: components["schemas"]["GroupSettingValue"];
            /** @description The expected current value. The order of its lists does not matter. */
            old?: components["schemas"]["GroupSettingValue"];
        };
        /**
         * @description The new value of a setting that grants a permission, with the expected current value. The new value alone is accepted
         *     too.
         * @example {
         *       "new": 3
         *     }
         */
        GroupSettingChange: components["schemas"]["GroupSettingUpdate"] | number | components["schemas"]["UnnamedUserGroup"];
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
            /** @description The same list as `subgroups`, under the name that existing clients read. */
            direct_subgroup_ids: number[];
            /** @description Whether the group is a system group, which the server maintains. Users cannot edit system groups. */
            is_system_group: boolean;
            /** @description The group whose members may mention this group. For system groups, `role:nobody`. */
            can_mention_group: components["schemas"]["GroupSettingValue"];
        };
        /**
         * @description The user group fields of the `POST /register` response. Returned for the event type `realm_user_groups` or
         *     `user_group`.
         */
        UserGroupsRegisterFields: {
            /** @description All user groups, ordered by ID. */
            realm_user_groups?: components["schemas"]["UserGroup"][];
        };
        /**
         * @description Role of a user. 100 organization owner, 200 organization administrator, 300 organization moderator, 400 member,
         *     600 guest.
         * @enum {integer}
         */
        Role: 100 | 200 | 300 | 400 | 600;
        /**
         * @description The source of an avatar.
         * @enum {string}
         */
        AvatarSource: "G" | "U";
        /**
         * @description A kind of account.
         * @enum {string}
         */
        AccountKind: "organization owner" | "user";
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
         *       "9": {
         *         "value": "vim"
         *       }
         *     }
         */
        ProfileData: {
            [key: string]: components["schemas"]["ProfileDatum"];
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
            /**
             * Role
             * @description Role of a user. 100 organization owner, 200 organization administrator, 300 organization moderator, 400 member,
             *     600 guest.
             * @enum {integer}
             */
            role: 100 | 200 | 300 | 400 | 600;
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
        User: components["schemas"]["UserBase"] & {
            /** @description Real email of the user. Null for users who cannot see it. All users can see the real email of a bot. */
            delivery_email: string | null;
            /**
             * @description URL of the avatar. Null for a gravatar if `client_gravatar` is true and `email` is the real email, from which
             *     the client computes the URL. The URL of a gravatar is computed from the real email for users who can see it, and from `email` for all
             *     others.
             */
            avatar_url?: string | null;
            /**
             * Format: int64
             * @description Increases with each change of the avatar.
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
             */
            bot_owner_id?: number | null;
            /** @description Values of the custom profile fields. Only present for human users, and only if requested. */
            profile_data?: components["schemas"]["ProfileData"];
            /** @description Whether the bot belongs to the server. Absent for other users. */
            is_system_bot?: boolean;
        };
        /**
         * @description Fields of the register response about users. With the event type `realm_user`, it has the accounts and the fields of
         *     the requesting user. With `user_settings`, it has the settings. With `update_display_settings` and
         *     `update_global_notifications`, it has the settings that clients from before level 89 read at the top level, the
         *     former with `emojiset_choices` and the latter with `available_notification_sounds`.
         */
        UsersRegisterFields: {
            /** @description See `PATCH /settings`. */
            twenty_four_hour_time?: boolean;
            /** @description See `PATCH /settings`. */
            dense_mode?: boolean;
            /** @description See `PATCH /settings`. */
            starred_message_counts?: boolean;
            /** @description See `PATCH /settings`. */
            fluid_layout_width?: boolean;
            /** @description See `PATCH /settings`. */
            high_contrast_mode?: boolean;
            /**
             * ColorScheme
             * @description See `PATCH /settings`.
             * @enum {integer}
             */
            color_scheme?: 1 | 2 | 3;
            /** @description See `PATCH /settings`. */
            enable_drafts_synchronization?: boolean;
            /** @description See `PATCH /settings`. */
            translate_emoticons?: boolean;
            /** @description See `PATCH /settings`. */
            default_language?: string;
            /**
             * HomeView
             * @description See `PATCH /settings`.
             * @enum {string}
             */
            web_home_view?: "recent_topics" | "inbox" | "all_messages";
            /** @description See `PATCH /settings`. */
            left_side_userlist?: boolean;
            /**
             * EmojiSet
             * @description See `PATCH /settings`.
             * @enum {string}
             */
            emojiset?: "google" | "google-blob" | "twitter" | "text";
            /**
             * InactiveChannelPolicy
             * @description See `PATCH /settings`.
             * @enum {integer}
             */
            demote_inactive_streams?: 1 | 2 | 3;
            /**
             * @description See `PATCH /settings`.
             * @example Europe/Berlin
             */
            timezone?: string;
            /** @description See `PATCH /settings`. */
            enable_stream_desktop_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            enable_stream_email_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            enable_stream_push_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            enable_stream_audible_notifications?: boolean;
            /**
             * NotificationSound
             * @description See `PATCH /settings`.
             * @enum {string}
             */
            notification_sound?: "ascend" | "beep_boop" | "bink" | "bright" | "brlip" | "chime" | "deep tom" | "ding" | "double tap" | "down" | "dry bongos" | "dutdut" | "fast ascend" | "flute" | "friendly" | "kick roll" | "loud tintong" | "metallic snare" | "pan" | "shaker" | "simple" | "stairs" | "subtle" | "swish" | "tintong" | "up" | "wood block" | "zaping" | "zing" | "zulip" | "none";
            /** @description See `PATCH /settings`. */
            enable_desktop_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            enable_sounds?: boolean;
            /** @description See `PATCH /settings`. */
            email_notifications_batching_period_seconds?: number;
            /** @description See `PATCH /settings`. */
            enable_offline_email_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            enable_offline_push_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            enable_online_push_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            enable_digest_emails?: boolean;
            /** @description See `PATCH /settings`. */
            enable_marketing_emails?: boolean;
            /** @description See `PATCH /settings`. */
            enable_login_emails?: boolean;
            /** @description See `PATCH /settings`. */
            message_content_in_email_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            pm_content_in_desktop_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            wildcard_mentions_notify?: boolean;
            /**
             * DesktopIconCount
             * @description See `PATCH /settings`.
             * @enum {integer}
             */
            desktop_icon_count_display?: 1 | 2 | 3 | 4;
            /**
             * OrganizationNamePolicy
             * @description See `PATCH /settings`.
             * @enum {integer}
             */
            realm_name_in_email_notifications_policy?: 1 | 2 | 3;
            /**
             * @description Whether other users see when the user is online. A change sends a `user_settings` event for `presence_enabled`.
             *     Older clients also get an `update_global_notifications` event.
             */
            presence_enabled?: boolean;
            /** @description See `PATCH /settings`. */
            enter_sends?: boolean;
            /** @description The choices for `emojiset`. */
            emojiset_choices?: {
                /** @description Value of the setting. */
                key: string;
                /** @description Name of the value, for display. */
                text: string;
            }[];
            /** @description The choices for `notification_sound`. */
            available_notification_sounds?: string[];
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
             * AvatarSource
             * @description `G`: gravatar. `U`: uploaded.
             * @enum {string}
             */
            avatar_source?: "G" | "U";
            /** @description Whether the user is an owner. */
            is_owner?: boolean;
            /** @description Whether the user is an administrator or an owner. */
            is_admin?: boolean;
            /** @description Whether the role of the user is moderator. */
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
            realm_user_settings_defaults?: components["schemas"]["SettingsOfNewAccounts"];
        };
        /**
         * @description The settings of a new account, and the choices for some of them. Needs the event type
         *     `realm_user_settings_defaults`.
         */
        SettingsOfNewAccounts: components["schemas"]["UserSettingDefaults"] & components["schemas"]["SettingChoices"] & {
            /** @description The choices for `emojiset`. */
            emojiset_choices: components["schemas"]["EmojiSetChoice"][];
            /** @description The choices for `notification_sound`. */
            available_notification_sounds: string[];
        };
        /** @description The settings of the requesting user, and the choices for some of them. */
        OwnSettings: components["schemas"]["UserSettings"] & components["schemas"]["SettingChoices"] & {
            /** @description The choices for `emojiset`. */
            emojiset_choices: components["schemas"]["EmojiSetChoice"][];
            /** @description The choices for `notification_sound`. */
            available_notification_sounds: string[];
        };
        /** @description The choices for two user settings. */
        SettingChoices: {
            /** @description The choices for `emojiset`. */
            emojiset_choices?: components["schemas"]["EmojiSetChoice"][];
            /** @description The choices for `notification_sound`. */
            available_notification_sounds?: string[];
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
         * @description Personal fields of the requesting user in the register response. Needs the event types `alert_words`,
         *     `onboarding_steps` and `muted_users`.
         */
        PersonalRegisterFields: {
            alert_words?: components["schemas"]["AlertWords"];
            /** @description The steps that clients still have to show. */
            onboarding_steps?: components["schemas"]["OnboardingStep"][];
            /** @description The users that the requesting user has muted. The first muted one comes first. */
            muted_users?: components["schemas"]["MutedUser"][];
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
             */
            avatar_version: number;
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
             */
            bot_owner_id: number;
        };
        /** @description The new role of an account. */
        PersonRole: {
            /**
             * Format: int64
             * @description ID of the account.
             */
            user_id: number;
            /** @description The new role. */
            role: components["schemas"]["Role"];
        };
        /** @description Whether an account may manage billing. */
        PersonBillingRole: {
            /**
             * Format: int64
             * @description ID of the account.
             */
            user_id: number;
            /** @description Whether the account may manage billing. */
            is_billing_admin: boolean;
        };
        /** @description The real email of an account, as the receiving user sees it. */
        PersonDeliveryEmail: {
            /**
             * Format: int64
             * @description ID of the account.
             */
            user_id: number;
            /** @description Real email of the account. Null for users who can no longer see it. */
            delivery_email: string | null;
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
        /** @description Whether an account is active. */
        PersonActivity: {
            /**
             * Format: int64
             * @description ID of the account.
             */
            user_id: number;
            /** @description False if the account was deactivated. True if it was reactivated. */
            is_active: boolean;
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
         * @description A bot was changed. Sent to users who could change the bot before the update and still can.
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
        /**
         * @description Other users were subscribed to channels that the receiving user can see, or the receiving user can see channels with
         *     these subscribers only now. Users who can see a channel can see its
         *     subscribers. The audience is therefore that of the channel's `stream` event (op `create`), without the users who
         *     were just subscribed. Sent whether or not the queue was registered with `include_subscribers`.
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
            /** @description The name of the property in channel objects. */
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
            /** @description Whether the channel can be read on the web without an account. Present only if `property` is `invite_only`. */
            is_web_public?: boolean;
        };
        /**
         * @description The receiving user created drafts.
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
        /**
         * @description The receiving user edited a draft.
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
         * @description The receiving user deleted a draft. Not sent when drafts are deleted because `enable_drafts_synchronization` is
         *     turned off, so clients keep their copies.
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
        /**
         * @description The server was restarted.
         * @example {
         *       "id": 0,
         *       "type": "restart",
         *       "service_version": "10.0-dev+0.1.0",
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
         * @description The web client should reload itself.
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
         * @description An invitation or an invitation link was created, revoked or used. Its creator or an administrator can request the list
         *     again.
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
        /**
         * @description The linkifiers changed. Contains all current linkifiers. Empty for clients that did not declare the capability
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
         * @description The visibility policy of the receiving user for a topic changed.
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
        /**
         * @deprecated
         * @description The receiving user muted or unmuted a topic by a request. Sent only to queues whose `event_types` do not have
         *     `user_topic`. If a policy changes otherwise, as when a topic is moved, only `user_topic` is sent.
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
        /**
         * @description A user added a reaction to a message.
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
        /**
         * @description A user removed a reaction from a message.
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
         * @description Messages were deleted, by a user or because they were older than `message_retention_days`. Sent to the user who
         *     deleted them, and to users who can read them, if they received them, starred them, or subscribe to their channel.
         *     Also sent when messages are moved, to those of these users who can no longer read them.
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
        /**
         * @description A message was edited, or messages were moved to another topic or channel. Sent to users who received them and can
         *     read their channel now, and to subscribers who can read them. Fields that did not change are absent.
         *
         *     Users get no events about a message while it is in a channel to which they are not subscribed, if they received it only
         *     elsewhere. When it comes back, clients fetch it again: its content and reactions may have changed.
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
             */
            user_id: number | null;
            /**
             * Format: int64
             * @description Time of the edit in UNIX seconds.
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
            /** @description Whether only the HTML changed, without an edit by a user. False for every edit. */
            rendering_only: boolean;
            /**
             * Format: int64
             * @description ID of the channel before the edit. Absent for a direct message.
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "add";
            /**
             * @deprecated
             * @description The same as `op`. Use `op` instead.
             * @constant
             */
            operation: "add";
            flag: components["schemas"]["MessageFlag"];
            /** @description IDs of the messages, ascending. Empty if `all` is true. */
            messages: number[];
            /** @description Whether all messages of the user are read. */
            all: boolean;
        };
        /**
         * @description Messages lost a flag of the receiving user.
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
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            op: "remove";
            /**
             * @deprecated
             * @description The same as `op`. Use `op` instead.
             * @constant
             */
            operation: "remove";
            flag: components["schemas"]["MessageFlag"];
            /** @description IDs of the messages, ascending. */
            messages: number[];
            /** @description Always false. */
            all: boolean;
            /** @description Only if `flag` is `read`: what clients need to count the messages as unread, by the message ID as a string. */
            message_details?: {
                [key: string]: components["schemas"]["UnreadMessageDetails"];
            };
        };
        /**
         * @description A user, possibly the receiving one, started typing a message in a conversation of the receiving user. Events about channels are sent only
         *     with the capability `stream_typing_notifications`.
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
            /** @description `direct` for a direct message, `stream` for a channel message. */
            message_type: components["schemas"]["TypingRecipientKind"];
            /** @description The user who is typing or stopped typing. */
            sender: components["schemas"]["TypingPerson"];
            /** @description The participants of the direct message conversation, including the sender. Absent for channels. */
            recipients?: components["schemas"]["TypingPerson"][];
            /**
             * Format: int64
             * @description ID of the channel. Absent for direct messages.
             */
            stream_id?: number;
            /** @description The topic. Absent for direct messages. */
            topic?: string;
        };
        /**
         * @description A user, possibly the receiving one, stopped typing a message in a conversation of the receiving user. Events about channels are sent only
         *     with the capability `stream_typing_notifications`.
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
            /** @description `direct` for a direct message, `stream` for a channel message. */
            message_type: components["schemas"]["TypingRecipientKind"];
            /** @description The user who is typing or stopped typing. */
            sender: components["schemas"]["TypingPerson"];
            /** @description The participants of the direct message conversation, including the sender. Absent for channels. */
            recipients?: components["schemas"]["TypingPerson"][];
            /**
             * Format: int64
             * @description ID of the channel. Absent for direct messages.
             */
            stream_id?: number;
            /** @description The topic. Absent for direct messages. */
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
         * @description A setting or a picture of the organization changed. `data` contains the new value. For a picture it contains the URL and
         *     the source, such as `icon_url` and `icon_source`. For some settings it also contains values that
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
         * @description The code playgrounds changed. Contains all current playgrounds.
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
         *     Also sent when a user changes `presence_enabled`, regardless of the number of users. A user who disables it becomes
         *     `idle`, with a `timestamp` that clients show as offline. A user who enables it becomes `active`, as after a report.
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
         * @description The custom profile fields changed. Contains all fields. Clients drop the values of fields that are no longer listed.
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
         * @description The receiving user scheduled messages.
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
        /**
         * @description The receiving user edited a scheduled message, or the server could not send it.
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
        /**
         * @description A scheduled message was deleted or sent. If it was sent, this follows its `message` event.
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
         * @description A setting of new accounts changed.
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
         * @description Subgroups were added to a group. Sent to all users.
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
            /** @description IDs of the added subgroups. */
            direct_subgroup_ids: number[];
        };
        /**
         * @description Subgroups were removed from a group. Sent to all users.
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
            /** @description IDs of the removed subgroups. */
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
        /**
         * @description The user muted or unmuted another user. Contains all users that the user has muted.
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
            id: components["schemas"]["EventId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "onboarding_steps";
            /** @description The steps that clients still have to show. */
            onboarding_steps: components["schemas"]["OnboardingStep"][];
        };
        /** @description Every setting of a user. */
        UserSettings: components["schemas"]["UserSettingDefaults"] & {
            /**
             * @description See `PATCH /settings`.
             * @default
             * @example Europe/Berlin
             */
            timezone: string;
        };
        /** @description The settings of a new account. */
        UserSettingDefaults: WithRequired<components["schemas"]["UserSettingValues"], "twenty_four_hour_time" | "dense_mode" | "web_mark_read_on_scroll_policy" | "web_channel_default_view" | "starred_message_counts" | "receives_typing_notifications" | "fluid_layout_width" | "high_contrast_mode" | "web_font_size_px" | "web_line_height_percent" | "color_scheme" | "enable_drafts_synchronization" | "translate_emoticons" | "display_emoji_reaction_users" | "default_language" | "web_home_view" | "web_escape_navigates_to_home_view" | "left_side_userlist" | "emojiset" | "demote_inactive_streams" | "user_list_style" | "web_animate_image_previews" | "web_stream_unreads_count_display_policy" | "enable_stream_desktop_notifications" | "enable_stream_email_notifications" | "enable_stream_push_notifications" | "enable_stream_audible_notifications" | "notification_sound" | "enable_desktop_notifications" | "enable_sounds" | "email_notifications_batching_period_seconds" | "enable_offline_email_notifications" | "enable_offline_push_notifications" | "enable_online_push_notifications" | "enable_followed_topic_desktop_notifications" | "enable_followed_topic_email_notifications" | "enable_followed_topic_push_notifications" | "enable_followed_topic_audible_notifications" | "enable_digest_emails" | "enable_marketing_emails" | "enable_login_emails" | "message_content_in_email_notifications" | "pm_content_in_desktop_notifications" | "wildcard_mentions_notify" | "enable_followed_topic_wildcard_mentions_notify" | "desktop_icon_count_display" | "realm_name_in_email_notifications_policy" | "automatically_follow_topics_policy" | "automatically_unmute_topics_in_muted_streams_policy" | "automatically_follow_topics_where_mentioned" | "presence_enabled" | "enter_sends" | "send_private_typing_notifications" | "send_stream_typing_notifications" | "send_read_receipts" | "email_address_visibility" | "web_navigate_to_sent_message">;
        /** @description Settings of the user, as older clients read them. */
        LegacyUserSettings: {
            /** @description See `PATCH /settings`. */
            twenty_four_hour_time?: boolean;
            /** @description See `PATCH /settings`. */
            dense_mode?: boolean;
            /** @description See `PATCH /settings`. */
            starred_message_counts?: boolean;
            /** @description See `PATCH /settings`. */
            fluid_layout_width?: boolean;
            /** @description See `PATCH /settings`. */
            high_contrast_mode?: boolean;
            /**
             * ColorScheme
             * @description See `PATCH /settings`.
             * @enum {integer}
             */
            color_scheme?: 1 | 2 | 3;
            /** @description See `PATCH /settings`. */
            enable_drafts_synchronization?: boolean;
            /** @description See `PATCH /settings`. */
            translate_emoticons?: boolean;
            /** @description See `PATCH /settings`. */
            default_language?: string;
            /**
             * HomeView
             * @description See `PATCH /settings`.
             * @enum {string}
             */
            web_home_view?: "recent_topics" | "inbox" | "all_messages";
            /** @description See `PATCH /settings`. */
            left_side_userlist?: boolean;
            /**
             * EmojiSet
             * @description See `PATCH /settings`.
             * @enum {string}
             */
            emojiset?: "google" | "google-blob" | "twitter" | "text";
            /**
             * InactiveChannelPolicy
             * @description See `PATCH /settings`.
             * @enum {integer}
             */
            demote_inactive_streams?: 1 | 2 | 3;
            /**
             * @description See `PATCH /settings`.
             * @example Europe/Berlin
             */
            timezone?: string;
            /** @description See `PATCH /settings`. */
            enable_stream_desktop_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            enable_stream_email_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            enable_stream_push_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            enable_stream_audible_notifications?: boolean;
            /**
             * NotificationSound
             * @description See `PATCH /settings`.
             * @enum {string}
             */
            notification_sound?: "ascend" | "beep_boop" | "bink" | "bright" | "brlip" | "chime" | "deep tom" | "ding" | "double tap" | "down" | "dry bongos" | "dutdut" | "fast ascend" | "flute" | "friendly" | "kick roll" | "loud tintong" | "metallic snare" | "pan" | "shaker" | "simple" | "stairs" | "subtle" | "swish" | "tintong" | "up" | "wood block" | "zaping" | "zing" | "zulip" | "none";
            /** @description See `PATCH /settings`. */
            enable_desktop_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            enable_sounds?: boolean;
            /** @description See `PATCH /settings`. */
            email_notifications_batching_period_seconds?: number;
            /** @description See `PATCH /settings`. */
            enable_offline_email_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            enable_offline_push_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            enable_online_push_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            enable_digest_emails?: boolean;
            /** @description See `PATCH /settings`. */
            enable_marketing_emails?: boolean;
            /** @description See `PATCH /settings`. */
            enable_login_emails?: boolean;
            /** @description See `PATCH /settings`. */
            message_content_in_email_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            pm_content_in_desktop_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            wildcard_mentions_notify?: boolean;
            /**
             * DesktopIconCount
             * @description See `PATCH /settings`.
             * @enum {integer}
             */
            desktop_icon_count_display?: 1 | 2 | 3 | 4;
            /**
             * OrganizationNamePolicy
             * @description See `PATCH /settings`.
             * @enum {integer}
             */
            realm_name_in_email_notifications_policy?: 1 | 2 | 3;
            /** @description See `PATCH /settings`. */
            presence_enabled?: boolean;
            /** @description See `PATCH /settings`. */
            enter_sends?: boolean;
        };
        /** @description The settings of the organization that changed. The others are absent. */
        ChangedOrganizationSettings: {
            /** @description See `PATCH /realm`. */
            can_access_all_users_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            can_create_public_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            can_create_private_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            can_create_web_public_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            can_delete_any_message_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            create_multiuse_invite_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            direct_message_initiator_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            direct_message_permission_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            add_custom_emoji_policy?: components["schemas"]["MemberPolicy"];
            /** @description See `PATCH /realm`. */
            bot_creation_policy?: components["schemas"]["BotCreationPolicy"];
            /** @description See `PATCH /realm`. */
            delete_own_message_policy?: components["schemas"]["EveryonePolicy"];
            /** @description See `PATCH /realm`. */
            edit_topic_policy?: components["schemas"]["EveryoneOrNobodyPolicy"];
            /** @description See `PATCH /realm`. */
            invite_to_realm_policy?: components["schemas"]["MemberOrNobodyPolicy"];
            /** @description See `PATCH /realm`. */
            invite_to_stream_policy?: components["schemas"]["MemberPolicy"];
            /** @description See `PATCH /realm`. */
            move_messages_between_streams_policy?: components["schemas"]["MemberOrNobodyPolicy"];
            /** @description See `PATCH /realm`. */
            user_group_edit_policy?: components["schemas"]["MemberPolicy"];
            /** @description See `PATCH /realm`. */
            wildcard_mention_policy?: components["schemas"]["WildcardMentionPolicy"];
            /** @description See `PATCH /realm`. */
            waiting_period_threshold?: number;
            /** @description See `PATCH /realm`. */
            allow_edit_history?: boolean;
            /** @description See `PATCH /realm`. */
            allow_message_editing?: boolean;
            /**
             * Format: int64
             * @description See `PATCH /realm`.
             */
            message_content_edit_limit_seconds?: number | null;
            /**
             * Format: int64
             * @description See `PATCH /realm`.
             */
            message_content_delete_limit_seconds?: number | null;
            /**
             * Format: int64
             * @description See `PATCH /realm`.
             */
            move_messages_within_stream_limit_seconds?: number | null;
            /**
             * Format: int64
             * @description See `PATCH /realm`.
             */
            move_messages_between_streams_limit_seconds?: number | null;
            /**
             * Format: int64
             * @description See `PATCH /realm`.
             */
            message_retention_days?: number;
            /** @description See `PATCH /realm`. */
            mandatory_topics?: boolean;
            /** @description See `PATCH /realm`. */
            enable_read_receipts?: boolean;
            /** @description See `PATCH /realm`. */
            inline_image_preview?: boolean;
            /** @description See `PATCH /realm`. */
            inline_url_embed_preview?: boolean;
            /**
             * @description See `PATCH /realm`.
             * @constant
             */
            default_code_block_language?: "updated";
            /** @description See `PATCH /realm`. */
            giphy_rating?: components["schemas"]["GiphyRating"];
            /** @description See `PATCH /realm`. */
            video_chat_provider?: components["schemas"]["VideoChatProvider"];
            /** @description See `PATCH /realm`. */
            jitsi_server_url?: "updated" | null;
            /** @description See `PATCH /realm`. */
            message_content_allowed_in_email_notifications?: boolean;
            /** @description See `PATCH /realm`. */
            authentication_methods?: components["schemas"]["AuthenticationMethods"];
            /**
             * @description See `PATCH /realm`.
             * @constant
             */
            default_language?: "updated";
            /** @description See `PATCH /realm`. */
            avatar_changes_disabled?: boolean;
            /** @description See `PATCH /realm`. */
            email_changes_disabled?: boolean;
            /** @description See `PATCH /realm`. */
            name_changes_disabled?: boolean;
            /** @description See `PATCH /realm`. */
            require_unique_names?: boolean;
            /** @description See `PATCH /realm`. */
            disallow_disposable_email_addresses?: boolean;
            /** @description See `PATCH /realm`. */
            emails_restricted_to_domains?: boolean;
            /** @description See `PATCH /realm`. */
            invite_required?: boolean;
            /** @description See `PATCH /realm`. */
            enable_guest_user_indicator?: boolean;
            /** @description See `PATCH /realm`. */
            presence_disabled?: boolean;
            /** @description See `PATCH /realm`. */
            send_welcome_emails?: boolean;
            /** @description See `PATCH /realm`. */
            digest_emails_enabled?: boolean;
            /** @description See `PATCH /realm`. */
            digest_weekday?: number;
            /** @description See `PATCH /realm`. */
            enable_spectator_access?: boolean;
            /** @description See `PATCH /realm`. */
            want_advertise_in_communities_directory?: boolean;
            /** @description See `PATCH /realm`. */
            org_type?: components["schemas"]["OrganizationType"];
            /**
             * Format: int64
             * @description See `PATCH /realm`.
             */
            new_stream_announcements_stream_id?: number;
            /**
             * Format: int64
             * @description See `PATCH /realm`.
             */
            signup_announcements_stream_id?: number;
            /**
             * Format: int64
             * @description See `PATCH /realm`.
             */
            service_update_announcements_stream_id?: number;
        };
        /** @description Settings of the organization. */
        OrganizationSettings: {
            /** @description See `PATCH /realm`. */
            realm_can_access_all_users_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_can_create_public_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_can_create_private_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_can_create_web_public_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_can_delete_any_message_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_create_multiuse_invite_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_direct_message_initiator_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_direct_message_permission_group?: components["schemas"]["GroupSettingValue"];
            /**
             * MemberPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_add_custom_emoji_policy?: 1 | 2 | 3 | 4;
            /**
             * BotCreationPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_bot_creation_policy?: 1 | 2 | 3;
            /**
             * EveryonePolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_delete_own_message_policy?: 1 | 2 | 3 | 4 | 5;
            /**
             * EveryoneOrNobodyPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_edit_topic_policy?: 1 | 2 | 3 | 4 | 5 | 6;
            /**
             * MemberOrNobodyPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_invite_to_realm_policy?: 1 | 2 | 3 | 4 | 6;
            /**
             * MemberPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_invite_to_stream_policy?: 1 | 2 | 3 | 4;
            /**
             * MemberOrNobodyPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_move_messages_between_streams_policy?: 1 | 2 | 3 | 4 | 6;
            /**
             * MemberPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_user_group_edit_policy?: 1 | 2 | 3 | 4;
            /**
             * WildcardMentionPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_wildcard_mention_policy?: 1 | 2 | 3 | 5 | 6 | 7;
            /** @description See `PATCH /realm`. */
            realm_waiting_period_threshold?: number;
            /** @description See `PATCH /realm`. */
            realm_allow_edit_history?: boolean;
            /** @description See `PATCH /realm`. */
            realm_allow_message_editing?: boolean;
            /** @description See `PATCH /realm`. */
            realm_message_content_edit_limit_seconds?: number | null;
            /** @description See `PATCH /realm`. */
            realm_message_content_delete_limit_seconds?: number | null;
            /** @description See `PATCH /realm`. */
            realm_move_messages_within_stream_limit_seconds?: number | null;
            /** @description See `PATCH /realm`. */
            realm_move_messages_between_streams_limit_seconds?: number | null;
            /** @description See `PATCH /realm`. */
            realm_message_retention_days?: number;
            /** @description See `PATCH /realm`. */
            realm_mandatory_topics?: boolean;
            /** @description See `PATCH /realm`. */
            realm_enable_read_receipts?: boolean;
            /** @description See `PATCH /realm`. */
            realm_inline_image_preview?: boolean;
            /** @description See `PATCH /realm`. */
            realm_inline_url_embed_preview?: boolean;
            /** @description See `PATCH /realm`. */
            realm_default_code_block_language?: string;
            /**
             * GiphyRating
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_giphy_rating?: 0 | 1 | 2 | 3 | 4 | 5;
            /**
             * VideoChatProvider
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_video_chat_provider?: 0 | 1;
            /** @description See `PATCH /realm`. */
            realm_jitsi_server_url?: string | null;
            /** @description See `PATCH /realm`. */
            realm_message_content_allowed_in_email_notifications?: boolean;
            /** @description See `PATCH /realm`. */
            realm_authentication_methods?: components["schemas"]["AuthenticationMethods"];
            /** @description See `PATCH /realm`. */
            realm_default_language?: string;
            /** @description See `PATCH /realm`. */
            realm_avatar_changes_disabled?: boolean;
            /** @description See `PATCH /realm`. */
            realm_email_changes_disabled?: boolean;
            /** @description See `PATCH /realm`. */
            realm_name_changes_disabled?: boolean;
            /** @description See `PATCH /realm`. */
            realm_require_unique_names?: boolean;
            /** @description See `PATCH /realm`. */
            realm_disallow_disposable_email_addresses?: boolean;
            /** @description See `PATCH /realm`. */
            realm_emails_restricted_to_domains?: boolean;
            /** @description See `PATCH /realm`. */
            realm_invite_required?: boolean;
            /** @description See `PATCH /realm`. */
            realm_enable_guest_user_indicator?: boolean;
            /** @description See `PATCH /realm`. */
            realm_presence_disabled?: boolean;
            /** @description See `PATCH /realm`. */
            realm_send_welcome_emails?: boolean;
            /** @description See `PATCH /realm`. */
            realm_digest_emails_enabled?: boolean;
            /** @description See `PATCH /realm`. */
            realm_digest_weekday?: number;
            /** @description See `PATCH /realm`. */
            realm_enable_spectator_access?: boolean;
            /** @description See `PATCH /realm`. */
            realm_want_advertise_in_communities_directory?: boolean;
            /**
             * OrganizationType
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_org_type?: 0 | 10 | 20 | 30 | 35 | 40 | 50 | 60 | 70 | 80 | 90 | 100 | 1000;
            /** @description See `PATCH /realm`. */
            realm_new_stream_announcements_stream_id?: number;
            /** @description See `PATCH /realm`. */
            realm_signup_announcements_stream_id?: number;
            /** @description See `PATCH /realm`. */
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
        /** @description An event of type `realm_domains`. */
        RealmDomainsEvent: components["schemas"]["RealmDomainsAddEvent"] | components["schemas"]["RealmDomainsChangeEvent"] | components["schemas"]["RealmDomainsRemoveEvent"];
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
        UpdateMessageFlagsEvent: components["schemas"]["UpdateMessageFlagsAddEvent"] | components["schemas"]["UpdateMessageFlagsRemoveEvent"];
        /** @description An event of type `user_group`. */
        UserGroupEvent: components["schemas"]["UserGroupAddMembersEvent"] | components["schemas"]["UserGroupRemoveMembersEvent"] | components["schemas"]["UserGroupAddEvent"] | components["schemas"]["UserGroupRemoveEvent"] | components["schemas"]["UserGroupUpdateEvent"] | components["schemas"]["UserGroupAddSubgroupsEvent"] | components["schemas"]["UserGroupRemoveSubgroupsEvent"];
        /**
         * Format: int64
         * @description ID of the event in its queue. IDs increase, but are not always consecutive.
         */
        EventId: number;
        /** @description Any event of a queue. `type` states its kind. */
        Event: components["schemas"]["AlertWordsEvent"] | components["schemas"]["AttachmentEvent"] | components["schemas"]["CustomProfileFieldsEvent"] | components["schemas"]["DefaultStreamsEvent"] | components["schemas"]["DeleteMessageEvent"] | components["schemas"]["DraftsEvent"] | components["schemas"]["HeartbeatEvent"] | components["schemas"]["InvitesChangedEvent"] | components["schemas"]["MessageEvent"] | components["schemas"]["MutedTopicsEvent"] | components["schemas"]["MutedUsersEvent"] | components["schemas"]["OnboardingStepsEvent"] | components["schemas"]["PresenceEvent"] | components["schemas"]["ReactionEvent"] | components["schemas"]["RealmEvent"] | components["schemas"]["RealmBotEvent"] | components["schemas"]["RealmDomainsEvent"] | components["schemas"]["RealmEmojiUpdateEvent"] | components["schemas"]["RealmExportEvent"] | components["schemas"]["RealmLinkifiersEvent"] | components["schemas"]["RealmPlaygroundsEvent"] | components["schemas"]["RealmUserEvent"] | components["schemas"]["RealmUserSettingsDefaultsUpdateEvent"] | components["schemas"]["RestartEvent"] | components["schemas"]["ScheduledMessagesEvent"] | components["schemas"]["StreamEvent"] | components["schemas"]["SubmessageEvent"] | components["schemas"]["SubscriptionEvent"] | components["schemas"]["TypingEvent"] | components["schemas"]["UpdateDisplaySettingsEvent"] | components["schemas"]["UpdateGlobalNotificationsEvent"] | components["schemas"]["UpdateMessageEvent"] | components["schemas"]["UpdateMessageFlagsEvent"] | components["schemas"]["UserGroupEvent"] | components["schemas"]["UserSettingsUpdateEvent"] | components["schemas"]["UserStatusEvent"] | components["schemas"]["UserTopicEvent"] | components["schemas"]["WebReloadClientEvent"];
        FetchApiKeyInput: {
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
        FetchApiKeyOutput: {
            /** @description The API key of the account, 32 letters and digits. */
            api_key: string;
            /** @description The real email of the account. It is the username of HTTP Basic credentials with this API key. */
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
            /** @description Users with other roles. */
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
             *     and whose `email` is their real email.
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
             *     and whose `email` is their real email.
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
             * Role
             * @description The new role.
             * @example 300
             * @enum {integer}
             */
            role?: 100 | 200 | 300 | 400 | 600;
            /**
             * @description New values of custom profile fields. Fields that are not named do not change. If a field is named twice, the last
             *     value counts. The HTML of a text may have 10,000 bytes, and that of all together at most 500,000.
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
             * @example 13
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
            /**
             * Role
             * @description Role of a user. 100 organization owner, 200 organization administrator, 300 organization moderator, 400 member,
             *     600 guest.
             * @enum {integer}
             */
            role: 100 | 200 | 300 | 400 | 600;
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
        DeactivateOwnUserInput: Record<string, never>;
        DeactivateOwnUserOutput: Record<string, never>;
        ListInvitationsInput: Record<string, never>;
        ListInvitationsOutput: {
            /** @description The invitations. */
            invites: components["schemas"]["Invitation"][];
        };
        CreateInvitationsInput: {
            /**
             * @description The email addresses, at most 50000 characters, separated by commas or line breaks. `Nadia <nadia@example.com>` is
             *     accepted too.
             * @example Nadia <nadia@example.com>
             */
            invitee_emails: string;
            /**
             * @description The number of minutes until the invitation expires. Null if it never expires.
             * @default 14400
             * @example 14400
             */
            invite_expires_in_minutes: number | null;
            /**
             * Role
             * @description The role of the new accounts. 100 organization owner, 200 administrator, 300 moderator, 400 member, 600 guest. Only
             *     organization owners can invite owners. Only administrators and owners can invite administrators and moderators.
             * @default 400
             * @example 600
             * @enum {integer}
             */
            invite_as: 100 | 200 | 300 | 400 | 600;
            /**
             * @description Whether the notification bot sends the requester a message when an invited user joins.
             * @default true
             * @example true
             */
            notify_referrer_on_join: boolean;
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
            include_realm_default_subscriptions: boolean;
        };
        CreateInvitationsOutput: Record<string, never>;
        DeleteInvitationInput: {
            /**
             * @description ID of the invitation.
             * @example 1
             */
            invite_id: number;
        };
        DeleteInvitationOutput: Record<string, never>;
        ResendInvitationInput: {
            /**
             * @description ID of the invitation.
             * @example 1
             */
            invite_id: number;
        };
        ResendInvitationOutput: Record<string, never>;
        CreateInvitationLinkInput: {
            /**
             * @description The number of minutes until the invitation expires. Null if it never expires.
             * @default 14400
             * @example 14400
             */
            invite_expires_in_minutes: number | null;
            /**
             * Role
             * @description The role of the new accounts. 100 organization owner, 200 administrator, 300 moderator, 400 member, 600 guest. Only
             *     organization owners can invite owners. Only administrators and owners can invite administrators and moderators.
             * @default 400
             * @example 600
             * @enum {integer}
             */
            invite_as: 100 | 200 | 300 | 400 | 600;
            /**
             * @description IDs of the channels to which new accounts are subscribed. The requester must be allowed to subscribe other users to
             *     them.
             * @default []
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
            include_realm_default_subscriptions: boolean;
        };
        CreateInvitationLinkOutput: {
            /** @description The address of the link. */
            invite_link: string;
        };
        DeleteInvitationLinkInput: {
            /**
             * @description ID of the invitation link. Links and invitations are numbered separately.
             * @example 1
             */
            invite_id: number;
        };
        DeleteInvitationLinkOutput: Record<string, never>;
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
            /** @description The requesting user's active bots. */
            bots: components["schemas"]["OwnBot"][];
        };
        CreateBotInput: {
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
            bot_type: 1 | 2 | 3;
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
            interface_type: 1 | 2;
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
             * Format: uploaded-files
             * @description The avatar of the bot, under the same rules as the avatar of a user. The multipart part may have any name. Existing
             *     clients use the name of the file.
             */
            filename: readonly UploadedFile[];
        };
        CreateBotOutput: {
            /** @description The name of the channel for channel messages that the bot sends without a channel. Null for no default. */
            default_sending_stream: string | null;
            /** @description The name of the channel to which the bot's event queues are narrowed. Null for no default. */
            default_events_register_stream: string | null;
            /** @description Whether the bot's event queues get the messages of all public channels. */
            default_all_public_streams: boolean;
            /** @description The ID of the bot. */
            user_id: number;
            /** @description The API key of the bot. */
            api_key: string;
            /** @description The URL of the bot's avatar. */
            avatar_url: string;
        };
        UpdateBotInput: {
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
             * Format: uploaded-files
             * @description The avatar of the bot, under the same rules as the avatar of a user. The multipart part may have any name. Existing
             *     clients use the name of the file.
             */
            filename: readonly UploadedFile[];
        };
        UpdateBotOutput: {
            /** @description The name of the channel for channel messages that the bot sends without a channel. Null for no default. */
            default_sending_stream: string | null;
            /** @description The name of the channel to which the bot's event queues are narrowed. Null for no default. */
            default_events_register_stream: string | null;
            /** @description Whether the bot's event queues get the messages of all public channels. */
            default_all_public_streams: boolean;
            /** @description The name of the bot. */
            full_name: string;
            /** @description The URL of the bot's avatar. */
            avatar_url: string;
            /**
             * BotInterface
             * @description The format of the requests of an outgoing webhook. For other bots the value of the request, by default 1.
             * @enum {integer}
             */
            service_interface: 1 | 2;
            /** @description The `service_payload_url` of the request. Null if it has none. */
            service_payload_url: string | null;
            /** @description Always null, since no bot has a configuration. Existing servers return the value of the request. */
            config_data: {
                [key: string]: string;
            } | null;
            /** @description The email of the bot owner. Absent if the bot has no owner. */
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
        GetBotStorageInput: {
            /**
             * @description The keys of the entries. Absent or empty for all entries.
             * @example [
             *       "greeting"
             *     ]
             */
            keys?: string[];
        };
        GetBotStorageOutput: {
            /** @description The values by key. */
            storage: {
                [key: string]: string;
            };
        };
        UpdateBotStorageInput: {
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
        UpdateBotStorageOutput: Record<string, never>;
        DeleteBotStorageInput: {
            /**
             * @description The keys of the entries. Absent or empty for all entries.
             * @example [
             *       "greeting"
             *     ]
             */
            keys?: string[];
        };
        DeleteBotStorageOutput: Record<string, never>;
        ListProfileFieldsInput: Record<string, never>;
        ListProfileFieldsOutput: {
            /** @description All fields, in the order in which they are shown. */
            custom_fields: components["schemas"]["CustomProfileField"][];
        };
        CreateProfileFieldInput: {
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
        CreateProfileFieldOutput: {
            /** @description ID of the new field. */
            id: number;
        };
        ReorderProfileFieldsInput: {
            /**
             * @description The IDs of all custom profile fields in the new order, each once.
             * @example [
             *       9
             *     ]
             */
            order: number[];
        };
        ReorderProfileFieldsOutput: Record<string, never>;
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
        DeleteProfileFieldInput: {
            /**
             * @description ID of the field.
             * @example 9
             */
            field_id: number;
        };
        DeleteProfileFieldOutput: Record<string, never>;
        UpdateOwnProfileDataInput: {
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
                value?: (string | null) | unknown[];
            }[];
        };
        UpdateOwnProfileDataOutput: Record<string, never>;
        DeleteOwnProfileDataInput: {
            /**
             * @description The IDs of the custom profile fields.
             * @example [
             *       9
             *     ]
             */
            data: number[];
        };
        DeleteOwnProfileDataOutput: Record<string, never>;
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
             *       "logo"
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
             * @description Name of the emoji, at most 100 characters. It can contain lowercase letters, digits, `-` and `_`, and must end
             *     with a letter or digit. Spaces become `_`.
             * @example rocket_cat
             */
            emoji_name: string;
            /**
             * Format: uploaded-files
             * @description The image, at most 5 MiB. The part can have any name. Existing clients use the name of the file.
             */
            filename: readonly UploadedFile[];
        };
        UploadCustomEmojiOutput: Record<string, never>;
        DeleteCustomEmojiInput: {
            /**
             * @description Name of the custom emoji.
             * @example party_parrot
             */
            emoji_name: string;
        };
        DeleteCustomEmojiOutput: Record<string, never>;
        ListSubscriptionsInput: {
            /**
             * @description Whether each channel lists its subscribers. Can be slow in large organizations.
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
             * @description Whether new users are subscribed to a new channel. Only administrators can set it to true.
             * @default false
             * @example false
             */
            is_default_stream: boolean;
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
            stream_post_policy: 1 | 2 | 3 | 4;
            /**
             * @description Number of days, at least 1, after which the messages of a new channel are deleted. `realm_default` inherits the
             *     organization setting. `unlimited` keeps messages forever. Only owners can send a value other than
             *     `realm_default`.
             * @default realm_default
             * @example unlimited
             */
            message_retention_days: number | string;
            /**
             * @description ID of the user group whose members can unsubscribe other users from a new channel. Must be a system group other
             *     than `role:internet` and `role:owners`. The default is `role:administrators`.
             * @example 2
             */
            can_remove_subscribers_group?: number;
        };
        CreateSubscriptionsOutput: {
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
        UpdateSubscriptionsInput: {
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
                /** @description Description of a new channel in Markdown. Ignored for existing channels. */
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
        UpdateSubscriptionsOutput: {
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
        DeleteSubscriptionsInput: {
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
        DeleteSubscriptionsOutput: {
            /** @description Names of the channels from which at least one user was unsubscribed, each once. */
            removed: string[];
            /** @description Names of the channels to which at least one of the users was not subscribed, each once. */
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
        UpdateSubscriptionPropertiesOutput: Record<string, never>;
        ListChannelsInput: {
            /**
             * @description Whether to list the public channels. Guests do not get them.
             * @default true
             * @example true
             */
            include_public: boolean;
            /**
             * @description Whether to list the web-public channels.
             * @default false
             * @example false
             */
            include_web_public: boolean;
            /**
             * @description Whether to list the channels to which the requesting user is subscribed.
             * @default true
             * @example true
             */
            include_subscribed: boolean;
            /**
             * @description Whether to list all channels that are not archived, including all private ones. Only administrators can set it to
             *     true.
             * @default false
             * @example false
             */
            include_all_active: boolean;
            /**
             * @description Whether each channel has the field `is_default`.
             * @default false
             * @example true
             */
            include_default: boolean;
            /**
             * @description Whether to list the channels to which the bot owner is subscribed, even if the bot cannot see them. Ignored if
             *     the requesting user is not a bot.
             * @default false
             * @example false
             */
            include_owner_subscribed: boolean;
        };
        ListChannelsOutput: {
            /** @description The channels. */
            streams: components["schemas"]["ListedChannel"][];
        };
        GetChannelInput: {
            /**
             * @description ID of the channel.
             * @example 7
             */
            stream_id: number;
        };
        GetChannelOutput: {
            stream: components["schemas"]["Channel"];
        };
        UpdateChannelInput: {
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
        UpdateChannelOutput: Record<string, never>;
        ArchiveChannelInput: {
            /**
             * @description ID of the channel.
             * @example 7
             */
            stream_id: number;
        };
        ArchiveChannelOutput: Record<string, never>;
        GetChannelEmailAddressInput: {
            /**
             * @description ID of a channel that the requesting user can see.
             * @example 7
             */
            stream_id: number;
        };
        GetChannelEmailAddressOutput: {
            /** @description The address. Empty, because this server does not receive emails. */
            email: string;
        };
        GetChannelIdInput: {
            /**
             * @description Name of the channel.
             * @example design
             */
            stream: string;
        };
        GetChannelIdOutput: {
            /** @description ID of the channel. */
            stream_id: number;
        };
        UpdateMutedTopicInput: {
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
             * @description The topic.
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
        UpdateMutedTopicOutput: Record<string, never>;
        UpdateUserTopicInput: {
            /**
             * @description ID of the channel.
             * @example 7
             */
            stream_id: number;
            /**
             * @description The topic.
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
        UpdateUserTopicOutput: Record<string, never>;
        ListTopicsInput: {
            /**
             * @description ID of the channel.
             * @example 7
             */
            stream_id: number;
        };
        ListTopicsOutput: {
            /** @description The topics, ordered by `max_id`, the newest first. */
            topics: components["schemas"]["ChannelTopic"][];
        };
        GetSubscriptionStatusInput: {
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
        GetSubscriptionStatusOutput: {
            /** @description Whether the user is subscribed to the channel. */
            is_subscribed: boolean;
        };
        ListSubscribersInput: {
            /**
             * @description ID of the channel.
             * @example 7
             */
            stream_id: number;
        };
        ListSubscribersOutput: {
            /** @description IDs of the active subscribers, ascending. */
            subscribers: number[];
        };
        DeleteTopicInput: {
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
        DeleteTopicOutput: {
            /** @description Whether no message of the topic remains that the user can read. */
            complete: boolean;
        };
        CreateDefaultChannelInput: {
            /**
             * @description ID of the channel.
             * @example 7
             */
            stream_id: number;
        };
        CreateDefaultChannelOutput: Record<string, never>;
        DeleteDefaultChannelInput: {
            /**
             * @description ID of the channel.
             * @example 7
             */
            stream_id: number;
        };
        DeleteDefaultChannelOutput: Record<string, never>;
        ListMessagesInput: {
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
            include_anchor: boolean;
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
            client_gravatar: boolean;
            /**
             * @description Whether the content of messages is HTML. If false, it is Markdown.
             * @default true
             * @example true
             */
            apply_markdown: boolean;
            /**
             * @deprecated
             * @description Whether `anchor` is `first_unread`. Use `anchor` instead.
             * @default false
             * @example false
             */
            use_first_unread_anchor: boolean;
        };
        ListMessagesOutput: {
            /** @description The messages, ascending by ID. */
            messages: components["schemas"]["FoundMessage"][];
            /** @description The message ID that `anchor` resolved to. 10000000000000000 for `newest`. */
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
        SendMessageInput: {
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
             * @description Content in Markdown.
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
            read_by_sender: boolean;
            /**
             * @description A form with choices, as JSON text: `{"widget_type": "zform", "extra_data": {"type": "choices", "heading",
             *     "choices": [{"short_name", "long_name", "reply"}]}}`. Clients that know forms show it instead of the content, and send the
             *     `reply` of the choice that the user selects. It becomes the first of the `submessages`. Polls and to-do lists begin
             *     with `content` only.
             * @example {"widget_type": "zform", "extra_data": {"type": "choices", "heading": "Which?", "choices": []}}
             */
            widget_content?: string;
        };
        SendMessageOutput: {
            /** @description ID of the message. */
            id: number;
            /**
             * AutomaticVisibilityPolicy
             * @description The sender's new visibility policy for the topic. Present only if sending the message changed it.
             * @enum {integer}
             */
            automatic_new_visibility_policy?: 2 | 3;
        };
        MatchNarrowInput: {
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
        MatchNarrowOutput: {
            /** @description The matching messages, keyed by ID as a string, with the matches in the format of `GET /messages`. */
            messages: {
                [key: string]: components["schemas"]["NarrowMatch"];
            };
        };
        RenderMessageInput: {
            /**
             * @description Content in Markdown. Content of only whitespace has the empty HTML.
             * @example Look at [this](https://example.com), @**all**
             */
            content: string;
        };
        RenderMessageOutput: {
            /** @description The content as HTML. */
            rendered: string;
        };
        UpdateMessageFlagsInput: {
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
        UpdateMessageFlagsOutput: {
            /** @description The IDs from the request. */
            messages: number[];
            /**
             * @description IDs of the channels of messages that were ignored because the user is not subscribed to them. Present only if
             *     `read` is removed.
             */
            ignored_because_not_subscribed_channels?: number[];
        };
        UpdateMessageFlagsForNarrowInput: {
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
            include_anchor: boolean;
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
        UpdateMessageFlagsForNarrowOutput: {
            /** @description Number of messages of the narrow that were processed. */
            processed_count: number;
            /** @description Number of messages whose flag changed. */
            updated_count: number;
            /** @description ID of the oldest processed message. Null if there is none. */
            first_processed_id: number | null;
            /** @description ID of the newest processed message. Null if there is none. */
            last_processed_id: number | null;
            /** @description Whether the narrow has no messages before these. */
            found_oldest: boolean;
            /** @description Whether the narrow has no messages after these. */
            found_newest: boolean;
            /**
             * @description IDs of the channels of messages that were ignored because the user is not subscribed to them. Present only if
             *     `read` is removed.
             */
            ignored_because_not_subscribed_channels?: number[];
        };
        MarkAllAsReadInput: Record<string, never>;
        MarkAllAsReadOutput: {
            /**
             * @description Whether all messages are read. If it is false, unread messages of further conversations remain. The client repeats
             *     the request.
             */
            complete: boolean;
        };
        MarkChannelAsReadInput: {
            /**
             * @description ID of the channel.
             * @example 7
             */
            stream_id: number;
        };
        MarkChannelAsReadOutput: Record<string, never>;
        MarkTopicAsReadInput: {
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
        MarkTopicAsReadOutput: Record<string, never>;
        GetMessageInput: {
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
            apply_markdown: boolean;
            /**
             * @description Whether the client computes gravatar URLs itself. If true, `avatar_url` is null for a gravatar if the requesting user
             *     can see the sender's real email.
             * @default true
             * @example true
             */
            client_gravatar: boolean;
        };
        GetMessageOutput: {
            /**
             * @deprecated
             * @description The content in Markdown. Use `message` with `apply_markdown` false instead.
             */
            raw_content: string;
            /** @description The message. */
            message: components["schemas"]["ReceivedMessage"];
        };
        UpdateMessageInput: {
            /**
             * @description ID of the message.
             * @example 42
             */
            message_id: number;
            /**
             * @description The new content in Markdown. Cannot be combined with a new `stream_id`.
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
            propagate_mode: "change_one" | "change_later" | "change_all";
            /**
             * @description Whether the notification bot posts a notice in the old topic that messages were moved.
             * @default false
             * @example false
             */
            send_notification_to_old_thread: boolean;
            /**
             * @description Whether the notification bot posts a notice in the new topic from where messages were moved.
             * @default true
             * @example true
             */
            send_notification_to_new_thread: boolean;
            /**
             * @description ID of the channel to which the messages move.
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
             * TypingMessageType
             * @description `direct` for a direct message, `channel` (or `stream`) for a channel message.
             * @default direct
             * @example direct
             * @enum {string}
             */
            type: "direct" | "stream" | "channel";
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
        SendTypingStatusOutput: Record<string, never>;
        CreateSubmessageInput: {
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
        CreateSubmessageOutput: Record<string, never>;
        GetMessageHistoryInput: {
            /**
             * @description ID of the message.
             * @example 42
             */
            message_id: number;
        };
        GetMessageHistoryOutput: {
            /** @description The versions of the message, oldest first. */
            message_history: components["schemas"]["MessageSnapshot"][];
        };
        ListReadReceiptsInput: {
            /**
             * @description ID of the message.
             * @example 41
             */
            message_id: number;
        };
        ListReadReceiptsOutput: {
            /** @description IDs of the users, ascending. */
            user_ids: number[];
        };
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
        CreateReactionOutput: Record<string, never>;
        DeleteReactionInput: {
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
        DeleteReactionOutput: Record<string, never>;
        UploadFileInput: {
            /**
             * Format: uploaded-files
             * @description The file, at most `max_file_upload_size_mib` MiB. The part can have any name. Existing clients use the name of
             *     the file.
             */
            filename: readonly UploadedFile[];
        };
        UploadFileOutput: {
            /** @description URL of the file, relative to the root of the server. */
            url: string;
            /**
             * @deprecated
             * @description The same as `url`.
             */
            uri: string;
            /** @description Name of the file, which messages can use. */
            filename: string;
        };
        GetFileUrlInput: {
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
        GetFileUrlOutput: {
            /** @description URL of the file for 60 seconds, relative to the root of the server. */
            url: string;
        };
        ListAttachmentsInput: Record<string, never>;
        ListAttachmentsOutput: {
            /** @description The files. */
            attachments: components["schemas"]["Attachment"][];
            upload_space_used: components["schemas"]["UploadSpaceUsed"];
        };
        DeleteAttachmentInput: {
            /**
             * @description ID of the file, from `GET /attachments`. It is not the ID of a message.
             * @example 1
             */
            attachment_id: number;
        };
        DeleteAttachmentOutput: Record<string, never>;
        ListDraftsInput: Record<string, never>;
        ListDraftsOutput: {
            /** @description Number of drafts. */
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
             * @description The new email. It takes effect once the user confirms it on the page behind the link that the server sends to it.
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
            regenerate_api_key: boolean;
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
             * @description IANA name of the user's time zone. Empty if not set. Default: `""`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example Europe/Berlin
             */
            timezone?: string;
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
        UpdateSettingsOutput: {
            /** @description The new API key. Only present if `regenerate_api_key` is true. */
            api_key?: string;
        };
        UpdateUserSettingsDefaultsInput: {
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
        UpdateUserSettingsDefaultsOutput: Record<string, never>;
        ListScheduledMessagesInput: Record<string, never>;
        ListScheduledMessagesOutput: {
            /** @description The messages. */
            scheduled_messages: components["schemas"]["ScheduledMessage"][];
        };
        CreateScheduledMessageInput: {
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
             * @description Content in Markdown. Content longer than `max_message_length` characters is truncated.
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
            read_by_sender: boolean;
        };
        CreateScheduledMessageOutput: {
            /** @description ID of the scheduled message. */
            scheduled_message_id: number;
        };
        UpdateScheduledMessageInput: {
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
             * @description Content in Markdown. Content longer than `max_message_length` characters is truncated.
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
        UpdateScheduledMessageOutput: Record<string, never>;
        DeleteScheduledMessageInput: {
            /**
             * @description ID of the scheduled message.
             * @example 27
             */
            scheduled_message_id: number;
        };
        DeleteScheduledMessageOutput: Record<string, never>;
        ListUserGroupsInput: Record<string, never>;
        ListUserGroupsOutput: {
            /** @description All user groups, ordered by ID. */
            user_groups: components["schemas"]["UserGroup"][];
        };
        CreateUserGroupInput: {
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
        UpdateUserGroupOutput: Record<string, never>;
        DeleteUserGroupInput: {
            /**
             * @description ID of the group.
             * @example 9
             */
            user_group_id: number;
        };
        DeleteUserGroupOutput: Record<string, never>;
        ListUserGroupMembersInput: {
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
            direct_member_only: boolean;
        };
        ListUserGroupMembersOutput: {
            /** @description IDs of the members, ascending. Deactivated accounts remain members. */
            members: number[];
        };
        UpdateUserGroupMembersInput: {
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
        UpdateUserGroupMembersOutput: Record<string, never>;
        GetUserGroupMembershipInput: {
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
            direct_member_only: boolean;
        };
        GetUserGroupMembershipOutput: {
            /** @description Whether the user is a member of the group. */
            is_user_group_member: boolean;
        };
        ListUserGroupSubgroupsInput: {
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
            direct_subgroup_only: boolean;
        };
        ListUserGroupSubgroupsOutput: {
            /** @description IDs of the subgroups, ascending. */
            subgroups: number[];
        };
        UpdateUserGroupSubgroupsInput: {
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
        UpdateUserGroupSubgroupsOutput: Record<string, never>;
        UpdateOwnPresenceInput: {
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
        GetUserPresenceInput: {
            /**
             * @description ID or API email of the user.
             * @example iago@example.com
             */
            user_id_or_email: number | string;
        };
        GetUserPresenceOutput: {
            presence: components["schemas"]["LatestPresence"];
        };
        ListOwnApnsDeviceTokensInput: Record<string, never>;
        ListOwnApnsDeviceTokensOutput: {
            /** @description The devices. */
            tokens: components["schemas"]["AppleDevice"][];
        };
        CreateOwnApnsDeviceTokenInput: {
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
        CreateOwnApnsDeviceTokenOutput: Record<string, never>;
        DeleteOwnApnsDeviceTokenInput: {
            /**
             * @description The token of the device, as base64.
             * @example aXBob25l
             */
            token: string;
        };
        DeleteOwnApnsDeviceTokenOutput: Record<string, never>;
        ListOwnAndroidDeviceTokensInput: Record<string, never>;
        ListOwnAndroidDeviceTokensOutput: {
            /** @description The devices. */
            tokens: components["schemas"]["AndroidDevice"][];
        };
        CreateOwnAndroidDeviceTokenInput: {
            /**
             * @description The registration token of the device.
             * @example cXyz:APA91bHun4Mx
             */
            token: string;
        };
        CreateOwnAndroidDeviceTokenOutput: Record<string, never>;
        DeleteOwnAndroidDeviceTokenInput: {
            /**
             * @description The registration token of the device.
             * @example cXyz:APA91bHun4Mx
             */
            token: string;
        };
        DeleteOwnAndroidDeviceTokenOutput: Record<string, never>;
        SendTestPushNotificationInput: {
            /**
             * @description The token of the device. All devices if absent.
             * @example cXyz:APA91bHun4Mx
             */
            token?: string;
        };
        SendTestPushNotificationOutput: Record<string, never>;
        MuteUserInput: {
            /**
             * @description ID of the user to mute.
             * @example 10
             */
            muted_user_id: number;
        };
        MuteUserOutput: Record<string, never>;
        UnmuteUserInput: {
            /**
             * @description ID of the user to unmute.
             * @example 13
             */
            muted_user_id: number;
        };
        UnmuteUserOutput: Record<string, never>;
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
             * @description URL of the organization's Jitsi server. Null for that of the server. Only clients apply it. Takes the URL of a Jitsi server, or `default` for that of the server. Both also as JSON, in quotes. Default: `null`.
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
        UpdateOrganizationOutput: {
            /** @description See `PATCH /realm`. */
            can_access_all_users_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            can_create_public_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            can_create_private_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            can_create_web_public_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            can_delete_any_message_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            create_multiuse_invite_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            direct_message_initiator_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            direct_message_permission_group?: components["schemas"]["GroupSettingValue"];
            /**
             * MemberPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            add_custom_emoji_policy?: 1 | 2 | 3 | 4;
            /**
             * BotCreationPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            bot_creation_policy?: 1 | 2 | 3;
            /**
             * EveryonePolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            delete_own_message_policy?: 1 | 2 | 3 | 4 | 5;
            /**
             * EveryoneOrNobodyPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            edit_topic_policy?: 1 | 2 | 3 | 4 | 5 | 6;
            /**
             * MemberOrNobodyPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            invite_to_realm_policy?: 1 | 2 | 3 | 4 | 6;
            /**
             * MemberPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            invite_to_stream_policy?: 1 | 2 | 3 | 4;
            /**
             * MemberOrNobodyPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            move_messages_between_streams_policy?: 1 | 2 | 3 | 4 | 6;
            /**
             * MemberPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            user_group_edit_policy?: 1 | 2 | 3 | 4;
            /**
             * WildcardMentionPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            wildcard_mention_policy?: 1 | 2 | 3 | 5 | 6 | 7;
            /** @description See `PATCH /realm`. */
            waiting_period_threshold?: number;
            /** @description See `PATCH /realm`. */
            allow_edit_history?: boolean;
            /** @description See `PATCH /realm`. */
            allow_message_editing?: boolean;
            /** @description See `PATCH /realm`. */
            message_content_edit_limit_seconds?: number | null;
            /** @description See `PATCH /realm`. */
            message_content_delete_limit_seconds?: number | null;
            /** @description See `PATCH /realm`. */
            move_messages_within_stream_limit_seconds?: number | null;
            /** @description See `PATCH /realm`. */
            move_messages_between_streams_limit_seconds?: number | null;
            /** @description See `PATCH /realm`. */
            message_retention_days?: number;
            /** @description See `PATCH /realm`. */
            mandatory_topics?: boolean;
            /** @description See `PATCH /realm`. */
            enable_read_receipts?: boolean;
            /** @description See `PATCH /realm`. */
            inline_image_preview?: boolean;
            /** @description See `PATCH /realm`. */
            inline_url_embed_preview?: boolean;
            /**
             * @description See `PATCH /realm`.
             * @constant
             */
            default_code_block_language?: "updated";
            /**
             * GiphyRating
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            giphy_rating?: 0 | 1 | 2 | 3 | 4 | 5;
            /**
             * VideoChatProvider
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            video_chat_provider?: 0 | 1;
            /** @description See `PATCH /realm`. */
            jitsi_server_url?: "updated" | null;
            /** @description See `PATCH /realm`. */
            message_content_allowed_in_email_notifications?: boolean;
            /** @description See `PATCH /realm`. */
            authentication_methods?: components["schemas"]["AuthenticationMethods"];
            /**
             * @description See `PATCH /realm`.
             * @constant
             */
            default_language?: "updated";
            /** @description See `PATCH /realm`. */
            avatar_changes_disabled?: boolean;
            /** @description See `PATCH /realm`. */
            email_changes_disabled?: boolean;
            /** @description See `PATCH /realm`. */
            name_changes_disabled?: boolean;
            /** @description See `PATCH /realm`. */
            require_unique_names?: boolean;
            /** @description See `PATCH /realm`. */
            disallow_disposable_email_addresses?: boolean;
            /** @description See `PATCH /realm`. */
            emails_restricted_to_domains?: boolean;
            /** @description See `PATCH /realm`. */
            invite_required?: boolean;
            /** @description See `PATCH /realm`. */
            enable_guest_user_indicator?: boolean;
            /** @description See `PATCH /realm`. */
            presence_disabled?: boolean;
            /** @description See `PATCH /realm`. */
            send_welcome_emails?: boolean;
            /** @description See `PATCH /realm`. */
            digest_emails_enabled?: boolean;
            /** @description See `PATCH /realm`. */
            digest_weekday?: number;
            /** @description See `PATCH /realm`. */
            enable_spectator_access?: boolean;
            /** @description See `PATCH /realm`. */
            want_advertise_in_communities_directory?: boolean;
            /**
             * OrganizationType
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            org_type?: 0 | 10 | 20 | 30 | 35 | 40 | 50 | 60 | 70 | 80 | 90 | 100 | 1000;
            /** @description See `PATCH /realm`. */
            new_stream_announcements_stream_id?: number;
            /** @description See `PATCH /realm`. */
            signup_announcements_stream_id?: number;
            /** @description See `PATCH /realm`. */
            service_update_announcements_stream_id?: number;
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
            /** @description Alias of `service_update_announcements_stream_id`, for existing clients. */
            zulip_update_announcements_stream_id?: number;
        };
        ListDomainsInput: Record<string, never>;
        ListDomainsOutput: {
            /** @description The domains. */
            domains: components["schemas"]["Domain"][];
        };
        CreateDomainInput: {
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
        CreateDomainOutput: {
            /** @description A number that identifies the entry, and the domain. */
            new_domain: (number | string)[];
        };
        UpdateDomainInput: {
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
        UpdateDomainOutput: Record<string, never>;
        DeleteDomainInput: {
            /**
             * @description The domain.
             * @example example.net
             */
            domain: string;
        };
        DeleteDomainOutput: Record<string, never>;
        ListExportsInput: Record<string, never>;
        ListExportsOutput: {
            /** @description The exports. */
            exports: components["schemas"]["Export"][];
        };
        CreateExportInput: Record<string, never>;
        CreateExportOutput: {
            /** @description ID of the export. */
            id: number;
        };
        DeleteExportInput: {
            /**
             * @description ID of the export.
             * @example 1
             */
            export_id: number;
        };
        DeleteExportOutput: Record<string, never>;
        UploadIconInput: {
            /**
             * Format: uploaded-files
             * @description The image, at most `max_icon_file_size_mib` MiB. The part can have any name. Existing clients use the name of the
             *     file.
             */
            filename: readonly UploadedFile[];
        };
        UploadIconOutput: {
            /** @description URL of the icon, relative to the root of the server. */
            icon_url: string;
        };
        DeleteIconInput: Record<string, never>;
        DeleteIconOutput: {
            /** @description URL of the new icon. */
            icon_url: string;
        };
        UploadLogoInput: {
            /**
             * @description Whether it is the logo for dark backgrounds.
             * @example false
             */
            night: boolean;
            /**
             * Format: uploaded-files
             * @description The image, at most `max_logo_file_size_mib` MiB. The part can have any name. Existing clients use the name of the
             *     file.
             */
            filename: readonly UploadedFile[];
        };
        UploadLogoOutput: Record<string, never>;
        DeleteLogoInput: {
            /**
             * @description Whether it is the logo for dark backgrounds.
             * @example false
             */
            night: boolean;
        };
        DeleteLogoOutput: Record<string, never>;
        CreatePlaygroundInput: {
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
        CreatePlaygroundOutput: {
            /** @description ID of the new playground. */
            id: number;
        };
        DeletePlaygroundInput: {
            /**
             * @description ID of the playground.
             * @example 1
             */
            playground_id: number;
        };
        DeletePlaygroundOutput: Record<string, never>;
        ListLinkifiersInput: Record<string, never>;
        ListLinkifiersOutput: {
            /** @description All linkifiers, in the order in which they are tried. */
            linkifiers: components["schemas"]["Linkifier"][];
        };
        ReorderLinkifiersInput: {
            /**
             * @description IDs of all linkifiers, each exactly once, in the new order.
             * @example [
             *       1
             *     ]
             */
            ordered_linkifier_ids: number[];
        };
        ReorderLinkifiersOutput: Record<string, never>;
        CreateLinkifierInput: {
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
        CreateLinkifierOutput: {
            /** @description ID of the new linkifier. */
            id: number;
        };
        UpdateLinkifierInput: {
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
        UpdateLinkifierOutput: Record<string, never>;
        DeleteLinkifierInput: {
            /**
             * @description ID of the linkifier.
             * @example 1
             */
            filter_id: number;
        };
        DeleteLinkifierOutput: Record<string, never>;
        RegisterQueueInput: {
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
            apply_markdown: boolean;
            /**
             * @description Whether the client computes gravatar URLs itself. If true, `avatar_url` is null for users whose avatar is a
             *     gravatar.
             * @default true
             * @example false
             */
            client_gravatar: boolean;
            /**
             * @deprecated
             * @description Whether presence events are keyed by user ID. If false, they are keyed by email.
             * @default false
             * @example true
             */
            slim_presence: boolean;
            /**
             * @description Whether channels have the IDs of their subscribers, in the response and in `subscription` events.
             * @default false
             * @example true
             */
            include_subscribers: boolean;
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
            /** @description ID of the queue, a UUID. */
            queue_id: string;
            /** @description The `last_event_id` of the first `GET /events`. The state in this response includes every event up to this ID. */
            last_event_id: number;
            /**
             * @description The HTTP timeout that clients use for `GET /events`, in seconds. It is longer than the time between two
             *     heartbeats.
             */
            event_queue_longpoll_timeout_seconds: number;
            /** @description See `PATCH /realm`. */
            realm_can_access_all_users_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_can_create_public_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_can_create_private_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_can_create_web_public_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_can_delete_any_message_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_create_multiuse_invite_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_direct_message_initiator_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_direct_message_permission_group?: components["schemas"]["GroupSettingValue"];
            /**
             * MemberPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_add_custom_emoji_policy?: 1 | 2 | 3 | 4;
            /**
             * BotCreationPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_bot_creation_policy?: 1 | 2 | 3;
            /**
             * EveryonePolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_delete_own_message_policy?: 1 | 2 | 3 | 4 | 5;
            /**
             * EveryoneOrNobodyPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_edit_topic_policy?: 1 | 2 | 3 | 4 | 5 | 6;
            /**
             * MemberOrNobodyPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_invite_to_realm_policy?: 1 | 2 | 3 | 4 | 6;
            /**
             * MemberPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_invite_to_stream_policy?: 1 | 2 | 3 | 4;
            /**
             * MemberOrNobodyPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_move_messages_between_streams_policy?: 1 | 2 | 3 | 4 | 6;
            /**
             * MemberPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_user_group_edit_policy?: 1 | 2 | 3 | 4;
            /**
             * WildcardMentionPolicy
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_wildcard_mention_policy?: 1 | 2 | 3 | 5 | 6 | 7;
            /** @description See `PATCH /realm`. */
            realm_waiting_period_threshold?: number;
            /** @description See `PATCH /realm`. */
            realm_allow_edit_history?: boolean;
            /** @description See `PATCH /realm`. */
            realm_allow_message_editing?: boolean;
            /** @description See `PATCH /realm`. */
            realm_message_content_edit_limit_seconds?: number | null;
            /** @description See `PATCH /realm`. */
            realm_message_content_delete_limit_seconds?: number | null;
            /** @description See `PATCH /realm`. */
            realm_move_messages_within_stream_limit_seconds?: number | null;
            /** @description See `PATCH /realm`. */
            realm_move_messages_between_streams_limit_seconds?: number | null;
            /** @description See `PATCH /realm`. */
            realm_message_retention_days?: number;
            /** @description See `PATCH /realm`. */
            realm_mandatory_topics?: boolean;
            /** @description See `PATCH /realm`. */
            realm_enable_read_receipts?: boolean;
            /** @description See `PATCH /realm`. */
            realm_inline_image_preview?: boolean;
            /** @description See `PATCH /realm`. */
            realm_inline_url_embed_preview?: boolean;
            /** @description See `PATCH /realm`. */
            realm_default_code_block_language?: string;
            /**
             * GiphyRating
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_giphy_rating?: 0 | 1 | 2 | 3 | 4 | 5;
            /**
             * VideoChatProvider
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_video_chat_provider?: 0 | 1;
            /** @description See `PATCH /realm`. */
            realm_jitsi_server_url?: string | null;
            /** @description See `PATCH /realm`. */
            realm_message_content_allowed_in_email_notifications?: boolean;
            /** @description See `PATCH /realm`. */
            realm_authentication_methods?: components["schemas"]["AuthenticationMethods"];
            /** @description See `PATCH /realm`. */
            realm_default_language?: string;
            /** @description See `PATCH /realm`. */
            realm_avatar_changes_disabled?: boolean;
            /** @description See `PATCH /realm`. */
            realm_email_changes_disabled?: boolean;
            /** @description See `PATCH /realm`. */
            realm_name_changes_disabled?: boolean;
            /** @description See `PATCH /realm`. */
            realm_require_unique_names?: boolean;
            /** @description See `PATCH /realm`. */
            realm_disallow_disposable_email_addresses?: boolean;
            /** @description See `PATCH /realm`. */
            realm_emails_restricted_to_domains?: boolean;
            /** @description See `PATCH /realm`. */
            realm_invite_required?: boolean;
            /** @description See `PATCH /realm`. */
            realm_enable_guest_user_indicator?: boolean;
            /** @description See `PATCH /realm`. */
            realm_presence_disabled?: boolean;
            /** @description See `PATCH /realm`. */
            realm_send_welcome_emails?: boolean;
            /** @description See `PATCH /realm`. */
            realm_digest_emails_enabled?: boolean;
            /** @description See `PATCH /realm`. */
            realm_digest_weekday?: number;
            /** @description See `PATCH /realm`. */
            realm_enable_spectator_access?: boolean;
            /** @description See `PATCH /realm`. */
            realm_want_advertise_in_communities_directory?: boolean;
            /**
             * OrganizationType
             * @description See `PATCH /realm`.
             * @enum {integer}
             */
            realm_org_type?: 0 | 10 | 20 | 30 | 35 | 40 | 50 | 60 | 70 | 80 | 90 | 100 | 1000;
            /** @description See `PATCH /realm`. */
            realm_new_stream_announcements_stream_id?: number;
            /** @description See `PATCH /realm`. */
            realm_signup_announcements_stream_id?: number;
            /** @description See `PATCH /realm`. */
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
             * IconSource
             * @description `G`: generated from the organization's name. `U`: uploaded.
             * @enum {string}
             */
            realm_icon_source?: "G" | "U";
            /** @description URL of the organization's logo. */
            realm_logo_url?: string;
            /**
             * LogoSource
             * @description `D`: default. `U`: uploaded.
             * @enum {string}
             */
            realm_logo_source?: "D" | "U";
            /** @description URL of the logo on a dark background. */
            realm_night_logo_url?: string;
            /**
             * LogoSource
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
            /** @description The ratings of GIPHY images from which an organization can choose: `disabled`, `y`, `g`, `pg`, `pg-13` and `r`. */
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
            /**
             * SupportedPermissionSettings
             * @description The permission settings, by name.
             */
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
            /** @description Maximum size of the organization's icon in MiB. */
            max_icon_file_size_mib?: number;
            /** @description Maximum size of a logo of the organization in MiB. */
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
            /**
             * @description The domains of emails with which users can join, if `realm_emails_restricted_to_domains` is true. In the order in
             *     which they were added.
             */
            realm_domains?: components["schemas"]["Domain"][];
            /** @description The websites that run code of code blocks, in the order in which they were added. */
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
            /** @description See `PATCH /settings`. */
            twenty_four_hour_time?: boolean;
            /** @description See `PATCH /settings`. */
            dense_mode?: boolean;
            /** @description See `PATCH /settings`. */
            starred_message_counts?: boolean;
            /** @description See `PATCH /settings`. */
            fluid_layout_width?: boolean;
            /** @description See `PATCH /settings`. */
            high_contrast_mode?: boolean;
            /**
             * ColorScheme
             * @description See `PATCH /settings`.
             * @enum {integer}
             */
            color_scheme?: 1 | 2 | 3;
            /** @description See `PATCH /settings`. */
            enable_drafts_synchronization?: boolean;
            /** @description See `PATCH /settings`. */
            translate_emoticons?: boolean;
            /** @description See `PATCH /settings`. */
            default_language?: string;
            /**
             * HomeView
             * @description See `PATCH /settings`.
             * @enum {string}
             */
            web_home_view?: "recent_topics" | "inbox" | "all_messages";
            /** @description See `PATCH /settings`. */
            left_side_userlist?: boolean;
            /**
             * EmojiSet
             * @description See `PATCH /settings`.
             * @enum {string}
             */
            emojiset?: "google" | "google-blob" | "twitter" | "text";
            /**
             * InactiveChannelPolicy
             * @description See `PATCH /settings`.
             * @enum {integer}
             */
            demote_inactive_streams?: 1 | 2 | 3;
            /**
             * @description See `PATCH /settings`.
             * @example Europe/Berlin
             */
            timezone?: string;
            /** @description See `PATCH /settings`. */
            enable_stream_desktop_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            enable_stream_email_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            enable_stream_push_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            enable_stream_audible_notifications?: boolean;
            /**
             * NotificationSound
             * @description See `PATCH /settings`.
             * @enum {string}
             */
            notification_sound?: "ascend" | "beep_boop" | "bink" | "bright" | "brlip" | "chime" | "deep tom" | "ding" | "double tap" | "down" | "dry bongos" | "dutdut" | "fast ascend" | "flute" | "friendly" | "kick roll" | "loud tintong" | "metallic snare" | "pan" | "shaker" | "simple" | "stairs" | "subtle" | "swish" | "tintong" | "up" | "wood block" | "zaping" | "zing" | "zulip" | "none";
            /** @description See `PATCH /settings`. */
            enable_desktop_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            enable_sounds?: boolean;
            /** @description See `PATCH /settings`. */
            email_notifications_batching_period_seconds?: number;
            /** @description See `PATCH /settings`. */
            enable_offline_email_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            enable_offline_push_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            enable_online_push_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            enable_digest_emails?: boolean;
            /** @description See `PATCH /settings`. */
            enable_marketing_emails?: boolean;
            /** @description See `PATCH /settings`. */
            enable_login_emails?: boolean;
            /** @description See `PATCH /settings`. */
            message_content_in_email_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            pm_content_in_desktop_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            wildcard_mentions_notify?: boolean;
            /**
             * DesktopIconCount
             * @description See `PATCH /settings`.
             * @enum {integer}
             */
            desktop_icon_count_display?: 1 | 2 | 3 | 4;
            /**
             * OrganizationNamePolicy
             * @description See `PATCH /settings`.
             * @enum {integer}
             */
            realm_name_in_email_notifications_policy?: 1 | 2 | 3;
            /**
             * @description Whether other users see when the user is online. A change sends a `user_settings` event for `presence_enabled`.
             *     Older clients also get an `update_global_notifications` event.
             */
            presence_enabled?: boolean;
            /** @description See `PATCH /settings`. */
            enter_sends?: boolean;
            /** @description The choices for `emojiset`. */
            emojiset_choices?: {
                /** @description Value of the setting. */
                key: string;
                /** @description Name of the value, for display. */
                text: string;
            }[];
            /** @description The choices for `notification_sound`. */
            available_notification_sounds?: string[];
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
             * AvatarSource
             * @description `G`: gravatar. `U`: uploaded.
             * @enum {string}
             */
            avatar_source?: "G" | "U";
            /** @description Whether the user is an owner. */
            is_owner?: boolean;
            /** @description Whether the user is an administrator or an owner. */
            is_admin?: boolean;
            /** @description Whether the role of the user is moderator. */
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
            realm_user_settings_defaults?: components["schemas"]["SettingsOfNewAccounts"];
            /** @description The bots that the user may change, including deactivated bots. */
            realm_bots?: components["schemas"]["Bot"][];
            /** @description The programs that embedded bots can run. Always empty. */
            realm_embedded_bots?: Record<string, never>[];
            /** @description The services for which incoming webhooks can be created. Always empty. */
            realm_incoming_webhook_bots?: Record<string, never>[];
            alert_words?: components["schemas"]["AlertWords"];
            /** @description The steps that clients still have to show. */
            onboarding_steps?: components["schemas"]["OnboardingStep"][];
            /** @description The users that the requesting user has muted. The first muted one comes first. */
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
             */
            streams?: components["schemas"]["Channel"][];
            /** @description The channels to which new users are subscribed. Empty for guests. */
            realm_default_streams?: components["schemas"]["DefaultChannel"][];
            /** @description The groups of channels from which new users choose. Empty, because no operation creates such a group yet. */
            realm_default_stream_groups?: {
                /** @description ID of the group. */
                id: number;
                /** @description Name of the group. */
                name: string;
                /** @description Description of the group. */
                description: string;
                /** @description The channels of the group. */
                streams: components["schemas"]["DefaultChannel"][];
            }[];
            /** @description All user groups, ordered by ID. */
            realm_user_groups?: components["schemas"]["UserGroup"][];
            /**
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
            /** @description For the event type `user_topic`. The topics for which the user has a visibility policy. */
            user_topics?: components["schemas"]["UserTopic"][];
            muted_topics?: components["schemas"]["MutedTopics"];
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
            /**
             * @description URL of a JSON file with the names of Unicode emoji. The file is an object with the field `code_to_names`. It has
             *     for each code the list of the emoji's names, such as `"1f44d": ["+1", "thumbs_up", "like"]`. The first is the
             *     canonical name. Codes are hexadecimal code points, separated by dashes. The order is that in which Unicode lists
             *     emoji.
             *
             *     No login is needed to fetch the file. Its URL changes with its content, so clients may keep it for a year. The
             *     server also accepts other names, from common data sets, if no emoji in this file has them.
             */
            server_emoji_data_url?: string;
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
             * @description All linkifiers, in the order in which they are tried. Empty for clients without the capability
             *     `linkifier_url_template`.
             */
            realm_linkifiers?: components["schemas"]["Linkifier"][];
            /**
             * @deprecated
             * @description Always empty. Linkifiers had this form before feature level 54.
             */
            realm_filters?: string[][];
            /**
             * @description The user's drafts, at most 1000, ordered by the time of the last edit, newest first. Empty if
             *     `enable_drafts_synchronization` is off.
             */
            drafts?: components["schemas"]["Draft"][];
            /** @description The user's scheduled messages that have not been sent, including failed ones, ordered by delivery time. */
            scheduled_messages?: components["schemas"]["ScheduledMessage"][];
        };
        GetEventsInput: {
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
            dont_block: boolean;
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
            apply_markdown: boolean;
            /**
             * @description Whether the client computes gravatar URLs itself. If true, `avatar_url` is null for users whose avatar is a
             *     gravatar.
             * @default true
             * @example false
             */
            client_gravatar: boolean;
            /**
             * @deprecated
             * @description Whether presence events are keyed by user ID. If false, they are keyed by email.
             * @default false
             * @example true
             */
            slim_presence: boolean;
            /**
             * @description Whether channels have the IDs of their subscribers, in the response and in `subscription` events.
             * @default false
             * @example true
             */
            include_subscribers: boolean;
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
            queue_lifespan_secs: number;
        };
        GetEventsOutput: {
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
        DeleteQueueInput: {
            /**
             * @description ID of the queue.
             * @example 0b6e1c5e-5bd1-4e0d-9a04-0c5b35d4a3f1
             */
            queue_id: string;
        };
        DeleteQueueOutput: Record<string, never>;
        StreamEventsInput: {
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
            dont_block: boolean;
        };
        StreamEventsOutput: {
            /** @description Server-sent events, as section 9.2 of the HTML standard specifies them. */
            text: string;
        };
        /** @description The file. */
        AttachmentReference: {
            /**
             * Format: int64
             * @description ID of the file.
             */
            id: number;
        };
        AuthenticationMethod: {
            /** @description Whether the organization allows this method. */
            enabled: boolean;
            /** @description Whether the server offers this method. */
            available: boolean;
            /** @description Why the server does not offer this method. Absent if it does. */
            unavailable_reason?: string;
        };
        /** @description The bot, identified by its ID. */
        BotReference: {
            /**
             * Format: int64
             * @description The ID of the bot.
             */
            user_id: number;
        };
        /** @description The last report about the user. */
        ChangedClientPresence: {
            /**
             * @description Always `website`.
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
            /** @description Always false. Absent under `aggregated`. */
            pushable: boolean;
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
            /** @description The new value, which determines who may mention the group. */
            can_mention_group?: components["schemas"]["GroupSettingValue"];
        };
        ChannelToAdd: {
            /** @description Name of the channel, at most `max_stream_name_length` characters. */
            name: string;
            /** @description Description of a new channel in Markdown. Ignored for existing channels. */
            description?: string;
            /** @description The user's color for the channel: `#` and 3 to 6 hexadecimal digits. */
            color?: string;
        };
        ChannelToJoin: {
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
        };
        /** @description Parameters of createAlertWords. */
        CreateAlertWordsRequest: {
            /** @description The alert words to add. An alert word can consist of several words. */
            alert_words: string[];
        };
        /** @description Response of createAlertWords. */
        CreateAlertWordsResult: components["schemas"]["SuccessResponse"] & {
            alert_words: components["schemas"]["AlertWords"];
        };
        /** @description Parameters of createBot. */
        CreateBotRequest: {
            /** @description The name of the bot, 2 to 100 characters. */
            full_name: string;
            /** @description The start of the bot's email address. */
            short_name: string;
            /**
             * @description The type of the bot.
             * @default 1
             */
            bot_type: components["schemas"]["BotType"];
            /**
             * @description The URL to which an outgoing webhook sends requests, as text or as JSON text. It begins with `http://` or `https://`.
             *     It can be set later. Ignored for other types.
             */
            payload_url?: string;
            /**
             * @description The format of the requests of an outgoing webhook. Ignored for other types.
             *
             *     1: JSON with `bot_email`, `bot_full_name`, `token`, `data` (the Markdown of the message), `trigger`
             *     (`direct_message`, which older servers called `private_message`, or `mention`) and `message`. The message is that of a `message` event with Markdown as `content`,
             *     with the additional field `rendered_content`.
             *
             *     2: a form with `token`, `team_id`, `team_domain`, `channel_id`, `channel_name`, `thread_ts`, `timestamp`, `user_id`,
             *     `user_name`, `text`, `trigger_word` and `service_id`. This format has no direct messages.
             * @default 1
             */
            interface_type: components["schemas"]["BotInterface"];
            /**
             * @description The name of an outgoing webhook in the log of the server. By default the short name of the bot. Ignored for other
             *     types.
             */
            service_name?: string;
            /** @description The name of the channel for channel messages that the bot sends without a channel. Empty for no default. */
            default_sending_stream?: string;
            /**
             * @description The name of the channel whose messages an event queue of the bot gets if it registers without a narrow. Empty for all
             *     messages that the bot receives.
             */
            default_events_register_stream?: string;
            /**
             * @description Whether an event queue of the bot gets the messages of all public channels if it registers without
             *     `all_public_streams`.
             */
            default_all_public_streams?: boolean;
            /**
             * Format: binary
             * @description The avatar of the bot, under the same rules as the avatar of a user. The multipart part may have any name. Existing
             *     clients use the name of the file.
             */
            filename?: string;
        };
        /** @description Response of createBot. */
        CreateBotResult: components["schemas"]["SuccessResponse"] & components["schemas"]["BotDefaults"] & {
            /**
             * Format: int64
             * @description The ID of the bot.
             */
            user_id: number;
            /** @description The API key of the bot. */
            api_key: string;
            /** @description The URL of the bot's avatar. */
            avatar_url: string;
        };
        /** @description Parameters of createDefaultChannel. */
        CreateDefaultChannelRequest: {
            /**
             * Format: int64
             * @description ID of the channel.
             */
            stream_id: number;
        };
        /** @description Parameters of createDomain. */
        CreateDomainRequest: {
            /**
             * @description The domain, at most 255 characters: at least two labels of letters, digits and `-`, separated by dots. It is stored
             *     in lowercase.
             */
            domain: string;
            /** @description Whether emails at subdomains of the domain are allowed too. */
            allow_subdomains: boolean;
        };
        /** @description Response of createDomain. */
        CreateDomainResult: components["schemas"]["SuccessResponse"] & {
            /** @description A number that identifies the entry, and the domain. */
            new_domain: (number | string)[];
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
        /** @description Parameters of createInvitationLink. */
        CreateInvitationLinkRequest: {
            /**
             * @description The number of minutes until the invitation expires. Null if it never expires.
             * @default 14400
             * @example 14400
             */
            invite_expires_in_minutes: number | null;
            /**
             * @description The role of the new accounts. 100 organization owner, 200 administrator, 300 moderator, 400 member, 600 guest. Only
             *     organization owners can invite owners. Only administrators and owners can invite administrators and moderators.
             * @default 400
             * @example 600
             */
            invite_as: components["schemas"]["Role"];
            /**
             * @description IDs of the channels to which new accounts are subscribed. The requester must be allowed to subscribe other users to
             *     them.
             * @default []
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
            include_realm_default_subscriptions: boolean;
        };
        /** @description Response of createInvitationLink. */
        CreateInvitationLinkResult: components["schemas"]["SuccessResponse"] & {
            /** @description The address of the link. */
            invite_link: string;
        };
        /** @description The request is invalid or not allowed. */
        CreateInvitationsBadRequestError: components["schemas"]["Error"] & {
            /** @description Whether the requester may invite no further addresses today. */
            daily_limit_reached?: boolean;
            errors?: components["schemas"]["InvitationProblems"];
            /**
             * @description Whether the organization may have no further users.
             * @constant
             */
            license_limit_reached?: false;
            /**
             * @description Whether the other addresses were invited.
             * @constant
             */
            sent_invitations?: false;
            /** @description Name of the parameter. */
            var_name?: string;
        };
        /** @description Parameters of createInvitations. */
        CreateInvitationsRequest: {
            /**
             * @description The email addresses, at most 50000 characters, separated by commas or line breaks. `Nadia <nadia@example.com>` is
             *     accepted too.
             */
            invitee_emails: string;
            /**
             * @description The number of minutes until the invitation expires. Null if it never expires.
             * @default 14400
             */
            invite_expires_in_minutes: number | null;
            /**
             * @description The role of the new accounts. 100 organization owner, 200 administrator, 300 moderator, 400 member, 600 guest. Only
             *     organization owners can invite owners. Only administrators and owners can invite administrators and moderators.
             * @default 400
             */
            invite_as: components["schemas"]["Role"];
            /**
             * @description Whether the notification bot sends the requester a message when an invited user joins.
             * @default true
             */
            notify_referrer_on_join: boolean;
            /**
             * @description IDs of the channels to which new accounts are subscribed. The requester must be allowed to subscribe other users to
             *     them. The list may be empty.
             */
            stream_ids: number[];
            /**
             * @description Whether new accounts are also subscribed to the default channels of the organization, as they are when the account is
             *     created. This includes guests, and needs no permission to subscribe other users.
             * @default false
             */
            include_realm_default_subscriptions: boolean;
        };
        /** @description Parameters of createLinkifier. */
        CreateLinkifierRequest: {
            /** @description The regular expression, at most 500 characters. It must be unique in the organization. */
            pattern: string;
            /**
             * @description The URL as an RFC 6570 template, at most 2000 characters. It is a relative address, or its scheme is `http`, `https`
             *     or `mailto`. If the expanded URL is not a link to a page, a file or an
             *     email address, the text remains plain text.
             */
            url_template: string;
        };
        /** @description Response of createLinkifier. */
        CreateLinkifierResult: components["schemas"]["SuccessResponse"] & {
            /**
             * Format: int64
             * @description ID of the new linkifier.
             */
            id: number;
        };
        /** @description Parameters of createOwnAndroidDeviceToken. */
        CreateOwnAndroidDeviceTokenRequest: {
            /** @description The registration token of the device. */
            token: string;
        };
        /** @description Parameters of createOwnApnsDeviceToken. */
        CreateOwnApnsDeviceTokenRequest: {
            /** @description The token of the device, as base64. */
            token: string;
            /** @description ID of the app. Consists of ASCII letters, digits, dots and hyphens. */
            appid: string;
        };
        /** @description Parameters of createPlayground. */
        CreatePlaygroundRequest: {
            /** @description Name of the playground, at most 100 characters. It must be unique among the playgrounds of the language. */
            name: string;
            /**
             * @description The language of the code blocks, at most 40 characters. It can contain letters, digits, spaces, and any of `_`, `+`,
             *     `-`, `.`, `/` and `#`. The server need not know the language.
             */
            pygments_language: string;
            /**
             * @description The URL as an RFC 6570 template with the variable `code`, at most 2000 characters. It must begin with `http://` or
             *     `https://`.
             */
            url_template: string;
        };
        /** @description Response of createPlayground. */
        CreatePlaygroundResult: components["schemas"]["SuccessResponse"] & {
            /**
             * Format: int64
             * @description ID of the new playground.
             */
            id: number;
        };
        /** @description Parameters of createProfileField. */
        CreateProfileFieldRequest: {
            /**
             * @description 1 short text, 2 long text, 3 list of options, 4 date picker, 5 link, 6 person picker, 7 external account,
             *     8 pronouns.
             */
            field_type: components["schemas"]["ProfileFieldType"];
            /**
             * @description Label of the field, 1 to 40 characters. Must be unique, ignoring case. A field for an external account that the
             *     server knows has the name of the account.
             */
            name?: string;
            /** @description Help for the users who fill in the field. */
            hint?: string;
            /**
             * @description For a list of options (type 3): the options by key. For an external account (type 7): `subtype`, which is `twitter`,
             *     `github` or `custom`. For the subtype `custom`: also `url_pattern`, a URL that contains `%(username)s` exactly once.
             *     Ignored for other types.
             */
            field_data?: {
                [key: string]: unknown;
            };
            /**
             * @description Whether clients show the field in the profile summary. At most 2 fields of the organization can be in the summary.
             *     Fields of the types long text (2) and person picker (6) cannot.
             */
            display_in_profile_summary?: boolean;
            /** @description Whether users are asked to fill in the field. Clients must not assume that a required field has a value. */
            required?: boolean;
        };
        /** @description Response of createProfileField. */
        CreateProfileFieldResult: components["schemas"]["SuccessResponse"] & {
            /**
             * Format: int64
             * @description ID of the new field.
             */
            id: number;
        };
        /** @description Parameters of createReaction. */
        CreateReactionRequest: {
            /** @description Name of the emoji. */
            emoji_name: string;
            /** @description Identifier of the emoji in the namespace of `reaction_type`. If absent, the name determines it. */
            emoji_code?: string;
            /**
             * @description The type of `emoji_code`. Older clients send `zulip_extra_emoji` for `service_extra_emoji`. If it is absent, the
             *     name determines the type.
             */
            reaction_type?: components["schemas"]["ReactionType"];
        };
        /** @description The request is invalid or not allowed. */
        CreateScheduledMessageBadRequestError: components["schemas"]["Error"] & {
            /**
             * Format: int64
             * @description The ID from the request.
             */
            stream_id?: number;
            /** @description Name of the parameter. */
            var_name?: string;
            /** @description A name of the parameter. */
            var_name1?: string;
            /** @description Another name of the same parameter. */
            var_name2?: string;
        };
        /** @description Parameters of createScheduledMessage. */
        CreateScheduledMessageRequest: {
            /** @description `channel` (or `stream`) for a channel message, `direct` (or `private`) for a direct message. */
            type: components["schemas"]["SentMessageType"];
            /** @description For a channel message the channel ID. For a direct message a list of user IDs, which can omit the sender. */
            to: components["schemas"]["ScheduledRecipient"];
            /** @description Content in Markdown. Content longer than `max_message_length` characters is truncated. */
            content: string;
            /** @description The topic. Required for a channel message, ignored for a direct message. A topic longer than `max_topic_length` characters is truncated. */
            topic?: string;
            /**
             * Format: int64
             * @description Time at which the server sends the message, in UNIX seconds. Must be in the future.
             */
            scheduled_delivery_timestamp: number;
            /**
             * @description Whether the message is marked as read for the sender when it is sent.
             * @default true
             */
            read_by_sender: boolean;
        };
        /** @description Response of createScheduledMessage. */
        CreateScheduledMessageResult: components["schemas"]["SuccessResponse"] & {
            /**
             * Format: int64
             * @description ID of the scheduled message.
             */
            scheduled_message_id: number;
        };
        /** @description Parameters of createSubmessage. */
        CreateSubmessageRequest: {
            /**
             * Format: int64
             * @description ID of the message.
             */
            message_id: number;
            /** @description Type of the submessage. Clients use `widget`. */
            msg_type: string;
            /** @description The data as JSON text. */
            content: string;
        };
        /** @description The request is invalid or not allowed. */
        CreateSubscriptionsBadRequestError: components["schemas"]["Error"] & {
            /** @description The value sent. */
            bad_value?: string | number;
            /** @description Name of a parameter. */
            first_parameter?: string;
            /** @description Name of the parameter with which it conflicts. */
            second_parameter?: string;
            /** @description Name of the setting. */
            setting_name?: string;
            /** @description Name of the parameter. */
            var_name?: string;
        };
        /** @description Parameters of createSubscriptions. */
        CreateSubscriptionsRequest: {
            /**
             * @description The channels. The descriptions of all new channels together have at most 500,000 bytes of HTML. A formula counts
             *     as at least 100 bytes for each of its characters.
             */
            subscriptions: components["schemas"]["ChannelToJoin"][];
            /** @description The users to subscribe, all by ID (preferred) or all by API email. If absent or empty, the requesting user. */
            principals?: components["schemas"]["UserIds"] | components["schemas"]["Emails"];
            /**
             * @description Whether a missing permission is an error. If false, each channel is checked separately. `unauthorized` then
             *     lists the channels to which the requesting user cannot subscribe the users, or which they cannot create.
             * @default true
             */
            authorization_errors_fatal: boolean;
            /**
             * @description Whether the notification bot announces the new channels in the organization's channel for new channel
             *     announcements.
             * @default false
             */
            announce: boolean;
            /**
             * @description Whether a new channel is private.
             * @default false
             */
            invite_only: boolean;
            /**
             * @description Whether a new channel can be read on the web without an account.
             * @default false
             */
            is_web_public: boolean;
            /**
             * @description Whether new users are subscribed to a new channel. Only administrators can set it to true.
             * @default false
             */
            is_default_stream: boolean;
            /**
             * @description Whether new subscribers of a new channel can read its earlier history. Always true for public channels, whatever
             *     the request contains.
             */
            history_public_to_subscribers?: boolean;
            /**
             * @description Who can post to a new channel. 1 everyone, 2 administrators, 3 full members, 4 moderators.
             * @default 1
             */
            stream_post_policy: components["schemas"]["PostPolicy"];
            /**
             * @description Number of days, at least 1, after which the messages of a new channel are deleted. `realm_default` inherits the
             *     organization setting. `unlimited` keeps messages forever. Only owners can send a value other than
             *     `realm_default`. Default: `"realm_default"`.
             */
            message_retention_days?: number | string;
            /**
             * Format: int64
             * @description ID of the user group whose members can unsubscribe other users from a new channel. Must be a system group other
             *     than `role:internet` and `role:owners`. The default is `role:administrators`.
             */
            can_remove_subscribers_group?: number;
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
        /** @description Parameters of createUserGroup. */
        CreateUserGroupRequest: {
            /**
             * @description Name of the group, at most 100 characters. It must be unique, ignoring case. It cannot start with `@`, `role:`,
             *     `user:`, `stream:` or `channel:`.
             */
            name: string;
            /** @description The purpose of the group, as plain text. */
            description: string;
            /** @description IDs of the first members. Each must be an active account. The list may be empty. */
            members: number[];
            /**
             * @description The group whose members may mention the new group. Any group except the system groups `role:internet` and
             *     `role:owners`. If absent, `role:everyone`.
             */
            can_mention_group?: components["schemas"]["GroupSettingValue"];
        };
        /** @description Response of createUserGroup. */
        CreateUserGroupResult: components["schemas"]["SuccessResponse"] & {
            /**
             * Format: int64
             * @description ID of the new group.
             */
            group_id: number;
        };
        /** @description Parameters of createUser. */
        CreateUserRequest: {
            /** @description The email of the new account. Must be unique, ignoring case. */
            email: string;
            /** @description The password of the new account. */
            password: string;
            /** @description The name of the user, 2 to 100 characters. */
            full_name: string;
        };
        /** @description Response of createUser. */
        CreateUserResult: components["schemas"]["SuccessResponse"] & {
            /**
             * Format: int64
             * @description ID of the new user.
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
        /** @description Response of deleteAlertWords. */
        DeleteAlertWordsResult: components["schemas"]["SuccessResponse"] & {
            alert_words: components["schemas"]["AlertWords"];
        };
        /** @description Response of deleteIcon. */
        DeleteIconResult: components["schemas"]["SuccessResponse"] & {
            /** @description URL of the new icon. */
            icon_url: string;
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
        /** @description Parameters of deleteTopic. */
        DeleteTopicRequest: {
            /** @description The topic. */
            topic_name: string;
        };
        /** @description Response of deleteTopic. */
        DeleteTopicResult: components["schemas"]["SuccessResponse"] & {
            /** @description Whether no message of the topic remains that the user can read. */
            complete: boolean;
        };
        Emails: string[];
        EmojiSetChoice: {
            /** @description Value of the setting. */
            key: string;
            /** @description Name of the value, for display. */
            text: string;
        };
        /** @description The response of a request that failed. Some errors have further fields. */
        Error: {
            /**
             * @description States that the request failed.
             * @constant
             */
            result: "error";
            /** @description The error message, for people. */
            msg: string;
            code: components["schemas"]["ErrorCode"];
        };
        /**
         * @description The code of an error, for programs.
         * @enum {string}
         */
        ErrorCode: "AUTHENTICATION_FAILED" | "BAD_EVENT_QUEUE_ID" | "BAD_IMAGE" | "BAD_NARROW" | "BAD_REQUEST" | "CANNOT_DEACTIVATE_LAST_USER" | "CSRF_FAILED" | "EXPECTATION_MISMATCH" | "IDEMPOTENCY_KEY_REUSED" | "INTERNAL_SERVER_ERROR" | "INVALID_JSON" | "INVALID_PUSH_DEVICE_TOKEN" | "INVITATION_FAILED" | "MOVE_MESSAGES_TIME_LIMIT_EXCEEDED" | "PASSWORD_AUTH_DISABLED" | "PASSWORD_RESET_REQUIRED" | "QUERY_TOO_EXPENSIVE" | "RATE_LIMIT_HIT" | "REACTION_ALREADY_EXISTS" | "REACTION_DOES_NOT_EXIST" | "REALM_DEACTIVATED" | "REALM_UPLOAD_QUOTA" | "REQUEST_CONFUSING_VAR" | "REQUEST_VARIABLE_INVALID" | "REQUEST_VARIABLE_MISSING" | "SERVER_NOT_READY" | "STREAM_DOES_NOT_EXIST" | "STREAM_WILDCARD_MENTION_NOT_ALLOWED" | "STRICT_REQUEST" | "SYSTEM_GROUP_REQUIRED" | "TOPIC_WILDCARD_MENTION_NOT_ALLOWED" | "UNAUTHORIZED" | "UNAUTHORIZED_PRINCIPAL" | "USER_DEACTIVATED";
        /** @description The request is invalid or not allowed. */
        ErrorWithDescAndVarName: components["schemas"]["Error"] & {
            /** @description What is wrong with the narrow. */
            desc?: string;
            /** @description Name of the parameter. */
            var_name?: string;
        };
        /** @description The request is invalid or not allowed. */
        ErrorWithEntityAndIsLastOwnerAndVarName: components["schemas"]["Error"] & {
            /** @description The kind of account of which this is the only one. */
            entity?: components["schemas"]["AccountKind"];
            /** @description Whether the account is the only organization owner. */
            is_last_owner?: boolean;
            /** @description Name of the parameter. */
            var_name?: string;
        };
        /** @description The request is invalid or not allowed. */
        ErrorWithErrorsAndVarName: components["schemas"]["Error"] & {
            errors?: components["schemas"]["LinkifierProblems"];
            /** @description Name of the parameter. */
            var_name?: string;
        };
        /** @description The request is invalid or not allowed. */
        ErrorWithQueueIdAndVarName: components["schemas"]["Error"] & {
            /** @description The ID from the request. */
            queue_id?: string;
            /** @description Name of the parameter. */
            var_name?: string;
        };
        /** @description The request is invalid or not allowed. */
        ErrorWithVarName: components["schemas"]["Error"] & {
            /** @description Name of the parameter. */
            var_name?: string;
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
        /** @description Parameters of fetchApiKey. */
        FetchApiKeyRequest: {
            /** @description The real email of the account. With LDAP, the username in the directory. */
            username: string;
            /** @description The password of the account. With LDAP, the password in the directory. */
            password: string;
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
             */
            user_id: number;
        };
        /** @description Parameters of fetchDevApiKey. */
        FetchDevApiKeyRequest: {
            /** @description The real email of the account. */
            username: string;
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
        /** @description The request is not allowed. */
        ForbiddenError: components["schemas"]["Error"] & {
            /** @description What is missing or wrong, as text for users. */
            reason: string;
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
        /** @description The request is invalid or not allowed. */
        GetEventsBadRequestError: components["schemas"]["Error"] & {
            /** @description What is wrong with the narrow. */
            desc?: string;
            /** @description The ID from the request. */
            queue_id?: string;
            /** @description Name of the parameter. */
            var_name?: string;
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
            /** @description The message. */
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
        /** @description Response of getServerSettings. */
        GetServerSettingsResult: components["schemas"]["SuccessResponse"] & components["schemas"]["VersionFields"] & {
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
        GiphyRatingOption: {
            /**
             * Format: int64
             * @description The value of `realm_giphy_rating`.
             */
            id: number;
            /** @description Name of the rating. */
            name: string;
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
        /** @description Response of markAllAsRead. */
        MarkAllAsReadResult: components["schemas"]["SuccessResponse"] & {
            /**
             * @description Whether all messages are read. If it is false, unread messages of further conversations remain. The client repeats
             *     the request.
             */
            complete: boolean;
        };
        /** @description Parameters of markChannelAsRead. */
        MarkChannelAsReadRequest: {
            /**
             * Format: int64
             * @description ID of the channel.
             */
            stream_id: number;
        };
        /** @description Parameters of markOnboardingStep. */
        MarkOnboardingStepRequest: {
            /** @description Name of the step. */
            onboarding_step: string;
        };
        /** @description Parameters of markTopicAsRead. */
        MarkTopicAsReadRequest: {
            /**
             * Format: int64
             * @description ID of the channel.
             */
            stream_id: number;
            /** @description The name of the topic. */
            topic_name: string;
        };
        /** @description Response of matchNarrow. */
        MatchNarrowResult: components["schemas"]["SuccessResponse"] & {
            /** @description The matching messages, keyed by ID as a string, with the matches in the format of `GET /messages`. */
            messages: {
                [key: string]: components["schemas"]["NarrowMatch"];
            };
        };
        NarrowPair: string[];
        NewProfileValue: {
            /**
             * Format: int64
             * @description ID of the custom profile field.
             */
            id: number;
            /**
             * @description The new value. Null or an empty value deletes the current value. Short texts, external accounts and
             *     pronouns have at most 50 characters, long texts 500. The value of a list of options is the key of an
             *     option. A date looks like `2024-02-29`. A link is a URL. The value of a person picker is the list of user
             *     IDs, or this list as JSON text.
             */
            value?: string | components["schemas"]["PickedUserIds"] | null;
        };
        OperandIds: number[];
        Participants: components["schemas"]["MessageRecipient"][];
        PickedUserIds: number[];
        ProfileFieldKind: {
            /**
             * Format: int64
             * @description Number of the type.
             */
            id: number;
            /** @description English name of the type. */
            name: string;
        };
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
        RecipientEmails: string[];
        RecipientIds: number[];
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
        /** @description Parameters of registerQueue. */
        RegisterQueueRequest: {
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
            apply_markdown: boolean;
            /**
             * @description Whether the client computes gravatar URLs itself. If true, `avatar_url` is null for users whose avatar is a
             *     gravatar.
             * @default true
             * @example false
             */
            client_gravatar: boolean;
            /**
             * @deprecated
             * @description Whether presence events are keyed by user ID. If false, they are keyed by email.
             * @default false
             * @example true
             */
            slim_presence: boolean;
            /**
             * @description Whether channels have the IDs of their subscribers, in the response and in `subscription` events.
             * @default false
             * @example true
             */
            include_subscribers: boolean;
            /**
             * @description The capabilities of the client, which older clients do not have.
             * @example {
             *       "user_settings_object": true,
             *       "bulk_message_deletion": true
             *     }
             */
            client_capabilities?: components["schemas"]["ClientCapabilities"];
            /**
             * Format: int64
             * @description Number of seconds that the queue is kept after its last connection. 0 means the default of 600 seconds. A value of
             *     more than 604800 (a week) counts as 604800.
             * @default 0
             * @example 3600
             */
            queue_lifespan_secs: number;
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
            /** @description ID of the queue, a UUID. */
            queue_id: string;
            /**
             * Format: int64
             * @description The `last_event_id` of the first `GET /events`. The state in this response includes every event up to this ID.
             */
            last_event_id: number;
            /**
             * Format: int64
             * @description The HTTP timeout that clients use for `GET /events`, in seconds. It is longer than the time between two
             *     heartbeats.
             */
            event_queue_longpoll_timeout_seconds: number;
            /** @description See `PATCH /realm`. */
            realm_can_access_all_users_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_can_create_public_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_can_create_private_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_can_create_web_public_channel_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_can_delete_any_message_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_create_multiuse_invite_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_direct_message_initiator_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_direct_message_permission_group?: components["schemas"]["GroupSettingValue"];
            /** @description See `PATCH /realm`. */
            realm_add_custom_emoji_policy?: components["schemas"]["MemberPolicy"];
            /** @description See `PATCH /realm`. */
            realm_bot_creation_policy?: components["schemas"]["BotCreationPolicy"];
            /** @description See `PATCH /realm`. */
            realm_delete_own_message_policy?: components["schemas"]["EveryonePolicy"];
            /** @description See `PATCH /realm`. */
            realm_edit_topic_policy?: components["schemas"]["EveryoneOrNobodyPolicy"];
            /** @description See `PATCH /realm`. */
            realm_invite_to_realm_policy?: components["schemas"]["MemberOrNobodyPolicy"];
            /** @description See `PATCH /realm`. */
            realm_invite_to_stream_policy?: components["schemas"]["MemberPolicy"];
            /** @description See `PATCH /realm`. */
            realm_move_messages_between_streams_policy?: components["schemas"]["MemberOrNobodyPolicy"];
            /** @description See `PATCH /realm`. */
            realm_user_group_edit_policy?: components["schemas"]["MemberPolicy"];
            /** @description See `PATCH /realm`. */
            realm_wildcard_mention_policy?: components["schemas"]["WildcardMentionPolicy"];
            /** @description See `PATCH /realm`. */
            realm_waiting_period_threshold?: number;
            /** @description See `PATCH /realm`. */
            realm_allow_edit_history?: boolean;
            /** @description See `PATCH /realm`. */
            realm_allow_message_editing?: boolean;
            /**
             * Format: int64
             * @description See `PATCH /realm`.
             */
            realm_message_content_edit_limit_seconds?: number | null;
            /**
             * Format: int64
             * @description See `PATCH /realm`.
             */
            realm_message_content_delete_limit_seconds?: number | null;
            /**
             * Format: int64
             * @description See `PATCH /realm`.
             */
            realm_move_messages_within_stream_limit_seconds?: number | null;
            /**
             * Format: int64
             * @description See `PATCH /realm`.
             */
            realm_move_messages_between_streams_limit_seconds?: number | null;
            /**
             * Format: int64
             * @description See `PATCH /realm`.
             */
            realm_message_retention_days?: number;
            /** @description See `PATCH /realm`. */
            realm_mandatory_topics?: boolean;
            /** @description See `PATCH /realm`. */
            realm_enable_read_receipts?: boolean;
            /** @description See `PATCH /realm`. */
            realm_inline_image_preview?: boolean;
            /** @description See `PATCH /realm`. */
            realm_inline_url_embed_preview?: boolean;
            /** @description See `PATCH /realm`. */
            realm_default_code_block_language?: string;
            /** @description See `PATCH /realm`. */
            realm_giphy_rating?: components["schemas"]["GiphyRating"];
            /** @description See `PATCH /realm`. */
            realm_video_chat_provider?: components["schemas"]["VideoChatProvider"];
            /** @description See `PATCH /realm`. */
            realm_jitsi_server_url?: string | null;
            /** @description See `PATCH /realm`. */
            realm_message_content_allowed_in_email_notifications?: boolean;
            /** @description See `PATCH /realm`. */
            realm_authentication_methods?: components["schemas"]["AuthenticationMethods"];
            /** @description See `PATCH /realm`. */
            realm_default_language?: string;
            /** @description See `PATCH /realm`. */
            realm_avatar_changes_disabled?: boolean;
            /** @description See `PATCH /realm`. */
            realm_email_changes_disabled?: boolean;
            /** @description See `PATCH /realm`. */
            realm_name_changes_disabled?: boolean;
            /** @description See `PATCH /realm`. */
            realm_require_unique_names?: boolean;
            /** @description See `PATCH /realm`. */
            realm_disallow_disposable_email_addresses?: boolean;
            /** @description See `PATCH /realm`. */
            realm_emails_restricted_to_domains?: boolean;
            /** @description See `PATCH /realm`. */
            realm_invite_required?: boolean;
            /** @description See `PATCH /realm`. */
            realm_enable_guest_user_indicator?: boolean;
            /** @description See `PATCH /realm`. */
            realm_presence_disabled?: boolean;
            /** @description See `PATCH /realm`. */
            realm_send_welcome_emails?: boolean;
            /** @description See `PATCH /realm`. */
            realm_digest_emails_enabled?: boolean;
            /** @description See `PATCH /realm`. */
            realm_digest_weekday?: number;
            /** @description See `PATCH /realm`. */
            realm_enable_spectator_access?: boolean;
            /** @description See `PATCH /realm`. */
            realm_want_advertise_in_communities_directory?: boolean;
            /** @description See `PATCH /realm`. */
            realm_org_type?: components["schemas"]["OrganizationType"];
            /**
             * Format: int64
             * @description See `PATCH /realm`.
             */
            realm_new_stream_announcements_stream_id?: number;
            /**
             * Format: int64
             * @description See `PATCH /realm`.
             */
            realm_signup_announcements_stream_id?: number;
            /**
             * Format: int64
             * @description See `PATCH /realm`.
             */
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
            /**
             * Format: int64
             * @description When the organization was created, in UNIX seconds.
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
            /** @description Whether the server sends mobile notifications. */
            realm_push_notifications_enabled?: boolean;
            /**
             * Format: int64
             * @description When the server stops sending mobile notifications, in UNIX seconds. Null if unknown.
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
             */
            realm_create_public_stream_policy?: number;
            /**
             * Format: int64
             * @deprecated
             * @description The narrowest policy that allows at least what `realm_can_create_private_channel_group` allows. Events do not
             *     have it.
             */
            realm_create_private_stream_policy?: number;
            /**
             * Format: int64
             * @deprecated
             * @description The narrowest policy that allows at least what `realm_can_create_web_public_channel_group` allows. Events do not
             *     have it.
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
             */
            jitsi_server_url?: string;
            /** @description URL of the Jitsi server that is used if the organization sets none. */
            server_jitsi_server_url?: string;
            /** @description Whether the server allows web-public channels. */
            server_web_public_streams_enabled?: boolean;
            /**
             * Format: int64
             * @description When this server process started, in UNIX seconds.
             */
            server_generation?: number;
            /**
             * Format: double
             * @description Time of the server, in UNIX seconds.
             */
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
            server_thumbnail_formats?: components["schemas"]["ThumbnailFormat"][];
            /**
             * Format: int64
             * @description How often a client reports that its user is still typing, in milliseconds.
             */
            server_typing_started_wait_period_milliseconds?: number;
            /**
             * Format: int64
             * @description Time without a keystroke after which a client reports that its user stopped typing, in milliseconds.
             */
            server_typing_stopped_wait_period_milliseconds?: number;
            /**
             * Format: int64
             * @description Time without an event after which clients no longer show a user as typing, in milliseconds.
             */
            server_typing_started_expiry_period_milliseconds?: number;
            /**
             * Format: int64
             * @description How often a client reports the presence of its user, in seconds.
             */
            server_presence_ping_interval_seconds?: number;
            /**
             * Format: int64
             * @description Time without a report after which clients show a user as offline, in seconds.
             */
            server_presence_offline_threshold_seconds?: number;
            server_supported_permission_settings?: components["schemas"]["SupportedPermissionSettings"];
            /** @description Whether the server runs in development mode. */
            development_environment?: boolean;
            /**
             * Format: int64
             * @description Minimum number of characters in a password.
             */
            password_min_length?: number;
            /**
             * Format: int64
             * @description Minimum number of guesses that a password must withstand.
             */
            password_min_guesses?: number;
            /**
             * Format: int64
             * @description Maximum size of an uploaded file in MiB.
             */
            max_file_upload_size_mib?: number;
            /**
             * Format: int64
             * @description Maximum size of an avatar in MiB.
             */
            max_avatar_file_size_mib?: number;
            /**
             * Format: int64
             * @description Maximum size of the organization's icon in MiB.
             */
            max_icon_file_size_mib?: number;
            /**
             * Format: int64
             * @description Maximum size of a logo of the organization in MiB.
             */
            max_logo_file_size_mib?: number;
            /**
             * Format: int64
             * @description Maximum total size of all uploaded files in MiB. Null if there is no limit.
             */
            realm_upload_quota_mib?: number | null;
            /**
             * Format: int64
             * @description Maximum number of characters in the name of a channel.
             */
            max_stream_name_length?: number;
            /**
             * Format: int64
             * @description Maximum number of characters in the description of a channel.
             */
            max_stream_description_length?: number;
            /**
             * Format: int64
             * @description Maximum number of characters in a topic.
             */
            max_topic_length?: number;
            /**
             * Format: int64
             * @description Maximum number of characters in a message.
             */
            max_message_length?: number;
            /**
             * @description The domains of emails with which users can join, if `realm_emails_restricted_to_domains` is true. In the order in
             *     which they were added.
             */
            realm_domains?: components["schemas"]["Domain"][];
            /** @description The websites that run code of code blocks, in the order in which they were added. */
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
            /** @description See `PATCH /settings`. */
            twenty_four_hour_time?: boolean;
            /** @description See `PATCH /settings`. */
            dense_mode?: boolean;
            /** @description See `PATCH /settings`. */
            starred_message_counts?: boolean;
            /** @description See `PATCH /settings`. */
            fluid_layout_width?: boolean;
            /** @description See `PATCH /settings`. */
            high_contrast_mode?: boolean;
            /** @description See `PATCH /settings`. */
            color_scheme?: components["schemas"]["ColorScheme"];
            /** @description See `PATCH /settings`. */
            enable_drafts_synchronization?: boolean;
            /** @description See `PATCH /settings`. */
            translate_emoticons?: boolean;
            /** @description See `PATCH /settings`. */
            default_language?: string;
            /** @description See `PATCH /settings`. */
            web_home_view?: components["schemas"]["HomeView"];
            /** @description See `PATCH /settings`. */
            left_side_userlist?: boolean;
            /** @description See `PATCH /settings`. */
            emojiset?: components["schemas"]["EmojiSet"];
            /** @description See `PATCH /settings`. */
            demote_inactive_streams?: components["schemas"]["InactiveChannelPolicy"];
            /**
             * @description See `PATCH /settings`.
             * @example Europe/Berlin
             */
            timezone?: string;
            /** @description See `PATCH /settings`. */
            enable_stream_desktop_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            enable_stream_email_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            enable_stream_push_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            enable_stream_audible_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            notification_sound?: components["schemas"]["NotificationSound"];
            /** @description See `PATCH /settings`. */
            enable_desktop_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            enable_sounds?: boolean;
            /** @description See `PATCH /settings`. */
            email_notifications_batching_period_seconds?: number;
            /** @description See `PATCH /settings`. */
            enable_offline_email_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            enable_offline_push_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            enable_online_push_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            enable_digest_emails?: boolean;
            /** @description See `PATCH /settings`. */
            enable_marketing_emails?: boolean;
            /** @description See `PATCH /settings`. */
            enable_login_emails?: boolean;
            /** @description See `PATCH /settings`. */
            message_content_in_email_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            pm_content_in_desktop_notifications?: boolean;
            /** @description See `PATCH /settings`. */
            wildcard_mentions_notify?: boolean;
            /** @description See `PATCH /settings`. */
            desktop_icon_count_display?: components["schemas"]["DesktopIconCount"];
            /** @description See `PATCH /settings`. */
            realm_name_in_email_notifications_policy?: components["schemas"]["OrganizationNamePolicy"];
            /**
             * @description Whether other users see when the user is online. A change sends a `user_settings` event for `presence_enabled`.
             *     Older clients also get an `update_global_notifications` event.
             */
            presence_enabled?: boolean;
            /** @description See `PATCH /settings`. */
            enter_sends?: boolean;
            /** @description The choices for `emojiset`. */
            emojiset_choices?: components["schemas"]["EmojiSetChoice"][];
            /** @description The choices for `notification_sound`. */
            available_notification_sounds?: string[];
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
            /** @description Whether the user is an owner. */
            is_owner?: boolean;
            /** @description Whether the user is an administrator or an owner. */
            is_admin?: boolean;
            /** @description Whether the role of the user is moderator. */
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
            realm_user_settings_defaults?: components["schemas"]["SettingsOfNewAccounts"];
            /** @description The bots that the user may change, including deactivated bots. */
            realm_bots?: components["schemas"]["Bot"][];
            /** @description The programs that embedded bots can run. Always empty. */
            realm_embedded_bots?: Record<string, never>[];
            /** @description The services for which incoming webhooks can be created. Always empty. */
            realm_incoming_webhook_bots?: Record<string, never>[];
            alert_words?: components["schemas"]["AlertWords"];
            /** @description The steps that clients still have to show. */
            onboarding_steps?: components["schemas"]["OnboardingStep"][];
            /** @description The users that the requesting user has muted. The first muted one comes first. */
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
            /** @description For the event type `user_topic`. The topics for which the user has a visibility policy. */
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
             */
            presence_last_update_id?: number;
            /**
             * @description The status of each user who has one, by user ID. Deactivated users and users whom the requesting user cannot see
             *     are omitted.
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
             */
            realm_linkifiers?: components["schemas"]["Linkifier"][];
            /**
             * @deprecated
             * @description Always empty. Linkifiers had this form before feature level 54.
             */
            realm_filters?: string[][];
            /**
             * @description The user's drafts, at most 1000, ordered by the time of the last edit, newest first. Empty if
             *     `enable_drafts_synchronization` is off.
             */
            drafts?: components["schemas"]["Draft"][];
            /** @description The user's scheduled messages that have not been sent, including failed ones, ordered by delivery time. */
            scheduled_messages?: components["schemas"]["ScheduledMessage"][];
        };
        /** @description Parameters of renderMessage. */
        RenderMessageRequest: {
            /** @description Content in Markdown. Content of only whitespace has the empty HTML. */
            content: string;
        };
        /** @description Response of renderMessage. */
        RenderMessageResult: components["schemas"]["SuccessResponse"] & {
            /** @description The content as HTML. */
            rendered: string;
        };
        /** @description Parameters of reorderLinkifiers. */
        ReorderLinkifiersRequest: {
            /** @description IDs of all linkifiers, each exactly once, in the new order. */
            ordered_linkifier_ids: number[];
        };
        /** @description Parameters of reorderProfileFields. */
        ReorderProfileFieldsRequest: {
            /** @description The IDs of all custom profile fields in the new order, each once. */
            order: number[];
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
        ScheduledRecipientIds: number[];
        /** @description User IDs of the recipients, ascending. Includes the sender only if there is no other recipient. */
        ScheduledUserIds: number[];
        /** @description The request is invalid or not allowed. */
        SendMessageBadRequestError: components["schemas"]["Error"] & {
            /** @description The name from the request. */
            stream?: string;
            /**
             * Format: int64
             * @description The ID from the request.
             */
            stream_id?: number;
            /** @description Name of the parameter. */
            var_name?: string;
            /** @description A name of the parameter. */
            var_name1?: string;
            /** @description Another name of the same parameter. */
            var_name2?: string;
        };
        /** @description Parameters of sendMessage. */
        SendMessageRequest: {
            /** @description `channel` (or `stream`) for a channel message, `direct` (or `private`) for a direct message. */
            type: components["schemas"]["SentMessageType"];
            /**
             * @description For a channel message the name or ID of the channel. For a direct message a list of user IDs (preferred) or of
             *     API emails, a single ID or email, or a string of comma-separated emails. It can omit the sender. Required,
             *     unless a bot with a `default_sending_stream` sends a channel message. That message goes to the default channel.
             */
            to?: string | number | components["schemas"]["RecipientIds"] | components["schemas"]["RecipientEmails"];
            /** @description Content in Markdown. */
            content: string;
            /** @description The topic. Required for a channel message, ignored for a direct message. */
            topic?: string;
            /** @description ID of the sender's event queue in which the `message` event has `local_message_id`. Queues of other users are ignored. */
            queue_id?: string;
            /**
             * @description Any text that the client chooses for this message. Returned as `local_message_id` in the `message` event of the
             *     queue `queue_id`, and ignored without it.
             */
            local_id?: string;
            /**
             * @description Whether the message is marked as read for the sender when it is sent.
             * @default true
             */
            read_by_sender: boolean;
            /**
             * @description A form with choices, as JSON text: `{"widget_type": "zform", "extra_data": {"type": "choices", "heading",
             *     "choices": [{"short_name", "long_name", "reply"}]}}`. Clients that know forms show it instead of the content, and send the
             *     `reply` of the choice that the user selects. It becomes the first of the `submessages`. Polls and to-do lists begin
             *     with `content` only.
             */
            widget_content?: string;
        };
        /** @description Response of sendMessage. */
        SendMessageResult: components["schemas"]["SuccessResponse"] & {
            /**
             * Format: int64
             * @description ID of the message.
             */
            id: number;
            /** @description The sender's new visibility policy for the topic. Present only if sending the message changed it. */
            automatic_new_visibility_policy?: components["schemas"]["AutomaticVisibilityPolicy"];
        };
        /** @description Parameters of sendTestPushNotification. */
        SendTestPushNotificationRequest: {
            /**
             * @description The token of the device. All devices if absent.
             * @example cXyz:APA91bHun4Mx
             */
            token?: string;
        };
        /** @description Parameters of sendTypingStatus. */
        SendTypingStatusRequest: {
            /**
             * @description `direct` for a direct message, `channel` (or `stream`) for a channel message.
             * @default direct
             */
            type: components["schemas"]["TypingMessageType"];
            op: components["schemas"]["TypingChange"];
            /** @description For a direct message the user IDs of its recipients. It can omit the requesting user. */
            to?: number[];
            /**
             * Format: int64
             * @description For a channel message the ID of the channel.
             */
            stream_id?: number;
            /** @description For a channel message the topic. Empty if the user did not choose one yet. */
            topic?: string;
        };
        SubscriptionChange: {
            /**
             * Format: int64
             * @description ID of the channel.
             */
            stream_id: number;
            property: components["schemas"]["SubscriptionProperty"];
            /** @description For `color` a string of `#` and 3 to 6 hexadecimal digits. For all other properties a boolean. */
            value: boolean | string;
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
            /** @description Names of the parameters of the request that the operation does not have, sorted. Absent if there are none. */
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
        /** @description There were too many requests. */
        TooManyRequestsError: components["schemas"]["Error"] & {
            /**
             * Format: double
             * @description Seconds to wait before the next request.
             */
            "retry-after": number;
        };
        /** @description An unnamed group. */
        UnnamedUserGroup: {
            /** @description IDs of the direct members. */
            direct_members: number[];
            /** @description IDs of the subgroups. Their members belong to the unnamed group too. */
            direct_subgroups: number[];
        };
        UnreadDirectMessages: {
            /**
             * Format: int64
             * @description ID of the other user.
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
        /** @description Parameters of updateBot. */
        UpdateBotRequest: {
            /**
             * @description The new name, 2 to 100 characters. No other active account may have it.
             * @example Reminder of the team
             */
            full_name?: string;
            /**
             * @description The new role. Only administrators and owners can change it. Only owners can assign or revoke the owner role. The
             *     role cannot have more rights than the role of the bot owner.
             * @example 300
             */
            role?: components["schemas"]["Role"];
            /**
             * Format: int64
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
             * @description The new format of the requests of an outgoing webhook.
             * @example 1
             */
            service_interface?: components["schemas"]["BotInterface"];
            /**
             * Format: binary
             * @description The avatar of the bot, under the same rules as the avatar of a user. The multipart part may have any name. Existing
             *     clients use the name of the file.
             */
            filename?: string;
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
        /** @description Parameters of updateBotStorage. */
        UpdateBotStorageRequest: {
            /** @description The values by key. The size of a request limits the values of one request. */
            storage: {
                [key: string]: string;
            };
        };
        /** @description The request is invalid or not allowed. */
        UpdateChannelBadRequestError: components["schemas"]["Error"] & {
            /** @description The value sent. */
            bad_value?: string | number;
            /** @description Name of the setting. */
            setting_name?: string;
            /** @description Name of the parameter. */
            var_name?: string;
        };
        /** @description Parameters of updateChannel. */
        UpdateChannelRequest: {
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
             * @description Who can post. 1 everyone, 2 administrators, 3 full members, 4 moderators.
             * @example 1
             */
            stream_post_policy?: components["schemas"]["PostPolicy"];
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
             * Format: int64
             * @description ID of the user group whose members can unsubscribe other users. Must be a system group other than `role:internet`
             *     and `role:owners`.
             * @example 3
             */
            can_remove_subscribers_group?: number;
        };
        /** @description Parameters of updateDomain. */
        UpdateDomainRequest: {
            /** @description Whether emails at subdomains of the domain are allowed too. */
            allow_subdomains: boolean;
        };
        /** @description Parameters of updateDraft. */
        UpdateDraftRequest: {
            /** @description The new draft. */
            draft: components["schemas"]["DraftContent"];
        };
        /** @description Parameters of updateLinkifier. */
        UpdateLinkifierRequest: {
            /** @description The regular expression, at most 500 characters. It must be unique in the organization. */
            pattern: string;
            /**
             * @description The URL as an RFC 6570 template, at most 2000 characters. It is a relative address, or its scheme is `http`, `https`
             *     or `mailto`. If the expanded URL is not a link to a page, a file or an
             *     email address, the text remains plain text.
             */
            url_template: string;
        };
        /** @description The request is invalid or not allowed. */
        UpdateMessageBadRequestError: components["schemas"]["Error"] & {
            /**
             * Format: int64
             * @description ID of the oldest message that is not too old to be moved.
             */
            first_message_id_allowed_to_move?: number;
            /**
             * Format: int64
             * @description Number of these messages that are not too old to be moved.
             */
            total_messages_allowed_to_move?: number;
            /**
             * Format: int64
             * @description Number of messages of the topic that the user can read.
             */
            total_messages_in_topic?: number;
            /** @description Name of the parameter. */
            var_name?: string;
            /** @description A name of the parameter. */
            var_name1?: string;
            /** @description Another name of the same parameter. */
            var_name2?: string;
        };
        /** @description Parameters of updateMessageFlagsForNarrow. */
        UpdateMessageFlagsForNarrowRequest: {
            /** @description ID of a message, which need not exist, or `newest`, `oldest` or `first_unread`, as in `GET /messages`. */
            anchor: string;
            /**
             * @description Whether the message with the ID `anchor` is processed.
             * @default true
             */
            include_anchor: boolean;
            /**
             * Format: int64
             * @description Maximum number of messages before the anchor. Together with `num_after` at most 5000. Larger numbers are reduced.
             */
            num_before: number;
            /**
             * Format: int64
             * @description Maximum number of messages after the anchor. Together with `num_before` at most 5000. Larger numbers are reduced.
             */
            num_after: number;
            /** @description The conditions that the messages must meet. An empty list for all messages. */
            narrow: components["schemas"]["Narrow"];
            /** @description `add` or `remove`. */
            op: string;
            /** @description `read`, `starred` or `collapsed`. The server itself determines the other flags. */
            flag: string;
        };
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
            /**
             * @description IDs of the channels of messages that were ignored because the user is not subscribed to them. Present only if
             *     `read` is removed.
             */
            ignored_because_not_subscribed_channels?: number[];
        };
        /** @description Parameters of updateMessageFlags. */
        UpdateMessageFlagsRequest: {
            /** @description IDs of the messages. */
            messages: number[];
            /** @description `add` or `remove`. */
            op: string;
            /** @description `read`, `starred` or `collapsed`. The server itself determines the other flags. */
            flag: string;
        };
        /** @description Response of updateMessageFlags. */
        UpdateMessageFlagsResult: components["schemas"]["SuccessResponse"] & {
            /** @description The IDs from the request. */
            messages: number[];
            /**
             * @description IDs of the channels of messages that were ignored because the user is not subscribed to them. Present only if
             *     `read` is removed.
             */
            ignored_because_not_subscribed_channels?: number[];
        };
        /** @description Parameters of updateMessage. */
        UpdateMessageRequest: {
            /**
             * @description The new content in Markdown. Cannot be combined with a new `stream_id`.
             * @example Look at [that](https://example.com)
             */
            content?: string;
            /**
             * @description The topic to which the messages move.
             * @example logo
             */
            topic?: string;
            /**
             * @description Which messages of the topic move: only this message, this message and later ones, or all. Values other than
             *     `change_one` require a new `topic` or `stream_id`.
             * @default change_one
             * @example change_one
             */
            propagate_mode: components["schemas"]["PropagateMode"];
            /**
             * @description Whether the notification bot posts a notice in the old topic that messages were moved.
             * @default false
             * @example false
             */
            send_notification_to_old_thread: boolean;
            /**
             * @description Whether the notification bot posts a notice in the new topic from where messages were moved.
             * @default true
             * @example true
             */
            send_notification_to_new_thread: boolean;
            /**
             * Format: int64
             * @description ID of the channel to which the messages move.
             * @example 7
             */
            stream_id?: number;
        };
        /** @description Parameters of updateMutedTopic. */
        UpdateMutedTopicRequest: {
            /**
             * Format: int64
             * @description ID of the channel.
             */
            stream_id?: number;
            /** @description Name of the channel, compared case-insensitively. */
            stream?: string;
            /** @description The topic. */
            topic: string;
            /** @description `add` mutes the topic, `remove` removes its policy. */
            op: components["schemas"]["MutedTopicChange"];
        };
        /** @description The request is invalid or not allowed. */
        UpdateOrganizationBadRequestError: components["schemas"]["Error"] & {
            /** @description The value sent. */
            bad_value?: string | number;
            /** @description Name of the setting. */
            setting_name?: string;
            /** @description Name of the parameter. */
            var_name?: string;
            /** @description A name of the parameter. */
            var_name1?: string;
            /** @description Another name of the same parameter. */
            var_name2?: string;
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
             * @description Who may add custom emoji. 1 members, 2 administrators, 3 full members, 4 moderators. Default: `1`.
             * @example 1
             */
            add_custom_emoji_policy?: components["schemas"]["MemberPolicy"];
            /**
             * @description Who may create bots. 1 members, 2 members (incoming webhooks only), 3 administrators. Default: `1`.
             * @example 1
             */
            bot_creation_policy?: components["schemas"]["BotCreationPolicy"];
            /**
             * @description Who may delete their own messages. 1 members, 2 administrators, 3 full members, 4 moderators, 5 everyone. Default: `5`.
             * @example 5
             */
            delete_own_message_policy?: components["schemas"]["EveryonePolicy"];
            /**
             * @description Who may change the topic of other users' messages. 1 members, 2 administrators, 3 full members, 4 moderators, 5
             *     everyone, 6 nobody. Default: `5`.
             * @example 5
             */
            edit_topic_policy?: components["schemas"]["EveryoneOrNobodyPolicy"];
            /**
             * @description Who may invite users. 1 members, 2 administrators, 3 full members, 4 moderators, 6 nobody. Only an owner may change it. Default: `1`.
             * @example 1
             */
            invite_to_realm_policy?: components["schemas"]["MemberOrNobodyPolicy"];
            /**
             * @description Who may subscribe other users to channels. 1 members, 2 administrators, 3 full members, 4 moderators. Default: `1`.
             * @example 1
             */
            invite_to_stream_policy?: components["schemas"]["MemberPolicy"];
            /**
             * @description Who may move messages to another channel. 1 members, 2 administrators, 3 full members, 4 moderators, 6 nobody. Default: `1`.
             * @example 1
             */
            move_messages_between_streams_policy?: components["schemas"]["MemberOrNobodyPolicy"];
            /**
             * @description Who may create and edit user groups. 1 members, 2 administrators, 3 full members, 4 moderators. Default: `1`.
             * @example 1
             */
            user_group_edit_policy?: components["schemas"]["MemberPolicy"];
            /**
             * @description Who may use wildcard mentions in channels and topics with many users. 1 everyone, 2 members, 3 full members, 5
             *     administrators, 6 nobody, 7 moderators. Default: `5`.
             * @example 5
             */
            wildcard_mention_policy?: components["schemas"]["WildcardMentionPolicy"];
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
             * @description Highest rating of GIPHY images that is allowed: an ID from `giphy_rating_options`. 0 for none. Only clients apply it. Default: `2`.
             * @example 2
             */
            giphy_rating?: components["schemas"]["GiphyRating"];
            /**
             * @description Provider of video calls: an ID from `realm_available_video_chat_providers`. Only clients apply it. Default: `1`.
             * @example 1
             */
            video_chat_provider?: components["schemas"]["VideoChatProvider"];
            /**
             * @description URL of the organization's Jitsi server. Null for that of the server. Only clients apply it. Takes the URL of a Jitsi server, or `default` for that of the server. Both also as JSON, in quotes. Default: `null`.
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
             * @description Type of the organization. 0 unspecified, 10 business, 20 open-source project, 30 education (non-profit),
             *     35 education (for-profit), 40 research, 50 event or conference, 60 non-profit, 70 government, 80 political group,
             *     90 community, 100 personal, 1000 other. Only clients apply it. Default: `0`.
             * @example 0
             */
            org_type?: components["schemas"]["OrganizationType"];
            /**
             * Format: int64
             * @description ID of the channel in which new channels are announced. -1 for none. Initially, it is the first channel of the
             *     organization. Default: `-1`.
             * @example -1
             */
            new_stream_announcements_stream_id?: number;
            /**
             * Format: int64
             * @description ID of the channel in which new users are announced. -1 for none. Default: `-1`.
             * @example -1
             */
            signup_announcements_stream_id?: number;
            /**
             * Format: int64
             * @description ID of the channel in which updates of the server are announced. -1 for none. The server stores and announces it, without effect: it has no announcements of updates. Default: `-1`.
             * @example -1
             */
            service_update_announcements_stream_id?: number;
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
        /** @description Parameters of updateOwnPresence. */
        UpdateOwnPresenceRequest: {
            /** @description `active` if the user is using the device, else `idle`. */
            status: components["schemas"]["PresenceStatus"];
            /**
             * Format: int64
             * @description -1 when the client starts, unless the register response contained presences. Afterwards, the last
             *     `presence_last_update_id`. The response then contains only newer presences, always in the modern format.
             */
            last_update_id?: number;
            /**
             * @description True only if the user interacted with the client since its previous report. Used for usage statistics.
             * @default false
             */
            new_user_input: boolean;
            /**
             * @description Whether to only update the status of the user and return no presence data.
             * @default false
             */
            ping_only: boolean;
            /**
             * @deprecated
             * @description Whether to return presences in the modern format.
             * @default false
             */
            slim_presence: boolean;
        };
        /** @description Response of updateOwnPresence. */
        UpdateOwnPresenceResult: components["schemas"]["SuccessResponse"] & {
            /**
             * Format: int64
             * @description The value for `last_update_id` in the next request. It is at least the passed value, and equal to it if nothing
             *     else was published since. The requester's own report gets its ID when it is published. The next response contains
             *     the report again. The value is -1 if no `last_update_id` was passed and no data is returned, for example because
             *     presence is disabled.
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
        /** @description Parameters of updateOwnProfileData. */
        UpdateOwnProfileDataRequest: {
            /**
             * @description New values of custom profile fields. Fields that are not named do not change. If a field is named twice, the last
             *     value counts. The HTML of a text may have 10,000 bytes, and that of all together at most 500,000.
             */
            data: components["schemas"]["NewProfileValue"][];
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
             */
            reaction_type?: components["schemas"]["ReactionType"];
            /**
             * @deprecated
             * @description Whether to hide when the user is online: the opposite of the setting `presence_enabled`.
             * @example false
             */
            away?: boolean;
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
        /** @description Parameters of updateScheduledMessage. */
        UpdateScheduledMessageRequest: {
            /**
             * @description `channel` (or `stream`) for a channel message, `direct` (or `private`) for a direct message.
             * @example channel
             */
            type?: components["schemas"]["SentMessageType"];
            /**
             * @description For a channel message the channel ID. For a direct message a list of user IDs. Required with `type`.
             * @example 7
             */
            to?: components["schemas"]["ScheduledRecipient"];
            /**
             * @description Content in Markdown. Content longer than `max_message_length` characters is truncated.
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
             * Format: int64
             * @description Time at which the server sends the message, in UNIX seconds. Must be in the future. Required if the message has failed.
             * @example 3165826990
             */
            scheduled_delivery_timestamp?: number;
        };
        /** @description Parameters of updateSettings. */
        UpdateSettingsRequest: components["schemas"]["UserSettingValues"] & {
            /**
             * @description The new name, 2 to 100 characters.
             * @example Iago
             */
            full_name?: string;
            /**
             * @description The new email. It takes effect once the user confirms it on the page behind the link that the server sends to it.
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
            regenerate_api_key: boolean;
            /**
             * @description IANA name of the user's time zone. Empty if not set. Default: `""`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example Europe/Berlin
             */
            timezone?: string;
        };
        /** @description Response of updateSettings. */
        UpdateSettingsResult: components["schemas"]["SuccessResponse"] & {
            /** @description The new API key. Only present if `regenerate_api_key` is true. */
            api_key?: string;
        };
        /** @description Parameters of updateSubscriptionProperties. */
        UpdateSubscriptionPropertiesRequest: {
            /** @description The changes. */
            subscription_data: components["schemas"]["SubscriptionChange"][];
        };
        /** @description Parameters of updateSubscriptions. */
        UpdateSubscriptionsRequest: {
            /**
             * @description The channels to subscribe to, as in `subscriptions` of `POST /users/me/subscriptions`.
             * @example [
             *       {
             *         "name": "design"
             *       }
             *     ]
             */
            add?: components["schemas"]["ChannelToAdd"][];
            /**
             * @description Names of the channels to unsubscribe from, compared case-insensitively.
             * @example [
             *       "payroll"
             *     ]
             */
            delete?: string[];
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
        /** @description Parameters of updateUserGroupMembers. */
        UpdateUserGroupMembersRequest: {
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
        /** @description Parameters of updateUserGroup. */
        UpdateUserGroupRequest: {
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
        /** @description Parameters of updateUserGroupSubgroups. */
        UpdateUserGroupSubgroupsRequest: {
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
             *     value counts. The HTML of a text may have 10,000 bytes, and that of all together at most 500,000.
             * @example []
             */
            profile_data?: components["schemas"]["NewProfileValue"][];
        };
        /** @description Parameters of updateUserSettingsDefaults. */
        UpdateUserSettingsDefaultsRequest: components["schemas"]["UserSettingValues"];
        /** @description Parameters of updateUserTopic. */
        UpdateUserTopicRequest: {
            /**
             * Format: int64
             * @description ID of the channel.
             */
            stream_id: number;
            /** @description The topic. */
            topic: string;
            /** @description The policy. 0 that of the channel, 1 muted, 2 unmuted in a muted channel, 3 followed. */
            visibility_policy: components["schemas"]["VisibilityPolicy"];
        };
        /** @description Parameters of uploadCustomEmoji. */
        UploadCustomEmojiRequest: {
            /**
             * Format: binary
             * @description The image, at most 5 MiB. The part can have any name. Existing clients use the name of the file.
             */
            filename: string;
        };
        /** @description Parameters of uploadFile. */
        UploadFileRequest: {
            /**
             * Format: binary
             * @description The file, at most `max_file_upload_size_mib` MiB. The part can have any name. Existing clients use the name of
             *     the file.
             */
            filename: string;
        };
        /** @description Response of uploadFile. */
        UploadFileResult: components["schemas"]["SuccessResponse"] & {
            /** @description URL of the file, relative to the root of the server. */
            url: string;
            /**
             * @deprecated
             * @description The same as `url`.
             */
            uri: string;
            /** @description Name of the file, which messages can use. */
            filename: string;
        };
        /** @description Parameters of uploadIcon. */
        UploadIconRequest: {
            /**
             * Format: binary
             * @description The image, at most `max_icon_file_size_mib` MiB. The part can have any name. Existing clients use the name of the
             *     file.
             */
            filename: string;
        };
        /** @description Response of uploadIcon. */
        UploadIconResult: components["schemas"]["SuccessResponse"] & {
            /** @description URL of the icon, relative to the root of the server. */
            icon_url: string;
        };
        /** @description Parameters of uploadLogo. */
        UploadLogoRequest: {
            /** @description Whether it is the logo for dark backgrounds. */
            night: boolean;
            /**
             * Format: binary
             * @description The image, at most `max_logo_file_size_mib` MiB. The part can have any name. Existing clients use the name of the
             *     file.
             */
            filename: string;
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
        UploadOwnAvatarResult: components["schemas"]["SuccessResponse"] & {
            /** @description URL of the avatar, relative to the root of the server. */
            avatar_url: string;
        };
        UserIds: number[];
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
             * @example 1
             */
            web_mark_read_on_scroll_policy?: components["schemas"]["ScrollReadPolicy"];
            /**
             * @description What a click on a channel opens. 1 its top topic, 2 the feed of the channel. Only clients apply it. Default: `1`.
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
             * @description Color scheme. 1 automatic, 2 dark, 3 light. Only clients apply it. Default: `1`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example 1
             */
            color_scheme?: components["schemas"]["ColorScheme"];
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
             * @description The view that the web client opens with. Only clients apply it. Default: `"inbox"`. Clients without `user_settings_object` also get an `update_display_settings` event.
             * @example inbox
             */
            web_home_view?: components["schemas"]["HomeView"];
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
             * @example 2
             */
            user_list_style?: components["schemas"]["UserListStyle"];
            /**
             * @description When previews of animated images are animated. Only clients apply it. Default: `"on_hover"`.
             * @example on_hover
             */
            web_animate_image_previews?: components["schemas"]["ImageAnimationPolicy"];
            /**
             * @description Where clients show the number of unread messages. 1 all channels, 2 unmuted channels and topics, 3 no channels. Only clients apply it. Default: `2`.
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
             * @description What the number on the desktop icon counts. 1 all unread messages, 2 direct messages, mentions and followed topics,
             *     3 direct messages and mentions, 4 nothing. Only clients apply it. Default: `1`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example 1
             */
            desktop_icon_count_display?: components["schemas"]["DesktopIconCount"];
            /**
             * @description Whether emails about messages name the organization in their subject. 1 automatic, 2 always, 3 never. Automatic means
             *     no, because the server has one organization. Default: `1`. Clients without `user_settings_object` also get an `update_global_notifications` event.
             * @example 1
             */
            realm_name_in_email_notifications_policy?: components["schemas"]["OrganizationNamePolicy"];
            /**
             * @description Which topics the user follows automatically. 1 topics in which the user sends or reacts to a message, 2 topics in
             *     which the user sends a message, 3 topics that the user starts, 4 none. Default: `3`.
             * @example 3
             */
            automatically_follow_topics_policy?: components["schemas"]["AutomaticTopicPolicy"];
            /**
             * @description Which topics in muted channels are unmuted automatically. 1 topics in which the user sends or reacts to a message,
             *     2 topics in which the user sends a message, 3 topics that the user starts, 4 none. Default: `2`.
             * @example 2
             */
            automatically_unmute_topics_in_muted_streams_policy?: components["schemas"]["AutomaticTopicPolicy"];
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
             * @description Who can see the user's real email. 1 everyone, 2 members, 3 administrators, 4 nobody, 5 moderators. The real email
             *     of a bot is visible to all users. Default: `1`.
             * @example 1
             */
            email_address_visibility?: components["schemas"]["EmailAddressVisibility"];
            /**
             * @description Whether the web client navigates to the conversation to which the user just sent a message. Only clients apply it. Default: `true`.
             * @example true
             */
            web_navigate_to_sent_message?: boolean;
        };
        VideoChatProviderOption: {
            /**
             * Format: int64
             * @description The value of `realm_video_chat_provider`.
             */
            id: number;
            /** @description Name of the provider. */
            name: string;
        };
    };
    responses: {
        /** @description The request is invalid or not allowed. */
        BadRequestWithErrorsAndVarName: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorWithErrorsAndVarName"];
            };
        };
        /** @description The request is invalid or not allowed. */
        BadRequestWithVarName: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorWithVarName"];
            };
        };
        /** @description The request is invalid or not allowed. */
        CreateScheduledMessageBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CreateScheduledMessageBadRequestError"];
            };
        };
        /** @description The request is invalid or not allowed. */
        DeleteQueueBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorWithQueueIdAndVarName"];
            };
        };
        /** @description The request is not allowed. */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ForbiddenError"];
            };
        };
        /** @description The `Idempotency-Key` belongs to another request. */
        KeyReused: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is invalid or not allowed. */
        ListMessagesBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorWithDescAndVarName"];
            };
        };
        /** @description The request is invalid or not allowed. */
        MarkAllAsReadBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorWithVarName"];
            };
        };
        /** @description The path or the object does not exist. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than the server accepts. */
        PayloadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The query or the headers are too long. */
        RequestHeaderFieldsTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request succeeded. */
        SuccessWithRetry: {
            headers: {
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SuccessResponse"];
            };
        };
        /** @description There were too many requests. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["Retry-After"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TooManyRequestsError"];
            };
        };
        /** @description The request has no valid credentials. */
        Unauthorized: {
            headers: {
                "WWW-Authenticate": components["headers"]["WWW-Authenticate"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request succeeded. */
        UpdateSettingsSuccess: {
            headers: {
                "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UpdateSettingsResult"];
            };
        };
        /** @description The request is invalid or not allowed. */
        UpdateUserBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorWithVarName"];
            };
        };
        /** @description The request is invalid or not allowed. */
        UploadOwnAvatarBadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorWithVarName"];
            };
        };
    };
    parameters: {
        /**
         * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
         * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
         */
        IdempotencyKey: string;
        /**
         * @description The ID of the bot.
         * @example 26
         */
        BotId: number;
        /**
         * @description Whether the client computes the URLs of gravatars itself. If true, `avatar_url` is null for users who have a gravatar
         *     and whose `email` is their real email.
         * @example true
         */
        ClientGravatar: boolean;
        /**
         * @description Whether to leave out users who are only members of a subgroup.
         * @example true
         */
        DirectMemberOnly: boolean;
        /**
         * @description ID of the draft.
         * @example 17
         */
        DraftId: number;
        /**
         * @description ID of the field.
         * @example 9
         */
        FieldId: number;
        /**
         * @description ID of the linkifier.
         * @example 1
         */
        FilterId: number;
        /**
         * @description Whether to return `profile_data`, the values of custom profile fields.
         * @example false
         */
        IncludeCustomProfileFields: boolean;
        /**
         * @description ID of the invitation.
         * @example 1
         */
        InviteId: number;
        /** @description The keys of the entries. Absent or empty for all entries. */
        Keys: string;
        /**
         * @description ID of the message.
         * @example 42
         */
        MessageId: number;
        /**
         * @description ID of the message.
         * @example 41
         */
        MessagesMessageId: number;
        /**
         * @description The domain.
         * @example example.net
         */
        OrganizationDomain: string;
        /**
         * @description ID of the queue.
         * @example 0b6e1c5e-5bd1-4e0d-9a04-0c5b35d4a3f1
         */
        QueueId: string;
        /**
         * @description ID of the channel.
         * @example 7
         */
        StreamId: number;
        /**
         * @description ID of the group.
         * @example 9
         */
        UserGroupId: number;
        /**
         * @description ID of the user.
         * @example 10
         */
        UserId: number;
        /**
         * @description ID or API email of the user.
         * @example iago@example.com
         */
        UserIdOrEmail: string;
        /**
         * @description ID of the user.
         * @example 12
         */
        UsersUserIdOrEmail: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The number of requests that the limit allows in its time window.
         * @example 200
         */
        "X-RateLimit-Limit": number;
        /**
         * @description The number of requests that remain in the time window.
         * @example 199
         */
        "X-RateLimit-Remaining": number;
        /**
         * @description UNIX seconds when the whole limit is available again.
         * @example 1700000060
         */
        "X-RateLimit-Reset": number;
        /**
         * @description The ID of the request in the log of the server.
         * @example 0f3a1c52-6c1e-4f3b-9a57-2b8f4c1d9e60
         */
        "X-Request-Id": string;
        /**
         * @description Seconds to wait before the next request, as a decimal number.
         * @example 12.5
         */
        "Retry-After": number;
        /**
         * @description `true` if this is the response to an earlier request with the same `Idempotency-Key`.
         * @example true
         */
        "Idempotency-Replayed": boolean;
        /**
         * @description The authentication scheme. Browsers receive `Session`, so they show no login dialog.
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
                "application/x-www-form-urlencoded": components["schemas"]["FetchApiKeyRequest"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FetchApiKeyResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            /** @description The request has no valid credentials. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                "application/x-www-form-urlencoded": components["schemas"]["FetchDevApiKeyRequest"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FetchDevApiKeyResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            /** @description The request has no valid credentials. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDevUsersResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    regenerateOwnApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegenerateOwnApiKeyResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["KeyReused"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetServerSettingsResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description Whether the client computes the URLs of gravatars itself. If true, `avatar_url` is null for users who have a gravatar
                 *     and whose `email` is their real email.
                 * @example true
                 */
                client_gravatar?: components["parameters"]["ClientGravatar"];
                /**
                 * @description Whether to return `profile_data`, the values of custom profile fields.
                 * @example false
                 */
                include_custom_profile_fields?: components["parameters"]["IncludeCustomProfileFields"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUsersResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateUserRequest"];
                /**
                 * @example {
                 *       "email": "juliet@example.com",
                 *       "password": "sesame-lantern-42",
                 *       "full_name": "Juliet"
                 *     }
                 */
                "application/json": components["schemas"]["CreateUserRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateUserResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUser: {
        parameters: {
            query?: {
                /**
                 * @description Whether the client computes the URLs of gravatars itself. If true, `avatar_url` is null for users who have a gravatar
                 *     and whose `email` is their real email.
                 * @example true
                 */
                client_gravatar?: components["parameters"]["ClientGravatar"];
                /**
                 * @description Whether to return `profile_data`, the values of custom profile fields.
                 * @example false
                 */
                include_custom_profile_fields?: components["parameters"]["IncludeCustomProfileFields"];
            };
            header?: never;
            path: {
                /**
                 * @description ID or API email of the user.
                 * @example iago@example.com
                 */
                user_id_or_email: components["parameters"]["UserIdOrEmail"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
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
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the user.
                 * @example 12
                 */
                user_id_or_email: components["parameters"]["UsersUserIdOrEmail"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            /** @description The request is invalid or not allowed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorWithEntityAndIsLastOwnerAndVarName"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the user.
                 * @example 12
                 */
                user_id_or_email: components["parameters"]["UsersUserIdOrEmail"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateUserRequest"];
                "application/json": components["schemas"]["UpdateUserRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["UpdateUserBadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    reactivateUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the user.
                 * @example 13
                 */
                user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["UpdateUserBadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetOwnUserResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deactivateOwnUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            /** @description The request is invalid or not allowed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorWithEntityAndIsLastOwnerAndVarName"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listInvitations: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListInvitationsResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createInvitations: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateInvitationsRequest"];
                /**
                 * @example {
                 *       "invitee_emails": "Nadia <nadia@example.com>",
                 *       "invite_expires_in_minutes": 14400,
                 *       "invite_as": 600,
                 *       "notify_referrer_on_join": true,
                 *       "stream_ids": [
                 *         7
                 *       ],
                 *       "include_realm_default_subscriptions": false
                 *     }
                 */
                "application/json": components["schemas"]["CreateInvitationsRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            /** @description The request is invalid or not allowed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateInvitationsBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the invitation.
                 * @example 1
                 */
                invite_id: components["parameters"]["InviteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["UpdateUserBadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    resendInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the invitation.
                 * @example 1
                 */
                invite_id: components["parameters"]["InviteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            /** @description The request is invalid or not allowed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateInvitationsBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createInvitationLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateInvitationLinkRequest"];
                "application/json": components["schemas"]["CreateInvitationLinkRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateInvitationLinkResult"];
                };
            };
            /** @description The request is invalid or not allowed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorWithVarName"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteInvitationLink: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the invitation link. Links and invitations are numbered separately.
                 * @example 1
                 */
                invite_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["UpdateUserBadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadOwnAvatar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadOwnAvatarResult"];
                };
            };
            400: components["responses"]["UploadOwnAvatarBadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteOwnAvatar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteOwnAvatarResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["KeyReused"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListBotsResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createBot: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateBotRequest"];
                "multipart/form-data": components["schemas"]["CreateBotRequest"];
                /**
                 * @example {
                 *       "full_name": "Weather",
                 *       "short_name": "weather",
                 *       "bot_type": 3,
                 *       "payload_url": "https://hooks.example.com/reminder",
                 *       "interface_type": 1,
                 *       "service_name": "reminder",
                 *       "default_sending_stream": "design",
                 *       "default_events_register_stream": "design",
                 *       "default_all_public_streams": true
                 *     }
                 */
                "application/json": components["schemas"]["CreateBotRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateBotResult"];
                };
            };
            /** @description The request is invalid or not allowed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorWithVarName"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deactivateBot: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The ID of the bot.
                 * @example 26
                 */
                bot_id: components["parameters"]["BotId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["UpdateUserBadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateBot: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The ID of the bot.
                 * @example 26
                 */
                bot_id: components["parameters"]["BotId"];
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
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateBotResult"];
                };
            };
            /** @description The request is invalid or not allowed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorWithVarName"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    regenerateBotApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The ID of the bot.
                 * @example 26
                 */
                bot_id: components["parameters"]["BotId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegenerateBotApiKeyResult"];
                };
            };
            400: components["responses"]["UpdateUserBadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getBotStorage: {
        parameters: {
            query?: {
                /** @description The keys of the entries. Absent or empty for all entries. */
                keys?: components["parameters"]["Keys"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetBotStorageResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
        };
    };
    updateBotStorage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateBotStorageRequest"];
                /**
                 * @example {
                 *       "storage": {
                 *         "greeting": "Hello"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UpdateBotStorageRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteBotStorage: {
        parameters: {
            query?: {
                /** @description The keys of the entries. Absent or empty for all entries. */
                keys?: components["parameters"]["Keys"];
            };
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
        };
    };
    listProfileFields: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListProfileFieldsResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createProfileField: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateProfileFieldRequest"];
                /**
                 * @example {
                 *       "field_type": 3,
                 *       "name": "Text editor",
                 *       "hint": "vim, of course",
                 *       "field_data": {
                 *         "vim": {
                 *           "text": "Vim",
                 *           "order": "1"
                 *         },
                 *         "emacs": {
                 *           "text": "Emacs",
                 *           "order": "2"
                 *         }
                 *       },
                 *       "display_in_profile_summary": true,
                 *       "required": true
                 *     }
                 */
                "application/json": components["schemas"]["CreateProfileFieldRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateProfileFieldResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    reorderProfileFields: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ReorderProfileFieldsRequest"];
                /**
                 * @example {
                 *       "order": [
                 *         9
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ReorderProfileFieldsRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteProfileField: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the field.
                 * @example 9
                 */
                field_id: components["parameters"]["FieldId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateProfileField: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the field.
                 * @example 9
                 */
                field_id: components["parameters"]["FieldId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateProfileFieldRequest"];
                "application/json": components["schemas"]["UpdateProfileFieldRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteOwnProfileData: {
        parameters: {
            query: {
                /** @description The IDs of the custom profile fields. */
                data: string;
            };
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
        };
    };
    updateOwnProfileData: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateOwnProfileDataRequest"];
                /**
                 * @example {
                 *       "data": [
                 *         {
                 *           "id": 9,
                 *           "value": "vim"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpdateOwnProfileDataRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAlertWordsResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createAlertWords: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateAlertWordsRequest"];
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
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateAlertWordsResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteAlertWords: {
        parameters: {
            query: {
                /** @description The alert words to delete. */
                alert_words: string;
            };
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteAlertWordsResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
        };
    };
    markOnboardingStep: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["MarkOnboardingStepRequest"];
                /**
                 * @example {
                 *       "onboarding_step": "intro_inbox_view_modal"
                 *     }
                 */
                "application/json": components["schemas"]["MarkOnboardingStepRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListCustomEmojiResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadCustomEmoji: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Name of the emoji, at most 100 characters. It can contain lowercase letters, digits, `-` and `_`, and must end
                 *     with a letter or digit. Spaces become `_`.
                 * @example rocket_cat
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
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            400: components["responses"]["UploadOwnAvatarBadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteCustomEmoji: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Name of the custom emoji.
                 * @example party_parrot
                 */
                emoji_name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            /** @description The request is invalid or not allowed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorWithVarName"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSubscriptions: {
        parameters: {
            query?: {
                /**
                 * @description Whether each channel lists its subscribers. Can be slow in large organizations.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSubscriptionsResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createSubscriptions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateSubscriptionsRequest"];
                /**
                 * @example {
                 *       "subscriptions": [
                 *         {
                 *           "name": "design",
                 *           "description": "What it should **look** like"
                 *         }
                 *       ],
                 *       "principals": [
                 *         11,
                 *         25
                 *       ],
                 *       "authorization_errors_fatal": true,
                 *       "announce": true,
                 *       "invite_only": false,
                 *       "is_web_public": false,
                 *       "is_default_stream": false,
                 *       "history_public_to_subscribers": true,
                 *       "stream_post_policy": 1,
                 *       "message_retention_days": "unlimited",
                 *       "can_remove_subscribers_group": 2
                 *     }
                 */
                "application/json": components["schemas"]["CreateSubscriptionsRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateSubscriptionsResult"];
                };
            };
            /** @description The request is invalid or not allowed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateSubscriptionsBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteSubscriptions: {
        parameters: {
            query: {
                /** @description Names of the channels, compared case-insensitively. */
                subscriptions: string;
                /** @description The users to unsubscribe, all by ID (preferred) or all by API email. If absent or empty, the requesting user. */
                principals?: string;
            };
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteSubscriptionsResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
        };
    };
    updateSubscriptions: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateSubscriptionsRequest"];
                "application/json": components["schemas"]["UpdateSubscriptionsRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateSubscriptionsResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateSubscriptionProperties: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
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
                "application/json": components["schemas"]["UpdateSubscriptionPropertiesRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listChannels: {
        parameters: {
            query?: {
                /**
                 * @description Whether to list the public channels. Guests do not get them.
                 * @example true
                 */
                include_public?: boolean;
                /**
                 * @description Whether to list the web-public channels.
                 * @example false
                 */
                include_web_public?: boolean;
                /**
                 * @description Whether to list the channels to which the requesting user is subscribed.
                 * @example true
                 */
                include_subscribed?: boolean;
                /**
                 * @description Whether to list all channels that are not archived, including all private ones. Only administrators can set it to
                 *     true.
                 * @example false
                 */
                include_all_active?: boolean;
                /**
                 * @description Whether each channel has the field `is_default`.
                 * @example true
                 */
                include_default?: boolean;
                /**
                 * @description Whether to list the channels to which the bot owner is subscribed, even if the bot cannot see them. Ignored if
                 *     the requesting user is not a bot.
                 * @example false
                 */
                include_owner_subscribed?: boolean;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListChannelsResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getChannel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the channel.
                 * @example 7
                 */
                stream_id: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetChannelResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    archiveChannel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the channel.
                 * @example 7
                 */
                stream_id: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateChannel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the channel.
                 * @example 7
                 */
                stream_id: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateChannelRequest"];
                "application/json": components["schemas"]["UpdateChannelRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            /** @description The request is invalid or not allowed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateChannelBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getChannelEmailAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of a channel that the requesting user can see.
                 * @example 7
                 */
                stream_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetChannelEmailAddressResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getChannelId: {
        parameters: {
            query: {
                /**
                 * @description Name of the channel.
                 * @example design
                 */
                stream: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetChannelIdResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateMutedTopic: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateMutedTopicRequest"];
                /**
                 * @example {
                 *       "stream_id": 7,
                 *       "stream": "design",
                 *       "topic": "logo",
                 *       "op": "add"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateMutedTopicRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateUserTopic: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateUserTopicRequest"];
                /**
                 * @example {
                 *       "stream_id": 7,
                 *       "topic": "logo",
                 *       "visibility_policy": 3
                 *     }
                 */
                "application/json": components["schemas"]["UpdateUserTopicRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listTopics: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the channel.
                 * @example 7
                 */
                stream_id: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListTopicsResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getSubscriptionStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the user.
                 * @example 10
                 */
                user_id: components["parameters"]["UserId"];
                /**
                 * @description ID of the channel.
                 * @example 7
                 */
                stream_id: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetSubscriptionStatusResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listSubscribers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the channel.
                 * @example 7
                 */
                stream_id: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListSubscribersResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteTopic: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the channel.
                 * @example 7
                 */
                stream_id: components["parameters"]["StreamId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["DeleteTopicRequest"];
                /**
                 * @example {
                 *       "topic_name": "logo"
                 *     }
                 */
                "application/json": components["schemas"]["DeleteTopicRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteTopicResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createDefaultChannel: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateDefaultChannelRequest"];
                /**
                 * @example {
                 *       "stream_id": 7
                 *     }
                 */
                "application/json": components["schemas"]["CreateDefaultChannelRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteDefaultChannel: {
        parameters: {
            query: {
                /**
                 * @description ID of the channel.
                 * @example 7
                 */
                stream_id: number;
            };
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listMessages: {
        parameters: {
            query: {
                /**
                 * @description ID of a message, which need not exist, or `newest`, `oldest` or `first_unread`. `first_unread` is the oldest
                 *     unread message, or the newest message if there is no unread one. Required, unless `use_first_unread_anchor` is
                 *     true.
                 * @example newest
                 */
                anchor?: string;
                /**
                 * @description Whether the response includes the message with the ID `anchor`.
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
                /** @description The conditions that the messages must meet. If absent, all messages. */
                narrow?: string;
                /**
                 * @description Whether the client computes gravatar URLs itself. If true, `avatar_url` can be null.
                 * @example true
                 */
                client_gravatar?: boolean;
                /**
                 * @description Whether the content of messages is HTML. If false, it is Markdown.
                 * @example true
                 */
                apply_markdown?: boolean;
                /**
                 * @deprecated
                 * @description Whether `anchor` is `first_unread`. Use `anchor` instead.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListMessagesResult"];
                };
            };
            400: components["responses"]["ListMessagesBadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SendMessageRequest"];
                /**
                 * @example {
                 *       "type": "channel",
                 *       "to": "design",
                 *       "content": "Look at [this](https://example.com), @**all**",
                 *       "topic": "logo",
                 *       "queue_id": "0b6e1c5e-5bd1-4e0d-9a04-0c5b35d4a3f1",
                 *       "local_id": "100.01",
                 *       "read_by_sender": true,
                 *       "widget_content": "{\"widget_type\": \"zform\", \"extra_data\": {\"type\": \"choices\", \"heading\": \"Which?\", \"choices\": []}}"
                 *     }
                 */
                "application/json": components["schemas"]["SendMessageRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendMessageResult"];
                };
            };
            /** @description The request is invalid or not allowed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SendMessageBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    matchNarrow: {
        parameters: {
            query: {
                /** @description IDs of the messages to check. Messages that the requesting user did not receive never match. */
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MatchNarrowResult"];
                };
            };
            400: components["responses"]["ListMessagesBadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
        };
    };
    renderMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RenderMessageRequest"];
                /**
                 * @example {
                 *       "content": "Look at [this](https://example.com), @**all**"
                 *     }
                 */
                "application/json": components["schemas"]["RenderMessageRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RenderMessageResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateMessageFlags: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateMessageFlagsRequest"];
                /**
                 * @example {
                 *       "messages": [
                 *         41,
                 *         42
                 *       ],
                 *       "op": "add",
                 *       "flag": "starred"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateMessageFlagsRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateMessageFlagsResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateMessageFlagsForNarrow: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateMessageFlagsForNarrowRequest"];
                /**
                 * @example {
                 *       "anchor": "42",
                 *       "include_anchor": true,
                 *       "num_before": 0,
                 *       "num_after": 100,
                 *       "narrow": [
                 *         {
                 *           "operator": "channel",
                 *           "operand": "design"
                 *         },
                 *         {
                 *           "operator": "topic",
                 *           "operand": "logo"
                 *         }
                 *       ],
                 *       "op": "add",
                 *       "flag": "starred"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateMessageFlagsForNarrowRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateMessageFlagsForNarrowResult"];
                };
            };
            /** @description The request is invalid or not allowed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorWithDescAndVarName"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    markAllAsRead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkAllAsReadResult"];
                };
            };
            400: components["responses"]["MarkAllAsReadBadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    markChannelAsRead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["MarkChannelAsReadRequest"];
                /**
                 * @example {
                 *       "stream_id": 7
                 *     }
                 */
                "application/json": components["schemas"]["MarkChannelAsReadRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["MarkAllAsReadBadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    markTopicAsRead: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["MarkTopicAsReadRequest"];
                /**
                 * @example {
                 *       "stream_id": 7,
                 *       "topic_name": "logo"
                 *     }
                 */
                "application/json": components["schemas"]["MarkTopicAsReadRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["MarkAllAsReadBadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMessage: {
        parameters: {
            query?: {
                /**
                 * @description Whether the content is HTML. If false, it is Markdown.
                 * @example true
                 */
                apply_markdown?: boolean;
                /**
                 * @description Whether the client computes gravatar URLs itself. If true, `avatar_url` is null for a gravatar if the requesting user
                 *     can see the sender's real email.
                 * @example true
                 */
                client_gravatar?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description ID of the message.
                 * @example 42
                 */
                message_id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMessageResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the message.
                 * @example 42
                 */
                message_id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the message.
                 * @example 42
                 */
                message_id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateMessageRequest"];
                "application/json": components["schemas"]["UpdateMessageRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            /** @description The request is invalid or not allowed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateMessageBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    sendTypingStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SendTypingStatusRequest"];
                /**
                 * @example {
                 *       "type": "direct",
                 *       "op": "start",
                 *       "to": [
                 *         9,
                 *         10
                 *       ],
                 *       "stream_id": 7,
                 *       "topic": "logo"
                 *     }
                 */
                "application/json": components["schemas"]["SendTypingStatusRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createSubmessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateSubmessageRequest"];
                /**
                 * @example {
                 *       "message_id": 42,
                 *       "msg_type": "widget",
                 *       "content": "{\"widget_type\": \"poll\", \"extra_data\": {\"question\": \"Which color?\", \"options\": [\"blue\", \"green\"]}}"
                 *     }
                 */
                "application/json": components["schemas"]["CreateSubmessageRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getMessageHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the message.
                 * @example 42
                 */
                message_id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetMessageHistoryResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listReadReceipts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID of the message.
                 * @example 41
                 */
                message_id: components["parameters"]["MessagesMessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListReadReceiptsResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createReaction: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the message.
                 * @example 42
                 */
                message_id: components["parameters"]["MessageId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateReactionRequest"];
                /**
                 * @example {
                 *       "emoji_name": "tada",
                 *       "emoji_code": "1f389",
                 *       "reaction_type": "unicode_emoji"
                 *     }
                 */
                "application/json": components["schemas"]["CreateReactionRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            /** @description The request is invalid or not allowed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorWithVarName"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteReaction: {
        parameters: {
            query?: {
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
                 * @description The type of `emoji_code`. Older clients send `zulip_extra_emoji` for `service_extra_emoji`. If it is absent, the
                 *     type is `unicode_emoji`. If `emoji_code` is absent too, the name determines the type.
                 * @example unicode_emoji
                 */
                reaction_type?: components["schemas"]["ReactionType"];
            };
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the message.
                 * @example 41
                 */
                message_id: components["parameters"]["MessagesMessageId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            /** @description The request is invalid or not allowed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorWithVarName"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadFile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadFileResult"];
                };
            };
            /** @description The request is invalid or not allowed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorWithVarName"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getFileUrl: {
        parameters: {
            query?: never;
            header?: never;
            path: {
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
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetFileUrlResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListAttachmentsResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteAttachment: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the file, from `GET /attachments`. It is not the ID of a message.
                 * @example 1
                 */
                attachment_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDraftsResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createDrafts: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateDraftsRequest"];
                "application/json": components["schemas"]["CreateDraftsRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateDraftsResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteDraft: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the draft.
                 * @example 17
                 */
                draft_id: components["parameters"]["DraftId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateDraft: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the draft.
                 * @example 17
                 */
                draft_id: components["parameters"]["DraftId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
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
                "application/json": components["schemas"]["UpdateDraftRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateSettingsRequest"];
                "application/json": components["schemas"]["UpdateSettingsRequest"];
            };
        };
        responses: {
            200: components["responses"]["UpdateSettingsSuccess"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateUserSettingsDefaults: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateUserSettingsDefaultsRequest"];
                "application/json": components["schemas"]["UpdateUserSettingsDefaultsRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateDisplaySettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateSettingsRequest"];
                "application/json": components["schemas"]["UpdateSettingsRequest"];
            };
        };
        responses: {
            200: components["responses"]["UpdateSettingsSuccess"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateSettingsRequest"];
                "application/json": components["schemas"]["UpdateSettingsRequest"];
            };
        };
        responses: {
            200: components["responses"]["UpdateSettingsSuccess"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListScheduledMessagesResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createScheduledMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateScheduledMessageRequest"];
                /**
                 * @example {
                 *       "type": "channel",
                 *       "to": 7,
                 *       "content": "Good **morning**",
                 *       "topic": "logo",
                 *       "scheduled_delivery_timestamp": 3165826990,
                 *       "read_by_sender": true
                 *     }
                 */
                "application/json": components["schemas"]["CreateScheduledMessageRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateScheduledMessageResult"];
                };
            };
            400: components["responses"]["CreateScheduledMessageBadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteScheduledMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the scheduled message.
                 * @example 27
                 */
                scheduled_message_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateScheduledMessage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the scheduled message. The sent message has a different ID.
                 * @example 27
                 */
                scheduled_message_id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateScheduledMessageRequest"];
                "application/json": components["schemas"]["UpdateScheduledMessageRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["CreateScheduledMessageBadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUserGroupsResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createUserGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateUserGroupRequest"];
                /**
                 * @example {
                 *       "name": "frontend",
                 *       "description": "Who to ask about the app",
                 *       "members": [],
                 *       "can_mention_group": 3
                 *     }
                 */
                "application/json": components["schemas"]["CreateUserGroupRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateUserGroupResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteUserGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the group.
                 * @example 9
                 */
                user_group_id: components["parameters"]["UserGroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateUserGroup: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the group.
                 * @example 9
                 */
                user_group_id: components["parameters"]["UserGroupId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateUserGroupRequest"];
                "application/json": components["schemas"]["UpdateUserGroupRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            /** @description The request is invalid or not allowed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorWithVarName"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUserGroupMembers: {
        parameters: {
            query?: {
                /**
                 * @description Whether to leave out users who are only members of a subgroup.
                 * @example true
                 */
                direct_member_only?: components["parameters"]["DirectMemberOnly"];
            };
            header?: never;
            path: {
                /**
                 * @description ID of the group.
                 * @example 9
                 */
                user_group_id: components["parameters"]["UserGroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUserGroupMembersResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateUserGroupMembers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the group.
                 * @example 9
                 */
                user_group_id: components["parameters"]["UserGroupId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateUserGroupMembersRequest"];
                "application/json": components["schemas"]["UpdateUserGroupMembersRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUserGroupMembership: {
        parameters: {
            query?: {
                /**
                 * @description Whether to leave out users who are only members of a subgroup.
                 * @example true
                 */
                direct_member_only?: components["parameters"]["DirectMemberOnly"];
            };
            header?: never;
            path: {
                /**
                 * @description ID of the group.
                 * @example 9
                 */
                user_group_id: components["parameters"]["UserGroupId"];
                /**
                 * @description ID of the user.
                 * @example 10
                 */
                user_id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserGroupMembershipResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listUserGroupSubgroups: {
        parameters: {
            query?: {
                /**
                 * @description Whether to leave out the subgroups of subgroups.
                 * @example true
                 */
                direct_subgroup_only?: boolean;
            };
            header?: never;
            path: {
                /**
                 * @description ID of the group.
                 * @example 9
                 */
                user_group_id: components["parameters"]["UserGroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListUserGroupSubgroupsResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateUserGroupSubgroups: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the group.
                 * @example 9
                 */
                user_group_id: components["parameters"]["UserGroupId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateUserGroupSubgroupsRequest"];
                "application/json": components["schemas"]["UpdateUserGroupSubgroupsRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
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
                "application/x-www-form-urlencoded": components["schemas"]["UpdateOwnPresenceRequest"];
                /**
                 * @example {
                 *       "status": "active",
                 *       "last_update_id": -1,
                 *       "new_user_input": true,
                 *       "ping_only": false,
                 *       "slim_presence": true
                 *     }
                 */
                "application/json": components["schemas"]["UpdateOwnPresenceRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateOwnPresenceResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getUserPresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description ID or API email of the user.
                 * @example iago@example.com
                 */
                user_id_or_email: components["parameters"]["UserIdOrEmail"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserPresenceResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listOwnApnsDeviceTokens: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListOwnApnsDeviceTokensResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createOwnApnsDeviceToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateOwnApnsDeviceTokenRequest"];
                /**
                 * @example {
                 *       "token": "YWJjZGVmZ2g=",
                 *       "appid": "org.example.Chat"
                 *     }
                 */
                "application/json": components["schemas"]["CreateOwnApnsDeviceTokenRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteOwnApnsDeviceToken: {
        parameters: {
            query: {
                /**
                 * @description The token of the device, as base64.
                 * @example aXBob25l
                 */
                token: string;
            };
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
        };
    };
    listOwnAndroidDeviceTokens: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListOwnAndroidDeviceTokensResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createOwnAndroidDeviceToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateOwnAndroidDeviceTokenRequest"];
                /**
                 * @example {
                 *       "token": "cXyz:APA91bHun4Mx"
                 *     }
                 */
                "application/json": components["schemas"]["CreateOwnAndroidDeviceTokenRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteOwnAndroidDeviceToken: {
        parameters: {
            query: {
                /**
                 * @description The registration token of the device.
                 * @example cXyz:APA91bHun4Mx
                 */
                token: string;
            };
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
        };
    };
    sendTestPushNotification: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SendTestPushNotificationRequest"];
                "application/json": components["schemas"]["SendTestPushNotificationRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            /** @description The request is invalid or not allowed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorWithVarName"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    muteUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the user to mute.
                 * @example 10
                 */
                muted_user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    unmuteUser: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the user to unmute.
                 * @example 13
                 */
                muted_user_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListPresencesResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateOwnStatus: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateOwnStatusRequest"];
                "application/json": components["schemas"]["UpdateOwnStatusRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetUserStatusResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateOrganization: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateOrganizationRequest"];
                "application/json": components["schemas"]["UpdateOrganizationRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateOrganizationResult"];
                };
            };
            /** @description The request is invalid or not allowed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdateOrganizationBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listDomains: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListDomainsResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createDomain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateDomainRequest"];
                /**
                 * @example {
                 *       "domain": "example.org",
                 *       "allow_subdomains": true
                 *     }
                 */
                "application/json": components["schemas"]["CreateDomainRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateDomainResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteDomain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The domain.
                 * @example example.net
                 */
                domain: components["parameters"]["OrganizationDomain"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateDomain: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description The domain.
                 * @example example.net
                 */
                domain: components["parameters"]["OrganizationDomain"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateDomainRequest"];
                /**
                 * @example {
                 *       "allow_subdomains": true
                 *     }
                 */
                "application/json": components["schemas"]["UpdateDomainRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listExports: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListExportsResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createExport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateExportResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteExport: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the export.
                 * @example 1
                 */
                export_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadIcon: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadIconRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadIconResult"];
                };
            };
            400: components["responses"]["UploadOwnAvatarBadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteIcon: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeleteIconResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    uploadLogo: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadLogoRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["UploadOwnAvatarBadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteLogo: {
        parameters: {
            query: {
                /**
                 * @description Whether it is the logo for dark backgrounds.
                 * @example false
                 */
                night: boolean;
            };
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createPlayground: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreatePlaygroundRequest"];
                /**
                 * @example {
                 *       "name": "Rust playground",
                 *       "pygments_language": "Rust",
                 *       "url_template": "https://play.example.com/?edition=2021&code={code}"
                 *     }
                 */
                "application/json": components["schemas"]["CreatePlaygroundRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatePlaygroundResult"];
                };
            };
            400: components["responses"]["BadRequestWithErrorsAndVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deletePlayground: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the playground.
                 * @example 1
                 */
                playground_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    listLinkifiers: {
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListLinkifiersResult"];
                };
            };
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    reorderLinkifiers: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ReorderLinkifiersRequest"];
                /**
                 * @example {
                 *       "ordered_linkifier_ids": [
                 *         1
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ReorderLinkifiersRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    createLinkifier: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["CreateLinkifierRequest"];
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
                    "Idempotency-Replayed": components["headers"]["Idempotency-Replayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreateLinkifierResult"];
                };
            };
            400: components["responses"]["BadRequestWithErrorsAndVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    deleteLinkifier: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the linkifier.
                 * @example 1
                 */
                filter_id: components["parameters"]["FilterId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    updateLinkifier: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A new value for each change, such as a UUID: 1 to 255 printable ASCII characters, with or without quotes. A repeat with the same value changes nothing and gets the first response. See "Retries".
                 * @example 8e03978e-40d5-43e8-bc93-6894a57f9324
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description ID of the linkifier.
                 * @example 1
                 */
                filter_id: components["parameters"]["FilterId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["UpdateLinkifierRequest"];
                /**
                 * @example {
                 *       "pattern": "#(?P<id>[0-9]+)",
                 *       "url_template": "https://issues.example.com/{id}"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateLinkifierRequest"];
            };
        };
        responses: {
            200: components["responses"]["SuccessWithRetry"];
            400: components["responses"]["BadRequestWithErrorsAndVarName"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            422: components["responses"]["KeyReused"];
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
                "application/json": components["schemas"]["RegisterQueueRequest"];
            };
        };
        responses: {
            /** @description The request succeeded. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegisterQueueResult"];
                };
            };
            /** @description The request is invalid or not allowed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErrorWithDescAndVarName"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    getEvents: {
        parameters: {
            query?: {
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
                 * @example true
                 */
                dont_block?: boolean;
                /**
                 * @description The event types that the client requests. If absent, all types. Unknown types are ignored. Heartbeats are sent to
                 *     every client.
                 */
                event_types?: string;
                /**
                 * @description Filter of `message` events, in the form of `GET /messages`. Events of other types are not filtered. At most 8192
                 *     characters as JSON. If it is absent or empty, a bot's `default_events_register_stream` applies instead.
                 *
                 *     Only operators that depend on nothing but the message are supported: `channel`, `channels` with `public`, `topic`,
                 *     `sender`, `dm`, `dm-including`, `group-pm-with`, `id`, `near` and `in` with `all`. `is` is supported with `dm`,
                 *     `starred`, `unread`, `mentioned`, `alerted` and `resolved`, and refused with `followed`. With any other operand it
                 *     matches all messages, as on existing servers. `with` selects the conversation that contains its message when the queue is registered. The older
                 *     names of these operators are supported too.
                 */
                narrow?: string;
                /**
                 * @description Whether the client requests the messages of all public channels, including those to which the user is not
                 *     subscribed. Guests cannot use it. The default is false, or a bot's `default_all_public_streams`.
                 * @example true
                 */
                all_public_streams?: boolean;
                /**
                 * @description Whether the content of messages is HTML. If false, it is Markdown.
                 * @example true
                 */
                apply_markdown?: boolean;
                /**
                 * @description Whether the client computes gravatar URLs itself. If true, `avatar_url` is null for users whose avatar is a
                 *     gravatar.
                 * @example false
                 */
                client_gravatar?: boolean;
                /**
                 * @deprecated
                 * @description Whether presence events are keyed by user ID. If false, they are keyed by email.
                 * @example true
                 */
                slim_presence?: boolean;
                /**
                 * @description Whether channels have the IDs of their subscribers, in the response and in `subscription` events.
                 * @example true
                 */
                include_subscribers?: boolean;
                /** @description The capabilities of the client, which older clients do not have. */
                client_capabilities?: string;
                /** @description Has no effect here, because the response has no state. */
                fetch_event_types?: string;
                /**
                 * @description Number of seconds that the queue is kept after its last connection. 0 means the default of 600 seconds. A value of
                 *     more than 604800 (a week) counts as 604800.
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetEventsResult"];
                };
            };
            /** @description The request is invalid or not allowed. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GetEventsBadRequestError"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["RequestHeaderFieldsTooLarge"];
        };
    };
    deleteQueue: {
        parameters: {
            query: {
                /**
                 * @description ID of the queue.
                 * @example 0b6e1c5e-5bd1-4e0d-9a04-0c5b35d4a3f1
                 */
                queue_id: components["parameters"]["QueueId"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuccessResponse"];
                };
            };
            400: components["responses"]["DeleteQueueBadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
        };
    };
    streamEvents: {
        parameters: {
            query: {
                /**
                 * @description ID of the queue.
                 * @example 0b6e1c5e-5bd1-4e0d-9a04-0c5b35d4a3f1
                 */
                queue_id: components["parameters"]["QueueId"];
                /**
                 * @description The highest event ID that the client has received. -1 if it has received none. The header `Last-Event-ID` takes
                 *     precedence. If both are absent, the stream begins with every event that is not acknowledged yet.
                 * @example 17
                 */
                last_event_id?: number;
                /**
                 * @description True ends the stream after the events that already exist.
                 * @example true
                 */
                dont_block?: boolean;
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
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["DeleteQueueBadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
