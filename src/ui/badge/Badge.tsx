import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { wrapText } from '../text/wrapText.tsx';

export const softTones = {
  neutral: 'border-border bg-surface-sunken text-text-muted',
  accent: 'border-accent-border bg-accent-soft text-accent-strong',
  positive: 'border-positive-border bg-positive-soft text-positive-strong',
  caution: 'border-caution-border bg-caution-soft text-caution-strong',
  critical: 'border-critical-border bg-critical-soft text-critical-strong',
  info: 'border-info-border bg-info-soft text-info-strong',
};

const textTones = {
  neutral: 'text-text-muted',
  accent: 'text-accent-strong',
  positive: 'text-positive-strong',
  caution: 'text-caution-strong',
  critical: 'text-critical-strong',
  info: 'text-info-strong',
};

export type Tone = keyof typeof softTones;

/** Icons in statusIcons.css. */
export type StatusIcon =
  | 'ban'
  | 'check'
  | 'circle-alert'
  | 'circle-check'
  | 'circle-dashed'
  | 'circle-pause'
  | 'circle-x'
  | 'clock'
  | 'package-check'
  | 'pencil-line'
  | 'star'
  | 'triangle-alert'
  | 'truck'
  | 'undo';

type BadgeProps = ComponentProps<'span'> & {
  /** @default 'neutral' */
  tone?: Tone | undefined;
  icon?: StatusIcon | undefined;
};

/** One or two words in a pill. Use at most one per row, and StatusText for other states. */
export const Badge = ({ tone = 'neutral', icon, className, children, ...rest }: BadgeProps) => (
  <span
    {...rest}
    data-icon={icon}
    className={clsx(
      'inline-flex min-h-5.5 items-center gap-1 rounded-full border px-2 text-xs font-medium whitespace-nowrap tabular-nums data-icon:ps-1.5',
      icon && 'status-icon badge-icon',
      softTones[tone],
      className,
    )}
  >
    {wrapText(children)}
  </span>
);

type StatusBadgeProps = BadgeProps & { tone: Tone; icon: StatusIcon };

/** A badge for a state, with an icon, so that it is clear without colour. */
export const StatusBadge = (props: StatusBadgeProps) => <Badge {...props} />;

type StatusTextProps = ComponentProps<'span'> & {
  tone: Tone;
  icon: StatusIcon;
};

/** A state as icon and text, without a pill. */
export const StatusText = ({ tone, icon, className, children, ...rest }: StatusTextProps) => (
  <span
    {...rest}
    data-icon={icon}
    className={clsx(
      'status-icon inline-flex items-center gap-1.25 align-top text-sm font-medium tabular-nums',
      textTones[tone],
      className,
    )}
  >
    {wrapText(children)}
  </span>
);
