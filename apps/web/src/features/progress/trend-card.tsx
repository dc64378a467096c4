import type { Trend } from '@hooplog/contract';
import { type LocalDay, SHOT_GROUPS } from '@hooplog/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { AccuracyChart } from '../../components/charts/accuracy-chart.tsx';
import { monthText, weekText } from '../../components/charts/chart-text.ts';
import { Card, CardHeading } from '../../components/ui/card.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { Loaded } from '../../components/ui/loaded.tsx';
import { Select } from '../../components/ui/select.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Switch } from '../../components/ui/switch.tsx';
import { formatMonth, formatShortDay } from '../../lib/format/dates.ts';
import { trendQuery } from './progress-queries.ts';
import {
  type Asked,
  askedOf,
  daysOfPeriod,
  PERIODS,
  periodId,
  type ProgressSearch,
} from './progress-search.ts';
import { changeText, comparedText, groupName, sourceText } from './trend-text.ts';

export interface TrendCardProps {
  readonly today: LocalDay;
  readonly search: ProgressSearch;
  readonly onSearch: (search: ProgressSearch) => void;
}

interface ChoiceProps {
  readonly asked: Asked;
  readonly today: LocalDay;
  readonly onAsk: (asked: Asked) => void;
}

/** First and last day of a period of the player's choice. */
function CustomPeriod({ asked, today, onAsk }: ChoiceProps) {
  return (
    <div className="mt-3 grid grid-cols-2 gap-3">
      <Field label="From">
        {(control) => (
          <Input
            {...control}
            type="date"
            max={asked.to ?? today}
            value={asked.from ?? ''}
            onChange={({ target }) => {
              if (target.value !== '') onAsk({ ...asked, from: target.value as LocalDay });
            }}
          />
        )}
      </Field>
      <Field label="To">
        {(control) => (
          <Input
            {...control}
            type="date"
            min={asked.from}
            max={today}
            value={asked.to ?? today}
            onChange={({ target }) => {
              if (target.value !== '') onAsk({ ...asked, to: target.value as LocalDay });
            }}
          />
        )}
      </Field>
    </div>
  );
}

function Choice({ asked, today, onAsk }: ChoiceProps) {
  const period = periodId(asked, today);
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Select
          aria-label="Shots"
          value={asked.of}
          onChange={({ target }) => {
            const of = SHOT_GROUPS.find((group) => group === target.value);
            if (of !== undefined) onAsk({ ...asked, of });
          }}
        >
          {SHOT_GROUPS.map((group) => (
            <option key={group} value={group}>
              {groupName(group)}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Period"
          value={period}
          onChange={({ target }) => {
            const id = PERIODS.find((one) => one.id === target.value)?.id ?? 'custom';
            onAsk({ ...asked, ...daysOfPeriod(id, asked, today) });
          }}
        >
          {PERIODS.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
          <option value="custom">From … to …</option>
        </Select>
      </div>
      {period === 'custom' && <CustomPeriod asked={asked} today={today} onAsk={onAsk} />}
      <Switch
        label="Only shots seen on video"
        checked={asked.shots === 'by_video'}
        onChange={({ target }) => {
          onAsk({ ...asked, shots: target.checked ? 'by_video' : undefined });
        }}
      />
    </>
  );
}

function Shown({ asked, trend }: { readonly asked: Asked; readonly trend: Trend }) {
  const { unit, points, change, byVideo } = trend;
  const isByWeek = unit === 'week';
  return (
    <>
      <p role="status" className="my-2 min-h-18 font-semibold figures sm:min-h-12">
        {changeText(asked.of, trend)}
      </p>
      <AccuracyChart
        joined
        label={`${groupName(asked.of)} by ${unit}`}
        head={isByWeek ? 'Week of' : 'Month'}
        columns={points.map(({ start, ...shots }) => ({
          key: start,
          name: isByWeek ? formatShortDay(start) : formatMonth(start.slice(0, 7)),
          text: isByWeek ? weekText(start, shots) : monthText(start, shots),
          shots,
        }))}
      />
      <p className="mt-2 text-sm text-muted figures">
        {change !== null && comparedText(change)} {asked.shots === undefined && sourceText(byVideo)}
      </p>
    </>
  );
}

/** How an accuracy went over a period, and whether by more than chance. */
export function TrendCard({ today, search, onSearch }: TrendCardProps) {
  const asked = askedOf(search);
  const query = useQuery({ ...trendQuery(asked), placeholderData: keepPreviousData });
  return (
    <Card aria-labelledby="trend">
      <CardHeading id="trend">Accuracy over time</CardHeading>
      <Choice
        asked={asked}
        today={today}
        onAsk={({ of, ...rest }) => {
          onSearch({ of: of === 'all' ? undefined : of, ...rest });
        }}
      />
      <Loaded
        query={query}
        title="Your trend could not be loaded"
        skeleton={<Skeleton className="h-110" />}
      >
        {(trend) => <Shown asked={asked} trend={trend} />}
      </Loaded>
    </Card>
  );
}
