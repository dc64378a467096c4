/** The windows that a journey is walked in: of a phone with a thumb, and of a desktop with a mouse. */
export const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
export const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** The narrowest phones, and others at 200 % of their text (WCAG 1.4.10). */
export const NARROWEST = { width: 320, height: 640 };

/** Walked on both: width, touch or mouse is what they are about. */
const ON_BOTH = ['filmed-visual', 'landing', 'steady', 'visitor', 'visual'];
/** Walked on the phone, and on the desktop by `npm test -- long`: each had found the same on both for months. */
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
/** Walked on the desktop: what phones do not have, and what people sit down for. */
const ON_DESKTOP = ['count-keys', 'header', 'own-data', 'phone-gets-in'];

const filesOf = (names: readonly string[]) =>
  new RegExp(`[\\\\/](${names.join('|')})\\.spec\\.ts$`);

/** For Playwright's projects. All other journeys are walked on the phone. */
export const FILES = {
  notOnPhone: filesOf(ON_DESKTOP),
  onDesktop: filesOf([...ON_DESKTOP, ...ON_BOTH]),
  longOnDesktop: filesOf(LONG_ON_DESKTOP),
} as const;

const isOnBoth = filesOf(ON_BOTH);

/** Null for a journey that is walked in both windows, else the window that it is not walked in, px. */
export function otherWindow(file: string, { width }: { readonly width: number }) {
  if (isOnBoth.test(file)) return null;
  return width < DESKTOP.viewport.width ? DESKTOP.viewport : PHONE.viewport;
}
