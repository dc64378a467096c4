/** Missing on iPhones. */
type Vibrator = Partial<Pick<Navigator, 'vibrate'>>;

/** One short vibration, or a pattern of on and off, milliseconds; does nothing on devices that cannot vibrate. */
export function vibrate(pattern: number | number[]): void {
  const vibrator: Vibrator = navigator;
  vibrator.vibrate?.(pattern);
}
