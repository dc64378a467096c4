import { expect, it } from 'vitest';
import { CHAT_LIMITS } from './chat-limits.ts';
import { type Flood, floodOf } from './flood.ts';

const NOW = new Date('2026-06-15T12:00:00Z');
const before = (seconds: number) => new Date(NOW.getTime() - 1000 * seconds);
const { BURST, BURST_SECONDS, PER_DAY } = CHAT_LIMITS;
const DAY = 24 * 3600;

/** Creates `count` different messages, the oldest `oldestSeconds` ago and the others evenly after it. */
const sent = (count: number, oldestSeconds: number) =>
  Array.from({ length: count }, (_, n) => ({
    content: `${n}`,
    createdAt: before((oldestSeconds * (n + 1)) / count),
  }));
const texts = (...contents: string[]) =>
  contents.map((content, n) => ({ content, createdAt: before(60 * (n + 1)) }));

it.each<[what: string, ReturnType<typeof sent>, Flood | null]>([
  ['the first message', [], null],
  ['one below the burst', sent(BURST - 1, 5), null],
  [
    'the burst, until its first message is old enough',
    sent(BURST, 10),
    { kind: 'burst', until: before(10 - BURST_SECONDS) },
  ],
  ['as many, the first just old enough', sent(BURST, BURST_SECONDS), null],
  ['one below a day’s', sent(PER_DAY - 1, DAY - 1), null],
  ['a day’s', sent(PER_DAY, DAY - 60), { kind: 'day', until: before(-60) }],
  ['a day’s, the first just old enough', sent(PER_DAY, DAY), null],
  ['the same text twice before', texts('Hi', 'Hi'), { kind: 'same_text' }],
  ['the same text once before', texts('Hi', 'Ho'), null],
  ['the same text with another between', texts('Ho', 'Hi', 'Hi'), null],
  ['the same text as the only message', texts('Hi'), null],
])('"Hi" after %s', (_, messages, flood) => {
  expect(floodOf(messages, 'Hi', NOW)).toEqual(flood);
});
