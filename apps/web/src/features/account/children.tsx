import type { Child } from '@hooplog/contract';
import { percentage } from '@hooplog/domain';
import { t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { challengeTitle } from '../../components/challenges/challenge-title-text.ts';
import { AskFirst } from '../../components/ui/ask-first.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { call, type CallInput } from '../../lib/api-client/call.ts';
import { formatDay, formatWeekday } from '../../lib/format/dates.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { deviceTimeZone } from '../../lib/session/use-time-zone.ts';
import { childrenQuery } from './parental-consent-queries.ts';

interface OfParent {
  /** Token of the mailed link. */
  readonly token: string;
}

interface OfChild extends OfParent {
  readonly child: Child;
}

const CHANGED = {
  failed: t('This could not be saved. Please try again.'),
  refresh: ['/api/parental-consents'],
} as const;

function weekWords({ trainedDays, week: { made, totalShots } }: Child): string {
  if (trainedDays === 0) return t('No workout yet this week');
  const days = t('{days, plural, one {# day} other {# days}} this week', { days: trainedDays });
  return totalShots === 0
    ? days
    : t('{days} · {shots, plural, one {# shot} other {# shots}}, {percent}% made', {
        days,
        shots: totalShots,
        percent: percentage(made, totalShots),
      });
}

interface SharedWithProps {
  readonly name: string;
  readonly sees: string;
  readonly question: string;
  /** What becomes hidden, and what stays. */
  readonly consequence?: string;
  readonly deed: string;
  readonly onStop: () => Promise<unknown>;
}

/** A squad, a team or a challenge: who sees what there, and a button to end it. */
function SharedWith({
  name,
  sees,
  question,
  consequence = t('Nobody there sees your child’s numbers any more. Workouts and films stay.'),
  deed,
  onStop,
}: SharedWithProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useChange(onStop, CHANGED);
  const close = () => {
    setIsAsking(false);
  };
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-line py-2">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">{sees}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('{deed}: {place}', { deed, place: name })}
        onClick={() => {
          setIsAsking(true);
        }}
      >
        {deed}
      </Button>
      {isAsking && (
        <AskFirst
          question={question}
          deed={deed}
          pending={isPending}
          onConfirm={() => {
            mutate(undefined, { onSuccess: close });
          }}
          onClose={close}
        >
          {consequence} {t('Your child can join again, unless you switch joining off.')}
        </AskFirst>
      )}
    </li>
  );
}

function Shared({ token, child }: OfChild) {
  const { id: childId, name, squads, teams, sharesBadges } = child;
  const inSquads = sharesBadges
    ? t('Members see the name, the picture, shots, makes, workouts and badges.')
    : t('Members see the name, the picture, shots, makes and workouts.');
  if (squads.length + teams.length === 0) {
    return (
      <p className="text-muted">
        {t('{name} is in no squad and on no team: nobody else sees anything.', { name })}
      </p>
    );
  }
  const params = { token, childId };
  return (
    <ul>
      {squads.map(({ id, name: squad, memberCount }) => (
        <SharedWith
          key={id}
          name={t('Squad {squad} · {members, plural, one {# member} other {# members}}', {
            squad,
            members: memberCount,
          })}
          sees={inSquads}
          question={t('Take {name} out of {squad}?', { name, squad })}
          deed={t('Remove')}
          onStop={() =>
            call('DELETE /api/parental-consents/:token/children/:childId/squads/:id', {
              params: { ...params, id },
            })
          }
        />
      ))}
      {teams.map(({ id, name: team, coachName }) => (
        <SharedWith
          key={id}
          name={t('Team {team} · coached by {coach}', { team, coach: coachName })}
          sees={t(
            'The coach sees the name, the picture and all numbers; never films, notes or the birthday.',
          )}
          question={t('Take {name} off {team}?', { name, team })}
          deed={t('Take Off')}
          onStop={() =>
            call('DELETE /api/parental-consents/:token/children/:childId/teams/:id', {
              params: { ...params, id },
            })
          }
        />
      ))}
    </ul>
  );
}

/** Challenges show squads more: the number that counts. */
const Challenges = ({ token, child: { id: childId, name, challenges } }: OfChild) => (
  <ul>
    {challenges.map((challenge) => {
      const title = challengeTitle(challenge);
      return (
        <SharedWith
          key={challenge.id}
          name={t('{challenge} in {squad}', { challenge: title, squad: challenge.squadName })}
          sees={t('Until {day}. Members see the number that counts.', {
            day: formatWeekday(challenge.lastDay),
          })}
          question={t('Take {name} out of {challenge}?', { name, challenge: title })}
          consequence={t('Members no longer see the number that counts. Workouts stay.')}
          deed={t('Remove')}
          onStop={() =>
            call('DELETE /api/parental-consents/:token/children/:childId/challenges/:id', {
              params: { token, childId, id: challenge.id },
            })
          }
        />
      );
    })}
  </ul>
);

type ChildInput = CallInput<'PATCH /api/parental-consents/:token/children/:childId'>['body'];

/** Settings for the future, including squads and teams joined later. */
function Switches({ token, child }: OfChild) {
  const { name, mayJoin, sharesBadges } = child;
  const { mutate, isPending } = useChange(
    (body: ChildInput) =>
      call('PATCH /api/parental-consents/:token/children/:childId', {
        params: { token, childId: child.id },
        body,
      }),
    CHANGED,
  );
  return (
    <div className="flex flex-col items-start">
      <Switch
        label={t('{child} may join squads, teams and challenges', { child: name })}
        checked={mayJoin}
        disabled={isPending}
        onChange={({ target: { checked } }) => {
          mutate({ mayJoin: checked });
        }}
      />
      <Switch
        label={t('Squads see the badges of {child}', { child: name })}
        checked={sharesBadges}
        disabled={isPending}
        onChange={({ target: { checked } }) => {
          mutate({ sharesBadges: checked });
        }}
      />
    </div>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div>
    <h3 className="mb-1 text-sm font-semibold">{title}</h3>
    {children}
  </div>
);

function ChildSection({ token, child }: OfChild) {
  const { id, name, email, challenges, told } = child;
  return (
    <section aria-labelledby={id} className="space-y-4 rounded-card border border-line p-4">
      <div>
        <h2 id={id} className="text-xl font-bold wrap-anywhere">
          {name}
        </h2>
        <p className="text-sm wrap-anywhere text-muted">{email}</p>
        <p className="mt-2 font-semibold figures">{weekWords(child)}</p>
      </div>
      <Part title={t('Who sees what')}>
        <Shared token={token} child={child} />
        <Switches token={token} child={child} />
      </Part>
      {challenges.length > 0 && (
        <Part title={t('Challenges that {name} has joined', { name })}>
          <Challenges token={token} child={child} />
        </Part>
      )}
      {told.length > 0 && (
        <Part title={t('Coaches’ notes to {name}', { name })}>
          <ul>
            {told.map(({ id: toldId, text, coachName, createdAt }) => (
              <li key={toldId} className="border-t border-line py-2">
                <p className="wrap-anywhere whitespace-pre-line">{text}</p>
                <p className="text-sm text-muted">
                  {`${coachName} · ${formatDay(createdAt, deviceTimeZone())}`}
                </p>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </section>
  );
}

/** What a parent who has agreed can see of their children, and can stop. */
export function Children({ token }: OfParent) {
  return (
    <Loaded
      query={useQuery(childrenQuery(token))}
      title={t('This could not be loaded')}
      skeleton={<Skeleton className="h-95 rounded-card sm:h-81" />}
    >
      {(children) => (
        <div className="space-y-4">
          {children.map((child) => (
            <ChildSection key={child.id} token={token} child={child} />
          ))}
        </div>
      )}
    </Loaded>
  );
}
