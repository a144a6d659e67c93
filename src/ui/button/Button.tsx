import { clsx } from 'clsx';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner/Spinner.tsx';
import { wrapText } from '../text/wrapText.tsx';
import { Anchor, type AnchorProps } from '../link/Link.tsx';

const variants = {
  primary:
    'border-transparent bg-primary text-on-primary shadow-(--shadow-primary) hover:bg-primary-hover active:bg-primary-active',
  secondary:
    'border-border-control bg-(--button-fill,var(--color-surface)) text-text shadow-(--shadow-control) hover:border-border-control-hover hover:bg-surface-hover active:bg-surface-active',
  ghost:
    'border-transparent text-text-muted hover:bg-surface-active hover:text-text active:bg-border active:text-text',
  critical:
    'border-transparent bg-critical-solid text-on-critical shadow-(--shadow-critical) hover:bg-critical-hover active:bg-critical-active',
};

const sizes = {
  sm: 'min-h-control-sm rounded-sm px-2.5 text-xs',
  md: 'min-h-control rounded-md px-3.5 text-sm',
  lg: 'min-h-control-lg rounded-md px-4.5 text-base',
};

type ButtonVariant = keyof typeof variants;
type ButtonSize = keyof typeof sizes;

type ButtonStyleProps = {
  /** One primary button per view: the next step. @default 'secondary' */
  variant?: ButtonVariant | undefined;
  /** sm in toolbars, lg on the sign-in pages. Every size is 44 px on touch screens. @default 'md' */
  size?: ButtonSize | undefined;
  /** As wide as its text, or as its container. @default 'content' */
  width?: 'content' | 'full' | undefined;
};

const base =
  'inline-flex items-center justify-center gap-2 border py-0.5 text-center leading-5 font-medium select-none active:translate-y-[0.5px] pointer-coarse:min-h-control-lg [&>svg:first-child]:-ms-0.75 [&>svg]:size-4 forced-colors:border-[ButtonText]';

/** Overrides the other classes, because Tailwind sorts `data-` variants last. */
const disabledStyle =
  'data-disabled:cursor-not-allowed data-disabled:border-border data-disabled:bg-surface-sunken data-disabled:text-text-disabled data-disabled:shadow-none data-disabled:active:translate-y-0 data-[disabled=ghost]:border-transparent data-[disabled=ghost]:bg-transparent aria-busy:cursor-progress forced-colors:data-disabled:border-[GrayText] forced-colors:data-disabled:text-[GrayText]';

/** Returns the classes of a button, also for links that look like one. */
export function buttonStyle({
  variant = 'secondary',
  size = 'md',
  width = 'content',
}: ButtonStyleProps): string {
  return clsx(
    base,
    variants[variant],
    sizes[size],
    disabledStyle,
    width === 'full' ? 'w-full' : 'max-w-full shrink-0',
  );
}

export type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> &
  ButtonStyleProps & {
    /** Before the text. Replaced by the spinner while busy. */
    icon?: ReactNode;
    /** `busy` shows a spinner and ignores clicks. @default 'ready' */
    status?: 'ready' | 'busy';
    /** Why it is disabled; shown in a tooltip. The button stays focusable, so that everyone can read it. */
    disabledReason?: string | undefined;
  };

/** Runs an action. For navigation use a Link or a ButtonLink. */
export function Button({
  variant,
  size,
  width,
  icon,
  status = 'ready',
  disabledReason,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const inactive = status === 'busy' || disabledReason !== undefined;
  return (
    <button
      type="button"
      {...rest}
      onClick={inactive ? (event: MouseEvent) => event.preventDefault() : onClick}
      aria-busy={status === 'busy' || undefined}
      aria-disabled={inactive || undefined}
      aria-describedby={disabledReason ? undefined : rest['aria-describedby']}
      // oxlint-disable-next-line jsx-a11y/role-supports-aria-props -- every role does, since ARIA 1.3
      aria-description={disabledReason ?? rest['aria-description']}
      data-disabled={disabledReason === undefined ? undefined : (variant ?? 'secondary')}
      data-tooltip={disabledReason}
      className={clsx(buttonStyle({ variant, size, width }), className)}
    >
      {status === 'busy' ? <Spinner /> : icon}
      {wrapText(children)}
    </button>
  );
}

type ButtonLinkProps = AnchorProps & ButtonStyleProps & { icon?: ReactNode };

/** A link that looks like a button, for a next step on another page. */
export function ButtonLink({ variant, size, width, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Anchor {...rest} className={clsx(buttonStyle({ variant, size, width }), className)}>
      {icon}
      {wrapText(children)}
    </Anchor>
  );
}
