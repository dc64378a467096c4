import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        onClick={() => {
          setOpen(true);
        }}
      >
        Open
      </button>
      <Dialog
        open={open}
        onClose={() => {
          setOpen(false);
        }}
        title="Menu"
      >
        Home
      </Dialog>
    </>
  );
}

it('stays open where it was opened anew before the browser told of its closing', () => {
  render(<Opener />);
  const opener = screen.getByText('Open');
  fireEvent.click(opener);
  const dialog = screen.getByRole('dialog');
  // Escape: what the browser asks first, and what it tells a moment later.
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByText('Home')).toBeNull();
  fireEvent.click(opener);
  fireEvent(dialog, new Event('close'));
  expect(screen.getByText('Home')).toBeTruthy();
});

it('closes where the browser closed it unasked', () => {
  render(<Opener />);
  fireEvent.click(screen.getByText('Open'));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(screen.queryByText('Home')).toBeNull();
});

it('is closed before it is taken out of the page, which alone would not give the focus back', () => {
  const onClose = vi.fn();
  const { unmount } = render(
    <Dialog open onClose={onClose} title="Menu">
      Home
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  unmount();
  expect(dialog.open).toBe(false);
  // What has taken its place is not closed with it.
  fireEvent(dialog, new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
});
