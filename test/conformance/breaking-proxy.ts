import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A response that the proxy passes to the client. */
interface PassingAnswer {
  readonly status: number;
  readonly type: string;
  /** All headers except Content-Type. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Changes a response to a request for a path, which has no query. */
export type Break = (answer: PassingAnswer, path: string) => Partial<PassingAnswer>;

const readAll = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
};

const HOP: readonly string[] = ['host', 'connection', 'content-length', 'transfer-encoding'];

/** A proxy that changes the responses of a server. */
export class BreakingProxy {
  /** Applied to every response. */
  break: Break = () => ({});

  private constructor(
    readonly url: string,
    readonly close: () => void,
  ) {}

  static async start(target: string): Promise<BreakingProxy> {
    const server = createServer((request, response) => {
      void (async () => {
        const body = await readAll(request);
        const headers = Object.entries(request.headers).filter(([name]) => !HOP.includes(name)) as [
          string,
          string,
        ][];
        const answer = await fetch(target + (request.url ?? ''), {
          method: request.method ?? 'GET',
          headers,
          ...(body.length > 0 && { body }),
        });
        const real = {
          status: answer.status,
          type: answer.headers.get('content-type') ?? '',
          headers: Object.fromEntries([...answer.headers].filter(([name]) => !HOP.includes(name))),
          body: await answer.text(),
        };
        const [path = ''] = (request.url ?? '').split('?');
        const broken = { ...real, ...proxy.break(real, path) };
        response.writeHead(broken.status, { ...broken.headers, 'content-type': broken.type });
        response.end(broken.body);
      })();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const proxy = new BreakingProxy(`http://127.0.0.1:${String(port)}`, () => {
      server.closeAllConnections();
      server.close();
    });
    return proxy;
  }
}
