import { t } from '@hooplog/language';
import {
  belongsElsewhere,
  CALL_KEYS,
  type KeyPress,
  type Shortcut,
} from '../../lib/shortcuts/key-press.ts';

/** The commands of the review's keyboard shortcuts. */
export type ReviewCommand =
  | 'made'
  | 'missed'
  | 'not_a_shot'
  | 'not_mine'
  | 'undo'
  | 'play'
  | 'slow'
  | 'why'
  | 'next'
  | 'previous'
  | 'add';

interface ReviewShortcut extends Shortcut {
  readonly command: ReviewCommand;
  /** Values of `KeyboardEvent.key`, lower case. */
  readonly keys: readonly string[];
}

export const REVIEW_SHORTCUTS: readonly ReviewShortcut[] = [
  {
    command: 'made',
    keys: ['m', 'arrowright'],
    shown: t('{key} or {other}', { key: CALL_KEYS.made, other: '→' }),
    does: t('Made'),
  },
  {
    command: 'missed',
    keys: ['x', 'arrowleft'],
    shown: t('{key} or {other}', { key: CALL_KEYS.missed, other: '←' }),
    does: t('Missed'),
  },
  { command: 'not_a_shot', keys: ['n'], shown: 'N', does: t('Not a shot') },
  { command: 'not_mine', keys: ['o'], shown: 'O', does: t('Somebody else’s') },
  {
    command: 'undo',
    keys: ['z', 'u'],
    shown: t('{key} or {other}', { key: CALL_KEYS.undo, other: 'U' }),
    does: t('Undo'),
  },
  {
    command: 'next',
    keys: ['j', 'arrowdown'],
    shown: t('{key} or {other}', { key: 'J', other: '↓' }),
    does: t('Next shot'),
  },
  {
    command: 'previous',
    keys: ['k', 'arrowup'],
    shown: t('{key} or {other}', { key: 'K', other: '↑' }),
    does: t('Previous shot'),
  },
  {
    command: 'play',
    keys: [' '],
    shown: t('Space', {}, 'a key'),
    does: t('Play or pause the shot'),
  },
  { command: 'slow', keys: ['s'], shown: 'S', does: t('Slow motion') },
  { command: 'why', keys: ['w'], shown: 'W', does: t('Show why') },
  { command: 'add', keys: ['a'], shown: 'A', does: t('Add a shot at this moment') },
];

/** The command of a key press; null if the review does not use that key. */
export function reviewCommand(press: KeyPress): ReviewCommand | null {
  const key = press.key.toLowerCase();
  if (belongsElsewhere(press)) return null;
  if (press.ctrlKey || press.metaKey) return key === 'z' ? 'undo' : null;
  return REVIEW_SHORTCUTS.find(({ keys }) => keys.includes(key))?.command ?? null;
}
