import type Koa from 'koa';

import type { Actor } from '../authentication/actor.js';
import type { HeldBody } from './held-bodies.js';
import type { Session } from '../authentication/sessions/sessions.js';
import type { RouteRow } from './types.js';
import type { UploadedFile } from './uploaded-file.js';

/** Parameters as they arrived: text from queries and forms, any JSON value from a JSON body. */
export type RawParameters = Readonly<Record<string, unknown>>;

/** What the steps of a request hand on to each other. */
export interface RequestState {
  route: RouteRow;
  path: RawParameters;
  query: RawParameters;
  body: RawParameters;
  /** Those of a multipart body, where the operation takes files. */
  files: readonly UploadedFile[];
  /** Absent for open operations. */
  actor?: Actor;
  /** Present where the request was made with a session instead of an API key. */
  session?: Session;
  input: Record<string, unknown>;
  /** Names the operation does not have, sorted. */
  ignored: readonly string[];
}

export interface State {
  /** Set first of all. */
  body: HeldBody;
  exchange: RequestState;
}

export type Context = Koa.ParameterizedContext<State>;
export type Middleware = Koa.Middleware<State>;
