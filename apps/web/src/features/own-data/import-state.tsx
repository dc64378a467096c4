import type { Import } from '@hooplog/contract';
import { counted, formatCount, plural } from '@hooplog/domain';
import { Progress } from '../../components/ui/progress.tsx';

function sentence({ state, total, added, known }: Import): string {
  const gone = formatCount(added + known);
  if (state === 'under_way') {
    return added + known === 0
      ? 'Your file is in. Adding its workouts soon …'
      : `Adding workouts: ${gone} of ${formatCount(total)}`;
  }
  if (state === 'failed') {
    return `The import stopped after ${gone} of ${counted(total, 'workout')}. Import the file again to add the rest. If it stops there again, split the file.`;
  }
  const before =
    known === 0 ? '' : ` ${formatCount(known)} ${plural(known, 'was', 'were')} there already.`;
  return `${counted(added, 'workout')} added.${before}`;
}

/** How far an import is, or how it ended. */
export function ImportState({ one }: { readonly one: Import }) {
  const { state, total, added, known } = one;
  return (
    <div className="mt-4">
      {state === 'under_way' && (
        <Progress label="Import" value={total === 0 ? null : (added + known) / total} />
      )}
      <p
        // A bar tells its value itself: only the end is read out.
        role={state === 'under_way' ? undefined : 'status'}
        className={state === 'under_way' ? 'mt-2 text-sm text-muted' : 'font-semibold'}
      >
        {sentence(one)}
      </p>
    </div>
  );
}
