// Written by `npm run generate` from openapi/; never edited.
import { ApiError } from '../client/src/api-error.js';

export class AuthenticationFailedError extends ApiError<'AUTHENTICATION_FAILED'> {}

/** The requesting user has no queue with the ID. It was never registered, belongs to another user, was deleted, or had no connection for longer than its lifespan. `POST /register` states when the server deletes a queue. The client must register a new queue. */
export class BadEventQueueIdError extends ApiError<'BAD_EVENT_QUEUE_ID', { readonly queue_id: string }> {}

export class BadImageError extends ApiError<'BAD_IMAGE'> {}

export class BadNarrowError extends ApiError<'BAD_NARROW', { readonly desc?: string }> {}

export class BadRequestError extends ApiError<'BAD_REQUEST', { readonly first_parameter?: string; readonly second_parameter?: string; readonly allowed_methods?: readonly (string)[]; readonly errors?: unknown }> {}

/** The organization must keep at least one owner. */
export class CannotDeactivateLastUserError extends ApiError<'CANNOT_DEACTIVATE_LAST_USER', { readonly is_last_owner: boolean; readonly entity: "organization owner" | "user" }> {}

/** A browser sent the request from a page of another site, according to the header `Origin` or `Sec-Fetch-Site`. Or the request uses a session without the CSRF token of that session. */
export class CsrfFailedError extends ApiError<'CSRF_FAILED', { readonly reason: string }> {}

/** The current value of the setting is not `old`. Another request changed it in the meantime. */
export class ExpectationMismatchError extends ApiError<'EXPECTATION_MISMATCH'> {}

/** The user sent another request with this `Idempotency-Key` within 24 hours: to another path, or with other parameters. */
export class IdempotencyKeyReusedError extends ApiError<'IDEMPOTENCY_KEY_REUSED'> {}

/** Unexpected server error. Details are logged, not returned. */
export class InternalServerError extends ApiError<'INTERNAL_SERVER_ERROR'> {}

/** The JSON body is not a valid JSON object. Or a parameter that the operation does not have is nested too deeply or has too many values. */
export class InvalidJsonError extends ApiError<'INVALID_JSON'> {}

/** The requesting user has not registered the token. */
export class InvalidPushDeviceTokenError extends ApiError<'INVALID_PUSH_DEVICE_TOKEN'> {}

export class InvitationFailedError extends ApiError<'INVITATION_FAILED', { readonly errors: unknown; readonly sent_invitations: boolean; readonly license_limit_reached: boolean; readonly daily_limit_reached: boolean }> {}

/** The request moves all messages of a topic, but some of them are older than the time limits allow. */
export class MoveMessagesTimeLimitExceededError extends ApiError<'MOVE_MESSAGES_TIME_LIMIT_EXCEEDED', { readonly first_message_id_allowed_to_move: number; readonly total_messages_in_topic: number; readonly total_messages_allowed_to_move: number }> {}

/** The server or the organization disabled every method of password login. */
export class PasswordAuthDisabledError extends ApiError<'PASSWORD_AUTH_DISABLED'> {}

/** The account never had a password, or an operator disabled it with `FORCE_PASSWORD_RESET`. */
export class PasswordResetRequiredError extends ApiError<'PASSWORD_RESET_REQUIRED'> {}

/** A query took longer than 5 seconds, or all queries of the request took longer than 10 seconds. */
export class QueryTooExpensiveError extends ApiError<'QUERY_TOO_EXPENSIVE'> {}

/** There were too many requests, or too many bytes of incomplete requests. Wait before the next request. */
export class RateLimitHitError extends ApiError<'RATE_LIMIT_HIT', { readonly 'retry-after': number }> {}

/** The requesting user has already reacted to the message with this emoji. */
export class ReactionAlreadyExistsError extends ApiError<'REACTION_ALREADY_EXISTS'> {}

/** The requesting user has not reacted to the message with this emoji. */
export class ReactionDoesNotExistError extends ApiError<'REACTION_DOES_NOT_EXIST'> {}

/** The organization is deactivated. */
export class RealmDeactivatedError extends ApiError<'REALM_DEACTIVATED'> {}

/** The total size of all files of the organization would exceed `realm_upload_quota_mib`. */
export class RealmUploadQuotaError extends ApiError<'REALM_UPLOAD_QUOTA'> {}

/** The request has two names of the same parameter. */
export class RequestConfusingVarError extends ApiError<'REQUEST_CONFUSING_VAR', { readonly var_name1: string; readonly var_name2: string }> {}

/** A value is not valid for the parameter. */
export class RequestVariableInvalidError extends ApiError<'REQUEST_VARIABLE_INVALID', { readonly var_name: string; readonly bad_value: string | number }> {}

/** A required parameter is absent. */
export class RequestVariableMissingError extends ApiError<'REQUEST_VARIABLE_MISSING', { readonly var_name: string }> {}

/** The database is not available, or a disk of the server is full. The change may have been made. Try again later. */
export class ServerNotReadyError extends ApiError<'SERVER_NOT_READY'> {}

export class StreamDoesNotExistError extends ApiError<'STREAM_DOES_NOT_EXIST', { readonly stream?: string; readonly stream_id?: number }> {}

/** The message mentions everyone in a channel of more than 15 subscribers, but `wildcard_mention_policy` does not allow the user to do so. */
export class StreamWildcardMentionNotAllowedError extends ApiError<'STREAM_WILDCARD_MENTION_NOT_ALLOWED'> {}

/** The server runs in strict mode, and other servers would ignore a part of the request, or accept it for older clients only. The text names the part, and what to send instead. `var_name` is a parameter, a header, or `body`. */
export class StrictRequestError extends ApiError<'STRICT_REQUEST', { readonly var_name: string }> {}

/** The setting accepts only system groups. */
export class SystemGroupRequiredError extends ApiError<'SYSTEM_GROUP_REQUIRED', { readonly setting_name: string }> {}

/** The message mentions everyone in a topic of more than 15 participants, but `wildcard_mention_policy` does not allow the user to do so. Participants are the users who sent a message to the topic or reacted to one. */
export class TopicWildcardMentionNotAllowedError extends ApiError<'TOPIC_WILDCARD_MENTION_NOT_ALLOWED'> {}

export class UnauthorizedError extends ApiError<'UNAUTHORIZED'> {}

export class UnauthorizedPrincipalError extends ApiError<'UNAUTHORIZED_PRINCIPAL'> {}

/** The password or the session is valid, but the account is deactivated. */
export class UserDeactivatedError extends ApiError<'USER_DEACTIVATED'> {}

export const errorClasses = {
  AUTHENTICATION_FAILED: AuthenticationFailedError,
  BAD_EVENT_QUEUE_ID: BadEventQueueIdError,
  BAD_IMAGE: BadImageError,
  BAD_NARROW: BadNarrowError,
  BAD_REQUEST: BadRequestError,
  CANNOT_DEACTIVATE_LAST_USER: CannotDeactivateLastUserError,
  CSRF_FAILED: CsrfFailedError,
  EXPECTATION_MISMATCH: ExpectationMismatchError,
  IDEMPOTENCY_KEY_REUSED: IdempotencyKeyReusedError,
  INTERNAL_SERVER_ERROR: InternalServerError,
  INVALID_JSON: InvalidJsonError,
  INVALID_PUSH_DEVICE_TOKEN: InvalidPushDeviceTokenError,
  INVITATION_FAILED: InvitationFailedError,
  MOVE_MESSAGES_TIME_LIMIT_EXCEEDED: MoveMessagesTimeLimitExceededError,
  PASSWORD_AUTH_DISABLED: PasswordAuthDisabledError,
  PASSWORD_RESET_REQUIRED: PasswordResetRequiredError,
  QUERY_TOO_EXPENSIVE: QueryTooExpensiveError,
  RATE_LIMIT_HIT: RateLimitHitError,
  REACTION_ALREADY_EXISTS: ReactionAlreadyExistsError,
  REACTION_DOES_NOT_EXIST: ReactionDoesNotExistError,
  REALM_DEACTIVATED: RealmDeactivatedError,
  REALM_UPLOAD_QUOTA: RealmUploadQuotaError,
  REQUEST_CONFUSING_VAR: RequestConfusingVarError,
  REQUEST_VARIABLE_INVALID: RequestVariableInvalidError,
  REQUEST_VARIABLE_MISSING: RequestVariableMissingError,
  SERVER_NOT_READY: ServerNotReadyError,
  STREAM_DOES_NOT_EXIST: StreamDoesNotExistError,
  STREAM_WILDCARD_MENTION_NOT_ALLOWED: StreamWildcardMentionNotAllowedError,
  STRICT_REQUEST: StrictRequestError,
  SYSTEM_GROUP_REQUIRED: SystemGroupRequiredError,
  TOPIC_WILDCARD_MENTION_NOT_ALLOWED: TopicWildcardMentionNotAllowedError,
  UNAUTHORIZED: UnauthorizedError,
  UNAUTHORIZED_PRINCIPAL: UnauthorizedPrincipalError,
  USER_DEACTIVATED: UserDeactivatedError,
} as const;

export type ErrorCode = keyof typeof errorClasses;
