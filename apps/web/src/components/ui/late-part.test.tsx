import { act, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { latePart } from './late-part.tsx';

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

const shown = (part: ReturnType<typeof latePart<{ name: string }>>, name: string) => (
  <Suspense fallback="…">
    <part.Part name={name} />
  </Suspense>
);

test('what holds its place stands there until it has come', async () => {
  const part = latePart(() => Promise.resolve(Counter));
  const { container } = render(shown(part, 'a'));
  expect(container.textContent).toBe('…');
  expect((await screen.findByRole('button')).textContent).toBe('a 0');
});

test('fetched ahead it is there at once, and fetched once', async () => {
  const load = vi.fn(() => Promise.resolve(Counter));
  const part = latePart(load);
  await act(async () => {
    part.ahead();
    await Promise.resolve();
  });
  render(shown(part, 'a'));
  expect(screen.getByRole('button').textContent).toBe('a 0');
  expect(load).toHaveBeenCalledTimes(1);
});

test('it knows what it knew when its page is drawn again', async () => {
  const part = latePart(() => Promise.resolve(Counter));
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
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const part = latePart(load);
  await act(async () => {
    part.ahead();
    await Promise.resolve();
  });
  render(shown(part, 'a'));
  await screen.findByRole('button');
  expect(load).toHaveBeenCalledTimes(2);
});
