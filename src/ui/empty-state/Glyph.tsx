import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const tones = {
  neutral: 'border-border bg-surface text-text-muted',
  critical: 'border-critical-border bg-critical-soft text-critical-strong',
  positive: 'border-positive-border bg-positive-soft text-positive-strong',
};

export type GlyphTone = keyof typeof tones;

export type GlyphProps = ComponentProps<'span'> & {
  /** @default 'neutral' */
  tone?: GlyphTone | undefined;
};

/** The tile with the icon that stands for a whole state: nothing here, no entry, done. */
export const Glyph = ({ tone = 'neutral', className, ...rest }: GlyphProps) => (
  <span
    aria-hidden="true"
    {...rest}
    className={clsx(
      'grid size-12 flex-none place-items-center rounded-lg border shadow-control [&>svg]:size-5',
      tones[tone],
      className,
    )}
  />
);
