import type { WorkoutDetails } from '@hooplog/contract';
import {
  type Band,
  formatPercent,
  heatMapBand,
  percentage,
  withoutZone,
  type ZoneId,
} from '@hooplog/domain';
import { t } from '@hooplog/language';
import { ZONE_SHAPES } from '../court/court-area.ts';
import { labelLayout, type LabelLayout, textScale } from '../court/label-layout.ts';
import { formatLocalDay } from '../../lib/format/dates.ts';
import { intervalOfFew } from '../stats/interval-text.ts';

interface ShareZone {
  readonly id: ZoneId;
  readonly outline: (typeof ZONE_SHAPES)[number]['outline'];
  readonly band: Band;
  /** Null for a zone without shots. */
  readonly label: {
    readonly counts: string;
    readonly percent: string;
    readonly layout: LabelLayout;
    /** Text scale, 1 if it fits as laid out. */
    readonly scale: number;
  } | null;
}

/** The shots shown in a picture. */
export interface SharedShots extends Pick<WorkoutDetails, 'made' | 'totalShots' | 'shotData'> {
  /** When they were taken: a day, a month. */
  readonly title: string;
  readonly fileName: string;
}

/** The shots of a workout. */
export const sharedWorkout = ({
  localDay,
  made,
  totalShots,
  shotData,
}: Pick<WorkoutDetails, 'localDay' | 'made' | 'totalShots' | 'shotData'>): SharedShots => ({
  title: formatLocalDay(localDay),
  fileName: `hooplog-${localDay}.png`,
  made,
  totalShots,
  shotData,
});

/** The content of a picture of shots. No photo and no notes: it goes to people outside. */
export interface ShareCard {
  readonly title: string;
  /** The player's own name, if they want it shown. */
  readonly name: string | null;
  readonly percent: string;
  /** The confidence interval of the percentage; null if there are enough shots. */
  readonly likely: string | null;
  readonly counts: string;
  readonly zones: readonly ShareZone[];
  readonly fileName: string;
}

/** The content of a picture of shots, as texts and shapes. */
export function toShareCard(
  { title, fileName, made, totalShots, shotData }: SharedShots,
  name: string | null = null,
): ShareCard {
  const rest = withoutZone({ made, total: totalShots }, shotData).total;
  const interval = intervalOfFew({ made, total: totalShots });
  return {
    title,
    name,
    percent: formatPercent(percentage(made, totalShots)),
    likely: interval === null ? null : t('most likely {interval}', { interval }),
    counts:
      rest === 0
        ? t('{made, number} of {shots, plural, one {# shot} other {# shots}} made', {
            made,
            shots: totalShots,
          })
        : t(
            '{made, number} of {shots, plural, one {# shot} other {# shots}} made · {rest, number} without a zone',
            { made, shots: totalShots, rest },
          ),
    zones: ZONE_SHAPES.map((shape) => {
      const stat = shotData.find(({ zone }) => zone === shape.id);
      return { id: shape.id, outline: shape.outline, ...shown(shape, stat) };
    }),
    fileName,
  };
}

function shown(
  shape: (typeof ZONE_SHAPES)[number],
  stat: SharedShots['shotData'][number] | undefined,
): Pick<ShareZone, 'band' | 'label'> {
  if (stat === undefined || stat.total === 0) return { band: 'none', label: null };
  const { made, total } = stat;
  const percent = percentage(made, total);
  const layout = labelLayout(shape);
  const scale = textScale(layout, made, total, percent);
  const label = { counts: `${made}/${total}`, percent: formatPercent(percent), layout, scale };
  return { band: heatMapBand(made, total), label };
}
