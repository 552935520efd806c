/** The login of all forms. Only the memory of the page has it. */
export const login = { email: '', key: '' };

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A value of a form, and where the request has it. */
interface Sent {
  readonly name: string;
  readonly place: string;
  readonly value: string | File;
}

/** Only bodies have files. */
const textOf = ({ value }: Sent): string => (typeof value === 'string' ? value : value.name);

const valueOf = (control: Control): string | File | undefined =>
  control instanceof HTMLInputElement && control.type === 'file' ? control.files?.[0] : control.value;

/** Returns the values of a form, without the optional ones whose box is not checked. */
const sentBy = (form: HTMLFormElement): Sent[] =>
  [...form.querySelectorAll<Control>('[data-name]')].flatMap((control) => {
    const box = form.querySelector<HTMLInputElement>(`[data-sends="${control.id}"]`);
    const value = valueOf(control);
    if (value === undefined || (box && !box.checked)) return [];
    return [{ name: control.dataset.name ?? '', place: control.dataset.place ?? '', value }];
  });

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** A request with the session of the browser needs the token of that session. */
const loginHeaders = (): [string, string][] => {
  if (login.key !== '') return [['Authorization', `Basic ${base64(`${login.email}:${login.key}`)}`]];
  const [, token] = /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie) ?? [];
  return token === undefined ? [] : [['X-CSRFToken', token]];
};

/** Returns the body. Only a form in parts can have files. */
const bodyOf = (sent: readonly Sent[]): FormData | URLSearchParams | undefined => {
  if (sent.length === 0) return undefined;
  const body = sent.some(({ value }) => value instanceof File) ? new FormData() : new URLSearchParams();
  for (const one of sent) {
    const { name, value } = one;
    if (body instanceof FormData) body.append(name, value);
    else body.append(name, textOf(one));
  }
  return body;
};

/** Returns the request that a form describes. */
export const requestOf = (form: HTMLFormElement): Request => {
  const sent = sentBy(form);
  const at = (place: string): Sent[] => sent.filter((one) => one.place === place);
  const pairs = (place: string): [string, string][] => at(place).map((one) => [one.name, textOf(one)]);
  const inPath = new Map(pairs('path'));
  const path = (form.dataset.path ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(inPath.get(name) ?? ''),
  );
  const query = new URLSearchParams(pairs('query')).toString();
  const body = bodyOf(at('body'));
  return new Request(`/api/v1${path}${query === '' ? '' : `?${query}`}`, {
    method: form.dataset.method ?? 'GET',
    headers: [...pairs('header'), ...loginHeaders()],
    credentials: login.key === '' ? 'same-origin' : 'omit',
    cache: 'no-store',
    ...(body && { body }),
  });
};
