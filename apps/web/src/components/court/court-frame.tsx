import type { ReactNode } from 'react';
import { cn } from '../ui/cn.ts';
import { VIEW_BOX } from './drawing.ts';

interface CourtFrameProps {
  /** Name of the drawing for screen readers. */
  readonly label: string;
  /** `group` if the zones are buttons, `img` if nothing can be pressed. */
  readonly role: 'group' | 'img';
  readonly children: ReactNode;
  readonly className?: string;
}

/** The SVG frame of every court; its layers are its children, the lowest first. */
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
