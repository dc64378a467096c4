import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';

/** One HTTP call on the wire. */
export interface Wire {
  readonly method: string;
  readonly url: string;
  readonly body?: unknown;
}

interface Answer {
  readonly status: number;
  /** Raw bytes: the leaderboard's are compressed. */
  readonly body: Buffer;
  readonly cookies: readonly string[];
}

/** A caller with keep-alive connections and a session's cookie, which accepts gzip as browsers do. */
export class BenchClient {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #origin: string;
  cookie = '';

  constructor(origin: string) {
    this.#origin = origin;
  }

  send({ method, url, body }: Wire): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const text = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      ...(this.cookie === '' ? {} : { cookie: this.cookie }),
      ...(text === '' ? {} : { 'content-type': 'application/json' }),
      'accept-encoding': 'gzip',
      'content-length': Buffer.byteLength(text),
    };
    const sent = request(new URL(url, this.#origin), { method, headers, agent: this.#agent });
    sent.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        const cookies = response.headers['set-cookie'] ?? [];
        const status = response.statusCode ?? 0;
        resolve({ status, body: Buffer.concat(parts), cookies });
      });
    });
    sent.on('error', reject);
    sent.end(text);
    return promise;
  }

  /** Sends a call that must succeed; returns the body of its answer. */
  async call(wire: Wire): Promise<Buffer> {
    const { status, body, cookies } = await this.send(wire);
    if (status < 200 || status >= 300) {
      throw new Error(
        `${wire.method} ${wire.url} answered ${status}: ${body.toString('utf8', 0, 300)}`,
      );
    }
    if (cookies.length > 0) this.cookie = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
    return body;
  }

  /** Reads an answer without storing it; returns its bytes. */
  async drain(url: string): Promise<number> {
    const sent = request(new URL(url, this.#origin), {
      headers: { cookie: this.cookie },
      agent: this.#agent,
    });
    sent.end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}`);
    let bytes = 0;
    for await (const part of response) bytes += (part as Buffer).length;
    return bytes;
  }

  close(): void {
    this.#agent.destroy();
  }
}
