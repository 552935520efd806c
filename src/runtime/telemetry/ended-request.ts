import type { Context, State } from '../http/request-state.js';
import { operationName } from './operation-name.js';

/** A request whose response was sent, or whose client disconnected. */
export class EndedRequest {
  readonly milliseconds: number;
  readonly #context: Context;

  /** `began`: the time of `performance.now()` when the request began. */
  constructor(context: Context, began: number) {
    this.#context = context;
    this.milliseconds = performance.now() - began;
  }

  get id(): string {
    return this.#context.state.requestId;
  }

  get operation(): string {
    return operationName(this.#context);
  }

  /** Undefined if there was no response. */
  get status(): number | undefined {
    const { headersSent, statusCode } = this.#context.res;
    return headersSent ? statusCode : undefined;
  }

  /** The bytes of the response's body. Undefined for streams. */
  get bytes(): number | undefined {
    return this.#context.length;
  }

  get userId(): number | undefined {
    const { request, waiting } = this.#context.state as Partial<State>;
    return waiting?.userId ?? request?.actor?.id;
  }
}
