import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** How long to wait for a request body. */
export interface BodyPatience {
  /** Milliseconds before the minimum speed applies. */
  readonly grace: number;
  /** Minimum average speed after the grace period. */
  readonly bytesPerSecond: number;
  /** Milliseconds without a byte: a phone may lose its network for a while. */
  readonly silence: number;
  /**
   * Milliseconds for the rest of a body after its request was answered: clients read the answer only after
   * sending.
   */
  readonly afterAnswer: number;
  /** Milliseconds between checks. */
  readonly checkEvery: number;
}

/** At this minimum speed a film of 500 MB takes 18 hours, and the largest JSON body a few minutes. */
const BODY_PATIENCE: BodyPatience = {
  grace: 30_000,
  bytesPerSecond: 8 * 1024,
  silence: 60_000,
  afterAnswer: 10_000,
  checkEvery: 1000,
};

/** Ends a request that is still being sent; uploads treat it as a lost connection. */
class BodyTooSlow extends Error {
  override readonly name = 'BodyTooSlow';
  readonly code = 'ECONNRESET';

  constructor() {
    super('The body of the request came too slowly');
  }
}

/** A body that has not fully arrived. Only time spent waiting for the sender counts. */
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

  /** @param elapsed milliseconds since the last check */
  isTooSlow(elapsed: number, patience: BodyPatience): boolean {
    if (this.#response.writableEnded) {
      this.#sinceAnswer += elapsed;
      return this.#sinceAnswer > patience.afterAnswer;
    }
    // Unread bytes are buffered here, so the sender is waiting for us.
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

/** Ends requests whose body arrives too slowly or not at all, on every route and for every caller. */
export function limitBodies(server: Server, patience: BodyPatience = BODY_PATIENCE): void {
  const open = new Set<OpenBody>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (hasBody(request)) open.add(new OpenBody(request, response));
  });
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    // While this process or the machine was suspended nobody could send.
    const elapsed = Math.min(now - last, 2 * patience.checkEvery);
    last = now;
    for (const body of open) {
      if (body.isOver) open.delete(body);
      else if (body.isTooSlow(elapsed, patience)) body.end();
    }
  }, patience.checkEvery);
  timer.unref();
  server.once('close', () => {
    clearInterval(timer);
  });
}
