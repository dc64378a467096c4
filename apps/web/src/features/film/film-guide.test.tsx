import 'fake-indexeddb/auto';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { aView } from './testing/fake-count.ts';
import { fakeRecogniser } from './testing/fake-recogniser.ts';
import {
  button,
  fakeCamera,
  inFilmBrowser,
  newPlayer,
  press,
  renderFilm,
  score,
  stubNavigator,
  tell,
} from './testing/render-film.tsx';

inFilmBrowser();

/** The default countdown of the settings. */
const COUNTDOWN_SECONDS = 5;

test('nothing counts before the countdown is over, which is for walking to the spot', async () => {
  fakeCamera();
  const { counts } = renderFilm(newPlayer());
  await expect.poll(() => counts).toHaveLength(1);
  const [count] = counts;
  act(() => {
    count?.say({ kind: 'started', at: performance.now() });
    count?.say({ kind: 'view', view: aView() });
  });
  const start = await button('Start counting');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(start);
  screen.getByRole('timer');
  if (count !== undefined) tell(count, '1', { rimSeconds: 0.1 });
  for (let second = 0; second < COUNTDOWN_SECONDS; second += 1) {
    screen.getByRole('heading', { name: 'Film and count live' });
    expect(screen.queryByRole('status', { name: /made$/ })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1000).then(() => undefined));
  }
  vi.useRealTimers();
  await score(0, 0);
});

describe('the guide', () => {
  test('updates its checks by what is seen, and gives one instruction at a time', async () => {
    fakeCamera();
    const { counts } = renderFilm(newPlayer());
    await expect.poll(() => counts).toHaveLength(1);
    const [count] = counts;
    const see = (changes: Parameters<typeof aView>[0]) => {
      act(() => {
        count?.say({ kind: 'view', view: aView(changes) });
      });
    };
    const list = await screen.findByRole('list', { name: 'What the picture shows' });
    expect(within(list).getByText('Rim').textContent).toBe('Rim: looking');
    see({ ring: null });
    expect(within(list).getByText('Rim').textContent).toBe('Rim: not yet');
    await screen.findByText(/Point the phone at the hoop/);
    see({});
    expect(within(list).getByText('Rim').textContent).toBe('Rim: good');
    expect(within(list).getByText('Feet').textContent).toBe('Feet: good');
    see({ ring: { cx: 700, cy: 60, rx: 26, ry: 9 } });
    await screen.findByText(/leave room above the rim/);
  });

  test('starts over when the phone is moved, since every view is compared with the first', async () => {
    fakeCamera();
    const { counts } = renderFilm(newPlayer());
    await expect.poll(() => counts).toHaveLength(1);
    const advice = [{ code: 'camera_moved', seconds: 1, message: 'The camera moved.' }] as const;
    act(() => {
      counts[0]?.say({ kind: 'view', view: aView({ advice }) });
    });
    await expect.poll(() => counts).toHaveLength(2);
    expect(counts[0]?.isAborted).toBe(true);
  });
});

describe('the court’s lines', () => {
  const MARKS = [
    { image: [300, 500], court: [-8, 0] },
    { image: [620, 505], court: [8, 0] },
    { image: [250, 640], court: [-8, 19] },
    { image: [760, 660], court: [8, 19] },
  ] as const;
  async function seen(changes: Parameters<typeof aView>[0], secondsAgo = 10) {
    fakeCamera();
    const { counts } = renderFilm(newPlayer());
    await expect.poll(() => counts).toHaveLength(1);
    act(() => {
      counts[0]?.say({ kind: 'started', at: performance.now() - 1000 * secondsAgo });
      counts[0]?.say({ kind: 'view', view: aView(changes) });
    });
    return counts;
  }

  test('that are found are asked about, and one tap says yes', async () => {
    const found = { court: MARKS, courtKind: 'nba', courtSource: 'found' } as const;
    const counts = await seen(found);
    await screen.findByText('Do these lines match the court?');
    await press('Yes');
    expect(counts[0]?.courts).toEqual([{ kind: 'nba', marks: MARKS }]);
    expect(screen.queryByText('Do these lines match the court?')).toBeNull();
    expect(screen.getByText('Lines').textContent).toBe('Lines: good');
  });

  test.each([
    ['not seen can be marked', {}, 10, 1],
    ['not seen yet have some seconds to be found', {}, 2, 0],
    ['seen well enough need no finger', { seesLines: true }, 10, 0],
    ['below a hoop that nobody knows wait for it', { ring: null }, 10, 0],
  ] as const)('%s', async (_what, changes, secondsAgo, offers) => {
    await seen(changes, secondsAgo);
    await screen.findByRole('button', { name: 'Start counting' });
    expect(screen.queryAllByRole('button', { name: 'Mark the court lines' })).toHaveLength(offers);
  });
});

describe('a camera that gives no picture', () => {
  test.each([
    ['NotAllowedError', 'Hooplog is not allowed to use the camera'],
    ['NotFoundError', 'No camera was found'],
    ['NotReadableError', 'Another app is using the camera'],
  ])('%s: says %s, what to do, and takes another try', async (failure, title) => {
    fakeCamera(failure);
    renderFilm(newPlayer());
    await screen.findByRole('heading', { name: title });
    await button('Try again');
    screen.getByRole('link', { name: 'Upload a video instead' });
  });

  test('without HTTPS it says where filming works', async () => {
    stubNavigator({ mediaDevices: undefined });
    vi.stubGlobal('isSecureContext', false);
    renderFilm(newPlayer());
    await press('Turn on the camera');
    await screen.findByRole('heading', { name: 'Filming needs a secure page' });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('by voice', () => {
  const turnOn = async () => {
    await press('Film settings');
    await userEvent.click(await screen.findByRole('switch', { name: 'Start by voice' }));
  };
  /** The guide, with a good view and no countdown. */
  async function guide() {
    fakeCamera();
    const { counts } = renderFilm(newPlayer());
    await expect.poll(() => counts).toHaveLength(1);
    act(() => {
      counts[0]?.say({ kind: 'view', view: aView() });
    });
    await userEvent.click(await screen.findByRole('radio', { name: 'Tap' }));
    return counts;
  }

  test('nothing listens until it is turned on, with a note on where the speech is processed', async () => {
    const voice = fakeRecogniser();
    await guide();
    expect(voice.isListening()).toBe(false);
    await turnOn();
    expect(voice.isListening()).toBe(true);
    screen.getByText(/send what the microphone hears to their maker/);
  });

  test('“go” starts, “pause” pauses, “go” goes on', async () => {
    const voice = fakeRecogniser();
    const counts = await guide();
    await turnOn();
    voice.say('seven of ten');
    await screen.findByRole('heading', { name: 'Film and count live' });
    voice.say('okay go');
    await screen.findByRole('heading', { name: 'Counting live' });
    voice.say('pause');
    expect(counts[0]?.isPaused).toBe(true);
    voice.say('pause');
    expect(counts[0]?.isPaused).toBe(true);
    voice.say('go');
    expect(counts[0]?.isPaused).toBe(false);
  });

  test('a microphone that is denied turns it off', async () => {
    const voice = fakeRecogniser();
    await guide();
    await turnOn();
    voice.fail();
    expect(voice.isListening()).toBe(false);
    expect(screen.getByRole('switch', { name: 'Start by voice' })).toHaveProperty('checked', false);
  });

  test('is not offered where the browser has no speech recognition', async () => {
    await guide();
    await press('Film settings');
    expect(screen.queryByRole('switch', { name: 'Start by voice' })).toBeNull();
  });
});

test('clips leave the device only after the player turns that on, and the choice is remembered', async () => {
  fakeCamera();
  const { unmount } = renderFilm(newPlayer());
  await press('Film settings');
  const named = { name: 'Send the clips of my shots to the server' };
  expect(screen.getByRole('switch', named)).toHaveProperty('checked', false);
  await userEvent.click(screen.getByRole('switch', named));
  unmount();
  renderFilm(newPlayer());
  await press('Film settings');
  expect(screen.getByRole('switch', named)).toHaveProperty('checked', true);
});
