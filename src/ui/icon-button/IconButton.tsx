import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner/Spinner.tsx';
import { Anchor, type AnchorProps } from '../link/Link.tsx';

const tones = {
  neutral:
    'hover:bg-surface-active hover:text-text active:bg-border active:text-text [&[aria-haspopup][aria-expanded=true]]:bg-surface-active [&[aria-haspopup][aria-expanded=true]]:text-text',
  critical:
    'hover:bg-critical-soft hover:text-critical-strong active:bg-critical-border active:text-critical-strong',
};

const sizes = {
  sm: 'size-8 rounded-sm [&>svg]:size-4',
  md: 'size-control rounded-md [&>svg]:size-4.5',
};

type IconButtonStyleProps = {
  /** `critical` for destructive actions. @default 'neutral' */
  tone?: 'neutral' | 'critical' | undefined;
  /** `bordered` matches the fields and buttons next to it. @default 'none' */
  frame?: 'none' | 'bordered' | undefined;
  /** `sm` in rows and on cards, `md` in the header. Both are 44 px on touch screens. @default 'md' */
  size?: 'sm' | 'md' | undefined;
};

const base =
  'inline-grid flex-none place-items-center text-text-muted select-none pointer-coarse:size-control-lg';

/** Overrides the other classes, because Tailwind sorts `data-` variants last. */
const disabledStyle =
  'data-disabled:cursor-not-allowed data-disabled:text-text-disabled aria-busy:cursor-progress';

const frames = {
  none: 'data-disabled:bg-transparent',
  bordered:
    'border border-border-control bg-surface data-disabled:border-border data-disabled:bg-surface-sunken forced-colors:data-disabled:border-[GrayText]',
};

function iconButtonStyle({ tone = 'neutral', frame = 'none', size = 'md' }: IconButtonStyleProps): string {
  return clsx(base, tones[tone], sizes[size], disabledStyle, frames[frame]);
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'disabled' | 'children' | 'aria-label' | 'title'> &
  IconButtonStyleProps & {
    icon: ReactNode;
    /** Accessible name and tooltip. In a row it includes the row's name: "Delete Diya brass lamp". */
    label: string;
    /** `busy` shows a spinner and ignores clicks. @default 'ready' */
    status?: 'ready' | 'busy' | undefined;
    /** Why it is disabled; shown in the tooltip. */
    disabledReason?: string | undefined;
    /** Keys to press one after another, shown in the tooltip. For keys pressed together use `aria-keyshortcuts`. */
    'data-keys'?: string | undefined;
  };

/** A button with only an icon. For navigation use an IconLink. */
export function IconButton({
  icon,
  label,
  tone,
  frame,
  size,
  status = 'ready',
  disabledReason,
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  const disabled = disabledReason !== undefined;
  const inactive = status === 'busy' || disabled;
  return (
    <button
      type="button"
      {...rest}
      onClick={inactive ? (event: MouseEvent) => event.preventDefault() : onClick}
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- ARIA 1.3 allows it on every role
      aria-description={disabledReason}
      aria-busy={status === 'busy' || undefined}
      aria-disabled={inactive || undefined}
      data-disabled={disabled ? '' : undefined}
      data-tooltip={disabledReason ?? ''}
      className={clsx(iconButtonStyle({ tone, frame, size }), className)}
    >
      {status === 'busy' ? <Spinner /> : icon}
    </button>
  );
}

type IconLinkProps = Omit<AnchorProps, 'children' | 'aria-label' | 'title'> &
  IconButtonStyleProps & {
    icon: ReactNode;
    /** Accessible name and tooltip. In a row it includes the row's name: "View Diya brass lamp". */
    label: string;
    /** Keys to press one after another, shown in the tooltip. */
    'data-keys'?: string | undefined;
  };

/** A link with only an icon. For actions use an IconButton. */
export const IconLink = ({ icon, label, tone, frame, size, className, ...rest }: IconLinkProps) => (
  <Anchor
    {...rest}
    aria-label={label}
    data-tooltip=""
    className={clsx(iconButtonStyle({ tone, frame, size }), className)}
  >
    {icon}
  </Anchor>
);
