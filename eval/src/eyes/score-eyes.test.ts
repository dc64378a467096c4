import { openEyes } from '@hooplog/eyes/node';
import { expect, it } from 'vitest';
import { scoreEyes } from './score-eyes.ts';

/** Not among the seeds that training renders (100000 to 103999), and looked at by nobody. */
const SEEDS = Array.from({ length: 80 }, (_, at) => 910_000 + at);
const LONG = 600_000;

it('the shipped eyes see rendered hoops, people and balls', { timeout: LONG }, async () => {
  const score = await scoreEyes(await openEyes(), SEEDS);
  console.log(JSON.stringify(score));
  expect(score.hoops.value).toBeGreaterThan(0.9);
  expect(score.centreError).toBeLessThan(0.15);
  expect(score.widthError).toBeLessThan(0.1);
  expect(score.people.value).toBeGreaterThan(0.7);
  expect(score.feetError).toBeLessThan(0.13);
  expect(score.balls.value).toBeGreaterThan(0.7);
});
