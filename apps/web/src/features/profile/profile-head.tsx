import type { CurrentUser } from '@hooplog/contract';
import {
  ageInYears,
  formatHeightIn,
  type LocalDay,
  parseLocalDay,
  POSITION_NAMES,
  SKILL_LEVEL_NAMES,
} from '@hooplog/domain';
import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { Avatar } from '../../components/ui/avatar.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { CARD_STYLE } from '../../components/ui/card-style.ts';
import { cn } from '../../components/ui/cn.ts';
import { formatDay } from '../../lib/format/dates.ts';
import { unitsOf } from '../../lib/session/use-units.ts';
import { useTimeZone } from '../../lib/session/use-time-zone.ts';
import { PhotoButtons } from './photo-buttons.tsx';

/** The name shown to users on their own screens. */
function nameOf({ displayName, firstName, lastName, email }: CurrentUser): string {
  const fullName = [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');
  const names = [displayName ?? '', fullName, email];
  return names.find((name) => name.trim() !== '') ?? email;
}

interface Fact {
  readonly label: string;
  readonly value: string;
}

/** Age, height and the day of joining in a time zone; facts that were not given are omitted. */
function factsOf(user: CurrentUser, today: LocalDay, timeZone: string): readonly Fact[] {
  const birthday = parseLocalDay(user.birthday?.slice(0, 10) ?? '');
  return [
    birthday !== null && {
      label: t('Age'),
      value: t('{age, plural, one {# year} other {# years}}', { age: ageInYears(birthday, today) }),
    },
    user.height !== null && {
      label: t('Height'),
      value: formatHeightIn(unitsOf(user), user.height),
    },
    { label: t('Joined'), value: formatDay(user.createdAt, timeZone) },
  ].filter((fact) => fact !== false);
}

function Badges({ user }: { readonly user: CurrentUser }) {
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone="accent">{user.isCoach === 1 ? t('Coach') : t('Player')}</Badge>
      {user.skillLevel !== null && <Badge>{SKILL_LEVEL_NAMES[user.skillLevel]}</Badge>}
      {user.position !== null && <Badge>{POSITION_NAMES[user.position]}</Badge>}
    </p>
  );
}

interface ProfileHeadProps {
  readonly user: CurrentUser;
  readonly today: LocalDay;
}

/** The user's picture, name and facts. */
export function ProfileHead({ user, today }: ProfileHeadProps) {
  const timeZone = useTimeZone();
  return (
    <header className={cn(CARD_STYLE, 'sm:p-6')}>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <Avatar
          name={nameOf(user)}
          imageUrl={user.profileImageUrl}
          className="size-20 text-2xl sm:size-28 sm:text-4xl"
        />
        <div className="min-w-0 flex-1 basis-52 space-y-3">
          <div>
            <h1 className="text-3xl display wrap-break-word md:text-4xl">{nameOf(user)}</h1>
            <p className="wrap-break-word text-muted">{user.email}</p>
          </div>
          <Badges user={user} />
          <PhotoButtons user={user} />
        </div>
        <Button asChild variant="secondary" className="w-full sm:w-auto">
          <Link to="/profile/edit">
            <Pencil aria-hidden /> {t('Edit Profile')}
          </Link>
        </Button>
      </div>
      <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3 border-t border-line pt-4">
        {factsOf(user, today, timeZone).map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-lg font-bold figures">{value}</dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
