// The script of the pages of operations: each has a form that sends its request to this server.
import { login, requestOf } from './request.js';
import { showResponse } from './response.js';

/** Shows the form of an operation, with the login of the forms before it. */
const showForm = (details: HTMLDetailsElement): void => {
  const template = details.querySelector('template');
  if (!details.open || !template) return;
  template.previousElementSibling?.remove();
  template.replaceWith(template.content);
  const form = details.querySelector('form');
  if (form) prepare(form);
};

const part = (form: HTMLFormElement, selector: string): Element => {
  const found = form.querySelector(selector);
  if (!found) throw new Error(`The form has no ${selector}`);
  return found;
};

const loginFields = (): NodeListOf<HTMLInputElement> => document.querySelectorAll('[data-login]');

const nameOf = ({ dataset }: HTMLInputElement): keyof typeof login =>
  dataset.login === 'key' ? 'key' : 'email';

/** Keeps the login for all forms, and checks the box of an optional value that the user has changed. */
const noteInput = (form: HTMLFormElement, target: EventTarget | null): void => {
  if (!(target instanceof HTMLElement)) return;
  if (target instanceof HTMLInputElement && target.dataset.login !== undefined) {
    login[nameOf(target)] = target.value;
    for (const field of loginFields()) field.value = login[nameOf(field)];
  } else if (target.dataset.name !== undefined) {
    const box = form.querySelector<HTMLInputElement>(`[data-sends="${target.id}"]`);
    if (box) box.checked = true;
  }
};

/** Sends the request of a form, and shows the response. */
const send = async (form: HTMLFormElement, signal: AbortSignal): Promise<void> => {
  const status = part(form, '[role=status]');
  const place = part(form, '[data-response]');
  status.textContent = 'Sending …';
  place.replaceChildren();
  try {
    const response = await fetch(requestOf(form), { signal });
    status.textContent = `${String(response.status)} ${response.statusText}`;
    await showResponse(response, place);
  } catch (error) {
    if (signal.aborted) status.textContent += ' Stopped.';
    else status.textContent = `No response: ${String(error)}`;
  }
};

const prepare = (form: HTMLFormElement): void => {
  const stop = part(form, '[data-stops]') as HTMLButtonElement;
  let sending = new AbortController();
  for (const field of form.querySelectorAll<HTMLInputElement>('[data-login]'))
    field.value = login[nameOf(field)];
  form.addEventListener('input', ({ target }) => {
    noteInput(form, target);
  });
  stop.addEventListener('click', () => {
    sending.abort();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    sending.abort();
    const own = (sending = new AbortController());
    stop.disabled = false;
    void send(form, own.signal).finally(() => {
      if (own === sending) stop.disabled = true;
    });
  });
};

document.addEventListener(
  'toggle',
  ({ target }) => {
    if (target instanceof HTMLDetailsElement) showForm(target);
  },
  true,
);
for (const details of document.querySelectorAll<HTMLDetailsElement>('details.try')) showForm(details);
