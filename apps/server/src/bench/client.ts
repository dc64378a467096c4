import { Agent, request } from 'node:http';

/** One HTTP call as it goes over the wire. */
export interface Wire {
  readonly method: string;
  readonly url: string;
  readonly body?: unknown;
}

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly cookies: readonly string[];
}

/** A caller with kept connections and a session's cookie. */
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
        resolve({ status, text: Buffer.concat(parts).toString(), cookies });
      });
    });
    sent.on('error', reject);
    sent.end(text);
    return promise;
  }

  /** Sends a call that must succeed; the text of its answer. */
  async call(wire: Wire): Promise<string> {
    const { status, text, cookies } = await this.send(wire);
    if (status < 200 || status >= 300) {
      throw new Error(`${wire.method} ${wire.url} answered ${status}: ${text.slice(0, 300)}`);
    }
    if (cookies.length > 0) this.cookie = cookies.map((cookie) => cookie.split(';')[0]).join('; ');
    return text;
  }

  close(): void {
    this.#agent.destroy();
  }
}
