import { locale, t } from '@hooplog/language';
import { useQuery } from '@tanstack/react-query';
import { ChartColumnIncreasing, Flame, Video } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';
import { FocusedPage } from '../../components/layout/focused-page.tsx';
import { loginUrl } from '../../lib/session/login-url.ts';
import { signInMethodsQuery, waysOf } from './sign-in-methods.ts';

const STEPS = [
  { icon: Video, text: t('Film a workout or tap your shots on the court.') },
  { icon: Flame, text: t('See makes and misses for all 14 zones of the floor.') },
  { icon: ChartColumnIncreasing, text: t('Come back tomorrow and watch the numbers move.') },
] as const;

const OR = new Intl.ListFormat(locale(), { type: 'disjunction' });

/** Names only what this installation offers: "Sign in with Google, GitHub, or Email." */
const waysWords = (labels: readonly string[]) =>
  t('Sign in with {ways}.', { ways: OR.format(labels) });

/** Introduction for new users. */
export function OnboardingCard() {
  const { data } = useQuery(signInMethodsQuery);
  return (
    <FocusedPage
      title={t('Welcome to Hooplog')}
      intro={t('Free for players and coaches. No credit card, no password.')}
    >
      <ol className="mb-8 space-y-4">
        {STEPS.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-text">
              <Icon aria-hidden className="size-6" />
            </span>
            {text}
          </li>
        ))}
      </ol>
      <Button asChild size="lg" className="w-full">
        <a href={loginUrl('/')}>{t('Continue to Sign In')}</a>
      </Button>
      <p className="mt-4 text-center text-sm text-muted">
        {waysWords(data === undefined ? [t('Email')] : waysOf(data))}
      </p>
    </FocusedPage>
  );
}
