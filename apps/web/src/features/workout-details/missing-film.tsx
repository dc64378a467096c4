import type { WorkoutDetails } from '@hooplog/contract';
import { warningText } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { CircleAlert } from 'lucide-react';

/** Says which parts of a workout's film could not be read, so that nobody takes its numbers for complete. */
export function MissingFilm({ missingFilm = [], missingFilmWhy }: WorkoutDetails) {
  const sentences = missingFilmWhy?.map(warningText) ?? missingFilm;
  return (
    <ul aria-label={t('Missing from this video')} className="space-y-1 text-sm text-muted">
      {sentences.map((sentence) => (
        <li key={sentence} className="flex gap-2">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-accent-text" />
          {sentence}
        </li>
      ))}
    </ul>
  );
}
