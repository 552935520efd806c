import type { Pace } from '../../../lib/event-loop.js';
import type { Dialect } from '../dialect.js';
import { scan, type Mode, type Piece } from '../scan.js';
import { python } from './python.js';

const PROMPT = /^(?:>>> ?|\.\.\.(?: |$))/;
const TRACEBACK = /^(?:Traceback \((?:most recent call last|innermost last)\):| {2}File )/;
const PLACE = /^( {2}File )("[^"]{0,400}")(, line )(\d+)(?:(, in )(.{0,200}))?$/;
const ERROR = /^([A-Za-z_][\w.]*)(: )?(.*)$/;

export const pythonSession: Dialect = {
  ...python,
  whole: {
    ...python.whole,
    prompt: 'gp',
    output: 'go',
    traceback: 'gt',
    error: 'gr',
    place: 'nb',
    line: 'm',
    name: 'n',
    plain: '',
  },
};

const piece = (style: string, text = ''): Piece => ({ style, text });

/** Reads a line of a traceback. Sets whether more lines of it follow. */
const readTraceback = (line: string): { readonly pieces: Piece[]; readonly goesOn: boolean } => {
  if (line.startsWith('Traceback')) return { pieces: [piece('traceback', line)], goesOn: true };
  const [, file, path, comma, number, within, name] = PLACE.exec(line) ?? [];
  if (path !== undefined) {
    const pieces = [piece('plain', file), piece('place', path), piece('plain', comma), piece('line', number)];
    return { pieces: [...pieces, piece('plain', within), piece('name', name)], goesOn: true };
  }
  if (line.startsWith(' ')) return { pieces: [piece('plain', line)], goesOn: true };
  const [, error, colon, message] = ERROR.exec(line) ?? [];
  if (error === undefined) return { pieces: [piece('output', line)], goesOn: false };
  return { pieces: [piece('error', error), piece('plain', colon), piece('name', message)], goesOn: false };
};

/** Reads the statements after prompts, and tracebacks. All other lines are output. */
export const scanPythonSession = async (code: string, mode: Mode, pace: Pace): Promise<Piece[]> => {
  const pieces: Piece[] = [];
  let isTraceback = false;
  for (const [index, line] of code.split('\n').entries()) {
    if (index > 0) pieces.push(piece('', '\n'));
    const [prompt = ''] = PROMPT.exec(line) ?? [];
    if (prompt !== '') {
      isTraceback = false;
      pieces.push(piece('prompt', prompt), ...(await scan(line.slice(prompt.length), mode, pace)));
    } else if (isTraceback || TRACEBACK.test(line)) {
      const read = readTraceback(line);
      isTraceback = read.goesOn;
      pieces.push(...read.pieces);
    } else pieces.push(piece('output', line));
  }
  return pieces;
};
