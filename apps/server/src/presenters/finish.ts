import { type Finish as FinishAnswer, getVideoPoster } from '@hooplog/contract';
import type { Finish } from '../services/workouts/get-finish.ts';
import { presentAchievement } from './achievements.ts';
import { presentReel } from './reels.ts';
import { presentWorkout, presentZones } from './workouts.ts';

export function presentFinish(finish: Finish): FinishAnswer {
  const { workout, zones, records, badges, goals, posterOf, reel } = finish;
  const { streakDays, streakBefore, lastTime, drillBest } = finish;
  const assignments = finish.assignments.map(({ assignment: { id, title }, team }) => ({
    ...{ id, title, team: team.name },
  }));
  return {
    workout: presentWorkout(workout),
    ...(drillBest !== undefined && { drillBest }),
    name: workout.name,
    tags: workout.tags,
    shotData: presentZones(zones),
    records: [...records],
    lastTime: lastTime && {
      localDay: lastTime.localDay,
      made: lastTime.made,
      totalShots: lastTime.totalShots,
    },
    streakDays,
    streakBefore,
    badges: badges.map(presentAchievement),
    goals: goals.map(({ goal, value, before }) => ({
      ...{ kind: goal.kind, target: goal.target, value, before },
      ...(goal.period === 'day' && { period: goal.period }),
    })),
    assignments,
    posterUrl: posterOf === null ? null : getVideoPoster.path.replace(':id', posterOf),
    reel: presentReel(reel),
  };
}
