import { formatPercent, percentage } from '@hooplog/domain';
import type { CourtArea } from './court-area.ts';
import { toDrawing } from './drawing.ts';
import { countsLayout, labelLayout, textScale } from './label-layout.ts';

/** Baselines relative to the label's middle, in em. */
const BASELINE = { single: 0.36, upper: -0.17, lower: 0.9 };

function Counts<Id extends string>({ area }: { readonly area: CourtArea<Id> }) {
  const { made, total, isCrossed = false } = area;
  const percent = percentage(made, total);
  const layout = countsLayout(area, made, total, percent);
  const { x, y } = toDrawing(layout.centre);
  const scale = textScale(layout, made, total, percent);
  const counts = `${made}/${total}`;
  return (
    <g
      transform={`translate(${x} ${y}) rotate(${layout.turn}) scale(${scale})`}
      className={area.text}
    >
      {isCrossed || layout.lines === 'single' ? (
        <text dy={`${BASELINE.single}em`} className="font-bold">
          {counts}
          {!isCrossed && <tspan className="font-medium"> {formatPercent(percent)}</tspan>}
        </text>
      ) : (
        <>
          <text dy={`${BASELINE.upper}em`} className="font-bold">
            {counts}
          </text>
          <text dy={`${BASELINE.lower}em`} className="font-medium">
            {formatPercent(percent)}
          </text>
        </>
      )}
    </g>
  );
}

function Mark<Id extends string>({ area }: { readonly area: CourtArea<Id> }) {
  const { x, y } = toDrawing(labelLayout(area).centre);
  const { mark, shortName, markText = 'fill-muted' } = area;
  const dy = shortName === undefined ? BASELINE.single : BASELINE.upper;
  return (
    <g transform={`translate(${x} ${y})`} className={markText}>
      <text dy={`${dy}em`} className="font-semibold">
        {mark}
      </text>
      {shortName !== undefined && (
        <text dy={`${BASELINE.lower}em`} fontSize="0.68em" className="font-medium">
          {shortName}
        </text>
      )}
    </g>
  );
}

/** The numbers of the areas. Screen readers get them from the buttons; pointers pass through. */
export function AreaLabels<Id extends string>({
  areas,
}: {
  readonly areas: readonly CourtArea<Id>[];
}) {
  return (
    <g
      aria-hidden
      pointerEvents="none"
      textAnchor="middle"
      className="text-court-sm figures @sm:text-court-md @lg:text-court-lg"
    >
      {areas.map((area) =>
        area.total === 0 ? (
          <Mark key={area.id} area={area} />
        ) : (
          <Counts key={area.id} area={area} />
        ),
      )}
    </g>
  );
}
