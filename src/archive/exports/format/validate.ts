import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

import { kindNames, kinds, manifest, end, type End, type Manifest } from './kinds.js';
import { ArchiveError, type RecordItem } from './source.js';

const ajv = new Ajv2020({ strict: true, allErrors: false });

const validators = new Map<string, ValidateFunction>(
  kindNames.map((kind) => [kind, ajv.compile(kinds[kind].schema)]),
);

const whole = { manifest: ajv.compile(manifest.schema), end: ajv.compile(end.schema) };

const reason = (validate: ValidateFunction): string => {
  const [error] = validate.errors ?? [];
  const field = error?.instancePath.slice(1).replaceAll('/', '.') ?? '';
  const extra = error?.params.additionalProperty as string | undefined;
  return [field, error?.message ?? 'is invalid', ...(extra === undefined ? [] : [JSON.stringify(extra)])]
    .filter((part) => part !== '')
    .join(' ');
};

/** Returns whether a text has characters that the store cannot keep. */
const isUnstorable = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\0') || /\p{Surrogate}/u.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, one]) => isUnstorable(name) || isUnstorable(one));
};

/** Throws if a record does not fit its schema. */
export const validateRecord = ({ kind, record, place }: RecordItem): void => {
  const validate = validators.get(kind);
  if (!validate) throw new ArchiveError(place, `${kind} is not a kind of records`);
  if (!validate(record)) throw new ArchiveError(place, reason(validate));
  if (kind !== 'bot_storage' && isUnstorable(record)) {
    throw new ArchiveError(place, 'a text has a null character or half of a surrogate pair');
  }
};

const check = (name: keyof typeof whole, value: unknown): void => {
  if (!whole[name](value)) throw new ArchiveError(`${name}.json`, reason(whole[name]));
};

export const parseManifest = (value: unknown): Manifest => {
  check('manifest', value);
  return value as Manifest;
};

export const parseEnd = (value: unknown): End => {
  check('end', value);
  return value as End;
};
