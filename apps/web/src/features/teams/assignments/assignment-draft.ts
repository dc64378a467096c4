import type { Assignment } from '@hooplog/contract';
import { addDays, type AssignmentMeasure, type LocalDay } from '@hooplog/domain';
import type { Form } from '../../../lib/forms/use-form.ts';

/** What stands in the form. */
export interface AssignmentDraft {
  readonly title: string;
  readonly measure: AssignmentMeasure;
  readonly target: string;
  /** Empty for anywhere. */
  readonly zone: string;
  /** The key of the drill that workouts have to be; empty for any. */
  readonly drill: string;
  readonly dueDay: string;
  readonly forEveryone: boolean;
  readonly playerIds: readonly string[];
}

/** What its parts need of the form. */
export type AssignmentFormPart = Pick<
  Form<AssignmentDraft>,
  'values' | 'errors' | 'change' | 'text'
>;

const DAYS_SUGGESTED = 7;

/** The form before anything is typed: 100 shots within a week, for all. */
export const newDraft = (today: LocalDay): AssignmentDraft => ({
  title: '',
  measure: 'shots',
  target: '100',
  zone: '',
  drill: '',
  dueDay: addDays(today, DAYS_SUGGESTED),
  forEveryone: true,
  playerIds: [],
});

export const draftOf = (assignment: Assignment): AssignmentDraft => ({
  title: assignment.title,
  measure: assignment.measure,
  target: String(assignment.target),
  zone: assignment.zone ?? '',
  drill: assignment.drill?.key ?? '',
  dueDay: assignment.dueDay,
  forEveryone: assignment.forEveryone,
  playerIds: assignment.forEveryone ? [] : assignment.progress.map(({ player }) => player.id),
});
