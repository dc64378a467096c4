import { t } from '@hooplog/language';
import type { ExerciseType, Position, SkillLevel } from '../limits.ts';

/**
 * Texts of the values that players choose from; the values themselves are English words of the specification.
 * Getters, since the server writes calendars in several languages.
 */
export const EXERCISE_NAMES: Readonly<Record<ExerciseType, string>> = {
  get 'Ball Handling'() {
    return t('Ball Handling');
  },
  get Shooting() {
    return t('Shooting');
  },
  get Finishing() {
    return t('Finishing');
  },
  get Defense() {
    return t('Defense');
  },
  get Conditioning() {
    return t('Conditioning');
  },
  get 'Free Throws'() {
    return t('Free Throws');
  },
  get 'Game Simulation'() {
    return t('Game Simulation');
  },
  get 'Strength Training'() {
    return t('Strength Training');
  },
  get 'Film Study'() {
    return t('Film Study');
  },
  get Other() {
    return t('Other');
  },
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
