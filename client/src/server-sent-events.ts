/** A message of a stream, as section 9.2 of the HTML standard specifies it. */
interface Message {
  readonly id?: string;
  readonly data?: string;
}

const FIELD = /^(id|data)(?:: ?(.*))?$/;

const messageOf = (lines: readonly string[]): Message => {
  const values = { id: [] as string[], data: [] as string[] };
  for (const line of lines) {
    const [, name, value = ''] = FIELD.exec(line) ?? [];
    if (name === 'id' || name === 'data') values[name].push(value);
  }
  const id = values.id.at(-1);
  return { ...(id !== undefined && { id }), ...(values.data.length > 0 && { data: values.data.join('\n') }) };
};

/** Yields the complete messages of a stream. The rest of a stream that ends early is not one. */
export async function* parseMessages(texts: AsyncIterable<string>): AsyncGenerator<Message, void> {
  let rest = '';
  let lines: string[] = [];
  for await (const text of texts) {
    const parts = (rest + text).split(/\r?\n/);
    rest = parts.pop() ?? '';
    for (const line of parts) {
      if (line !== '') {
        lines.push(line);
        continue;
      }
      yield messageOf(lines);
      lines = [];
    }
  }
}
