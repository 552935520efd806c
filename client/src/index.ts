export { ApiError } from './api-error.js';
export { createClient, type Client, type ClientOptions } from './client.js';
export { parseZuliprc, type Credentials } from './credentials.js';
export { ConnectionError } from './errors.js';
export type { EventOf, EventOptions, EventType, RegisteredNotice } from './event-types.js';
export type { CallOptions } from './operation.js';
export * from '../../generated/client-errors.js';
export type { Operations } from '../../generated/client-operations.js';
export type { components } from '../../generated/client-types.js';
