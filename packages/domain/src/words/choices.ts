import { t } from '@hooplog/language';
import type { ExerciseType, Position, SkillLevel } from '../limits.ts';

/** What players choose from, as they read it; the values themselves are English words of the specification. */
export const EXERCISE_NAMES: Readonly<Record<ExerciseType, string>> = {
  'Ball Handling': t('Ball Handling'),
  Shooting: t('Shooting'),
  Finishing: t('Finishing'),
  Defense: t('Defense'),
  Conditioning: t('Conditioning'),
  'Free Throws': t('Free Throws'),
  'Game Simulation': t('Game Simulation'),
  'Strength Training': t('Strength Training'),
  'Film Study': t('Film Study'),
  Other: t('Other'),
};

export const POSITION_NAMES: Readonly<Record<Position, string>> = {
  Guard: t('Guard'),
  Forward: t('Forward'),
  Center: t('Center'),
};

export const SKILL_LEVEL_NAMES: Readonly<Record<SkillLevel, string>> = {
  Beginner: t('Beginner'),
  Intermediate: t('Intermediate'),
  Advanced: t('Advanced'),
  Pro: t('Pro'),
};
