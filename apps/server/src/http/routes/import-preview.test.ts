import { existsSync, readFileSync } from 'node:fs';
import * as contract from '@hooplog/contract';
import { describe, expect, test } from 'vitest';
import { imported, runImport } from '../../testing/send-import.ts';
import { storedFiles } from '../../testing/stored-files.ts';
import { type SignedIn, useClock, useTestApp } from '../../testing/test-app.ts';

const server = useTestApp();
const NOW = new Date('2026-11-26T12:00:00Z');
const COLUMNS =
  'kind,workout_id,date,local_day,zone,made,missed,exercise,minutes,notes,tags,outcomes,drill_key\n';
const [ONE, TWO] = ['0190', '0191'].map((start) => `${start}0000-0000-7000-8000-000000000001`);

useClock(server, NOW);

const post = (
  { client }: Pick<SignedIn, 'client'>,
  path: string,
  file: string | Uint8Array,
  query = '',
) =>
  client.request({
    method: 'POST',
    url: `${path}${query}`,
    headers: { 'content-type': 'text/csv', prefer: 'respond-async' },
    payload: Buffer.from(file),
  });

async function previewed(player: SignedIn, file: string | Uint8Array, query = '') {
  const answer = await post(player, contract.previewImport.path, file, query);
  expect(answer.statusCode, answer.body).toBe(200);
  return contract.importPreviewSchema.parse(answer.json());
}

const listed = ({ client }: SignedIn) => client.call(contract.listWorkouts);

describe('a preview', () => {
  test('tells what an import would come to, and writes nothing', async () => {
    const player = await server.signIn();
    const good = `counted,${ONE ?? ''},2026-11-20T10:00:00Z,2026-11-20,zone_1_paint,7,3,,,Größe,gym\n`;
    const bad = `counted,${TWO ?? ''},2026-11-21T10:00:00Z,2026-11-21,zone_1_paint,seven,3,,,,\n`;
    const before = await storedFiles(server.context);
    const file = COLUMNS + good + bad;
    expect(await previewed(player, file)).toMatchObject({
      ...{ format: 'csv', encoding: 'utf-8', separator: 'comma', question: null },
      ...{ workouts: 1, known: 0, refused: 1, firstDay: '2026-11-20', lastDay: '2026-11-20' },
      problems: [
        {
          rows: [3],
          message: '“seven” is not a number of made shots',
          phrase: { text: '“{text}” is not a number of made shots', values: { text: 'seven' } },
        },
      ],
    });
    expect(await storedFiles(server.context)).toEqual(before);
    expect(await listed(player)).toEqual([]);
    expect(await player.client.call(contract.listImports)).toEqual([]);

    const refused = await post(player, contract.importData.path, file);
    expect(contract.errorBodySchema.parse(refused.json())).toMatchObject({
      code: 'validation_failed',
      fields: { 'row 3': '“seven” is not a number of made shots' },
    });
    const taken = await post(player, contract.importData.path, file, '?only=good');
    const { id, total } = contract.importSchema.parse(taken.json());
    expect(total).toBe(1);
    await runImport(server, id);
    expect(await listed(player)).toMatchObject([{ made: 7, missed: 3, notes: 'Größe' }]);
    expect(await previewed(player, file)).toMatchObject({ workouts: 1, known: 1, refused: 1 });
  });

  test('of JSON names the entries with mistakes', async () => {
    const player = await server.signIn();
    const file = { format: 'hooplog-export', version: 1, workouts: [{}], manualWorkouts: [] };
    const { format, refused, problems } = await previewed(player, JSON.stringify(file));
    expect({ format, refused }).toEqual({ format: 'json', refused: 1 });
    expect(problems).toMatchObject([
      {
        message: 'workouts.0.id: This is missing',
        phrase: {
          text: '{field}: {problem}',
          values: { field: 'workouts.0.id', problem: { text: 'This is missing' } },
        },
      },
    ]);
  });

  test('asks for the order of day and month if the file leaves it open; an import refuses', async () => {
    const player = await server.signIn(undefined, 'America/New_York');
    const notes = 'Date,Made,Attempts\n04/05/2026,7,10\n05/06/2026 6:30 PM,1,2\n';
    expect(await previewed(player, notes)).toMatchObject({
      ...{ question: 'date_order', workouts: 0 },
      dateExample: { text: '04/05/2026', dayFirst: '2026-05-04', monthFirst: '2026-04-05' },
    });
    const refused = await post(player, contract.importData.path, notes);
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('dateOrder');
    const query = '?dateOrder=month_first';
    expect(await previewed(player, notes, query)).toMatchObject({
      ...{ question: null, workouts: 2, firstDay: '2026-04-05', lastDay: '2026-05-06' },
    });
    const taken = await post(player, contract.importData.path, notes, query);
    await runImport(server, contract.importSchema.parse(taken.json()).id);
    expect(await listed(player)).toMatchObject([
      { localDay: '2026-05-06', workoutDate: '2026-05-06T22:30:00.000Z', made: 1, missed: 1 },
      { localDay: '2026-04-05', made: 7, missed: 3 },
    ]);
    expect(await previewed(player, notes, query)).toMatchObject({ workouts: 2, known: 2 });
  });

  test('asks which columns hold the notes if their names do not tell', async () => {
    const player = await server.signIn();
    const notes = 'A;B;C;D\nFriday 20 Nov 2026;12;20;Paint\nTotal;12;20;\n';
    const asked = await previewed(player, notes);
    expect(asked).toMatchObject({ question: 'columns', separator: 'semicolon', workouts: 0 });
    expect(asked.columns.map(({ name, readAs }) => [name, readAs])).toEqual([
      ['A', null],
      ['B', null],
      ['C', null],
      ['D', null],
    ]);
    expect(asked.columns[1]?.examples).toEqual(['12', '12']);
    const query = '?columns=date%3A0%2Cmade%3A1%2Cattempts%3A2%2Czone%3A3';
    expect(await previewed(player, notes, query)).toMatchObject({
      ...{ question: null, workouts: 1, refused: 1 },
      problems: [{ rows: [3], message: '“Total” is not a date' }],
    });
    const wrong = await post(player, contract.previewImport.path, notes, '?columns=date');
    expect(wrong.statusCode).toBe(400);
  });

  test('reports rows of a workout that contradict each other', async () => {
    const player = await server.signIn();
    const rows = `${ONE ?? ''},2026-11-20,Ann,1,7,3\n${ONE ?? ''},2026-11-20,Bob,2,7,3\n`;
    const notes = `Workout ID,Date,Name,Zone,Made,Missed\n${rows}`;
    expect((await previewed(player, notes)).problems).toMatchObject([
      { rows: [2, 3], message: 'The rows of this workout disagree in “Name”' },
    ]);
  });

  test('tells two workouts of a day apart by their names', async () => {
    const player = await server.signIn();
    const rows =
      '2026-11-20,Mornings,1,7,3\n2026-11-20,Evenings,2,7,3\n2026-11-20,Mornings,2,1,0\n';
    expect(await previewed(player, `Date,Name,Zone,Made,Missed\n${rows}`)).toMatchObject({
      ...{ workouts: 2, problems: [] },
    });
  });

  test.each<[what: string, file: Uint8Array, says: string]>([
    ['a workbook', Buffer.from('PK\u0003\u0004'), 'save it as CSV'],
    ['bytes that are not text', Buffer.from([0x61, 0x81, 0x8d, 0xff]), 'UTF-8'],
  ])('of %s is refused with instructions', async (_, file, says) => {
    const player = await server.signIn();
    const answer = await post(player, contract.previewImport.path, file);
    expect(answer.statusCode).toBe(400);
    expect(contract.errorBodySchema.parse(answer.json()).message).toContain(says);
  });

  test('signed out: 401; beyond 32 MB: 413', async () => {
    const answer = await post({ client: server.newClient() }, contract.previewImport.path, '');
    expect(answer.statusCode).toBe(401);
    const player = await server.signIn();
    const large = ' '.repeat(32 * 1024 * 1024 + 1);
    expect((await post(player, contract.previewImport.path, large)).statusCode).toBe(413);
  });

  test('knows nothing of other users’ workouts', async () => {
    const [owner, other] = [await server.signIn(), await server.signIn()];
    const file = `${COLUMNS}counted,${ONE ?? ''},2026-11-20T10:00:00Z,2026-11-20,,7,3,,,,\n`;
    await imported(server, owner, file);
    expect(await previewed(owner, file)).toMatchObject({ workouts: 1, known: 1 });
    expect(await previewed(other, file)).toMatchObject({ workouts: 1, known: 0 });
  });
});

const CASES = new URL('../../../../../../shared/cases/', import.meta.url);
const hasCases = existsSync(CASES);

describe.skipIf(!hasCases)(
  `files that spreadsheets have saved${hasCases ? '' : ' (skipped: ../shared/cases is not here)'}`,
  () => {
    const DAY = { localDay: '2026-11-20' };
    test.each([
      [
        'sorted-by-made.csv',
        { ...DAY, made: 11, missed: 9, notes: 'Größe der Halle', tags: ['gym', 'morning'] },
      ],
      ['latin-1.csv', { ...DAY, made: 11, missed: 9, notes: 'Größe der Halle' }],
      [
        'excel-german.csv',
        { ...DAY, made: 7, missed: 3, notes: 'Halle Süd', workoutDate: '2026-11-20T17:05:00.000Z' },
      ],
      ['us-dates.csv', { ...DAY, made: 7, missed: 3, workoutDate: '2026-11-20T16:05:00.000Z' }],
    ])('%s', async (name, workout) => {
      const player = await server.signIn(undefined, 'Europe/Berlin');
      const file = readFileSync(new URL(name, CASES));
      expect(await previewed(player, file)).toMatchObject({ workouts: 1, refused: 0 });
      const taken = await post(player, contract.importData.path, file);
      await runImport(server, contract.importSchema.parse(taken.json()).id);
      const [first, ...others] = await listed(player);
      expect(others).toEqual([]);
      const details = await player.client.call(contract.getWorkout, {
        params: { id: first?.id ?? '' },
      });
      expect(details).toMatchObject(workout);
    });
  },
);
