import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { Field } from '../../components/ui/field.tsx';
import { currentToast } from '../toast/toast-store.ts';
import { useForm } from './use-form.ts';

const schema = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Name is required')
    .regex(/^[A-Z]/, 'Begin with a capital letter')
    .max(5, 'At most 5 letters'),
  city: z.string().min(1, 'City is required'),
  mails: z.boolean(),
});
const send = vi.fn<(...sent: unknown[]) => unknown>();
const load = vi.fn(() => Promise.resolve(schema));

function PersonForm() {
  const { errors, text, tick, onSubmit } = useForm({
    name: 'person',
    start: { name: '', city: '', mails: false },
    load,
    send,
  });
  return (
    <form onSubmit={onSubmit}>
      <Field label="Name" error={errors.get('name')}>
        {(control) => <input {...control} {...text('name')} />}
      </Field>
      <Field label="City" error={errors.get('city')}>
        {(control) => <input {...control} {...text('city')} />}
      </Field>
      <label>
        Mails <input type="checkbox" {...tick('mails')} />
      </label>
      <button type="submit">Save</button>
    </form>
  );
}

beforeEach(() => {
  send.mockReset();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PersonForm />
    </QueryClientProvider>,
  );
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const problems = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('valid input is sent, both parsed and as typed', async () => {
  await userEvent.type(field('Name'), ' Ann');
  await userEvent.type(field('City'), 'Rome');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mails' }));
  await save();
  const typed = { name: ' Ann', city: 'Rome', mails: true };
  expect(send.mock.calls).toEqual([[{ ...typed, name: 'Ann' }, typed]]);
});

test('errors show only after submitting, at their fields, and the first such field gets the focus', async () => {
  await userEvent.type(field('City'), 'Rome');
  expect(problems()).toEqual([]);
  await userEvent.clear(field('City'));
  await save();
  await waitFor(() => {
    expect(problems()).toEqual(['Name is required', 'City is required']);
  });
  expect(document.activeElement).toBe(field('Name'));
  expect(field('City').getAttribute('aria-invalid')).toBe('true');
  expect(send).not.toHaveBeenCalled();
});

test('a form with errors is validated again with every change', async () => {
  await save();
  await userEvent.type(field('Name'), 'A');
  await waitFor(() => {
    expect(problems()).toEqual(['City is required']);
  });
  await userEvent.type(field('Name'), 'nnabel');
  await waitFor(() => {
    expect(problems()).toEqual(['At most 5 letters', 'City is required']);
  });
});

test('of several errors in one field the first is shown', async () => {
  await userEvent.type(field('City'), 'Rome');
  await userEvent.type(field('Name'), 'annabel');
  await save();
  await waitFor(() => {
    expect(problems()).toEqual(['Begin with a capital letter']);
  });
});

test('the content of a field is sent, even if nobody typed it', async () => {
  field('Name').value = 'Ann';
  field('City').value = 'Rome';
  await save();
  await waitFor(() => {
    expect(send).toHaveBeenCalledTimes(1);
  });
  expect(send.mock.calls[0]?.[1]).toEqual({ name: 'Ann', city: 'Rome', mails: false });
});

test('submitting again while sending sends once; after a failure it can be sent again', async () => {
  const sending = Promise.withResolvers<unknown>();
  send.mockReturnValueOnce(sending.promise);
  await userEvent.type(field('Name'), 'Ann');
  await userEvent.type(field('City'), 'Rome');
  const form = field('Name').form;
  if (form === null) throw new Error('No form');
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => {
    expect(send).toHaveBeenCalledTimes(1);
  });
  fireEvent.submit(form);
  await act(async () => {
    sending.reject(new Error('No connection'));
    await Promise.resolve();
  });
  expect(send).toHaveBeenCalledTimes(1);
  await waitFor(() => {
    fireEvent.submit(form);
    expect(send).toHaveBeenCalledTimes(2);
  });
});

test('input that cannot be validated is not sent, and the user sees a message', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await act(save);
  expect(currentToast()?.description).toMatch(/could not be checked/);
  expect(send).not.toHaveBeenCalled();
  expect(problems()).toEqual([]);
});
