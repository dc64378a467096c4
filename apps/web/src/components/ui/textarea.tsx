import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { roomFor } from './room-for.ts';
import { CONTROL_STYLE } from './control-style.ts';

interface TextareaProps extends ComponentProps<'textarea'> {
  /** Characters of any kind, emoji included. */
  readonly maxCharacters?: number;
}

/** Several lines of text. Wrap it in a `Field`. */
export function Textarea({ className, maxCharacters, ...rest }: TextareaProps) {
  return (
    <textarea
      className={cn(CONTROL_STYLE, 'by-default:resize-y', className)}
      {...roomFor(maxCharacters)}
      {...rest}
    />
  );
}
