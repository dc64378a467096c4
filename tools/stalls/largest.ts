/** The part of JSON Schema that the contract's bodies use. */
interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly maxItems?: number;
  readonly maxLength?: number;
  readonly maximum?: number;
  readonly format?: string;
}

const FORMATS: Readonly<Record<string, string>> = {
  uuid: '01a1fe73-d491-718f-9e3d-8d25198f805e',
  email: 'somebody@example.com',
  date: '2026-01-01',
  'date-time': '2026-01-01T00:00:00Z',
};

/** Characters of an unbounded text, and items of an unbounded list. */
const UNBOUNDED = 200;

const longest = (values: readonly unknown[]): unknown =>
  values.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0];

/** The largest value that a schema allows, or nearly: rules between fields may still refuse it. */
export function largest(schema: Schema): unknown {
  if (schema.enum !== undefined) return longest(schema.enum);
  if (schema.anyOf !== undefined) return longest(schema.anyOf.map(largest));
  switch (schema.type) {
    case 'object': {
      const properties = Object.entries(schema.properties ?? {});
      return Object.fromEntries(properties.map(([name, value]) => [name, largest(value)]));
    }
    case 'array':
      return Array.from({ length: schema.maxItems ?? UNBOUNDED }, () =>
        largest(schema.items ?? {}),
      );
    case 'string':
      return FORMATS[schema.format ?? ''] ?? 'x'.repeat(schema.maxLength ?? UNBOUNDED);
    case 'boolean':
      return true;
    default:
      return Math.min(schema.maximum ?? 1, 1e6);
  }
}
