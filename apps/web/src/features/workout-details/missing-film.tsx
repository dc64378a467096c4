import { CircleAlert } from 'lucide-react';

/** What of a workout's film could not be read, so that nobody takes its numbers for all of it. */
export function MissingFilm({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul aria-label="Missing from this video" className="space-y-1 text-sm text-muted">
      {sentences.map((sentence) => (
        <li key={sentence} className="flex gap-2">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
          {sentence}
        </li>
      ))}
    </ul>
  );
}
