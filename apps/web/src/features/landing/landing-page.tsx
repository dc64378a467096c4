import { Link } from '@tanstack/react-router';
import { Logo } from '../../components/brand/logo.tsx';
import { Button } from '../../components/ui/button.tsx';
import { loginUrl } from '../../lib/session/login-url.ts';
import { FeatureCards } from './feature-cards.tsx';
import { HEADLINE_NUMBERS } from './headline-numbers.ts';
import { ShotChart } from './shot-chart.tsx';

const LOGIN = loginUrl('/');

function Hero() {
  return (
    <section className="column grid items-center gap-10 py-10 md:py-16 lg:grid-cols-[1.05fr_1fr] lg:gap-14">
      <div>
        <h1 className="text-[2.125rem] leading-[1.05] display xs:text-5xl md:text-6xl lg:text-[3.4rem]">
          Film it. Shoot it. <span className="block text-accent-text">Know every make.</span>
        </h1>
        <p className="mt-5 max-w-xl text-lg text-muted">
          Put your phone on a tripod and train. Hooplog finds every shot in the video, says made or
          missed, and shows you which spots on the floor are yours.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Button asChild size="lg">
            <Link to="/onboarding">Get Started Free</Link>
          </Button>
          <Button asChild size="lg" variant="secondary">
            <a href="#features">Learn More</a>
          </Button>
        </div>
        <p className="mt-4 text-sm text-muted">Free. No credit card.</p>
      </div>
      <ShotChart />
    </section>
  );
}

function HeadlineNumbers() {
  return (
    <section aria-label="Hooplog in numbers" className="border-y border-line bg-card">
      <dl className="column grid grid-cols-3 divide-x divide-line py-6 text-center md:py-8">
        {HEADLINE_NUMBERS.map(({ number, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end px-2">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-3xl display figures md:text-5xl">{number}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Footer() {
  return (
    <footer id="footer" className="border-t border-line">
      <div className="column flex flex-wrap items-center justify-between gap-4 py-8">
        <Logo />
        <nav aria-label="Legal" className="flex gap-2 text-sm text-muted">
          {['Privacy', 'Terms', 'Contact'].map((label) => (
            <a key={label} href="#footer" className="rounded-control px-2 py-2 hover:text-ink">
              {label}
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}

/** What somebody sees who is not signed in. */
export function LandingPage() {
  return (
    <>
      <header className="column flex h-16 items-center justify-between">
        <Logo />
        <Button asChild variant="quiet">
          <a href={LOGIN}>Sign in</a>
        </Button>
      </header>
      <main>
        <Hero />
        <HeadlineNumbers />
        <section id="features" className="column py-12 md:py-20">
          <h2 className="mb-8 max-w-2xl text-3xl display md:text-4xl">
            Everything between the first shot and the next level
          </h2>
          <FeatureCards />
        </section>
        <section className="column pb-16 md:pb-24">
          <div className="rounded-[20px] bg-accent px-6 py-12 text-center text-accent-ink">
            <h2 className="text-3xl display md:text-4xl">The gym is open.</h2>
            <p className="mx-auto mt-2 max-w-md">Your first workout takes a minute to log.</p>
            <Button
              asChild
              size="lg"
              className="mt-6 bg-accent-ink text-accent hover:bg-accent-ink/90"
            >
              <a href={LOGIN}>Start Training Now</a>
            </Button>
          </div>
        </section>
      </main>
      <Footer />
    </>
  );
}
