/** The requests of users, as text for a connection. All of it is ASCII. */
const encode = (parameters) =>
  Object.entries(parameters)
    .map(
      ([name, value]) =>
        `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`,
    )
    .join('&');

/** The headers that all requests of a user have. Existing clients accept compressed responses. */
export const headersOf = (host, { email, key }) =>
  `Host: ${host}\r\nUser-Agent: load\r\nAccept-Encoding: gzip\r\nAuthorization: Basic ${Buffer.from(`${email}:${key}`).toString('base64')}\r\n`;

/** A GET request. */
export const reading = (headers, path, parameters = {}) =>
  `GET /api/v1${path}?${encode(parameters)} HTTP/1.1\r\n${headers}\r\n`;

/** A request with a form. */
export const writing = (headers, method, path, parameters = {}) => {
  const body = encode(parameters);
  return `${method} /api/v1${path} HTTP/1.1\r\n${headers}Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
};
