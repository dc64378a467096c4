import type { Import } from '@hooplog/contract';
import { formatCount } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Progress } from '../../components/ui/progress.tsx';

function sentence({ state, total, added, known }: Import): string {
  const done = formatCount(added + known);
  if (state === 'under_way') {
    return added + known === 0
      ? t('Your file is in. Adding its workouts soon …')
      : t('Adding workouts: {done} of {total, number}', { done, total });
  }
  if (state === 'failed') {
    return t(
      'The import stopped after {done} of {total, plural, one {# workout} other {# workouts}}. Import the file again to add the rest. If it stops there again, split the file.',
      { done, total },
    );
  }
  const now = t('{added, plural, one {# workout} other {# workouts}} added.', { added });
  if (known === 0) return now;
  const before = t('{known, plural, one {# was there already.} other {# were there already.}}', {
    known,
  });
  return `${now} ${before}`;
}

/** Progress of an import, or its result. */
export function ImportState({ one }: { readonly one: Import }) {
  const { state, total, added, known } = one;
  return (
    <div className="mt-4">
      {state === 'under_way' && (
        <Progress label={t('Import')} value={total === 0 ? null : (added + known) / total} />
      )}
      <p
        // The progress bar announces its own value, so only the end is announced here.
        role={state === 'under_way' ? undefined : 'status'}
        className={state === 'under_way' ? 'mt-2 text-sm text-muted' : 'font-semibold'}
      >
        {sentence(one)}
      </p>
    </div>
  );
}
