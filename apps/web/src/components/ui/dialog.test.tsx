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

it('stays open if it was reopened before the browser’s close event', () => {
  render(<Opener />);
  const opener = screen.getByText('Open');
  fireEvent.click(opener);
  const dialog = screen.getByRole('dialog');
  // Escape: the browser's cancel event, and its close event a moment later.
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByText('Home')).toBeNull();
  fireEvent.click(opener);
  fireEvent(dialog, new Event('close'));
  expect(screen.getByText('Home')).toBeTruthy();
});

it('closes if the browser closed it', () => {
  render(<Opener />);
  fireEvent.click(screen.getByText('Open'));
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(screen.queryByText('Home')).toBeNull();
});

it('is closed before it is unmounted, because unmounting alone would not restore the focus', () => {
  const onClose = vi.fn();
  const { unmount } = render(
    <Dialog open onClose={onClose} title="Menu">
      Home
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  unmount();
  expect(dialog.open).toBe(false);
  // The dialog that replaced it is not closed with it.
  fireEvent(dialog, new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
});
