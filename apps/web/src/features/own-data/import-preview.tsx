import type { ImportPreview as Preview } from '@hooplog/contract';
import { t } from '@hooplog/language';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { formatLocalDay } from '../../lib/format/dates.ts';
import { ColumnChoice } from './column-choice.tsx';
import { ImportProblems } from './import-problems.tsx';
import type { FileReading, PreviewedFile } from './use-preview.ts';

const ENCODING_LABELS: Readonly<Record<NonNullable<Preview['encoding']>, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': t('UTF-16 (big-endian)'),
  'windows-1252': t('Western (Windows-1252)'),
  'windows-1250': t('Central European (Windows-1250)'),
  'windows-1251': t('Cyrillic (Windows-1251)'),
  macintosh: 'Mac Roman',
};

interface PartProps {
  readonly preview: Preview;
  readonly onChange: (reading: FileReading) => void;
}

/** Asks for the date order if the file is ambiguous. */
function DateQuestion({ preview: { dateExample }, onChange }: PartProps) {
  if (dateExample === null) return null;
  const { text, dayFirst, monthFirst } = dateExample;
  return (
    <fieldset className="mt-4">
      <legend className="font-semibold">{t('Which day is “{text}”?', { text })}</legend>
      <div className="mt-2 flex flex-wrap gap-3">
        {dayFirst !== null && (
          <Button
            variant="secondary"
            onClick={() => {
              onChange({ dateOrder: 'day_first' });
            }}
          >
            {formatLocalDay(dayFirst)}
          </Button>
        )}
        {monthFirst !== null && (
          <Button
            variant="secondary"
            onClick={() => {
              onChange({ dateOrder: 'month_first' });
            }}
          >
            {formatLocalDay(monthFirst)}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

/** How the file is interpreted, with examples and controls to change it. */
function Understood({ preview, onChange }: PartProps) {
  const { encoding, separator, textExample, dateExample, dateOrder } = preview;
  if (encoding === null) return null;
  const day = dateOrder === 'month_first' ? dateExample?.monthFirst : dateExample?.dayFirst;
  return (
    <div className="mt-3 space-y-3">
      {separator !== null && (
        <p className="text-sm text-muted">
          {t('Separator: {separator}.', { separator })}{' '}
          {dateExample !== null && day != null && (
            <>
              {t('“{text}” is read as {day}.', {
                text: dateExample.text,
                day: formatLocalDay(day),
              })}
            </>
          )}
        </p>
      )}
      {dateOrder !== null && (
        <Field label={t('Dates in the file')}>
          {(control) => (
            <Select
              {...control}
              value={dateOrder}
              onChange={({ target }) => {
                onChange({ dateOrder: target.value });
              }}
            >
              <option value="day_first">{t('Day first, as in 20/11/2026')}</option>
              <option value="month_first">{t('Month first, as in 11/20/2026')}</option>
            </Select>
          )}
        </Field>
      )}
      {textExample !== null && (
        <Field
          label={t('Encoding')}
          hint={t('Choose another one if this looks wrong: “{example}”', { example: textExample })}
        >
          {(control) => (
            <Select
              {...control}
              value={encoding}
              onChange={({ target }) => {
                onChange({ encoding: target.value });
              }}
            >
              {Object.entries(ENCODING_LABELS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  );
}

function resultOf({ workouts, known, firstDay, lastDay }: Preview): string {
  if (workouts === 0) return t('There are no workouts to import in this file.');
  const found =
    firstDay === null || lastDay === null || firstDay === lastDay
      ? t('{workouts, plural, one {# workout} other {# workouts}} found.', { workouts })
      : t('{workouts, plural, one {# workout} other {# workouts}} found, {first} to {last}.', {
          workouts,
          first: formatLocalDay(firstDay),
          last: formatLocalDay(lastDay),
        });
  if (known === 0) return found;
  const before = t(
    '{known, plural, one {# is here already and stays as it is.} other {# are here already and stay as they are.}}',
    { known },
  );
  return `${found} ${before}`;
}

interface ImportPreviewProps {
  readonly previewed: PreviewedFile;
  /** The file is being uploaded or read again. */
  readonly isBusy: boolean;
  readonly onChange: (reading: FileReading) => void;
  readonly onImport: (onlyGood: boolean) => void;
  readonly onCancel: () => void;
}

/** Preview of an import: nothing is written until the player confirms. */
export function ImportPreview(props: ImportPreviewProps) {
  const { previewed, isBusy, onChange, onImport, onCancel } = props;
  const { file, preview } = previewed;
  const { workouts, refused, question, format, columns } = preview;
  const canImport = question === null && (workouts > 0 || (format === 'json' && refused === 0));
  const label =
    refused > 0
      ? t(
          '{workouts, plural, one {Import the # Good Workout} other {Import the # Good Workouts}}',
          { workouts },
        )
      : t('Import {workouts, plural, one {# Workout} other {# Workouts}}', { workouts });
  return (
    <section aria-labelledby="import-preview" className="mt-4 border-t border-line pt-4">
      <h3 id="import-preview" className="font-bold break-words">
        {file.name}
      </h3>
      {question === null && (
        <p role="status" className="mt-1">
          {resultOf(preview)}
        </p>
      )}
      {question === 'date_order' && <DateQuestion preview={preview} onChange={onChange} />}
      {question !== 'columns' && <Understood preview={preview} onChange={onChange} />}
      {columns.length > 0 && (
        <ColumnChoice
          key={`${file.name} ${previewed.reading.columns ?? ''}`}
          columns={columns}
          isAsked={question === 'columns'}
          isBusy={isBusy}
          onChoose={(chosen) => {
            onChange({ columns: chosen });
          }}
        />
      )}
      <ImportProblems preview={preview} />
      <div className="mt-4 flex flex-wrap gap-3">
        {canImport && (
          <Button
            pending={isBusy}
            onClick={() => {
              onImport(refused > 0);
            }}
          >
            {label}
          </Button>
        )}
        <Button variant="secondary" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </section>
  );
}
