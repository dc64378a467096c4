import type { Taker } from '@hooplog/contract';
import { FILM_TOGETHER } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { type Dispatch, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Select } from '../../components/ui/select.tsx';
import { giveAway, othersByTurns, type Turns } from '../../lib/shot-log/others-shots.ts';
import type { ShotLog, ShotLogAction } from '../../lib/shot-log/shot-log.ts';
import { TakerSelect } from './taker-select.tsx';

const MAX_LENGTH = 100;

interface TurnsFormProps {
  readonly log: ShotLog;
  /** The players who can be named. */
  readonly takers: readonly Taker[];
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

/** Assigns shots to players who took turns of equal length. */
export function TurnsForm({ log, takers, dispatch }: TurnsFormProps) {
  const [turns, setTurns] = useState<Turns>({ length: 10, players: 2, place: 1 });
  const [names, setNames] = useState<Readonly<Record<number, string | null>>>({});
  const change = (changed: Partial<Turns>) => {
    const next = { ...turns, ...changed };
    setTurns({ ...next, place: Math.min(next.place, next.players) });
  };
  const others = othersByTurns(log.shots, turns);
  const placeOf = new Map(others.map(({ key, place }) => [key, place]));
  return (
    <form
      className="mt-3 grid grid-cols-3 items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        dispatch(
          giveAway([...placeOf.keys()], (key) => names[placeOf.get(key) ?? turns.place] ?? null),
        );
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
        choices={upTo(FILM_TOGETHER.PLAYERS).slice(1)}
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
      {takers.length > 0 &&
        upTo(turns.players)
          .filter((place) => place !== turns.place)
          .map((place) => (
            <div key={place} className="col-span-3">
              <Field label={t('Turn {turn} was', { turn: place })}>
                {(control) => (
                  <TakerSelect
                    {...control}
                    takers={takers}
                    takerId={names[place] ?? null}
                    onChoose={(takerId) => {
                      setNames({ ...names, [place]: takerId });
                    }}
                  />
                )}
              </Field>
            </div>
          ))}
      <Button
        type="submit"
        variant="secondary"
        className="col-span-3"
        disabled={turns.length === 0 || others.length === 0}
      >
        {t('Take out {shots, plural, one {# shot} other {# shots}} of the others', {
          shots: others.length,
        })}
      </Button>
    </form>
  );
}
