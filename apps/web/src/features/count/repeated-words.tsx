import { t } from '@hooplog/language';
import { Button } from '../../components/ui/button.tsx';
import type { RepeatedWords as Words } from './keep/counted-draft.ts';

interface RepeatedWordsProps {
  readonly words: Words;
  readonly onLeaveOut: () => void;
}

/** Name and tags taken over from the repeated workout; the player can drop them. */
export function RepeatedWords({ words: { name, tags }, onLeaveOut }: RepeatedWordsProps) {
  const marks = tags.map((tag) => `#${tag}`).join(' ');
  return (
    <p className="mt-3 flex flex-wrap items-center justify-between gap-2 text-sm wrap-anywhere">
      {name === null
        ? t('Saved again as {tags}', { tags: marks })
        : t('Saved again as “{name}” {tags}', { name, tags: marks })}
      <Button variant="quiet" size="sm" onClick={onLeaveOut}>
        {t('Leave out')}
      </Button>
    </p>
  );
}
