import type { Goal } from '@hooplog/contract';
import { GOAL_MAX, goalKindsOf, type GoalPeriod } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Input } from '../../../components/ui/input.tsx';
import { Select } from '../../../components/ui/select.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { GOAL_NAMES } from './goal-text.ts';
import { useGoals } from './use-goals.ts';

interface GoalDialogProps {
  /** The goal to edit; null for a new one. */
  readonly goal: Goal | null;
  /** The existing goals; there can be one per kind and period. */
  readonly goals: readonly Goal[];
  readonly onClose: () => void;
}

const SUGGESTED = {
  week: { shots: '300', makes: '150', workouts: '4', accuracy: '50', minutes: '120' },
  day: { shots: '100', makes: '50', workouts: '1', accuracy: '50', minutes: '30' },
} as const;
const PERIODS = ['week', 'day'] as const;

const periodOf = ({ period }: Goal): GoalPeriod => period ?? 'week';

/** The kinds that have no goal of this period yet. */
const openKinds = (goals: readonly Goal[], period: GoalPeriod) =>
  goalKindsOf(period).filter(
    (kind) => !goals.some((goal) => goal.kind === kind && periodOf(goal) === period),
  );

const loadSchema = async () => (await import('./goal-form-schema.ts')).goalFormSchema;

/** The initial values of the form: the goal to edit, else the first kind without a goal. */
function startOf(goal: Goal | null, goals: readonly Goal[]) {
  if (goal !== null) {
    return { kind: goal.kind, period: periodOf(goal), target: String(goal.target) };
  }
  const period = PERIODS.find((each) => openKinds(goals, each).length > 0) ?? 'week';
  return beginWith(goals, period);
}

function beginWith(goals: readonly Goal[], period: GoalPeriod) {
  const kind = openKinds(goals, period)[0] ?? 'shots';
  return { kind, period, target: SUGGESTED[period][kind] as string };
}

function titleOf(isNew: boolean, period: GoalPeriod): string {
  if (period === 'week') return isNew ? t('New weekly goal') : t('Edit weekly goal');
  return isNew ? t('New daily goal') : t('Edit daily goal');
}

function targetLabel(kind: Goal['kind'], period: GoalPeriod): string {
  switch (kind) {
    case 'shots':
      return period === 'week' ? t('Shots a week') : t('Shots a day');
    case 'makes':
      return period === 'week' ? t('Makes a week') : t('Makes a day');
    case 'workouts':
      return t('Workouts a week');
    case 'accuracy':
      return t('Percent a week');
    case 'minutes':
      return t('Minutes a day');
  }
}

/** Creates, edits and deletes a goal. */
export function GoalDialog({ goal, goals, onClose }: GoalDialogProps) {
  const { save, remove } = useGoals(onClose);
  const { values, errors, change, text, onSubmit } = useForm({
    name: `goal.${goal?.id ?? 'new'}`,
    start: startOf(goal, goals),
    load: loadSchema,
    send: (made) => save.mutateAsync({ id: goal?.id ?? null, ...made }),
  });
  const { kind, period } = values;
  const periods = PERIODS.filter((each) => openKinds(goals, each).length > 0);
  const kinds = goal === null ? openKinds(goals, period) : [goal.kind];
  return (
    <Dialog open title={titleOf(goal === null, period)} onClose={onClose}>
      <form noValidate className="space-y-4" onSubmit={onSubmit}>
        {goal === null && periods.length > 1 && (
          <Field label={t('For', {}, 'a week or a day')}>
            {(control) => (
              <Select
                {...control}
                value={period}
                onChange={(event) => {
                  change(beginWith(goals, event.target.value === 'day' ? 'day' : 'week'));
                }}
              >
                <option value="week">{t('A week')}</option>
                <option value="day">{t('A day')}</option>
              </Select>
            )}
          </Field>
        )}
        <Field label={t('What to count')}>
          {(control) => (
            <Select
              {...control}
              value={kind}
              disabled={goal !== null}
              onChange={(event) => {
                const chosen = kinds.find((candidate) => candidate === event.target.value);
                if (chosen !== undefined) {
                  change({ kind: chosen, target: SUGGESTED[period][chosen] });
                }
              }}
            >
              {kinds.map((name) => (
                <option key={name} value={name}>
                  {GOAL_NAMES[name]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={targetLabel(kind, period)}
          hint={
            period === 'week'
              ? t('Weeks go from Sunday to Saturday.')
              : kind === 'minutes'
                ? t('Minutes of timed exercises. It starts over every day.')
                : t('It starts over every day.')
          }
          error={errors.get('target')}
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={GOAL_MAX[kind]}
              {...text('target')}
            />
          )}
        </Field>
        <Button type="submit" className="w-full" pending={save.isPending}>
          {save.isPending ? t('Saving...') : t('Save Goal')}
        </Button>
        {goal !== null && (
          <Button
            variant="secondary"
            className="w-full"
            pending={remove.isPending}
            onClick={() => {
              remove.mutate(goal.id);
            }}
          >
            {t('Remove Goal')}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
