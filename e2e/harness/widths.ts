/** The window sizes of journeys: a phone with touch, and a desktop with a mouse. */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
export const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** The narrowest phones, and others at 200 % text size (WCAG 1.4.10). */
export const NARROWEST = { width: 320, height: 640 };

/** Run in both windows: they are about width, touch or mouse. */
const ON_BOTH = ['filmed-visual', 'landing', 'steady', 'visitor', 'visual'];
/** Run on the phone, and on the desktop only by `npm test -- long`: their results had been equal for months. */
const LONG_ON_DESKTOP = [
  'drills',
  'filmed-both-themes',
  'filmed-court',
  'first-run',
  'manual-tracking',
  'training',
  'training-screens',
  'workouts',
];
/** Run on the desktop: about things that phones lack, or that people do sitting down. */
const ON_DESKTOP = ['count-keys', 'header', 'own-data', 'phone-gets-in'];

const filesOf = (names: readonly string[]) =>
  new RegExp(`[\\\\/](${names.join('|')})\\.spec\\.ts$`);

/** For Playwright's projects. All other journeys run on the phone. */
export const FILES = {
  notOnPhone: filesOf(ON_DESKTOP),
  onDesktop: filesOf([...ON_DESKTOP, ...ON_BOTH]),
  longOnDesktop: filesOf(LONG_ON_DESKTOP),
} as const;

const isOnBoth = filesOf(ON_BOTH);

/** Null for a journey that runs in both windows, else the window in which it does not run, px. */
export function otherWindow(file: string, { width }: { readonly width: number }) {
  if (isOnBoth.test(file)) return null;
  return width < DESKTOP.viewport.width ? DESKTOP.viewport : PHONE.viewport;
}
