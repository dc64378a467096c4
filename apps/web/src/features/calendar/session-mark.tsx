import { cn } from '../../components/ui/cn.ts';

/** The sign of a kind of workout: a ball for shots, a square for exercises; told apart without colour. */
export function SessionMark({ kind }: { readonly kind: 'video' | 'manual' }) {
  return (
    <span
      aria-hidden
      className={cn(
        'inline-block size-2.5 shrink-0',
        kind === 'video' ? 'rounded-full bg-accent' : 'rounded-[2px] bg-made',
      )}
    />
  );
}

/** What the signs of the grid stand for. */
export function CalendarLegend() {
  return (
    <ul aria-label="Legend" className="mt-4 flex flex-wrap gap-x-5 gap-y-2 text-sm text-muted">
      <li className="flex items-center gap-1.5">
        <SessionMark kind="video" /> Video workout
      </li>
      <li className="flex items-center gap-1.5">
        <SessionMark kind="manual" /> Manual workout
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden className="size-3 rounded-full border-2 border-accent-text" /> Today
      </li>
    </ul>
  );
}
