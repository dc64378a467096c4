import { percentage } from '@hooplog/domain';
import type { FeedContent } from '../services/calendar/read-calendar-feed.ts';
import type { ManualWorkoutWithExercises } from '../services/manual-workouts/rows.ts';
import type { WorkoutRow } from '../services/workouts/rows.ts';

/** RFC 5545: a line has at most 75 bytes, the rest goes on behind a space. */
const LINE_BYTES = 75;
const encoder = new TextEncoder();

/** Splits between characters, never inside one. */
function fold(line: string): string {
  let [folded, bytes] = ['', 0];
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > LINE_BYTES) [folded, bytes] = [`${folded}\r\n `, 1];
    folded += character;
    bytes += size;
  }
  return folded;
}

const escapeText = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');

const dateOf = (day: string) => day.replaceAll('-', '');
const momentOf = (moment: Date) => `${moment.toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;

interface EventOf {
  readonly id: string;
  readonly localDay: string;
  readonly stamp: Date;
  readonly summary: string;
  readonly notes: string | null;
}

/** All-day events: a workout belongs to its calendar day wherever the calendar is read. */
function event({ id, localDay, stamp, summary, notes }: EventOf): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@hooplog`,
    `DTSTAMP:${momentOf(stamp)}`,
    `DTSTART;VALUE=DATE:${dateOf(localDay)}`,
    'TRANSP:TRANSPARENT',
    `SUMMARY:${escapeText(summary)}`,
    ...(notes === null ? [] : [`DESCRIPTION:${escapeText(notes)}`]),
    'END:VEVENT',
  ];
}

function shotEvent({ id, localDay, updatedAt, made, totalShots, notes }: WorkoutRow): string[] {
  const summary = `Basketball: ${made}/${totalShots} made (${percentage(made, totalShots)}%)`;
  return event({ id, localDay, stamp: updatedAt, summary, notes });
}

function manualEvent({ workout, exercises }: ManualWorkoutWithExercises): string[] {
  const { id, localDay, createdAt, totalDuration, notes } = workout;
  const types = [...new Set(exercises.map(({ exerciseType }) => exerciseType))].join(', ');
  const summary = `Basketball: ${totalDuration} min (${types})`;
  return event({ id, localDay, stamp: createdAt, summary, notes });
}

/** The workouts as an iCalendar file (RFC 5545). */
export function presentCalendarFeed({ workouts, manualWorkouts }: FeedContent): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hooplog//Training//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Hooplog',
    ...workouts.flatMap(shotEvent),
    ...manualWorkouts.flatMap(manualEvent),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}
