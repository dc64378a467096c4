import { type CourtLine, courtLines, type CourtPoint } from '@hooplog/domain';
import { type ReactNode, useState } from 'react';
import { AreaButtons } from './area-buttons.tsx';
import { AreaLabels } from './area-labels.tsx';
import type { CourtArea } from './court-area.ts';
import { CourtFrame } from './court-frame.tsx';
import { CourtLines } from './court-lines.tsx';
import { toPath } from './drawing.ts';

interface AreaCourtProps<Id extends string> {
  readonly label: string;
  readonly areas: readonly CourtArea<Id>[];
  readonly selected: Id | null;
  /** With the pressed spot; null if chosen by keys. */
  readonly onSelect: (id: Id, spot: CourtPoint | null) => void;
  /** Arrow keys select at once; left out if they only move the focus. */
  readonly onMove?: (id: Id) => void;
  /** The painted lines; default: those of the true court. */
  readonly lines?: readonly CourtLine[];
  /** Class name of the rim's colour; default: orange. */
  readonly rim?: string | undefined;
  /** Layers on top: shot dots. */
  readonly children?: ReactNode;
}

interface RingProps<Id extends string> {
  readonly area: CourtArea<Id> | undefined;
  readonly colour: string;
}

/** An outline above the lines, so that neighbours do not cover half of it. */
function Ring<Id extends string>({ area, colour }: RingProps<Id>) {
  if (area === undefined) return null;
  const path = {
    d: toPath(area.outline, true),
    vectorEffect: 'non-scaling-stroke',
    strokeLinejoin: 'round',
  } as const;
  return (
    <g aria-hidden fill="none" pointerEvents="none">
      <path {...path} strokeWidth={7} className="stroke-card" />
      <path {...path} strokeWidth={3.5} className={colour} />
    </g>
  );
}

/** A court whose areas are buttons with numbers: shared by heat map, tracking and details. */
export function AreaCourt<Id extends string>({
  label,
  areas,
  selected,
  onSelect,
  onMove,
  lines = courtLines(),
  rim,
  children,
}: AreaCourtProps<Id>) {
  const [focused, setFocused] = useState<Id | null>(null);
  return (
    <CourtFrame label={label} role="group">
      <AreaButtons
        areas={areas}
        selected={selected}
        onSelect={onSelect}
        onMove={onMove}
        onFocusChange={setFocused}
      />
      <CourtLines lines={lines} rim={rim} />
      <Ring area={areas.find(({ id }) => id === selected)} colour="stroke-ink" />
      <Ring area={areas.find(({ id }) => id === focused)} colour="stroke-accent-text" />
      <AreaLabels areas={areas} />
      {children}
    </CourtFrame>
  );
}
