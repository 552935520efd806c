// Written by `npm run generate` from openapi/; never edited.
import type { RouteRow } from '../src/contract/types.js';

export const routes: readonly RouteRow[] = [
  {
    "operationId": "fetchApiKey",
    "method": "POST",
    "path": "/fetch_api_key",
    "open": true,
    "role": "guest",
    "bots": true,
    "transaction": "none",
    "parameters": [
      {
        "name": "username",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "password",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "csrfFailed",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "tooLong",
      "nullBytes",
      "notUnicode",
      "invalidEmail",
      "authenticationFailed",
      "directoryUnavailable",
      "userDeactivated",
      "realmDeactivated",
      "passwordAuthDisabled",
      "passwordResetRequired"
    ]
  },
  {
    "operationId": "fetchDevApiKey",
    "method": "POST",
    "path": "/dev_fetch_api_key",
    "open": true,
    "role": "guest",
    "bots": true,
    "transaction": "none",
    "parameters": [
      {
        "name": "username",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "csrfFailed",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "nullBytes",
      "notUnicode",
      "devModeOff",
      "devModeHost",
      "invalidEmail",
      "authenticationFailed",
      "userDeactivated",
      "realmDeactivated"
    ]
  },
  {
    "operationId": "listDevUsers",
    "method": "GET",
    "path": "/dev_list_users",
    "open": true,
    "role": "guest",
    "bots": true,
    "transaction": "read",
    "parameters": [],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "rateLimitHit",
      "strictRequest",
      "devModeOff",
      "devModeHost"
    ]
  },
  {
    "operationId": "getServerSettings",
    "method": "GET",
    "path": "/server_settings",
    "open": true,
    "role": "guest",
    "bots": true,
    "transaction": "none",
    "parameters": [],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "rateLimitHit",
      "strictRequest"
    ]
  },
  {
    "operationId": "listUsers",
    "method": "GET",
    "path": "/users",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "long-snapshot",
    "parameters": [
      {
        "name": "client_gravatar",
        "in": "query",
        "kind": "json",
        "required": false,
        "default": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "include_custom_profile_fields",
        "in": "query",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "queryTooExpensive",
      "strictRequest",
      "notJson",
      "wrongType",
      "nestedTooDeep",
      "tooManyValues"
    ]
  },
  {
    "operationId": "createUser",
    "method": "POST",
    "path": "/users",
    "open": false,
    "role": "administrator",
    "bots": true,
    "transaction": "none",
    "retrySafe": true,
    "parameters": [
      {
        "name": "email",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "password",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "full_name",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "mustBeAdministrator",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "nullBytes",
      "notUnicode",
      "invalidEmail",
      "emailTaken",
      "emailNotAllowed",
      "disposableEmailNotAllowed",
      "emailWithPlus",
      "passwordTooWeak",
      "nameTooLong",
      "nameTooShort",
      "nameInvalidCharacters",
      "nameInvalidFormat",
      "nameTaken"
    ]
  },
  {
    "operationId": "reactivateUser",
    "method": "POST",
    "path": "/users/{user_id}/reactivate",
    "open": false,
    "role": "member",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "user_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "notForGuests",
      "rateLimitHit",
      "strictRequest",
      "notFound",
      "insufficientPermission",
      "limitReached",
      "noSuchUser",
      "mustBeAdministrator",
      "mustBeOwner",
      "nameTaken"
    ]
  },
  {
    "operationId": "listInvitations",
    "method": "GET",
    "path": "/invites",
    "open": false,
    "role": "member",
    "bots": false,
    "transaction": "read",
    "parameters": [],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "notForGuests",
      "noBots",
      "rateLimitHit",
      "strictRequest"
    ]
  },
  {
    "operationId": "createInvitations",
    "method": "POST",
    "path": "/invites",
    "open": false,
    "role": "member",
    "bots": false,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "invitee_emails",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "invite_expires_in_minutes",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": 14400,
        "aliases": [],
        "nullable": true
      },
      {
        "name": "invite_as",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": 400,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "notify_referrer_on_join",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "stream_ids",
        "in": "body",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "include_realm_default_subscriptions",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 720896,
      "values": 2012
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "notForGuests",
      "noBots",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "notInList",
      "tooLong",
      "tooManyItems",
      "tooSmall",
      "tooLarge",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "limitReached",
      "insufficientPermission",
      "mustBeOwner",
      "mustBeAdministrator",
      "invitationChannelInvalid",
      "invitationSubscribingNotAllowed",
      "invitationWithoutEmail",
      "invitationEmailsInvalid",
      "invitationEmailsTaken",
      "invitationLimitReached"
    ]
  },
  {
    "operationId": "resendInvitation",
    "method": "POST",
    "path": "/invites/{invite_id}/resend",
    "open": false,
    "role": "member",
    "bots": false,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "invite_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "notForGuests",
      "noBots",
      "rateLimitHit",
      "strictRequest",
      "notFound",
      "invitationNotFound",
      "mustBeOwner",
      "invitationLimitReached"
    ]
  },
  {
    "operationId": "deleteInvitation",
    "method": "DELETE",
    "path": "/invites/{invite_id}",
    "open": false,
    "role": "member",
    "bots": false,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "invite_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "notForGuests",
      "noBots",
      "rateLimitHit",
      "strictRequest",
      "notFound",
      "invitationNotFound",
      "mustBeOwner"
    ]
  },
  {
    "operationId": "deleteInvitationLink",
    "method": "DELETE",
    "path": "/invites/multiuse/{invite_id}",
    "open": false,
    "role": "member",
    "bots": false,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "invite_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "notForGuests",
      "noBots",
      "rateLimitHit",
      "strictRequest",
      "notFound",
      "invitationNotFound",
      "mustBeOwner"
    ]
  },
  {
    "operationId": "createInvitationLink",
    "method": "POST",
    "path": "/invites/multiuse",
    "open": false,
    "role": "member",
    "bots": false,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "invite_expires_in_minutes",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": 14400,
        "aliases": [],
        "nullable": true
      },
      {
        "name": "invite_as",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": 400,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "stream_ids",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": [],
        "aliases": [],
        "nullable": false
      },
      {
        "name": "include_realm_default_subscriptions",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 2008
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "notForGuests",
      "noBots",
      "rateLimitHit",
      "payloadTooLarge",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "notInList",
      "tooManyItems",
      "tooSmall",
      "tooLarge",
      "nestedTooDeep",
      "tooManyValues",
      "limitReached",
      "insufficientPermission",
      "mustBeOwner",
      "mustBeAdministrator",
      "invitationChannelInvalid",
      "invitationSubscribingNotAllowed"
    ]
  },
  {
    "operationId": "uploadOwnAvatar",
    "method": "POST",
    "path": "/users/me/avatar",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "none",
    "retrySafe": true,
    "parameters": [
      {
        "name": "filename",
        "in": "body",
        "kind": "file",
        "required": true,
        "aliases": [],
        "nullable": false,
        "maxBytes": 5242880
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "payloadTooLarge",
      "fileTooLarge",
      "strictRequest",
      "malformedJson",
      "malformedForm",
      "limitReached",
      "notOneAvatar",
      "avatarChangesDisabled",
      "badImage",
      "imageTooLarge"
    ]
  },
  {
    "operationId": "deleteOwnAvatar",
    "method": "DELETE",
    "path": "/users/me/avatar",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "strictRequest",
      "avatarChangesDisabled"
    ]
  },
  {
    "operationId": "listBots",
    "method": "GET",
    "path": "/bots",
    "open": false,
    "role": "member",
    "bots": false,
    "transaction": "read",
    "parameters": [],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "notForGuests",
      "noBots",
      "rateLimitHit",
      "strictRequest"
    ]
  },
  {
    "operationId": "createBot",
    "method": "POST",
    "path": "/bots",
    "open": false,
    "role": "member",
    "bots": false,
    "transaction": "none",
    "retrySafe": true,
    "parameters": [
      {
        "name": "full_name",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "short_name",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "bot_type",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": 1,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "payload_url",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "interface_type",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": 1,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "service_name",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "default_sending_stream",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "default_events_register_stream",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "default_all_public_streams",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "filename",
        "in": "body",
        "kind": "file",
        "required": false,
        "aliases": [],
        "nullable": false,
        "maxBytes": 5242880
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "notForGuests",
      "noBots",
      "rateLimitHit",
      "payloadTooLarge",
      "fileTooLarge",
      "missingArgument",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "notInList",
      "tooLong",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "invalidParameter",
      "limitReached",
      "mustBeAdministrator",
      "badBotName",
      "invalidPayloadUrl",
      "botEmailTaken",
      "botNameTaken",
      "invalidChannelName",
      "nameTooLong",
      "nameTooShort",
      "nameInvalidCharacters",
      "nameInvalidFormat",
      "severalFiles",
      "badImage",
      "imageTooLarge"
    ]
  },
  {
    "operationId": "updateBot",
    "method": "PATCH",
    "path": "/bots/{bot_id}",
    "open": false,
    "role": "member",
    "bots": false,
    "transaction": "none",
    "retrySafe": true,
    "parameters": [
      {
        "name": "bot_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "full_name",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "role",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "bot_owner_id",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "default_sending_stream",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "default_events_register_stream",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "default_all_public_streams",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "service_payload_url",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "service_interface",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "filename",
        "in": "body",
        "kind": "file",
        "required": false,
        "aliases": [],
        "nullable": false,
        "maxBytes": 5242880
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "notForGuests",
      "noBots",
      "rateLimitHit",
      "payloadTooLarge",
      "fileTooLarge",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "notInList",
      "tooLong",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "invalidParameter",
      "notFound",
      "limitReached",
      "noSuchBot",
      "insufficientPermission",
      "invalidPayloadUrl",
      "botHasNoService",
      "mustBeOwner",
      "guestsCannotAdminister",
      "botRoleAboveOwner",
      "botOwnerUnknown",
      "botOwnerDeactivated",
      "botOwnerIsBot",
      "botNameTaken",
      "invalidChannelName",
      "nameTooLong",
      "nameTooShort",
      "nameInvalidCharacters",
      "nameInvalidFormat",
      "severalFiles",
      "badImage",
      "imageTooLarge"
    ]
  },
  {
    "operationId": "deactivateBot",
    "method": "DELETE",
    "path": "/bots/{bot_id}",
    "open": false,
    "role": "member",
    "bots": false,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "bot_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "notForGuests",
      "noBots",
      "rateLimitHit",
      "strictRequest",
      "notFound",
      "noSuchBot",
      "insufficientPermission",
      "mustBeOwner"
    ]
  },
  {
    "operationId": "regenerateBotApiKey",
    "method": "POST",
    "path": "/bots/{bot_id}/api_key/regenerate",
    "open": false,
    "role": "member",
    "bots": false,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "bot_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "notForGuests",
      "noBots",
      "rateLimitHit",
      "strictRequest",
      "notFound",
      "noSuchBot",
      "insufficientPermission",
      "mustBeOwner"
    ]
  },
  {
    "operationId": "getBotStorage",
    "method": "GET",
    "path": "/bot_storage",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "long-read",
    "parameters": [
      {
        "name": "keys",
        "in": "query",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 2097152,
      "values": 20002
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "queryTooExpensive",
      "strictRequest",
      "notJson",
      "wrongType",
      "tooLong",
      "tooManyItems",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "headersTooLarge",
      "storageKeyNotFound"
    ]
  },
  {
    "operationId": "updateBotStorage",
    "method": "PUT",
    "path": "/bot_storage",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "storage",
        "in": "body",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 2097152,
      "values": 40002
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "tooLong",
      "tooManyItems",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "storageLimitExceeded",
      "limitReached"
    ]
  },
  {
    "operationId": "deleteBotStorage",
    "method": "DELETE",
    "path": "/bot_storage",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "keys",
        "in": "query",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 2097152,
      "values": 20002
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "strictRequest",
      "notJson",
      "wrongType",
      "tooLong",
      "tooManyItems",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "headersTooLarge",
      "storageKeyNotFound"
    ]
  },
  {
    "operationId": "listProfileFields",
    "method": "GET",
    "path": "/realm/profile_fields",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "read",
    "parameters": [],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "strictRequest"
    ]
  },
  {
    "operationId": "reorderProfileFields",
    "method": "PATCH",
    "path": "/realm/profile_fields",
    "open": false,
    "role": "administrator",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "order",
        "in": "body",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 2002
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "mustBeAdministrator",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "tooManyItems",
      "nestedTooDeep",
      "tooManyValues",
      "invalidOrderMapping"
    ]
  },
  {
    "operationId": "createProfileField",
    "method": "POST",
    "path": "/realm/profile_fields",
    "open": false,
    "role": "administrator",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "field_type",
        "in": "body",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "name",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "hint",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "field_data",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "display_in_profile_summary",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "required",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 589824,
      "values": 10012
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "mustBeAdministrator",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "tooLong",
      "tooManyItems",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "limitReached",
      "profileFieldTypeInvalid",
      "profileFieldNameBlank",
      "profileFieldNameTooLong",
      "profileFieldNameTaken",
      "profileFieldWithoutChoice",
      "profileFieldChoiceTwice",
      "profileFieldChoiceKeyBlank",
      "profileFieldDataInvalid",
      "externalAccountUnknown",
      "externalAccountWithoutUrl",
      "externalAccountUrlWithoutName",
      "externalAccountUrlInvalid",
      "profileSummaryFull",
      "profileSummaryType"
    ]
  },
  {
    "operationId": "updateOwnProfileData",
    "method": "PATCH",
    "path": "/users/me/profile_data",
    "open": false,
    "role": "guest",
    "bots": false,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "data",
        "in": "body",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 2097152,
      "values": 50000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "noBots",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "invalidValue",
      "tooLong",
      "tooManyItems",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "fieldMissing",
      "profileFieldNotFound",
      "profileValueNotString",
      "profileValueTooLong",
      "profileValueNotChoice",
      "profileValueNotDate",
      "profileValueNotUrl",
      "profileUsersNotList",
      "profileUserNotInteger",
      "profileUsersInvalid",
      "profileUserIsBot",
      "profileUserDeactivated",
      "tooLongRendered",
      "tooMuchToRender"
    ]
  },
  {
    "operationId": "deleteOwnProfileData",
    "method": "DELETE",
    "path": "/users/me/profile_data",
    "open": false,
    "role": "guest",
    "bots": false,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "data",
        "in": "query",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 2002
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "noBots",
      "rateLimitHit",
      "missingArgument",
      "strictRequest",
      "notJson",
      "wrongType",
      "tooManyItems",
      "nestedTooDeep",
      "tooManyValues",
      "headersTooLarge",
      "profileFieldNotFound"
    ]
  },
  {
    "operationId": "listAlertWords",
    "method": "GET",
    "path": "/users/me/alert_words",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "read",
    "parameters": [],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "strictRequest"
    ]
  },
  {
    "operationId": "createAlertWords",
    "method": "POST",
    "path": "/users/me/alert_words",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "alert_words",
        "in": "body",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 1703936,
      "values": 2002
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "tooLong",
      "tooManyItems",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "limitReached"
    ]
  },
  {
    "operationId": "deleteAlertWords",
    "method": "DELETE",
    "path": "/users/me/alert_words",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "alert_words",
        "in": "query",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 1703936,
      "values": 2002
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "missingArgument",
      "strictRequest",
      "notJson",
      "wrongType",
      "tooLong",
      "tooManyItems",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "headersTooLarge"
    ]
  },
  {
    "operationId": "markOnboardingStep",
    "method": "POST",
    "path": "/users/me/onboarding_steps",
    "open": false,
    "role": "guest",
    "bots": false,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "onboarding_step",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "noBots",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "tooLong",
      "nullBytes",
      "notUnicode",
      "unknownOnboardingStep"
    ]
  },
  {
    "operationId": "listCustomEmoji",
    "method": "GET",
    "path": "/realm/emoji",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "read",
    "parameters": [],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "strictRequest"
    ]
  },
  {
    "operationId": "uploadCustomEmoji",
    "method": "POST",
    "path": "/realm/emoji/{emoji_name}",
    "open": false,
    "role": "member",
    "bots": false,
    "transaction": "none",
    "retrySafe": true,
    "parameters": [
      {
        "name": "emoji_name",
        "in": "path",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "filename",
        "in": "body",
        "kind": "file",
        "required": true,
        "aliases": [],
        "nullable": false,
        "maxBytes": 5242880
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "notForGuests",
      "noBots",
      "rateLimitHit",
      "payloadTooLarge",
      "fileTooLarge",
      "strictRequest",
      "malformedJson",
      "malformedForm",
      "notFound",
      "limitReached",
      "insufficientPermission",
      "emojiNameInvalid",
      "emojiNameEnding",
      "emojiNameTooLong",
      "emojiNameTaken",
      "emojiOverride",
      "emojiNotOneFile",
      "badImage",
      "imageTooLarge"
    ]
  },
  {
    "operationId": "deleteCustomEmoji",
    "method": "DELETE",
    "path": "/realm/emoji/{emoji_name}",
    "open": false,
    "role": "member",
    "bots": false,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "emoji_name",
        "in": "path",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "notForGuests",
      "noBots",
      "rateLimitHit",
      "strictRequest",
      "notFound",
      "mustBeAdministrator",
      "notEmojiAuthor",
      "customEmojiNotFound"
    ]
  },
  {
    "operationId": "updateSubscriptionProperties",
    "method": "POST",
    "path": "/users/me/subscriptions/properties",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "subscription_data",
        "in": "body",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 917504,
      "values": 8002
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "tooManyItems",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "fieldMissing",
      "unknownSubscriptionProperty",
      "propertyNotBoolean",
      "colorNotString",
      "invalidColor",
      "invalidChannelId",
      "notSubscribed"
    ]
  },
  {
    "operationId": "listChannels",
    "method": "GET",
    "path": "/streams",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "long-read",
    "parameters": [
      {
        "name": "include_public",
        "in": "query",
        "kind": "json",
        "required": false,
        "default": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "include_web_public",
        "in": "query",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "include_subscribed",
        "in": "query",
        "kind": "json",
        "required": false,
        "default": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "include_all_active",
        "in": "query",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "include_default",
        "in": "query",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "include_owner_subscribed",
        "in": "query",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "queryTooExpensive",
      "strictRequest",
      "notJson",
      "wrongType",
      "nestedTooDeep",
      "tooManyValues",
      "allChannelsRefused"
    ]
  },
  {
    "operationId": "getChannelEmailAddress",
    "method": "GET",
    "path": "/streams/{stream_id}/email_address",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "read",
    "parameters": [
      {
        "name": "stream_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "strictRequest",
      "notFound",
      "invalidChannelId"
    ]
  },
  {
    "operationId": "getChannelId",
    "method": "GET",
    "path": "/get_stream_id",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "read",
    "parameters": [
      {
        "name": "stream",
        "in": "query",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "missingArgument",
      "strictRequest",
      "wrongType",
      "tooLong",
      "nullBytes",
      "notUnicode",
      "invalidChannelName"
    ]
  },
  {
    "operationId": "updateMutedTopic",
    "method": "PATCH",
    "path": "/users/me/subscriptions/muted_topics",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "stream_id",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "stream",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "topic",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false,
        "handlerChecksNulls": true
      },
      {
        "name": "op",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "invalidValue",
      "tooLong",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "invalidChannelId",
      "invalidChannelName",
      "topicNotMuted",
      "topicInvalidCharacter",
      "limitReached"
    ]
  },
  {
    "operationId": "updateUserTopic",
    "method": "POST",
    "path": "/user_topics",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "stream_id",
        "in": "body",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "topic",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false,
        "handlerChecksNulls": true
      },
      {
        "name": "visibility_policy",
        "in": "body",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "notInList",
      "tooLong",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "invalidChannelId",
      "topicInvalidCharacter",
      "limitReached"
    ]
  },
  {
    "operationId": "listTopics",
    "method": "GET",
    "path": "/users/me/{stream_id}/topics",
    "open": false,
    "spectators": true,
    "role": "guest",
    "bots": true,
    "transaction": "long-read",
    "parameters": [
      {
        "name": "stream_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "queryTooExpensive",
      "strictRequest",
      "notFound",
      "invalidChannelId"
    ]
  },
  {
    "operationId": "getSubscriptionStatus",
    "method": "GET",
    "path": "/users/{user_id}/subscriptions/{stream_id}",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "read",
    "parameters": [
      {
        "name": "user_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "stream_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "strictRequest",
      "notFound",
      "noSuchUser",
      "userIsDeactivated",
      "invalidChannelId"
    ]
  },
  {
    "operationId": "listSubscribers",
    "method": "GET",
    "path": "/streams/{stream_id}/members",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "read",
    "parameters": [
      {
        "name": "stream_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "strictRequest",
      "notFound",
      "invalidChannelId"
    ]
  },
  {
    "operationId": "createDefaultChannel",
    "method": "POST",
    "path": "/default_streams",
    "open": false,
    "role": "administrator",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "stream_id",
        "in": "body",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "mustBeAdministrator",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "nestedTooDeep",
      "tooManyValues",
      "invalidChannelId",
      "privateChannelNotDefault"
    ]
  },
  {
    "operationId": "deleteDefaultChannel",
    "method": "DELETE",
    "path": "/default_streams",
    "open": false,
    "role": "administrator",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "stream_id",
        "in": "query",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "mustBeAdministrator",
      "rateLimitHit",
      "missingArgument",
      "strictRequest",
      "notJson",
      "wrongType",
      "nestedTooDeep",
      "tooManyValues",
      "invalidChannelId"
    ]
  },
  {
    "operationId": "listMessages",
    "method": "GET",
    "path": "/messages",
    "open": false,
    "spectators": true,
    "role": "guest",
    "bots": true,
    "transaction": "long-read",
    "parameters": [
      {
        "name": "anchor",
        "in": "query",
        "kind": "string-or-json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "include_anchor",
        "in": "query",
        "kind": "json",
        "required": false,
        "default": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "num_before",
        "in": "query",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "num_after",
        "in": "query",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "narrow",
        "in": "query",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "client_gravatar",
        "in": "query",
        "kind": "json",
        "required": false,
        "default": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "apply_markdown",
        "in": "query",
        "kind": "json",
        "required": false,
        "default": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "use_first_unread_anchor",
        "in": "query",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 2097152,
      "values": 25416
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "queryTooExpensive",
      "missingArgument",
      "strictRequest",
      "notJson",
      "wrongType",
      "invalidValue",
      "tooLong",
      "tooManyItems",
      "tooSmall",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "invalidParameter",
      "headersTooLarge",
      "anchorMissing",
      "anchorInvalid",
      "anchorNotAtEnd",
      "tooManyMessages",
      "narrowTermIncomplete",
      "narrowOperandNotText",
      "narrowOperandBlank",
      "badNarrow",
      "badNarrowCombination"
    ]
  },
  {
    "operationId": "sendMessage",
    "method": "POST",
    "path": "/messages",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "type",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "to",
        "in": "body",
        "kind": "string-or-json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "content",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false,
        "handlerChecksNulls": true
      },
      {
        "name": "topic",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [
          "subject"
        ],
        "nullable": false,
        "handlerChecksNulls": true
      },
      {
        "name": "queue_id",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "local_id",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "read_by_sender",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "widget_content",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 1310720,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "confusingVar",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "invalidValue",
      "tooLong",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "limitReached",
      "messageEmpty",
      "messageNullBytes",
      "messageNotRendered",
      "channelNotFound",
      "channelNotFoundById",
      "channelNotOne",
      "topicMissing",
      "topicEmpty",
      "topicMandatory",
      "topicInvalidCharacter",
      "widgetContentInvalid",
      "recipientsMissing",
      "recipientsTooMany",
      "recipientsMixed",
      "invalidUserId",
      "recipientEmailUnknown",
      "recipientDeactivated",
      "notAuthorizedToSend",
      "onlyAdministratorsPost",
      "onlyModeratorsPost",
      "newMembersDoNotPost",
      "guestsDoNotPost",
      "groupMentionNotAllowed",
      "streamWildcardMentionNotAllowed",
      "topicWildcardMentionNotAllowed",
      "directMessagesDisabled",
      "directMessageNotAuthorized",
      "directMessageInitiationNotAllowed"
    ]
  },
  {
    "operationId": "matchNarrow",
    "method": "GET",
    "path": "/messages/matches_narrow",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "long-read",
    "parameters": [
      {
        "name": "msg_ids",
        "in": "query",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "narrow",
        "in": "query",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 2097152,
      "values": 35404
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "queryTooExpensive",
      "missingArgument",
      "strictRequest",
      "notJson",
      "wrongType",
      "invalidValue",
      "tooLong",
      "tooManyItems",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "invalidParameter",
      "headersTooLarge",
      "narrowTermIncomplete",
      "narrowOperandNotText",
      "narrowOperandBlank",
      "badNarrow",
      "badNarrowCombination",
      "matchesTooLong"
    ]
  },
  {
    "operationId": "renderMessage",
    "method": "POST",
    "path": "/messages/render",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "read",
    "parameters": [
      {
        "name": "content",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false,
        "handlerChecksNulls": true
      }
    ],
    "body": {
      "bytes": 196608,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "notUnicode",
      "messageNullBytes",
      "messageNotRendered"
    ]
  },
  {
    "operationId": "updateMessageFlags",
    "method": "POST",
    "path": "/messages/flags",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "messages",
        "in": "body",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "op",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "flag",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 196608,
      "values": 10006
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "tooManyItems",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "flagUnknown",
      "flagNotEditable",
      "flagOperationUnknown",
      "messageNotFound"
    ]
  },
  {
    "operationId": "updateMessageFlagsForNarrow",
    "method": "POST",
    "path": "/messages/flags/narrow",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "none",
    "retrySafe": true,
    "parameters": [
      {
        "name": "anchor",
        "in": "body",
        "kind": "string-or-json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "include_anchor",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "num_before",
        "in": "body",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "num_after",
        "in": "body",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "narrow",
        "in": "body",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "op",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "flag",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 2097152,
      "values": 25414
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "invalidValue",
      "tooLong",
      "tooManyItems",
      "tooSmall",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "invalidParameter",
      "flagUnknown",
      "flagNotEditable",
      "flagOperationUnknown",
      "anchorInvalid",
      "anchorNotAtEnd",
      "narrowTermIncomplete",
      "narrowOperandNotText",
      "narrowOperandBlank",
      "badNarrow",
      "badNarrowCombination",
      "queryTooExpensive"
    ]
  },
  {
    "operationId": "markAllAsRead",
    "method": "POST",
    "path": "/mark_all_as_read",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "none",
    "retrySafe": true,
    "parameters": [],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "strictRequest",
      "queryTooExpensive"
    ]
  },
  {
    "operationId": "markChannelAsRead",
    "method": "POST",
    "path": "/mark_stream_as_read",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "none",
    "retrySafe": true,
    "parameters": [
      {
        "name": "stream_id",
        "in": "body",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "nestedTooDeep",
      "tooManyValues",
      "invalidChannelId",
      "queryTooExpensive"
    ]
  },
  {
    "operationId": "markTopicAsRead",
    "method": "POST",
    "path": "/mark_topic_as_read",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "none",
    "retrySafe": true,
    "parameters": [
      {
        "name": "stream_id",
        "in": "body",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "topic_name",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "tooLong",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "invalidChannelId",
      "topicNotFound",
      "queryTooExpensive"
    ]
  },
  {
    "operationId": "sendTypingStatus",
    "method": "POST",
    "path": "/typing",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "type",
        "in": "body",
        "kind": "string",
        "required": false,
        "default": "direct",
        "aliases": [],
        "nullable": false,
        "handlerChecksNulls": true,
        "emptyIsAbsent": true
      },
      {
        "name": "op",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false,
        "handlerChecksNulls": true
      },
      {
        "name": "to",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "stream_id",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "topic",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false,
        "handlerChecksNulls": true
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "invalidValue",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "classicNotJson",
      "typingToNobody",
      "topicMissing",
      "topicInvalidCharacter",
      "recipientsTooMany",
      "invalidUserId",
      "invalidChannelId",
      "directTypingDisabled",
      "channelTypingDisabled",
      "notAuthorizedToSend",
      "onlyAdministratorsPost",
      "onlyModeratorsPost",
      "newMembersDoNotPost",
      "guestsDoNotPost",
      "directMessagesDisabled",
      "directMessageNotAuthorized",
      "directMessageInitiationNotAllowed"
    ]
  },
  {
    "operationId": "createSubmessage",
    "method": "POST",
    "path": "/submessage",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "message_id",
        "in": "body",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "msg_type",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "content",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 196608,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "tooLong",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "limitReached",
      "messageNotFound",
      "submessageNotAllowed",
      "submessageNotJson",
      "widgetDataNotOfKind",
      "widgetDataMissing",
      "widgetDataUnexpected",
      "widgetDataTypeUnknown",
      "widgetVoteInvalid",
      "pollQuestionNotEditable",
      "todoTitleNotEditable"
    ]
  },
  {
    "operationId": "getMessageHistory",
    "method": "GET",
    "path": "/messages/{message_id}/history",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "long-read",
    "parameters": [
      {
        "name": "message_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "queryTooExpensive",
      "strictRequest",
      "notFound",
      "editHistoryDisabled",
      "messageNotFound"
    ]
  },
  {
    "operationId": "listReadReceipts",
    "method": "GET",
    "path": "/messages/{message_id}/read_receipts",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "long-read",
    "parameters": [
      {
        "name": "message_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "queryTooExpensive",
      "strictRequest",
      "notFound",
      "messageNotFound",
      "readReceiptsDisabled"
    ]
  },
  {
    "operationId": "createReaction",
    "method": "POST",
    "path": "/messages/{message_id}/reactions",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "message_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "emoji_name",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "emoji_code",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "reaction_type",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false,
        "emptyIsAbsent": true
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "invalidValue",
      "tooLong",
      "nullBytes",
      "notUnicode",
      "notFound",
      "limitReached",
      "messageNotFound",
      "emojiNotFound",
      "invalidEmojiName",
      "invalidEmojiCode",
      "invalidCustomEmoji",
      "invalidCustomEmojiName",
      "customEmojiDeactivated",
      "reactionAlreadyExists"
    ]
  },
  {
    "operationId": "deleteReaction",
    "method": "DELETE",
    "path": "/messages/{message_id}/reactions",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "message_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "emoji_name",
        "in": "query",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "emoji_code",
        "in": "query",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "reaction_type",
        "in": "query",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false,
        "emptyIsAbsent": true
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "strictRequest",
      "wrongType",
      "invalidValue",
      "tooLong",
      "nullBytes",
      "notUnicode",
      "notFound",
      "messageNotFound",
      "emojiNotFound",
      "reactionNotNamed",
      "reactionDoesNotExist"
    ]
  },
  {
    "operationId": "uploadFile",
    "method": "POST",
    "path": "/user_uploads",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "none",
    "retrySafe": true,
    "parameters": [
      {
        "name": "filename",
        "in": "body",
        "kind": "file",
        "required": true,
        "aliases": [],
        "nullable": false,
        "maxBytes": 26214400
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "payloadTooLarge",
      "fileTooLarge",
      "strictRequest",
      "malformedJson",
      "malformedForm",
      "noFile",
      "severalFiles",
      "uploadQuota",
      "ownUploadQuota",
      "uploadDiskFull",
      "limitReached"
    ]
  },
  {
    "operationId": "getFileUrl",
    "method": "GET",
    "path": "/user_uploads/{realm_id_str}/{filename}",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "read",
    "parameters": [
      {
        "name": "realm_id_str",
        "in": "path",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "filename",
        "in": "path",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false,
        "slashes": true
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "strictRequest",
      "notFound",
      "fileNotFound"
    ]
  },
  {
    "operationId": "listAttachments",
    "method": "GET",
    "path": "/attachments",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "long-read",
    "parameters": [],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "queryTooExpensive",
      "strictRequest"
    ]
  },
  {
    "operationId": "deleteAttachment",
    "method": "DELETE",
    "path": "/attachments/{attachment_id}",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "attachment_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "strictRequest",
      "notFound",
      "invalidAttachment"
    ]
  },
  {
    "operationId": "listDrafts",
    "method": "GET",
    "path": "/drafts",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "long-read",
    "parameters": [],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "queryTooExpensive",
      "strictRequest",
      "draftSynchronizationDisabled"
    ]
  },
  {
    "operationId": "createDrafts",
    "method": "POST",
    "path": "/drafts",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "drafts",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": [],
        "aliases": [],
        "nullable": false,
        "handlerChecksNulls": true
      }
    ],
    "body": {
      "bytes": 2097152,
      "values": 50000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "payloadTooLarge",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "invalidValue",
      "tooManyItems",
      "cannotBeBlank",
      "tooLarge",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "fieldMissing",
      "unexpectedField",
      "limitReached",
      "draftSynchronizationDisabled",
      "messageNullBytes",
      "draftTimestampNegative",
      "draftTopicNullBytes",
      "draftChannelNotOne",
      "invalidChannelId",
      "invalidUserId"
    ]
  },
  {
    "operationId": "updateDraft",
    "method": "PATCH",
    "path": "/drafts/{draft_id}",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "draft_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "draft",
        "in": "body",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false,
        "handlerChecksNulls": true
      }
    ],
    "body": {
      "bytes": 262144,
      "values": 2012
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "invalidValue",
      "tooManyItems",
      "cannotBeBlank",
      "tooLarge",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "fieldMissing",
      "unexpectedField",
      "notFound",
      "limitReached",
      "draftSynchronizationDisabled",
      "messageNullBytes",
      "draftTimestampNegative",
      "draftTopicNullBytes",
      "draftChannelNotOne",
      "invalidChannelId",
      "invalidUserId",
      "draftNotFound"
    ]
  },
  {
    "operationId": "deleteDraft",
    "method": "DELETE",
    "path": "/drafts/{draft_id}",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "draft_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "strictRequest",
      "notFound",
      "draftSynchronizationDisabled",
      "draftNotFound"
    ]
  },
  {
    "operationId": "updateSettings",
    "method": "PATCH",
    "path": "/settings",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "none",
    "retrySafe": true,
    "parameters": [
      {
        "name": "full_name",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "email",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "old_password",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "new_password",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "regenerate_api_key",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "twenty_four_hour_time",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "dense_mode",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_mark_read_on_scroll_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_channel_default_view",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "starred_message_counts",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "receives_typing_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "fluid_layout_width",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "high_contrast_mode",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_font_size_px",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_line_height_percent",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "color_scheme",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_drafts_synchronization",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "translate_emoticons",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "display_emoji_reaction_users",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "default_language",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_home_view",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_escape_navigates_to_home_view",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "left_side_userlist",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "emojiset",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "demote_inactive_streams",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "user_list_style",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_animate_image_previews",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_stream_unreads_count_display_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_stream_desktop_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_stream_email_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_stream_push_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_stream_audible_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "notification_sound",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_desktop_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_sounds",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "email_notifications_batching_period_seconds",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_offline_email_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_offline_push_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_online_push_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_followed_topic_desktop_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_followed_topic_email_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_followed_topic_push_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_followed_topic_audible_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_digest_emails",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_marketing_emails",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_login_emails",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "message_content_in_email_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "pm_content_in_desktop_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "wildcard_mentions_notify",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_followed_topic_wildcard_mentions_notify",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "desktop_icon_count_display",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "realm_name_in_email_notifications_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "automatically_follow_topics_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "automatically_unmute_topics_in_muted_streams_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "automatically_follow_topics_where_mentioned",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "presence_enabled",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enter_sends",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "send_private_typing_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "send_stream_typing_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "send_read_receipts",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "email_address_visibility",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_navigate_to_sent_message",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "timezone",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 131072,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "payloadTooLarge",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "invalidValue",
      "notInList",
      "tooLong",
      "tooSmall",
      "tooLarge",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "nameTooLong",
      "nameTooShort",
      "nameInvalidCharacters",
      "nameInvalidFormat",
      "nameTaken",
      "botNameTaken",
      "invalidEmail",
      "emailTaken",
      "emailOutsideDomains",
      "realEmailRequired",
      "emailWithPlus",
      "emailChangesDisabled",
      "botEmailFixed",
      "wrongPassword",
      "newPasswordTooWeak",
      "regenerationWithoutPassword",
      "invalidDefaultLanguage",
      "invalidTimezone",
      "invalidNotificationSound",
      "invalidBatchingPeriod"
    ]
  },
  {
    "operationId": "updateUserSettingsDefaults",
    "method": "PATCH",
    "path": "/realm/user_settings_defaults",
    "open": false,
    "role": "administrator",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "twenty_four_hour_time",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "dense_mode",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_mark_read_on_scroll_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_channel_default_view",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "starred_message_counts",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "receives_typing_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "fluid_layout_width",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "high_contrast_mode",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_font_size_px",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_line_height_percent",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "color_scheme",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_drafts_synchronization",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "translate_emoticons",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "display_emoji_reaction_users",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "default_language",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_home_view",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_escape_navigates_to_home_view",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "left_side_userlist",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "emojiset",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "demote_inactive_streams",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "user_list_style",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_animate_image_previews",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_stream_unreads_count_display_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_stream_desktop_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_stream_email_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_stream_push_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_stream_audible_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "notification_sound",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_desktop_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_sounds",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "email_notifications_batching_period_seconds",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_offline_email_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_offline_push_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_online_push_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_followed_topic_desktop_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_followed_topic_email_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_followed_topic_push_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_followed_topic_audible_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_digest_emails",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_marketing_emails",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_login_emails",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "message_content_in_email_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "pm_content_in_desktop_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "wildcard_mentions_notify",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_followed_topic_wildcard_mentions_notify",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "desktop_icon_count_display",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "realm_name_in_email_notifications_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "automatically_follow_topics_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "automatically_unmute_topics_in_muted_streams_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "automatically_follow_topics_where_mentioned",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "presence_enabled",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enter_sends",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "send_private_typing_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "send_stream_typing_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "send_read_receipts",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "email_address_visibility",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_navigate_to_sent_message",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "mustBeAdministrator",
      "rateLimitHit",
      "payloadTooLarge",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "invalidValue",
      "notInList",
      "tooSmall",
      "tooLarge",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "invalidDefaultLanguage",
      "invalidNotificationSound",
      "invalidBatchingPeriod"
    ]
  },
  {
    "operationId": "updateDisplaySettings",
    "method": "PATCH",
    "path": "/settings/display",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "none",
    "retrySafe": true,
    "parameters": [
      {
        "name": "full_name",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "email",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "old_password",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "new_password",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "regenerate_api_key",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "twenty_four_hour_time",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "dense_mode",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_mark_read_on_scroll_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_channel_default_view",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "starred_message_counts",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "receives_typing_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "fluid_layout_width",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "high_contrast_mode",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_font_size_px",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_line_height_percent",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "color_scheme",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_drafts_synchronization",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "translate_emoticons",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "display_emoji_reaction_users",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "default_language",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_home_view",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_escape_navigates_to_home_view",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "left_side_userlist",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "emojiset",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "demote_inactive_streams",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "user_list_style",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_animate_image_previews",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_stream_unreads_count_display_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_stream_desktop_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_stream_email_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_stream_push_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_stream_audible_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "notification_sound",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_desktop_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_sounds",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "email_notifications_batching_period_seconds",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_offline_email_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_offline_push_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_online_push_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_followed_topic_desktop_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_followed_topic_email_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_followed_topic_push_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_followed_topic_audible_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_digest_emails",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_marketing_emails",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_login_emails",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "message_content_in_email_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "pm_content_in_desktop_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "wildcard_mentions_notify",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_followed_topic_wildcard_mentions_notify",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "desktop_icon_count_display",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "realm_name_in_email_notifications_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "automatically_follow_topics_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "automatically_unmute_topics_in_muted_streams_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "automatically_follow_topics_where_mentioned",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "presence_enabled",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enter_sends",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "send_private_typing_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "send_stream_typing_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "send_read_receipts",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "email_address_visibility",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_navigate_to_sent_message",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "timezone",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 131072,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "payloadTooLarge",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "invalidValue",
      "notInList",
      "tooLong",
      "tooSmall",
      "tooLarge",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "nameTooLong",
      "nameTooShort",
      "nameInvalidCharacters",
      "nameInvalidFormat",
      "nameTaken",
      "botNameTaken",
      "invalidEmail",
      "emailTaken",
      "emailOutsideDomains",
      "realEmailRequired",
      "emailWithPlus",
      "emailChangesDisabled",
      "botEmailFixed",
      "wrongPassword",
      "newPasswordTooWeak",
      "regenerationWithoutPassword",
      "invalidDefaultLanguage",
      "invalidTimezone",
      "invalidNotificationSound",
      "invalidBatchingPeriod"
    ]
  },
  {
    "operationId": "updateNotificationSettings",
    "method": "PATCH",
    "path": "/settings/notifications",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "none",
    "retrySafe": true,
    "parameters": [
      {
        "name": "full_name",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "email",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "old_password",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "new_password",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "regenerate_api_key",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "twenty_four_hour_time",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "dense_mode",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_mark_read_on_scroll_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_channel_default_view",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "starred_message_counts",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "receives_typing_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "fluid_layout_width",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "high_contrast_mode",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_font_size_px",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_line_height_percent",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "color_scheme",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_drafts_synchronization",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "translate_emoticons",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "display_emoji_reaction_users",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "default_language",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_home_view",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_escape_navigates_to_home_view",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "left_side_userlist",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "emojiset",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "demote_inactive_streams",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "user_list_style",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_animate_image_previews",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_stream_unreads_count_display_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_stream_desktop_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_stream_email_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_stream_push_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_stream_audible_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "notification_sound",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_desktop_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_sounds",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "email_notifications_batching_period_seconds",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_offline_email_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_offline_push_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_online_push_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_followed_topic_desktop_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_followed_topic_email_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_followed_topic_push_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_followed_topic_audible_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_digest_emails",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_marketing_emails",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_login_emails",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "message_content_in_email_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "pm_content_in_desktop_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "wildcard_mentions_notify",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_followed_topic_wildcard_mentions_notify",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "desktop_icon_count_display",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "realm_name_in_email_notifications_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "automatically_follow_topics_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "automatically_unmute_topics_in_muted_streams_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "automatically_follow_topics_where_mentioned",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "presence_enabled",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enter_sends",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "send_private_typing_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "send_stream_typing_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "send_read_receipts",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "email_address_visibility",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "web_navigate_to_sent_message",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "timezone",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 131072,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "payloadTooLarge",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "invalidValue",
      "notInList",
      "tooLong",
      "tooSmall",
      "tooLarge",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "nameTooLong",
      "nameTooShort",
      "nameInvalidCharacters",
      "nameInvalidFormat",
      "nameTaken",
      "botNameTaken",
      "invalidEmail",
      "emailTaken",
      "emailOutsideDomains",
      "realEmailRequired",
      "emailWithPlus",
      "emailChangesDisabled",
      "botEmailFixed",
      "wrongPassword",
      "newPasswordTooWeak",
      "regenerationWithoutPassword",
      "invalidDefaultLanguage",
      "invalidTimezone",
      "invalidNotificationSound",
      "invalidBatchingPeriod"
    ]
  },
  {
    "operationId": "listScheduledMessages",
    "method": "GET",
    "path": "/scheduled_messages",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "long-read",
    "parameters": [],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "queryTooExpensive",
      "strictRequest"
    ]
  },
  {
    "operationId": "createScheduledMessage",
    "method": "POST",
    "path": "/scheduled_messages",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "type",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false,
        "handlerChecksNulls": true
      },
      {
        "name": "to",
        "in": "body",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "content",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false,
        "handlerChecksNulls": true
      },
      {
        "name": "topic",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [
          "subject"
        ],
        "nullable": false,
        "handlerChecksNulls": true
      },
      {
        "name": "scheduled_delivery_timestamp",
        "in": "body",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "read_by_sender",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 196608,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "confusingVar",
      "strictRequest",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "invalidValue",
      "tooLarge",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "invalidParameter",
      "classicNotJson",
      "limitReached",
      "deliveryTimeNotInFuture",
      "channelIdWrongType",
      "recipientsWrongType",
      "topicMissing",
      "messageEmpty",
      "messageNullBytes",
      "messageNotRendered",
      "channelNotFoundById",
      "topicEmpty",
      "topicMandatory",
      "topicInvalidCharacter",
      "recipientsMissing",
      "recipientsTooMany",
      "invalidUserId",
      "recipientDeactivated",
      "notAuthorizedToSend",
      "onlyAdministratorsPost",
      "onlyModeratorsPost",
      "newMembersDoNotPost",
      "guestsDoNotPost",
      "groupMentionNotAllowed",
      "streamWildcardMentionNotAllowed",
      "topicWildcardMentionNotAllowed",
      "directMessagesDisabled",
      "directMessageNotAuthorized",
      "directMessageInitiationNotAllowed"
    ]
  },
  {
    "operationId": "updateScheduledMessage",
    "method": "PATCH",
    "path": "/scheduled_messages/{scheduled_message_id}",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "scheduled_message_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "type",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false,
        "handlerChecksNulls": true,
        "emptyIsAbsent": true
      },
      {
        "name": "to",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "content",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false,
        "handlerChecksNulls": true
      },
      {
        "name": "topic",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [
          "subject"
        ],
        "nullable": false,
        "handlerChecksNulls": true
      },
      {
        "name": "scheduled_delivery_timestamp",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 196608,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "payloadTooLarge",
      "confusingVar",
      "strictRequest",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "invalidValue",
      "tooLarge",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "invalidParameter",
      "notFound",
      "classicNotJson",
      "limitReached",
      "scheduledMessageSent",
      "nothingToChange",
      "scheduledRecipientRequired",
      "scheduledTopicRequired",
      "deliveryTimeNotInFuture",
      "channelIdWrongType",
      "recipientsWrongType",
      "messageEmpty",
      "messageNullBytes",
      "messageNotRendered",
      "channelNotFoundById",
      "topicEmpty",
      "topicMandatory",
      "topicInvalidCharacter",
      "recipientsMissing",
      "recipientsTooMany",
      "invalidUserId",
      "recipientDeactivated",
      "notAuthorizedToSend",
      "onlyAdministratorsPost",
      "onlyModeratorsPost",
      "newMembersDoNotPost",
      "guestsDoNotPost",
      "groupMentionNotAllowed",
      "streamWildcardMentionNotAllowed",
      "topicWildcardMentionNotAllowed",
      "directMessagesDisabled",
      "directMessageNotAuthorized",
      "directMessageInitiationNotAllowed",
      "scheduledMessageNotFound"
    ]
  },
  {
    "operationId": "deleteScheduledMessage",
    "method": "DELETE",
    "path": "/scheduled_messages/{scheduled_message_id}",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "scheduled_message_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "strictRequest",
      "notFound",
      "scheduledMessageSent",
      "scheduledMessageNotFound"
    ]
  },
  {
    "operationId": "listUserGroups",
    "method": "GET",
    "path": "/user_groups",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "long-snapshot",
    "parameters": [],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "queryTooExpensive",
      "strictRequest"
    ]
  },
  {
    "operationId": "createUserGroup",
    "method": "POST",
    "path": "/user_groups/create",
    "open": false,
    "role": "member",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "name",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "description",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "members",
        "in": "body",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "can_mention_group",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 1245184,
      "values": 50000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "notForGuests",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "invalidValue",
      "tooLong",
      "tooManyItems",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "fieldMissing",
      "limitReached",
      "insufficientPermission",
      "userGroupNameEmpty",
      "userGroupNameTooLong",
      "userGroupNamePrefix",
      "userGroupNameTaken",
      "invalidGroupMember",
      "invalidUserGroup",
      "invalidUserGroupId",
      "groupNotAllowedForSetting"
    ]
  },
  {
    "operationId": "listUserGroupMembers",
    "method": "GET",
    "path": "/user_groups/{user_group_id}/members",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "long-snapshot",
    "parameters": [
      {
        "name": "user_group_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "direct_member_only",
        "in": "query",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "queryTooExpensive",
      "strictRequest",
      "notJson",
      "wrongType",
      "nestedTooDeep",
      "tooManyValues",
      "notFound",
      "invalidUserGroup"
    ]
  },
  {
    "operationId": "updateUserGroupMembers",
    "method": "POST",
    "path": "/user_groups/{user_group_id}/members",
    "open": false,
    "role": "member",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "user_group_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "add",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "delete",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 1179648,
      "values": 50000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "notForGuests",
      "rateLimitHit",
      "payloadTooLarge",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "tooManyItems",
      "nestedTooDeep",
      "tooManyValues",
      "notFound",
      "limitReached",
      "invalidUserGroup",
      "insufficientPermission",
      "nothingToAddOrDelete",
      "invalidGroupMember",
      "alreadyGroupMember",
      "notGroupMember"
    ]
  },
  {
    "operationId": "getUserGroupMembership",
    "method": "GET",
    "path": "/user_groups/{user_group_id}/members/{user_id}",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "read",
    "parameters": [
      {
        "name": "user_group_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "user_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "direct_member_only",
        "in": "query",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "strictRequest",
      "notJson",
      "wrongType",
      "nestedTooDeep",
      "tooManyValues",
      "notFound",
      "invalidUserGroup",
      "noSuchUser"
    ]
  },
  {
    "operationId": "listUserGroupSubgroups",
    "method": "GET",
    "path": "/user_groups/{user_group_id}/subgroups",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "read",
    "parameters": [
      {
        "name": "user_group_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "direct_subgroup_only",
        "in": "query",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "strictRequest",
      "notJson",
      "wrongType",
      "nestedTooDeep",
      "tooManyValues",
      "notFound",
      "invalidUserGroup"
    ]
  },
  {
    "operationId": "updateUserGroupSubgroups",
    "method": "POST",
    "path": "/user_groups/{user_group_id}/subgroups",
    "open": false,
    "role": "member",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "user_group_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "add",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "delete",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 131072,
      "values": 4004
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "notForGuests",
      "rateLimitHit",
      "payloadTooLarge",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "tooManyItems",
      "nestedTooDeep",
      "tooManyValues",
      "notFound",
      "limitReached",
      "invalidUserGroup",
      "insufficientPermission",
      "nothingToAddOrDelete",
      "invalidUserGroupId",
      "subgroupAlready",
      "subgroupCycle",
      "subgroupMissing"
    ]
  },
  {
    "operationId": "updateUserGroup",
    "method": "PATCH",
    "path": "/user_groups/{user_group_id}",
    "open": false,
    "role": "member",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "user_group_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "name",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "description",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "can_mention_group",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 1245184,
      "values": 50000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "notForGuests",
      "rateLimitHit",
      "payloadTooLarge",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "invalidValue",
      "tooLong",
      "tooManyItems",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "fieldMissing",
      "notFound",
      "limitReached",
      "invalidUserGroup",
      "insufficientPermission",
      "noNewGroupData",
      "userGroupNameEmpty",
      "userGroupNameTooLong",
      "userGroupNamePrefix",
      "userGroupNameTaken",
      "expectationMismatch",
      "invalidGroupMember",
      "invalidUserGroupId",
      "groupNotAllowedForSetting"
    ]
  },
  {
    "operationId": "deleteUserGroup",
    "method": "DELETE",
    "path": "/user_groups/{user_group_id}",
    "open": false,
    "role": "member",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "user_group_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "notForGuests",
      "rateLimitHit",
      "strictRequest",
      "notFound",
      "invalidUserGroup",
      "insufficientPermission",
      "userGroupInUse"
    ]
  },
  {
    "operationId": "updateOwnPresence",
    "method": "POST",
    "path": "/users/me/presence",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "none",
    "parameters": [
      {
        "name": "status",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "last_update_id",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "new_user_input",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "ping_only",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "slim_presence",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "invalidPresenceStatus"
    ]
  },
  {
    "operationId": "getUserPresence",
    "method": "GET",
    "path": "/users/{user_id_or_email}/presence",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "read",
    "parameters": [
      {
        "name": "user_id_or_email",
        "in": "path",
        "kind": "string-or-json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "strictRequest",
      "notFound",
      "noSuchUser",
      "insufficientPermission",
      "presenceOfBot",
      "presenceNotFound"
    ]
  },
  {
    "operationId": "sendTestPushNotification",
    "method": "POST",
    "path": "/mobile_push/test_notification",
    "open": false,
    "role": "guest",
    "bots": false,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "token",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 131072,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "noBots",
      "rateLimitHit",
      "payloadTooLarge",
      "strictRequest",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "tooLong",
      "nullBytes",
      "notUnicode",
      "invalidPushDeviceToken",
      "pushNotificationsUnavailable"
    ]
  },
  {
    "operationId": "listOwnApnsDeviceTokens",
    "method": "GET",
    "path": "/users/me/apns_device_token",
    "open": false,
    "role": "guest",
    "bots": false,
    "transaction": "read",
    "parameters": [],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "noBots",
      "rateLimitHit",
      "strictRequest"
    ]
  },
  {
    "operationId": "createOwnApnsDeviceToken",
    "method": "POST",
    "path": "/users/me/apns_device_token",
    "open": false,
    "role": "guest",
    "bots": false,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "token",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "appid",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 131072,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "noBots",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "nullBytes",
      "notUnicode",
      "deviceTokenLength",
      "apnsTokenInvalid",
      "invalidAppId",
      "limitReached"
    ]
  },
  {
    "operationId": "deleteOwnApnsDeviceToken",
    "method": "DELETE",
    "path": "/users/me/apns_device_token",
    "open": false,
    "role": "guest",
    "bots": false,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "token",
        "in": "query",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 131072,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "noBots",
      "rateLimitHit",
      "missingArgument",
      "strictRequest",
      "wrongType",
      "nullBytes",
      "notUnicode",
      "headersTooLarge",
      "deviceTokenLength",
      "apnsTokenInvalid",
      "deviceTokenNotFound"
    ]
  },
  {
    "operationId": "listOwnAndroidDeviceTokens",
    "method": "GET",
    "path": "/users/me/android_gcm_reg_id",
    "open": false,
    "role": "guest",
    "bots": false,
    "transaction": "read",
    "parameters": [],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "noBots",
      "rateLimitHit",
      "strictRequest"
    ]
  },
  {
    "operationId": "createOwnAndroidDeviceToken",
    "method": "POST",
    "path": "/users/me/android_gcm_reg_id",
    "open": false,
    "role": "guest",
    "bots": false,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "token",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 131072,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "noBots",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "nullBytes",
      "notUnicode",
      "deviceTokenLength",
      "limitReached"
    ]
  },
  {
    "operationId": "deleteOwnAndroidDeviceToken",
    "method": "DELETE",
    "path": "/users/me/android_gcm_reg_id",
    "open": false,
    "role": "guest",
    "bots": false,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "token",
        "in": "query",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 131072,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "noBots",
      "rateLimitHit",
      "missingArgument",
      "strictRequest",
      "wrongType",
      "nullBytes",
      "notUnicode",
      "headersTooLarge",
      "deviceTokenLength",
      "deviceTokenNotFound"
    ]
  },
  {
    "operationId": "muteUser",
    "method": "POST",
    "path": "/users/me/muted_users/{muted_user_id}",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "muted_user_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "strictRequest",
      "notFound",
      "cannotMuteSelf",
      "noSuchUser",
      "insufficientPermission",
      "userAlreadyMuted",
      "limitReached"
    ]
  },
  {
    "operationId": "unmuteUser",
    "method": "DELETE",
    "path": "/users/me/muted_users/{muted_user_id}",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "muted_user_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "strictRequest",
      "notFound",
      "noSuchUser",
      "insufficientPermission",
      "userNotMuted"
    ]
  },
  {
    "operationId": "listPresences",
    "method": "GET",
    "path": "/realm/presence",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "none",
    "parameters": [],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "strictRequest"
    ]
  },
  {
    "operationId": "updateOwnStatus",
    "method": "POST",
    "path": "/users/me/status",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "status_text",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "emoji_name",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "emoji_code",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "reaction_type",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false,
        "emptyIsAbsent": true
      },
      {
        "name": "away",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "payloadTooLarge",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "tooLong",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "invalidParameter",
      "statusUnchanged",
      "statusTextTooLong",
      "statusEmojiNameMissing",
      "emojiNotFound",
      "invalidEmojiName",
      "invalidEmojiCode",
      "invalidCustomEmoji",
      "invalidCustomEmojiName",
      "customEmojiDeactivated"
    ]
  },
  {
    "operationId": "getUserStatus",
    "method": "GET",
    "path": "/users/{user_id}/status",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "read",
    "parameters": [
      {
        "name": "user_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "strictRequest",
      "notFound",
      "noSuchUser"
    ]
  },
  {
    "operationId": "updateOrganization",
    "method": "PATCH",
    "path": "/realm",
    "open": false,
    "role": "administrator",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "name",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "description",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "can_access_all_users_group",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [
          "can_access_all_users_group_id"
        ],
        "nullable": false
      },
      {
        "name": "can_create_public_channel_group",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "can_create_private_channel_group",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "can_create_web_public_channel_group",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "can_delete_any_message_group",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "create_multiuse_invite_group",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "direct_message_initiator_group",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "direct_message_permission_group",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "add_custom_emoji_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "bot_creation_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "delete_own_message_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "edit_topic_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "invite_to_realm_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "invite_to_stream_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "move_messages_between_streams_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "user_group_edit_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "wildcard_mention_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "waiting_period_threshold",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "allow_edit_history",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "allow_message_editing",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "message_content_edit_limit_seconds",
        "in": "body",
        "kind": "string-or-json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "message_content_delete_limit_seconds",
        "in": "body",
        "kind": "string-or-json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "move_messages_within_stream_limit_seconds",
        "in": "body",
        "kind": "string-or-json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "move_messages_between_streams_limit_seconds",
        "in": "body",
        "kind": "string-or-json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "message_retention_days",
        "in": "body",
        "kind": "string-or-json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "mandatory_topics",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_read_receipts",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "inline_image_preview",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "inline_url_embed_preview",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "default_code_block_language",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "giphy_rating",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "video_chat_provider",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "jitsi_server_url",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "message_content_allowed_in_email_notifications",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "authentication_methods",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "default_language",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "avatar_changes_disabled",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "email_changes_disabled",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "name_changes_disabled",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "require_unique_names",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "disallow_disposable_email_addresses",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "emails_restricted_to_domains",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "invite_required",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_guest_user_indicator",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "presence_disabled",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "send_welcome_emails",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "digest_emails_enabled",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "digest_weekday",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "enable_spectator_access",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "want_advertise_in_communities_directory",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "org_type",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "new_stream_announcements_stream_id",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "signup_announcements_stream_id",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "service_update_announcements_stream_id",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [
          "zulip_update_announcements_stream_id"
        ],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 2097152,
      "values": 50000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "mustBeAdministrator",
      "rateLimitHit",
      "payloadTooLarge",
      "confusingVar",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "invalidValue",
      "notInList",
      "tooLong",
      "cannotBeBlank",
      "tooSmall",
      "tooLarge",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "mustBeOwner",
      "organizationNameInvalidCharacter",
      "badValue",
      "expectationMismatch",
      "invalidUserGroup",
      "systemGroupRequired",
      "groupNotAllowedForSetting",
      "invalidUserGroupId",
      "invalidGroupMember",
      "invalidChannelId",
      "invalidDefaultLanguage",
      "invalidJitsiUrl",
      "invalidGiphyRating",
      "invalidVideoChatProvider",
      "unknownAuthenticationMethod",
      "noAuthenticationMethod"
    ]
  },
  {
    "operationId": "listDomains",
    "method": "GET",
    "path": "/realm/domains",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "read",
    "parameters": [],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "strictRequest"
    ]
  },
  {
    "operationId": "createDomain",
    "method": "POST",
    "path": "/realm/domains",
    "open": false,
    "role": "owner",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "domain",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "allow_subdomains",
        "in": "body",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "mustBeOwner",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "limitReached",
      "invalidDomain",
      "domainTaken"
    ]
  },
  {
    "operationId": "updateDomain",
    "method": "PATCH",
    "path": "/realm/domains/{domain}",
    "open": false,
    "role": "owner",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "domain",
        "in": "path",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "allow_subdomains",
        "in": "body",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "mustBeOwner",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "nestedTooDeep",
      "tooManyValues",
      "notFound",
      "domainNotFound"
    ]
  },
  {
    "operationId": "deleteDomain",
    "method": "DELETE",
    "path": "/realm/domains/{domain}",
    "open": false,
    "role": "owner",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "domain",
        "in": "path",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "mustBeOwner",
      "rateLimitHit",
      "strictRequest",
      "notFound",
      "domainNotFound"
    ]
  },
  {
    "operationId": "listExports",
    "method": "GET",
    "path": "/export/realm",
    "open": false,
    "role": "administrator",
    "bots": true,
    "transaction": "read",
    "parameters": [],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "mustBeAdministrator",
      "rateLimitHit",
      "strictRequest"
    ]
  },
  {
    "operationId": "createExport",
    "method": "POST",
    "path": "/export/realm",
    "open": false,
    "role": "administrator",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "mustBeAdministrator",
      "rateLimitHit",
      "strictRequest",
      "tooManyExports",
      "exportTooLarge"
    ]
  },
  {
    "operationId": "deleteExport",
    "method": "DELETE",
    "path": "/export/realm/{export_id}",
    "open": false,
    "role": "administrator",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "export_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "mustBeAdministrator",
      "rateLimitHit",
      "strictRequest",
      "notFound",
      "exportNotFound",
      "exportPending",
      "exportFailed",
      "exportDeleted"
    ]
  },
  {
    "operationId": "uploadIcon",
    "method": "POST",
    "path": "/realm/icon",
    "open": false,
    "role": "administrator",
    "bots": true,
    "transaction": "none",
    "retrySafe": true,
    "parameters": [
      {
        "name": "filename",
        "in": "body",
        "kind": "file",
        "required": true,
        "aliases": [],
        "nullable": false,
        "maxBytes": 5242880
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "mustBeAdministrator",
      "rateLimitHit",
      "payloadTooLarge",
      "fileTooLarge",
      "strictRequest",
      "malformedJson",
      "malformedForm",
      "limitReached",
      "notOneIcon",
      "badImage",
      "imageTooLarge"
    ]
  },
  {
    "operationId": "deleteIcon",
    "method": "DELETE",
    "path": "/realm/icon",
    "open": false,
    "role": "administrator",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "mustBeAdministrator",
      "rateLimitHit",
      "strictRequest"
    ]
  },
  {
    "operationId": "uploadLogo",
    "method": "POST",
    "path": "/realm/logo",
    "open": false,
    "role": "administrator",
    "bots": true,
    "transaction": "none",
    "retrySafe": true,
    "parameters": [
      {
        "name": "night",
        "in": "body",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "filename",
        "in": "body",
        "kind": "file",
        "required": true,
        "aliases": [],
        "nullable": false,
        "maxBytes": 5242880
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "mustBeAdministrator",
      "rateLimitHit",
      "payloadTooLarge",
      "fileTooLarge",
      "missingArgument",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "nestedTooDeep",
      "tooManyValues",
      "limitReached",
      "notOneLogo",
      "badImage",
      "imageTooLarge"
    ]
  },
  {
    "operationId": "deleteLogo",
    "method": "DELETE",
    "path": "/realm/logo",
    "open": false,
    "role": "administrator",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "night",
        "in": "query",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "mustBeAdministrator",
      "rateLimitHit",
      "missingArgument",
      "strictRequest",
      "notJson",
      "wrongType",
      "nestedTooDeep",
      "tooManyValues"
    ]
  },
  {
    "operationId": "createPlayground",
    "method": "POST",
    "path": "/realm/playgrounds",
    "open": false,
    "role": "administrator",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "name",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "pygments_language",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "url_template",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "mustBeAdministrator",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "tooLong",
      "nullBytes",
      "notUnicode",
      "limitReached",
      "playgroundBlank",
      "playgroundLanguageInvalid",
      "playgroundTemplateInvalid",
      "playgroundWithoutCode",
      "playgroundOtherVariable",
      "playgroundTaken"
    ]
  },
  {
    "operationId": "deletePlayground",
    "method": "DELETE",
    "path": "/realm/playgrounds/{playground_id}",
    "open": false,
    "role": "administrator",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "playground_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "mustBeAdministrator",
      "rateLimitHit",
      "strictRequest",
      "notFound",
      "playgroundNotFound"
    ]
  },
  {
    "operationId": "listLinkifiers",
    "method": "GET",
    "path": "/realm/linkifiers",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "read",
    "parameters": [],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "strictRequest"
    ]
  },
  {
    "operationId": "reorderLinkifiers",
    "method": "PATCH",
    "path": "/realm/linkifiers",
    "open": false,
    "role": "administrator",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "ordered_linkifier_ids",
        "in": "body",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "mustBeAdministrator",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "tooManyItems",
      "nestedTooDeep",
      "tooManyValues",
      "linkifierOrderTwice",
      "linkifierOrderIncomplete"
    ]
  },
  {
    "operationId": "updateLinkifier",
    "method": "PATCH",
    "path": "/realm/filters/{filter_id}",
    "open": false,
    "role": "administrator",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "filter_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "pattern",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "url_template",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "mustBeAdministrator",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "tooLong",
      "nullBytes",
      "notUnicode",
      "notFound",
      "linkifierNotFound",
      "linkifierBlank",
      "linkifierPatternInvalid",
      "linkifierTemplateInvalid",
      "linkifierVariableWithoutGroup",
      "linkifierGroupUnused",
      "linkifierTaken"
    ]
  },
  {
    "operationId": "deleteLinkifier",
    "method": "DELETE",
    "path": "/realm/filters/{filter_id}",
    "open": false,
    "role": "administrator",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "filter_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "mustBeAdministrator",
      "rateLimitHit",
      "strictRequest",
      "notFound",
      "linkifierNotFound"
    ]
  },
  {
    "operationId": "createLinkifier",
    "method": "POST",
    "path": "/realm/filters",
    "open": false,
    "role": "administrator",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "pattern",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "url_template",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "mustBeAdministrator",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "tooLong",
      "nullBytes",
      "notUnicode",
      "limitReached",
      "linkifierBlank",
      "linkifierPatternInvalid",
      "linkifierTemplateInvalid",
      "linkifierVariableWithoutGroup",
      "linkifierGroupUnused",
      "linkifierTaken"
    ]
  },
  {
    "operationId": "registerQueue",
    "method": "POST",
    "path": "/register",
    "open": false,
    "spectators": true,
    "role": "guest",
    "bots": true,
    "transaction": "none",
    "parameters": [
      {
        "name": "event_types",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "fetch_event_types",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "narrow",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "all_public_streams",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "apply_markdown",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "client_gravatar",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "slim_presence",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "include_subscribers",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "client_capabilities",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "queue_lifespan_secs",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": 0,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 2097152,
      "values": 27836
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "rateLimitHit",
      "payloadTooLarge",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "invalidValue",
      "tooLong",
      "tooManyItems",
      "tooSmall",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "invalidParameter",
      "narrowOperatorNotSupported",
      "narrowOperandNotSupported",
      "narrowTermIncomplete",
      "badNarrowCombination",
      "queueNarrowTooLong",
      "allPublicChannelsRefused",
      "notForSpectators",
      "queryTooExpensive"
    ]
  },
  {
    "operationId": "getEvents",
    "method": "GET",
    "path": "/events",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "none",
    "parameters": [
      {
        "name": "queue_id",
        "in": "query",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "last_event_id",
        "in": "query",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "dont_block",
        "in": "query",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "event_types",
        "in": "query",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "narrow",
        "in": "query",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "all_public_streams",
        "in": "query",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "apply_markdown",
        "in": "query",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "client_gravatar",
        "in": "query",
        "kind": "json",
        "required": false,
        "default": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "slim_presence",
        "in": "query",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "include_subscribers",
        "in": "query",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "client_capabilities",
        "in": "query",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "fetch_event_types",
        "in": "query",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "queue_lifespan_secs",
        "in": "query",
        "kind": "json",
        "required": false,
        "default": 0,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 2097152,
      "values": 27842
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "strictRequest",
      "notJson",
      "wrongType",
      "invalidValue",
      "tooLong",
      "tooManyItems",
      "tooSmall",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "invalidParameter",
      "headersTooLarge",
      "badEventQueueId",
      "eventPruned",
      "eventNotInQueue",
      "narrowOperatorNotSupported",
      "narrowOperandNotSupported",
      "narrowTermIncomplete",
      "badNarrowCombination",
      "queueNarrowTooLong",
      "allPublicChannelsRefused"
    ]
  },
  {
    "operationId": "deleteQueue",
    "method": "DELETE",
    "path": "/events",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "parameters": [
      {
        "name": "queue_id",
        "in": "query",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "rateLimitHit",
      "missingArgument",
      "strictRequest",
      "wrongType",
      "tooLong",
      "nullBytes",
      "notUnicode",
      "badEventQueueId"
    ]
  },
  {
    "operationId": "streamEvents",
    "method": "GET",
    "path": "/events/stream",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "none",
    "parameters": [
      {
        "name": "queue_id",
        "in": "query",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "last_event_id",
        "in": "query",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "dont_block",
        "in": "query",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "mediaType": "text/event-stream",
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "missingArgument",
      "strictRequest",
      "notJson",
      "wrongType",
      "tooLong",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "badEventQueueId",
      "eventPruned",
      "eventNotInQueue"
    ]
  },
  {
    "operationId": "getMessage",
    "method": "GET",
    "path": "/messages/{message_id}",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "read",
    "parameters": [
      {
        "name": "message_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "apply_markdown",
        "in": "query",
        "kind": "json",
        "required": false,
        "default": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "client_gravatar",
        "in": "query",
        "kind": "json",
        "required": false,
        "default": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "strictRequest",
      "notJson",
      "wrongType",
      "nestedTooDeep",
      "tooManyValues",
      "notFound",
      "messageNotFound"
    ]
  },
  {
    "operationId": "updateMessage",
    "method": "PATCH",
    "path": "/messages/{message_id}",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "message_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "content",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false,
        "handlerChecksNulls": true
      },
      {
        "name": "topic",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [
          "subject"
        ],
        "nullable": false,
        "handlerChecksNulls": true
      },
      {
        "name": "propagate_mode",
        "in": "body",
        "kind": "string",
        "required": false,
        "default": "change_one",
        "aliases": [],
        "nullable": false,
        "handlerChecksNulls": true,
        "emptyIsAbsent": true
      },
      {
        "name": "send_notification_to_old_thread",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "send_notification_to_new_thread",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "stream_id",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 196608,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "payloadTooLarge",
      "confusingVar",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "invalidValue",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "notFound",
      "limitReached",
      "messageNotFound",
      "nothingToChange",
      "directMessageNotMoved",
      "directMessageWithoutTopic",
      "propagateModeWithoutMove",
      "contentAndChannel",
      "messageEditingDisabled",
      "messageEditNotAllowed",
      "messageEditTooLate",
      "widgetNotEditable",
      "topicEditTooLate",
      "messageMoveNotAllowed",
      "messageMoveTooLate",
      "moveTimeLimitExceeded",
      "messageNullBytes",
      "messageNotRendered",
      "topicEmpty",
      "topicMandatory",
      "topicInvalidCharacter",
      "invalidChannelId",
      "notAuthorizedToSend",
      "onlyAdministratorsPost",
      "onlyModeratorsPost",
      "newMembersDoNotPost",
      "groupMentionNotAllowed",
      "streamWildcardMentionNotAllowed",
      "topicWildcardMentionNotAllowed"
    ]
  },
  {
    "operationId": "deleteMessage",
    "method": "DELETE",
    "path": "/messages/{message_id}",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "message_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "strictRequest",
      "notFound",
      "messageNotFound",
      "messageDeletionNotAllowed",
      "messageDeletionTooLate"
    ]
  },
  {
    "operationId": "deleteTopic",
    "method": "POST",
    "path": "/streams/{stream_id}/delete_topic",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "none",
    "parameters": [
      {
        "name": "stream_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "topic_name",
        "in": "body",
        "kind": "string",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "tooLong",
      "nullBytes",
      "notUnicode",
      "notFound",
      "insufficientPermission",
      "invalidChannelId"
    ]
  },
  {
    "operationId": "listSubscriptions",
    "method": "GET",
    "path": "/users/me/subscriptions",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "long-read",
    "parameters": [
      {
        "name": "include_subscribers",
        "in": "query",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "queryTooExpensive",
      "strictRequest",
      "notJson",
      "wrongType",
      "nestedTooDeep",
      "tooManyValues"
    ]
  },
  {
    "operationId": "createSubscriptions",
    "method": "POST",
    "path": "/users/me/subscriptions",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "subscriptions",
        "in": "body",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "principals",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "authorization_errors_fatal",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "announce",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "invite_only",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false,
        "deferred": true
      },
      {
        "name": "is_web_public",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false,
        "deferred": true
      },
      {
        "name": "is_default_stream",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false,
        "deferred": true
      },
      {
        "name": "history_public_to_subscribers",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false,
        "deferred": true
      },
      {
        "name": "stream_post_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "default": 1,
        "aliases": [],
        "nullable": false,
        "deferred": true
      },
      {
        "name": "message_retention_days",
        "in": "body",
        "kind": "string-or-json",
        "required": false,
        "default": "realm_default",
        "aliases": [],
        "nullable": false,
        "deferred": true
      },
      {
        "name": "can_remove_subscribers_group",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false,
        "deferred": true
      }
    ],
    "body": {
      "bytes": 2097152,
      "values": 48022
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "payloadTooLarge",
      "missingArgument",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "invalidValue",
      "notInList",
      "tooLong",
      "tooManyItems",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "fieldMissing",
      "limitReached",
      "channelNotAccessible",
      "notForGuests",
      "noSuchUser",
      "userIsDeactivated",
      "insufficientPermission",
      "mustBeOwner",
      "channelNameEmpty",
      "channelNameTooLong",
      "channelNameInvalidCharacter",
      "defaultChannelPrivate",
      "webPublicChannelsOff",
      "incompatibleValues",
      "badValue",
      "invalidColor",
      "invalidUserGroup",
      "systemGroupRequired",
      "groupNotAllowedForSetting",
      "tooLongRendered",
      "tooMuchToRender"
    ]
  },
  {
    "operationId": "updateSubscriptions",
    "method": "PATCH",
    "path": "/users/me/subscriptions",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "add",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "delete",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 2097152,
      "values": 10004
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "payloadTooLarge",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "tooLong",
      "tooManyItems",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "fieldMissing",
      "limitReached",
      "nothingToSubscribe",
      "channelNotAccessible",
      "channelsNotFound",
      "notForGuests",
      "insufficientPermission",
      "channelNameEmpty",
      "channelNameTooLong",
      "channelNameInvalidCharacter",
      "invalidColor",
      "tooLongRendered",
      "tooMuchToRender"
    ]
  },
  {
    "operationId": "deleteSubscriptions",
    "method": "DELETE",
    "path": "/users/me/subscriptions",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "subscriptions",
        "in": "query",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "principals",
        "in": "query",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 2097152,
      "values": 42004
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "missingArgument",
      "strictRequest",
      "notJson",
      "wrongType",
      "invalidValue",
      "tooLong",
      "tooManyItems",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "headersTooLarge",
      "limitReached",
      "channelsNotFound",
      "noSuchUser",
      "userIsDeactivated",
      "insufficientPermission"
    ]
  },
  {
    "operationId": "getChannel",
    "method": "GET",
    "path": "/streams/{stream_id}",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "long-read",
    "parameters": [
      {
        "name": "stream_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "queryTooExpensive",
      "strictRequest",
      "notFound",
      "invalidChannelId"
    ]
  },
  {
    "operationId": "updateChannel",
    "method": "PATCH",
    "path": "/streams/{stream_id}",
    "open": false,
    "role": "administrator",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "stream_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "new_name",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "description",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "is_private",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "history_public_to_subscribers",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "is_web_public",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "is_default_stream",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "stream_post_policy",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "is_announcement_only",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "message_retention_days",
        "in": "body",
        "kind": "string-or-json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "can_remove_subscribers_group",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "mustBeAdministrator",
      "rateLimitHit",
      "payloadTooLarge",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "notInList",
      "tooLong",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "notFound",
      "invalidChannelId",
      "channelNameUnchanged",
      "channelNameTaken",
      "channelNameEmpty",
      "channelNameTooLong",
      "channelNameInvalidCharacter",
      "channelKindInvalid",
      "defaultChannelPrivate",
      "webPublicChannelsOff",
      "insufficientPermission",
      "mustBeOwner",
      "badValue",
      "invalidUserGroup",
      "systemGroupRequired",
      "groupNotAllowedForSetting",
      "tooLongRendered"
    ]
  },
  {
    "operationId": "archiveChannel",
    "method": "DELETE",
    "path": "/streams/{stream_id}",
    "open": false,
    "role": "administrator",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "stream_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "mustBeAdministrator",
      "rateLimitHit",
      "strictRequest",
      "notFound",
      "invalidChannelId"
    ]
  },
  {
    "operationId": "getUser",
    "method": "GET",
    "path": "/users/{user_id_or_email}",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "read",
    "parameters": [
      {
        "name": "user_id_or_email",
        "in": "path",
        "kind": "string-or-json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "client_gravatar",
        "in": "query",
        "kind": "json",
        "required": false,
        "default": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "include_custom_profile_fields",
        "in": "query",
        "kind": "json",
        "required": false,
        "default": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "strictRequest",
      "notJson",
      "wrongType",
      "nestedTooDeep",
      "tooManyValues",
      "notFound",
      "noSuchUser",
      "insufficientPermission"
    ]
  },
  {
    "operationId": "updateUser",
    "method": "PATCH",
    "path": "/users/{user_id_or_email}",
    "open": false,
    "role": "administrator",
    "bots": true,
    "refusal": "insufficientPermission",
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "user_id_or_email",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "full_name",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "role",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "profile_data",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 2097152,
      "values": 50000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "payloadTooLarge",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "invalidValue",
      "notInList",
      "tooLong",
      "tooManyItems",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "fieldMissing",
      "notFound",
      "noSuchUser",
      "insufficientPermission",
      "mustBeOwner",
      "onlyOwnerKeepsRole",
      "guestsCannotAdminister",
      "botRoleAboveOwner",
      "nameTooLong",
      "nameTooShort",
      "nameInvalidCharacters",
      "nameInvalidFormat",
      "nameTaken",
      "profileFieldNotFound",
      "profileValueNotString",
      "profileValueTooLong",
      "profileValueNotChoice",
      "profileValueNotDate",
      "profileValueNotUrl",
      "profileUsersNotList",
      "profileUserNotInteger",
      "profileUsersInvalid",
      "profileUserIsBot",
      "profileUserDeactivated",
      "tooLongRendered",
      "tooMuchToRender"
    ]
  },
  {
    "operationId": "deactivateUser",
    "method": "DELETE",
    "path": "/users/{user_id_or_email}",
    "open": false,
    "role": "administrator",
    "bots": true,
    "refusal": "insufficientPermission",
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "user_id_or_email",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "deactivation_notification_comment",
        "in": "query",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "strictRequest",
      "wrongType",
      "tooLong",
      "nullBytes",
      "notUnicode",
      "notFound",
      "headersTooLarge",
      "insufficientPermission",
      "noSuchUser",
      "userIsDeactivated",
      "mustBeOwner",
      "cannotDeactivateLastUser"
    ]
  },
  {
    "operationId": "updateProfileField",
    "method": "PATCH",
    "path": "/realm/profile_fields/{field_id}",
    "open": false,
    "role": "administrator",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "field_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "name",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "hint",
        "in": "body",
        "kind": "string",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "field_data",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "display_in_profile_summary",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      },
      {
        "name": "required",
        "in": "body",
        "kind": "json",
        "required": false,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 589824,
      "values": 10010
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "mustBeAdministrator",
      "rateLimitHit",
      "payloadTooLarge",
      "strictRequest",
      "notJson",
      "malformedJson",
      "malformedForm",
      "wrongType",
      "tooLong",
      "tooManyItems",
      "nullBytes",
      "notUnicode",
      "nestedTooDeep",
      "tooManyValues",
      "notFound",
      "limitReached",
      "profileFieldNotFound",
      "defaultFieldFixed",
      "profileFieldNameBlank",
      "profileFieldNameTooLong",
      "profileFieldNameTaken",
      "profileFieldWithoutChoice",
      "profileFieldChoiceTwice",
      "profileFieldChoiceKeyBlank",
      "profileFieldDataInvalid",
      "externalAccountUnknown",
      "externalAccountWithoutUrl",
      "externalAccountUrlWithoutName",
      "externalAccountUrlInvalid",
      "profileSummaryFull",
      "profileSummaryType"
    ]
  },
  {
    "operationId": "deleteProfileField",
    "method": "DELETE",
    "path": "/realm/profile_fields/{field_id}",
    "open": false,
    "role": "administrator",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [
      {
        "name": "field_id",
        "in": "path",
        "kind": "json",
        "required": true,
        "aliases": [],
        "nullable": false
      }
    ],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "mustBeAdministrator",
      "rateLimitHit",
      "strictRequest",
      "notFound",
      "profileFieldNotFound"
    ]
  },
  {
    "operationId": "getOwnUser",
    "method": "GET",
    "path": "/users/me",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "read",
    "parameters": [],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "rateLimitHit",
      "strictRequest"
    ]
  },
  {
    "operationId": "deactivateOwnUser",
    "method": "DELETE",
    "path": "/users/me",
    "open": false,
    "role": "guest",
    "bots": false,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "noBots",
      "rateLimitHit",
      "strictRequest",
      "cannotDeactivateLastUser"
    ]
  },
  {
    "operationId": "regenerateOwnApiKey",
    "method": "POST",
    "path": "/users/me/api_key/regenerate",
    "open": false,
    "role": "guest",
    "bots": true,
    "transaction": "write",
    "retrySafe": true,
    "parameters": [],
    "body": {
      "bytes": 65536,
      "values": 1000
    },
    "errors": [
      "userDeactivated",
      "realmDeactivated",
      "webhookBotRefused",
      "notLoggedIn",
      "invalidApiKey",
      "malformedApiKey",
      "accountDeactivated",
      "organizationDeactivated",
      "invalidBasicHeader",
      "notBasicAuth",
      "csrfFailed",
      "invalidIdempotencyKey",
      "idempotencyKeyReused",
      "rateLimitHit",
      "strictRequest"
    ]
  }
];
