// The lists of the tests that get an entry for a new operation. Each function returns the new text, or the same one.

/** Adds a place that goes beyond the specification, behind the last one of the same path or of the one above. */
export const withExtension = (text: string, title: string): string => {
  const lines = text.split('\n');
  const begin = lines.indexOf('  additions: {');
  const end = lines.indexOf('  },', begin);
  const [, first = ''] = /^\w+ (\/[^/]*)/.exec(title) ?? [];
  const alike = new RegExp(`^    '[A-Z]+ ${first}[/']`);
  const last = lines.findLastIndex((line, at) => at > begin && at < end && alike.test(line));
  const at = last === -1 ? end : last + 1;
  return [...lines.slice(0, at), `    '${title}': 'gap',`, ...lines.slice(at)].join('\n');
};

/** Repeats, for the operation, what the conformance tests arrange for another one. */
export const withArrangements = (text: string, id: string, other: string): string =>
  text.replace(
    new RegExp(`^  ${other}: \\{(?:.*\\},| *\\n[^]*?\\n  \\},)\\n`, 'm'),
    (entry) => entry.replace(other, id) + entry,
  );

/** Repeats, for the operation, who may use another one. A read leaves the object as it was (`keeps`). */
export const withRules = (text: string, id: string, other: string, isRead: boolean): string =>
  text.replaceAll(new RegExp(`^  variant\\('${other}', [^]*?\\n  \\}\\),\\n`, 'gm'), (entry) => {
    const copy = entry.replace(other, id);
    const keeps = isRead && !copy.includes('\n    keeps: true,\n');
    return (keeps ? copy.replace(/^ {4}rules: /m, (line) => `    keeps: true,\n${line}`) : copy) + entry;
  });
