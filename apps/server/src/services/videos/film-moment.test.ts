import type { FilmedInput } from '@hooplog/contract';
import type { CreationTime, LocalDay } from '@hooplog/domain';
import { makeClipFolder } from '@hooplog/media/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filmMoment, readFilmTime } from './film-moment.ts';

const SENT_AT = new Date('2026-11-26T12:00:00Z');
const IN_FILE = { at: new Date('2026-11-20T22:50:12Z'), localDay: '2026-11-20' as LocalDay };
const filmedInput = (source: FilmedInput['source'], at = '2026-11-22T10:00:00Z'): FilmedInput => ({
  ...{ at, source, timeZone: 'Asia/Tokyo' },
  localDay: at.slice(0, 10) as LocalDay,
});

interface Row {
  readonly what: string;
  readonly filmed: FilmedInput | null;
  readonly inFile: CreationTime | null;
  readonly at: string;
  readonly day: string | undefined;
}

test.each<Row>([
  {
    what: 'the time given by the player comes first',
    ...{ filmed: filmedInput('player'), inFile: IN_FILE },
    ...{ at: '2026-11-22T10:00:00Z', day: '2026-11-22' },
  },
  {
    what: 'what the device read in the film',
    ...{ filmed: filmedInput('film'), inFile: null },
    ...{ at: '2026-11-22T10:00:00Z', day: '2026-11-22' },
  },
  {
    what: 'the film precedes the date of its file',
    ...{ filmed: filmedInput('file'), inFile: IN_FILE },
    ...{ at: '2026-11-20T22:50:12Z', day: '2026-11-20' },
  },
  {
    what: 'the date of the file',
    ...{ filmed: filmedInput('file'), inFile: null },
    ...{ at: '2026-11-22T10:00:00Z', day: '2026-11-22' },
  },
  {
    what: 'a film sent without a time',
    ...{ filmed: null, inFile: IN_FILE },
    ...{ at: '2026-11-20T22:50:12Z', day: '2026-11-20' },
  },
  {
    what: 'a moment without a day',
    ...{ filmed: null, inFile: { ...IN_FILE, localDay: null } },
    ...{ at: '2026-11-20T22:50:12Z', day: undefined },
  },
  {
    what: 'nothing known',
    ...{ filmed: null, inFile: null },
    ...{ at: '2026-11-26T12:00:00Z', day: undefined },
  },
  {
    what: 'an impossible time is ignored',
    ...{ filmed: filmedInput('player', '1970-01-01T00:00:00Z'), inFile: IN_FILE },
    ...{ at: '2026-11-20T22:50:12Z', day: '2026-11-20' },
  },
  {
    what: 'a clock that is ahead',
    ...{ filmed: filmedInput('film', '2026-11-26T12:06:00Z'), inFile: null },
    ...{ at: '2026-11-26T12:00:00Z', day: undefined },
  },
  {
    what: 'a day that no time zone has at that moment',
    filmed: { ...filmedInput('player'), localDay: '2026-11-25' as LocalDay },
    ...{ inFile: null, at: '2026-11-22T10:00:00Z', day: undefined },
  },
])('when a film was taken: $what', ({ filmed, inFile, at, day }) => {
  const { workoutDate, own } = filmMoment(filmed, inFile, SENT_AT);
  expect([workoutDate, own.localDay]).toEqual([new Date(at), day]);
});

let clips: Awaited<ReturnType<typeof makeClipFolder>>;
beforeAll(async () => {
  clips = await makeClipFolder();
});
afterAll(() => clips.remove());

const PICTURE = '-f lavfi -i testsrc=s=64x64:d=0.2 -c:v mpeg4';
const HEAD = '-metadata creation_time=2026-11-19T09:00:00Z';
const WRITTEN =
  '-movflags use_metadata_tags -metadata com.apple.quicktime.creationdate=2026-11-20T23:50:12+0100';

test.each<[file: string, options: string, at: string | null, day: string | null]>([
  ['head.mp4', HEAD, '2026-11-19T09:00:00Z', null],
  ['written.mov', `${HEAD} ${WRITTEN}`, '2026-11-20T22:50:12Z', '2026-11-20'],
  ['written.mp4', `${HEAD} ${WRITTEN}`, '2026-11-20T22:50:12Z', '2026-11-20'],
  ['head.3gp', HEAD, '2026-11-19T09:00:00Z', null],
  ['silent.mp4', '-an', null, null],
  ['old.avi', HEAD, null, null],
])('the time in a file made by ffmpeg: %s', async (file, options, at, day) => {
  const path = await clips.draw(file, `${PICTURE} ${options}`);
  const time = await readFilmTime(path, SENT_AT);
  expect(time?.at ?? null).toEqual(at === null ? null : new Date(at));
  expect(time?.localDay ?? null).toBe(day);
});
