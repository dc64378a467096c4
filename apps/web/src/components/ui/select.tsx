import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { CONTROL_STYLE } from './control-style.ts';

/** The native select: on a phone it opens the familiar wheel or sheet. Wrap it in a `Field`. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={cn('relative block', className)}>
      <select className={cn(CONTROL_STYLE, 'appearance-none pe-9')} {...rest}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute inset-y-0 end-2.5 my-auto size-5 text-muted"
      />
    </span>
  );
}
