import { Share2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { PictureSkeleton } from './picture-skeleton.tsx';

interface ShareButtonProps {
  /** Title of the dialog. */
  readonly title: string;
  /** What is shared; it may come late. */
  readonly children: ReactNode;
}

/** The way to a picture, in a dialog. */
export function ShareButton({ title, children }: ShareButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          setIsOpen(true);
        }}
      >
        <Share2 aria-hidden /> Share
      </Button>
      {isOpen && (
        <Dialog
          open
          title={title}
          onClose={() => {
            setIsOpen(false);
          }}
        >
          <Suspense fallback={<PictureSkeleton />}>{children}</Suspense>
        </Dialog>
      )}
    </>
  );
}
