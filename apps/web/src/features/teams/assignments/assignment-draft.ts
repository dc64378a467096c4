import type { Assignment } from '@hooplog/contract';
import { addDays, type AssignmentMeasure, type LocalDay } from '@hooplog/domain';
import type { Form } from '../../../lib/forms/use-form.ts';

/** The values of the form. */
export interface AssignmentDraft {
  readonly title: string;
  readonly measure: AssignmentMeasure;
  readonly target: string;
  /** Empty for anywhere. */
  readonly zone: string;
  /** The key of the drill that workouts must be; empty for any. */
  readonly drill: string;
  readonly dueDay: string;
  readonly forEveryone: boolean;
  readonly playerIds: readonly string[];
}

/** The parts of the form that its fields need. */
export type AssignmentFormPart = Pick<
  Form<AssignmentDraft>,
  'values' | 'errors' | 'change' | 'text'
>;

const DAYS_SUGGESTED = 7;

/** The initial form: 100 shots within a week, for everyone. */
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
