import type { HttpClient, Parameters } from './client.js';

/** Where an operation makes an object, and the field of the response that has its ID. */
const IDS: Readonly<Record<string, string>> = {
  'POST /users': 'user_id',
  'POST /bots': 'user_id',
  'POST /user_groups/create': 'group_id',
  'POST /realm/filters': 'id',
  'POST /realm/profile_fields': 'id',
  'POST /realm/playgrounds': 'id',
  'POST /export/realm': 'id',
};

/** What the requests of a run made, also where a name does not tell it. */
export class Ledger {
  readonly queues: { readonly client: HttpClient; readonly queue_id: string }[] = [];
  readonly uploaders = new Set<HttpClient>();
  readonly drafters = new Set<HttpClient>();
  readonly schedulers = new Set<HttpClient>();
  readonly #made = new Set<string>();

  /** Returns whether a request of the run made the object. */
  has(request: string, id: unknown): boolean {
    return this.#made.has(`${request} ${String(id)}`);
  }

  /** Remembers a request that succeeded. */
  note(client: HttpClient, request: string, parameters: Parameters, body: Parameters): void {
    const field = IDS[request];
    if (field !== undefined) this.#made.add(`${request} ${String(body[field])}`);
    switch (request) {
      case 'POST /realm/domains':
        this.#made.add(`${request} ${String(parameters.domain)}`);
        break;
      case 'POST /register':
        if (typeof body.queue_id === 'string') this.queues.push({ client, queue_id: body.queue_id });
        break;
      case 'POST /user_uploads':
        this.uploaders.add(client);
        break;
      case 'POST /drafts':
        this.drafters.add(client);
        break;
      case 'POST /scheduled_messages':
        this.schedulers.add(client);
        break;
    }
  }
}
