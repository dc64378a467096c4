import type { ZoneId } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { type Dispatch, useId, useRef, useState } from 'react';
import { PlacingCourt } from '../../components/court/placing-court.tsx';
import { likelyZonesOfAll } from '../../lib/shot-place/shot-place.ts';
import { type LoggedShot, placeOf } from '../../lib/shot-log/logged-shot.ts';
import type { ShotLog, ShotLogAction } from '../../lib/shot-log/shot-log.ts';
import { PlaceDoubt } from './place-doubt.tsx';
import { placeScopes, type Scope, type ScopeId } from './place-scope.ts';
import { ZoneSelect } from './zone-select.tsx';

interface PlacePanelProps {
  readonly log: ShotLog;
  readonly shot: LoggedShot | null;
  /** Keys of the selected shots; null in single-shot mode. */
  readonly marked: ReadonlySet<string> | null;
  readonly dispatch: Dispatch<ShotLogAction>;
}

/** The zone that all of them share; null when they differ or have none. */
function commonZone(shots: readonly LoggedShot[]): ZoneId | null {
  const [first] = shots;
  if (first === undefined) return null;
  return shots.every(({ zone }) => zone === first.zone) ? first.zone : null;
}

function ScopeChoice(props: {
  readonly scopes: readonly Scope[];
  readonly chosen: Scope;
  readonly onChoose: (id: ScopeId) => void;
}) {
  const name = useId();
  const { scopes, chosen, onChoose } = props;
  return (
    <fieldset className="flex flex-wrap gap-1.5">
      <legend className="mb-1.5 text-sm text-muted">
        {t('A tap places', {}, 'before a choice such as “Shot 3” or “4 in a row (3–6)”')}
      </legend>
      {scopes.map(({ id, label }) => (
        <label
          key={id}
          className="flex min-h-11 items-center rounded-full border border-edge/60 px-3 text-sm font-semibold has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text"
        >
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === chosen.id}
            onChange={() => {
              onChoose(id);
            }}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/** Places shots by a tap on the court or from a list: one, a group in a row, or all without a zone. */
export function PlacePanel({ log, shot, marked, dispatch }: PlacePanelProps) {
  const [wished, setWished] = useState<ScopeId>('this');
  const headingId = useId();
  const zones = useRef<HTMLSelectElement>(null);
  const scopes = placeScopes(log.shots, shot, marked);
  const chosen = scopes.find(({ id }) => id === wished) ?? scopes[0];
  if (chosen === undefined) return null;
  const zone = commonZone(chosen.shots);
  const place = (to: ZoneId | null, court: LoggedShot['court']) => {
    dispatch({ type: 'placed', keys: chosen.shots.map(({ key }) => key), zone: to, court });
    // The scope returns to one shot after each tap: placing many by mistake is worse than one more tap.
    setWished('this');
  };
  return (
    <section aria-labelledby={headingId} className="space-y-3">
      <h3 id={headingId} className="font-bold">
        {t('Where did you stand?')}
      </h3>
      <ScopeChoice scopes={scopes} chosen={chosen} onChoose={setWished} />
      <PlaceDoubt
        key={shot?.key}
        shots={chosen.shots}
        onPlace={place}
        onOther={() => zones.current?.focus()}
      />
      <PlacingCourt
        label={t('Court, tap where you stood: {shots}', { shots: chosen.label })}
        zone={zone}
        shots={chosen.shots.map((each) => ({ ...each, ...placeOf(each), id: each.key }))}
        onPlace={place}
      />
      <ZoneSelect
        ref={zones}
        zone={zone}
        likely={likelyZonesOfAll(chosen.shots.map(placeOf))}
        disabled={chosen.shots.length === 0}
        onChange={(to) => {
          place(to, null);
        }}
      />
    </section>
  );
}
