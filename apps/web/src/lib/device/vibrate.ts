/** iPhones have none. */
type Vibrator = Partial<Pick<Navigator, 'vibrate'>>;

/** Short, or by a pattern of on and off, milliseconds; nothing where the device cannot. */
export function vibrate(pattern: number | number[]): void {
  const vibrator: Vibrator = navigator;
  vibrator.vibrate?.(pattern);
}
