import { t } from '@hooplog/language';
import { FileDown, FileUp } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { Progress } from '../../components/ui/progress.tsx';
import { ImportState } from './import-state.tsx';
import { useImport, useImports } from './use-import.ts';
import { usePreview } from './use-preview.ts';
import { withBase } from '../../lib/base-path.ts';

const { Part: ImportPreview } = lazyPart(
  async () => (await import('./import-preview.tsx')).ImportPreview,
);

function Reading() {
  return (
    <div role="status" className="mt-4">
      <Progress label={t('Reading the file')} value={null} />
      <p className="mt-2 text-sm text-muted">{t('Reading your file …')}</p>
    </div>
  );
}

/** Exports everything as a file, and imports it. */
export function TransferCard() {
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useImport();
  const imports = useImports();
  const { previewed, isReading, open, change, close } = usePreview();
  const isBusy = isPending || isReading;
  const importFile = (onlyGood: boolean) => {
    if (previewed === null) return;
    const { file, reading } = previewed;
    mutate({ file, reading, onlyGood }, { onSuccess: close });
  };
  return (
    <Card aria-labelledby="transfer">
      <CardHeading
        id="transfer"
        description={t(
          'All workouts, goals and badges. JSON holds every single shot, CSV opens in a spreadsheet. Videos stay here, and what is in the trash is left out.',
        )}
      >
        {t('Export and import')}
      </CardHeading>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button asChild variant="secondary">
          <a href={withBase('/api/export.json')} download>
            <FileDown aria-hidden /> {t('Export as JSON')}
          </a>
        </Button>
        <Button asChild variant="secondary">
          <a href={withBase('/api/export.csv')} download>
            <FileDown aria-hidden /> {t('Export as CSV')}
          </a>
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".json,.csv,.tsv,.txt,application/json,text/csv,text/plain"
        aria-label={t('File to import')}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) open(file);
          event.target.value = '';
        }}
      />
      <Button
        variant="secondary"
        className="mt-3 w-full"
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        <FileUp aria-hidden /> {t('Import a File')}
      </Button>
      {isReading && <Reading />}
      {previewed !== null && (
        <Suspense fallback={<Reading />}>
          <ImportPreview
            previewed={previewed}
            isBusy={isBusy}
            onChange={change}
            onImport={importFile}
            onCancel={close}
          />
        </Suspense>
      )}
      {imports.map((one) => (
        <ImportState key={one.id} one={one} />
      ))}
      <p className="mt-2 text-sm text-muted">
        {t(
          'A CSV file may also be your own notes: a date, made and attempts are enough. You see what was understood before anything is added, and workouts that are here already stay as they are.',
        )}
      </p>
    </Card>
  );
}
