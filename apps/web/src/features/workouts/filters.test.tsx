import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Filters } from './filters.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a search that was cleared elsewhere is not restored', () => {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const onChange = vi.fn();
  const filters = (q?: string) => (
    <QueryClientProvider client={client}>
      <Filters search={{ q }} onChange={onChange} />
    </QueryClientProvider>
  );
  const { rerender } = render(filters('shoes'));
  const box = screen.getByRole('searchbox', { name: 'Search in notes' });
  expect(box).toHaveProperty('value', 'shoes');
  // The URL is updated shortly after the press that clears the filter.
  rerender(filters());
  vi.runAllTimers();
  expect(onChange).not.toHaveBeenCalled();
  expect(box).toHaveProperty('value', '');
});
