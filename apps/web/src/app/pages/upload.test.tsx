import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { FakeRequest, LOST } from '../../testing/fake-request.ts';
import { aUser } from '../../testing/fixtures.ts';
import { type Answers, renderApp } from '../../testing/render-app.tsx';
import {
  aVideo,
  button,
  press,
  signedIn,
  setUpVideoPages,
  VIDEO,
} from '../../testing/video-workout.ts';

// Reports a lost connection after the first failure.
vi.mock('../../features/upload/retry-delays.ts', () => ({ RETRY_DELAYS: [] }));

setUpVideoPages();

test('videos waiting for review are listed, each with a link to it', async () => {
  const videos = { 'GET /api/videos': { status: 200, body: [aVideo()] } };
  renderApp('/upload', signedIn(videos));
  const list = await screen.findByRole('region', { name: 'Videos on their way' });
  const link = within(list).getByRole('link', { name: /Your video is counted/ });
  expect(link.getAttribute('href')).toBe(`/video/${VIDEO}`);
});

describe('choosing a video', () => {
  test('a film without a file extension is recognised by its content', async () => {
    renderApp('/upload', signedIn());
    const input = await screen.findByLabelText('Workout video');
    const film = new File(['\0\0\0\x14ftypqt  \0\0\0\0qt  '], 'IMG_0042.MOV', { type: '' });
    await userEvent.setup({ applyAccept: false }).upload(input, film);
    await screen.findByText('IMG_0042.MOV');
    expect(screen.queryByText('Invalid file type')).toBeNull();
  });

  test('other kinds of files are refused', async () => {
    renderApp('/upload', signedIn());
    const input = await screen.findByLabelText('Workout video');
    const pdf = new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' });
    await userEvent.setup({ applyAccept: false }).upload(input, pdf);
    await screen.findByText('Please select a video file (MP4, MOV, or AVI).');
    await screen.findByText('Upload workout video');
    // The message stays until another file is chosen.
    await userEvent.upload(input, new File(['film'], 'a.mp4', { type: 'video/mp4' }));
    await press('Remove Video');
    expect(screen.queryByText('Invalid file type')).toBeNull();
  });

  test('a video is shown, and can be removed', async () => {
    renderApp('/upload', signedIn());
    const input = await screen.findByLabelText('Workout video');
    await userEvent.upload(input, new File(['film'], 'a.mp4', { type: 'video/mp4' }));
    await screen.findByLabelText('Preview of the chosen video');
    await press('Remove Video');
    await screen.findByText('Upload workout video');
  });
});

describe('an upload that fails', () => {
  const TICKET = {
    status: 201,
    body: { uploadURL: `http://localhost/api/videos/${VIDEO}/content`, videoId: VIDEO },
  };
  const PROCESSED = { status: 202, body: aVideo({ state: 'queued', workoutId: null }) };
  const offline = (isOffline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
    act(() => {
      window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
    });
  };
  /** Chooses a film and uploads it, with these statuses for its parts in order. */
  async function send(ticket: Answers[string], statuses: readonly number[] = []) {
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    FakeRequest.answerBy(statuses);
    const answers = { 'POST /api/videos/resumable': ticket, 'POST /api/videos/process': PROCESSED };
    const app = renderApp('/upload', signedIn(answers));
    const input = await screen.findByLabelText('Workout video');
    await userEvent.upload(input, new File(['film'], 'a.mp4', { type: 'video/mp4' }));
    await press('Upload & Analyze');
    return app;
  }
  const asked = (server: Awaited<ReturnType<typeof send>>['server'], path: string) =>
    server.mock.calls.filter(([url]) => url.endsWith(path)).length;

  test.each<[what: string, answer: Answers[string], text: string]>([
    ['without a word', { status: 500 }, 'Failed to get upload URL'],
    [
      'with a reason',
      { status: 429, body: { message: 'Slow down', code: 'rate_limited', requestId: 'r1' } },
      'Slow down',
    ],
  ])('%s is reported on its card until dismissed, and keeps the video', async (_, answer, text) => {
    await send(answer);
    const note = within(await screen.findByRole('alert'));
    note.getByText('Upload failed');
    note.getByText(text);
    expect((await button('Try again')).hasAttribute('disabled')).toBe(false);
    await press('Dismiss');
    expect(screen.queryByText(text)).toBeNull();
    await button('Upload & Analyze');
    screen.getByLabelText('Preview of the chosen video');
  });

  test('for good offers no retry', async () => {
    await send(TICKET, [413]);
    await screen.findByText(/^Cut it to the part with your shots/);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    await press('Remove Video');
    await screen.findByText('Upload workout video');
  });

  test('is sent again as the same video, once for a double tap', async () => {
    const { server, router } = await send(TICKET, [LOST, 204]);
    await screen.findByText('The connection was lost. Your video is still here.');
    const again = await button('Try again');
    act(() => {
      again.click();
      again.click();
    });
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(`/video/${VIDEO}`);
    });
    expect(asked(server, '/api/videos/resumable')).toBe(1);
    expect(asked(server, '/api/videos/process')).toBe(1);
    expect(FakeRequest.sent).toBe(2);
  });

  test('resumes if only the answer was lost', async () => {
    const { router } = await send(TICKET, [LOST]);
    await screen.findByText('Upload failed');
    FakeRequest.storedBytes = 4;
    await press('Try again');
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(`/video/${VIDEO}`);
    });
  });

  test('starts again if the server has removed the video', async () => {
    const { server } = await send(TICKET, [404, 204]);
    await press('Try again');
    await screen.findByText('Upload successful!');
    expect(asked(server, '/api/videos/resumable')).toBe(2);
  });

  test('says that it waits for a connection, and can be cancelled', async () => {
    const { router } = await send(TICKET, [LOST, 204]);
    await screen.findByText('Upload failed');
    offline(true);
    await screen.findByText(/^You are offline. Your video is still here/);
    await press('Try again');
    await screen.findByText('Waiting for a connection…');
    await press('Cancel upload');
    await press('Upload & Analyze');
    await screen.findByText('Waiting for a connection…');
    expect(FakeRequest.sent).toBe(1);
    offline(false);
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(`/video/${VIDEO}`);
    });
  });
});

describe('an interrupted upload', () => {
  const FILM = new File(['film'], 'a.mp4', { type: 'video/mp4', lastModified: 1 });
  const stopped = () => {
    const known = { videoId: VIDEO, fingerprint: '4 1 a.mp4', name: 'a.mp4', bytes: 4 };
    const upload = { ...known, sentBytes: 2, expiresAt: Date.now() + 86_400_000 };
    localStorage.setItem(`hooplog.uploads.${aUser().id}`, JSON.stringify([upload]));
  };
  const title = 'The upload of a.mp4 stopped at 50%';

  test('resumes once its film is chosen again, and is cleared at the end', async () => {
    stopped();
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    FakeRequest.answerBy([204]);
    FakeRequest.storedBytes = 2;
    const processed = { status: 202, body: aVideo({ state: 'queued', workoutId: null }) };
    const { server, router } = renderApp(
      '/upload',
      signedIn({ 'POST /api/videos/process': processed }),
    );
    await screen.findByText(title);
    await userEvent.upload(await screen.findByLabelText('Workout video'), FILM);
    await press('Upload & Analyze');
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(`/video/${VIDEO}`);
    });
    expect(server.mock.calls.filter(([url]) => url.endsWith('/resumable'))).toEqual([]);
    expect(FakeRequest.sent).toBe(1);
    expect(localStorage.getItem(`hooplog.uploads.${aUser().id}`)).toBeNull();
  });

  test('can be deleted, even if the server has removed it', async () => {
    stopped();
    const { server } = renderApp('/upload', signedIn());
    await screen.findByText(title);
    await press('Delete upload');
    await waitFor(() => {
      expect(screen.queryByText(title)).toBeNull();
    });
    const deleted = server.mock.calls.filter(([, { method }]) => method === 'DELETE');
    expect(deleted.map(([url]) => url)).toEqual([`/api/videos/${VIDEO}`]);
    expect(localStorage.getItem(`hooplog.uploads.${aUser().id}`)).toBeNull();
  });
});

test('the question where to count waits until everything above it has loaded, so that it does not move under the finger', async () => {
  for (const name of ['VideoDecoder', 'OffscreenCanvas']) vi.stubGlobal(name, vi.fn());
  const film = new File(['film'], 'a.mp4', { type: 'video/mp4' });
  const read = Promise.withResolvers<ArrayBuffer>();
  vi.spyOn(film, 'slice').mockReturnValue({ arrayBuffer: () => read.promise } as Blob);
  renderApp('/upload', signedIn());
  await userEvent.upload(await screen.findByLabelText('Workout video'), film);
  const player = await screen.findByLabelText('Preview of the chosen video');
  const facts = { videoWidth: 1280, videoHeight: 720, duration: 10 };
  for (const [name, value] of Object.entries(facts)) Object.defineProperty(player, name, { value });
  fireEvent.loadedMetadata(player);
  expect(screen.queryByText('On the server')).toBeNull();
  expect(screen.queryByText(/^Filmed /)).toBeNull();
  read.resolve(new ArrayBuffer(0));
  await screen.findByText('On the server');
  screen.getByText(/^Filmed /);
});
