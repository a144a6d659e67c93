import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner/Spinner.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
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

export type IconButtonStyleProps = {
  /** critical for what destroys. @default 'neutral' */
  tone?: 'neutral' | 'critical' | undefined;
  /** bordered beside fields and buttons, which have a border. @default 'none' */
  frame?: 'none' | 'bordered' | undefined;
  /** sm in rows and on cards, md in the header. Both are 44 px where fingers point. @default 'md' */
  size?: 'sm' | 'md' | undefined;
};

const base =
  'inline-grid flex-none place-items-center text-text-muted select-none pointer-coarse:size-control-lg';

/** Variants that begin with `data-` stand after the plain ones in the sheet, so a blocked button looks blocked. */
const blocked = 'data-blocked:cursor-not-allowed data-blocked:text-text-disabled aria-busy:cursor-progress';

const frames = {
  none: 'data-blocked:bg-transparent',
  bordered:
    'border border-border-control bg-surface data-blocked:border-border data-blocked:bg-surface-sunken forced-colors:data-blocked:border-[GrayText]',
};

/** The classes of a button that shows only an icon. */
export function iconButtonStyle({
  tone = 'neutral',
  frame = 'none',
  size = 'md',
}: IconButtonStyleProps): string {
  return clsx(base, tones[tone], sizes[size], blocked, frames[frame]);
}

export type IconButtonProps = Omit<
  ComponentProps<'button'>,
  'disabled' | 'children' | 'aria-label' | 'title'
> &
  IconButtonStyleProps & {
    icon: ReactNode;
    /** Its name, shown in its tooltip. In a row it names the row too: "Delete Diya brass lamp". */
    label: string;
    /** `busy`: the press is being carried out, and another one does nothing. @default 'ready' */
    status?: 'ready' | 'busy' | undefined;
    /** Why it can't be pressed now; the tooltip says it. */
    disabledReason?: string | undefined;
    /** Keys that do the same, one after the other, for the tooltip. `aria-keyshortcuts` is for keys pressed together. */
    'data-keys'?: string | undefined;
  };

/** An action that an icon alone makes clear. What leads somewhere is an IconLink. */
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
  const idle = status === 'busy' || disabled;
  return (
    <Tooltip
      text={disabledReason ?? label}
      closeOnClick={!disabled}
      shortcut={rest['data-keys'] ?? rest['aria-keyshortcuts']}
      // An open menu explains itself.
      status={rest['aria-haspopup'] && rest['aria-expanded'] ? 'off' : 'on'}
    >
      <button
        type="button"
        {...rest}
        onClick={idle ? (event: MouseEvent) => event.preventDefault() : onClick}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- every role does, since ARIA 1.3
        aria-description={disabledReason}
        aria-busy={status === 'busy' || undefined}
        aria-disabled={idle || undefined}
        data-blocked={disabled ? '' : undefined}
        className={clsx(iconButtonStyle({ tone, frame, size }), className)}
      >
        {status === 'busy' ? <Spinner /> : icon}
      </button>
    </Tooltip>
  );
}

export type IconLinkProps = Omit<AnchorProps, 'children' | 'aria-label' | 'title'> &
  IconButtonStyleProps & {
    icon: ReactNode;
    /** Its name, shown in its tooltip. In a row it names the row too: "View Diya brass lamp". */
    label: string;
    /** As for an IconButton. */
    'data-keys'?: string | undefined;
  };

/** A link that an icon alone makes clear. What acts here and now is an IconButton. */
export const IconLink = ({ icon, label, tone, frame, size, className, ...rest }: IconLinkProps) => (
  <Tooltip text={label} shortcut={rest['data-keys']}>
    <Anchor {...rest} aria-label={label} className={clsx(iconButtonStyle({ tone, frame, size }), className)}>
      {icon}
    </Anchor>
  </Tooltip>
);
