import type { CurrentUser, ProfileInput } from '@hooplog/contract';
import {
  ageGroup,
  type CourtKind,
  listedFrom,
  localDayOf,
  type LocalDay,
  parseLocalDay,
} from '@hooplog/domain';
import { isLanguage, language, LANGUAGES, t } from '@hooplog/language';
import { Suspense } from 'react';
import { UsualEquipment } from '../../components/equipment/lazy-usual-equipment.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Select } from '../../components/ui/select.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { call } from '../../lib/api-client/call.ts';
import { languageName } from '../../lib/language/language-name.ts';
import { deviceTimeZone } from '../../lib/session/use-time-zone.ts';
import { unitsOf } from '../../lib/session/use-units.ts';
import { useChangeUser } from './use-change-user.ts';

/** Every time zone that this browser knows, plus the current one. */
function timeZones(inUse: string): readonly string[] {
  const known = new Set(Intl.supportedValuesOf('timeZone'));
  return [...known.add('UTC').add(inUse)].toSorted();
}

/** The display form of a zone such as "Europe/Berlin": "Europe / Berlin", "America / New York". */
const zoneLabel = (zone: string): string => zone.replaceAll('/', ' / ').replaceAll('_', ' ');

/** The option to be asked when a device is in another zone. */
const FOLLOWS = 'follows';

const UNIT_LABEL = { imperial: t('Feet and inches'), metric: t('Metric') } as const;

const LINE_LABEL: Readonly<Record<CourtKind, string>> = {
  high_school: t('High school'),
  college: t('College'),
  nba: 'NBA',
  fiba: 'FIBA',
};

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly hint?: string;
  readonly value: Value;
  readonly options: Readonly<Record<Value, string>>;
  readonly disabled: boolean;
  readonly onChoose: (value: Value) => void;
}

function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, hint, value, options, disabled, onChoose } = props;
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select
          {...control}
          value={value}
          disabled={disabled}
          onChange={({ target }) => {
            // The options are the keys of the record.
            onChoose(target.value as Value);
          }}
        >
          {(Object.keys(options) as Value[]).map((option) => (
            <option key={option} value={option}>
              {options[option]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface SettingsProps {
  readonly user: CurrentUser;
  readonly today: LocalDay;
}

interface LeaderboardSwitchProps extends SettingsProps {
  readonly disabled: boolean;
  readonly onChange: (shown: boolean) => void;
}

function LeaderboardSwitch({ user, today, disabled, onChange }: LeaderboardSwitchProps) {
  const birthday = parseLocalDay(user.birthday?.slice(0, 10) ?? '');
  const isChild = ageGroup(birthday, today) === 'child';
  const choice = user.onLeaderboard === null ? null : user.onLeaderboard === 1 ? 1 : 0;
  const joined = localDayOf(new Date(user.createdAt), user.timeZone);
  const from = listedFrom(birthday, choice, joined);
  return (
    <div>
      <Switch
        label={t('Show me on the leaderboard')}
        checked={from !== null && from <= today}
        disabled={disabled || isChild}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      <p className="text-sm text-muted">
        {isChild
          ? t('The leaderboard is for players aged 13 and over.')
          : t('Others then see your name, photo and numbers.')}
      </p>
    </div>
  );
}

/** Settings that take effect at once: days, units, and who sees the numbers. */
export function Settings({ user, today }: SettingsProps) {
  const { mutate, isPending } = useChangeUser(
    (change: ProfileInput) => call('PATCH /api/user/profile', { body: change }),
    {
      done: t('Profile updated!'),
      failed: t('Failed to update profile'),
      refresh: ['/api/leaderboard', '/api/stats', '/api/progress/trend'],
    },
  );
  return (
    <Card aria-labelledby="settings" className="space-y-5">
      <CardHeading id="settings">{t('Settings')}</CardHeading>
      <Field
        label={t('Time zone')}
        hint={t(
          'Determines which day a workout counts toward. Saved workouts keep their day. Choose a zone to keep it when you travel.',
        )}
      >
        {(control) => (
          <Select
            {...control}
            value={user.timeZoneFixed === 1 ? user.timeZone : FOLLOWS}
            disabled={isPending}
            onChange={({ target: { value } }) => {
              const follows = value === FOLLOWS;
              const timeZone = follows ? deviceTimeZone() : value;
              mutate({ timeZone, timeZoneFixed: follows ? 0 : 1 });
            }}
          >
            <option value={FOLLOWS}>
              {t('Where I am: {zone}', { zone: zoneLabel(user.timeZone) })}
            </option>
            {timeZones(user.timeZone).map((zone) => (
              <option key={zone} value={zone}>
                {zoneLabel(zone)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Choice
        label={t('Units')}
        value={unitsOf(user)}
        options={UNIT_LABEL}
        disabled={isPending}
        onChoose={(units) => {
          mutate({ units });
        }}
      />
      <Choice
        label={t('Three-point line')}
        hint={t('Decides which of your shots are threes. Films of a court count by its own line.')}
        value={user.threePointLine}
        options={LINE_LABEL}
        disabled={isPending}
        onChoose={(threePointLine) => {
          mutate({ threePointLine });
        }}
      />
      <Field label={t('Language')}>
        {(control) => (
          <Select
            {...control}
            value={user.language ?? language()}
            disabled={isPending}
            onChange={({ target: { value } }) => {
              if (!isLanguage(value)) return;
              // Texts are loaded with the page, so a new language needs a reload.
              mutate(
                { language: value },
                {
                  onSuccess: () => {
                    window.location.reload();
                  },
                },
              );
            }}
          >
            {LANGUAGES.map((tag) => (
              <option key={tag} value={tag} lang={tag}>
                {languageName(tag)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Suspense fallback={<Skeleton className="h-11" />}>
        <UsualEquipment user={user} />
      </Suspense>
      <div>
        <Switch
          label={t('A rest day each week')}
          checked={user.weeklyRestDay === 1}
          disabled={isPending}
          onChange={({ target: { checked } }) => {
            mutate({ weeklyRestDay: checked ? 1 : 0 });
          }}
        />
        <p className="text-sm text-muted">
          {t(
            'Shows a second streak that forgives one day without a workout in each week, Sunday to Saturday. Badges and the leaderboard count days in a row.',
          )}
        </p>
      </div>
      <LeaderboardSwitch
        user={user}
        today={today}
        disabled={isPending}
        onChange={(shown) => {
          mutate({ onLeaderboard: shown ? 1 : 0 });
        }}
      />
    </Card>
  );
}
