import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { currentToast } from '../toast/toast-store.ts';
import { useOneField } from './use-one-field.ts';

const schema = z.string().trim().min(1, 'Name is required');

interface FormProps {
  readonly send: (name: string) => void;
  readonly load?: () => Promise<typeof schema>;
}

function Form({ send, load = () => Promise.resolve(schema) }: FormProps) {
  const { problem, onSubmit, field } = useOneField('Ann', load, send);
  return (
    <form onSubmit={onSubmit}>
      <input aria-label="Name" {...field} />
      <p role="status">{problem}</p>
      <button type="submit">Send</button>
    </form>
  );
}

const name = () => screen.getByLabelText<HTMLInputElement>('Name');
const problem = () => screen.getByRole('status').textContent;
const press = () => userEvent.click(screen.getByText('Send'));

test('what stands in the field is sent as its schema makes it, also where nobody typed it', async () => {
  const send = vi.fn();
  render(<Form send={send} />);
  name().value = ' Bo ';
  await press();
  await waitFor(() => {
    expect(send).toHaveBeenCalledWith('Bo');
  });
});

test('what is wrong stands at the field, which gets the focus, until something else is typed', async () => {
  const send = vi.fn();
  render(<Form send={send} />);
  await userEvent.clear(name());
  await press();
  await waitFor(() => {
    expect(problem()).toBe('Name is required');
  });
  expect(document.activeElement).toBe(name());
  await userEvent.type(name(), 'B');
  expect(problem()).toBe('');
  expect(send).not.toHaveBeenCalled();
});

test('what cannot be checked is not sent, and the user is told', async () => {
  const send = vi.fn();
  render(<Form send={send} load={() => Promise.reject(new TypeError('Failed to fetch'))} />);
  await act(press);
  expect(currentToast()?.description).toMatch(/could not be checked/);
  expect(send).not.toHaveBeenCalled();
  expect(problem()).toBe('');
});
