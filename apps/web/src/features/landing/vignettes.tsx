import type { ReactNode } from 'react';

/** Frame of the small decorative pictures on the feature cards, 240 × 96. */
function Picture({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 240 96" aria-hidden className="block w-full" fill="none">
      {children}
    </svg>
  );
}

/** A selected zone and the two big buttons. */
export function TrackingPicture() {
  return (
    <Picture>
      <path d="M24 14h96v70H24z" className="fill-sunken stroke-edge" strokeWidth="1.5" />
      <path d="M56 14v34h32V14" className="fill-accent-soft stroke-edge" strokeWidth="1.5" />
      <path d="M34 14v12a38 38 0 0 0 76 0V14" className="stroke-edge" strokeWidth="1.5" />
      <circle cx="72" cy="18" r="3.5" className="stroke-accent" strokeWidth="2" />
      <circle cx="96" cy="58" r="13" className="fill-accent" fillOpacity="0.25" />
      <circle cx="96" cy="58" r="4.5" className="fill-accent" />
      <rect x="138" y="18" width="84" height="28" rx="8" className="fill-made-soft" />
      <circle cx="156" cy="32" r="5" className="fill-made" />
      <path d="M168 32h38" className="stroke-made" strokeWidth="5" strokeLinecap="round" />
      <rect x="138" y="52" width="84" height="28" rx="8" className="fill-missed-soft" />
      <path
        d="m151.5 61.5 9 9m0-9-9 9M168 66h30"
        className="stroke-missed"
        strokeWidth="3.5"
        strokeLinecap="round"
      />
    </Picture>
  );
}

/** A half court with zones of different colours. */
export function HeatMapPicture() {
  return (
    <Picture>
      <g className="stroke-card" strokeWidth="2">
        <path d="M20 10h200v76H20z" className="fill-band-yellow" />
        <path d="M20 10h42l-12 76H20z" className="fill-band-red" />
        <path d="M220 10h-42l12 76h30z" className="fill-band-light-green" />
        <path d="M62 10v10a58 58 0 0 0 116 0V10z" className="fill-band-orange" />
        <path d="M120 78a58 58 0 0 0 58-58V10h-58z" className="fill-band-green" />
        <path d="M98 10v40h44V10z" className="fill-band-dark-green" />
      </g>
      <circle cx="120" cy="17" r="4.5" className="stroke-accent" strokeWidth="2.5" />
    </Picture>
  );
}

const HEIGHTS = [18, 30, 24, 42, 36, 54, 62];

/** Weeks with growing bars. */
export function DashboardPicture() {
  return (
    <Picture>
      <path d="M20 86h200" className="stroke-line" strokeWidth="2" />
      {HEIGHTS.map((height, week) => (
        <rect
          key={week}
          x={26 + week * 28}
          y={85 - height}
          width="18"
          height={height}
          rx="4"
          className={week === HEIGHTS.length - 1 ? 'fill-accent' : 'fill-accent-soft'}
        />
      ))}
      <path
        d="M35 58 63 47l28 5 28-18 28 5 28-18 28-9"
        className="stroke-ink"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Picture>
  );
}

/** Days with a workout; the last ones form a streak. */
const TRAINED = [1, 3, 4, 7, 9, 10, 12, 14, 15, 16, 17, 18];

export function CalendarPicture() {
  return (
    <Picture>
      {Array.from({ length: 21 }, (_, day) => (
        <rect
          key={day}
          x={24 + (day % 7) * 28}
          y={12 + Math.floor(day / 7) * 26}
          width="22"
          height="20"
          rx="5"
          className={
            TRAINED.includes(day) ? (day >= 14 ? 'fill-accent' : 'fill-accent-soft') : 'fill-sunken'
          }
        />
      ))}
    </Picture>
  );
}

const ROSTER = [
  { made: 128, y: 14 },
  { made: 96, y: 40 },
  { made: 70, y: 66 },
];

/** Players with their numbers. */
export function TeamPicture() {
  return (
    <Picture>
      {ROSTER.map(({ made, y }, place) => (
        <g key={y}>
          <circle
            cx="36"
            cy={y + 9}
            r="10"
            className={place === 0 ? 'fill-accent' : 'fill-accent-soft'}
          />
          <rect x="56" y={y + 3} width="160" height="12" rx="6" className="fill-sunken" />
          <rect x="56" y={y + 3} width={made} height="12" rx="6" className="fill-made" />
        </g>
      ))}
    </Picture>
  );
}

const RINGS = [
  { cx: 58, share: 0.92 },
  { cx: 120, share: 0.64 },
  { cx: 182, share: 1 },
];

/** Rings of the week's goals, one of them complete. */
export function GoalPicture() {
  return (
    <Picture>
      {RINGS.map(({ cx, share }) => (
        <g key={cx} strokeWidth="9" transform={`rotate(-90 ${cx} 48)`}>
          <circle cx={cx} cy="48" r="24" className="stroke-sunken" />
          <circle
            cx={cx}
            cy="48"
            r="24"
            pathLength="1"
            strokeDasharray={`${share} 2`}
            strokeLinecap="round"
            className={share === 1 ? 'stroke-made' : 'stroke-accent'}
          />
        </g>
      ))}
      <path
        d="m173 48 6.5 6.5L192 42"
        className="stroke-made"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Picture>
  );
}
