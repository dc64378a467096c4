import { FileDown, FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { ImportState } from './import-state.tsx';
import { useImport, useImports } from './use-import.ts';

/** Everything out as a file, and back in. */
export function TransferCard() {
  const input = useRef<HTMLInputElement>(null);
  const { mutate, isPending } = useImport();
  const imports = useImports();
  return (
    <Card aria-labelledby="transfer">
      <CardHeading
        id="transfer"
        description="All workouts, goals and badges. JSON holds every single shot, CSV opens in a spreadsheet. Videos stay here."
      >
        Export and import
      </CardHeading>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button asChild variant="secondary">
          <a href="/api/export.json" download>
            <FileDown aria-hidden /> Export as JSON
          </a>
        </Button>
        <Button asChild variant="secondary">
          <a href="/api/export.csv" download>
            <FileDown aria-hidden /> Export as CSV
          </a>
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".json,.csv,application/json,text/csv"
        aria-label="File to import"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file !== undefined) mutate(file);
          event.target.value = '';
        }}
      />
      <Button
        variant="secondary"
        className="mt-3 w-full"
        pending={isPending}
        onClick={() => input.current?.click()}
      >
        <FileUp aria-hidden /> {isPending ? 'Sending …' : 'Import a File'}
      </Button>
      {imports.map((one) => (
        <ImportState key={one.id} one={one} />
      ))}
      <p className="mt-2 text-sm text-muted">
        An import adds what is missing. Workouts that are here already stay as they are.
      </p>
    </Card>
  );
}
