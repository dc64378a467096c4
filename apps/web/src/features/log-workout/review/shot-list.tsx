import { percentage, zoneDisplayName } from '@hooplog/domain';
import { Check } from 'lucide-react';
import { Badge } from '../../../components/ui/badge.tsx';
import { cn } from '../../../components/ui/cn.ts';
import { formatMoment } from '../shot-log/format-moment.ts';
import type { LoggedShot } from '../shot-log/logged-shot.ts';

interface ShotListProps {
  /** In the order of the review. */
  readonly shots: readonly LoggedShot[];
  readonly selected: string | null;
  readonly onSelect: (key: string) => void;
}

function sureness({ detection }: LoggedShot): string {
  return detection === null ? 'by hand' : `${percentage(detection.confidence, 1)}% sure`;
}

function Row({
  shot,
  isSelected,
  onSelect,
}: {
  readonly shot: LoggedShot;
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}) {
  const { outcome, rimSeconds, zone, detection, checked } = shot;
  return (
    <li>
      <button
        type="button"
        aria-current={isSelected || undefined}
        onClick={onSelect}
        className={cn(
          'flex min-h-13 w-full items-center gap-3 px-3 py-1.5 text-left text-sm hover:bg-sunken',
          isSelected && 'bg-accent-soft hover:bg-accent-soft',
        )}
      >
        <span className="w-20 shrink-0">
          <Badge tone={outcome}>{outcome === 'made' ? 'Made' : 'Missed'}</Badge>
        </span>
        <span className="min-w-0 flex-1">
          <span className="block font-semibold figures">
            {rimSeconds === null ? 'No moment' : formatMoment(rimSeconds)}
          </span>
          <span className="block truncate text-muted">
            {zone === null ? 'Zone not known' : zoneDisplayName(zone)}
          </span>
        </span>
        <span className="text-right text-muted figures">
          {sureness(shot)}
          {detection?.doubtful === true && !checked && (
            <span className="block font-semibold text-accent-text">Please check</span>
          )}
          {detection !== null && checked && (
            <span className="flex items-center justify-end gap-1">
              <Check aria-hidden className="size-4" /> Checked
            </span>
          )}
        </span>
      </button>
    </li>
  );
}

/** Every shot with its call, moment, zone, and how sure the program is; doubtful ones first. */
export function ShotList({ shots, selected, onSelect }: ShotListProps) {
  return (
    <ul
      aria-label="Shots"
      className="max-h-96 divide-y divide-line overflow-y-auto rounded-control border border-line"
    >
      {shots.map((shot) => (
        <Row
          key={shot.key}
          shot={shot}
          isSelected={shot.key === selected}
          onSelect={() => {
            onSelect(shot.key);
          }}
        />
      ))}
    </ul>
  );
}
