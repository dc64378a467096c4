import { DRILLS } from '@hooplog/domain';
import { play } from '../harness/play.ts';
import { expect, test } from '../harness/test.ts';

/** For each drill by its key: shots that end it, `o` made and `x` missed, and the result by its rules. */
const PLAYED: Readonly<Partial<Record<string, readonly [outcomes: string, result: string]>>> = {
  'five-spot-50': ['ooxox'.repeat(10), '30 of 50'],
  'around-the-world': ['xoooxoooo', '9 shots'],
  mikan: ['oox'.repeat(10), '20 of 30'],
  'free-throws-under-pressure': [`oox${'o'.repeat(10)}`, '13 shots'],
  // 3 points for the opening miss, 2 for each later one.
  'beat-the-pro': [`xxx${'o'.repeat(11)}`, 'Won 11–7'],
  // The fifth ball of a rack is worth two.
  'three-point-contest': ['oxxxo'.repeat(5), '15 of 30 points'],
  'star-drill': ['xoo'.repeat(5), '15 shots'],
  'elbow-to-elbow': ['ox'.repeat(10), '10 of 20'],
  'corner-to-corner': ['ooox'.repeat(5), '15 of 20'],
  // Two for the long shots, one for the lay-ups: 0 + 1, six times 2 + 1, and 2.
  'twenty-one': [`xo${'oo'.repeat(6)}o`, '15 shots'],
  'five-in-a-row': [`ox${'o'.repeat(25)}`, '27 shots'],
  'three-misses': ['oxoxox', '3 makes'],
  'hundred-shots': ['oooxo'.repeat(20), '80 of 100'],
  'form-shooting': ['oooooxoooo'.repeat(3), '27 of 30'],
  'bank-shots': ['ox'.repeat(10), '10 of 20'],
  'inside-out': ['xooo'.repeat(4), '16 shots'],
  'free-throw-25': ['oooox'.repeat(5), '20 of 25'],
};

/** The first ones are played most. */
const COMMONEST = 5;

for (const [index, { key, name }] of DRILLS.entries()) {
  test(
    `${name} is played to its end by hand, and its result is the record`,
    { tag: index < COMMONEST ? [] : '@long' },
    async ({ page, signedIn }) => {
      expect(signedIn.email).toContain('@');
      const [outcomes, result] = PLAYED[key] ?? [];
      if (outcomes === undefined || result === undefined) throw new Error(`No shots of ${key}`);
      await page.goto('/drills');
      await page.getByRole('link', { name: `Start ${name}`, exact: true }).tap();
      const line = page.getByRole('status', { name: 'Drill', exact: true });
      await play(page, outcomes.slice(0, -1));
      // One shot before the end it continues.
      await expect(line).not.toContainText('Drill done');
      await play(page, outcomes.slice(-1));
      await expect(line).toHaveText(`Drill done: ${result}`);
      await page.getByRole('button', { name: 'Finish', exact: true }).tap();
      await expect(page).toHaveURL(/\/workout\/[\w-]+\/finish$/);
      const card = page.getByRole('region', { name, exact: true });
      await expect(card).toContainText(result);
      await expect(card).toContainText('Your first time');
      await page.goto('/drills');
      await expect(card).toContainText(`Best: ${result}`);
    },
  );
}
