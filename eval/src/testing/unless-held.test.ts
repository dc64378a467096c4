import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, type TestContext } from 'vitest';
import { unlessHeld } from './unless-held.ts';

const NAME = 'nothing-that-is-kept';
const KEPT = new URL(`../../held/${NAME}`, import.meta.url);

let films: string;
beforeEach(async () => {
  films = await mkdtemp(join(tmpdir(), 'hooplog-held-'));
  await writeFile(join(films, 'a.mp4'), 'made, missed');
});
afterEach(async () => {
  await rm(films, { recursive: true });
  await rm(KEPT, { force: true });
});

/** Runs it once; returns how often it measured, and its annotations. */
async function run(result: 'holds' | 'fails' = 'holds') {
  let measured = 0;
  const annotations: string[] = [];
  const annotate = (text: string) => Promise.resolve(annotations.push(text));
  const measure = () => {
    measured += 1;
    return result === 'holds' ? Promise.resolve() : Promise.reject(new Error('Short of its floor'));
  };
  const task = { file: { filepath: import.meta.filename } };
  const test = unlessHeld(NAME, measure, [films]);
  await test({ annotate, task } as unknown as TestContext).catch(() => undefined);
  return { measured, annotations };
}

it('skips the measurement if it held on the same sources, and says so', async () => {
  expect(await run()).toEqual({ measured: 1, annotations: [] });
  expect(await run()).toEqual({
    measured: 0,
    annotations: ['Held on these very sources: not measured again'],
  });
});

it('measures again after a failure', async () => {
  expect((await run('fails')).measured).toBe(1);
  expect((await run()).measured).toBe(1);
});

it.each([
  ['another film', 'b.mp4', 'made'],
  ['a film with other content', 'a.mp4', 'made, made'],
])('%s is measured', async (_, file, content) => {
  await run();
  await writeFile(join(films, file), content);
  expect((await run()).measured).toBe(1);
});
