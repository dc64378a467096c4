import { BODY_LIMIT, type Endpoint } from '@hooplog/contract';
import { routeSchema } from '../http/route-schema.ts';
import { largest } from './largest.ts';

/** One body that a call is sent. */
export interface Body {
  readonly what: string;
  readonly content: string;
}

/** `unit` as often as it fits into so many bytes, between a beginning and an end. */
export function fill(begin: string, unit: string, end: string, bytes: number): string {
  return begin + unit.repeat(Math.floor((bytes - begin.length - end.length) / unit.length)) + end;
}

/** The same with every list half as long, all the way down. */
function halved(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, Math.ceil(value.length / 2)).map(halved);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, halved(part)]));
}

/** As much of a value as fits into so many bytes: the lists of some bodies hold more than the body's limit lets through. */
function fitting(value: unknown, bytes: number): unknown {
  return JSON.stringify(value).length <= bytes ? value : fitting(halved(value), bytes);
}

/** Each field by itself takes all the room there is. */
function swollen(body: unknown, bytes: number): Body[] {
  if (typeof body !== 'object' || body === null) return [];
  const entries = Object.entries<unknown>({ ...body });
  const others = [['else', 0], ...entries.filter(([, value]) => !Array.isArray(value))];
  return entries.flatMap(([name, value]): Body[] => {
    const begin = `${JSON.stringify(Object.fromEntries(others)).slice(0, -1)},"${name}":`;
    if (Array.isArray(value)) {
      return [{ what: `${name}: empty items`, content: fill(`${begin}[{}`, ',{}', ']}', bytes) }];
    }
    if (typeof value !== 'string') return [];
    return [{ what: `${name}: a long text`, content: fill(`${begin}"`, 'x', '"}', bytes) }];
  });
}

/** The least, the most that is right, and whatever else fits into the size that the contract lets through. */
export function bodiesOf(endpoint: Endpoint): Body[] {
  const bytes = endpoint.bodyLimit ?? BODY_LIMIT;
  const most = fitting(largest(routeSchema(endpoint).body ?? {}), bytes);
  return [
    { what: 'nothing', content: '{}' },
    { what: 'the most', content: JSON.stringify(most) },
    { what: 'a list of nothing', content: fill('[{}', ',{}', ']', bytes) },
    { what: 'depth', content: '['.repeat(bytes / 2) + ']'.repeat(bytes / 2) },
    { what: 'backslashes', content: fill('{"a":"', '\\\\', '"}', bytes) },
    {
      what: 'unknown fields',
      content: `{${Array.from({ length: bytes / 16 }, (_, index) => `"field${index}":0`).join(',')}}`,
    },
    ...swollen(most, bytes),
  ].filter(({ content }) => content.length <= bytes);
}
