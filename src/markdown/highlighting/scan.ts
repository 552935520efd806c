import { StringStream, type StreamParser } from '@codemirror/streamparser';

import type { Pace } from '../../lib/event-loop.js';

/** A part of the code that the highlighter gave one style. */
export interface Piece {
  readonly style: string;
  readonly text: string;
}

/** The parser of a language. */
export type Mode = StreamParser<unknown>;

const TAB = 4;
/** Calls in a row that may read no character. */
const MOST_EMPTY = 10;

/** Reads one token of a line. Reads a character as text if the parser reads none. */
const readToken = (mode: Mode, stream: StringStream, state: unknown): Piece => {
  for (let calls = 0; calls < MOST_EMPTY; calls += 1) {
    stream.start = stream.pos;
    const style = mode.token(stream, state) ?? '';
    if (stream.pos > stream.start) return { style, text: stream.current() };
  }
  stream.next();
  return { style: '', text: stream.current() };
};

/** Returns the pieces of the code. Pauses between tokens. */
export const scan = async (code: string, mode: Mode, pace: Pace): Promise<Piece[]> => {
  const state = mode.startState?.(TAB) ?? {};
  const pieces: Piece[] = [];
  for (const [index, line] of code.split('\n').entries()) {
    if (index > 0) pieces.push({ style: '', text: '\n' });
    if (line === '') mode.blankLine?.(state, TAB);
    const stream = new StringStream(line, TAB, TAB);
    while (!stream.eol()) {
      if (pace.isDue) await pace.rest();
      pieces.push(readToken(mode, stream, state));
    }
  }
  return pieces;
};
