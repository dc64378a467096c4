import { t } from '@hooplog/language';
import { type Dispatch, useId, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Select } from '../../components/ui/select.tsx';
import { wordsFor } from '../../lib/shot-log/entry-text.ts';
import { giveAway, othersByTurns, takeBack, type Turns } from '../../lib/shot-log/others-shots.ts';
import type { ShotLog, ShotLogAction } from '../../lib/shot-log/shot-log.ts';

/** Players of one film. */
const MAX_PLAYERS = 4;
const MAX_LENGTH = 100;

interface OthersShotsProps {
  readonly log: ShotLog;
  readonly dispatch: Dispatch<ShotLogAction>;
}

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

interface NumberSelectProps {
  readonly label: string;
  readonly value: number;
  readonly choices: readonly number[];
  readonly onChoose: (value: number) => void;
}

const NumberSelect = ({ label, value, choices, onChoose }: NumberSelectProps) => (
  <Field label={label}>
    {(control) => (
      <Select
        {...control}
        value={value}
        onChange={({ target }) => {
          onChoose(Number(target.value));
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </Select>
    )}
  </Field>
);

/** Who shot when, where players took turns of the same length. */
function TurnsForm({ log, dispatch }: OthersShotsProps) {
  const [turns, setTurns] = useState<Turns>({ length: 10, players: 2, place: 1 });
  const change = (changed: Partial<Turns>) => {
    const next = { ...turns, ...changed };
    setTurns({ ...next, place: Math.min(next.place, next.players) });
  };
  const keys = othersByTurns(log.shots, turns);
  return (
    <form
      className="mt-3 grid grid-cols-3 items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        dispatch(giveAway(keys));
      }}
    >
      <Field label={t('Shots a turn')}>
        {(control) => (
          <Input
            {...control}
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_LENGTH}
            required
            value={turns.length === 0 ? '' : turns.length}
            onChange={({ target }) => {
              const length = Math.trunc(Number(target.value));
              change({ length: Math.min(MAX_LENGTH, Math.max(0, length)) });
            }}
          />
        )}
      </Field>
      <NumberSelect
        label={t('Players')}
        value={turns.players}
        choices={upTo(MAX_PLAYERS).slice(1)}
        onChoose={(players) => {
          change({ players });
        }}
      />
      <NumberSelect
        label={t('Your turn')}
        value={turns.place}
        choices={upTo(turns.players)}
        onChoose={(place) => {
          change({ place });
        }}
      />
      <Button
        type="submit"
        variant="secondary"
        className="col-span-3"
        disabled={turns.length === 0 || keys.length === 0}
      >
        {t('Take out {shots, plural, one {# shot} other {# shots}} of the others', {
          shots: keys.length,
        })}
      </Button>
    </form>
  );
}

/** The shots of a film that somebody else took, to be put back; and a way to take them out by turns. */
export function OthersShots({ log, dispatch }: OthersShotsProps) {
  const { others } = log;
  const headingId = useId();
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
      {others.length === 0 ? (
        <TurnsForm log={log} dispatch={dispatch} />
      ) : (
        <>
          <ul
            aria-label={t('Shots of somebody else')}
            className="mt-3 max-h-72 divide-y divide-line overflow-y-auto rounded-control border border-line"
          >
            {others.map((shot) => (
              <li key={shot.key} className="flex items-center justify-between gap-3 ps-3 text-sm">
                <span className="figures">{wordsFor(shot)}</span>
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
              </li>
            ))}
          </ul>
          <Button
            variant="secondary"
            className="mt-3 w-full"
            onClick={() => {
              dispatch(takeBack(others.map(({ key }) => key)));
            }}
          >
            {t('Put all back')}
          </Button>
        </>
      )}
    </section>
  );
}
