import type { ReactNode } from 'react';
import { cn } from '../ui/cn.ts';
import { VIEW_BOX } from './drawing.ts';

interface CourtFrameProps {
  /** Name of the drawing for screen readers. */
  readonly label: string;
  /** `group` where the zones are buttons, `img` where there is nothing to press. */
  readonly role: 'group' | 'img';
  readonly children: ReactNode;
  readonly className?: string;
}

/** The sheet that every court is drawn on; its layers are its children, the lowest first. */
export function CourtFrame({ label, role, children, className }: CourtFrameProps) {
  return (
    <div className={cn('@container mx-auto w-full max-w-xl', className)}>
      <svg
        viewBox={VIEW_BOX}
        role={role}
        aria-label={label}
        className="block w-full touch-manipulation overflow-visible select-none"
      >
        {children}
      </svg>
    </div>
  );
}
