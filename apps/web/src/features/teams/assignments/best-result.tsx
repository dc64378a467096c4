import { findDrill } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { resultWords } from '../../../components/drills/drill-text.ts';

interface BestResultProps {
  readonly drillKey: string;
  readonly result: number;
}

/** "Best result: 34 of 50" */
export function BestResult({ drillKey, result }: BestResultProps) {
  const drill = findDrill(drillKey);
  if (drill === null) return null;
  return (
    <p className="text-sm font-semibold figures">
      {t('Best result: {result}', { result: resultWords(drill, result) })}
    </p>
  );
}
