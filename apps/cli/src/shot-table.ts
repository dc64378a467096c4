import { counted, zoneDisplayName } from '@hooplog/domain';
import type { Analysis, DetectedShot } from '@hooplog/vision';

const HEADINGS = ['#', 'release', 'rim', 'outcome', 'sure', 'zone', 'why'];

/** The shots as aligned text, then their total and the warnings. */
export function shotTable({ shots, warnings }: Analysis): string {
  const rows = [HEADINGS, ...shots.map(shotRow)];
  const widths = HEADINGS.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const made = shots.filter(({ outcome }) => outcome === 'made').length;
  const sum = `${counted(shots.length, 'attempt')}: ${made} made, ${shots.length - made} missed`;
  const notes = warnings.map(({ seconds, message }) =>
    seconds === null ? `! ${message}` : `! ${clock(seconds)} ${message}`,
  );
  return [...lines, '', sum, ...notes].join('\n');
}

function shotRow(shot: DetectedShot, index: number): string[] {
  return [
    String(index + 1),
    shot.releaseSeconds === null ? '–' : clock(shot.releaseSeconds),
    clock(shot.rimSeconds),
    shot.outcome,
    `${Math.round(shot.confidence * 100)} %${shot.needsReview ? ' ?' : ''}`,
    shot.zone === null ? '–' : zoneDisplayName(shot.zone),
    shot.evidence.reason,
  ];
}

/** 8.72 → "0:08.7". */
function clock(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  const minutes = Math.floor(tenths / 600);
  return `${minutes}:${((tenths % 600) / 10).toFixed(1).padStart(4, '0')}`;
}
