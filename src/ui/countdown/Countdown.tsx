import { clsx } from 'clsx';
import { Timer } from 'lucide-react';
import type { ComponentProps } from 'react';

const neutral = 'border-border bg-surface-sunken text-text-muted';
const critical = 'border-critical-border bg-critical-soft text-critical-strong';
const tones: Record<Remaining, string> = {
  plenty: neutral,
  lastMinute: neutral,
  low: critical,
  over: critical,
};

export type CountdownProps = Omit<ComponentProps<'span'>, 'children'> & {
  secondsLeft: number;
  /** In which the time is written. */
  locale: string;
  /** Before the time, as "Expires in". */
  label: string;
  /** Said once, when the last minute begins. */
  lastMinuteText: string;
  /** Said once, when the time is over. */
  overText: string;
};

/**
 * The time left. It has no clock of its own: whoever knows the time says how much is left. A voice that counted every
 * second would be unbearable, so a timer is silent, and only the last minute and the end are announced.
 */
export function Countdown({
  secondsLeft,
  locale,
  label,
  lastMinuteText,
  overText,
  className,
  ...rest
}: CountdownProps) {
  const remaining = formatRemaining(secondsLeft);
  return (
    <span {...rest} className={clsx('inline-flex', className)}>
      <span
        role="timer"
        className={clsx(
          'inline-flex min-h-5.5 items-center gap-1 rounded-full border ps-1.5 pe-2 text-xs font-medium tabular-nums',
          tones[remaining],
        )}
      >
        <Timer className="size-3 stroke-[2.25]" />
        <span>{label}</span>{' '}
        <b translate="no" className="font-semibold">
          {minutesAndSeconds(secondsLeft, locale)}
        </b>
      </span>
      <output className="sr-only">
        {/* The same words for the whole last minute: a tick that was missed in a sleeping tab loses no announcement. */}
        {remaining === 'over'
          ? overText
          : (remaining === 'lastMinute' || remaining === 'low') && lastMinuteText}
      </output>
    </span>
  );
}

/** From here on the time left is shown in red. */
export const LOW_SECONDS = 60;

const toWholeSeconds = (seconds: number) => Math.max(0, Math.ceil(seconds));

/** '4:59'. A second that has begun counts as whole, so that '0:00' is the end and nothing before it. */
export function minutesAndSeconds(seconds: number, locale: string): string {
  const wholeSeconds = toWholeSeconds(seconds);
  const write = (count: number, minimumIntegerDigits: number) =>
    new Intl.NumberFormat(locale, { minimumIntegerDigits, useGrouping: false }).format(count);
  return `${write(Math.floor(wholeSeconds / 60), 1)}:${write(wholeSeconds % 60, 2)}`;
}

export type Remaining = 'plenty' | 'lastMinute' | 'low' | 'over';

/** How much is left, in the steps that matter: the whole last minute is announced, less than it is red. */
export function formatRemaining(seconds: number): Remaining {
  const wholeSeconds = toWholeSeconds(seconds);
  if (wholeSeconds === 0) return 'over';
  if (wholeSeconds < LOW_SECONDS) return 'low';
  return wholeSeconds === LOW_SECONDS ? 'lastMinute' : 'plenty';
}
