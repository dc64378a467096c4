import type { ImportPreview, ImportProblem } from '@hooplog/contract';
import { locale, t } from '@hooplog/language';
import { FileDown } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { saveFile } from '../../lib/device/save-file.ts';

/** Number of problems shown; the download contains all. */
const SHOWN = 5;

const ROWS = new Intl.ListFormat(locale(), { type: 'unit' });

const sentence = ({ rows, message }: ImportProblem) =>
  rows.length === 0
    ? message
    : t('{count, plural, one {Row {rows}: {problem}} other {Rows {rows}: {problem}}}', {
        count: rows.length,
        rows: ROWS.format(rows.map(String)),
        problem: message,
      });

/** Downloads the problems as a table, for correcting them in a spreadsheet. */
function download(problems: readonly ImportProblem[]): void {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = problems.map(({ rows, message }) => `${cell(rows.join(', '))},${cell(message)}`);
  const content = `\ufeffrows,problem\r\n${lines.join('\r\n')}\r\n`;
  saveFile(new Blob([content], { type: 'text/csv' }), 'not-imported.csv');
}

/** The rows that cannot be imported, and why. */
export function ImportProblems({ preview }: { readonly preview: ImportPreview }) {
  const { refused, problems } = preview;
  if (refused === 0) return null;
  const more = refused - Math.min(SHOWN, problems.length);
  return (
    <div className="mt-4">
      <h4 className="font-semibold">
        {t('{workouts, plural, one {# workout with mistakes} other {# workouts with mistakes}}', {
          workouts: refused,
        })}
      </h4>
      <ul className="mt-1 list-disc space-y-1 ps-5 text-sm">
        {problems.slice(0, SHOWN).map((problem) => (
          <li key={sentence(problem)} className="break-words">
            {sentence(problem)}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-1 text-sm text-muted">{t('… and {more, number} more.', { more })}</p>
      )}
      <Button
        variant="secondary"
        className="mt-2"
        onClick={() => {
          download(problems);
        }}
      >
        <FileDown aria-hidden />{' '}
        {refused > problems.length
          ? t('Download the First {rows, number}', { rows: problems.length })
          : t('Download the List')}
      </Button>
    </div>
  );
}
