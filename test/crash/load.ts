import type { Choices } from './choices.js';
import type { Model } from './model.js';
import type { Person, Site } from './site.js';
import type { Operation } from './types.js';

/** What the operations of one client are made from. */
export interface Load {
  readonly site: Site;
  readonly model: Model;
  readonly person: Person;
  readonly choices: Choices;
  /** Returns a new word that begins the text of one object. */
  readonly token: (kind: 'load' | 'draft' | 'topic' | 'later') => string;
}

/** Returns the next operation. Undefined if it cannot be made now. */
export type Maker = (load: Load) => Operation | undefined;

const WORDS = 300;

/** A text of up to two kilobytes, since the writes of a transaction should differ in size. */
export const textAfter = ({ choices }: Load, beginning: string): string =>
  beginning + ' lorem'.repeat(choices.below(WORDS));
