import type { EventForm, Operation } from '../contract.js';

const sentencesOf = (text: string): string[] => text.replaceAll(/\s+/g, ' ').split(/(?<=[.:]) (?=[A-Z`])/);

/** A sentence on events that the operation does not send. */
const DENIAL = /\bno `[a-z_]+` events?\b|\bdoes not send\b/i;

/** Returns the types of the events that the description of an operation names, in alphabetical order. */
export const eventTypesOf = (
  { description }: Pick<Operation, 'description'>,
  { events }: { readonly events: readonly Pick<EventForm, 'type'>[] },
): string[] => {
  const known = new Set(events.map(({ type }) => type));
  const named = sentencesOf(description)
    .filter((sentence) => /\bevents?\b/.test(sentence) && !DENIAL.test(sentence))
    .flatMap((sentence) => [...sentence.matchAll(/`([a-z_]+)`/g)].map(([, word = '']) => word));
  return [...new Set(named.filter((word) => known.has(word)))].sort();
};
