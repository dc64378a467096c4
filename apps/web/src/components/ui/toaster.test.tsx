import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toast } from '../../lib/toast/toast-store.ts';
import { Dialog } from './dialog.tsx';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

function show(title: string) {
  act(() => {
    toast({ title });
  });
}

it('shows one toast at a time and removes it after 5 seconds', () => {
  render(<Toaster />);
  show('Workout Saved!');
  show('Profile updated!');
  expect(screen.queryByText('Workout Saved!')).toBeNull();
  expect(screen.getByText('Profile updated!')).toBeTruthy();
  act(() => {
    vi.advanceTimersByTime(4900);
  });
  expect(screen.queryByText('Profile updated!')).not.toBeNull();
  act(() => {
    vi.advanceTimersByTime(200);
  });
  expect(screen.queryByText('Profile updated!')).toBeNull();
});

it('outlives the dialog that it was shown in', () => {
  const showPopover = vi.fn(function (this: HTMLElement) {
    // As browsers do.
    if (!this.isConnected) throw new DOMException('Disconnected', 'InvalidStateError');
  });
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover: () => undefined });
  const dialog = (
    <Dialog open onClose={() => undefined} title="Create team">
      Name
    </Dialog>
  );
  const page = (inside: ReactNode) => (
    <>
      {inside}
      <Toaster />
    </>
  );
  const { rerender } = render(page(dialog));
  act(() => {
    toast({ title: 'Team created!' });
    rerender(page(null));
  });
  expect(screen.getByText('Team created!').isConnected).toBe(true);
  act(() => {
    vi.advanceTimersByTime(5100);
  });
  for (const name of ['showPopover', 'hidePopover']) {
    Reflect.deleteProperty(HTMLElement.prototype, name);
  }
});

it('appears above an open dialog, each one again', () => {
  const lifted: (string | null)[] = [];
  const showPopover = vi.fn(function (this: HTMLElement) {
    lifted.push(this.textContent);
  });
  Object.assign(HTMLElement.prototype, { showPopover, hidePopover: () => undefined });
  render(<Toaster />);
  show('Failed');
  show('Failed again');
  expect(lifted).toEqual(['Failed', 'Failed again']);
  for (const name of ['showPopover', 'hidePopover']) {
    Reflect.deleteProperty(HTMLElement.prototype, name);
  }
});

it('disappears when closed, and F8 focuses it before', async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime.bind(vi) });
  render(<Toaster />);
  show('Link copied!');
  await user.keyboard('[F8]');
  expect(document.activeElement?.closest('[role="region"]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Link copied!')).toBeNull();
});

it('is placed and announced in an open dialog, since everything around it is inert', () => {
  const page = (isOpen: boolean) => (
    <>
      <Dialog open={isOpen} onClose={() => undefined} title="Edit team">
        Name
      </Dialog>
      <Toaster />
    </>
  );
  const { rerender } = render(page(true));
  const dialog = screen.getByRole('dialog', { name: 'Edit team' });
  const said = within(dialog).getByRole('status');
  expect(said.textContent).toBe('');
  act(() => {
    toast({ title: 'Error', description: 'Failed to save' });
  });
  expect(said.textContent).toBe('Error. Failed to save');
  expect(within(dialog).getByText('Failed to save').closest('[role="region"]')).not.toBeNull();
  rerender(page(false));
  expect(dialog.contains(screen.getByText('Failed to save'))).toBe(false);
});
