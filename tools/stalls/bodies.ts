import { BODY_LIMIT, type Endpoint } from '@hooplog/contract';
import { routeSchema } from '../../apps/server/src/http/route-schema.ts';
import { largest } from './largest.ts';

/** One body that is sent to a call. */
export interface Body {
  readonly what: string;
  readonly content: string;
}

/** Repeats `unit` as often as it fits into this many bytes, between a beginning and an end. */
export function fill(begin: string, unit: string, end: string, bytes: number): string {
  return begin + unit.repeat(Math.floor((bytes - begin.length - end.length) / unit.length)) + end;
}

/** The same value with every list halved, at all levels. */
function halved(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, Math.ceil(value.length / 2)).map(halved);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, halved(part)]));
}

/** As much of a value as fits into this many bytes: some schemas allow longer lists than their body limit. */
function fitting(value: unknown, bytes: number): unknown {
  return JSON.stringify(value).length <= bytes ? value : fitting(halved(value), bytes);
}

/** Placeholder for the filled-in value. */
const HERE = '@here';

interface Swollen {
  readonly name: string;
  /** The value with `HERE` in place of the field. */
  readonly around: unknown;
  readonly field: unknown;
}

/** Every field of a value, at any depth; the first item of a list stands for all. */
function fieldsOf(value: unknown, name = 'body'): Swollen[] {
  const own = { name, around: HERE, field: value };
  if (Array.isArray(value)) {
    const inside = value.length === 0 ? [] : fieldsOf(value[0], `${name}[]`);
    return [own, ...inside.map((found) => ({ ...found, around: [found.around] }))];
  }
  if (typeof value !== 'object' || value === null) return [own];
  const inside = Object.entries(value).flatMap(([key, part]) =>
    fieldsOf(part, `${name}.${key}`).map((found) => ({
      ...found,
      around: { ...value, [key]: found.around },
    })),
  );
  return [own, ...inside];
}

/** `"0":0,"1":0,…`: distinct names cost most for their size. */
export function namesOf(bytes: number): string {
  // Names of this many digits take eleven characters each, shorter ones fewer.
  const count = Math.floor(bytes / 11);
  return Array.from({ length: count }, (_, index) => `"f${index.toString(36)}":0`).join(',');
}

/** Each field in turn fills all the available bytes. */
function swollen(body: unknown, bytes: number): Body[] {
  return fieldsOf(body).flatMap(({ name, around, field }): Body[] => {
    const [begin = '', end = ''] = JSON.stringify(around).split(`"${HERE}"`);
    const list = (unit: string) => fill(`${begin}[${unit}`, `,${unit}`, `]${end}`, bytes);
    if (Array.isArray(field)) {
      return [
        { what: `${name}: empty items`, content: list('{}') },
        { what: `${name}: zeros`, content: list('0') },
      ];
    }
    if (typeof field === 'string') {
      return [{ what: `${name}: a long text`, content: fill(`${begin}"`, 'x', `"${end}`, bytes) }];
    }
    if (typeof field !== 'object' || field === null) return [];
    const room = bytes - begin.length - end.length - 2;
    return [{ what: `${name}: unknown fields`, content: `${begin}{${namesOf(room)}}${end}` }];
  });
}

/** Size of a small body in which one field at a time is made large. */
const SMALL_BYTES = 8 * 1024;

/** The maximum depth, or nearly. */
const DEEP = '['.repeat(60) + ']'.repeat(60);

/** The smallest, the largest valid one, and anything else that fits into the contract's limit. */
export function bodiesOf(endpoint: Endpoint): Body[] {
  const bytes = endpoint.bodyLimit ?? BODY_LIMIT;
  const most = fitting(largest(routeSchema(endpoint).body ?? {}), bytes);
  return [
    { what: 'nothing', content: '{}' },
    { what: 'the most', content: JSON.stringify(most) },
    { what: 'a list of nothing', content: fill('[{}', ',{}', ']', bytes) },
    { what: 'depth', content: '['.repeat(bytes / 2) + ']'.repeat(bytes / 2) },
    { what: 'backslashes', content: fill('{"a":"', '\\\\', '"}', bytes) },
    { what: 'depth again and again', content: fill(`[${DEEP}`, `,${DEEP}`, ']', bytes) },
    {
      what: 'objects of all kinds',
      content: `[{${namesOf((bytes * 11) / 13).replaceAll(',', '},{')}}]`,
    },
    ...swollen(fitting(most, SMALL_BYTES), bytes),
  ].filter(({ content }) => content.length <= bytes);
}
