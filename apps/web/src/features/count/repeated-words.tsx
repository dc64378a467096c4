import { t } from '@hooplog/language';
import { Button } from '../../components/ui/button.tsx';
import type { RepeatedWords as Words } from './keep/counted-draft.ts';

interface RepeatedWordsProps {
  readonly words: Words;
  readonly onLeaveOut: () => void;
}

/** What the workout is called and tagged as the one that it repeats; it may be left out. */
export function RepeatedWords({ words: { name, tags }, onLeaveOut }: RepeatedWordsProps) {
  const said = [...(name === null ? [] : [`“${name}”`]), ...tags.map((tag) => `#${tag}`)];
  return (
    <p className="mt-3 flex flex-wrap items-center justify-between gap-2 text-sm wrap-anywhere">
      {t('Saved again as {join}', { join: said.join(' ') })}
      <Button variant="quiet" size="sm" onClick={onLeaveOut}>
        {t('Leave out')}
      </Button>
    </p>
  );
}
