import { type ColumnMapping, IMPORT_COLUMNS, type ImportColumn } from '@hooplog/contract';

/** Other names that people give each column, besides ours. All in the form of `normalName`. */
const OTHER_NAMES: Readonly<Partial<Record<ImportColumn, readonly string[]>>> = {
  date: ['day', 'datum', 'tag', 'fecha', 'data', 'when', 'workout date', 'session date'],
  made: ['makes', 'make', 'hits', 'hit', 'fgm', 'scored', 'shots made', 'made shots', 'treffer'],
  missed: ['misses', 'miss', 'shots missed', 'missed shots', 'daneben', 'fehlwurfe'],
  attempts: [
    ...['attempted', 'attempt', 'shots', 'total', 'total shots', 'fga', 'taken', 'shots taken'],
    ...['shot attempts', 'wurfe', 'versuche', 'tries'],
  ],
  zone: ['spot', 'area', 'location', 'where'],
  exercise: ['drill', 'activity', 'ubung'],
  minutes: ['min', 'mins', 'duration', 'minuten', 'dauer'],
  notes: ['note', 'comment', 'comments', 'remarks', 'notiz', 'notizen', 'bemerkung', 'kommentar'],
  tags: ['labels'],
};

/** Removes case, accents and punctuation: “Würfe (gesamt)” becomes “wurfe gesamt”. */
export const normalName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Finds our columns by the names in the first row; if a name occurs twice, the first. */
export function recogniseColumns(names: readonly string[]): ColumnMapping {
  const normal = names.map(normalName);
  const mapping: Partial<Record<ImportColumn, number>> = {};
  for (const column of IMPORT_COLUMNS) {
    const known = [normalName(column), ...(OTHER_NAMES[column] ?? [])];
    const at = known.map((name) => normal.indexOf(name)).find((index) => index !== -1);
    if (at !== undefined) mapping[column] = at;
  }
  return mapping;
}

/** Whether the columns suffice for workouts: a day, and shots or minutes. */
export function isEnough(mapping: ColumnMapping): boolean {
  const has = (column: ImportColumn) => mapping[column] !== undefined;
  const hasShots = has('made') && (has('missed') || has('attempts'));
  return (has('date') || has('local_day')) && (hasShots || (has('exercise') && has('minutes')));
}
