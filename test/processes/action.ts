import type { Choices } from '../crash/choices.js';
import type { Body, Client, Parameters } from '../support/client.js';
import type { Effect } from './history.js';
import type { Value } from './operation.js';
import type { Person, Site } from './site.js';

export type Finding = readonly [key: string, value: Value];

/** What one client chooses its requests from. */
export interface Lane {
  readonly name: string;
  readonly site: Site;
  readonly person: Person;
  readonly choices: Choices;
  /** Returns a text that no other request has. */
  readonly token: () => string;
}

/** A request, and what it means for the objects of which histories are recorded. */
export interface Action {
  readonly request: readonly [method: string, path: string, parameters?: Parameters];
  readonly effects?: readonly Effect[];
  /** Values of objects that the response shows. For an object with an effect, the value before. */
  readonly finds?: (body: Body) => readonly Finding[];
  /** The error of a request that did not find what its effects need, and what it found. */
  readonly refusals?: Readonly<Record<string, readonly Finding[]>>;
  /** The text of a message that is sent, now or later. */
  readonly sends?: string;
  readonly made?: (body: Body) => void;
  /** Removes what a read needed. */
  readonly cleanUp?: (client: Client, body: Body) => Promise<unknown>;
}
