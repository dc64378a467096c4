import type { ReactNode } from 'react';
import { LeaveButton } from './leave-button.tsx';

/** What stands in the place of the picture, in the middle of the whole screen, and the way out. */
export function InsteadOfPicture({ children }: { readonly children: ReactNode }) {
  return (
    <div className="relative grid min-h-dvh place-items-center p-6">
      <LeaveButton />
      {children}
    </div>
  );
}
