import {
  type Assignment,
  assignmentChangeSchema,
  type AssignmentChange,
  assignmentInputSchema,
  type AssignmentInput,
} from '@hooplog/contract';
import {
  addDays,
  type AssignmentMeasure,
  type LocalDay,
  parseZoneId,
  measuresZones,
} from '@hooplog/domain';

/** What stands in the form. */
export interface AssignmentDraft {
  readonly title: string;
  readonly measure: AssignmentMeasure;
  readonly target: string;
  /** Empty for anywhere. */
  readonly zone: string;
  readonly dueDay: string;
  readonly forEveryone: boolean;
  readonly playerIds: readonly string[];
}

const DAYS_SUGGESTED = 7;

/** The form before anything is typed: 100 shots within a week, for all. */
export const newDraft = (today: LocalDay): AssignmentDraft => ({
  title: '',
  measure: 'shots',
  target: '100',
  zone: '',
  dueDay: addDays(today, DAYS_SUGGESTED),
  forEveryone: true,
  playerIds: [],
});

export const draftOf = (assignment: Assignment): AssignmentDraft => ({
  title: assignment.title,
  measure: assignment.measure,
  target: String(assignment.target),
  zone: assignment.zone ?? '',
  dueDay: assignment.dueDay,
  forEveryone: assignment.forEveryone,
  playerIds: assignment.forEveryone ? [] : assignment.progress.map(({ player }) => player.id),
});

/** What is wrong with a draft, by field; the first word on each counts. */
export type DraftErrors = Readonly<Record<string, string>>;

type Parsed<T> = { readonly data: T } | { readonly errors: DraftErrors };

const whole = ({ target, dueDay, title, forEveryone, playerIds }: AssignmentDraft) => ({
  title,
  target: Number(target),
  dueDay,
  playerIds: forEveryone ? null : [...playerIds],
});

function errorsOf(issues: readonly { path: PropertyKey[]; message: string }[]): DraftErrors {
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
  );
}

/** A new assignment, as the server takes it. */
export function parseNew(draft: AssignmentDraft): Parsed<AssignmentInput> {
  const zone = measuresZones(draft.measure) ? parseZoneId(draft.zone) : null;
  const parsed = assignmentInputSchema.safeParse({
    ...whole(draft),
    measure: draft.measure,
    zone,
  });
  return parsed.success ? { data: parsed.data } : { errors: errorsOf(parsed.error.issues) };
}

/** A change of one; what it counts stays. */
export function parseChange(draft: AssignmentDraft): Parsed<AssignmentChange> {
  const parsed = assignmentChangeSchema.safeParse(whole(draft));
  return parsed.success ? { data: parsed.data } : { errors: errorsOf(parsed.error.issues) };
}
