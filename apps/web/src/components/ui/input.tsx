import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { CONTROL_STYLE } from './control-style.ts';

/** A line of text, a number, a date. Wrap it in a `Field`. */
export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input className={cn(CONTROL_STYLE, className)} {...rest} />;
}
