import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { FileNotFetched } from '../../lib/chunk-loader/fetch-first.ts';
import { lazyDialog, lazyPart } from './lazy-part.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const NOT_FETCHED = new FileNotFetched('assets/part.js', 0);

function Counter({ name }: { readonly name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button
      type="button"
      onClick={() => {
        setCount(count + 1);
      }}
    >
      {`${name} ${count}`}
    </button>
  );
}

const shown = (part: ReturnType<typeof lazyPart<{ name: string }>>, name: string) => (
  <Suspense fallback="…">
    <part.Part name={name} />
  </Suspense>
);

test('the fallback shows until it has loaded', async () => {
  const part = lazyPart(() => Promise.resolve(Counter));
  const { container } = render(shown(part, 'a'));
  expect(container.textContent).toBe('…');
  expect((await screen.findByRole('button')).textContent).toBe('a 0');
});

test('when preloaded it renders at once, and loads once', async () => {
  const load = vi.fn(() => Promise.resolve(Counter));
  const part = lazyPart(load);
  await act(async () => {
    part.ahead();
    await Promise.resolve();
  });
  render(shown(part, 'a'));
  expect(screen.getByRole('button').textContent).toBe('a 0');
  expect(load).toHaveBeenCalledTimes(1);
});

test('it keeps its state when its page renders again', async () => {
  const part = lazyPart(() => Promise.resolve(Counter));
  const { rerender } = render(shown(part, 'a'));
  const button = await screen.findByRole('button');
  act(() => {
    button.click();
  });
  rerender(shown(part, 'b'));
  expect(screen.getByRole('button').textContent).toBe('b 1');
});

test('a failed preload is repeated when the part is needed', async () => {
  const load = vi.fn(() => Promise.resolve(Counter));
  load.mockRejectedValueOnce(NOT_FETCHED);
  const part = lazyPart(load);
  await act(async () => {
    part.ahead();
    await Promise.resolve();
  });
  render(shown(part, 'a'));
  await screen.findByRole('button');
  expect(load).toHaveBeenCalledTimes(2);
});

/** A part whose first load fails, and React's console output about it. */
function failingOnce(why: Error) {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(() => Promise.resolve(Counter));
  load.mockRejectedValueOnce(why);
  return load;
}

test('a load failure shows in its place, and a retry loads it', async () => {
  const load = failingOnce(NOT_FETCHED);
  const part = lazyPart(load);
  render(<main>Typed {shown(part, 'a')}</main>);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  expect(screen.getByRole('main').textContent).toContain('Typed');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await screen.findByRole('button')).textContent).toBe('a 0');
  expect(load).toHaveBeenCalledTimes(2);
});

test('without a connection it says so, and loads when the connection is back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const part = lazyPart(failingOnce(NOT_FETCHED));
  render(shown(part, 'a'));
  expect((await screen.findByRole('alert')).textContent).toContain('You are offline');
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect((await screen.findByRole('button')).textContent).toBe('a 0');
});

test('leaving the page after a failure and coming back loads it again', async () => {
  const part = lazyPart(failingOnce(NOT_FETCHED));
  const { unmount } = render(shown(part, 'a'));
  await screen.findByRole('alert');
  unmount();
  render(shown(part, 'a'));
  expect((await screen.findByRole('button')).textContent).toBe('a 0');
});

test('a chunk of an outdated version asks to reload the page', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const part = lazyPart(failingOnce(new FileNotFetched('assets/part.js', 404)));
  render(shown(part, 'a'));
  expect((await screen.findByRole('alert')).textContent).toContain('Hooplog has been updated');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a dialog that cannot be loaded shows the failure in a closable dialog', async () => {
  const onClose = vi.fn();
  const LateDialog = lazyDialog<{ onClose: () => void }>(() => Promise.reject(NOT_FETCHED));
  vi.spyOn(console, 'error').mockReturnValue();
  render(<LateDialog onClose={onClose} />);
  expect(screen.getByRole('status').textContent).toContain('Loading…');
  const dialog = await screen.findByRole('dialog', { name: 'Not loaded' });
  expect(dialog.textContent).toContain('could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
});

test('an error of the part itself still fails the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const part = lazyPart<object>(() =>
    Promise.resolve(() => {
      throw new Error('a fault');
    }),
  );
  await expect(
    act(async () => {
      render(<Suspense>{<part.Part />}</Suspense>);
      await Promise.resolve();
    }),
  ).rejects.toThrow('a fault');
});
