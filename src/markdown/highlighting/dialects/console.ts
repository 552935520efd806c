import type { Pace } from '../../../lib/event-loop.js';
import { scan, type Mode, type Piece } from '../scan.js';
import type { Dialect } from '../dialect.js';
import { shell } from './shell.js';

const PROMPT =
  /^(?:\[[^\]\n]{1,60}\]|(?:\(\S{1,40}\) ?)?(?: ?|sh\S{0,20}|\w\S{0,40}[@:]\S{1,60}(?: \S{1,40})?))\s?[$#%]\s*/;
const CONTINUED = /^> ?/;

export const consoleSession: Dialect = {
  ...shell,
  whole: { ...shell.whole, prompt: 'gp', output: 'go' },
};

/** Reads the commands after prompts. All other lines are their output. */
export const scanSession = async (code: string, mode: Mode, pace: Pace): Promise<Piece[]> => {
  const pieces: Piece[] = [];
  let isContinued = false;
  for (const [index, line] of code.split('\n').entries()) {
    if (index > 0) pieces.push({ style: '', text: '\n' });
    const [prompt = '']: readonly string[] = (isContinued ? CONTINUED : PROMPT).exec(line) ?? [];
    isContinued = prompt !== '' && line.endsWith('\\');
    if (prompt === '') pieces.push({ style: 'output', text: line });
    else
      pieces.push({ style: 'prompt', text: prompt }, ...(await scan(line.slice(prompt.length), mode, pace)));
  }
  return pieces;
};
