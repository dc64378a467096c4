import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { roomFor } from './room-for.ts';
import { CONTROL_STYLE } from './control-style.ts';

interface InputProps extends ComponentProps<'input'> {
  /** Characters of any kind, emoji included. */
  readonly maxCharacters?: number;
}

/** A line of text, a number, a date. Wrap it in a `Field`. */
export function Input({ className, maxCharacters, ...rest }: InputProps) {
  return <input className={cn(CONTROL_STYLE, className)} {...roomFor(maxCharacters)} {...rest} />;
}
