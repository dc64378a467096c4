import type { Review } from '@hooplog/contract';
import {
  addReviewPeriods,
  badgeName,
  drillName,
  findDrill,
  formatCount,
  formatPercent,
  isBetterResult,
  type LocalDay,
  percentage,
  reviewOf,
  type ReviewPeriod,
  zoneDisplayName,
} from '@hooplog/domain';
import { t } from '@hooplog/language';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Share2, Trophy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { AchievementIcon } from '../../components/achievements/achievement-icon.tsx';
import { resultWords } from '../../components/drills/drill-text.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { ChoiceRow } from '../../components/ui/choice-row.tsx';
import { Fact } from '../../components/ui/fact.tsx';
import { lazyDialog } from '../../components/ui/lazy-part.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { formatLocalDay } from '../../lib/format/dates.ts';
import { reviewQuery } from './progress-queries.ts';
import { reviewChangeText, reviewName, reviewSourceText } from './review-text.ts';

// The drawing code is not needed until the player shares.
const ShareReview = lazyDialog(async () => (await import('./share-review.tsx')).ShareReview);

const UNITS = [
  { value: 'month', name: t('A month') },
  { value: 'year', name: t('A year') },
] as const;

interface StepsProps {
  readonly period: ReviewPeriod;
  /** The current, unfinished period; there is no later one. */
  readonly current: ReviewPeriod;
  readonly onChange: (period: ReviewPeriod) => void;
}

/** The name of the period, with buttons for the previous and next one. */
function Steps({ period, current, onChange }: StepsProps) {
  const step = (count: number) => () => {
    onChange(addReviewPeriods(period, count));
  };
  return (
    <div className="my-2 flex items-center gap-1">
      <h3 aria-live="polite" className="min-w-0 flex-1 font-bold">
        {period === current
          ? t('{period}, so far', { period: reviewName(period) })
          : reviewName(period)}
      </h3>
      <Button variant="quiet" size="icon" aria-label={t('Earlier period')} onClick={step(-1)}>
        <ChevronLeft aria-hidden />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label={t('Later period')}
        disabled={period >= current}
        onClick={step(1)}
      >
        <ChevronRight aria-hidden />
      </Button>
    </div>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 py-1">
      <dt className="text-muted">{name}</dt>
      <dd className="text-end font-bold figures">{children}</dd>
    </div>
  );
}

function Facts({ review }: { readonly review: Review }) {
  const { days, workouts, made, totalShots, longestStreak } = review;
  return (
    <dl className="my-4 grid grid-cols-2 gap-4">
      <Fact
        name={t('Makes')}
        value={formatCount(made)}
        note={t('of {shots, plural, one {# shot} other {# shots}}', { shots: totalShots })}
      />
      <Fact
        name={t('Accuracy')}
        value={totalShots === 0 ? '–' : formatPercent(percentage(made, totalShots))}
      />
      <Fact
        name={t('Days trained')}
        value={formatCount(days)}
        note={t('{workouts, plural, one {# workout} other {# workouts}}', { workouts })}
      />
      <Fact
        name={t('Longest streak')}
        value={t('{days, plural, one {# day} other {# days}}', { days: longestStreak })}
      />
    </dl>
  );
}

function Rows({ review: { minutes, bestDay, bestZone } }: { readonly review: Review }) {
  return (
    <dl className="divide-y divide-line border-t border-line">
      {minutes > 0 && (
        <Row name={t('Timed exercises')}>{t('{minutes, number} min', { minutes })}</Row>
      )}
      <Row name={t('Best day')}>
        {bestDay === null
          ? '–'
          : t('{day}: {makes, plural, one {# make} other {# makes}}', {
              day: formatLocalDay(bestDay.day),
              makes: bestDay.made,
            })}
      </Row>
      <Row name={t('Best zone')}>
        {bestZone === null
          ? t('None stands out')
          : t('{zone}: {percent}%', {
              zone: zoneDisplayName(bestZone.zone),
              percent: percentage(bestZone.made, bestZone.total),
            })}
      </Row>
    </dl>
  );
}

type DrillInReview = Review['drills'][number];

function DrillLine({ drill: { key, name, best, before } }: { readonly drill: DrillInReview }) {
  const drill = findDrill(key);
  if (drill === null) return null;
  const isRecord = before !== null && isBetterResult(drill, best, before);
  return (
    <li className="flex items-center justify-between gap-3 py-2 text-sm">
      <span>{drillName({ key, name })}</span>
      <span className="text-end font-bold figures">
        {isRecord && <Trophy aria-hidden className="me-1 inline size-4 text-accent-text" />}
        {isRecord
          ? t('{result}, a record (before: {before})', {
              result: resultWords(drill, best),
              before: resultWords(drill, before),
            })
          : resultWords(drill, best)}
      </span>
    </li>
  );
}

function Lists({ badges, drills }: Pick<Review, 'badges' | 'drills'>) {
  return (
    <>
      {badges.length > 0 && (
        <ul aria-label={t('Badges earned')} className="mt-3 flex flex-wrap gap-3">
          {badges.map(({ id, name, icon }) => (
            <li key={id} className="flex items-center gap-2 text-sm font-semibold">
              <span className="grid size-9 place-items-center rounded-full bg-accent text-accent-ink [&_svg]:size-5">
                <AchievementIcon name={icon} />
              </span>
              {badgeName(name)}
            </li>
          ))}
        </ul>
      )}
      {drills.length > 0 && (
        <ul aria-label={t('Drills')} className="mt-3 divide-y divide-line border-t border-line">
          {drills.map((drill) => (
            <DrillLine key={drill.key} drill={drill} />
          ))}
        </ul>
      )}
    </>
  );
}

function Shown({ review }: { readonly review: Review }) {
  const [isSharing, setIsSharing] = useState(false);
  const change = reviewChangeText(review);
  return (
    <>
      <Facts review={review} />
      <Rows review={review} />
      <Lists badges={review.badges} drills={review.drills} />
      {change !== null && <p className="mt-3 text-sm font-semibold figures">{change}</p>}
      <p className="mt-1 mb-4 text-sm text-muted figures">{reviewSourceText(review)}</p>
      {review.totalShots > 0 && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            setIsSharing(true);
          }}
        >
          <Share2 aria-hidden /> {t('Share')}
        </Button>
      )}
      {isSharing && (
        <ShareReview
          review={review}
          onClose={() => {
            setIsSharing(false);
          }}
        />
      )}
    </>
  );
}

/** A month or a year in review. */
export function ReviewCard({ today }: { readonly today: LocalDay }) {
  const [unit, setUnit] = useState<'month' | 'year'>('month');
  const [chosen, setChosen] = useState<ReviewPeriod | null>(null);
  const current = reviewOf(today, unit);
  const period = chosen ?? current;
  const query = useQuery({
    ...reviewQuery(chosen ?? (unit === 'year' ? current : null)),
    placeholderData: keepPreviousData,
  });
  return (
    <Card aria-labelledby="review">
      <CardHeading id="review" className="mb-2">
        {t('In review')}
      </CardHeading>
      <ChoiceRow
        label={t('Look back on')}
        choices={UNITS}
        chosen={unit}
        onChoose={(next) => {
          setUnit(next);
          setChosen(null);
        }}
      />
      <Steps period={period} current={current} onChange={setChosen} />
      <Loaded
        query={query}
        title={t('This time could not be loaded')}
        skeleton={<Skeleton className="h-100" />}
      >
        {(review) => <Shown review={review} />}
      </Loaded>
    </Card>
  );
}
