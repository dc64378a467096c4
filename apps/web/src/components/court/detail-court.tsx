import {
  detailBand,
  type DetailZoneId,
  detailZoneLabel,
  NO_SHOTS,
  type Totals,
} from '@hooplog/domain';
import { t } from '@hooplog/language';
import { type ReactNode, useState } from 'react';
import { BAND_STYLES } from '../accuracy/band-style.ts';
import { AreaCourt } from './area-court.tsx';
import type { CourtArea } from './court-area.ts';
import { DETAIL_SHAPES } from './detail-shapes.ts';
import { PickedArea } from './picked-area.tsx';

interface DetailZoneTotals extends Totals {
  readonly zone: DetailZoneId;
}

interface DetailCourtProps {
  readonly zones: readonly DetailZoneTotals[];
  /** Layers on top: shot dots. */
  readonly children?: ReactNode;
}

function toAreas(zones: readonly DetailZoneTotals[]): readonly CourtArea<DetailZoneId>[] {
  return DETAIL_SHAPES.map((shape) => {
    const { made, total } = zones.find(({ zone }) => zone === shape.id) ?? NO_SHOTS;
    const { fill, text } = BAND_STYLES[detailBand(made, total)];
    return { ...shape, name: detailZoneLabel(shape.id), made, total, fill, text };
  });
}

/** The nine zones of one workout coloured by accuracy, with made/total and percent. */
export function DetailCourt({ zones, children }: DetailCourtProps) {
  const [selected, setSelected] = useState<DetailZoneId | null>(null);
  const areas = toAreas(zones);
  return (
    <>
      <AreaCourt
        label={t('Shots of this workout, nine zones')}
        areas={areas}
        selected={selected}
        onSelect={setSelected}
      >
        {children}
      </AreaCourt>
      <PickedArea area={areas.find(({ id }) => id === selected)} />
    </>
  );
}
