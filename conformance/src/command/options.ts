import { parseArgs } from 'node:util';

import { contract } from '../contract/data.js';
import type { Login } from '../world/http-world.js';
import type { Risk } from '../world/world.js';

/** What the command line asks for. */
export interface Options {
  readonly url: string;
  readonly email: string;
  readonly key: string;
  /** Empty for all. */
  readonly parts: readonly string[];
  /** Empty for all. */
  readonly operations: readonly string[];
  readonly permitted: ReadonlySet<Risk>;
  readonly domain: string;
  readonly report?: string;
  readonly verbose: boolean;
  /** A deactivated organization, with the key of a user. */
  readonly deactivated?: Login;
}

/** A command line that cannot be followed. The message says what to write instead. */
export class UsageError extends Error {}

export const HELP = `Tests a server of the team chat interface against the contract.

  npx team-chat-conformance --url URL --email EMAIL --api-key KEY

  --url URL             The server, such as https://chat.example.com.
  --email EMAIL         The email of an owner or administrator of the organization.
  --api-key KEY         The API key of that user. Without it, TEAM_CHAT_API_KEY of the environment.
  --part NAMES          Only these parts of the interface, separated by commas. Repeatable.
  --operation NAMES     Only these operations, separated by commas. Repeatable.
  --report FILE         Writes a JUnit report.
  --allow RISKS         Also tries what cannot be undone: pictures, exports. Separated by commas.
  --email-domain NAME   The domain of the emails of the users that the run makes. Default: example.com.
  --deactivated-url, --deactivated-email, --deactivated-api-key
                        A deactivated organization of the server and a key from before, to test how it refuses.
  --verbose             Lists each case that was not reached.
  --help                Prints this text.

Parts: ${[...new Set(contract.operations.map(({ part }) => part))].join(', ')}.

Everything that the run makes has a name with "conformance-" and is removed at the end. Use an organization for tests:
deactivated users stay in its list. Exit code: 0 without faults, 1 with faults, 2 if nothing could be tested.`;

const RISKS: readonly Risk[] = ['pictures', 'exports'];

const listed = (values: readonly string[] = []): string[] =>
  values.flatMap((value) => value.split(',')).filter((value) => value !== '');

const known = (what: string, names: readonly string[], all: readonly string[]): readonly string[] => {
  const unknown = names.find((name) => !all.includes(name));
  if (unknown === undefined) return names;
  const near = all.filter((name) => name.toLowerCase().includes(unknown.toLowerCase()));
  const choice = near.length > 0 ? near : all;
  throw new UsageError(`There is no ${what} ${unknown}. There are: ${choice.join(', ')}.`);
};

const required = (value: string | undefined, option: string, hint: string): string => {
  if (value !== undefined && value !== '') return value;
  throw new UsageError(`${option} is missing: ${hint}`);
};

const serverUrl = (text: string): string => {
  if (/^https?:\/\/[^/]/.test(text) && URL.canParse(text)) return text.replace(/\/+$/, '');
  throw new UsageError(`--url ${text} is no URL. Write for example --url https://chat.example.com.`);
};

const parsed = (args: readonly string[]) => {
  const text = { type: 'string' } as const;
  const texts = { type: 'string', multiple: true } as const;
  const flag = { type: 'boolean' } as const;
  const options = {
    url: text,
    email: text,
    'api-key': text,
    part: texts,
    operation: texts,
    report: text,
    allow: texts,
    'email-domain': text,
    'deactivated-url': text,
    'deactivated-email': text,
    'deactivated-api-key': text,
    verbose: flag,
    help: flag,
  };
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message} --help lists the options.`);
  }
};

type Values = ReturnType<typeof parsed>;

const deactivatedOf = (values: Values): Login | undefined => {
  const { 'deactivated-url': url, 'deactivated-email': email, 'deactivated-api-key': key } = values;
  if (url === undefined) return undefined;
  const hint = 'it belongs to --deactivated-url.';
  return {
    url: serverUrl(url),
    email: required(email, '--deactivated-email', hint),
    key: required(key, '--deactivated-api-key', hint),
  };
};

/** Reads the command line. Returns undefined if it asks for help. */
export const readOptions = (
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Options | undefined => {
  const values = parsed(args);
  if (values.help === true || args.length === 0) return undefined;
  const { operations } = contract;
  const deactivated = deactivatedOf(values);
  return {
    ...(deactivated && { deactivated }),
    url: serverUrl(required(values.url, '--url', 'the server, such as https://chat.example.com.')),
    email: required(values.email, '--email', 'the email of an owner or administrator of the organization.'),
    key: required(
      values['api-key'] ?? environment.TEAM_CHAT_API_KEY,
      '--api-key',
      'the API key of that user. The settings of an account show it, and POST /api/v1/fetch_api_key returns it.',
    ),
    parts: known('part', listed(values.part), [...new Set(operations.map(({ part }) => part))]),
    operations: known(
      'operation',
      listed(values.operation),
      operations.map(({ id }) => id),
    ),
    permitted: new Set(known('risk', listed(values.allow), RISKS) as Risk[]),
    domain: values['email-domain'] ?? 'example.com',
    ...(values.report !== undefined && { report: values.report }),
    verbose: values.verbose === true,
  };
};
