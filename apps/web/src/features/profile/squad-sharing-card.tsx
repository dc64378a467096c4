import type { CurrentUser } from '@hooplog/contract';
import {
  ageGroup,
  type LocalDay,
  localDayOf,
  parseLocalDay,
  SHARED_KINDS,
  type SharedKind,
  type SharingChoice,
  squadSharing,
} from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { call } from '../../lib/api-client/call.ts';
import { useChangeUser } from './use-change-user.ts';

interface SquadSharingCardProps {
  readonly user: CurrentUser;
  readonly today: LocalDay;
}

const LABELS: Readonly<Record<SharedKind, string>> = {
  workouts: t('Workouts and their numbers'),
  records: t('Personal records'),
  badges: t('Badges'),
};

const NOTES = {
  adult: '',
  teen: t('While you are under 18, workouts and records stay private until you switch them on.'),
  unknown: t('Workouts and records stay private until you switch them on.'),
  child: t(
    'Players under 13 share badges only. Once they are off, only a parent shows them again.',
  ),
} as const;

/** What the members of the user's squads see of a week. */
export function SquadSharingCard({ user, today }: SquadSharingCardProps) {
  const { mutate, isPending } = useChangeUser(
    (choice: SharingChoice) => call('PATCH /api/user/profile', { body: { squadSharing: choice } }),
    {
      done: t('Profile updated!'),
      failed: t('Failed to update profile'),
      refresh: ['/api/groups'],
    },
  );
  const birthday = parseLocalDay(user.birthday?.slice(0, 10) ?? '');
  const age = ageGroup(birthday, today);
  const joinedAs = ageGroup(birthday, localDayOf(new Date(user.createdAt), user.timeZone));
  const chosen = user.squadSharing ?? {};
  const shown = squadSharing(age, chosen, joinedAs);
  const isAsBefore = age === 'adult' && joinedAs !== 'adult' && Object.keys(chosen).length === 0;
  const note = NOTES[isAsBefore ? 'unknown' : age];
  const mayChange = (kind: SharedKind) => age !== 'child' || (kind === 'badges' && shown.badges);
  return (
    <Card id="squad-sharing" aria-labelledby="squad-sharing-title">
      <CardHeading
        id="squad-sharing-title"
        description={t(
          'What members of your squads see on the squad’s page for seven days. Never films, notes or tags.',
        )}
      >
        {t('Shared with your squads')}
      </CardHeading>
      {SHARED_KINDS.map((kind) => (
        <div key={kind}>
          <Switch
            label={LABELS[kind]}
            checked={shown[kind]}
            disabled={isPending || !mayChange(kind)}
            onChange={({ target: { checked } }) => {
              mutate({ ...chosen, [kind]: checked });
            }}
          />
        </div>
      ))}
      {note !== '' && <p className="mt-1 text-sm text-muted">{note}</p>}
    </Card>
  );
}
