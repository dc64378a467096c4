import type { Endpoint } from '@hooplog/contract';
import { routeSchema } from '../../http/route-schema.ts';
import type { Chooser } from './chooser.ts';
import { BODIES, HEADERS, PARTS, PATHS, TEXTS, VALUES } from './hostile.ts';

/** One request as it is written to the connection. */
export interface FuzzRequest {
  readonly method: string;
  /** Path and query, byte for byte. */
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer | null;
}

/** The part of JSON Schema that the contract uses. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
}

/** One value in this many is hostile; some bodies have hardly any, so that they are accepted. */
const HOSTILE_ONE_IN = [5, 30, 1000];

/** Makes requests that are nearly valid, as only those reach a handler. */
export class FuzzRequests {
  readonly #choose: Chooser;
  readonly #ids: readonly string[];
  #hostileOneIn = 1;

  /** @param ids of existing resources; may grow */
  constructor(choose: Chooser, ids: readonly string[]) {
    this.#choose = choose;
    this.#ids = ids;
  }

  /** A path that belongs to no call, or looks like one. */
  ofPath(): FuzzRequest {
    const method = this.#choose.of([
      'GET',
      'GET',
      'HEAD',
      'POST',
      'PUT',
      'OPTIONS',
      'TRACE',
      'FOO',
    ]);
    return { method, target: this.#choose.of(PATHS), headers: this.#headers(), body: null };
  }

  of(endpoint: Endpoint): FuzzRequest {
    this.#hostileOneIn = this.#choose.of(HOSTILE_ONE_IN);
    const schema = routeSchema(endpoint) as { body?: Schema; querystring?: Schema };
    const path = endpoint.path.replace(/:\w+/g, () => this.#part());
    const body = this.#body(schema.body, endpoint.method);
    return {
      method: this.#choose.oneIn(40) ? 'HEAD' : endpoint.method,
      target: this.#around(path) + this.#query(schema.querystring),
      headers: [
        ...(body === null ? [] : [['Content-Type', 'application/json'] as const]),
        ...this.#headers(),
      ],
      body,
    };
  }

  #part(): string {
    return this.#choose.oneIn(4) ? this.#choose.of(PARTS) : this.#id();
  }

  #id(): string {
    return this.#choose.of([...this.#ids, '01a1fe73-d491-718f-9e3d-8d25198f805e', 'zone_1_paint']);
  }

  #around(path: string): string {
    if (!this.#choose.oneIn(20)) return path;
    const part = this.#choose.of(PARTS);
    return this.#choose.of([
      `/${path}`,
      `/x/..${path}`,
      `${path}/`,
      `${path}/${part}`,
      `/${part}${path}`,
    ]);
  }

  #query(schema: Schema | undefined): string {
    const names = Object.keys(schema?.properties ?? {});
    if (names.length === 0) return this.#choose.oneIn(20) ? `?${this.#choose.of(PARTS)}` : '';
    const pairs = names.flatMap((name) => {
      if (this.#choose.oneIn(2)) return [];
      const value = this.#value(schema?.properties?.[name] ?? {});
      const text = this.#choose.oneIn(5) ? this.#choose.of(PARTS) : encode(String(value));
      return [`${name}${this.#choose.oneIn(20) ? '[]' : ''}=${text}`];
    });
    return `?${pairs.join('&')}`;
  }

  #headers(): (readonly [string, string])[] {
    return this.#choose.oneIn(4) ? [this.#choose.of(HEADERS)] : [];
  }

  #body(schema: Schema | undefined, method: string): Buffer | null {
    if (schema === undefined && (method === 'GET' || !this.#choose.oneIn(3))) return null;
    if (schema === undefined || this.#choose.oneIn(12))
      return Buffer.from(this.#choose.of(BODIES), 'latin1');
    return Buffer.from(JSON.stringify(this.#value(schema)));
  }

  #value(schema: Schema): unknown {
    if (this.#choose.oneIn(this.#hostileOneIn))
      return this.#choose.of([this.#choose.of(TEXTS), this.#choose.of(VALUES)]);
    if (schema.enum !== undefined) return this.#choose.of(schema.enum);
    if (schema.anyOf !== undefined) return this.#value(this.#choose.of(schema.anyOf));
    return this.#ofType(schema);
  }

  #ofType(schema: Schema): unknown {
    switch (schema.type) {
      case 'object':
        return this.#object(schema);
      case 'array': {
        const count = Math.min(
          schema.maxItems ?? 3,
          (schema.minItems ?? 0) + this.#choose.of([0, 1, 3]),
        );
        return Array.from({ length: count }, () => this.#value(schema.items ?? {}));
      }
      case 'string':
        return this.#text(schema.format);
      case 'boolean':
        return this.#choose.oneIn(2);
      case 'integer':
      case 'number': {
        const { minimum = 0, maximum = 100 } = schema;
        return this.#choose.of([minimum, Math.min(maximum, minimum + 1), Math.min(maximum, 1e15)]);
      }
      default:
        return this.#choose.of(VALUES);
    }
  }

  #object({ properties = {}, required = [] }: Schema): unknown {
    const entries = Object.entries(properties)
      .filter(([name]) => required.includes(name) || this.#choose.oneIn(2))
      .map(([name, schema]) => [name, this.#value(schema)] as const);
    if (this.#choose.oneIn(20)) entries.push([this.#choose.of(TEXTS), 1]);
    return Object.fromEntries(entries);
  }

  #text(format: string | undefined): string {
    if (format === 'uuid') return this.#id();
    if (format === 'email') return this.#choose.of(['a@example.com', 'ł@example.com', 'b@[::1]']);
    if (format === 'date') return this.#choose.of(['2026-11-25', '2026-02-28', '0001-01-01']);
    if (format === 'date-time')
      return this.#choose.of(['2026-11-25T10:00:00Z', '2026-11-20T10:00:00Z']);
    return this.#choose.oneIn(4)
      ? this.#choose.of(TEXTS)
      : this.#choose.of(['Practice', 'Köln 🏀', 'a']);
  }
}

/** Also encodes lone surrogates, for which `encodeURIComponent` throws. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed());
