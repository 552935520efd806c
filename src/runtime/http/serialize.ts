import { gzip } from './gzip.js';
import { bytesOf, JsonFragments, SharedJson, type Piece } from './shared-json.js';

/** In bytes. Compressing less than this is not worth it. */
const WORTH_COMPRESSING = 16_384;

/** A body in parts, and its encoding. Large parts are not joined, since that would take as much memory again. */
export interface Serialized {
  readonly body: readonly Buffer[] | string;
  readonly encoding?: 'gzip';
}

/** Returns the JSON of an object in pieces. Consecutive text is one piece. */
const piecesOf = (fields: object): Piece[] => {
  const pieces: Piece[] = [];
  let text = '{';
  for (const [name, value] of Object.entries(fields) as [string, unknown][]) {
    if (value === undefined) continue;
    if (text !== '{' || pieces.length > 0) text += ',';
    text += `${JSON.stringify(name)}:`;
    if (!(value instanceof JsonFragments)) text += JSON.stringify(value);
    else
      for (const piece of value.pieces) {
        if (typeof piece === 'string') text += piece;
        else {
          pieces.push(text, piece);
          text = '';
        }
      }
  }
  return [...pieces, `${text}}\n`];
};

const sharedLength = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, piece) => sum + (piece instanceof SharedJson ? piece.bytes.length : 0), 0);

/**
 * Serializes the fields as one JSON object and a newline. Only pieces shared by many responses are compressed, since
 * that happens once. The rest of the body stays uncompressed.
 */
export const serialize = async (fields: object, takesGzip: () => boolean): Promise<Serialized> => {
  if (!Object.values(fields).some((value) => value instanceof JsonFragments))
    return { body: `${JSON.stringify(fields)}\n` };
  const pieces = piecesOf(fields);
  if (sharedLength(pieces) >= WORTH_COMPRESSING && takesGzip()) {
    const body = await gzip(
      pieces.map((piece) => (piece instanceof SharedJson ? piece.deflated : bytesOf(piece))),
    );
    return { body, encoding: 'gzip' };
  }
  return { body: pieces.map(bytesOf) };
};
