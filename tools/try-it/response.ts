/** The page shows no more characters of a body. */
const MOST_CHARACTERS = 100_000;

/** The headers that tell clients what to do. */
const HEADERS = [
  'Content-Type',
  'Retry-After',
  'X-RateLimit-Remaining',
  'Idempotency-Replayed',
  'WWW-Authenticate',
  'X-Request-Id',
];

/** Reads a body up to the most that the page shows. Calls `show` for each part, since streams do not end. */
const readBody = async (response: Response, show: (text: string) => void): Promise<string> => {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (reader) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length > MOST_CHARACTERS) {
      void reader.cancel();
      return `${text.slice(0, MOST_CHARACTERS)}\n[The page shows no more of this response.]`;
    }
    show(text);
  }
  return text;
};

const indented = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
};

const blockIn = (place: Element, label: string): HTMLPreElement => {
  const block = document.createElement('pre');
  block.tabIndex = 0;
  block.setAttribute('role', 'region');
  block.setAttribute('aria-label', label);
  place.append(block);
  return block;
};

/** Shows the headers and the body of a response. */
export const showResponse = async (response: Response, place: Element): Promise<void> => {
  place.replaceChildren();
  blockIn(place, 'Headers').textContent = HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [`${name}: ${value}`];
  }).join('\n');
  const block = blockIn(place, 'Body');
  const show = (text: string): void => {
    block.textContent = text;
  };
  show(indented(await readBody(response, show)));
};
