import type { Review } from '@hooplog/contract';
import { zoneNumber } from '@hooplog/domain';
import type { FoundReview } from '../services/progress/get-review.ts';
import { presentAchievement } from './achievements.ts';

export function presentReview({ zones, badges, ...review }: FoundReview): Review {
  return {
    ...review,
    badges: badges.map(presentAchievement),
    shotData: zones.toSorted((a, b) => zoneNumber(a.zone) - zoneNumber(b.zone)),
  };
}
