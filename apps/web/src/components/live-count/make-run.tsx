import { t } from '@hooplog/language';
import { Flame } from 'lucide-react';
import { type Heat, heatOf } from '../../lib/feedback/call-outs.ts';
import { cn } from '../ui/cn.ts';
import { usePop } from './use-pop.ts';

const LOOKS: Readonly<Record<Heat, string>> = {
  0: 'invisible',
  1: 'border-accent bg-card text-accent-text',
  2: 'border-accent bg-accent-soft text-accent-text',
  3: 'border-accent bg-accent text-accent-ink',
};

interface MakeRunProps {
  /** Makes since the last miss. */
  readonly run: number;
  readonly className?: string;
}

/** Makes in a row, in a hotter style the more there are; hidden below three. */
export function MakeRun({ run, className }: MakeRunProps) {
  const heat = heatOf(run);
  const ref = usePop<HTMLParagraphElement>(run);
  return (
    <p
      ref={ref}
      className={cn(
        'flex w-fit items-center gap-1 rounded-full border-2 px-3 py-1 font-bold whitespace-nowrap figures',
        LOOKS[heat],
        className,
      )}
    >
      <Flame aria-hidden className={cn('size-5', heat > 1 && 'fill-current')} />{' '}
      {t('{run} in a row', { run })}
    </p>
  );
}
