import type { WorkoutDetails } from '@hooplog/contract';
import {
  type Band,
  counted,
  formatCount,
  heatMapBand,
  percentage,
  withoutZone,
  type ZoneId,
} from '@hooplog/domain';
import { ZONE_SHAPES } from '../court/court-area.ts';
import { labelLayout, type LabelLayout, textScale } from '../court/label-layout.ts';
import { formatLocalDay } from '../../lib/format/dates.ts';

interface ShareZone {
  readonly id: ZoneId;
  readonly outline: (typeof ZONE_SHAPES)[number]['outline'];
  readonly band: Band;
  /** Null for a zone without shots. */
  readonly label: {
    readonly counts: string;
    readonly percent: string;
    readonly layout: LabelLayout;
    /** Size of the text, 1 where it fits as laid out. */
    readonly scale: number;
  } | null;
}

/** What the picture of a workout says. No face, no notes: it goes to people outside. */
export interface ShareCard {
  readonly day: string;
  /** The player's own, if they want it there. */
  readonly name: string | null;
  readonly percent: string;
  readonly counts: string;
  readonly zones: readonly ShareZone[];
  readonly fileName: string;
}

type Shared = Pick<WorkoutDetails, 'localDay' | 'made' | 'totalShots' | 'shotData'>;

/** The picture of a workout, in words and shapes. */
export function toShareCard(
  { localDay, made, totalShots, shotData }: Shared,
  name: string | null = null,
): ShareCard {
  const rest = withoutZone({ made, total: totalShots }, shotData).total;
  return {
    day: formatLocalDay(localDay),
    name,
    percent: `${percentage(made, totalShots)}%`,
    counts: `${formatCount(made)} of ${counted(totalShots, 'shot')} made${rest === 0 ? '' : ` · ${formatCount(rest)} without a zone`}`,
    zones: ZONE_SHAPES.map((shape) => {
      const stat = shotData.find(({ zone }) => zone === shape.id);
      return { id: shape.id, outline: shape.outline, ...shown(shape, stat) };
    }),
    fileName: `hooplog-${localDay}.png`,
  };
}

function shown(
  shape: (typeof ZONE_SHAPES)[number],
  stat: Shared['shotData'][number] | undefined,
): Pick<ShareZone, 'band' | 'label'> {
  if (stat === undefined || stat.total === 0) return { band: 'none', label: null };
  const { made, total } = stat;
  const percent = percentage(made, total);
  const layout = labelLayout(shape);
  const scale = textScale(layout, made, total, percent);
  const label = { counts: `${made}/${total}`, percent: `${percent}%`, layout, scale };
  return { band: heatMapBand(made, total), label };
}
