import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';

import { CSRF_FIELD } from '../identity/csrf.js';
import type { RawParameters, RequestState } from '../http/request-state.js';
import type { UploadedFile } from '../../contract/uploaded-file.js';
import { Pace } from '../../lib/event-loop.js';

/** Characters that are hashed at once. */
const PIECE_LENGTH = 65_536;

function* piecesOfText(text: string): Generator<string> {
  // The length keeps apart what follows each other: ["ab", "c"] and ["a", "bc"].
  yield `"${String(text.length)}:`;
  for (let start = 0; start < text.length; start += PIECE_LENGTH)
    yield text.slice(start, start + PIECE_LENGTH);
}

/** Yields a JSON value as short texts, with the keys of objects in one order. */
function* pieces(value: unknown): Generator<string> {
  if (typeof value === 'string') yield* piecesOfText(value);
  else if (Array.isArray(value)) {
    yield '[';
    for (const item of value) yield* pieces(item);
    yield ']';
  } else if (typeof value === 'object' && value !== null) {
    yield '{';
    for (const [name, field] of Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) {
      yield* piecesOfText(name);
      yield* pieces(field);
    }
    yield '}';
  } else yield `${String(value)};`;
}

const addValue = async (hash: Hash, value: unknown): Promise<void> => {
  const pace = new Pace();
  for (const piece of pieces(value)) {
    if (pace.isDue) await pace.rest();
    hash.update(piece);
  }
};

const hashFile = async ({ path }: UploadedFile): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
};

/** A retry may have another token, since the session can be renewed in between. */
const withoutToken = ({ [CSRF_FIELD]: _token, ...parameters }: RawParameters): RawParameters => parameters;

/**
 * Returns the SHA-256 of what a request asks for: its path, its parameters and its files. The encoding of the body does
 * not matter, since a multipart form has another boundary each time.
 */
export const requestHash = async (request: RequestState): Promise<string> => {
  const { method, path, query, requestBody, files } = request;
  const hash = createHash('sha256');
  await addValue(hash, [method, path, query, withoutToken(requestBody)]);
  for (const file of files) await addValue(hash, [file.filename, await hashFile(file)]);
  return hash.digest('hex');
};
