import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { InsteadOfPicture } from '../instead-of-picture.tsx';

interface FullPageProps {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}

/** A full-screen message in place of the camera picture. */
export function FullPage({ title, icon: Icon, children }: FullPageProps) {
  return (
    <InsteadOfPicture>
      <div className="w-full max-w-md py-12 text-center">
        <Icon aria-hidden className="mx-auto mb-4 size-12 text-accent-text" />
        <h1 className="mb-2 text-3xl display">{title}</h1>
        {children}
      </div>
    </InsteadOfPicture>
  );
}
