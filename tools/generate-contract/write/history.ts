type Node = Readonly<Record<string, unknown>>;

export const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

interface Alias {
  readonly name?: string;
  /** The value that has replaced the value with the name. */
  readonly value?: string;
  readonly since?: number;
  readonly until?: number;
  readonly deprecated?: boolean;
  readonly note?: string;
}

interface Change {
  readonly level: number;
  readonly change: string;
}

/** The extensions on the history of an element, and on what it accepts. */
interface Notes {
  readonly 'x-since'?: number;
  readonly 'x-changes'?: readonly Change[];
  readonly 'x-aliases'?: readonly Alias[];
  readonly 'x-truncate-at'?: number;
}

/** Returns how a text names a feature level. */
export type LevelName = (level: number) => string;

/** Without a link, for documents outside the pages. */
export const plainLevel: LevelName = (level) => `feature level ${String(level)}`;

const aliasSentence = ({ name, since, until, deprecated, note }: Alias, levelName: LevelName): string => {
  const facts = [
    ...(deprecated ? ['deprecated'] : []),
    ...(since === undefined ? [] : [`since ${levelName(since)}`]),
    ...(until === undefined ? [] : [`removed in ${levelName(until)}`]),
  ];
  const about = facts.length > 0 ? ` (${facts.join(', ')})` : '';
  return `Other name: ${name === undefined ? 'one' : `\`${name}\``}${about}.${note === undefined ? '' : ` ${oneLine(note)}`}`;
};

/** Returns the values that others have replaced, in one sentence. */
const formerValues = (aliases: readonly Alias[]): string[] => {
  const pairs = aliases.flatMap(({ name, value }) =>
    value === undefined ? [] : [`\`${String(name)}\` for \`${value}\``],
  );
  return pairs.length === 0 ? [] : [`Former values: ${pairs.join(', ')}.`];
};

/** Returns what the extensions of an element state, as Markdown. */
export const historyOf = (node: Node, levelName: LevelName): string[] => {
  const {
    'x-since': since,
    'x-changes': changes = [],
    'x-aliases': aliases = [],
    'x-truncate-at': length,
  } = node as Notes;
  return [
    ...(since === undefined ? [] : [`New in ${levelName(since)}.`]),
    ...changes.map(({ level, change }) => `Changed in ${levelName(level)}: ${oneLine(change)}`),
    ...aliases.filter(({ value }) => value === undefined).map((alias) => aliasSentence(alias, levelName)),
    ...formerValues(aliases),
    ...(length === undefined ? [] : [`A longer text is truncated to ${String(length)} characters.`]),
  ];
};

/** Returns an element with its history as a part of its description. */
export const withHistory = <N extends Node>(node: N, levelName: LevelName): N => {
  const history = historyOf(node, levelName);
  if (history.length === 0) return node;
  const own = typeof node.description === 'string' ? [node.description.trim()] : [];
  return { ...node, description: [...own, ...history].join('\n\n') };
};
