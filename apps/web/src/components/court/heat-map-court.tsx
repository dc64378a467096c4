import type { ZoneStat } from '@hooplog/contract';
import { heatMapBand, NO_SHOTS, zoneDisplayName, type ZoneId } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useState } from 'react';
import { BAND_STYLES } from '../accuracy/band-style.ts';
import { AreaCourt } from './area-court.tsx';
import { type CourtArea, ZONE_SHAPES } from './court-area.ts';
import { PickedArea } from './picked-area.tsx';

interface HeatMapCourtProps {
  /** Zones with shots; the others are drawn grey. */
  readonly records: readonly ZoneStat[];
  /** A zone was tapped. */
  readonly onZone?: (zone: ZoneId) => void;
}

function toAreas(records: readonly ZoneStat[]): readonly CourtArea<ZoneId>[] {
  return ZONE_SHAPES.map((shape) => {
    const { made, total } = records.find(({ zone }) => zone === shape.id) ?? NO_SHOTS;
    const { fill, text } = BAND_STYLES[heatMapBand(made, total)];
    return { ...shape, name: zoneDisplayName(shape.id), made, total, fill, text };
  });
}

/** The 14 zones coloured by accuracy, with made/total and percent. */
export function HeatMapCourt({ records, onZone }: HeatMapCourtProps) {
  const [selected, setSelected] = useState<ZoneId | null>(null);
  const areas = toAreas(records);
  return (
    <>
      <AreaCourt
        label={t('Shooting heat map, 14 zones')}
        areas={areas}
        selected={selected}
        onSelect={(zone) => {
          setSelected(zone);
          onZone?.(zone);
        }}
      />
      <PickedArea area={areas.find(({ id }) => id === selected)} />
    </>
  );
}
