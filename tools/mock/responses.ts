import { errors } from '../../generated/errors.js';
import { ApiError } from '../../src/contract/api-error.js';
import { EVENT_STREAM } from '../../src/runtime/event-log/event-stream.js';
import { type Context, RequestFacts } from '../../src/runtime/http/request.js';
import type { Result } from '../../src/runtime/http/run.js';
import { StreamResponse } from '../../src/runtime/http/operation.js';
import { EventForms } from './event-forms.js';
import { type Kind, readKinds } from './kinds.js';
import { type Change, type MockRequest, Objects } from './objects.js';
import { chosenExample, parsePrefer, type Preferences } from './prefer.js';
import { type Json, type Published, responseExample } from './published.js';
import { Queues } from './queues.js';
import { State } from './state.js';

/** Server-sent events of a mocked queue, until the client ends the request. */
async function* eventStream(
  queues: Queues,
  queueId: string,
  last: number,
  signal: AbortSignal,
): AsyncGenerator<string> {
  let position = last;
  yield 'retry: 2000\n\n';
  while (!signal.aborted) {
    const events = await queues.wait(queueId, position, signal);
    for (const event of events) {
      const data = event.type === 'heartbeat' ? ': heartbeat' : `data: ${JSON.stringify(event)}`;
      yield `${data}\nid: ${event.id}\n\n`;
      position = event.id;
    }
  }
}

const REGISTER = 'registerQueue';

/** The responses of a mock server: the examples of the document, and the objects that requests made. */
export class Responses {
  readonly #objects: Objects;
  readonly #forms: EventForms;
  readonly #queues: Queues;
  readonly #kinds: readonly Kind[];

  /** The queue of requests that name none. */
  readonly #exampleQueue: unknown;

  constructor(
    private readonly published: Published,
    options: { readonly stateBytes?: number; readonly waitMs?: number } = {},
  ) {
    this.#kinds = readKinds(published);
    this.#objects = new Objects(published, this.#kinds, new State(options.stateBytes));
    this.#forms = new EventForms(published, this.#objects);
    this.#exampleQueue = responseExample(published, 'getEvents').queue_id;
    this.#queues = new Queues(Number(responseExample(published, REGISTER).last_event_id), options.waitMs);
  }

  /** Responds to a request that is decoded and valid. */
  async respond(context: Context): Promise<Result> {
    const { route, input } = context.state.request;
    const preferences = parsePrefer(context.get('prefer'));
    const chosen = chosenExample(this.published, route.operationId, preferences);
    if (chosen !== undefined) {
      context.set('Preference-Applied', context.get('prefer'));
      if (chosen instanceof ApiError) throw chosen;
      return typeof chosen === 'string' ? this.#text(chosen) : chosen;
    }
    const request: MockRequest = { route, input };
    this.#objects.checkNames(request);
    const { changes, example } = this.#objects.apply(request);
    this.#emit(route.operationId, changes);
    const events = this.#events(request, context, preferences);
    if (events) return events;
    const shown = this.#objects.show(request, example);
    return route.operationId === REGISTER ? this.#registered(input, shown) : shown;
  }

  #text(text: string): StreamResponse {
    const texts = async function* (): AsyncGenerator<string> {
      yield await Promise.resolve(text);
    };
    return new StreamResponse(EVENT_STREAM, texts());
  }

  #emit(operationId: string, changes: readonly Change[]): void {
    for (const change of changes)
      for (const event of this.#forms.of(operationId, change)) this.#queues.add(event);
  }

  #registered({ event_types }: Json, shown: Json): Json {
    this.#queues.open(String(shown.queue_id), event_types as readonly string[] | undefined);
    return { ...shown, last_event_id: this.#queues.last };
  }

  /** Responds to a request for events. */
  #events(
    { route, input }: MockRequest,
    context: Context,
    { event }: Preferences,
  ): Promise<Result> | Result | undefined {
    const isStream = route.operationId === 'streamEvents';
    if (!isStream && route.operationId !== 'getEvents') return undefined;
    if (event !== undefined) {
      for (const example of this.#forms.examples(event)) this.#queues.add(example);
      context.set('Preference-Applied', `event=${event}`);
    }
    const queueId = String(input.queue_id ?? this.#exampleQueue);
    const facts = new RequestFacts(context);
    const header = facts.lastEventId;
    const last = header === '' ? Number(input.last_event_id ?? -1) : Number(header);
    if (Number.isNaN(last)) throw errors.notJson({ name: 'last_event_id' });
    return isStream
      ? new StreamResponse(EVENT_STREAM, eventStream(this.#queues, queueId, last, facts.end.signal))
      : this.#poll(queueId, last, input.dont_block === true, facts.end.signal);
  }

  async #poll(queueId: string, last: number, isNonblocking: boolean, signal: AbortSignal): Promise<Json> {
    const events = isNonblocking
      ? this.#queues.after(queueId, last)
      : await this.#queues.wait(queueId, last, signal);
    return { events, queue_id: queueId };
  }
}
