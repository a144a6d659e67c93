import { clsx } from 'clsx';

const variants = {
  primary:
    'border-transparent bg-primary text-on-primary shadow-(--shadow-primary) hover:bg-primary-hover active:bg-primary-active',
  secondary:
    'border-border-control bg-surface text-text shadow-control hover:border-border-control-hover hover:bg-surface-hover active:bg-surface-active in-[[role=dialog]]:bg-surface-raised in-[[role=alertdialog]]:bg-surface-raised',
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

export type ButtonVariant = keyof typeof variants;
export type ButtonSize = keyof typeof sizes;

export type ButtonLook = {
  /** One primary a view: the single next step. @default 'secondary' */
  variant?: ButtonVariant | undefined;
  /** sm inside bars, md by default, lg on the sign-in pages. Every size is 44 px where fingers point. @default 'md' */
  size?: ButtonSize | undefined;
  /** How wide: as its words, or as its container. @default 'content' */
  width?: 'content' | 'full' | undefined;
};

const base =
  'inline-flex items-center justify-center gap-2 border py-0.5 text-center leading-5 font-medium select-none transition-[color,background-color,border-color,transform] duration-(--duration-fast) active:translate-y-[0.5px] pointer-coarse:min-h-control-lg [&>svg:first-child:not(:last-child)]:-ms-0.75 [&>svg]:size-4 forced-colors:border-[ButtonText]';

/** Variants that begin with `data-` stand after the plain ones in the sheet, so a blocked button looks blocked. */
const blocked =
  'data-blocked:cursor-not-allowed data-blocked:border-border data-blocked:bg-surface-sunken data-blocked:text-text-disabled data-blocked:shadow-none data-blocked:active:translate-y-0 data-[blocked=ghost]:border-transparent data-[blocked=ghost]:bg-transparent aria-busy:cursor-progress forced-colors:data-blocked:border-[GrayText] forced-colors:data-blocked:text-[GrayText]';

/** The classes of a button, for what looks like one: a button, a link. */
export function buttonStyle({ variant = 'secondary', size = 'md', width = 'content' }: ButtonLook): string {
  return clsx(
    base,
    variants[variant],
    sizes[size],
    blocked,
    width === 'full' ? 'w-full' : 'max-w-full shrink-0',
  );
}
