import { t } from '@hooplog/language';
/** A ball dropping through a hoop. Drawn by hand; strokes follow the text colour. */
function HoopMark() {
  return (
    <svg viewBox="0 0 40 44" fill="none" aria-hidden className="h-9 w-auto">
      <ellipse cx="20" cy="23" rx="16" ry="4" className="stroke-accent" strokeWidth="3.2" />
      <path
        d="M6.5 26.5 12 41M33.5 26.5 28 41M14 28l6 13 6-13M9.5 33c6.5 2.6 14.5 2.6 21 0"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="20" cy="11" r="9.8" className="fill-accent stroke-page" strokeWidth="1.6" />
      <g stroke="var(--color-accent-ink)" strokeWidth="1.4" strokeLinecap="round">
        <path d="M11.1 9.4c5.5 2.5 12.3 2.5 17.8 0M20 1.8v18.4" />
        <path d="M13.9 4.3c2.6 4.1 2.6 9.3 0 13.4M26.1 4.3c-2.6 4.1-2.6 9.3 0 13.4" />
      </g>
    </svg>
  );
}

/** The product's logo and name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2">
      <HoopMark />
      <span className="text-xl display tracking-tight">{t('Hooplog')}</span>
    </span>
  );
}
