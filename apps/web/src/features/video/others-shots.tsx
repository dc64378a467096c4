import type { Taker } from '@hooplog/contract';
import { FILM_TOGETHER } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useId } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { queryOf } from '../../lib/queries/query-of.ts';
import { wordsFor } from '../../lib/shot-log/entry-text.ts';
import type { LoggedShot } from '../../lib/shot-log/logged-shot.ts';
import { callOther, nameTaker, takeBack } from '../../lib/shot-log/others-shots.ts';
import type { ShotLog, ShotLogAction } from '../../lib/shot-log/shot-log.ts';
import { TakerOffer } from './taker-offer.tsx';
import { TakerSelect } from './taker-select.tsx';
import { TurnsForm } from './turns-form.tsx';

interface OthersShotsProps {
  readonly workoutId: string;
  readonly log: ShotLog;
  readonly dispatch: Dispatch<ShotLogAction>;
  /** Sends the current corrections. */
  readonly flush: () => Promise<void>;
}

interface GroupProps extends OthersShotsProps {
  readonly takers: readonly Taker[];
  /** Null for the shots of unnamed players. */
  readonly taker: Taker | null;
  readonly shots: readonly LoggedShot[];
}

const keysOf = (shots: readonly LoggedShot[]) => shots.map(({ key }) => key);

const takerWords = (shots: number, taker: Taker | undefined) =>
  taker === undefined
    ? t('{shots, plural, one {# shot is} other {# shots are}} somebody else’s', { shots })
    : t('{shots, plural, one {# shot is} other {# shots are}} of {player}', {
        shots,
        player: taker.player.name,
      });

/** Corrects a wrong call. */
function CallOther({
  shot,
  dispatch,
}: Pick<GroupProps, 'dispatch'> & { readonly shot: LoggedShot }) {
  const wasMade = shot.outcome === 'made';
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-label={
        wasMade
          ? t('It missed: {shot}', { shot: wordsFor(shot) })
          : t('It went in: {shot}', { shot: wordsFor(shot) })
      }
      onClick={() => {
        dispatch(callOther(shot, wasMade ? 'missed' : 'made'));
      }}
    >
      {wasMade ? t('It missed') : t('It went in')}
    </Button>
  );
}

/** The shots of one player. */
function TakerGroup({ takers, taker, shots, dispatch, ...rest }: GroupProps) {
  const name = taker?.player.name ?? t('Somebody else');
  const choose = (keys: readonly string[]) => (takerId: string | null) => {
    const chosen = takers.find(({ player }) => player.id === takerId);
    dispatch(nameTaker(keys, takerId, takerWords(keys.length, chosen)));
  };
  return (
    <div className="mt-4">
      <h4 className="text-sm font-semibold figures">
        {t('{player}: {shots, plural, one {# shot} other {# shots}}, {made} made', {
          player: name,
          shots: shots.length,
          made: shots.filter(({ outcome }) => outcome === 'made').length,
        })}
      </h4>
      {taker === null && takers.length > 0 && (
        <div className="mt-2">
          <Field label={t('Whose shots are these?')}>
            {(control) => (
              <TakerSelect
                {...control}
                takers={takers}
                takerId={null}
                onChoose={choose(keysOf(shots))}
              />
            )}
          </Field>
        </div>
      )}
      <ul
        aria-label={
          taker === null ? t('Shots of somebody else') : t('Shots of {player}', { player: name })
        }
        className="mt-2 max-h-72 divide-y divide-line overflow-y-auto rounded-control border border-line"
      >
        {shots.map((shot) => (
          <li
            key={shot.key}
            className="flex flex-wrap items-center justify-between gap-x-3 py-1 ps-3 text-sm"
          >
            <span className="figures">{wordsFor(shot)}</span>
            <span className="ms-auto flex items-center gap-1">
              {takers.length > 0 && (
                <TakerSelect
                  aria-label={t('Whose: {shot}', { shot: wordsFor(shot) })}
                  takers={takers}
                  takerId={shot.takerId ?? null}
                  onChoose={choose([shot.key])}
                />
              )}
              <CallOther shot={shot} dispatch={dispatch} />
              <Button
                variant="quiet"
                size="sm"
                aria-label={t('Mine: {shot}', { shot: wordsFor(shot) })}
                onClick={() => {
                  dispatch(takeBack([shot.key]));
                }}
              >
                {t('Mine')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {taker !== null && <TakerOffer {...rest} taker={taker} shots={shots.length} />}
    </div>
  );
}

/** One group per named player, then the shots of unnamed players. */
function groupsOf(others: readonly LoggedShot[], takers: readonly Taker[]) {
  const byId = new Map(takers.map((taker) => [taker.player.id, taker]));
  const groups = Map.groupBy(others, ({ takerId }) => byId.get(takerId ?? '') ?? null);
  return [...groups].toSorted(([a], [b]) => Number(a === null) - Number(b === null));
}

/**
 * The shots of a film that other players took: to name the player, send them the shots or put shots back; and a form to
 * assign shots by turns.
 */
export function OthersShots(props: OthersShotsProps) {
  const { workoutId, log, dispatch } = props;
  const { others } = log;
  const headingId = useId();
  const { data: mates = [] } = useQuery(
    queryOf('GET /api/workouts/:id/takers', { params: { id: workoutId } }),
  );
  const declined = mates.filter(({ offer }) => offer?.state === 'declined');
  const named = new Set(others.flatMap(({ takerId }) => takerId ?? []));
  const isFull = named.size >= FILM_TOGETHER.PLAYERS - 1;
  const takers = mates.filter(
    (mate) => !declined.includes(mate) && (!isFull || named.has(mate.player.id)),
  );
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="font-bold">
        {t('Filmed together?')}
      </h3>
      <p className="mt-1 text-sm text-muted">
        {t(
          'Take out the shots that somebody else took. They count nowhere, and you can put them back.',
        )}
      </p>
      {declined.map(({ player }) => (
        <p key={player.id} role="status" className="mt-2 text-sm text-muted">
          {t('{player} does not want shots of this film.', { player: player.name })}
        </p>
      ))}
      {others.length === 0 ? (
        <TurnsForm log={log} takers={takers} dispatch={dispatch} />
      ) : (
        <>
          {groupsOf(others, takers).map(([taker, shots]) => (
            <TakerGroup
              key={taker?.player.id ?? ''}
              {...props}
              takers={takers}
              taker={taker}
              shots={shots}
            />
          ))}
          <Button
            variant="secondary"
            className="mt-4 w-full"
            onClick={() => {
              dispatch(takeBack(keysOf(others)));
            }}
          >
            {t('Put all back')}
          </Button>
        </>
      )}
    </section>
  );
}
