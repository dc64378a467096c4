import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { Camera, CirclePlus, Eye, Upload } from 'lucide-react';
import { Button } from '../../components/ui/button.tsx';

const CHOICES = [
  {
    link: { to: '/film' },
    Icon: Camera,
    title: t('Film & count live'),
    text: t('Lean your phone where it sees the whole hoop. It counts while you shoot.'),
  },
  {
    link: { to: '/upload', search: { tracking: true } },
    Icon: CirclePlus,
    title: t('Count by hand'),
    text: t('Tap a spot, then made or missed. No video needed.'),
  },
] as const;

/** Before the first workout: the two ways to log one, and what they lead to. */
export function FirstRun() {
  return (
    <section aria-labelledby="first-run" className="space-y-4">
      <div>
        <h2 id="first-run" className="text-xl font-bold">
          {t('No workouts yet')}
        </h2>
        <p className="mt-1 text-muted">
          {t('Ten shots are enough to start. How do you want to count?')}
        </p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4">
        {CHOICES.map(({ link, Icon, title, text }) => (
          <li key={title}>
            <Link
              {...link}
              className="flex min-h-32 items-center gap-4 rounded-card border border-accent bg-accent-soft p-4 hover:border-accent-text sm:h-full sm:p-5"
            >
              <Icon aria-hidden className="size-10 shrink-0 text-accent-text" />
              <span>
                <span className="block text-xl font-bold">{title}</span>
                <span className="mt-0.5 block">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="grid gap-3 sm:grid-cols-2 sm:gap-4">
        <Button asChild variant="secondary">
          <Link to="/upload">
            <Upload aria-hidden /> {t('Upload First Workout')}
          </Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/sample">
            <Eye aria-hidden /> {t('See a sample workout')}
          </Link>
        </Button>
      </div>
    </section>
  );
}
