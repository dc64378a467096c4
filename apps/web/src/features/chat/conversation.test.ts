import type { Message } from '@hooplog/contract';
import { describe, expect, it } from 'vitest';
import { aMessage } from '../../testing/fixtures.ts';
import {
  type Conversation,
  goesOn,
  withNewest,
  withOlder,
  withChanged,
  without,
  withSent,
} from './conversation.ts';

const page = (numbers: readonly number[], next: string | null = null) => ({
  items: numbers.map((n) => aMessage(n)),
  next,
  tag: null,
});

const numbersOf = ({ messages }: { messages: readonly Message[] }) =>
  messages.map(({ content }) => Number(content));

/** Read up to the 3rd message, in pages of two. */
function readBack(): Conversation {
  const start = withNewest(null, page([5, 6], 'before 5'));
  return withOlder(start, page([3, 4], 'before 3'));
}

describe('refetching the newest messages', () => {
  it.each<[what: string, newest: ReturnType<typeof page>, shown: number[], older: string | null]>([
    ['nothing new', page([5, 6], 'before 5'), [3, 4, 5, 6], 'before 3'],
    [
      'one new message, and the page moves on',
      page([6, 7], 'before 6'),
      [3, 4, 5, 6, 7],
      'before 3',
    ],
    ['the newest was deleted', page([4, 5], 'before 4'), [3, 4, 5], 'before 3'],
    ['one within the page was deleted', page([4, 6], 'before 4'), [3, 4, 6], 'before 3'],
    ['all messages are new: no gap is left', page([20, 21], 'before 20'), [20, 21], 'before 20'],
    ['the page is all there is', page([5]), [5], null],
    ['everything was deleted', page([]), [], null],
  ])('%s', (_, newest, shown, older) => {
    const conversation = withNewest(readBack(), newest);
    expect(numbersOf(conversation)).toEqual(shown);
    expect(conversation.older).toBe(older);
  });
});

it('prepends an older page, once', () => {
  expect(numbersOf(readBack())).toEqual([3, 4, 5, 6]);
  expect(numbersOf(withOlder(readBack(), page([2, 3])))).toEqual([2, 3, 4, 5, 6]);
});

it('shows a sent message at once, and not twice', () => {
  const sent = withSent(readBack(), aMessage(7));
  expect(numbersOf(sent)).toEqual([3, 4, 5, 6, 7]);
  expect(withSent(sent, aMessage(7))).toBe(sent);
});

it('hides a deleted message at once', () => {
  const deleted = aMessage(4).id;
  expect(numbersOf(without(readBack(), ({ id }) => id === deleted))).toEqual([3, 5, 6]);
});

it('shows a changed message at once, in its place', () => {
  const change = (message: Message) => ({ ...message, content: `${message.content}0` });
  const changed = withChanged(readBack(), aMessage(4).id, change);
  expect(numbersOf(changed)).toEqual([3, 40, 5, 6]);
});

it.each([
  ['the first of all', aMessage(1), undefined, false],
  ['a minute later', aMessage(2), aMessage(1), true],
  ['an hour later', aMessage(61), aMessage(1), false],
  ['by somebody else', aMessage(2, { userId: 'other' }), aMessage(1), false],
])('%s goes on with what was said before: %#', (_, message, before, goes) => {
  expect(goesOn(message, before)).toBe(goes);
});
