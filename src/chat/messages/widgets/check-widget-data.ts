import { errors } from '../../../../generated/errors.js';
import type { ApiError } from '../../../contract/api-error.js';
import type { WidgetType } from './parse-widget.js';

type Kind = 'string' | 'integer' | 'boolean' | 'vote';
type Shape = Readonly<Record<string, Kind>>;

/** The fields of each change besides its type, by the type of the widget and that of the change. */
const shapes: Readonly<Record<WidgetType, ReadonlyMap<string, Shape>>> = {
  poll: new Map<string, Shape>([
    ['vote', { key: 'string', vote: 'vote' }],
    ['question', { question: 'string' }],
    ['new_option', { option: 'string', idx: 'integer' }],
  ]),
  todo: new Map<string, Shape>([
    ['new_task', { key: 'integer', task: 'string', desc: 'string', completed: 'boolean' }],
    ['strike', { key: 'string' }],
    ['new_task_list_title', { title: 'string' }],
  ]),
};

/** The changes that only the sender of the message may make, and the errors for other users. */
const ofAuthor: ReadonlyMap<string, () => ApiError> = new Map([
  ['question', errors.pollQuestionNotEditable],
  ['new_task_list_title', errors.todoTitleNotEditable],
]);

const checkKind = (place: string, kind: Kind, value: unknown): void => {
  if (kind === 'string' || kind === 'boolean') {
    if (typeof value !== kind) throw errors.widgetDataNotOfKind({ place, kind: `a ${kind}` });
    return;
  }
  if (!Number.isInteger(value)) throw errors.widgetDataNotOfKind({ place, kind: 'an integer' });
  if (kind === 'vote' && value !== 1 && value !== -1) throw errors.widgetVoteInvalid({ place });
};

/** How errors name the data of a widget. */
type Name = `${WidgetType} data`;

const checkField = (name: Name, data: object, field: string, kind: Kind): void => {
  if (!Object.hasOwn(data, field)) throw errors.widgetDataMissing({ field, name });
  checkKind(`${name}["${field}"]`, kind, (data as Readonly<Record<string, unknown>>)[field]);
};

/** Throws if the data does not describe a change of a widget of this type that the user may make. */
export const checkWidgetData = (widget: WidgetType, data: unknown, isAuthor: boolean): void => {
  const name: Name = `${widget} data`;
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw errors.widgetDataNotOfKind({ place: name, kind: 'a dict' });
  }
  checkField(name, data, 'type', 'string');
  const { type } = data as { type: string };
  const shape = shapes[widget].get(type);
  if (!shape) throw errors.widgetDataTypeUnknown({ name, type });
  const refusal = ofAuthor.get(type);
  if (refusal && !isAuthor) throw refusal();
  for (const [field, kind] of Object.entries(shape)) checkField(name, data, field, kind);
  const unexpected = Object.keys(data).filter((field) => field !== 'type' && !Object.hasOwn(shape, field));
  if (unexpected.length > 0) throw errors.widgetDataUnexpected({ fields: unexpected.join(', ') });
};
