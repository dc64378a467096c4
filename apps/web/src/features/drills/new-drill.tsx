import { t } from '@hooplog/language';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { lazyDialog } from '../../components/ui/lazy-part.tsx';

const DrillMaker = lazyDialog(async () => (await import('./maker/drill-maker.tsx')).DrillMaker);

/** The button that opens the form for a new drill. */
export function NewDrill({ onDone }: { readonly onDone: (key: string) => void }) {
  const [isMaking, setIsMaking] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => {
          setIsMaking(true);
        }}
      >
        <Plus aria-hidden /> {t('New drill')}
      </Button>
      {isMaking && (
        <DrillMaker
          changed={null}
          onClose={() => {
            setIsMaking(false);
          }}
          onDone={onDone}
        />
      )}
    </>
  );
}
