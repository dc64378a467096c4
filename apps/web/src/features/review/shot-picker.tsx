import { t } from '@hooplog/language';
import { ListChecks } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import type { LiveCount } from '../../lib/films/live-count.ts';
import type { LoggedShot } from '../../lib/shot-log/logged-shot.ts';
import { ShotList } from './shot-list.tsx';
import type { Marking } from './use-marking.ts';

interface ShotPickerProps {
  /** In review order. */
  readonly shots: readonly LoggedShot[];
  readonly selected: string | null;
  readonly marking: Marking;
  readonly live: LiveCount | null;
  readonly onSelect: (key: string) => void;
}

/** The list of shots, to choose the one to review or to select several. */
export function ShotPicker({ shots, selected, marking, live, onSelect }: ShotPickerProps) {
  const { marked, press, all, toggle } = marking;
  return (
    <div className="space-y-2">
      <div className="flex items-center justify-between gap-2">
        <h3 className="font-bold">{t('Shots')}</h3>
        <div className="flex gap-1">
          {marked !== null && (
            <Button variant="quiet" size="sm" className="min-w-11" onClick={all}>
              {t('All', {}, 'shots')}
            </Button>
          )}
          <Button variant="quiet" size="sm" aria-pressed={marked !== null} onClick={toggle}>
            <ListChecks aria-hidden /> {marked === null ? t('Pick several') : t('Done')}
          </Button>
        </div>
      </div>
      <ShotList
        shots={shots}
        selected={selected}
        marked={marked}
        live={live}
        onPress={(key, isRange) => {
          if (marked !== null) press(key, isRange);
          else onSelect(key);
        }}
      />
    </div>
  );
}
