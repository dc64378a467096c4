import { Flame } from 'lucide-react';
import { cn } from '../ui/cn.ts';

interface CalledOutProps {
  readonly callOut: string | null;
  /** Classes for its size. */
  readonly className: string;
}

/** The call-out of the newest shot, over the content below, without catching taps. */
export function CalledOut({ callOut, className }: CalledOutProps) {
  return (
    <div
      role="status"
      className="pointer-events-none absolute inset-0 z-10 grid place-items-end justify-center pb-2"
    >
      {callOut !== null && (
        <p
          key={callOut}
          className={cn(
            'flex animate-rise items-center gap-2 rounded-full bg-accent px-5 py-2.5 font-bold text-accent-ink figures shadow-lg',
            className,
          )}
        >
          <Flame aria-hidden className="size-7 shrink-0" /> {callOut}
        </p>
      )}
    </div>
  );
}
