/** What a message shows besides its content: a poll, a to-do list, or a form of a bot. */
export interface Widget {
  readonly widget_type: WidgetType | 'zform';
  readonly extra_data: object;
}

const LINE_BREAK = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;

/** Returns the text of the first line, and the other lines without marks of a list. */
const linesOf = (text: string): { readonly title: string; readonly items: readonly string[] } => {
  const [first = '', ...others] = text.split(LINE_BREAK);
  const items = others.map((line) => line.trim().replace(/^[-*]?\s*/, ''));
  return { title: first.trim(), items: items.filter((item) => item !== '') };
};

/** A task and its description, separated by a colon and a space. */
const taskOf = (item: string): { readonly task: string; readonly desc: string } => {
  const [task = '', ...desc] = item.split(': ');
  return { task: task.trim(), desc: desc.join(': ').trim() };
};

/** What the commands of each type contain. */
const data = {
  poll: (text: string): object => {
    const { title: question, items: options } = linesOf(text);
    return { question, options };
  },
  todo: (text: string): object => {
    const { title: task_list_title, items } = linesOf(text);
    return { task_list_title, tasks: items.map(taskOf) };
  },
} as const;

export type WidgetType = keyof typeof data;

export const isWidgetType = (name: unknown): name is WidgetType =>
  typeof name === 'string' && Object.hasOwn(data, name);

/** Returns the widget of a message that begins with `/poll` or `/todo`. */
export const widgetOf = (content: string): Widget | undefined => {
  const [command = '', widget_type] = /^\/(poll|todo)(?!\S)/.exec(content) ?? [];
  if (!isWidgetType(widget_type)) return undefined;
  return { widget_type, extra_data: data[widget_type](content.slice(command.length)) };
};
