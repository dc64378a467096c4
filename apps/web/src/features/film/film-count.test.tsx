import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { filmUnderWay } from '../../lib/films/stored-films.ts';
import { anAssignment } from '../../testing/team-fixtures.ts';
import { aView } from './testing/fake-count.ts';
import {
  button,
  fakeCamera,
  inFilmBrowser,
  newPlayer,
  press,
  renderFilm,
  score,
  startCounting,
  tell,
} from './testing/render-film.tsx';

inFilmBrowser();

test('what a coach asks for is shown while it is filmed, with what counts for it so far', async () => {
  fakeCamera();
  const { counts } = renderFilm(newPlayer(), anAssignment());
  const count = await startCounting(counts);
  const line = await screen.findByRole('group', { name: 'Target: 100 free throws by Friday' });
  const zone = 'zone_5_free_throw';
  expect(line.textContent).toContain('40 of 100');
  tell(count, '1', { zone });
  tell(count, '2', { zone, outcome: 'missed' });
  tell(count, '3', { zone: 'zone_1_paint' });
  expect(line.textContent).toContain('42 of 100');
  await press('Shot 2 was not a shot');
  expect(line.textContent).toContain('41 of 100');
});

test('a filmed drill shows the next spot, and its result at the end', async () => {
  fakeCamera();
  const userId = newPlayer();
  const { counts } = renderFilm(userId, null, [], 'around-the-world');
  const count = await startCounting(counts);
  const line = await screen.findByRole('status', { name: 'Drill' });
  expect(line.textContent).toBe('Spot 1 of 7: Left of the rimAround the World0 of 1 made');
  const zone = 'zone_1_paint';
  tell(count, '1', { zone });
  expect(line.textContent).toContain('Spot 2 of 7: Left baseline');
  tell(count, '2', { zone, outcome: 'missed' });
  expect(line.textContent).toContain('Spot 2 of 7: Left baseline');
  tell(count, '3', { zone: 'zone_12_top_key_three', court: { x: 0, y: 28 } });
  expect(line.textContent).toContain('Spot 2 of 7: Left baseline');
  await press('Shot 1 was not a shot');
  expect(line.textContent).toContain('Spot 1 of 7: Left of the rim');
  for (const id of [4, 5, 6, 7, 8, 9, 10]) tell(count, String(id), { zone });
  expect(line.textContent).toContain('Drill done: 8 shots');
  expect((await filmUnderWay(userId))?.film.drill).toBe('around-the-world');
});

test('every shot is counted, and a tap turns a call or takes a shot out', async () => {
  fakeCamera();
  const { counts } = renderFilm(newPlayer());
  const count = await startCounting(counts);
  await score(0, 0);
  tell(count, '1');
  tell(count, '2', { outcome: 'missed' });
  await score(1, 2);
  await press('Shot 2: missed. Call it made.');
  await score(2, 2);
  await press('Shot 1 was not a shot');
  await score(1, 1);
  await press('Put shot 1 back');
  await score(2, 2);
});

test('the count’s own corrections are applied, except against the player’s calls', async () => {
  fakeCamera();
  const { counts } = renderFilm(newPlayer());
  const count = await startCounting(counts);
  tell(count, '1');
  tell(count, '2');
  await press('Shot 2: made. Call it missed.');
  act(() => {
    count.say({ kind: 'gone', id: '1' });
    count.say({ kind: 'gone', id: '2' });
  });
  await score(0, 1);
});

test('shots before the start do not count', async () => {
  fakeCamera();
  const { counts } = renderFilm(newPlayer());
  const count = await startCounting(counts);
  tell(count, '1', { rimSeconds: 4 });
  // The count was started about ten seconds after the first frame, when this ball was already in the air.
  tell(count, '2', { releaseSeconds: 9, rimSeconds: 11.5 });
  tell(count, '3');
  await score(1, 1);
});

describe('an interruption', () => {
  test('by a call is shown, and ends by itself', async () => {
    const { tracks } = fakeCamera();
    const { counts } = renderFilm(newPlayer());
    await startCounting(counts);
    tracks[0]?.is('mute');
    await screen.findByText(/another app is using the camera/);
    tracks[0]?.is('unmute');
    expect(screen.queryByText(/using the camera/)).toBeNull();
  });

  test('that takes the camera keeps every shot, and the film resumes as the same workout', async () => {
    const { tracks } = fakeCamera();
    const { counts } = renderFilm(newPlayer());
    tell(await startCounting(counts), '1');
    tracks[0]?.is('ended');
    await screen.findByRole('heading', { name: 'The camera was turned off' });
    screen.getByText('1 of 1 so far');
    await press('Keep filming');
    await screen.findByRole('heading', { name: 'Keep filming: 1 of 1 so far' });
    // The part that ended was judged, not discarded.
    expect(counts[0]?.isAborted).toBe(false);
    tell(await startCounting(counts), '1', { outcome: 'missed' });
    await score(1, 2);
  });

  test('by a reload keeps every shot and every correction', async () => {
    fakeCamera();
    const userId = newPlayer();
    const { counts, unmount } = renderFilm(userId);
    const count = await startCounting(counts);
    tell(count, '1');
    tell(count, '2');
    await press('Shot 2: made. Call it missed.');
    await expect
      .poll(async () => (await filmUnderWay(userId))?.shots.map(({ called }) => called))
      .toEqual([null, 'missed']);
    unmount();
    const later = renderFilm(userId);
    await screen.findByRole('heading', { name: 'Your workout is not finished' });
    screen.getByText('1 of 2');
    await press('Keep filming');
    tell(await startCounting(later.counts), '1');
    await score(2, 3);
    await button(/^Shot 3: made/);
  });

  test('can end the film, which is discarded only after a confirmation', async () => {
    fakeCamera();
    const userId = newPlayer();
    const { counts, unmount } = renderFilm(userId);
    tell(await startCounting(counts), '1');
    await expect.poll(() => filmUnderWay(userId)).not.toBeNull();
    unmount();
    renderFilm(userId);
    await press('Discard it');
    await press('Discard');
    await screen.findByRole('heading', { name: 'Film and count live' });
    expect(await filmUnderWay(userId)).toBeNull();
  });
});

describe('notices', () => {
  test('say that a turned phone counts nothing', async () => {
    fakeCamera();
    const { counts } = renderFilm(newPlayer());
    const count = await startCounting(counts);
    act(() => {
      count.say({ kind: 'view', view: aView({ turned: true }) });
    });
    await screen.findByText(/Turn it back/);
  });

  test('say that shots may be missed once the device is too slow for five seconds, but not for a short lag', async () => {
    fakeCamera();
    const { counts } = renderFilm(newPlayer());
    const count = await startCounting(counts);
    const late = () => {
      act(() => {
        count.say({ kind: 'view', view: aView({ keepsUp: false }) });
      });
    };
    for (let view = 0; view < 9; view += 1) late();
    expect(screen.queryByText(/is struggling/)).toBeNull();
    late();
    await screen.findByText(/is struggling/);
  });

  test('say that the device cannot store the film, which does not stop the count', async () => {
    fakeCamera();
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    const { counts } = renderFilm(newPlayer());
    tell(await startCounting(counts), '1');
    await screen.findByText(/finish before you close this page/);
    await score(1, 1);
  });

  test('say that nothing counts during a pause', async () => {
    fakeCamera();
    const { counts } = renderFilm(newPlayer());
    const count = await startCounting(counts);
    await press('Pause');
    expect(count.isPaused).toBe(true);
    await screen.findByText('Paused. Shots are not being counted.');
    await press('Resume');
    expect(count.isPaused).toBe(false);
  });
});
