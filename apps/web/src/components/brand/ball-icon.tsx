/** A basketball in the style of the other line icons: 24 units, strokes of 2 in the text colour. */
export function BallIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden
    >
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 2.5v19M2.5 12h19M5.4 5.2c3.9 3.8 3.9 9.8 0 13.6M18.6 5.2c-3.9 3.8-3.9 9.8 0 13.6" />
    </svg>
  );
}
