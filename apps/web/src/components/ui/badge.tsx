import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { OutcomeSign } from './outcome-sign.tsx';

const badgeStyle = cva(
  'figures inline-flex min-h-6 items-center gap-1 rounded-full px-2.5 text-sm font-semibold whitespace-nowrap',
  {
    variants: {
      tone: {
        neutral: 'bg-sunken text-ink',
        accent: 'bg-accent text-accent-ink',
        made: 'bg-made-soft text-made',
        missed: 'bg-missed-soft text-missed',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

interface BadgeProps extends VariantProps<typeof badgeStyle> {
  readonly children: ReactNode;
}

/** A small fact in a pill. Made and missed have their shape, since colour alone is not enough. */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className={badgeStyle({ tone })}>
      {(tone === 'made' || tone === 'missed') && <OutcomeSign outcome={tone} />}
      {children}
    </span>
  );
}
