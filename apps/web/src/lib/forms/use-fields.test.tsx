import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { Field } from '../../components/ui/field.tsx';
import { useFields } from './use-fields.ts';

const schema = z.object({
  name: z.string().trim().min(1, 'Name is required').max(5, 'At most 5 letters'),
  city: z.string().min(1, 'City is required'),
  mails: z.boolean(),
});
const send = vi.fn();

function PersonForm() {
  const { problems, text, tick, onSubmit } = useFields({
    name: 'person',
    start: { name: '', city: '', mails: false },
    load: () => Promise.resolve(schema),
    send,
  });
  return (
    <form onSubmit={onSubmit}>
      <Field label="Name" error={problems.get('name')}>
        {(control) => <input {...control} {...text('name')} />}
      </Field>
      <Field label="City" error={problems.get('city')}>
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
  send.mockClear();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <PersonForm />
    </QueryClientProvider>,
  );
});

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const problems = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

test('what is right is sent, as the schema makes it and as it was typed', async () => {
  await userEvent.type(field('Name'), ' Ann');
  await userEvent.type(field('City'), 'Rome');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mails' }));
  await save();
  const typed = { name: ' Ann', city: 'Rome', mails: true };
  expect(send.mock.calls).toEqual([[{ ...typed, name: 'Ann' }, typed]]);
});

test('nothing is wrong before it is sent; then it stands at its field, the first of which gets the focus', async () => {
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

test('what was wrong is checked again with every change', async () => {
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
