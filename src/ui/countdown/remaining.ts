/** From here on the time left is shown in red. */
export const LOW_SECONDS = 60;

const whole = (seconds: number) => Math.max(0, Math.ceil(seconds));

/** '4:59'. A second that has begun counts as whole, so that '0:00' is the end and nothing before it. */
export function minutesAndSeconds(seconds: number): string {
  const left = whole(seconds);
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
}

export type Remaining = 'plenty' | 'lastMinute' | 'low' | 'over';

/** How much is left, in the steps that matter: the whole last minute is announced, less than it is red. */
export function remainingOf(seconds: number): Remaining {
  const left = whole(seconds);
  if (left === 0) return 'over';
  if (left < LOW_SECONDS) return 'low';
  return left === LOW_SECONDS ? 'lastMinute' : 'plenty';
}
