import type { ReactNode } from 'react';
import { LeaveButton } from './leave-button.tsx';

/** Centred content in place of the picture, full screen, with a button to leave. */
export function InsteadOfPicture({ children }: { readonly children: ReactNode }) {
  return (
    <div className="relative grid min-h-dvh place-items-center p-6">
      <LeaveButton />
      {children}
    </div>
  );
}
