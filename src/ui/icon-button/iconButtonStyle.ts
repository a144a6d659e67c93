import { clsx } from 'clsx';

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

export type IconButtonLook = {
  /** critical for what destroys. @default 'neutral' */
  tone?: 'neutral' | 'critical' | undefined;
  /** sm in rows and on cards, md in the header. Both are 44 px where fingers point. @default 'md' */
  size?: 'sm' | 'md' | undefined;
};

const base =
  'inline-grid flex-none place-items-center text-text-muted select-none transition-colors duration-(--duration-fast) pointer-coarse:size-control-lg';

/** Variants that begin with `data-` stand after the plain ones in the sheet, so a blocked button looks blocked. */
const blocked =
  'data-blocked:cursor-not-allowed data-blocked:bg-transparent data-blocked:text-text-disabled aria-busy:cursor-progress';

/** The classes of a button that shows only an icon. */
export function iconButtonStyle({ tone = 'neutral', size = 'md' }: IconButtonLook): string {
  return clsx(base, tones[tone], sizes[size], blocked);
}
