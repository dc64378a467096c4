import { EXERCISE_NAMES, formatPercent, percentage } from '@hooplog/domain';
import { type Language, locale, t } from '@hooplog/language';
import { inLanguage } from '@hooplog/language/node';
import ical, {
  foldLines,
  ICalCalendarMethod,
  ICalEvent,
  ICalEventTransparency,
} from 'ical-generator';
import type { FeedPage } from '../services/calendar/read-calendar-feed.ts';
import type { ManualWorkoutWithExercises } from '../services/manual-workouts/rows.ts';
import type { WorkoutRow } from '../services/workouts/rows.ts';

// oxlint-disable-next-line no-control-regex -- these are what RFC 5545 forbids in text, line breaks and tabs apart.
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** Unicode's own line breaks, where some calendar programs stop reading. */
const LINE_BREAKS = /[\u2028\u2029]/g;

/** Text that a calendar may contain: no control characters, no lone surrogates. */
const calendarText = (text: string) =>
  text.replace(FORBIDDEN, '').replace(LINE_BREAKS, '\n').toWellFormed();

/** The frame around the events; the same one serves all feeds. */
const CALENDAR = ical({
  name: 'Hooplog',
  prodId: '//Hooplog//Training//EN',
  scale: 'GREGORIAN',
  method: ICalCalendarMethod.PUBLISH,
});
const END = 'END:VCALENDAR';

interface EventOf {
  readonly id: string;
  readonly localDay: string;
  readonly stamp: Date;
  readonly summary: string;
  readonly notes: string | null;
}

/** All-day events: a workout belongs to its calendar day wherever the calendar is read. */
function event({ id, localDay, stamp, summary, notes }: EventOf): string {
  const made = new ICalEvent(
    {
      id: `${id}@hooplog`,
      stamp,
      start: new Date(`${localDay}T00:00:00Z`),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: calendarText(summary),
      description: notes === null ? null : { plain: calendarText(notes) },
    },
    CALENDAR,
  );
  return foldLines(made.toString());
}

function shotEvent({ id, localDay, updatedAt, made, totalShots, notes }: WorkoutRow): string {
  const percent = formatPercent(percentage(made, totalShots));
  const summary = t('Basketball: {made}/{shots} made ({percent})', {
    made,
    shots: totalShots,
    percent,
  });
  return event({ id, localDay, stamp: updatedAt, summary, notes });
}

function manualEvent({ workout, exercises }: ManualWorkoutWithExercises): string {
  const { id, localDay, createdAt, totalDuration, notes } = workout;
  const types = [...new Set(exercises.map(({ exerciseType }) => EXERCISE_NAMES[exerciseType]))];
  const summary = t('Basketball: {minutes} min ({exercises})', {
    minutes: totalDuration,
    exercises: new Intl.ListFormat(locale(), { type: 'unit' }).format(types),
  });
  return event({ id, localDay, stamp: createdAt, summary, notes });
}

/** The workouts as an iCalendar file (RFC 5545), in chunks. @param language the reader's */
export async function* presentCalendarFeed(
  pages: AsyncIterable<FeedPage>,
  language: Language | null,
): AsyncGenerator<string> {
  yield CALENDAR.toString().slice(0, -END.length);
  for await (const { workouts, manualWorkouts } of pages) {
    yield inLanguage(language, () =>
      [...workouts.map(shotEvent), ...manualWorkouts.map(manualEvent)].join(''),
    );
  }
  yield `${END}\r\n`;
}
