import { errors } from '../../../generated/errors.js';

/** A widget that the client describes, beside the content of the message. */
export interface AttachedWidget {
  readonly widget_type: 'zform';
  readonly extra_data: object;
}

type Fields = Readonly<Record<string, unknown>>;

const refuse = (problem: string): never => {
  throw errors.widgetContentInvalid({ problem });
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw errors.widgetContentNotJson();
  }
};

const fieldsOf = (place: string, value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : refuse(`${place} is not a dict`);

const fieldOf = (fields: Fields, name: string, place: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : refuse(`${name} key is missing from ${place}`);

const textOf = (fields: Fields, name: string, place: string): string => {
  const value = fieldOf(fields, name, place);
  return typeof value === 'string' ? value : refuse(`${place}["${name}"] is not a string`);
};

/** A button: its label, its description, and the message that it sends. */
const choiceOf = (value: unknown, index: number): object => {
  const place = `extra_data["choices"][${String(index)}]`;
  const fields = fieldsOf(place, value);
  const [short_name, long_name, reply] = ['short_name', 'long_name', 'reply'].map((name) =>
    textOf(fields, name, place),
  );
  return { type: 'multiple_choice', short_name, long_name, reply };
};

const choicesOf = (data: Fields): object => {
  const heading = textOf(data, 'heading', 'extra_data');
  const choices = fieldOf(data, 'choices', 'extra_data');
  if (!Array.isArray(choices)) return refuse('extra_data["choices"] is not a list');
  return { type: 'choices', heading, choices: choices.map(choiceOf) };
};

/** Returns the widget of the parameter `widget_content`. Throws if it describes none. Ignores unknown fields. */
export const parseWidgetContent = (text: string): AttachedWidget => {
  const content = fieldsOf('widget_content', parse(text));
  const widgetType = textOf(content, 'widget_type', 'widget_content');
  const data = fieldsOf('extra_data', fieldOf(content, 'extra_data', 'widget_content'));
  if (widgetType !== 'zform') return refuse(`unknown widget type in widget_content: ${widgetType}`);
  const type = textOf(data, 'type', 'extra_data');
  if (type !== 'choices') return refuse(`unknown zform type in extra_data: ${type}`);
  return { widget_type: 'zform', extra_data: choicesOf(data) };
};
