import { SharedJson } from '../../runtime/http/serialize.js';
import type { PresenceRow } from './store.js';
import { type Format, memberJson } from './view.js';

/** The rows with one update ID, serialized once for all requests. */
export class Segment {
  readonly rows = new Map<number, PresenceRow>();
  readonly #json: Partial<Record<Format, SharedJson>> = {};

  constructor(readonly id: number) {}

  put(row: PresenceRow): void {
    this.rows.set(row.user_id, row);
    this.#forget();
  }

  remove(userId: number): void {
    this.rows.delete(userId);
    this.#forget();
  }

  /** Returns the members of a JSON object. Empty if no row may be shown. */
  json(format: Format): SharedJson {
    this.#json[format] ??= new SharedJson(
      [...this.rows.values()]
        .filter(({ isShown }) => isShown)
        .map((row) => memberJson(row, format))
        .join(),
    );
    return this.#json[format];
  }

  #forget(): void {
    delete this.#json.modern;
    delete this.#json.legacy;
  }
}
