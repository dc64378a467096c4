import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { CONTROL_STYLE } from './control-style.ts';

/** Several lines of text. Wrap it in a `Field`. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea className={cn(CONTROL_STYLE, 'by-default:resize-y', className)} {...rest} />;
}
