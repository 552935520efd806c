/* Why a request to another server failed. The messages name no URL, since a URL may contain secrets. */

/** The server cannot be reached, or the connection ended early. */
export class ConnectionFailed extends Error {}

/** There was no complete response in time. */
export class TimedOut extends Error {}

/** The host is in a network to which this server sends no requests. */
export class RefusedAddress extends Error {}

/** The response is larger than its limit. */
export class ResponseTooLarge extends Error {}

/** The URL, or the target of a redirect, is not one to which the request may be sent. */
export class RefusedUrl extends Error {}
