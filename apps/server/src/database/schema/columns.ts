import { type LocalDay, SHOT_KINDS, type ZoneId } from '@hooplog/domain';
import { date, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';

/** Version 7 keys sort by creation time, so new rows sit together in the index. */
export const id = () => uuid().primaryKey().$defaultFn(uuidv7);

export const instant = () => timestamp({ withTimezone: true });

/** A day of the user's own calendar. */
export const localDay = () => date({ mode: 'string' }).$type<LocalDay>();

/** Earlier than any real day. */
export const FIRST_DAY = '0001-01-01' as LocalDay;

/** A zone of the court, by its id. */
export const zoneId = () => text().$type<ZoneId>();

/** The kind of shot, as the player says it. */
export const shotKind = () => text({ enum: SHOT_KINDS });

export const createdAt = () => instant().notNull().defaultNow();

export const updatedAt = () =>
  instant()
    .notNull()
    .defaultNow()
    .$onUpdateFn(() => new Date());
