import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/api-client/api-error.ts';
import { Loaded } from './loaded.tsx';

const error = (status: number) => new ApiError(status, '', null);

test.each([
  ['waits', {}, 'waiting'],
  ['shows the data', { data: 'seven' }, 'came: seven'],
  ['keeps the data when a refetch fails', { data: 'seven', error: error(503) }, 'came: seven'],
  ['says that it failed', { error: error(503) }, 'It could not be loaded'],
  ['waits for signed-out users to sign in', { error: error(401) }, 'waiting'],
  ['says that it is gone', { error: error(404) }, 'gone'],
  [
    'shows the not-found state even if there was data before',
    { data: 'seven', error: error(404) },
    'gone',
  ],
])(
  '%s',
  (_what, { data, error: failure = null }: { data?: string; error?: Error | null }, text) => {
    const refetch = vi.fn();
    render(
      <Loaded
        query={{ data, error: failure, refetch }}
        title="It could not be loaded"
        skeleton="waiting"
        gone="gone"
      >
        {(came) => `came: ${came}`}
      </Loaded>,
    );
    screen.getByText(text);
  },
);

test('can be retried', async () => {
  const refetch = vi.fn();
  render(
    <Loaded query={{ data: undefined, error: error(404), refetch }} title="No" skeleton="waiting">
      {() => 'came'}
    </Loaded>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('can show its own failure text', async () => {
  const refetch = vi.fn();
  render(
    <Loaded
      query={{ data: undefined, error: error(503), refetch }}
      failed={(onRetry) => <button onClick={onRetry}>Once more</button>}
      skeleton="waiting"
    >
      {() => 'came'}
    </Loaded>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Once more' }));
  expect(refetch).toHaveBeenCalledOnce();
});
