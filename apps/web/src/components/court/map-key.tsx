import type { LegendEntry, Totals } from '@hooplog/domain';
import { Legend } from '../accuracy/legend.tsx';
import { PaletteSwitch } from '../accuracy/palette-switch.tsx';
import { WithoutZoneNote } from './without-zone-note.tsx';

interface MapKeyProps {
  readonly entries: readonly LegendEntry[];
  /** Shots that the map leaves out; undefined until that is known. */
  readonly withoutZone: Totals | undefined;
}

/** The key of a zone map: shots that are not on it, the meaning of its colours, and the palette switch. */
export function MapKey({ entries, withoutZone }: MapKeyProps) {
  return (
    <>
      <WithoutZoneNote shots={withoutZone} />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 first:mt-0">
        <Legend entries={entries} />
        <PaletteSwitch />
      </div>
    </>
  );
}
