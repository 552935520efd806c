const { API_URL, EMAIL, API_KEY } = process.env;
const authorization = `Basic ${btoa(`${EMAIL}:${API_KEY}`)}`;

/** Sends the requests of the SDK, which knows neither the address of the server nor the credentials. */
export const customFetch = async <T>(path: string, options: RequestInit): Promise<T> => {
  const headers = new Headers(options.headers);
  headers.set('Authorization', authorization);
  const response = await fetch(`${API_URL}${path}`, { ...options, headers });
  return { data: await response.json(), status: response.status, headers: response.headers } as T;
};
