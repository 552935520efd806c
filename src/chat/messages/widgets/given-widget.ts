import { errors } from '../../../../generated/errors.js';
import type { Widget } from './parse-widget.js';

type Fields = Readonly<Record<string, unknown>>;

const refuse = (reason: string): never => {
  throw errors.widgetContentInvalid({ reason });
};

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A name that may be any JSON. `String` would throw for some objects. */
const named = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const parse = (content: string): unknown => {
  try {
    return JSON.parse(content) as unknown;
  } catch {
    return refuse('API programmer sent invalid JSON content');
  }
};

/** Returns a field that must be there. */
const required = (fields: Fields, name: string, place: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : refuse(`${name} key is missing from ${place}`);

const checkTexts = (fields: Fields, place: string, names: readonly string[]): void => {
  for (const name of names)
    if (typeof required(fields, name, place) !== 'string') refuse(`${place}["${name}"] is not a string`);
};

const CHOICE_TEXTS = ['short_name', 'long_name', 'reply'];

const checkChoices = (data: Fields): void => {
  const place = 'extra_data["choices"]';
  const choices = required(data, 'choices', 'extra_data');
  if (!Array.isArray(choices)) return refuse(`${place} is not a list`);
  for (const [index, choice] of (choices as readonly unknown[]).entries()) {
    const at = `${place}[${index}]`;
    if (isFields(choice)) checkTexts(choice, at, CHOICE_TEXTS);
    else refuse(`${at} is not a dict`);
  }
};

/** Throws if the data describes no form. */
const checkForm = (data: Fields): void => {
  if (!Object.hasOwn(data, 'type')) refuse('zform is missing type field');
  if (data.type !== 'choices') refuse(`unknown zform type: ${named(data.type)}`);
  checkTexts(data, 'extra_data', ['heading']);
  checkChoices(data);
};

/** Returns the widget that a sender gives as JSON. Throws if the server does not know it. */
export const parseGivenWidget = (content: string): Widget => {
  const widget = parse(content);
  if (!isFields(widget)) return refuse('widget_content is not a dict');
  for (const name of ['widget_type', 'extra_data'])
    if (!Object.hasOwn(widget, name)) refuse(`${name} is not in widget_content`);
  const { widget_type, extra_data } = widget;
  if (!isFields(extra_data)) return refuse('extra_data is not a dict');
  if (widget_type !== 'zform') return refuse(`unknown widget type: ${named(widget_type)}`);
  checkForm(extra_data);
  return { widget_type, extra_data };
};
