/** The body of a request. */
export interface FormBody {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Lists and objects are JSON. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const isFile = (value: unknown): boolean => [value].flat().some((one) => one instanceof File);

/** Encodes a form with files through the platform's FormData. */
const multipart = async (values: readonly [string, unknown][]): Promise<FormBody> => {
  const form = new FormData();
  for (const [name, value] of values) {
    if (isFile(value)) for (const file of [value].flat()) form.append(name, file);
    else form.append(name, asText(value));
  }
  const written = new Response(form);
  return {
    type: written.headers.get('content-type') ?? '',
    bytes: Buffer.from(await written.arrayBuffer()),
  };
};

/** Encodes parameters as a form. Undefined without parameters. */
export const formBody = async (
  parameters: Readonly<Record<string, unknown>>,
): Promise<FormBody | undefined> => {
  const values = Object.entries(parameters).filter(([, value]) => value !== undefined);
  if (values.length === 0) return undefined;
  if (values.some(([, value]) => isFile(value))) return multipart(values);
  const form = new URLSearchParams(values.map(([name, value]): [string, string] => [name, asText(value)]));
  return { type: 'application/x-www-form-urlencoded', bytes: Buffer.from(form.toString()) };
};
