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

test('what holds its place stands there until it has come', async () => {
  const part = lazyPart(() => Promise.resolve(Counter));
  const { container } = render(shown(part, 'a'));
  expect(container.textContent).toBe('…');
  expect((await screen.findByRole('button')).textContent).toBe('a 0');
});

test('fetched ahead it is there at once, and fetched once', async () => {
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

test('it knows what it knew when its page is drawn again', async () => {
  const part = lazyPart(() => Promise.resolve(Counter));
  const { rerender } = render(shown(part, 'a'));
  const button = await screen.findByRole('button');
  act(() => {
    button.click();
  });
  rerender(shown(part, 'b'));
  expect(screen.getByRole('button').textContent).toBe('b 1');
});

test('what could not be fetched ahead is fetched when it is needed', async () => {
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

/** A part whose first try to be fetched fails, and what React would write about it. */
function failingOnce(why: Error) {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(() => Promise.resolve(Counter));
  load.mockRejectedValueOnce(why);
  return load;
}

test('where it cannot be fetched that is said in its place, and another try fetches it', async () => {
  const load = failingOnce(NOT_FETCHED);
  const part = lazyPart(load);
  render(<main>Typed {shown(part, 'a')}</main>);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  expect(screen.getByRole('main').textContent).toContain('Typed');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect((await screen.findByRole('button')).textContent).toBe('a 0');
  expect(load).toHaveBeenCalledTimes(2);
});

test('without a connection that is said, and it comes with the connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const part = lazyPart(failingOnce(NOT_FETCHED));
  render(shown(part, 'a'));
  expect((await screen.findByRole('alert')).textContent).toContain('You are offline');
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect((await screen.findByRole('button')).textContent).toBe('a 0');
});

test('who leaves the page of one that failed and comes back has it fetched anew', async () => {
  const part = lazyPart(failingOnce(NOT_FETCHED));
  const { unmount } = render(shown(part, 'a'));
  await screen.findByRole('alert');
  unmount();
  render(shown(part, 'a'));
  expect((await screen.findByRole('button')).textContent).toBe('a 0');
});

test('one of a version that the server has no more asks for the page to be loaded again', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockReturnValue();
  const part = lazyPart(failingOnce(new FileNotFetched('assets/part.js', 404)));
  render(shown(part, 'a'));
  expect((await screen.findByRole('alert')).textContent).toContain('Hooplog has been updated');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a dialog that cannot be fetched is a dialog that says so, and can be closed', async () => {
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

test('a fault of the part itself stays a fault of the page', async () => {
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
