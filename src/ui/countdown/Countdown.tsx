import { clsx } from 'clsx';
import { Timer } from 'lucide-react';
import type { ComponentProps } from 'react';

const neutral = 'border-border bg-surface-sunken text-text-muted';
const critical = 'border-critical-border bg-critical-soft text-critical-strong';
const tones: Record<CountdownPhase, string> = {
  plenty: neutral,
  oneMinuteLeft: neutral,
  low: critical,
  over: critical,
};

type CountdownProps = Omit<ComponentProps<'span'>, 'children'> & {
  secondsLeft: number;
  locale: string;
  /** Before the time: "Expires in". */
  label: string;
  /** Announced once, when the last minute begins. */
  lastMinuteText: string;
  /** Announced once, when the time is up. */
  overText: string;
};

/**
 * Shows the time left, which the parent updates. Screen readers announce only the start of the last minute and the
 * end.
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
  const phase = getCountdownPhase(secondsLeft);
  return (
    <span {...rest} className={clsx('inline-flex', className)}>
      <span
        role="timer"
        className={clsx(
          'inline-flex min-h-5.5 items-center gap-1 rounded-full border ps-1.5 pe-2 text-xs font-medium tabular-nums',
          tones[phase],
        )}
      >
        <Timer className="size-3 stroke-[2.25]" />
        <span>{label}</span>{' '}
        <b translate="no" className="font-semibold">
          {formatMinutesAndSeconds(secondsLeft, locale)}
        </b>
      </span>
      <output className="sr-only">
        {/* Announced even if a background tab skips the tick at 60 s: the text stays for the whole last minute. */}
        {phase === 'over' ? overText : (phase === 'oneMinuteLeft' || phase === 'low') && lastMinuteText}
      </output>
    </span>
  );
}

/** Below this number of seconds the time is red. */
const LOW_SECONDS = 60;

const toWholeSeconds = (seconds: number) => Math.max(0, Math.ceil(seconds));

/** Formats as '4:59'. Rounds up, so that '0:00' means the end. */
export function formatMinutesAndSeconds(seconds: number, locale: string): string {
  const wholeSeconds = toWholeSeconds(seconds);
  const write = (count: number, minimumIntegerDigits: number) =>
    new Intl.NumberFormat(locale, { minimumIntegerDigits, useGrouping: false }).format(count);
  return `${write(Math.floor(wholeSeconds / 60), 1)}:${write(wholeSeconds % 60, 2)}`;
}

type CountdownPhase = 'plenty' | 'oneMinuteLeft' | 'low' | 'over';

/** Returns the phase. At 60 s the last minute is announced, below 60 s the time is red. */
export function getCountdownPhase(seconds: number): CountdownPhase {
  const wholeSeconds = toWholeSeconds(seconds);
  if (wholeSeconds === 0) return 'over';
  if (wholeSeconds < LOW_SECONDS) return 'low';
  return wholeSeconds === LOW_SECONDS ? 'oneMinuteLeft' : 'plenty';
}
