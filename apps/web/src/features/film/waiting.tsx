import type { ReactNode } from 'react';
import { Spinner } from '../../components/ui/spinner.tsx';

/** Full-screen loading message. */
export function Waiting({ children }: { readonly children: ReactNode }) {
  return (
    <p role="status" className="grid h-dvh place-content-center text-center [&_svg]:size-8">
      <Spinner /> {children}
    </p>
  );
}
