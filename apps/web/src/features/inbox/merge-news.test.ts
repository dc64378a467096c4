import type { News, Notification } from '@hooplog/contract';
import { expect, test } from 'vitest';
import { aPlayer } from '../../testing/team-fixtures.ts';
import { mergeNews } from './merge-news.ts';
import { toldWords } from './news-text.ts';

const idOf = (n: number) => `01900000-0000-7000-8000-00000000000${n}`;
const TIGERS = { id: idOf(1), name: 'Tigers' };

const joined = (name: string, squad = TIGERS): News => ({
  ...{ kind: 'squad_joined', squad, player: aPlayer(1, name) },
});
const earned = (name: string): News => ({
  ...{ kind: 'badge_earned', badge: { id: idOf(3), name, description: 'x' } },
});
const FAILED: News = { kind: 'video_failed', videoId: idOf(4) };

/** Newest first. */
const inbox = (...list: readonly News[]): Notification[] =>
  list.map((news, n) => ({
    ...{ id: idOf(9 - n), createdAt: '2026-11-20T18:05:00.000Z', isRead: true, news },
  }));

const titles = (list: readonly Notification[]) =>
  mergeNews(list).map((told) => toldWords(told).title);

test.each([
  [['Ann'], 'Ann joined Tigers'],
  [['Ann', 'Bo'], 'Ann and Bo joined Tigers'],
  [['Ann', 'Bo', 'Cat'], 'Ann, Bo, and Cat joined Tigers'],
  [['Ann', 'Bo', 'Cat', 'Di'], 'Ann, Bo, and 2 others joined Tigers'],
])('who joined one squad is told in a row: %s', (names, title) => {
  expect(titles(inbox(...names.map((name) => joined(name))))).toEqual([title]);
});

test('a row stands where its newest is, whatever came between', () => {
  const list = inbox(joined('Ann'), FAILED, joined('Bo'), FAILED);
  expect(titles(list)).toEqual([
    'Ann and Bo joined Tigers',
    ...['Your video could not be counted', 'Your video could not be counted'],
  ]);
});

test('other squads, and what is unread, have rows of their own', () => {
  const [ann, bo, cat] = inbox(joined('Ann'), joined('Bo'), joined('Cat', { ...TIGERS, id: idOf(2), name: 'Foxes' })); // prettier-ignore
  const unread = { ...ann, isRead: false } as Notification;
  expect(titles([unread, bo, cat] as Notification[])).toEqual([
    'Ann joined Tigers',
    'Bo joined Tigers',
    'Cat joined Foxes',
  ]);
});

test('badges are counted and named', () => {
  const [told] = mergeNews(inbox(earned('Sharp'), earned('Steady')));
  expect(told && toldWords(told)).toEqual({ title: '2 badges earned', text: 'Sharp, Steady' });
});
