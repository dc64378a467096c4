import type { WorkoutDetails } from '@hooplog/contract';
import { type Drill, findDrill, playFilmedDrill, type ShotKind } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useState } from 'react';
import { DrillOptions } from '../../components/drills/drill-options.tsx';
import { progressWords, resultWords, spotWords } from '../../components/drills/drill-text.ts';
import { kindWords } from '../../components/kinds/kind-names-text.ts';
import { Field } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { call } from '../../lib/api-client/call.ts';
import { refreshAfterWorkout } from '../../lib/queries/refresh-after-workout.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import type { LoggedShot } from '../../lib/shot-log/logged-shot.ts';
import { sayKind } from '../../lib/shot-log/say-kind.ts';
import type { ShotLogAction } from '../../lib/shot-log/shot-log.ts';

interface VideoDrillProps {
  /** The workout as stored on the server when the review began. */
  readonly counted: WorkoutDetails;
  readonly shots: readonly LoggedShot[];
  readonly dispatch: Dispatch<ShotLogAction>;
}

/** The result of the drill with the current shots. */
function standing(drill: Drill, shots: readonly LoggedShot[]): string {
  const play = playFilmedDrill(drill, shots);
  if (play === null) return t('A shot has no moment, so the order of the shots is not known.');
  const { next, result } = play;
  if (next === null) return t('Result: {result}', { result: resultWords(drill, result) });
  return t('Not done: {spot}, {progress}. Is a shot missing?', {
    spot: spotWords(drill, next),
    progress: progressWords(play),
  });
}

/** Lets the player say which drill a film is; its result follows every correction. */
export function VideoDrill({ counted, shots, dispatch }: VideoDrillProps) {
  const client = useQueryClient();
  const [key, setKey] = useState(counted.drill?.key ?? counted.openDrill?.key ?? null);
  const drill = key === null ? null : findDrill(key);
  const changeKind = (from: ShotKind | null, to: ShotKind | null) => {
    const keys = shots.flatMap((shot) => (shot.kind === from ? [shot.key] : []));
    dispatch(sayKind(keys, to, kindWords(keys.length, to)));
  };
  /**
   * If all shots of the drill are of one kind, shots without a kind get that kind for as long as the drill is selected.
   */
  const followDrill = (before: string | null, after: string | null) => {
    const [old, said] = [before, after].map((each) => each && findDrill(each)?.shotKind);
    if (old === said) return;
    if (old) changeKind(old, null);
    if (said) changeKind(null, said);
  };
  const { mutate, isPending } = useChange(
    (chosen: string | null) =>
      call('PATCH /api/workouts/:id', { params: { id: counted.id }, body: { drill: chosen } }),
    {
      failed: t('Failed to save the drill'),
      onDone: (_, chosen) => {
        setKey(chosen);
        followDrill(key, chosen);
        void refreshAfterWorkout(client);
      },
    },
  );
  return (
    <Field
      label={t('Was it a drill?')}
      hint={drill === null ? undefined : <span role="status">{standing(drill, shots)}</span>}
    >
      {(control) => (
        <Select
          {...control}
          value={key ?? ''}
          disabled={isPending}
          onChange={({ target }) => {
            mutate(target.value === '' ? null : target.value);
          }}
        >
          <option value="">{t('No drill')}</option>
          <DrillOptions chosen={key} />
        </Select>
      )}
    </Field>
  );
}
