import { t } from '@hooplog/language';
import { type MouseEvent, useEffect, useRef } from 'react';
import { isAdded, type LiveCount } from '../../lib/films/live-count.ts';
import type { LoggedShot } from '../../lib/shot-log/logged-shot.ts';
import { shotNumbers } from './spot-groups.ts';
import { ShotRow } from './shot-row.tsx';

interface ShotListProps {
  /** In review order. */
  readonly shots: readonly LoggedShot[];
  readonly selected: string | null;
  /** Keys of the selected shots; null in single-shot mode. */
  readonly marked: ReadonlySet<string> | null;
  readonly live: LiveCount | null;
  /** `isRange`: select everything up to this shot. */
  readonly onPress: (key: string, isRange: boolean) => void;
}

const isDoubtful = ({ detection }: LoggedShot) => detection?.doubtful === true;

/** A heading above the first doubtful and the first certain shot, where there are both. */
function headingAt(shots: readonly LoggedShot[], index: number): string | null {
  const doubtful = shots.filter(isDoubtful).length;
  if (doubtful === 0 || doubtful === shots.length) return null;
  if (index === 0) return t('Check these first');
  return index === doubtful ? t('The others') : null;
}

/** Scrolls the shot under review into view when a call or a key moves on. */
function useFollow(selected: string | null) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector('[aria-current]')?.closest('li');
    if (list.current === null || row == null) return;
    const { offsetTop, offsetHeight } = row;
    const { scrollTop, clientHeight } = list.current;
    // Scrolls only the list: scrolling the page would move the video out of view.
    if (offsetTop < scrollTop) list.current.scrollTop = offsetTop;
    const below = offsetTop + offsetHeight - clientHeight;
    if (below > scrollTop) list.current.scrollTop = below;
  }, [selected]);
  return list;
}

/** All shots, doubtful ones first. */
export function ShotList({ shots, selected, marked, live, onPress }: ShotListProps) {
  const list = useFollow(selected);
  const numbers = shotNumbers(shots);
  return (
    <ul
      ref={list}
      aria-label={t('Shots')}
      className="relative max-h-96 divide-y divide-line overflow-y-auto rounded-control border border-line"
    >
      {shots.map((shot, index) => {
        const heading = headingAt(shots, index);
        return (
          <li key={shot.key}>
            {heading !== null && (
              <p className="border-b border-line bg-sunken px-3 py-1 text-sm font-semibold text-muted">
                {heading}
              </p>
            )}
            <ShotRow
              shot={shot}
              number={numbers.get(shot.key) ?? 0}
              isCurrent={shot.key === selected}
              isMarked={marked?.has(shot.key) ?? null}
              isNew={isAdded(live, shot.rimSeconds)}
              onPress={(event: MouseEvent) => {
                onPress(shot.key, event.shiftKey);
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}
