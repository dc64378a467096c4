import {
  type Endpoint,
  type EndpointInput,
  type EndpointResponse,
  type ErrorBody,
  errorBodySchema,
} from '@hooplog/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

type Sent<E extends Endpoint> = Partial<EndpointInput<E>> & {
  readonly headers?: Readonly<Record<string, string>>;
};

/** A browser without a page: calls the API and stores its cookies. */
export class TestClient {
  readonly #app: FastifyInstance;
  readonly #cookies = new Map<string, string>();

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies;
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  /** Another browser with the same cookies as this one has now. */
  copy(): TestClient {
    const copy = new TestClient(this.#app);
    for (const [name, value] of this.#cookies) copy.setCookie(name, value);
    return copy;
  }

  async request(options: InjectOptions): Promise<LightMyRequestResponse> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { ...(cookie === '' ? {} : { cookie }), ...options.headers };
    const response = await this.#app.inject({ ...options, headers });
    for (const { name, value } of response.cookies) {
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }

  /** Sends a call of the contract; returns the raw answer. */
  send<E extends Endpoint>(endpoint: E, sent: Sent<E> = {}): Promise<LightMyRequestResponse> {
    const { params, query, body, headers } = sent as Sent<Endpoint>;
    return this.request({
      method: endpoint.method,
      url: addressOf(endpoint, params, query),
      ...(headers ? { headers } : {}),
      ...(body == null ? {} : { payload: body }),
    });
  }

  /** Sends a call that must succeed; returns its answer, validated by the contract. */
  async call<E extends Endpoint>(endpoint: E, sent: Sent<E> = {}): Promise<EndpointResponse<E>> {
    const response = await this.send(endpoint, sent);
    expect(response.statusCode, response.body).toBe(endpoint.status);
    return endpoint.response?.parse(response.json()) as EndpointResponse<E>;
  }

  /** Sends a call that must be refused with this status; returns the error body. */
  async refused<E extends Endpoint>(
    status: number,
    endpoint: E,
    sent: Sent<E> = {},
  ): Promise<ErrorBody> {
    const response = await this.send(endpoint, sent);
    expect(response.statusCode, response.body).toBe(status);
    return errorBodySchema.parse(response.json());
  }
}

function addressOf(endpoint: Endpoint, params: unknown, query: unknown): string {
  const values = (params ?? {}) as Readonly<Record<string, string>>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '');
  const search = new URLSearchParams((query ?? {}) as Record<string, string>).toString();
  return search === '' ? path : `${path}?${search}`;
}
