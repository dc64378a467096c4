import { encode } from 'uqr';

/** Quiet zone around the code in modules; scanners need four. */
const BORDER = 4;

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** A QR code; dark on white in both themes, as scanners need it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: BORDER });
  const dots = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto block w-full max-w-72 rounded-control bg-white"
    >
      <path d={dots.join('')} className="fill-black" />
    </svg>
  );
}
