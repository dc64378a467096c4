import { isTimeZone, LIMITS, type LocalDay, parseZoneId, ZONE_IDS } from '@hooplog/domain';
import { fieldMessage } from '@hooplog/language';
import { z } from 'zod';
import { atMost, isWithoutNul } from './text.ts';

export const idSchema = z.uuid();
export const idParamsSchema = z.object({ id: idSchema });

/** A moment on the wire: ISO 8601 in UTC. */
export const instantSchema = z.iso.datetime({ offset: true });

/** A time zone as reported by the browser. One that the server does not know yet counts as absent. */
export const saidTimeZoneSchema = z
  .string()
  .optional()
  .transform((said) => (said !== undefined && isTimeZone(said) ? said : undefined));

/**
 * A day in the user's own calendar, `YYYY-MM-DD`. zod validates it; the type is the domain's. Databases have
 * no year 0.
 */
export const localDaySchema = (message?: string) =>
  z.iso
    .date({ abort: true, ...(message !== undefined && { error: message }) })
    .refine(
      (day) => day >= '0001',
      message ?? fieldMessage('This day cannot be stored'),
    ) as unknown as z.ZodType<LocalDay, string>;

/**
 * The clock and the calendar at the time of saving. The day must be one of those that the moment
 * has in any zone; without them the zone of the profile decides.
 */
export const ownCalendarShape = {
  timeZone: saidTimeZoneSchema,
  localDay: localDaySchema().optional(),
};

export const zoneIdSchema = z.enum(ZONE_IDS);

/** A zone as callers may write it: the canonical id, or the older name of zone 9. */
export const zoneInputSchema = z.string().transform((text, context) => {
  const zone = parseZoneId(text);
  if (zone !== null) return zone;
  context.issues.push({ code: 'custom', message: fieldMessage('Unknown court zone'), input: text });
  return z.NEVER;
});

/** A count of shots in one workout. */
export const countSchema = z.int().min(0).max(LIMITS.MAX_SHOTS_PER_WORKOUT);

/** A sum over a history. */
export const sumSchema = z.int().min(0);

export const zoneStatSchema = z.object({
  zone: zoneIdSchema,
  made: sumSchema,
  total: sumSchema,
});
export type ZoneStat = z.infer<typeof zoneStatSchema>;

/** Shots without a zone: they are in every total and on no map. */
export const shotsWithoutZoneSchema = z.object({ made: sumSchema, total: sumSchema });

/** Free text of the user, trimmed; an empty one becomes none. */
export const notesInputSchema = atMost(
  z.string().trim(),
  LIMITS.NOTES_MAX,
  fieldMessage('Notes can have at most {max} characters', { max: LIMITS.NOTES_MAX }),
)
  .refine(isWithoutNul, fieldMessage('Text cannot contain the character NUL'))
  .nullable()
  .transform((text) => (text === '' ? null : text));
