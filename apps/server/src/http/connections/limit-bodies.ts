import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How long the sender of a body is waited for. */
export interface BodyPatience {
  /** Milliseconds before the speed counts. */
  readonly grace: number;
  /** Average speed from then on. */
  readonly bytesPerSecond: number;
  /** Milliseconds without a byte: a phone may lose its network for a while. */
  readonly silence: number;
  /** Milliseconds for the rest of a body whose request was answered: callers read the answer only after sending. */
  readonly afterAnswer: number;
  /** Milliseconds between two looks. */
  readonly lookEvery: number;
}

/** A film of 500 MB at the slowest takes 18 hours; the largest JSON body takes minutes. */
const BODY_PATIENCE: BodyPatience = {
  grace: 30_000,
  bytesPerSecond: 8 * 1024,
  silence: 60_000,
  afterAnswer: 10_000,
  lookEvery: 1000,
};

/** What ends a request that is still being sent; uploads take it for a lost connection. */
class BodyTooSlow extends Error {
  override readonly name = 'BodyTooSlow';
  readonly code = 'ECONNRESET';

  constructor() {
    super('The body of the request came too slowly');
  }
}

/** A body that has not arrived yet. Only time in which we wait for the sender counts. */
class OpenBody {
  readonly #request: IncomingMessage;
  readonly #response: ServerResponse;
  readonly #bytesBefore: number;
  #received = 0;
  #waited = 0;
  #silent = 0;
  #sinceAnswer = 0;

  constructor(request: IncomingMessage, response: ServerResponse) {
    this.#request = request;
    this.#response = response;
    this.#bytesBefore = request.socket.bytesRead;
  }

  get isOver(): boolean {
    return this.#request.complete || this.#request.destroyed;
  }

  /** @param elapsed milliseconds since the last look */
  isTooSlow(elapsed: number, patience: BodyPatience): boolean {
    if (this.#response.writableEnded) {
      this.#sinceAnswer += elapsed;
      return this.#sinceAnswer > patience.afterAnswer;
    }
    // Bytes lie here that we have not read: the sender waits for us.
    if (this.#request.readableLength > 0) return false;
    const received = this.#request.socket.bytesRead - this.#bytesBefore;
    this.#waited += elapsed;
    this.#silent = received > this.#received ? 0 : this.#silent + elapsed;
    this.#received = received;
    const allowed = patience.grace + (received / patience.bytesPerSecond) * 1000;
    return this.#silent > patience.silence || this.#waited > allowed;
  }

  end(): void {
    this.#request.destroy(new BodyTooSlow());
  }
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Ends requests whose body comes too slowly or not at all, whoever sends it and whatever it asks for. */
export function limitBodies(server: Server, patience: BodyPatience = BODY_PATIENCE): void {
  const open = new Set<OpenBody>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (hasBody(request)) open.add(new OpenBody(request, response));
  });
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    // While this process or machine stood still nobody could send.
    const elapsed = Math.min(now - last, 2 * patience.lookEvery);
    last = now;
    for (const body of open) {
      if (body.isOver) open.delete(body);
      else if (body.isTooSlow(elapsed, patience)) body.end();
    }
  }, patience.lookEvery);
  timer.unref();
  server.once('close', () => {
    clearInterval(timer);
  });
}
