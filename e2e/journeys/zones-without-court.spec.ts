import type { ReviewedShot, Shot, WorkoutDetails } from '@hooplog/contract';
import type { Page } from '@playwright/test';
import { FILMED, VIDEO } from '../harness/fixed-player/filmed-workout.ts';
import { openFilmedWorkout } from '../harness/fixed-player/show-filmed.ts';
import { smallTargets } from '../harness/small-targets.ts';
import { expect, test } from '../harness/test.ts';

/** A shot on a floor without lines: two zones are likely, and it was certainly a three. */
function withoutLines(shot: Shot): Shot {
  if (shot.evidence === null) return shot;
  const location: NonNullable<Shot['evidence']>['location'] = {
    method: 'flight',
    errorFeet: null,
    distanceFeet: { value: 22.4, error: 1 },
    zones: [
      { zone: 'zone_6_top_of_key', chance: 0.46 },
      { zone: 'zone_7_right_hs_three', chance: 0.41 },
    ],
    range: { range: 'three', chance: 0.93 },
  };
  return { ...shot, evidence: { ...shot.evidence, location } };
}

const WITHOUT_LINES: WorkoutDetails = { ...FILMED, shots: FILMED.shots.map(withoutLines) };

/** Opens the review; returns the shots that it saves. */
async function openReview(page: Page): Promise<readonly ReviewedShot[][]> {
  const saved: ReviewedShot[][] = [];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFilmedWorkout(page, VIDEO, WITHOUT_LINES);
  await page.route(`**/api/workouts/${FILMED.id}`, async (route) => {
    if (route.request().method() !== 'PATCH') return route.fallback();
    saved.push((route.request().postDataJSON() as { shots: ReviewedShot[] }).shots);
    return route.fulfill({ json: WITHOUT_LINES });
  });
  await page.getByRole('button', { name: 'Yes, that’s the hoop' }).click();
  return saved;
}

test('without a court the two likeliest zones of a shot are one tap away, and all others two', async ({
  page,
  picture,
  expectAccessible,
}) => {
  const saved = await openReview(page);
  const asked = page.getByRole('group', { name: 'From three-point range. Which spot?' });
  await expect(asked.getByRole('button')).toHaveText([
    'Zone 6 - Top of Key 46%',
    'Zone 7 - Right Wing HS Three 41%',
    'Other zone',
  ]);
  const review = page.getByRole('region', { name: 'Review your shots' });
  expect(await smallTargets(review)).toEqual([]);
  await page.getByRole('button', { name: 'Pick several' }).click();
  expect(await smallTargets(review)).toEqual([]);
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expectAccessible();
  await picture('zones-without-court');

  const current = page.getByRole('list', { name: 'Shots', exact: true }).locator('[aria-current]');
  await asked.getByRole('button', { name: 'Zone 7' }).click();
  await expect(current).toContainText('Zone 7 - Right Wing HS Three');
  await expect
    .poll(() => saved.at(-1)?.filter(({ placed }) => placed))
    .toMatchObject([{ zone: 'zone_7_right_hs_three' }]);

  // The other one by keys, and any other from the list.
  const answered = page.getByRole('group', { name: 'Placed by you.' });
  await answered.getByRole('button', { name: 'Zone 6' }).focus();
  await page.keyboard.press('Enter');
  await expect(current).toContainText('Zone 6 - Top of Key');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Zone', { exact: true })).toBeFocused();
});
