import { Agent, request } from 'node:http';

/** Sends a request, and returns the JSON of its response. Fails unless its status is 200. */
export const fetchJson = (url, { method = 'GET', headers = {}, body, agent } = {}) =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (text += chunk));
      response.on('end', () => {
        if (response.statusCode === 200) resolve(JSON.parse(text));
        else reject(new Error(`${method} ${url}: ${response.statusCode} ${text.slice(0, 500)}`));
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });

/** A client that waits with one request after the other on a connection of its own. */
export class LongPollClient {
  #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  #isOver = false;
  isWaiting = false;

  /**
   * `next` returns the URL of the next request. `textsIn` returns the messages of a response, and remembers where the
   * client is.
   */
  constructor({ headers, next, textsIn, send }) {
    Object.assign(this, { headers, next, textsIn, send });
  }

  /** Waits for messages until `close`. */
  async listen(onText) {
    while (!this.#isOver) {
      const response = fetchJson(this.next(), { headers: this.headers, agent: this.#agent });
      this.isWaiting = true;
      try {
        const texts = this.textsIn(await response);
        this.isWaiting = false;
        texts.forEach(onText);
      } catch (error) {
        if (!this.#isOver) throw error;
      }
    }
  }

  close() {
    this.#isOver = true;
    this.#agent.destroy();
  }
}
