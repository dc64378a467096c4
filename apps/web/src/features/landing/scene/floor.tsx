import { courtLines, ZONE_IDS, zonePolygon, type CourtPoint } from '@hooplog/domain';
import { BAND_STYLES } from '../../../components/accuracy/band-style.ts';
import { pathThrough } from './camera.ts';
import { bandOf, SHOTS } from './shots.ts';

const flat = (points: readonly CourtPoint[]) => points.map(({ x, y }) => ({ x, y, z: 0 }));

/** The floor around the court, and the seams between its boards. */
function Boards() {
  const edge = { top: -10, bottom: 42 };
  const seams = Array.from({ length: 33 }, (_, step) => (step - 16) * 2.5);
  return (
    <>
      <path
        d={pathThrough(
          flat([
            { x: -70, y: edge.top },
            { x: 70, y: edge.top },
            { x: 70, y: edge.bottom },
            { x: -70, y: edge.bottom },
          ]),
          true,
        )}
        className="fill-sunken"
      />
      <path
        d={seams
          .map((x) =>
            pathThrough(
              flat([
                { x, y: edge.top },
                { x, y: edge.bottom },
              ]),
            ),
          )
          .join('')}
        className="stroke-line"
        strokeWidth="1.5"
      />
    </>
  );
}

/** The zones with shots, in heat map colours. */
function Zones() {
  return (
    <g fillOpacity="0.55">
      {ZONE_IDS.map((zone) => (
        <path
          key={zone}
          data-zone={zone}
          d={pathThrough(flat(zonePolygon(zone)), true)}
          className={BAND_STYLES[bandOf(zone, SHOTS.length)].fill}
        />
      ))}
    </g>
  );
}

function Lines() {
  const painted = courtLines().filter(({ name }) => name !== 'board' && name !== 'rim');
  return (
    <path
      d={painted.map(({ points, closed }) => pathThrough(flat(points), closed)).join('')}
      fill="none"
      className="stroke-ink/60"
      strokeWidth="3"
      strokeLinejoin="round"
    />
  );
}

/** The half court as seen from the stands: boards, zones, lines. */
export function Floor() {
  return (
    <>
      <Boards />
      <Zones />
      <Lines />
    </>
  );
}
