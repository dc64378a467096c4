import { WORKOUT_WORDS } from '@hooplog/domain';
import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import { localDaySchema, sumSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { phraseSchema } from './errors.ts';

/** Encodings that spreadsheets write; the first ones are detected, the player chooses among the others. */
export const IMPORT_ENCODINGS = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'macintosh',
] as const;
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number];

export const IMPORT_SEPARATORS = ['comma', 'semicolon', 'tab', 'pipe'] as const;
export type ImportSeparator = (typeof IMPORT_SEPARATORS)[number];

/** How 04/05/2026 is read: as 4 May, or as 5 April. */
export const DATE_ORDERS = ['day_first', 'month_first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** The possible contents of a CSV column. Our own export has all but `attempts`, which other people's notes have. */
export const IMPORT_COLUMNS = [
  'kind',
  'workout_id',
  'date',
  'local_day',
  'zone',
  'made',
  'missed',
  'attempts',
  'exercise',
  'minutes',
  ...WORKOUT_WORDS,
  'outcomes',
  'drill_key',
  'shot_kind',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** Position of each of our columns in a row, counted from 0. */
export type ColumnMapping = Readonly<Partial<Record<ImportColumn, number>>>;

const MAX_COLUMNS = 1000;

/** Written as `date:0,made:3,attempts:4`. */
export const formatMapping = (mapping: ColumnMapping): string =>
  Object.entries(mapping)
    .map(([column, index]) => `${column}:${String(index)}`)
    .join(',');

const mappingSchema = z
  .string()
  .max(500)
  .transform((text, context): ColumnMapping => {
    const mapping: Partial<Record<ImportColumn, number>> = {};
    for (const part of text.split(',')) {
      const [, name, index] = /^(\w+):(\d{1,3})$/.exec(part) ?? [];
      const column = IMPORT_COLUMNS.find((known) => known === name);
      if (column === undefined || column in mapping || Number(index) >= MAX_COLUMNS) {
        const message = fieldMessage('Columns are written like date:0,made:3,attempts:4');
        context.issues.push({ code: 'custom', message, input: text });
        return z.NEVER;
      }
      mapping[column] = Number(index);
    }
    return mapping;
  });

/** What a caller specifies about a CSV file. Omitted fields are recognised. */
export const importReadingSchema = z.object({
  encoding: z.enum(IMPORT_ENCODINGS).optional(),
  separator: z.enum(IMPORT_SEPARATORS).optional(),
  dateOrder: z.enum(DATE_ORDERS).optional(),
  columns: mappingSchema.optional(),
});
export type ImportReading = z.output<typeof importReadingSchema>;

const problemSchema = z.object({
  /** Rows of the spreadsheet, counted from 1; empty if the file is not a table. */
  rows: z.array(z.int().min(1)),
  /** In English. */
  message: z.string(),
  /** The same for other languages. */
  phrase: phraseSchema,
});
export type ImportProblem = z.infer<typeof problemSchema>;

/** Problems that a preview lists. `refused` counts all of them. */
export const MAX_LISTED_PROBLEMS = 1000;

export const importPreviewSchema = z.object({
  format: z.enum(['json', 'csv']),
  /** Null for JSON. */
  encoding: z.enum(IMPORT_ENCODINGS).nullable(),
  separator: z.enum(IMPORT_SEPARATORS).nullable(),
  /** A text of the file beyond ASCII, which shows a player whether the encoding is right. */
  textExample: z.string().nullable(),
  /** Null if no date in the file needs one. */
  dateOrder: z.enum(DATE_ORDERS).nullable(),
  /** A date as written in the file, and the days it can mean; null if none was read. */
  dateExample: z
    .object({
      text: z.string(),
      dayFirst: localDaySchema().nullable(),
      monthFirst: localDaySchema().nullable(),
    })
    .nullable(),
  /** The columns of the file from left to right; empty for JSON. */
  columns: z.array(
    z.object({
      name: z.string(),
      /** The first texts of the column. */
      examples: z.array(z.string()),
      /** Its meaning; null if it is ignored. */
      readAs: z.enum(IMPORT_COLUMNS).nullable(),
    }),
  ),
  /** The question to answer before anything can be imported; null if there is none. */
  question: z.enum(['columns', 'date_order']).nullable(),
  /** Workouts of both kinds that can be imported, including known ones. */
  workouts: sumSchema,
  /** How many of them already exist. */
  known: sumSchema,
  /** Days of the first and the last of them. */
  firstDay: localDaySchema().nullable(),
  lastDay: localDaySchema().nullable(),
  /** Workouts that cannot be imported. */
  refused: sumSchema,
  problems: z.array(problemSchema).max(MAX_LISTED_PROBLEMS),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;

export const previewImport = endpoint({
  method: 'POST',
  path: '/api/import/preview',
  summary:
    'Preview the import of this file (JSON or CSV, sent as the raw body): how it is read, how many workouts it holds, and which rows are invalid and why. Writes nothing',
  access: 'signed_in',
  query: importReadingSchema,
  status: 200,
  response: importPreviewSchema,
});
