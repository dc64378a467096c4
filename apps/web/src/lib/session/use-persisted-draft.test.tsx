import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { aUser } from '../../testing/fixtures.ts';
import { currentUserQuery } from '../queries/current-user.ts';
import { isLeavingToSignIn, saveDrafts } from './on-session-lost.ts';
import { useForm } from '../forms/use-form.ts';

const START = { notes: 'from the server' };
const schema = z.object({ notes: z.string() });

function NotesForm({ name }: { readonly name: string }) {
  const { values, text } = useForm({
    name,
    start: START,
    load: () => Promise.resolve(schema),
    send: () => undefined,
  });
  return (
    <form>
      <label>
        Notes
        <input {...text('notes')} />
      </label>
      <p>{values.notes === START.notes ? 'unchanged' : 'changed'}</p>
    </form>
  );
}

const MAYA = aUser();
const ALEX = aUser({ id: '01900000-0000-7000-8000-000000000002' });

function show(user: typeof MAYA, name = 'notes') {
  const client = new QueryClient();
  client.setQueryData(currentUserQuery.queryKey, user);
  return render(
    <QueryClientProvider client={client}>
      <NotesForm name={name} />
    </QueryClientProvider>,
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Notes' });

afterEach(() => {
  sessionStorage.clear();
});

/** Types, and loses the session before saving. */
async function typeAndLeave(text: string) {
  const { unmount } = show(MAYA);
  await userEvent.clear(field());
  await userEvent.type(field(), text);
  saveDrafts();
  unmount();
}

it('restores the input after signing in again, as an unsaved change', async () => {
  await typeAndLeave('left hand');
  show(MAYA);
  expect(field().value).toBe('left hand');
  expect(screen.getByText('changed')).toBeTruthy();
  expect(isLeavingToSignIn()).toBe(true);
});

it('restores it once', async () => {
  await typeAndLeave('left hand');
  show(MAYA).unmount();
  show(MAYA);
  expect(field().value).toBe('from the server');
});

it('never shows it to somebody else, nor keeps it for later', async () => {
  await typeAndLeave('left hand');
  show(ALEX).unmount();
  expect(sessionStorage.length).toBe(0);
  show(MAYA);
  expect(field().value).toBe('from the server');
});

it('stores nothing of a form that is unchanged or closed', async () => {
  show(MAYA);
  saveDrafts();
  expect(sessionStorage.length).toBe(0);
  await userEvent.type(field(), 'x');
  screen.getByText('changed');
  const { unmount } = show(MAYA, 'other');
  unmount();
  saveDrafts();
  expect(sessionStorage.length).toBe(1);
});

it('keeps two forms apart', async () => {
  await typeAndLeave('left hand');
  show(MAYA, 'other');
  expect(field().value).toBe('from the server');
});
