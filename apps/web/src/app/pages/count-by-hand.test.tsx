import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { aWorkout } from '../../testing/fixtures.ts';
import { renderApp } from '../../testing/render-app.tsx';
import {
  bodyOf,
  button,
  COUNTED,
  press,
  signedIn,
  summary,
  setUpVideoPages,
} from '../../testing/video-workout.ts';

setUpVideoPages();

describe('counting by hand', () => {
  test('counters and court show only while tracking', async () => {
    renderApp('/upload', signedIn());
    await button('Start Tracking');
    expect(screen.queryByRole('button', { name: 'Add a made shot' })).toBeNull();
    await press('Start Tracking');
    await button('Add a made shot');
    await press('Stop Tracking');
    expect(screen.queryByRole('button', { name: 'Add a made shot' })).toBeNull();
  });

  test('Escape in its settings closes them alone', async () => {
    renderApp('/upload?tracking=true', signedIn());
    await press('Count settings');
    const settings = await screen.findByRole('dialog', { name: 'Count settings' });
    fireEvent(settings, new Event('cancel', { cancelable: true }));
    await button('Stop Tracking');
    expect(screen.queryByRole('dialog', { name: 'Count settings' })).toBeNull();
  });

  test('counts by buttons and by zone, undoes, and is saved', async () => {
    const saved = { ...COUNTED, id: aWorkout(2).id, source: 'manual' as const };
    const answers = signedIn({ 'POST /api/workouts': { status: 201, body: saved } });
    const { router, server } = renderApp('/upload', answers);
    await press('Start Tracking');
    const save = await button('Save Workout');
    expect(save.hasAttribute('disabled')).toBe(true);

    await press('Add a made shot');
    await press(/^Zone 13 - /);
    const calls = screen.getByRole('group', { name: 'Shot from: Zone 13 - Left Wing Three' });
    await userEvent.click(within(calls).getByRole('button', { name: 'Made' }));
    await userEvent.click(within(calls).getByRole('button', { name: 'Missed' }));
    await userEvent.click(within(calls).getByRole('button', { name: 'Missed' }));
    await press('Undo last entry');
    await button('Zone 13 - Left Wing Three, 1 of 2 made, 50%');
    expect((await summary()).textContent).toMatch(
      /Made Shots2Missed Shots1Total Shots3Percentage67%/,
    );

    await userEvent.type(screen.getByLabelText('Workout Notes'), '  Good legs ');
    await userEvent.click(save);
    await screen.findByText('Successfully saved workout with 3 shots.');
    expect(bodyOf(server, 'POST')).toMatchObject({
      workout: { totalShots: 3, made: 2, missed: 1, notes: 'Good legs' },
      shotData: [{ zone: 'zone_13_left_wing_three', made: 1, total: 2 }],
    });
    // The saved count stays on the page until it is left.
    const before = screen.queryByRole('region', { name: 'Workout Summary' });
    expect(before?.textContent ?? 'left').toMatch(/Total Shots3|left/);
    // The next screen is a page of its own, and the next count starts empty.
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(`/workout/${saved.id}/finish`);
    });
    await act(() => router.navigate({ to: '/upload' }));
    expect((await summary()).textContent).toMatch(/Total Shots0/);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Workout Notes').value).toBe('');
    // Everything is reset: neither the counters nor the picked zone are left.
    expect(screen.queryByRole('button', { name: 'Add a made shot' })).toBeNull();
    await press('Start Tracking');
    expect(screen.queryByRole('group', { name: /^Shot from: Zone/ })).toBeNull();
  });

  test('a player who stays for an upload in progress begins the next workout', async () => {
    const saved = { ...COUNTED, id: aWorkout(2).id, source: 'manual' as const };
    const answers = signedIn({ 'POST /api/workouts': { status: 201, body: saved } });
    const { router, server } = renderApp('/upload', answers);
    const online = server.getMockImplementation();
    server.mockImplementation((url: string, init: RequestInit) =>
      url.endsWith('/api/videos/resumable')
        ? new Promise<Response>(() => undefined)
        : (online?.(url, init) ?? Promise.reject(new Error('no answer'))),
    );
    const confirm = vi.fn(() => false);
    vi.stubGlobal('confirm', confirm);
    const input = await screen.findByLabelText('Workout video');
    await userEvent.upload(input, new File(['film'], 'a.mp4', { type: 'video/mp4' }));
    await press('Upload & Analyze');
    await press('Start Tracking');
    await press('Add a made shot');
    await press('Save Workout');
    await waitFor(async () => {
      expect((await summary()).textContent).toMatch(/Total Shots0/);
    });
    expect(confirm).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/upload');
    await button('Start Tracking');
  });

  test('a failed save is reported and keeps everything', async () => {
    const message = 'The database is away. Please try again.';
    const error = { status: 503, body: { message, code: 'unavailable', requestId: 'r1' } };
    renderApp('/upload', signedIn({ 'POST /api/workouts': error }));
    await press('Start Tracking');
    await press('Add a missed shot');
    await userEvent.type(screen.getByLabelText('Workout Notes'), 'Tired');
    await press('Save Workout');
    await screen.findByText(message);
    expect((await summary()).textContent).toMatch(/Missed Shots1/);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Workout Notes').value).toBe('Tired');
  });
});

describe('a count in progress', () => {
  test('survives closing the page, and is cleared once saved', async () => {
    const saved = { ...COUNTED, id: aWorkout(2).id, source: 'manual' as const };
    const answers = signedIn({ 'POST /api/workouts': { status: 201, body: saved } });
    const before = renderApp('/upload', answers);
    await press('Start Tracking');
    await press('Add a made shot');
    await press(/^Zone 1 - /);
    const calls = screen.getByRole('group', { name: 'Shot from: Zone 1 - Paint' });
    await userEvent.click(within(calls).getByRole('button', { name: 'Missed' }));
    await userEvent.type(screen.getByLabelText('Workout Notes'), 'Half way');
    before.unmount();

    const { unmount } = renderApp('/upload', answers);
    expect((await summary()).textContent).toMatch(/Made Shots1Missed Shots1Total Shots2/);
    await button('Zone 1 - Paint, 0 of 1 made, 0%');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Workout Notes').value).toBe('Half way');
    await press('Save Workout');
    await screen.findByText('Workout Saved!');
    unmount();
    renderApp('/upload', answers);
    expect((await summary()).textContent).toMatch(/Total Shots0/);
  });

  test('can still be undone after a reload, and no text says that nothing was counted', async () => {
    const before = renderApp('/upload?tracking=true', signedIn());
    await press('Add a made shot');
    await press('Add a missed shot');
    before.unmount();

    renderApp('/upload?tracking=true', signedIn());
    await screen.findByText('Missed', { selector: '[aria-label="Last entry"]' });
    await press('Undo last entry');
    await screen.findByText('Made', { selector: '[aria-label="Last entry"]' });
    expect((await summary()).textContent).toMatch(/Made Shots1Missed Shots0/);
    await press('Undo last entry');
    await screen.findByText('Nothing counted yet');
  });

  test('counts without a zone, and in a zone that is deselected again', async () => {
    renderApp('/upload?tracking=true', signedIn());
    const nowhere = await screen.findByRole('group', { name: 'Shot from: no zone' });
    await userEvent.click(within(nowhere).getByRole('button', { name: 'Made' }));
    await press(/^Zone 1 - /);
    screen.getByRole('group', { name: 'Shot from: Zone 1 - Paint' });
    await press(/^Zone 1 - /);
    const again = screen.getByRole('group', { name: 'Shot from: no zone' });
    await userEvent.click(within(again).getByRole('button', { name: 'Missed' }));
    await button('Zone 1 - Paint, no shots');
    expect((await summary()).textContent).toMatch(/Made Shots1Missed Shots1/);
  });

  test('is saved on the device without a connection, and sent under the same key when it returns', async () => {
    const saved = { ...COUNTED, id: aWorkout(2).id, source: 'manual' as const };
    const { server } = renderApp('/upload', signedIn());
    const online = server.getMockImplementation();
    let isOnline = false;
    const keys: (string | null)[] = [];
    server.mockImplementation((url: string, init: RequestInit) => {
      if (init.method !== 'POST' || !url.endsWith('/api/workouts')) {
        return online?.(url, init) ?? Promise.reject(new Error('no answer'));
      }
      keys.push(new Headers(init.headers).get('idempotency-key'));
      if (!isOnline) return Promise.reject(new TypeError('Failed to fetch'));
      return Promise.resolve(new Response(JSON.stringify(saved), { status: 201 }));
    });
    await press('Start Tracking');
    await press('Add a made shot');
    await press('Save Workout');
    await screen.findByText('Saved on this device');
    await screen.findByText('1 workout waits on this device for a connection.');
    // The screen shown after any save.
    await screen.findByText('Will be sent.');
    expect((await screen.findByRole('region', { name: 'Result' })).textContent).toContain('1 of 1');
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await screen.findByText('Workout Saved!');
    await waitFor(() => {
      expect(screen.queryByText(/on this device for a connection/)).toBeNull();
    });
    expect(new Set(keys).size).toBe(1);
  });
});
