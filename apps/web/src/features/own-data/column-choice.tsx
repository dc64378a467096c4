import { formatMapping, type ImportColumn, type ImportPreview } from '@hooplog/contract';
import { WORKOUT_WORDS } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';

const WORD_NAMES: Readonly<Record<(typeof WORKOUT_WORDS)[number], string>> = {
  name: t('Name'),
  notes: t('Notes'),
  tags: t('Tags'),
};

/** Columns to choose from in other people's files. Columns of our own export are recognised and keep their mapping. */
const CHOICES: readonly (readonly [column: ImportColumn, label: string])[] = [
  ['date', t('Date')],
  ['made', t('Made')],
  ['attempts', t('Attempts')],
  ['missed', t('Missed')],
  ['zone', t('Court zone')],
  ...WORKOUT_WORDS.map((word) => [word, WORD_NAMES[word]] as const),
  ['outcomes', t('Shots in order')],
  ['drill_key', t('Drill')],
  ['shot_kind', t('Kind of shot')],
  ['exercise', t('Exercise')],
  ['minutes', t('Minutes')],
];

type Columns = ImportPreview['columns'];
type Chosen = Partial<Record<ImportColumn, number>>;

const recognised = (columns: Columns): Chosen =>
  Object.fromEntries(
    columns.flatMap(({ readAs }, index) => (readAs === null ? [] : [[readAs, index]])),
  );

function labelOf({ name, examples }: Columns[number], index: number): string {
  const [example] = examples;
  const title = name === '' ? t('Column {number}', { number: index + 1 }) : name;
  return example === undefined ? title : `${title} (${example})`;
}

interface ColumnChoiceProps {
  readonly columns: Columns;
  /** Nothing can be imported until the player has chosen. */
  readonly isAsked: boolean;
  readonly isBusy: boolean;
  /** Receives the mapping in the format of the API. */
  readonly onChoose: (columns: string) => void;
}

/** Which column of a file contains what. */
export function ColumnChoice({ columns, isAsked, isBusy, onChoose }: ColumnChoiceProps) {
  const [chosen, setChosen] = useState(() => recognised(columns));
  const choose = (column: ImportColumn, value: string) => {
    const others = Object.entries(chosen).filter(([name]) => name !== column);
    const own = value === '' ? [] : [[column, Number(value)] as const];
    setChosen(Object.fromEntries([...others, ...own]));
  };
  return (
    <details open={isAsked} className="mt-4">
      <summary className="min-h-11 py-2 font-semibold">{t('Columns')}</summary>
      {isAsked && (
        <p className="mb-3 text-sm">
          {t('Choose the columns with the date, the made shots, and the attempts or the misses.')}
        </p>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        {CHOICES.map(([column, label]) => (
          <Field key={column} label={label}>
            {(control) => (
              <Select
                {...control}
                value={chosen[column] ?? ''}
                onChange={({ target }) => {
                  choose(column, target.value);
                }}
              >
                <option value="">–</option>
                {columns.map((one, index) => (
                  <option key={`${one.name} ${String(index)}`} value={index}>
                    {labelOf(one, index)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
      <Button
        variant="secondary"
        className="mt-3"
        pending={isBusy}
        disabled={Object.keys(chosen).length === 0}
        onClick={() => {
          onChoose(formatMapping(chosen));
        }}
      >
        {t('Use These Columns')}
      </Button>
    </details>
  );
}
