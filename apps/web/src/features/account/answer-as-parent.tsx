import type { ParentQuestion } from '@hooplog/contract';
import { rich, t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { lazyPart } from '../../components/ui/lazy-part.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { call } from '../../lib/api-client/call.ts';
import { formatDay } from '../../lib/format/dates.ts';
import { deviceTimeZone } from '../../lib/session/use-time-zone.ts';
import { useChange } from '../../lib/queries/use-change.ts';
import { parentQuestionQuery } from './parental-consent-queries.ts';
import { withBase } from '../../lib/base-path.ts';

// Not needed until a parent has agreed.
const Children = lazyPart(async () => (await import('./children.tsx')).Children).Part;

const FACTS = [
  t(
    'Hooplog counts basketball shots, in videos of workouts or by hand, and shows how training goes.',
  ),
  t(
    'It keeps name, e-mail address, birthday, workouts and videos. Nobody but your child sees the videos.',
  ),
  t('Children do not take part in the chat and are not on the leaderboard.'),
  t('It is free. Nothing is sold or shown to advertisers.'),
  t(
    'You can take your consent back at any time by this link; the account is then deleted with everything in it.',
  ),
];

interface AnswerProps {
  /** Token of the mailed link. */
  readonly token: string;
  readonly onRefused: () => void;
}

const FAILED = t('Your answer could not be saved. Please try again.');

function useAnswer(token: string, onRefused: () => void) {
  const params = { token };
  const grant = useChange(() => call('POST /api/parental-consents/:token/grant', { params }), {
    failed: FAILED,
    refresh: ['/api/parental-consents'],
  });
  const refuse = useChange(() => call('POST /api/parental-consents/:token/refuse', { params }), {
    failed: FAILED,
    onDone: onRefused,
  });
  return { grant, refuse };
}

function Question({
  token,
  question,
  onRefused,
}: AnswerProps & { readonly question: ParentQuestion }) {
  const [isAsking, setIsAsking] = useState(false);
  const { grant, refuse } = useAnswer(token, onRefused);
  const { childName, childEmail, status, deadline } = question;
  const granted = status === 'granted';
  const refusal = granted
    ? t('Withdraw and Delete the Account')
    : t('Refuse and Delete the Account');
  return (
    <div className="space-y-5">
      {granted && (
        <Suspense fallback={<Skeleton className="h-95 rounded-card sm:h-81" />}>
          <Children token={token} />
        </Suspense>
      )}
      <p>
        {granted
          ? t('You agreed that {childName} ({childEmail}) may use Hooplog.', {
              childName,
              childEmail,
            })
          : t(
              '{childName} ({childEmail}) is under 13 and would like to use Hooplog. The account waits for you until {day}.',
              { childName, childEmail, day: formatDay(deadline, deviceTimeZone()) },
            )}
      </p>
      <ul className="list-disc space-y-1.5 ps-5 text-muted">
        {FACTS.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <p className="text-sm">
        {rich('Read more: <privacy>Privacy</privacy>, <terms>Terms</terms>.', {
          privacy: (text) => (
            <a className="font-semibold underline" href={withBase('/privacy')}>
              {text}
            </a>
          ),
          terms: (text) => (
            <a className="font-semibold underline" href={withBase('/terms')}>
              {text}
            </a>
          ),
        })}
      </p>
      {!granted && (
        <Button
          size="lg"
          className="w-full"
          pending={grant.isPending}
          onClick={() => {
            grant.mutate();
          }}
        >
          {t('I Am a Parent, and I Agree')}
        </Button>
      )}
      <Button
        variant="secondary"
        className="w-full"
        onClick={() => {
          setIsAsking(true);
        }}
      >
        {refusal}
      </Button>
      <Dialog
        open={isAsking}
        title={t('Delete this account?')}
        onClose={() => {
          setIsAsking(false);
        }}
      >
        <p>
          {t(
            'The account of {childName} is deleted with everything in it. This cannot be undone.',
            { childName },
          )}
        </p>
        <Button
          variant="danger"
          className="mt-5 w-full"
          pending={refuse.isPending}
          onClick={() => {
            refuse.mutate();
          }}
        >
          {refusal}
        </Button>
      </Dialog>
    </div>
  );
}

const OUTDATED = (
  <div className="space-y-5">
    <p>
      {t(
        'This link no longer works: there is a newer e-mail, or the account is gone. Look for our latest one.',
      )}
    </p>
    <Button asChild variant="secondary" className="w-full">
      <a href={withBase('/contact')}>{t('Write to us')}</a>
    </Button>
  </div>
);

/** Placeholder of the unanswered question: title, details and two buttons. */
const QuestionSkeleton = () => (
  <div className="space-y-5">
    <Skeleton className="h-18 sm:h-12" />
    <Skeleton className="h-86 sm:h-62" />
    <Skeleton className="h-6 w-48" />
    <Skeleton className="h-13" />
    <Skeleton className="h-11" />
  </div>
);

/** Shows parents what they are asked and lets them answer. */
export function AnswerAsParent({ token, onRefused }: AnswerProps) {
  return (
    <Loaded
      query={useQuery(parentQuestionQuery(token))}
      title={t('This could not be loaded')}
      skeleton={<QuestionSkeleton />}
      gone={OUTDATED}
    >
      {(question) => <Question token={token} question={question} onRefused={onRefused} />}
    </Loaded>
  );
}
