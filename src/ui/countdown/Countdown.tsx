import { clsx } from 'clsx';
import { Timer } from 'lucide-react';
import type { ComponentProps } from 'react';
import { minutesAndSeconds, type Remaining, remainingOf } from './remaining.ts';

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
  label,
  lastMinuteText,
  overText,
  className,
  ...rest
}: CountdownProps) {
  const remaining = remainingOf(secondsLeft);
  return (
    <span {...rest} className={clsx('inline-flex', className)}>
      <span
        role="timer"
        className={clsx(
          'inline-flex min-h-5.5 items-center gap-1 rounded-full border ps-1.5 pe-2 text-xs font-medium tabular-nums transition-[color,background-color] duration-(--duration-fast)',
          tones[remaining],
        )}
      >
        <Timer className="size-3 stroke-[2.25]" />
        {label} <b className="font-semibold">{minutesAndSeconds(secondsLeft)}</b>
      </span>
      <output className="sr-only">
        {/* The same words for the whole last minute: a tick that was missed in a sleeping tab loses no announcement. */}
        {(remaining === 'lastMinute' || remaining === 'low') && lastMinuteText}
        {remaining === 'over' && overText}
      </output>
    </span>
  );
}
