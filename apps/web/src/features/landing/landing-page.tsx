import { rich, t } from '@hooplog/language';
import { useEffect, useRef } from 'react';
import { Logo } from '../../components/brand/logo.tsx';
import { Button } from '../../components/ui/button.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { HEADLINE_NUMBERS } from './headline-numbers.ts';
import { HeroScene } from './hero-scene.tsx';
import { showLiveNumbers } from './show-live-numbers.ts';
import { SiteFooter } from './site-footer.tsx';

const LOGIN = '/api/login';

function Hero() {
  return (
    <section className="column grid items-center gap-9 py-8 md:py-12 lg:grid-cols-[1fr_1.12fr] lg:gap-14 lg:py-16">
      <div>
        <p className="mb-4 inline-flex items-center gap-2 rounded-full border border-line bg-card px-3 py-1 text-sm font-semibold">
          <span aria-hidden className="size-2 rounded-full bg-accent" />
          {t('Shots counted by your phone’s camera')}
        </p>
        <h1 className="text-4xl leading-none display xs:text-5xl md:text-6xl">
          {rich('Film it. Shoot it. <line>Know every make.</line>', {
            line: (text) => <span className="block text-accent-text">{text}</span>,
          })}
        </h1>
        <p className="mt-5 max-w-xl text-lg text-muted">
          {t(
            'Put your phone on a tripod and train. Hooplog finds every shot in the video, says made or missed, and shows you which spots on the floor are yours.',
          )}
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <Button asChild size="lg">
            <a href="/onboarding">{t('Get Started Free')}</a>
          </Button>
          <Button asChild size="lg" variant="secondary">
            <a href="#features">{t('Learn More')}</a>
          </Button>
        </div>
        <p className="mt-4 text-sm text-muted">
          {t('Free. No credit card. Sign in with Google, Apple, GitHub, X or Email.')}
        </p>
      </div>
      <HeroScene />
    </section>
  );
}

function HeadlineNumbers() {
  return (
    <section aria-label={t('Hooplog in numbers')} className="border-y border-line bg-card">
      <dl className="column grid grid-cols-3 divide-x divide-line py-7 text-center md:py-10">
        {HEADLINE_NUMBERS.map(({ id, number, label }) => (
          <div key={id} className="flex flex-col-reverse justify-end px-2">
            <dt className="text-sm text-muted md:text-base">{label}</dt>
            <dd data-number={id} className="text-2xl display figures xs:text-3xl md:text-6xl">
              {number}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function LastCall() {
  return (
    <section className="column pb-16 md:pb-24">
      <div className="relative overflow-hidden rounded-card bg-accent px-6 py-14 text-center text-accent-ink md:py-20">
        <svg
          aria-hidden
          viewBox="0 0 400 200"
          preserveAspectRatio="xMidYMax slice"
          className="absolute inset-0 size-full opacity-10"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
        >
          <circle cx="200" cy="200" r="60" />
          <circle cx="200" cy="200" r="150" />
          <path d="M0 199H400" />
        </svg>
        <div className="relative">
          <h2 className="text-4xl display md:text-5xl">{t('The gym is open.')}</h2>
          <p className="mx-auto mt-3 max-w-md text-lg">
            {t('Your first workout takes a minute to log. The second one shows you a trend.')}
          </p>
          <Button
            asChild
            size="lg"
            className="mt-7 bg-accent-ink text-accent hover:bg-accent-ink/90"
          >
            <a href={LOGIN}>{t('Start Training Now')}</a>
          </Button>
        </div>
      </div>
    </section>
  );
}

/**
 * The page for signed-out visitors. It is rendered to a static file when the client is built (see `src/static-pages`),
 * so it needs none of the client's scripts, and uses plain links because there is no router.
 */
export function LandingPage() {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // If the server cannot be reached, the printed numbers stay.
    if (page.current !== null) showLiveNumbers(page.current).catch(() => undefined);
  }, []);
  return (
    <div ref={page}>
      <header className="column flex h-16 items-center justify-between">
        <a href="/" aria-label={t('Hooplog, home')} className="rounded-control">
          <Logo />
        </a>
        <Button asChild variant="quiet">
          <a href={LOGIN}>{t('Sign in')}</a>
        </Button>
      </header>
      <main>
        <Hero />
        <HeadlineNumbers />
        <section id="features" className="column py-14 md:py-24">
          <h2 className="max-w-2xl text-3xl display md:text-5xl">
            {t('Everything between the first shot and the next level')}
          </h2>
          <p className="mt-3 mb-8 max-w-xl text-lg text-muted md:mb-10">
            {t('One log for the driveway, the gym and the team.')}
          </p>
          <FeatureCards />
        </section>
        <LastCall />
      </main>
      <SiteFooter />
    </div>
  );
}
