import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import type { Logger } from 'pino';

import { budgets } from '../../../lib/budgets.js';
import { ownTurn, Pace } from '../../../lib/event-loop.js';
import { checkBody, type Deviation, readResponse } from '../check-response.js';
import type { Context } from '../request-state.js';
import type { RouteRow } from '../../../contract/types.js';
import { validators } from '../validators.js';
import { readKnownFields, withoutValues } from './known-fields.js';

/** Items of a list that are checked at once. An event is compared with the forms of all events. */
const AT_ONCE = 50;

/**
 * Returns bodies that are valid if the whole is, with a part of the longest lists each. The check of a whole body could
 * hold the event loop.
 */
export function* slicesOf(body: unknown): Generator {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    yield body;
    return;
  }
  const lists = Object.entries(body).filter(
    (entry): entry is [string, unknown[]] => Array.isArray(entry[1]) && entry[1].length > AT_ONCE,
  );
  const short = Object.fromEntries(lists.map(([name, list]) => [name, list.slice(0, AT_ONCE)]));
  const first = { ...body, ...short };
  yield first;
  for (const [name, list] of lists)
    for (let start = AT_ONCE; start < list.length; start += AT_ONCE)
      yield { ...first, ...emptied(lists), [name]: list.slice(start, start + AT_ONCE) };
}

/** The lists that a further slice is not about keep one item, since a list may have to have one. */
const emptied = (lists: readonly (readonly [string, readonly unknown[]])[]): Record<string, unknown> =>
  Object.fromEntries(lists.map(([name, list]) => [name, list.slice(0, 1)]));

/** Further different deviations are only counted. */
const MAX_DISTINCT = 1000;

/** Whether a count is 1, 10, 100 and so on. */
const isPowerOfTen = (count: number): boolean => Number.isInteger(Math.log10(count));

/** Logs deviations of responses from the contract. */
export class DeviationLog {
  readonly #counts = new Map<string, number>();

  constructor(
    private readonly log: Logger,
    private readonly known: ReadonlySet<string>,
  ) {}

  /** Logs a deviation the first time, the tenth, the hundredth and so on. A line has no value of the response. */
  add(operation: string, status: number, { rule, place }: Deviation): void {
    const found = { operation, status, rule, place: withoutValues(place, this.known) };
    const key = JSON.stringify(found);
    const count = (this.#counts.get(key) ?? 0) + 1;
    if (count === 1 && this.#counts.size >= MAX_DISTINCT) return;
    this.#counts.set(key, count);
    if (isPowerOfTen(count)) this.log.warn({ ...found, count }, 'A response differs from the contract.');
  }
}

/** Milliseconds of each second that checks may take. Beyond that, responses are skipped. */
const MS_PER_SECOND = 50;

/** Errors that the introduction of the contract states for every request. They are logged where they occur. */
const OF_ALL = [500, 503];

/** A response that was sent. */
interface Sent {
  readonly route: RouteRow;
  readonly status: number;
  readonly contentType: string;
  readonly isCompressed: boolean;
  readonly parts: readonly (Buffer | string)[];
  readonly bytes: number;
}

/** Numbers of responses since the start. */
interface CheckCounts {
  readonly checked: number;
  /** Responses that differ from the contract. */
  readonly deviating: number;
  /** Responses that were selected but not compared: they are long, a stream, or too many in a second. */
  readonly skipped: number;
}

const partsOf = ({ body, state }: Context): Sent['parts'] | undefined => {
  if (state.parts) return state.parts;
  return typeof body === 'string' || Buffer.isBuffer(body) ? [body] : undefined;
};

const unzip = promisify(gunzip);

const textOf = async ({ parts, isCompressed }: Sent): Promise<string> => {
  const [only] = parts;
  if (parts.length === 1 && typeof only === 'string') return only;
  const bytes = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  if (!isCompressed) return bytes.toString();
  return (await unzip(bytes, { maxOutputLength: budgets.checkedResponse.bytes })).toString();
};

/** Compares a share of the responses with the contract after they were sent, in steps, within a time per second. */
export class ResponseChecks {
  readonly #waiting: Sent[] = [];
  #bytes = 0;
  #running: Promise<void> | undefined;
  #second = 0;
  #spent = 0;
  #checked = 0;
  #deviating = 0;
  #skipped = 0;

  private constructor(
    private readonly share: number,
    private readonly deviations: DeviationLog,
  ) {}

  /** Loads what the checks need, so that no request waits for it. */
  static async create(share: number, log: Logger): Promise<ResponseChecks> {
    // Any validator of a response loads all of them.
    void validators().event;
    return new ResponseChecks(share, new DeviationLog(log, await readKnownFields()));
  }

  get counts(): CheckCounts {
    return { checked: this.#checked, deviating: this.#deviating, skipped: this.#skipped };
  }

  /** Waits until all selected responses were compared. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** Selects a share of the responses of operations. The comparison begins when the response was sent. */
  consider(context: Context): void {
    if (Math.random() >= this.share) return;
    const { request } = context.state as Partial<Context['state']>;
    // A route is unknown for an unknown path. A tool of an agent has no HTTP response of its own.
    if (!request?.route || request.call || context.method === 'HEAD' || OF_ALL.includes(context.status))
      return;
    const parts = partsOf(context);
    const bytes = parts?.reduce((sum, part) => sum + part.length, 0) ?? Infinity;
    if (!parts || !this.#takes(bytes)) {
      this.#skipped += 1;
      return;
    }
    const { res, status } = context;
    const sent: Sent = {
      route: request.route,
      status,
      contentType: String(res.getHeader('content-type') ?? ''),
      isCompressed: res.hasHeader('content-encoding'),
      parts,
      bytes,
    };
    this.#bytes += bytes;
    res.once('close', () => {
      this.#waiting.push(sent);
      this.#running ??= this.#run();
    });
  }

  #takes(bytes: number): boolean {
    const isShort = bytes <= budgets.checkedResponse.bytes;
    return isShort && this.#bytes + bytes <= budgets.checkedResponses.bytes && this.#timeLeft > 0;
  }

  /** The milliseconds that are left of this second. */
  get #timeLeft(): number {
    const second = Math.floor(performance.now() / 1000);
    if (second !== this.#second) [this.#second, this.#spent] = [second, 0];
    return MS_PER_SECOND - this.#spent;
  }

  async #run(): Promise<void> {
    // The end of the connection that closed it has priority.
    await new Promise(setImmediate);
    for (let sent = this.#waiting.shift(); sent; sent = this.#waiting.shift()) {
      await this.#check(sent).catch(() => {
        this.#skipped += 1;
      });
      this.#bytes -= sent.bytes;
    }
    this.#running = undefined;
  }

  async #check(sent: Sent): Promise<void> {
    const { route, status, contentType } = sent;
    const text = await textOf(sent);
    await ownTurn();
    const { body, deviations } = this.#timed(() => readResponse(route, { status, contentType, text }));
    const found = deviations.length > 0 ? deviations : await this.#inSlices(route, status, body);
    this.#checked += 1;
    if (found.length > 0) this.#deviating += 1;
    for (const deviation of found) this.deviations.add(route.operationId, status, deviation);
  }

  async #inSlices(route: RouteRow, status: number, body: unknown): Promise<readonly Deviation[]> {
    const pace = new Pace();
    for (const slice of slicesOf(body)) {
      const found = this.#timed(() => checkBody(route, status, slice));
      if (found.length > 0) return found;
      if (pace.isDue) await pace.rest();
    }
    return [];
  }

  #timed<T>(work: () => T): T {
    const start = performance.now();
    const result = work();
    this.#spent += performance.now() - start;
    return result;
  }
}
