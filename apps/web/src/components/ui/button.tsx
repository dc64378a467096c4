import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { Spinner } from './spinner.tsx';

const buttonStyle = cva(
  'inline-flex items-center justify-center gap-2 rounded-control text-center font-semibold whitespace-nowrap max-2xs:whitespace-normal transition-[background-color,border-color,color,transform] duration-150 select-none active:scale-[0.98] disabled:opacity-50 disabled:active:scale-100 [&_svg]:shrink-0 by-default:shrink-0',
  {
    variants: {
      variant: {
        primary: 'by-default:bg-accent by-default:text-accent-ink by-default:hover:bg-accent-hover',
        secondary: 'border border-edge/60 bg-card text-ink hover:border-edge hover:bg-sunken',
        quiet: 'hover:bg-sunken by-default:text-ink',
        danger: 'bg-danger text-danger-ink hover:opacity-90',
      },
      size: {
        lg: 'px-6 text-lg by-default:min-h-13 [&_svg]:size-5',
        md: 'min-h-11 by-default:px-4 by-default:text-base [&_svg]:size-5',
        sm: 'px-3 text-sm by-default:min-h-9 by-default:pointer-coarse:min-h-11 [&_svg]:size-4',
        icon: 'by-default:size-11 [&_svg]:size-5',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonStyle> {
  /** Applies the style to the single child (a link) instead of drawing a button. */
  readonly asChild?: boolean;
  /** Shows a spinner before the text and ignores clicks. */
  readonly pending?: boolean;
}

/** The button of every screen. At least 44 px high, except `sm` with a mouse, which is for secondary actions. */
export function Button({
  asChild = false,
  pending = false,
  variant,
  size,
  className,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  const classes = cn(buttonStyle({ variant, size }), className);
  if (asChild) {
    return (
      <Slot.Root className={classes} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type="button"
      className={classes}
      disabled={disabled === true || pending}
      aria-busy={pending || undefined}
      {...rest}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}
