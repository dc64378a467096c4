import { expect, it, vi } from 'vitest';
import { currentToast, dismissToast, subscribeToToasts, toast, toastLater } from './toast-store.ts';

it('shows one message at a time: the newest', () => {
  toast({ title: 'First' });
  toast({ title: 'Second', description: 'It stays', tone: 'destructive' });
  expect(currentToast()).toMatchObject({ title: 'Second', tone: 'destructive' });
});

it('a success does not replace an error, and an error never waits', () => {
  toast({ title: 'Saved' });
  toastLater({ title: 'Badge' });
  toast({ title: 'Failed', tone: 'destructive' });
  expect(currentToast()?.title).toBe('Failed');
  toast({ title: 'Copied' });
  expect(currentToast()?.title).toBe('Failed');
  toast({ title: 'Failed again', tone: 'destructive' });
  const seen = [1, 2, 3].map(() => {
    const { id, title } = currentToast() ?? { id: -1, title: '' };
    dismissToast(id);
    return title;
  });
  expect(seen).toEqual(['Failed again', 'Copied', 'Badge']);
});

it('keeps the newer message when the older one is dismissed', () => {
  toast({ title: 'Older' });
  const older = currentToast()?.id ?? -1;
  toast({ title: 'Newer' });
  dismissToast(older);
  expect(currentToast()?.title).toBe('Newer');
  dismissToast(older + 1);
  expect(currentToast()).toBeNull();
});

it('notifies its listeners until they unsubscribe', () => {
  const listener = vi.fn();
  const leave = subscribeToToasts(listener);
  toast({ title: 'Heard' });
  leave();
  toast({ title: 'Not heard' });
  expect(listener).toHaveBeenCalledTimes(1);
});

it('shows queued messages one after the other', () => {
  const shown = () => currentToast()?.title ?? null;
  const dismiss = () => {
    dismissToast(currentToast()?.id ?? -1);
  };
  toast({ title: 'Workout Saved!' });
  toastLater({ title: 'First badge' });
  toastLater({ title: 'Second badge' });
  expect(shown()).toBe('Workout Saved!');
  dismiss();
  expect(shown()).toBe('First badge');
  dismiss();
  expect(shown()).toBe('Second badge');
  dismiss();
  expect(shown()).toBeNull();
});
