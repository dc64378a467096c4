import { formatPercent, percentage } from '@hooplog/domain';
import { rich, t } from '@hooplog/language';
import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { cn } from '../../components/ui/cn.ts';
import { OutcomeSign } from '../../components/ui/outcome-sign.tsx';
import type { Outcome } from '../../lib/shot-log/logged-shot.ts';
import type { ShotSums } from '../../lib/shot-log/sums.ts';

interface SaveBarProps {
  readonly sums: ShotSums;
  readonly isSaving: boolean;
  readonly onSave: () => void;
}

interface FactProps {
  readonly name: ReactNode;
  readonly value: string | number;
  readonly outcome?: Outcome;
}

function Fact({ name, value, outcome }: FactProps) {
  return (
    <div className="flex flex-col-reverse md:flex-row-reverse md:items-baseline md:gap-2">
      <dt className="text-xs text-muted max-2xs:sr-only md:text-sm">{name}</dt>
      <dd
        className={cn(
          'text-lg leading-6 display figures md:text-2xl',
          outcome !== undefined && (outcome === 'made' ? 'text-made' : 'text-missed'),
        )}
      >
        {outcome !== undefined && <OutcomeSign outcome={outcome} className="2xs:hidden" />}
        {value}
      </dd>
    </div>
  );
}

/** Text for which a phone has no space beside the number. */
const wide = (text: ReactNode) => <span className="max-md:sr-only">{text}</span>;

/** What will be saved and the save button, always in view; on phones it replaces the bottom bar. */
export function SaveBar({ sums, isSaving, onSave }: SaveBarProps) {
  const { made, missed, total } = sums;
  return (
    <section
      data-save-bar
      aria-labelledby="workout-summary"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-page/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md"
    >
      <div className="column flex h-16 items-center justify-between gap-3">
        <h2 id="workout-summary" className="sr-only">
          {t('Workout Summary')}
        </h2>
        <dl className="flex gap-x-3 xs:gap-x-5 md:gap-x-8">
          {/* A sign replaces the name where there is no space for it: colour alone must not carry meaning. */}
          <Fact
            outcome="made"
            value={made}
            name={rich<ReactNode>('Made <wide>Shots</wide>', { wide })}
          />
          <Fact
            outcome="missed"
            value={missed}
            name={rich<ReactNode>('Missed <wide>Shots</wide>', { wide })}
          />
          <Fact value={total} name={rich<ReactNode>('Total <wide>Shots</wide>', { wide })} />
          <Fact value={formatPercent(percentage(made, total))} name={t('Percentage')} />
        </dl>
        {/* Wraps to two lines in languages with longer words. */}
        <Button
          className="max-md:min-w-0 max-md:shrink max-md:px-3 max-md:leading-5 max-md:whitespace-normal max-2xs:text-sm"
          pending={isSaving}
          disabled={total === 0}
          onClick={onSave}
        >
          {isSaving ? t('Saving...') : t('Save Workout')}
        </Button>
      </div>
    </section>
  );
}
