import { ACHIEVEMENT_ICONS } from '@hooplog/domain';
import { render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AchievementIcon } from '../../components/achievements/achievement-icon.tsx';
import { aUser, noStats } from '../../testing/fixtures.ts';
import { type Answers, renderApp } from '../../testing/render-app.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const MOMENT = '2026-11-20T18:05:00.000Z';
const badge = (n: number, type: string, requirement: number, icon = 'Medal') => ({
  id: `01900000-0000-7000-8000-0000000003${String(n).padStart(2, '0')}`,
  name: `Badge ${n}`,
  description: 'Do it',
  type,
  requirement,
  icon,
  createdAt: MOMENT,
});
const earned = {
  id: '01900000-0000-7000-8000-000000000400',
  userId: aUser().id,
  achievementId: badge(1, 'milestone', 1).id,
  earnedAt: MOMENT,
};
const answers: Answers = {
  'GET /api/auth/user': { status: 200, body: aUser() },
  'GET /api/stats': {
    status: 200,
    body: noStats({ totalShots: 250, currentStreak: 2, percentage: 80 }),
  },
  'GET /api/achievements': {
    status: 200,
    body: [
      badge(1, 'milestone', 1, 'Crown'),
      badge(2, 'milestone', 1000),
      badge(3, 'streak', 3),
      badge(4, 'accuracy', 60),
    ],
  },
  'GET /api/user/achievements': { status: 200, body: [earned] },
};

const card = async (n: number) => {
  const found = (await screen.findByRole('heading', { name: `Badge ${n}` })).closest('li');
  if (found === null) throw new Error('no card');
  return found;
};

it('shows earned badges with their picture, the others with a lock and their progress', async () => {
  renderApp('/badges', answers);
  expect(within(await card(1)).getByText('Earned')).toBeTruthy();
  expect((await card(1)).querySelector('[data-icon="Crown"]')).not.toBeNull();
  const locks = [1, 2, 3, 4].map(
    async (n) => (await card(n)).querySelectorAll('.lucide-lock').length,
  );
  expect(await Promise.all(locks)).toEqual([0, 1, 1, 1]);
  expect((await card(2)).textContent).toContain('250 / 1,000 shots');
  expect((await card(3)).textContent).toContain('2 / 3 days');
  expect((await card(4)).textContent).toContain('80 / 60% accuracy');
  expect(within(await card(4)).queryByText('Earned')).toBeNull();
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Next up', 'Earned']);
  // The closest first.
  const widths = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'));
  expect(widths).toEqual(['100', '66', '25']);
  expect(screen.getByText('1 of 4 earned')).toBeTruthy();
  expect(screen.queryByText(/unlock by themselves/)).toBeNull();
});

it('explains how to earn badges before the first one', async () => {
  renderApp('/badges', { ...answers, 'GET /api/user/achievements': { status: 200, body: [] } });
  expect(await screen.findByText(/^Badges unlock by themselves/)).toBeTruthy();
});

it.each<[name: string, drawn: string]>([
  ...ACHIEVEMENT_ICONS.map((name): [string, string] => [name, name]),
  ['Unicorn', 'Target'],
])('the icon %s is drawn as %s', (name, drawn) => {
  const { container } = render(<AchievementIcon name={name} />);
  expect(container.querySelector('svg')?.dataset['icon']).toBe(drawn);
});

it('says when the badges could not be loaded', async () => {
  renderApp('/badges', { ...answers, 'GET /api/achievements': { status: 503 } });
  expect(await screen.findByText('Your badges could not be loaded')).toBeTruthy();
});
