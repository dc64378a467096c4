import { randomUUID } from 'node:crypto';
import * as contract from '@hooplog/contract';
import IcalJs from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, test } from 'vitest';
import { imported } from '../../testing/send-import.ts';
import { type SignedIn, useClock, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
const TODAY = new Date('2026-06-15T12:00:00Z');

useClock(server, TODAY);

async function shoot({ client }: SignedIn, workoutDate: string, notes?: string) {
  const workout = { workoutDate, totalShots: 3, made: 2, missed: 1, ...(notes ? { notes } : {}) };
  return client.call(contract.createWorkout, { body: { workout, shotData: [] } });
}

const exercise = ({ client }: SignedIn, workoutDate: string) =>
  client.call(contract.createManualWorkout, {
    body: { workoutDate, exercises: [{ exerciseType: 'Free Throws', duration: 25 }] },
  });

test('a month holds both kinds by the player’s own days, with its sums', async () => {
  const player = await server.signIn(undefined, 'America/New_York');
  // In New York it is the evening of 31 May.
  await shoot(player, '2026-06-01T02:00:00Z');
  await shoot(player, '2026-06-10T09:00:00Z');
  await shoot(player, '2026-06-02T09:00:00Z');
  await exercise(player, '2026-06-02');
  const month = await player.client.call(contract.getCalendarMonth, {
    query: { month: '2026-06' },
  });
  expect(month.workouts.map(({ localDay }) => localDay)).toEqual(['2026-06-02', '2026-06-10']);
  expect(month.manualWorkouts).toMatchObject([
    { localDay: '2026-06-02', totalDuration: 25, exercises: [{ exerciseType: 'Free Throws' }] },
  ]);
  expect(month.summary).toEqual({
    workoutCount: 3,
    totalShots: 6,
    made: 4,
    percentage: 67,
    minutes: 25,
  });
});

test('an empty month is all zeros; an invalid month is refused', async () => {
  const { client } = await server.signIn();
  const { summary } = await client.call(contract.getCalendarMonth, { query: { month: '2020-02' } });
  expect(summary).toMatchObject({ workoutCount: 0, percentage: 0 });
  await client.refused(400, contract.getCalendarMonth, { query: { month: '2020-13' } });
  await server.newClient().refused(401, contract.getCalendarMonth, { query: { month: '2020-02' } });
});

describe('the feed', () => {
  const pathOf = (url: string | null) => new URL(url ?? '').pathname;

  test('is read at its secret address without a session', async () => {
    const player = await server.signIn();
    expect((await player.client.call(contract.getCalendarFeed)).url).toBeNull();
    const { id } = await shoot(player, '2026-06-10T09:00:00Z', 'Legs; arms, and\nmind \\o/');
    await exercise(player, '2026-06-11');
    const { url } = await player.client.call(contract.createCalendarFeed);
    expect((await player.client.call(contract.getCalendarFeed)).url).toBe(url);

    const answer = await server.newClient().request({ url: pathOf(url) });
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const lines = answer.body.split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        `UID:${id}@hooplog`,
        'DTSTART;VALUE=DATE:20260610',
        'SUMMARY:Basketball: 2/3 made (67%)',
        'DESCRIPTION:Legs\\; arms\\, and\\nmind \\\\o/',
        'DTSTART;VALUE=DATE:20260611',
        'SUMMARY:Basketball: 25 min (Free Throws)',
        'END:VCALENDAR',
      ]),
    );
  });

  test('folds long lines between characters', async () => {
    const player = await server.signIn();
    const notes = 'Höhe '.repeat(40).trim();
    await shoot(player, '2026-06-10T09:00:00Z', notes);
    const { url } = await player.client.call(contract.createCalendarFeed);
    const { body } = await server.newClient().request({ url: pathOf(url) });
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(body.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${notes}`);
  });

  const feedOf = async (player: SignedIn) => {
    const { url } = await player.client.call(contract.createCalendarFeed);
    const { body } = await server.newClient().request({ url: pathOf(url) });
    return body;
  };

  test('is read alike by two other programs, whatever the notes contain', async () => {
    const player = await server.signIn();
    const notes = `Bell\u0007, escape\u001b[31m; \u0085tab\tand \\ ${'Höhe 🏀 '.repeat(30)}\r\nnext\u2028line`;
    const readable = notes
      .replaceAll('\u0007', '')
      .replaceAll('\u001b', '')
      .replaceAll('\u0085', '')
      .replace('\r\n', '\n')
      .replace('\u2028', '\n');
    const { id } = await shoot(player, '2026-06-10T09:00:00Z', notes);
    const body = await feedOf(player);
    // oxlint-disable-next-line no-control-regex -- what RFC 5545 forbids.
    expect(body).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/);
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const day = { year: 2026, month: 6, day: 10 };

    const [one] = new IcalJs.Component(IcalJs.parse(body) as object[]).getAllSubcomponents(
      'vevent',
    );
    if (one === undefined) throw new Error('ical.js found no event');
    const event = new IcalJs.Event(one);
    expect(event).toMatchObject({ uid: `${id}@hooplog`, description: readable });
    expect(event.startDate).toMatchObject({ ...day, isDate: true });

    const [other] = Object.values(nodeIcal.sync.parseICS(body)).filter(
      (component) => component?.type === 'VEVENT',
    );
    expect(other).toMatchObject({
      uid: `${id}@hooplog`,
      summary: 'Basketball: 2/3 made (67%)',
      description: readable,
      datetype: 'date',
    });
  });

  test('is in its owner’s language, whichever program reads it', async () => {
    const player = await server.signIn();
    await player.client.call(contract.updateProfile, {
      body: { displayName: 'Ana', language: 'es' },
    });
    await shoot(player, '2026-06-10T09:00:00Z', 'x');
    await exercise(player, '2026-06-11');
    const feed = await feedOf(player);
    expect(feed).toContain('SUMMARY:Baloncesto: 2/3 dentro (67\u00a0%)');
    expect(feed).toContain('SUMMARY:Baloncesto: 25 min (Tiros libres)');
  });

  test('holds every workout, however many there are', async () => {
    const player = await server.signIn();
    const day = (index: number) => new Date(Date.UTC(2020, 0, 1 + index)).toISOString();
    const rows = Array.from(
      { length: 1203 },
      (_, index) => `counted,${randomUUID()},${day(index)},${day(index).slice(0, 10)},,1,1,,,`,
    );
    const columns = 'kind,workout_id,date,local_day,zone,made,missed,exercise,minutes,notes';
    await imported(server, player, [columns, ...rows].join('\n'));
    const body = await feedOf(player);
    expect(IcalJs.parse(body)).toBeTruthy();
    expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(1203);
  });

  test('stops working at its old address when it is renewed or turned off', async () => {
    const player = await server.signIn();
    const first = await player.client.call(contract.createCalendarFeed);
    const second = await player.client.call(contract.createCalendarFeed);
    const stranger = server.newClient();
    const statusOf = async (url: string | null) =>
      (await stranger.request({ url: pathOf(url) })).statusCode;
    expect([await statusOf(first.url), await statusOf(second.url)]).toEqual([404, 200]);
    await player.client.call(contract.deleteCalendarFeed);
    expect(await statusOf(second.url)).toBe(404);
    expect((await player.client.call(contract.getCalendarFeed)).url).toBeNull();
  });
});

test.each(['0000-01', '9999-12', '1969-12', '3000-01', 'November'])(
  'the month %s is refused with a message',
  async (month) => {
    const { client } = await server.signIn();
    const { message } = await client.refused(400, contract.getCalendarMonth, { query: { month } });
    expect(message).toBe('A month is written like 2026-11, and lies between 1970-01 and 2999-12');
  },
);

test.each(['1970-01', '2999-12'])('the month %s is empty', async (month) => {
  const { client } = await server.signIn();
  const found = await client.call(contract.getCalendarMonth, { query: { month } });
  expect(found.summary.workoutCount).toBe(0);
});
