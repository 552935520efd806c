// Written by `npm run generate` from openapi/; never edited.
import { ApiError } from '../src/contract/api-error.js';

/** Every error of the contract: `throw errors.messageNotFound()`. */
export const errors = {
  /** The request body must have a file. */
  noFile: (): ApiError =>
    new ApiError('noFile', 400, { result: 'error', msg: "You must specify a file to upload", code: 'BAD_REQUEST' }),
  /** The request body must not have more than one file. */
  severalFiles: (): ApiError =>
    new ApiError('severalFiles', 400, { result: 'error', msg: "You may only upload one file at a time", code: 'BAD_REQUEST' }),
  /** The total size of all files of the organization would exceed `realm_upload_quota_mib`. */
  uploadQuota: (): ApiError =>
    new ApiError('uploadQuota', 400, { result: 'error', msg: "Upload would exceed your organization's upload quota.", code: 'REALM_UPLOAD_QUOTA' }),
  /** The total size of all files of the user and their bots would exceed the server setting `UPLOAD_QUOTA_PER_USER_MIB`. */
  ownUploadQuota: (values: { readonly limit: number }): ApiError =>
    new ApiError('ownUploadQuota', 400, { result: 'error', msg: `Upload would exceed your quota of ${String(values.limit)} MiB. Delete files that you no longer need.`, code: 'BAD_REQUEST' }),
  /** The upload would leave less free disk space than the server setting `UPLOAD_DISK_RESERVE_MIB` requires. */
  uploadDiskFull: (): ApiError =>
    new ApiError('uploadDiskFull', 400, { result: 'error', msg: "The server has too little disk space for this file. Tell its administrator.", code: 'BAD_REQUEST' }),
  /** The requesting user has no file with the ID. */
  invalidAttachment: (): ApiError =>
    new ApiError('invalidAttachment', 400, { result: 'error', msg: "Invalid attachment", code: 'BAD_REQUEST' }),
  /** No file has this path, or the requesting user cannot fetch it. */
  fileNotFound: (): ApiError =>
    new ApiError('fileNotFound', 404, { result: 'error', msg: "File not found.", code: 'BAD_REQUEST' }),
  /** No account has this username, or the password is wrong. */
  authenticationFailed: (): ApiError =>
    new ApiError('authenticationFailed', 401, { result: 'error', msg: "Your username or password is incorrect", code: 'AUTHENTICATION_FAILED' }),
  /** The LDAP directory does not respond, and the password does not match one that the server stores. */
  directoryUnavailable: (): ApiError =>
    new ApiError('directoryUnavailable', 401, { result: 'error', msg: "Passwords cannot be verified at the moment. Try again later.", code: 'AUTHENTICATION_FAILED' }),
  /** The password or the session is valid, but the account is deactivated. */
  userDeactivated: (): ApiError =>
    new ApiError('userDeactivated', 401, { result: 'error', msg: "Account is deactivated", code: 'USER_DEACTIVATED' }),
  /** The organization is deactivated. */
  realmDeactivated: (): ApiError =>
    new ApiError('realmDeactivated', 401, { result: 'error', msg: "This organization has been deactivated", code: 'REALM_DEACTIVATED' }),
  /** The server or the organization disabled every method of password login. */
  passwordAuthDisabled: (): ApiError =>
    new ApiError('passwordAuthDisabled', 401, { result: 'error', msg: "Password authentication is disabled in this organization", code: 'PASSWORD_AUTH_DISABLED' }),
  /** The account never had a password, or an operator disabled it with `FORCE_PASSWORD_RESET`. */
  passwordResetRequired: (): ApiError =>
    new ApiError('passwordResetRequired', 401, { result: 'error', msg: "Your password has been disabled and needs to be reset", code: 'PASSWORD_RESET_REQUIRED' }),
  /** The server runs without `DEV_MODE`. */
  devModeOff: (): ApiError =>
    new ApiError('devModeOff', 400, { result: 'error', msg: "Endpoint not available in production.", code: 'BAD_REQUEST' }),
  /** The `Host` header has a different name. Web pages of other sites can use host names that resolve to this server. */
  devModeHost: (): ApiError =>
    new ApiError('devModeHost', 400, { result: 'error', msg: "Endpoint available only at localhost, at an IP address or at the host of SITE_URL.", code: 'BAD_REQUEST' }),
  /** The API key belongs to an incoming webhook bot, which may only post to its own address. */
  webhookBotRefused: (): ApiError =>
    new ApiError('webhookBotRefused', 401, { result: 'error', msg: "This API is not available to incoming webhook bots.", code: 'UNAUTHORIZED' }, { 'WWW-Authenticate': "Basic realm=\"chat\"" }),
  /** No account has the ID, or the account belongs to a human user or is a system bot. */
  noSuchBot: (): ApiError =>
    new ApiError('noSuchBot', 400, { result: 'error', msg: "No such bot", code: 'BAD_REQUEST' }),
  /** The short name is empty, or is not valid before the `@` of an email address. */
  badBotName: (): ApiError =>
    new ApiError('badBotName', 400, { result: 'error', msg: "Bad name or username", code: 'BAD_REQUEST' }),
  /** Another account already uses the email that follows from the short name. Deactivated accounts count too. */
  botEmailTaken: (): ApiError =>
    new ApiError('botEmailTaken', 400, { result: 'error', msg: "Username already in use", code: 'BAD_REQUEST' }),
  /** Another active account already uses this name. Bot names must be unique. */
  botNameTaken: (): ApiError =>
    new ApiError('botNameTaken', 400, { result: 'error', msg: "Name is already in use!", code: 'BAD_REQUEST' }),
  /** No channel has the name, or the requester cannot see the channel. A default channel of a bot must also be visible to the bot owner. */
  invalidChannelName: (values: { readonly channel_name: string }): ApiError =>
    new ApiError('invalidChannelName', 400, { result: 'error', msg: `Invalid channel name '${String(values.channel_name)}'`, code: 'BAD_REQUEST' }),
  /** No account has the ID of the new bot owner, or it is a system bot. */
  botOwnerUnknown: (): ApiError =>
    new ApiError('botOwnerUnknown', 400, { result: 'error', msg: "Failed to change owner, no such user", code: 'BAD_REQUEST' }),
  /** The account of the new bot owner is deactivated. */
  botOwnerDeactivated: (): ApiError =>
    new ApiError('botOwnerDeactivated', 400, { result: 'error', msg: "Failed to change owner, user is deactivated", code: 'BAD_REQUEST' }),
  /** The account of the new bot owner is a bot. */
  botOwnerIsBot: (): ApiError =>
    new ApiError('botOwnerIsBot', 400, { result: 'error', msg: "Failed to change owner, bots can't own other bots", code: 'BAD_REQUEST' }),
  /** The role has more rights than the role of the bot owner, who knows the bot's API key. */
  botRoleAboveOwner: (): ApiError =>
    new ApiError('botRoleAboveOwner', 400, { result: 'error', msg: "A bot cannot have more rights than its owner", code: 'BAD_REQUEST' }),
  /** The address of an outgoing webhook is not an HTTP or HTTPS URL. */
  invalidPayloadUrl: (values: { readonly name: string }): ApiError =>
    new ApiError('invalidPayloadUrl', 400, { result: 'error', msg: `${String(values.name)} is not a URL`, code: 'BAD_REQUEST' }),
  /** The request changes the service of a bot that has none. */
  botHasNoService: (): ApiError =>
    new ApiError('botHasNoService', 400, { result: 'error', msg: "The bot is not an outgoing webhook", code: 'BAD_REQUEST' }),
  /** The storage has no entry with one of the keys. */
  storageKeyNotFound: (): ApiError =>
    new ApiError('storageKeyNotFound', 400, { result: 'error', msg: "Key does not exist.", code: 'BAD_REQUEST' }),
  /** The keys and values of the storage would be larger than the limit. */
  storageLimitExceeded: (values: { readonly excess: number; readonly limit: number }): ApiError =>
    new ApiError('storageLimitExceeded', 400, { result: 'error', msg: `Request exceeds storage limit by ${String(values.excess)} bytes. The limit is ${String(values.limit)} bytes.`, code: 'BAD_REQUEST' }),
  /** The name of a channel is empty or only whitespace. */
  channelNameEmpty: (): ApiError =>
    new ApiError('channelNameEmpty', 400, { result: 'error', msg: "Channel name can't be empty.", code: 'BAD_REQUEST' }),
  /** The name of a channel is longer than `max_stream_name_length` characters. */
  channelNameTooLong: (values: { readonly limit: number }): ApiError =>
    new ApiError('channelNameTooLong', 400, { result: 'error', msg: `Channel name too long (limit: ${String(values.limit)} characters).`, code: 'BAD_REQUEST' }),
  /** The name of a channel contains a control character, an unpaired surrogate or a noncharacter. */
  channelNameInvalidCharacter: (values: { readonly position: number }): ApiError =>
    new ApiError('channelNameInvalidCharacter', 400, { result: 'error', msg: `Invalid character in channel name, at position ${String(values.position)}.`, code: 'BAD_REQUEST' }),
  /** The requesting user cannot subscribe users to a channel because it is private. The text contains the requested name. If `authorization_errors_fatal` is false, `unauthorized` lists such channels instead. */
  channelNotAccessible: (values: { readonly name: string }): ApiError =>
    new ApiError('channelNotAccessible', 400, { result: 'error', msg: `Unable to access channel (${String(values.name)}).`, code: 'BAD_REQUEST' }),
  /** Some channels do not exist, or the requesting user cannot see them. */
  channelsNotFound: (values: { readonly names: string }): ApiError =>
    new ApiError('channelsNotFound', 400, { result: 'error', msg: `Channel(s) (${String(values.names)}) do not exist`, code: 'BAD_REQUEST' }),
  /** No channel has the ID, or the requesting user cannot see it. */
  invalidChannelId: (): ApiError =>
    new ApiError('invalidChannelId', 400, { result: 'error', msg: "Invalid channel ID", code: 'BAD_REQUEST' }),
  /** The requesting user is not subscribed to the channel. */
  notSubscribed: (values: { readonly stream_id: number }): ApiError =>
    new ApiError('notSubscribed', 400, { result: 'error', msg: `Not subscribed to channel ID ${String(values.stream_id)}`, code: 'BAD_REQUEST' }),
  /** Subscriptions have no property with this name. */
  unknownSubscriptionProperty: (values: { readonly property: string }): ApiError =>
    new ApiError('unknownSubscriptionProperty', 400, { result: 'error', msg: `Unknown subscription property: ${String(values.property)}`, code: 'BAD_REQUEST' }),
  /** The value of this property must be a boolean. */
  propertyNotBoolean: (values: { readonly property: string }): ApiError =>
    new ApiError('propertyNotBoolean', 400, { result: 'error', msg: `${String(values.property)} is not a boolean`, code: 'BAD_REQUEST' }),
  /** The value of `color` must be a string. */
  colorNotString: (): ApiError =>
    new ApiError('colorNotString', 400, { result: 'error', msg: "color is not a string", code: 'BAD_REQUEST' }),
  /** The color must be `#` and 3 to 6 hexadecimal digits. */
  invalidColor: (values: { readonly place: string }): ApiError =>
    new ApiError('invalidColor', 400, { result: 'error', msg: `Invalid ${String(values.place)}: Value error, color is not a valid hex color code`, code: 'BAD_REQUEST' }),
  /** The channel would be both private and a default channel. */
  defaultChannelPrivate: (): ApiError =>
    new ApiError('defaultChannelPrivate', 400, { result: 'error', msg: "A default channel cannot be private.", code: 'BAD_REQUEST' }),
  /** The server setting `WEB_PUBLIC_STREAMS_ENABLED` or the organization setting `enable_spectator_access` is off. */
  webPublicChannelsOff: (): ApiError =>
    new ApiError('webPublicChannelsOff', 400, { result: 'error', msg: "Web-public channels are not enabled.", code: 'BAD_REQUEST' }),
  /** `include_all_active` is true, and the requesting user is not an administrator. */
  allChannelsRefused: (): ApiError =>
    new ApiError('allChannelsRefused', 400, { result: 'error', msg: "User not authorized for this query", code: 'BAD_REQUEST' }),
  /** The new name of the channel is its present one. */
  channelNameUnchanged: (): ApiError =>
    new ApiError('channelNameUnchanged', 400, { result: 'error', msg: "Channel already has that name.", code: 'BAD_REQUEST' }),
  /** Another channel has the name, ignoring case. */
  channelNameTaken: (): ApiError =>
    new ApiError('channelNameTaken', 400, { result: 'error', msg: "Channel name already in use.", code: 'BAD_REQUEST' }),
  /** The channel would be both private and web-public, or it would have a protected history without being private. */
  channelKindInvalid: (): ApiError =>
    new ApiError('channelKindInvalid', 400, { result: 'error', msg: "Invalid parameters", code: 'BAD_REQUEST' }),
  /** The requesting user cannot read the channel, and the topic has no visibility policy. */
  topicNotMuted: (): ApiError =>
    new ApiError('topicNotMuted', 400, { result: 'error', msg: "Topic is not muted", code: 'BAD_REQUEST' }),
  /** Both lists are absent or empty. */
  nothingToSubscribe: (): ApiError =>
    new ApiError('nothingToSubscribe', 400, { result: 'error', msg: "Nothing to do. Specify at least one of \"add\" or \"delete\".", code: 'BAD_REQUEST' }),
  /** The channel is private. */
  privateChannelNotDefault: (): ApiError =>
    new ApiError('privateChannelNotDefault', 400, { result: 'error', msg: "Private channels cannot be made default.", code: 'BAD_REQUEST' }),
  /** The request carries no credentials. */
  notLoggedIn: (): ApiError =>
    new ApiError('notLoggedIn', 401, { result: 'error', msg: "Not logged in: API authentication or user session required", code: 'UNAUTHORIZED' }, { 'WWW-Authenticate': "Basic realm=\"chat\"" }),
  /** The API key does not belong to the account. */
  invalidApiKey: (): ApiError =>
    new ApiError('invalidApiKey', 401, { result: 'error', msg: "Invalid API key", code: 'UNAUTHORIZED' }, { 'WWW-Authenticate': "Basic realm=\"chat\"" }),
  /** The API key does not consist of 32 letters and digits. */
  malformedApiKey: (): ApiError =>
    new ApiError('malformedApiKey', 401, { result: 'error', msg: "Malformed API key", code: 'UNAUTHORIZED' }, { 'WWW-Authenticate': "Basic realm=\"chat\"" }),
  /** The account is deactivated. */
  accountDeactivated: (): ApiError =>
    new ApiError('accountDeactivated', 401, { result: 'error', msg: "Account is deactivated", code: 'UNAUTHORIZED' }, { 'WWW-Authenticate': "Basic realm=\"chat\"" }),
  /** The organization is deactivated. */
  organizationDeactivated: (): ApiError =>
    new ApiError('organizationDeactivated', 401, { result: 'error', msg: "This organization has been deactivated", code: 'UNAUTHORIZED' }, { 'WWW-Authenticate': "Basic realm=\"chat\"" }),
  /** The credentials are not the Base64 form of `email:key`. */
  invalidBasicHeader: (): ApiError =>
    new ApiError('invalidBasicHeader', 401, { result: 'error', msg: "Invalid authorization header for basic auth", code: 'UNAUTHORIZED' }, { 'WWW-Authenticate': "Basic realm=\"chat\"" }),
  /** The `Authorization` header does not use the Basic scheme. */
  notBasicAuth: (): ApiError =>
    new ApiError('notBasicAuth', 401, { result: 'error', msg: "This endpoint requires HTTP basic authentication.", code: 'UNAUTHORIZED' }, { 'WWW-Authenticate': "Basic realm=\"chat\"" }),
  /** A browser sent the request from a page of another site, according to the header `Origin` or `Sec-Fetch-Site`. Or the request uses a session without the CSRF token of that session. */
  csrfFailed: (values: { readonly reason: string }): ApiError =>
    new ApiError('csrfFailed', 403, { result: 'error', msg: `CSRF error: ${String(values.reason)}`, code: 'CSRF_FAILED', reason: values.reason }),
  /** The header `Idempotency-Key` is too long, or has other characters. An empty one counts as absent. */
  invalidIdempotencyKey: (): ApiError =>
    new ApiError('invalidIdempotencyKey', 400, { result: 'error', msg: "Invalid Idempotency-Key header: use 1 to 255 printable ASCII characters", code: 'BAD_REQUEST' }),
  /** The user sent another request with this `Idempotency-Key` within 24 hours: to another path, or with other parameters. */
  idempotencyKeyReused: (): ApiError =>
    new ApiError('idempotencyKeyReused', 422, { result: 'error', msg: "The Idempotency-Key belongs to another request. Use a new key for each change.", code: 'IDEMPOTENCY_KEY_REUSED' }),
  /** The requester is a guest. Guests cannot use this operation. */
  notForGuests: (): ApiError =>
    new ApiError('notForGuests', 400, { result: 'error', msg: "Not allowed for guest users", code: 'BAD_REQUEST' }),
  /** The requester does not have the required permission. */
  insufficientPermission: (): ApiError =>
    new ApiError('insufficientPermission', 400, { result: 'error', msg: "Insufficient permission", code: 'BAD_REQUEST' }),
  /** The requester is not an administrator or owner. */
  mustBeAdministrator: (): ApiError =>
    new ApiError('mustBeAdministrator', 400, { result: 'error', msg: "Must be an organization administrator", code: 'UNAUTHORIZED_PRINCIPAL' }),
  /** The requester is not an owner. */
  mustBeOwner: (): ApiError =>
    new ApiError('mustBeOwner', 400, { result: 'error', msg: "Must be an organization owner", code: 'UNAUTHORIZED_PRINCIPAL' }),
  /** The requester is a bot. Bots cannot use this operation. */
  noBots: (): ApiError =>
    new ApiError('noBots', 400, { result: 'error', msg: "This endpoint does not accept bot requests.", code: 'BAD_REQUEST' }),
  /** There were too many requests, or too many bytes of incomplete requests. Wait before the next request. */
  rateLimitHit: (values: { readonly 'retry-after': number }): ApiError =>
    new ApiError('rateLimitHit', 429, { result: 'error', msg: "API usage exceeded rate limit", code: 'RATE_LIMIT_HIT', 'retry-after': values['retry-after'] }, { 'Retry-After': `${String(values['retry-after'])}` }),
  /** The request would exceed a limit that the description of the operation states. The text names the limit and how to stay below it. Nothing changes. */
  limitReached: (values: { readonly limit: number; readonly of: string; readonly advice: string }): ApiError =>
    new ApiError('limitReached', 400, { result: 'error', msg: `Limit reached: at most ${String(values.limit)} ${String(values.of)}.${String(values.advice)}`, code: 'BAD_REQUEST' }),
  /** The body has more bytes or fields than the operation accepts. The limit depends on the operation's parameters. */
  payloadTooLarge: (values: { readonly limit: number }): ApiError =>
    new ApiError('payloadTooLarge', 413, { result: 'error', msg: `The request body is too large (limit: ${String(values.limit)} KiB, 1000 fields)`, code: 'BAD_REQUEST' }),
  /** A query took longer than 5 seconds, or all queries of the request took longer than 10 seconds. */
  queryTooExpensive: (): ApiError =>
    new ApiError('queryTooExpensive', 400, { result: 'error', msg: "This request takes too long. Request less data or search for something more specific.", code: 'QUERY_TOO_EXPENSIVE' }),
  /** A file is larger than the limit. */
  fileTooLarge: (values: { readonly limit: number }): ApiError =>
    new ApiError('fileTooLarge', 400, { result: 'error', msg: `Uploaded file is larger than the allowed limit of ${String(values.limit)} MiB`, code: 'BAD_REQUEST' }),
  /** The file is not a valid PNG, JPEG, GIF or WebP image. */
  badImage: (): ApiError =>
    new ApiError('badImage', 400, { result: 'error', msg: "Could not decode image; did you upload an image file?", code: 'BAD_IMAGE' }),
  /** The image has more than 50 million pixels in all frames together, more than 500 frames, or pixels of more than 200 MB (100 MB if it is interlaced or progressive). */
  imageTooLarge: (): ApiError =>
    new ApiError('imageTooLarge', 400, { result: 'error', msg: "Image size exceeds limit.", code: 'BAD_IMAGE' }),
  /** A required parameter is absent. */
  missingArgument: (values: { readonly var_name: string }): ApiError =>
    new ApiError('missingArgument', 400, { result: 'error', msg: `Missing '${String(values.var_name)}' argument`, code: 'REQUEST_VARIABLE_MISSING', var_name: values.var_name }),
  /** The request has no parameter that changes anything. */
  nothingToChange: (): ApiError =>
    new ApiError('nothingToChange', 400, { result: 'error', msg: "Nothing to change", code: 'BAD_REQUEST' }),
  /** A value is not valid for the parameter. */
  badValue: (values: { readonly var_name: string; readonly bad_value: string | number }): ApiError =>
    new ApiError('badValue', 400, { result: 'error', msg: `Bad value for '${String(values.var_name)}': ${String(values.bad_value)}`, code: 'REQUEST_VARIABLE_INVALID', var_name: values.var_name, bad_value: values.bad_value }),
  /** The values of two parameters conflict. */
  incompatibleValues: (values: { readonly first_parameter: string; readonly second_parameter: string }): ApiError =>
    new ApiError('incompatibleValues', 400, { result: 'error', msg: `Incompatible values for '${String(values.first_parameter)}' and '${String(values.second_parameter)}'.`, code: 'BAD_REQUEST', first_parameter: values.first_parameter, second_parameter: values.second_parameter }),
  /** The request has two names of the same parameter. */
  confusingVar: (values: { readonly var_name1: string; readonly var_name2: string }): ApiError =>
    new ApiError('confusingVar', 400, { result: 'error', msg: `Can't decide between '${String(values.var_name1)}' and '${String(values.var_name2)}' arguments`, code: 'REQUEST_CONFUSING_VAR', var_name1: values.var_name1, var_name2: values.var_name2 }),
  /** The server runs in strict mode, and other servers would ignore a part of the request, or accept it for older clients only. The text names the part, and what to send instead. `var_name` is a parameter, a header, or `body`. */
  strictRequest: (values: { readonly var_name: string; readonly complaint: string }): ApiError =>
    new ApiError('strictRequest', 400, { result: 'error', msg: `Strict mode: ${String(values.complaint)}`, code: 'STRICT_REQUEST', var_name: values.var_name }),
  /** The value of a JSON-encoded parameter is not valid JSON. */
  notJson: (values: { readonly name: string }): ApiError =>
    new ApiError('notJson', 400, { result: 'error', msg: `${String(values.name)} is not valid JSON`, code: 'BAD_REQUEST' }),
  /** The value of a JSON-encoded parameter is not valid JSON. */
  classicNotJson: (values: { readonly name: string }): ApiError =>
    new ApiError('classicNotJson', 400, { result: 'error', msg: `Argument "${String(values.name)}" is not valid JSON.`, code: 'BAD_REQUEST' }),
  /** The JSON body is not a valid JSON object. Or a parameter that the operation does not have is nested too deeply or has too many values. */
  malformedJson: (): ApiError =>
    new ApiError('malformedJson', 400, { result: 'error', msg: "Malformed JSON", code: 'INVALID_JSON' }),
  /** The multipart body is malformed. */
  malformedForm: (): ApiError =>
    new ApiError('malformedForm', 400, { result: 'error', msg: "Malformed form data", code: 'BAD_REQUEST' }),
  /** A value has the wrong type. */
  wrongType: (values: { readonly name: string; readonly type: string }): ApiError =>
    new ApiError('wrongType', 400, { result: 'error', msg: `${String(values.name)} is not ${String(values.type)}`, code: 'BAD_REQUEST' }),
  /** A value is not one of the allowed values. */
  invalidValue: (values: { readonly name: string }): ApiError =>
    new ApiError('invalidValue', 400, { result: 'error', msg: `Invalid ${String(values.name)}`, code: 'BAD_REQUEST' }),
  /** A value is not in the list of allowed values. */
  notInList: (values: { readonly name: string }): ApiError =>
    new ApiError('notInList', 400, { result: 'error', msg: `Invalid ${String(values.name)}: Value error, Not in the list of possible values`, code: 'BAD_REQUEST' }),
  /** A text has too many characters. */
  tooLong: (values: { readonly name: string; readonly limit: number }): ApiError =>
    new ApiError('tooLong', 400, { result: 'error', msg: `${String(values.name)} is too long (limit: ${String(values.limit)} characters)`, code: 'BAD_REQUEST' }),
  /** The rendered HTML of a text is longer than 10,000 bytes. Emoji and formulas are much longer as HTML. */
  tooLongRendered: (values: { readonly name: string; readonly limit: number }): ApiError =>
    new ApiError('tooLongRendered', 400, { result: 'error', msg: `${String(values.name)} is too long when rendered (limit: ${String(values.limit)} bytes)`, code: 'BAD_REQUEST' }),
  /** The rendered HTML of all texts of the request is longer than 500,000 bytes. Each formula counts as at least 100 bytes per character. */
  tooMuchToRender: (values: { readonly limit: number }): ApiError =>
    new ApiError('tooMuchToRender', 400, { result: 'error', msg: `The texts of this request are too long in total when rendered (limit: ${String(values.limit)} bytes). Send fewer per request.`, code: 'BAD_REQUEST' }),
  /** A list has too many items, or an object has too many fields. */
  tooManyItems: (values: { readonly name: string; readonly limit: number }): ApiError =>
    new ApiError('tooManyItems', 400, { result: 'error', msg: `${String(values.name)} is too long (limit: ${String(values.limit)} items)`, code: 'BAD_REQUEST' }),
  /** A text or list is too short. */
  tooShort: (values: { readonly name: string }): ApiError =>
    new ApiError('tooShort', 400, { result: 'error', msg: `${String(values.name)} is too short.`, code: 'BAD_REQUEST' }),
  /** A text is empty. */
  cannotBeBlank: (values: { readonly name: string }): ApiError =>
    new ApiError('cannotBeBlank', 400, { result: 'error', msg: `${String(values.name)} cannot be blank`, code: 'BAD_REQUEST' }),
  /** A number is below the minimum. */
  tooSmall: (values: { readonly name: string }): ApiError =>
    new ApiError('tooSmall', 400, { result: 'error', msg: `${String(values.name)} is too small`, code: 'BAD_REQUEST' }),
  /** A number is above the maximum. */
  tooLarge: (values: { readonly name: string }): ApiError =>
    new ApiError('tooLarge', 400, { result: 'error', msg: `${String(values.name)} is too large`, code: 'BAD_REQUEST' }),
  /** A text does not have the required format. */
  invalidFormat: (values: { readonly name: string }): ApiError =>
    new ApiError('invalidFormat', 400, { result: 'error', msg: `${String(values.name)} has invalid format`, code: 'BAD_REQUEST' }),
  /** A text contains a null character. Texts of this API cannot contain one. */
  nullBytes: (values: { readonly name: string }): ApiError =>
    new ApiError('nullBytes', 400, { result: 'error', msg: `${String(values.name)} must not contain null bytes`, code: 'BAD_REQUEST' }),
  /** A text contains an unpaired surrogate. JSON can encode it, but the database cannot store it. */
  notUnicode: (values: { readonly name: string }): ApiError =>
    new ApiError('notUnicode', 400, { result: 'error', msg: `${String(values.name)} is not valid Unicode`, code: 'BAD_REQUEST' }),
  /** Lists and objects in a value are nested more than 20 levels deep. */
  nestedTooDeep: (values: { readonly name: string }): ApiError =>
    new ApiError('nestedTooDeep', 400, { result: 'error', msg: `${String(values.name)} is nested too deeply`, code: 'BAD_REQUEST' }),
  /** The lists and objects in a value contain more values than the operation accepts. The limit depends on the operation's parameters. */
  tooManyValues: (values: { readonly name: string; readonly limit: number }): ApiError =>
    new ApiError('tooManyValues', 400, { result: 'error', msg: `${String(values.name)} has too many values (limit: ${String(values.limit)})`, code: 'BAD_REQUEST' }),
  /** An object lacks a required field. */
  fieldMissing: (values: { readonly name: string; readonly field: string }): ApiError =>
    new ApiError('fieldMissing', 400, { result: 'error', msg: `${String(values.name)}["${String(values.field)}"] field is missing: Field required`, code: 'BAD_REQUEST' }),
  /** An object has a field that is not allowed. */
  unexpectedField: (values: { readonly field: string; readonly name: string }): ApiError =>
    new ApiError('unexpectedField', 400, { result: 'error', msg: `Argument "${String(values.field)}" at ${String(values.name)}["${String(values.field)}"] is unexpected`, code: 'BAD_REQUEST' }),
  /** A value is not allowed. The text states the reason. */
  invalidParameter: (values: { readonly message: string }): ApiError =>
    new ApiError('invalidParameter', 400, { result: 'error', msg: `${String(values.message)}`, code: 'BAD_REQUEST' }),
  /** A narrow has an operator or operand that does not exist or is not allowed in this operation. */
  badNarrow: (values: { readonly desc: string }): ApiError =>
    new ApiError('badNarrow', 400, { result: 'error', msg: `Invalid narrow operator: ${String(values.desc)}`, code: 'BAD_NARROW', desc: values.desc }),
  /** The path does not exist, its ID is not a number, or a text in it is too long or contains a null character. */
  notFound: (): ApiError =>
    new ApiError('notFound', 404, { result: 'error', msg: "Not found", code: 'BAD_REQUEST' }),
  /** The path exists, but does not support this method. */
  methodNotAllowed: (values: { readonly allowed_methods: readonly (string)[] }): ApiError =>
    new ApiError('methodNotAllowed', 405, { result: 'error', msg: "Method Not Allowed", code: 'BAD_REQUEST', allowed_methods: values.allowed_methods }),
  /** The received data is not a complete HTTP request. */
  unreadableRequest: (): ApiError =>
    new ApiError('unreadableRequest', 400, { result: 'error', msg: "Incomplete or malformed HTTP request", code: 'BAD_REQUEST' }),
  /** The path, the query and the headers together are longer than 16 KB. */
  headersTooLarge: (): ApiError =>
    new ApiError('headersTooLarge', 431, { result: 'error', msg: "The request line and headers are too large; send long parameters in the body", code: 'BAD_REQUEST' }),
  /** Unexpected server error. Details are logged, not returned. */
  internalError: (): ApiError =>
    new ApiError('internalError', 500, { result: 'error', msg: "Internal server error", code: 'INTERNAL_SERVER_ERROR' }),
  /** The database is not available, or a disk of the server is full. The change may have been made. Try again later. */
  storeUnavailable: (): ApiError =>
    new ApiError('storeUnavailable', 503, { result: 'error', msg: "The server is not ready", code: 'SERVER_NOT_READY' }),
  /** The setting `enable_drafts_synchronization` of the requesting user is off. The server then stores no drafts of the user. */
  draftSynchronizationDisabled: (): ApiError =>
    new ApiError('draftSynchronizationDisabled', 400, { result: 'error', msg: "User has disabled synchronizing drafts.", code: 'BAD_REQUEST' }),
  /** The requesting user has no draft with the ID. */
  draftNotFound: (): ApiError =>
    new ApiError('draftNotFound', 404, { result: 'error', msg: "Draft does not exist", code: 'BAD_REQUEST' }),
  /** `timestamp` is negative, that is, before 1970. */
  draftTimestampNegative: (): ApiError =>
    new ApiError('draftTimestampNegative', 400, { result: 'error', msg: "Timestamp must not be negative.", code: 'BAD_REQUEST' }),
  /** The topic of a channel draft contains a null byte. */
  draftTopicNullBytes: (): ApiError =>
    new ApiError('draftTopicNullBytes', 400, { result: 'error', msg: "Topic must not contain null bytes", code: 'BAD_REQUEST' }),
  /** `to` of a channel draft must have exactly one channel ID. */
  draftChannelNotOne: (): ApiError =>
    new ApiError('draftChannelNotOne', 400, { result: 'error', msg: "Must specify exactly 1 channel ID for channel messages", code: 'BAD_REQUEST' }),
  /** No emoji has the name. Raised if `emoji_code` or `reaction_type` is absent, because the name then determines it. */
  emojiNotFound: (values: { readonly emoji_name: string }): ApiError =>
    new ApiError('emojiNotFound', 400, { result: 'error', msg: `Emoji '${String(values.emoji_name)}' does not exist`, code: 'BAD_REQUEST' }),
  /** The emoji with this code does not have this name. */
  invalidEmojiName: (): ApiError =>
    new ApiError('invalidEmojiName', 400, { result: 'error', msg: "Invalid emoji name.", code: 'BAD_REQUEST' }),
  /** No emoji of this type has the code. */
  invalidEmojiCode: (): ApiError =>
    new ApiError('invalidEmojiCode', 400, { result: 'error', msg: "Invalid emoji code.", code: 'BAD_REQUEST' }),
  /** No custom emoji has this ID. */
  invalidCustomEmoji: (): ApiError =>
    new ApiError('invalidCustomEmoji', 400, { result: 'error', msg: "Invalid custom emoji.", code: 'BAD_REQUEST' }),
  /** The custom emoji with this ID does not have this name. */
  invalidCustomEmojiName: (): ApiError =>
    new ApiError('invalidCustomEmojiName', 400, { result: 'error', msg: "Invalid custom emoji name.", code: 'BAD_REQUEST' }),
  /** The custom emoji is deactivated. If a message already has a reaction with it, other users can still add the same reaction. */
  customEmojiDeactivated: (): ApiError =>
    new ApiError('customEmojiDeactivated', 400, { result: 'error', msg: "This custom emoji has been deactivated.", code: 'BAD_REQUEST' }),
  /** No active custom emoji has this name. */
  customEmojiNotFound: (values: { readonly emoji_name: string }): ApiError =>
    new ApiError('customEmojiNotFound', 404, { result: 'error', msg: `Emoji '${String(values.emoji_name)}' does not exist`, code: 'BAD_REQUEST' }),
  /** Another user uploaded the emoji. */
  notEmojiAuthor: (): ApiError =>
    new ApiError('notEmojiAuthor', 400, { result: 'error', msg: "Must be an organization administrator or emoji author", code: 'BAD_REQUEST' }),
  /** The name is empty or contains a character that is not allowed. */
  emojiNameInvalid: (): ApiError =>
    new ApiError('emojiNameInvalid', 400, { result: 'error', msg: "Emoji names must contain only lowercase English letters, digits, spaces, dashes, and underscores.", code: 'BAD_REQUEST' }),
  /** The name ends in `-` or `_`. */
  emojiNameEnding: (): ApiError =>
    new ApiError('emojiNameEnding', 400, { result: 'error', msg: "Emoji names must end with either a letter or digit.", code: 'BAD_REQUEST' }),
  /** The name has more than 100 characters. */
  emojiNameTooLong: (values: { readonly limit: number }): ApiError =>
    new ApiError('emojiNameTooLong', 400, { result: 'error', msg: `Emoji names are at most ${String(values.limit)} characters long.`, code: 'BAD_REQUEST' }),
  /** An active custom emoji has this name. */
  emojiNameTaken: (): ApiError =>
    new ApiError('emojiNameTaken', 400, { result: 'error', msg: "A custom emoji with this name already exists.", code: 'BAD_REQUEST' }),
  /** A Unicode emoji has the name. Only administrators can replace it. */
  emojiOverride: (): ApiError =>
    new ApiError('emojiOverride', 400, { result: 'error', msg: "Only administrators can override default emoji.", code: 'BAD_REQUEST' }),
  /** The request must have exactly one file. */
  emojiNotOneFile: (): ApiError =>
    new ApiError('emojiNotOneFile', 400, { result: 'error', msg: "You must upload exactly one file.", code: 'BAD_REQUEST' }),
  /** The requesting user has no queue with the ID. It was never registered, belongs to another user, was deleted, or had no connection for longer than its lifespan. `POST /register` states when the server deletes a queue. The client must register a new queue. */
  badEventQueueId: (values: { readonly queue_id: string }): ApiError =>
    new ApiError('badEventQueueId', 400, { result: 'error', msg: `Bad event queue ID: ${String(values.queue_id)}`, code: 'BAD_EVENT_QUEUE_ID', queue_id: values.queue_id }),
  /** The client has already acknowledged a newer event than `last_event_id`, and the queue has deleted that event. */
  eventPruned: (values: { readonly event_id: number }): ApiError =>
    new ApiError('eventPruned', 400, { result: 'error', msg: `An event newer than ${String(values.event_id)} has already been pruned!`, code: 'BAD_REQUEST' }),
  /** No event with the ID `last_event_id` exists yet. */
  eventNotInQueue: (values: { readonly event_id: number }): ApiError =>
    new ApiError('eventNotInQueue', 400, { result: 'error', msg: `Event ${String(values.event_id)} was not in this queue`, code: 'BAD_REQUEST' }),
  /** The `narrow` of a queue has an operator that depends on more than the message, or that does not exist. `channels` and `in` are supported with one operand only. */
  narrowOperatorNotSupported: (values: { readonly operator: string }): ApiError =>
    new ApiError('narrowOperatorNotSupported', 400, { result: 'error', msg: `Operator ${String(values.operator)} not supported.`, code: 'BAD_REQUEST' }),
  /** The `narrow` of a queue has `is` with the operand `followed`, which depends on more than the message. */
  narrowOperandNotSupported: (values: { readonly operand: string }): ApiError =>
    new ApiError('narrowOperandNotSupported', 400, { result: 'error', msg: `Operand ${String(values.operand)} not supported.`, code: 'BAD_REQUEST' }),
  /** The `narrow` of a queue has more than 8192 characters as JSON. Use fewer or shorter conditions. */
  queueNarrowTooLong: (values: { readonly limit: number }): ApiError =>
    new ApiError('queueNarrowTooLong', 400, { result: 'error', msg: `narrow is too long (limit: ${String(values.limit)} characters)`, code: 'BAD_NARROW' }),
  /** Guests and spectators cannot use `all_public_streams`. */
  allPublicChannelsRefused: (): ApiError =>
    new ApiError('allPublicChannelsRefused', 400, { result: 'error', msg: "User not authorized for this query", code: 'BAD_REQUEST' }),
  /** The request has no credentials, and the parameter asks for data that only users get. */
  notForSpectators: (values: { readonly parameter: string }): ApiError =>
    new ApiError('notForSpectators', 400, { result: 'error', msg: `Invalid '${String(values.parameter)}' parameter for anonymous request`, code: 'BAD_REQUEST' }),
  /** There were 5 exports in the last seven days. */
  tooManyExports: (): ApiError =>
    new ApiError('tooManyExports', 400, { result: 'error', msg: "Exceeded rate limit.", code: 'BAD_REQUEST' }),
  /** The organization has more messages or files than this operation exports. `team-chat export` has no such limit. */
  exportTooLarge: (): ApiError =>
    new ApiError('exportTooLarge', 400, { result: 'error', msg: "Please request a manual export from the operator of this server.", code: 'BAD_REQUEST' }),
  /** No export has this ID. */
  exportNotFound: (): ApiError =>
    new ApiError('exportNotFound', 400, { result: 'error', msg: "Invalid data export ID", code: 'BAD_REQUEST' }),
  /** The archive is not complete yet. */
  exportPending: (): ApiError =>
    new ApiError('exportPending', 400, { result: 'error', msg: "Export still in progress", code: 'BAD_REQUEST' }),
  /** The export failed. */
  exportFailed: (): ApiError =>
    new ApiError('exportFailed', 400, { result: 'error', msg: "Export failed, nothing to delete", code: 'BAD_REQUEST' }),
  /** The archive was deleted before. */
  exportDeleted: (): ApiError =>
    new ApiError('exportDeleted', 400, { result: 'error', msg: "Export already deleted", code: 'BAD_REQUEST' }),
  /** No open invitation, or no open link, has this ID. Or another user created it, and the requester is no administrator. */
  invitationNotFound: (): ApiError =>
    new ApiError('invitationNotFound', 400, { result: 'error', msg: "No such invitation", code: 'BAD_REQUEST' }),
  /** A channel does not exist or is archived, or it is private and the requester is not subscribed to it. */
  invitationChannelInvalid: (values: { readonly stream_id: number }): ApiError =>
    new ApiError('invitationChannelInvalid', 400, { result: 'error', msg: `Invalid channel ID: ${String(values.stream_id)}. No invites were sent.`, code: 'BAD_REQUEST' }),
  /** `stream_ids` lists channels, and `invite_to_stream_policy` does not allow the requester to subscribe other users. */
  invitationSubscribingNotAllowed: (): ApiError =>
    new ApiError('invitationSubscribingNotAllowed', 400, { result: 'error', msg: "You do not have permission to subscribe other users to channels.", code: 'BAD_REQUEST' }),
  /** `invitee_emails` has no email address. */
  invitationWithoutEmail: (): ApiError =>
    new ApiError('invitationWithoutEmail', 400, { result: 'error', msg: "You must specify at least one email address.", code: 'BAD_REQUEST' }),
  /** An address is not an email address, or its domain is not allowed. Or some addresses belong to accounts whose emails the requester can see, and others do not. `errors` names the addresses. */
  invitationEmailsInvalid: (values: { readonly errors: unknown; readonly sent_invitations: boolean; readonly license_limit_reached: boolean; readonly daily_limit_reached: boolean }): ApiError =>
    new ApiError('invitationEmailsInvalid', 400, { result: 'error', msg: "Some emails did not validate, so we didn't send any invitations.", code: 'INVITATION_FAILED', errors: values.errors, sent_invitations: values.sent_invitations, license_limit_reached: values.license_limit_reached, daily_limit_reached: values.daily_limit_reached }),
  /** All addresses belong to accounts whose emails the requester can see. `errors` names the addresses. */
  invitationEmailsTaken: (values: { readonly errors: unknown; readonly sent_invitations: boolean; readonly license_limit_reached: boolean; readonly daily_limit_reached: boolean }): ApiError =>
    new ApiError('invitationEmailsTaken', 400, { result: 'error', msg: "We weren't able to invite anyone.", code: 'INVITATION_FAILED', errors: values.errors, sent_invitations: values.sent_invitations, license_limit_reached: values.license_limit_reached, daily_limit_reached: values.daily_limit_reached }),
  /** The requester would send more invitation emails than are allowed per day. `errors` is empty. */
  invitationLimitReached: (values: { readonly errors: unknown; readonly sent_invitations: boolean; readonly license_limit_reached: boolean; readonly daily_limit_reached: boolean }): ApiError =>
    new ApiError('invitationLimitReached', 400, { result: 'error', msg: "To protect users, this server limits the number of invitations you can send in one day. Because you have reached the limit, no invitations were sent.", code: 'INVITATION_FAILED', errors: values.errors, sent_invitations: values.sent_invitations, license_limit_reached: values.license_limit_reached, daily_limit_reached: values.daily_limit_reached }),
  /** The pattern or the template is blank. */
  linkifierBlank: (values: { readonly errors: unknown }): ApiError =>
    new ApiError('linkifierBlank', 400, { result: 'error', msg: "This field cannot be blank.", code: 'BAD_REQUEST', errors: values.errors }),
  /** The pattern is not a valid RE2 regular expression. */
  linkifierPatternInvalid: (values: { readonly errors: unknown; readonly reason: string }): ApiError =>
    new ApiError('linkifierPatternInvalid', 400, { result: 'error', msg: `Bad regular expression: ${String(values.reason)}`, code: 'BAD_REQUEST', errors: values.errors }),
  /** The template is not a valid RFC 6570 template, or its scheme is not `http`, `https` or `mailto`. */
  linkifierTemplateInvalid: (values: { readonly errors: unknown }): ApiError =>
    new ApiError('linkifierTemplateInvalid', 400, { result: 'error', msg: "Invalid URL template.", code: 'BAD_REQUEST', errors: values.errors }),
  /** A variable of the template is not a named group of the pattern. The text names the alphabetically first such variable. */
  linkifierVariableWithoutGroup: (values: { readonly errors: unknown; readonly group: string }): ApiError =>
    new ApiError('linkifierVariableWithoutGroup', 400, { result: 'error', msg: `Group '${String(values.group)}' in URL template is not present in linkifier pattern.`, code: 'BAD_REQUEST', errors: values.errors }),
  /** A named group of the pattern is not a variable of the template. The text names the alphabetically first such group. */
  linkifierGroupUnused: (values: { readonly errors: unknown; readonly group: string }): ApiError =>
    new ApiError('linkifierGroupUnused', 400, { result: 'error', msg: `Group '${String(values.group)}' in linkifier pattern is not present in URL template.`, code: 'BAD_REQUEST', errors: values.errors }),
  /** The organization already has a linkifier with this pattern. */
  linkifierTaken: (values: { readonly errors: unknown }): ApiError =>
    new ApiError('linkifierTaken', 400, { result: 'error', msg: "A linkifier with that pattern already exists.", code: 'BAD_REQUEST', errors: values.errors }),
  /** No linkifier has this ID. */
  linkifierNotFound: (): ApiError =>
    new ApiError('linkifierNotFound', 400, { result: 'error', msg: "Linkifier not found.", code: 'BAD_REQUEST' }),
  /** The list has an ID twice. */
  linkifierOrderTwice: (): ApiError =>
    new ApiError('linkifierOrderTwice', 400, { result: 'error', msg: "The ordered list must not contain duplicated linkifiers", code: 'BAD_REQUEST' }),
  /** The list lacks a linkifier, or has an ID that no linkifier has. */
  linkifierOrderIncomplete: (): ApiError =>
    new ApiError('linkifierOrderIncomplete', 400, { result: 'error', msg: "The ordered list must enumerate all existing linkifiers exactly once", code: 'BAD_REQUEST' }),
  /** No message has the ID, or the requesting user cannot read it. */
  messageNotFound: (): ApiError =>
    new ApiError('messageNotFound', 400, { result: 'error', msg: "Invalid message(s)", code: 'BAD_REQUEST' }),
  /** The content is empty or only whitespace. */
  messageEmpty: (): ApiError =>
    new ApiError('messageEmpty', 400, { result: 'error', msg: "Message must not be empty", code: 'BAD_REQUEST' }),
  /** The content contains a null byte. */
  messageNullBytes: (): ApiError =>
    new ApiError('messageNullBytes', 400, { result: 'error', msg: "Message must not contain null bytes", code: 'BAD_REQUEST' }),
  /** The HTML of the message would be longer than 120,000 bytes. Emoji, mentions and formulas are much longer as HTML than in Markdown. The client can send the content in several messages. */
  messageNotRendered: (): ApiError =>
    new ApiError('messageNotRendered', 400, { result: 'error', msg: "Message is too long when rendered (limit: 120000 bytes)", code: 'BAD_REQUEST' }),
  /** The organization setting `allow_message_editing` is off. */
  messageEditingDisabled: (): ApiError =>
    new ApiError('messageEditingDisabled', 400, { result: 'error', msg: "Your organization has turned off message editing", code: 'BAD_REQUEST' }),
  /** The request changes the content of a message of another user, or it changes the topic although `edit_topic_policy` does not allow it. */
  messageEditNotAllowed: (): ApiError =>
    new ApiError('messageEditNotAllowed', 400, { result: 'error', msg: "You don't have permission to edit this message", code: 'BAD_REQUEST' }),
  /** The request changes the content of a message that has submessages. */
  widgetNotEditable: (): ApiError =>
    new ApiError('widgetNotEditable', 400, { result: 'error', msg: "Widgets cannot be edited.", code: 'BAD_REQUEST' }),
  /** The message is older than `message_content_edit_limit_seconds` seconds. */
  messageEditTooLate: (): ApiError =>
    new ApiError('messageEditTooLate', 400, { result: 'error', msg: "The time limit for editing this message has passed", code: 'BAD_REQUEST' }),
  /** The message is older than `move_messages_within_stream_limit_seconds` seconds. */
  topicEditTooLate: (): ApiError =>
    new ApiError('topicEditTooLate', 400, { result: 'error', msg: "The time limit for editing this message's topic has passed.", code: 'BAD_REQUEST' }),
  /** `move_messages_between_streams_policy` does not let the user move messages to another channel. */
  messageMoveNotAllowed: (): ApiError =>
    new ApiError('messageMoveNotAllowed', 400, { result: 'error', msg: "You don't have permission to move this message", code: 'BAD_REQUEST' }),
  /** The message is older than `move_messages_between_streams_limit_seconds` seconds. */
  messageMoveTooLate: (): ApiError =>
    new ApiError('messageMoveTooLate', 400, { result: 'error', msg: "The time limit for editing this message's channel has passed", code: 'BAD_REQUEST' }),
  /** The request moves all messages of a topic, but some of them are older than the time limits allow. */
  moveTimeLimitExceeded: (values: { readonly first_message_id_allowed_to_move: number; readonly total_messages_in_topic: number; readonly total_messages_allowed_to_move: number }): ApiError =>
    new ApiError('moveTimeLimitExceeded', 400, { result: 'error', msg: `You only have permission to move the ${String(values.total_messages_allowed_to_move)}/${String(values.total_messages_in_topic)} most recent messages in this topic.`, code: 'MOVE_MESSAGES_TIME_LIMIT_EXCEEDED', first_message_id_allowed_to_move: values.first_message_id_allowed_to_move, total_messages_in_topic: values.total_messages_in_topic, total_messages_allowed_to_move: values.total_messages_allowed_to_move }),
  /** The request has `stream_id` for a direct message. */
  directMessageNotMoved: (): ApiError =>
    new ApiError('directMessageNotMoved', 400, { result: 'error', msg: "Direct messages cannot be moved to channels.", code: 'BAD_REQUEST' }),
  /** The request has `topic` for a direct message. */
  directMessageWithoutTopic: (): ApiError =>
    new ApiError('directMessageWithoutTopic', 400, { result: 'error', msg: "Direct messages cannot have topics.", code: 'BAD_REQUEST' }),
  /** `propagate_mode` is not `change_one`, but the request has neither a new `topic` nor a new `stream_id`. */
  propagateModeWithoutMove: (): ApiError =>
    new ApiError('propagateModeWithoutMove', 400, { result: 'error', msg: "Invalid propagate_mode without topic edit", code: 'BAD_REQUEST' }),
  /** The request has both `content` and the `stream_id` of another channel. */
  contentAndChannel: (): ApiError =>
    new ApiError('contentAndChannel', 400, { result: 'error', msg: "Cannot change message content while changing channel", code: 'BAD_REQUEST' }),
  /** The organization setting `allow_edit_history` is off. */
  editHistoryDisabled: (): ApiError =>
    new ApiError('editHistoryDisabled', 400, { result: 'error', msg: "Message edit history is disabled in this organization", code: 'BAD_REQUEST' }),
  /** The user is not in `can_delete_any_message_group`. The message is from another user, or `delete_own_message_policy` does not let the user delete their own messages. */
  messageDeletionNotAllowed: (): ApiError =>
    new ApiError('messageDeletionNotAllowed', 400, { result: 'error', msg: "You don't have permission to delete this message", code: 'BAD_REQUEST' }),
  /** The message is older than `message_content_delete_limit_seconds` seconds. */
  messageDeletionTooLate: (): ApiError =>
    new ApiError('messageDeletionTooLate', 400, { result: 'error', msg: "The time limit for deleting this message has passed", code: 'BAD_REQUEST' }),
  /** The requesting user has already reacted to the message with this emoji. */
  reactionAlreadyExists: (): ApiError =>
    new ApiError('reactionAlreadyExists', 400, { result: 'error', msg: "Reaction already exists.", code: 'REACTION_ALREADY_EXISTS' }),
  /** The requesting user has not reacted to the message with this emoji. */
  reactionDoesNotExist: (): ApiError =>
    new ApiError('reactionDoesNotExist', 400, { result: 'error', msg: "Reaction doesn't exist.", code: 'REACTION_DOES_NOT_EXIST' }),
  /** The request must have `emoji_name` or `emoji_code`. */
  reactionNotNamed: (): ApiError =>
    new ApiError('reactionNotNamed', 400, { result: 'error', msg: "At least one of the following arguments must be present: emoji_name, emoji_code", code: 'BAD_REQUEST' }),
  /** The message has no submessage of its sender, and the requesting user is not the sender. */
  submessageNotAllowed: (): ApiError =>
    new ApiError('submessageNotAllowed', 400, { result: 'error', msg: "You cannot attach a submessage to this message.", code: 'BAD_REQUEST' }),
  /** `content` is not JSON. */
  submessageNotJson: (): ApiError =>
    new ApiError('submessageNotJson', 400, { result: 'error', msg: "Invalid json for submessage", code: 'BAD_REQUEST' }),
  /** `widget_content` is not JSON, or does not describe a widget that the server knows. */
  widgetContentInvalid: (values: { readonly reason: string }): ApiError =>
    new ApiError('widgetContentInvalid', 400, { result: 'error', msg: `Widgets: ${String(values.reason)}`, code: 'BAD_REQUEST' }),
  /** A field of the data of the widget has a value of another type. */
  widgetDataNotOfKind: (values: { readonly place: string; readonly kind: "a string" | "a boolean" | "an integer" | "a dict" }): ApiError =>
    new ApiError('widgetDataNotOfKind', 400, { result: 'error', msg: `${String(values.place)} is not ${String(values.kind)}`, code: 'BAD_REQUEST' }),
  /** The data of the widget lacks a field. */
  widgetDataMissing: (values: { readonly field: string; readonly name: "poll data" | "todo data" }): ApiError =>
    new ApiError('widgetDataMissing', 400, { result: 'error', msg: `${String(values.field)} key is missing from ${String(values.name)}`, code: 'BAD_REQUEST' }),
  /** The data of the widget has fields that the type of the change does not have. */
  widgetDataUnexpected: (values: { readonly fields: string }): ApiError =>
    new ApiError('widgetDataUnexpected', 400, { result: 'error', msg: `Unexpected arguments: ${String(values.fields)}`, code: 'BAD_REQUEST' }),
  /** The widget has no changes of this type. */
  widgetDataTypeUnknown: (values: { readonly name: "poll data" | "todo data"; readonly type: string }): ApiError =>
    new ApiError('widgetDataTypeUnknown', 400, { result: 'error', msg: `Unknown type for ${String(values.name)}: ${String(values.type)}`, code: 'BAD_REQUEST' }),
  /** A vote must be 1 or -1. */
  widgetVoteInvalid: (values: { readonly place: string }): ApiError =>
    new ApiError('widgetVoteInvalid', 400, { result: 'error', msg: `Invalid ${String(values.place)}`, code: 'BAD_REQUEST' }),
  /** Only the sender of a poll can change its question. */
  pollQuestionNotEditable: (): ApiError =>
    new ApiError('pollQuestionNotEditable', 400, { result: 'error', msg: "You can't edit a question unless you are the author.", code: 'BAD_REQUEST' }),
  /** Only the sender of a to-do list can change its title. */
  todoTitleNotEditable: (): ApiError =>
    new ApiError('todoTitleNotEditable', 400, { result: 'error', msg: "You can't edit the task list title unless you are the author.", code: 'BAD_REQUEST' }),
  /** No flag has the name. */
  flagUnknown: (values: { readonly flag: string }): ApiError =>
    new ApiError('flagUnknown', 400, { result: 'error', msg: `Invalid flag: '${String(values.flag)}'`, code: 'BAD_REQUEST' }),
  /** The server itself determines the flag. */
  flagNotEditable: (values: { readonly flag: string }): ApiError =>
    new ApiError('flagNotEditable', 400, { result: 'error', msg: `Flag not editable: '${String(values.flag)}'`, code: 'BAD_REQUEST' }),
  /** `op` is neither `add` nor `remove`. */
  flagOperationUnknown: (values: { readonly op: string }): ApiError =>
    new ApiError('flagOperationUnknown', 400, { result: 'error', msg: `Invalid message flag operation: '${String(values.op)}'`, code: 'BAD_REQUEST' }),
  /** The channel has no message with the topic that the requesting user can read. */
  topicNotFound: (values: { readonly topic_name: string }): ApiError =>
    new ApiError('topicNotFound', 400, { result: 'error', msg: `No such topic '${String(values.topic_name)}'`, code: 'BAD_REQUEST' }),
  /** The organization setting `enable_read_receipts` is off. */
  readReceiptsDisabled: (): ApiError =>
    new ApiError('readReceiptsDisabled', 400, { result: 'error', msg: "Read receipts are disabled in this organization.", code: 'BAD_REQUEST' }),
  /** No channel has the name, or the requesting user can neither see it nor send messages to it. */
  channelNotFound: (values: { readonly stream: string }): ApiError =>
    new ApiError('channelNotFound', 400, { result: 'error', msg: `Channel '${String(values.stream)}' does not exist`, code: 'STREAM_DOES_NOT_EXIST', stream: values.stream }),
  /** No channel has the ID, or the requesting user can neither see it nor send messages to it. */
  channelNotFoundById: (values: { readonly stream_id: number }): ApiError =>
    new ApiError('channelNotFoundById', 400, { result: 'error', msg: `Channel with ID '${String(values.stream_id)}' does not exist`, code: 'STREAM_DOES_NOT_EXIST', stream_id: values.stream_id }),
  /** A message must have exactly one channel, but `to` has none or several. */
  channelNotOne: (): ApiError =>
    new ApiError('channelNotOne', 400, { result: 'error', msg: "Expected exactly one channel", code: 'BAD_REQUEST' }),
  /** A channel message must have a `topic`. */
  topicMissing: (): ApiError =>
    new ApiError('topicMissing', 400, { result: 'error', msg: "Missing topic", code: 'BAD_REQUEST' }),
  /** The topic is empty or only whitespace. */
  topicEmpty: (): ApiError =>
    new ApiError('topicEmpty', 400, { result: 'error', msg: "Topic can't be empty!", code: 'BAD_REQUEST' }),
  /** The topic is `(no topic)`, but the organization setting `mandatory_topics` is on. */
  topicMandatory: (): ApiError =>
    new ApiError('topicMandatory', 400, { result: 'error', msg: "Topics are required in this organization.", code: 'BAD_REQUEST' }),
  /** The topic contains a control character, an unpaired surrogate or a noncharacter. */
  topicInvalidCharacter: (values: { readonly position: number }): ApiError =>
    new ApiError('topicInvalidCharacter', 400, { result: 'error', msg: `Invalid character in topic, at position ${String(values.position)}!`, code: 'BAD_REQUEST' }),
  /** `to` of a direct message has no recipient. */
  recipientsMissing: (): ApiError =>
    new ApiError('recipientsMissing', 400, { result: 'error', msg: "Message must have recipients", code: 'BAD_REQUEST' }),
  /** `to` of a direct message has more than 250 recipients. */
  recipientsTooMany: (): ApiError =>
    new ApiError('recipientsTooMany', 400, { result: 'error', msg: "Message may have at most 250 recipients.", code: 'BAD_REQUEST' }),
  /** `to` has both user IDs and emails. */
  recipientsMixed: (): ApiError =>
    new ApiError('recipientsMixed', 400, { result: 'error', msg: "Recipient lists may contain emails or user IDs, but not both.", code: 'BAD_REQUEST' }),
  /** No user has the ID, or the requesting user cannot see the user. */
  invalidUserId: (values: { readonly user_id: number }): ApiError =>
    new ApiError('invalidUserId', 400, { result: 'error', msg: `Invalid user ID ${String(values.user_id)}`, code: 'BAD_REQUEST' }),
  /** No user has the email, or the requesting user cannot see the user. */
  recipientEmailUnknown: (values: { readonly email: string }): ApiError =>
    new ApiError('recipientEmailUnknown', 400, { result: 'error', msg: `Invalid email '${String(values.email)}'`, code: 'BAD_REQUEST' }),
  /** A recipient is deactivated. */
  recipientDeactivated: (values: { readonly email: string }): ApiError =>
    new ApiError('recipientDeactivated', 400, { result: 'error', msg: `'${String(values.email)}' is no longer using this service.`, code: 'BAD_REQUEST' }),
  /** The user is not subscribed to the channel, and the channel is private or the user is a guest. */
  notAuthorizedToSend: (values: { readonly name: string }): ApiError =>
    new ApiError('notAuthorizedToSend', 400, { result: 'error', msg: `Not authorized to send to channel '${String(values.name)}'`, code: 'BAD_REQUEST' }),
  /** The channel has `stream_post_policy` 2. */
  onlyAdministratorsPost: (): ApiError =>
    new ApiError('onlyAdministratorsPost', 400, { result: 'error', msg: "Only organization administrators can send to this channel.", code: 'BAD_REQUEST' }),
  /** The channel has `stream_post_policy` 4. */
  onlyModeratorsPost: (): ApiError =>
    new ApiError('onlyModeratorsPost', 400, { result: 'error', msg: "Only organization administrators and moderators can send to this channel.", code: 'BAD_REQUEST' }),
  /** The channel has `stream_post_policy` 3, and the user is not a full member yet. */
  newMembersDoNotPost: (): ApiError =>
    new ApiError('newMembersDoNotPost', 400, { result: 'error', msg: "New members cannot send to this channel.", code: 'BAD_REQUEST' }),
  /** The channel has a `stream_post_policy` other than 1, and the user is a guest. */
  guestsDoNotPost: (): ApiError =>
    new ApiError('guestsDoNotPost', 400, { result: 'error', msg: "Guests cannot send to this channel.", code: 'BAD_REQUEST' }),
  /** The message mentions everyone in a channel of more than 15 subscribers, but `wildcard_mention_policy` does not allow the user to do so. */
  streamWildcardMentionNotAllowed: (): ApiError =>
    new ApiError('streamWildcardMentionNotAllowed', 400, { result: 'error', msg: "You do not have permission to use channel wildcard mentions in this channel.", code: 'STREAM_WILDCARD_MENTION_NOT_ALLOWED' }),
  /** The message mentions everyone in a topic of more than 15 participants, but `wildcard_mention_policy` does not allow the user to do so. Participants are the users who sent a message to the topic or reacted to one. */
  topicWildcardMentionNotAllowed: (): ApiError =>
    new ApiError('topicWildcardMentionNotAllowed', 400, { result: 'error', msg: "You do not have permission to use topic wildcard mentions in this topic.", code: 'TOPIC_WILDCARD_MENTION_NOT_ALLOWED' }),
  /** The organization setting `direct_message_permission_group` is `role:nobody`, the group without members. */
  directMessagesDisabled: (): ApiError =>
    new ApiError('directMessagesDisabled', 400, { result: 'error', msg: "Direct messages are disabled in this organization.", code: 'BAD_REQUEST' }),
  /** Neither the sender nor a recipient is in `direct_message_permission_group`. */
  directMessageNotAuthorized: (): ApiError =>
    new ApiError('directMessageNotAuthorized', 400, { result: 'error', msg: "This conversation does not include any users who can authorize it.", code: 'BAD_REQUEST' }),
  /** The conversation is new, but the sender is not in `direct_message_initiator_group`. */
  directMessageInitiationNotAllowed: (): ApiError =>
    new ApiError('directMessageInitiationNotAllowed', 400, { result: 'error', msg: "You do not have permission to initiate direct message conversations.", code: 'BAD_REQUEST' }),
  /** `to` of a direct message is empty. */
  typingToNobody: (): ApiError =>
    new ApiError('typingToNobody', 400, { result: 'error', msg: "Empty 'to' list", code: 'BAD_REQUEST' }),
  /** The user's setting `send_private_typing_notifications` is off. */
  directTypingDisabled: (): ApiError =>
    new ApiError('directTypingDisabled', 400, { result: 'error', msg: "User has disabled typing notifications for direct messages", code: 'BAD_REQUEST' }),
  /** The user's setting `send_stream_typing_notifications` is off. */
  channelTypingDisabled: (): ApiError =>
    new ApiError('channelTypingDisabled', 400, { result: 'error', msg: "User has disabled typing notifications for channel messages", code: 'BAD_REQUEST' }),
  /** The conditions of the narrow cannot be combined. */
  badNarrowCombination: (values: { readonly desc: string }): ApiError =>
    new ApiError('badNarrowCombination', 400, { result: 'error', msg: `Invalid narrow operator combination: ${String(values.desc)}`, code: 'BAD_NARROW', desc: values.desc }),
  /** A condition must have an operator and an operand. */
  narrowTermIncomplete: (values: { readonly name: string; readonly field: "operator" | "operand" }): ApiError =>
    new ApiError('narrowTermIncomplete', 400, { result: 'error', msg: `Invalid ${String(values.name)}: Value error, ${String(values.field)} is missing`, code: 'BAD_REQUEST' }),
  /** Of the operators of a narrow, `topic`, `channels`, `is`, `has`, `in`, `near` and `search` accept only text as their operand. */
  narrowOperandNotText: (): ApiError =>
    new ApiError('narrowOperandNotText', 400, { result: 'error', msg: "operand is not a string", code: 'BAD_REQUEST' }),
  /** The operand of `search` must not be only whitespace. */
  narrowOperandBlank: (): ApiError =>
    new ApiError('narrowOperandBlank', 400, { result: 'error', msg: "operand cannot be blank.", code: 'BAD_REQUEST' }),
  /** `num_before` and `num_after` together are more than 5000. */
  tooManyMessages: (): ApiError =>
    new ApiError('tooManyMessages', 400, { result: 'error', msg: "Too many messages requested (maximum 5000).", code: 'BAD_REQUEST' }),
  /** The matches have more than 2 MiB in total. */
  matchesTooLong: (): ApiError =>
    new ApiError('matchesTooLong', 400, { result: 'error', msg: "The matches are too long together. Check fewer messages at once.", code: 'BAD_REQUEST' }),
  /** The request must have an `anchor`. */
  anchorMissing: (): ApiError =>
    new ApiError('anchorMissing', 400, { result: 'error', msg: "Missing 'anchor' argument.", code: 'BAD_REQUEST' }),
  /** `anchor` must be a message ID, `newest`, `oldest` or `first_unread`. */
  anchorInvalid: (): ApiError =>
    new ApiError('anchorInvalid', 400, { result: 'error', msg: "Invalid anchor", code: 'BAD_REQUEST' }),
  /** `include_anchor` is false, but the request asks for messages both before and after the anchor. */
  anchorNotAtEnd: (): ApiError =>
    new ApiError('anchorNotAtEnd', 400, { result: 'error', msg: "The anchor can only be excluded at an end of the range", code: 'BAD_REQUEST' }),
  /** The name of the organization contains a control character, an unpaired surrogate or a noncharacter. */
  organizationNameInvalidCharacter: (values: { readonly position: number }): ApiError =>
    new ApiError('organizationNameInvalidCharacter', 400, { result: 'error', msg: `Invalid character in name, at position ${String(values.position)}.`, code: 'BAD_REQUEST' }),
  /** `jitsi_server_url` is not a URL. */
  invalidJitsiUrl: (): ApiError =>
    new ApiError('invalidJitsiUrl', 400, { result: 'error', msg: "Invalid jitsi_server_url: Value error, Not a URL", code: 'BAD_REQUEST' }),
  /** The server does not offer this authentication method. */
  unknownAuthenticationMethod: (values: { readonly method: string }): ApiError =>
    new ApiError('unknownAuthenticationMethod', 400, { result: 'error', msg: `Invalid authentication method: ${String(values.method)}`, code: 'BAD_REQUEST' }),
  /** The change disables all authentication methods. No user could log in. */
  noAuthenticationMethod: (): ApiError =>
    new ApiError('noAuthenticationMethod', 400, { result: 'error', msg: "At least one authentication method must be enabled.", code: 'BAD_REQUEST' }),
  /** `giphy_rating` is not an ID from `giphy_rating_options`. */
  invalidGiphyRating: (values: { readonly giphy_rating: number }): ApiError =>
    new ApiError('invalidGiphyRating', 400, { result: 'error', msg: `Invalid giphy_rating ${String(values.giphy_rating)}`, code: 'BAD_REQUEST' }),
  /** `video_chat_provider` is not an ID from `realm_available_video_chat_providers`. */
  invalidVideoChatProvider: (values: { readonly video_chat_provider: number }): ApiError =>
    new ApiError('invalidVideoChatProvider', 400, { result: 'error', msg: `Invalid video_chat_provider ${String(values.video_chat_provider)}`, code: 'BAD_REQUEST' }),
  /** The domain is not a valid domain with at least two labels. */
  invalidDomain: (values: { readonly reason: string }): ApiError =>
    new ApiError('invalidDomain', 400, { result: 'error', msg: `Invalid domain: ${String(values.reason)}`, code: 'BAD_REQUEST' }),
  /** The organization already has this domain. */
  domainTaken: (values: { readonly domain: string }): ApiError =>
    new ApiError('domainTaken', 400, { result: 'error', msg: `The domain ${String(values.domain)} is already a part of your organization.`, code: 'BAD_REQUEST' }),
  /** The organization does not have this domain. */
  domainNotFound: (values: { readonly domain: string }): ApiError =>
    new ApiError('domainNotFound', 400, { result: 'error', msg: `No entry found for domain ${String(values.domain)}.`, code: 'BAD_REQUEST' }),
  /** No code playground has this ID. */
  playgroundNotFound: (): ApiError =>
    new ApiError('playgroundNotFound', 400, { result: 'error', msg: "Invalid playground", code: 'BAD_REQUEST' }),
  /** The name, the language or the template is blank. */
  playgroundBlank: (values: { readonly errors: unknown }): ApiError =>
    new ApiError('playgroundBlank', 400, { result: 'error', msg: "This field cannot be blank.", code: 'BAD_REQUEST', errors: values.errors }),
  /** The language contains a character that is not allowed. */
  playgroundLanguageInvalid: (): ApiError =>
    new ApiError('playgroundLanguageInvalid', 400, { result: 'error', msg: "Invalid characters in pygments language", code: 'BAD_REQUEST' }),
  /** The template is not a valid RFC 6570 template, or does not begin with `http://` or `https://`. */
  playgroundTemplateInvalid: (values: { readonly errors: unknown }): ApiError =>
    new ApiError('playgroundTemplateInvalid', 400, { result: 'error', msg: "Invalid URL template.", code: 'BAD_REQUEST', errors: values.errors }),
  /** The template does not have the variable `code`. */
  playgroundWithoutCode: (values: { readonly errors: unknown }): ApiError =>
    new ApiError('playgroundWithoutCode', 400, { result: 'error', msg: "Missing the required variable \"code\" in the URL template", code: 'BAD_REQUEST', errors: values.errors }),
  /** The template has another variable besides `code`. */
  playgroundOtherVariable: (values: { readonly errors: unknown }): ApiError =>
    new ApiError('playgroundOtherVariable', 400, { result: 'error', msg: "\"code\" should be the only variable present in the URL template", code: 'BAD_REQUEST', errors: values.errors }),
  /** The language already has a playground with this name. */
  playgroundTaken: (values: { readonly errors: unknown }): ApiError =>
    new ApiError('playgroundTaken', 400, { result: 'error', msg: "A code playground with that language and name already exists.", code: 'BAD_REQUEST', errors: values.errors }),
  /** The request contains no file or several files. */
  notOneIcon: (): ApiError =>
    new ApiError('notOneIcon', 400, { result: 'error', msg: "You must upload exactly one icon.", code: 'BAD_REQUEST' }),
  /** The request contains no file or several files. */
  notOneLogo: (): ApiError =>
    new ApiError('notOneLogo', 400, { result: 'error', msg: "You must upload exactly one logo.", code: 'BAD_REQUEST' }),
  /** The request contains no parameter of the status. */
  statusUnchanged: (): ApiError =>
    new ApiError('statusUnchanged', 400, { result: 'error', msg: "Client did not pass any new values.", code: 'BAD_REQUEST' }),
  /** The request contains `emoji_code` or `reaction_type`, but no `emoji_name`. */
  statusEmojiNameMissing: (): ApiError =>
    new ApiError('statusEmojiNameMissing', 400, { result: 'error', msg: "Client must pass emoji_name if they pass either emoji_code or reaction_type.", code: 'BAD_REQUEST' }),
  /** The text has more than 60 characters, not counting surrounding whitespace. */
  statusTextTooLong: (): ApiError =>
    new ApiError('statusTextTooLong', 400, { result: 'error', msg: "status_text is too long (limit: 60 characters)", code: 'BAD_REQUEST' }),
  /** The status must be `active` or `idle`. */
  invalidPresenceStatus: (values: { readonly status: string }): ApiError =>
    new ApiError('invalidPresenceStatus', 400, { result: 'error', msg: `Invalid status: ${String(values.status)}`, code: 'BAD_REQUEST' }),
  /** The account is a bot. */
  presenceOfBot: (): ApiError =>
    new ApiError('presenceOfBot', 400, { result: 'error', msg: "Presence is not supported for bot users.", code: 'BAD_REQUEST' }),
  /** The user never reported presence, or it may not be shown. */
  presenceNotFound: (values: { readonly user_id_or_email: string }): ApiError =>
    new ApiError('presenceNotFound', 400, { result: 'error', msg: `No presence data for ${String(values.user_id_or_email)}`, code: 'BAD_REQUEST' }),
  /** The field type does not exist. */
  profileFieldTypeInvalid: (): ApiError =>
    new ApiError('profileFieldTypeInvalid', 400, { result: 'error', msg: "Invalid field type.", code: 'BAD_REQUEST' }),
  /** No custom profile field has this ID. */
  profileFieldNotFound: (values: { readonly id: number }): ApiError =>
    new ApiError('profileFieldNotFound', 400, { result: 'error', msg: `Field id ${String(values.id)} not found.`, code: 'BAD_REQUEST' }),
  /** The list does not contain each custom profile field exactly once. */
  invalidOrderMapping: (): ApiError =>
    new ApiError('invalidOrderMapping', 400, { result: 'error', msg: "Invalid order mapping.", code: 'BAD_REQUEST' }),
  /** The field belongs to an external account that the server knows. */
  defaultFieldFixed: (): ApiError =>
    new ApiError('defaultFieldFixed', 400, { result: 'error', msg: "Default custom field cannot be updated.", code: 'BAD_REQUEST' }),
  /** The name must not be blank. */
  profileFieldNameBlank: (): ApiError =>
    new ApiError('profileFieldNameBlank', 400, { result: 'error', msg: "Label cannot be blank.", code: 'BAD_REQUEST' }),
  /** The name has too many characters. */
  profileFieldNameTooLong: (values: { readonly limit: number }): ApiError =>
    new ApiError('profileFieldNameTooLong', 400, { result: 'error', msg: `name is too long (limit: ${String(values.limit)} characters)`, code: 'BAD_REQUEST' }),
  /** Another field has the name, without regard to case. */
  profileFieldNameTaken: (): ApiError =>
    new ApiError('profileFieldNameTaken', 400, { result: 'error', msg: "A field with that label already exists.", code: 'BAD_REQUEST' }),
  /** A list of options must have at least one option. */
  profileFieldWithoutChoice: (): ApiError =>
    new ApiError('profileFieldWithoutChoice', 400, { result: 'error', msg: "Field must have at least one choice.", code: 'BAD_REQUEST' }),
  /** Two options have the same text. */
  profileFieldChoiceTwice: (): ApiError =>
    new ApiError('profileFieldChoiceTwice', 400, { result: 'error', msg: "Field must not have duplicate choices.", code: 'BAD_REQUEST' }),
  /** The key of an option is blank. */
  profileFieldChoiceKeyBlank: (): ApiError =>
    new ApiError('profileFieldChoiceKeyBlank', 400, { result: 'error', msg: "'value' cannot be blank.", code: 'BAD_REQUEST' }),
  /** `field_data` does not have the form that the field type requires. */
  profileFieldDataInvalid: (values: { readonly reason: string }): ApiError =>
    new ApiError('profileFieldDataInvalid', 400, { result: 'error', msg: `Invalid field_data: Value error, ${String(values.reason)}`, code: 'BAD_REQUEST' }),
  /** The subtype is not one of the external accounts. */
  externalAccountUnknown: (): ApiError =>
    new ApiError('externalAccountUnknown', 400, { result: 'error', msg: "Invalid external account type", code: 'BAD_REQUEST' }),
  /** A custom external account has no `url_pattern`. */
  externalAccountWithoutUrl: (): ApiError =>
    new ApiError('externalAccountWithoutUrl', 400, { result: 'error', msg: "Custom external account must define URL pattern", code: 'BAD_REQUEST' }),
  /** The pattern must contain `%(username)s` exactly once. */
  externalAccountUrlWithoutName: (): ApiError =>
    new ApiError('externalAccountUrlWithoutName', 400, { result: 'error', msg: "URL pattern must contain '%(username)s'.", code: 'BAD_REQUEST' }),
  /** The pattern is not a URL after a username is filled in. */
  externalAccountUrlInvalid: (): ApiError =>
    new ApiError('externalAccountUrlInvalid', 400, { result: 'error', msg: "url_pattern is not a URL", code: 'BAD_REQUEST' }),
  /** The profile summary already contains the maximum number of fields. */
  profileSummaryFull: (): ApiError =>
    new ApiError('profileSummaryFull', 400, { result: 'error', msg: "Only 2 custom profile fields can be displayed in the profile summary.", code: 'BAD_REQUEST' }),
  /** Fields of the types long text and person picker cannot be in the profile summary. */
  profileSummaryType: (): ApiError =>
    new ApiError('profileSummaryType', 400, { result: 'error', msg: "Field type not supported for display in profile summary.", code: 'BAD_REQUEST' }),
  /** The value of this field must be a string. */
  profileValueNotString: (values: { readonly name: string }): ApiError =>
    new ApiError('profileValueNotString', 400, { result: 'error', msg: `${String(values.name)} is not a string`, code: 'BAD_REQUEST' }),
  /** The value has too many characters. */
  profileValueTooLong: (values: { readonly name: string; readonly limit: number }): ApiError =>
    new ApiError('profileValueTooLong', 400, { result: 'error', msg: `${String(values.name)} is too long (limit: ${String(values.limit)} characters)`, code: 'BAD_REQUEST' }),
  /** The list of options has no such key. */
  profileValueNotChoice: (values: { readonly value: string; readonly name: string }): ApiError =>
    new ApiError('profileValueNotChoice', 400, { result: 'error', msg: `'${String(values.value)}' is not a valid choice for '${String(values.name)}'.`, code: 'BAD_REQUEST' }),
  /** The value is not a date in the form YYYY-MM-DD. */
  profileValueNotDate: (values: { readonly name: string }): ApiError =>
    new ApiError('profileValueNotDate', 400, { result: 'error', msg: `${String(values.name)} is not a date`, code: 'BAD_REQUEST' }),
  /** The value is not a URL. */
  profileValueNotUrl: (values: { readonly name: string }): ApiError =>
    new ApiError('profileValueNotUrl', 400, { result: 'error', msg: `${String(values.name)} is not a URL`, code: 'BAD_REQUEST' }),
  /** The value of a person picker must be a list. */
  profileUsersNotList: (): ApiError =>
    new ApiError('profileUsersNotList', 400, { result: 'error', msg: "User IDs is not a list", code: 'BAD_REQUEST' }),
  /** The value of a person picker must be a list of user IDs. */
  profileUserNotInteger: (values: { readonly index: number }): ApiError =>
    new ApiError('profileUserNotInteger', 400, { result: 'error', msg: `User IDs[${String(values.index)}] is not an integer`, code: 'BAD_REQUEST' }),
  /** No users have these IDs. */
  profileUsersInvalid: (values: { readonly ids: string }): ApiError =>
    new ApiError('profileUsersInvalid', 400, { result: 'error', msg: `Invalid user IDs: ${String(values.ids)}`, code: 'BAD_REQUEST' }),
  /** A person picker accepts only human users. */
  profileUserIsBot: (values: { readonly user_id: number }): ApiError =>
    new ApiError('profileUserIsBot', 400, { result: 'error', msg: `User with ID ${String(values.user_id)} is a bot`, code: 'BAD_REQUEST' }),
  /** The account is deactivated. */
  profileUserDeactivated: (values: { readonly user_id: number }): ApiError =>
    new ApiError('profileUserDeactivated', 400, { result: 'error', msg: `User with ID ${String(values.user_id)} is deactivated`, code: 'BAD_REQUEST' }),
  /** The requesting user has no scheduled message with the ID. */
  scheduledMessageNotFound: (): ApiError =>
    new ApiError('scheduledMessageNotFound', 404, { result: 'error', msg: "Scheduled message does not exist", code: 'BAD_REQUEST' }),
  /** The message has already been sent. */
  scheduledMessageSent: (): ApiError =>
    new ApiError('scheduledMessageSent', 400, { result: 'error', msg: "Scheduled message was already sent", code: 'BAD_REQUEST' }),
  /** The request has `type` but not `to`. */
  scheduledRecipientRequired: (): ApiError =>
    new ApiError('scheduledRecipientRequired', 400, { result: 'error', msg: "Recipient required when updating type of scheduled message.", code: 'BAD_REQUEST' }),
  /** The request has a `type` for channel messages but no `topic`. */
  scheduledTopicRequired: (): ApiError =>
    new ApiError('scheduledTopicRequired', 400, { result: 'error', msg: "Topic required when updating scheduled message type to channel.", code: 'BAD_REQUEST' }),
  /** `scheduled_delivery_timestamp` must be in the future. If the message has failed, it must be present. */
  deliveryTimeNotInFuture: (): ApiError =>
    new ApiError('deliveryTimeNotInFuture', 400, { result: 'error', msg: "Scheduled delivery time must be in the future.", code: 'BAD_REQUEST' }),
  /** `to` of a channel message must be one channel ID, not a list. */
  channelIdWrongType: (): ApiError =>
    new ApiError('channelIdWrongType', 400, { result: 'error', msg: "Invalid data type for channel ID", code: 'BAD_REQUEST' }),
  /** `to` of a direct message must be a list. */
  recipientsWrongType: (): ApiError =>
    new ApiError('recipientsWrongType', 400, { result: 'error', msg: "Invalid data type for recipients", code: 'BAD_REQUEST' }),
  /** The organization has `email_changes_disabled`, and the user is not an administrator. */
  emailChangesDisabled: (): ApiError =>
    new ApiError('emailChangesDisabled', 400, { result: 'error', msg: "Email address changes are disabled in this organization.", code: 'BAD_REQUEST' }),
  /** The requester is a bot, and `email` is not its current email. */
  botEmailFixed: (): ApiError =>
    new ApiError('botEmailFixed', 400, { result: 'error', msg: "The email address of a bot cannot be changed.", code: 'BAD_REQUEST' }),
  /** The old password is wrong or missing. Bots have no password. */
  wrongPassword: (): ApiError =>
    new ApiError('wrongPassword', 400, { result: 'error', msg: "Wrong password!", code: 'BAD_REQUEST' }),
  /** This operation replaces the API key only together with the password. */
  regenerationWithoutPassword: (): ApiError =>
    new ApiError('regenerationWithoutPassword', 400, { result: 'error', msg: "regenerate_api_key needs new_password", code: 'BAD_REQUEST' }),
  /** The new password has fewer than `password_min_length` or more than 100 characters, or can be guessed in fewer than `password_min_guesses` guesses. */
  newPasswordTooWeak: (): ApiError =>
    new ApiError('newPasswordTooWeak', 400, { result: 'error', msg: "New password is too weak!", code: 'BAD_REQUEST' }),
  /** No language has this code. */
  invalidDefaultLanguage: (): ApiError =>
    new ApiError('invalidDefaultLanguage', 400, { result: 'error', msg: "Invalid default_language", code: 'BAD_REQUEST' }),
  /** No time zone has this IANA name. */
  invalidTimezone: (): ApiError =>
    new ApiError('invalidTimezone', 400, { result: 'error', msg: "Invalid timezone: Value error, Not a recognized time zone", code: 'BAD_REQUEST' }),
  /** The sound does not exist. `available_notification_sounds` in the register response lists all sounds. */
  invalidNotificationSound: (values: { readonly sound: string }): ApiError =>
    new ApiError('invalidNotificationSound', 400, { result: 'error', msg: `Invalid notification sound '${String(values.sound)}'`, code: 'BAD_REQUEST' }),
  /** The batching period must be 1 to 604800 seconds. */
  invalidBatchingPeriod: (values: { readonly seconds: number }): ApiError =>
    new ApiError('invalidBatchingPeriod', 400, { result: 'error', msg: `Invalid email batching period: ${String(values.seconds)} seconds`, code: 'BAD_REQUEST' }),
  /** No user group has the ID. */
  invalidUserGroup: (): ApiError =>
    new ApiError('invalidUserGroup', 400, { result: 'error', msg: "Invalid user group", code: 'BAD_REQUEST' }),
  /** The setting accepts only system groups. */
  systemGroupRequired: (values: { readonly setting_name: string }): ApiError =>
    new ApiError('systemGroupRequired', 400, { result: 'error', msg: `'${String(values.setting_name)}' must be a system user group.`, code: 'SYSTEM_GROUP_REQUIRED', setting_name: values.setting_name }),
  /** The setting does not accept this system group. */
  groupNotAllowedForSetting: (values: { readonly setting_name: string; readonly group_name: string }): ApiError =>
    new ApiError('groupNotAllowedForSetting', 400, { result: 'error', msg: `'${String(values.setting_name)}' setting cannot be set to '${String(values.group_name)}' group.`, code: 'BAD_REQUEST' }),
  /** The group's `can_mention_group` does not include the sender. */
  groupMentionNotAllowed: (values: { readonly group_name: string }): ApiError =>
    new ApiError('groupMentionNotAllowed', 400, { result: 'error', msg: `You are not allowed to mention user group '${String(values.group_name)}'.`, code: 'BAD_REQUEST' }),
  /** The request has none of the parameters that change the group. */
  noNewGroupData: (): ApiError =>
    new ApiError('noNewGroupData', 400, { result: 'error', msg: "No new data supplied", code: 'BAD_REQUEST' }),
  /** The name is empty or consists only of white space. */
  userGroupNameEmpty: (): ApiError =>
    new ApiError('userGroupNameEmpty', 400, { result: 'error', msg: "User group name can't be empty!", code: 'BAD_REQUEST' }),
  /** The name is longer than 100 characters. */
  userGroupNameTooLong: (values: { readonly limit: number }): ApiError =>
    new ApiError('userGroupNameTooLong', 400, { result: 'error', msg: `User group name cannot exceed ${String(values.limit)} characters.`, code: 'BAD_REQUEST' }),
  /** The name starts with a prefix that is reserved for mentions or system groups. */
  userGroupNamePrefix: (values: { readonly prefix: string }): ApiError =>
    new ApiError('userGroupNamePrefix', 400, { result: 'error', msg: `User group name cannot start with '${String(values.prefix)}'.`, code: 'BAD_REQUEST' }),
  /** Another group already has the name, ignoring case. */
  userGroupNameTaken: (values: { readonly name: string }): ApiError =>
    new ApiError('userGroupNameTaken', 400, { result: 'error', msg: `User group '${String(values.name)}' already exists.`, code: 'BAD_REQUEST' }),
  /** The current value of the setting is not `old`. Another request changed it in the meantime. */
  expectationMismatch: (): ApiError =>
    new ApiError('expectationMismatch', 400, { result: 'error', msg: "'old' value does not match the expected value.", code: 'EXPECTATION_MISMATCH' }),
  /** No user group has an ID that the request lists. */
  invalidUserGroupId: (values: { readonly user_group_id: number }): ApiError =>
    new ApiError('invalidUserGroupId', 400, { result: 'error', msg: `Invalid user group ID: ${String(values.user_group_id)}`, code: 'BAD_REQUEST' }),
  /** A listed user does not exist, is deactivated, or is a system bot. */
  invalidGroupMember: (values: { readonly user_id: number }): ApiError =>
    new ApiError('invalidGroupMember', 400, { result: 'error', msg: `Invalid user ID: ${String(values.user_id)}`, code: 'BAD_REQUEST' }),
  /** Both lists are absent or empty. */
  nothingToAddOrDelete: (): ApiError =>
    new ApiError('nothingToAddOrDelete', 400, { result: 'error', msg: "Nothing to do. Specify at least one of \"add\" or \"delete\".", code: 'BAD_REQUEST' }),
  /** A group to add is already a subgroup. */
  subgroupAlready: (values: { readonly user_group_id: number }): ApiError =>
    new ApiError('subgroupAlready', 400, { result: 'error', msg: `User group ${String(values.user_group_id)} is already a subgroup of this group.`, code: 'BAD_REQUEST' }),
  /** The group would become its own subgroup. */
  subgroupCycle: (values: { readonly user_group_id: number }): ApiError =>
    new ApiError('subgroupCycle', 400, { result: 'error', msg: `User group ${String(values.user_group_id)} is already a subgroup of one of the passed subgroups.`, code: 'BAD_REQUEST' }),
  /** A group to remove is not a subgroup. */
  subgroupMissing: (values: { readonly user_group_id: number }): ApiError =>
    new ApiError('subgroupMissing', 400, { result: 'error', msg: `User group ${String(values.user_group_id)} is not a subgroup of this group.`, code: 'BAD_REQUEST' }),
  /** A permission is granted to the group, or it is a subgroup of another group. The text names at most ten uses. */
  userGroupInUse: (values: { readonly uses: string }): ApiError =>
    new ApiError('userGroupInUse', 400, { result: 'error', msg: `User group is in use: ${String(values.uses)}.`, code: 'BAD_REQUEST' }),
  /** A user to add is already a member. */
  alreadyGroupMember: (values: { readonly user_id: number }): ApiError =>
    new ApiError('alreadyGroupMember', 400, { result: 'error', msg: `User ${String(values.user_id)} is already a member of this group`, code: 'BAD_REQUEST' }),
  /** A user to remove is not a direct member. */
  notGroupMember: (values: { readonly user_id: number }): ApiError =>
    new ApiError('notGroupMember', 400, { result: 'error', msg: `There is no member '${String(values.user_id)}' in this user group`, code: 'BAD_REQUEST' }),
  /** The account does not exist, or it is a bot and the operation accepts only human users. */
  noSuchUser: (): ApiError =>
    new ApiError('noSuchUser', 400, { result: 'error', msg: "No such user", code: 'BAD_REQUEST' }),
  /** The account is deactivated. */
  userIsDeactivated: (): ApiError =>
    new ApiError('userIsDeactivated', 400, { result: 'error', msg: "User is deactivated", code: 'BAD_REQUEST' }),
  /** The value does not have the form of an email address, or it is a placeholder for a hidden email. Placeholders look like `user12@`, followed by the host of the server. */
  invalidEmail: (): ApiError =>
    new ApiError('invalidEmail', 400, { result: 'error', msg: "Enter a valid email address.", code: 'BAD_REQUEST' }),
  /** The email belongs to another account, active or deactivated. */
  emailTaken: (values: { readonly email: string }): ApiError =>
    new ApiError('emailTaken', 400, { result: 'error', msg: `Email '${String(values.email)}' already in use`, code: 'BAD_REQUEST' }),
  /** The password has fewer than `password_min_length` or more than 100 characters, or can be guessed in fewer than `password_min_guesses` guesses. */
  passwordTooWeak: (): ApiError =>
    new ApiError('passwordTooWeak', 400, { result: 'error', msg: "The password is too weak.", code: 'BAD_REQUEST' }),
  /** A name must have at most 100 characters. */
  nameTooLong: (): ApiError =>
    new ApiError('nameTooLong', 400, { result: 'error', msg: "Name too long!", code: 'BAD_REQUEST' }),
  /** A name must have at least 2 characters. */
  nameTooShort: (): ApiError =>
    new ApiError('nameTooShort', 400, { result: 'error', msg: "Name too short!", code: 'BAD_REQUEST' }),
  /** A name must not contain control characters or any of `*`, `` ` ``, `\`, `>`, `"` and `@`. */
  nameInvalidCharacters: (): ApiError =>
    new ApiError('nameInvalidCharacters', 400, { result: 'error', msg: "Invalid characters in name!", code: 'BAD_REQUEST' }),
  /** A name must not end in `|` and digits. In a mention, these stand for the user ID. */
  nameInvalidFormat: (): ApiError =>
    new ApiError('nameInvalidFormat', 400, { result: 'error', msg: "Invalid format!", code: 'BAD_REQUEST' }),
  /** Another account has this name, and the organization has `require_unique_names`. */
  nameTaken: (): ApiError =>
    new ApiError('nameTaken', 400, { result: 'error', msg: "Unique names required in this organization.", code: 'BAD_REQUEST' }),
  /** The organization must keep at least one owner. */
  cannotDeactivateLastUser: (values: { readonly is_last_owner: boolean; readonly entity: "organization owner" | "user" }): ApiError =>
    new ApiError('cannotDeactivateLastUser', 400, { result: 'error', msg: `Cannot deactivate the only ${String(values.entity)}.`, code: 'CANNOT_DEACTIVATE_LAST_USER', is_last_owner: values.is_last_owner, entity: values.entity }),
  /** The organization must keep at least one owner. */
  onlyOwnerKeepsRole: (): ApiError =>
    new ApiError('onlyOwnerKeepsRole', 400, { result: 'error', msg: "The owner permission cannot be removed from the only organization owner.", code: 'BAD_REQUEST' }),
  /** A guest cannot become an administrator or owner directly. Assign another role first. */
  guestsCannotAdminister: (): ApiError =>
    new ApiError('guestsCannotAdminister', 400, { result: 'error', msg: "Guests cannot be organization administrators", code: 'BAD_REQUEST' }),
  /** The onboarding step does not exist. */
  unknownOnboardingStep: (values: { readonly onboarding_step: string }): ApiError =>
    new ApiError('unknownOnboardingStep', 400, { result: 'error', msg: `Unknown onboarding_step: ${String(values.onboarding_step)}`, code: 'BAD_REQUEST' }),
  /** The request contains no file or several files. */
  notOneAvatar: (): ApiError =>
    new ApiError('notOneAvatar', 400, { result: 'error', msg: "You must upload exactly one avatar.", code: 'BAD_REQUEST' }),
  /** The organization has `avatar_changes_disabled`, and the user is not an administrator. */
  avatarChangesDisabled: (): ApiError =>
    new ApiError('avatarChangesDisabled', 400, { result: 'error', msg: "Avatar changes are disabled in this organization.", code: 'BAD_REQUEST' }),
  /** The ID is that of the requesting user. */
  cannotMuteSelf: (): ApiError =>
    new ApiError('cannotMuteSelf', 400, { result: 'error', msg: "Cannot mute self", code: 'BAD_REQUEST' }),
  /** The requesting user has already muted the user. */
  userAlreadyMuted: (): ApiError =>
    new ApiError('userAlreadyMuted', 400, { result: 'error', msg: "User already muted", code: 'BAD_REQUEST' }),
  /** The requesting user has not muted the user. */
  userNotMuted: (): ApiError =>
    new ApiError('userNotMuted', 400, { result: 'error', msg: "User is not muted", code: 'BAD_REQUEST' }),
  /** The organization has `emails_restricted_to_domains`, and the email does not belong to one of its domains. */
  emailNotAllowed: (values: { readonly email: string }): ApiError =>
    new ApiError('emailNotAllowed', 400, { result: 'error', msg: `Email '${String(values.email)}' not allowed in this organization`, code: 'BAD_REQUEST' }),
  /** The organization has `disallow_disposable_email_addresses`, and the email belongs to a provider of disposable addresses. */
  disposableEmailNotAllowed: (): ApiError =>
    new ApiError('disposableEmailNotAllowed', 400, { result: 'error', msg: "Disposable email addresses are not allowed in this organization", code: 'BAD_REQUEST' }),
  /** The organization has `emails_restricted_to_domains`. A `+` would give one mailbox any number of accounts. */
  emailWithPlus: (): ApiError =>
    new ApiError('emailWithPlus', 400, { result: 'error', msg: "Email addresses containing + are not allowed.", code: 'BAD_REQUEST' }),
  /** The organization has `emails_restricted_to_domains`, and the new email does not belong to one of its domains. */
  emailOutsideDomains: (): ApiError =>
    new ApiError('emailOutsideDomains', 400, { result: 'error', msg: "Outside your domain.", code: 'BAD_REQUEST' }),
  /** The organization has `disallow_disposable_email_addresses`, and the new email belongs to a provider of disposable addresses. */
  realEmailRequired: (): ApiError =>
    new ApiError('realEmailRequired', 400, { result: 'error', msg: "Please use your real email address.", code: 'BAD_REQUEST' }),
  /** The token is empty, or has more than 4096 characters. */
  deviceTokenLength: (): ApiError =>
    new ApiError('deviceTokenLength', 400, { result: 'error', msg: "Empty or invalid length token", code: 'BAD_REQUEST' }),
  /** The token is not base64. */
  apnsTokenInvalid: (): ApiError =>
    new ApiError('apnsTokenInvalid', 400, { result: 'error', msg: "Invalid APNS token", code: 'BAD_REQUEST' }),
  /** The ID does not consist of 1 to 100 ASCII letters, digits, dots and hyphens. */
  invalidAppId: (): ApiError =>
    new ApiError('invalidAppId', 400, { result: 'error', msg: "Invalid app ID", code: 'BAD_REQUEST' }),
  /** The requesting user has not registered the token. */
  deviceTokenNotFound: (): ApiError =>
    new ApiError('deviceTokenNotFound', 400, { result: 'error', msg: "Token does not exist", code: 'BAD_REQUEST' }),
  /** The requesting user has not registered the token. */
  invalidPushDeviceToken: (): ApiError =>
    new ApiError('invalidPushDeviceToken', 400, { result: 'error', msg: "Device not recognized", code: 'INVALID_PUSH_DEVICE_TOKEN' }),
  /** The requesting user has registered devices, but the server cannot send to them. */
  pushNotificationsUnavailable: (): ApiError =>
    new ApiError('pushNotificationsUnavailable', 400, { result: 'error', msg: "This server does not send push notifications.", code: 'BAD_REQUEST' }),
};

export type ErrorName = keyof typeof errors;
