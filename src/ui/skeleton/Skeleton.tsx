import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

const shapes = { line: 'rounded-xs', block: 'rounded-sm', circle: 'rounded-full' };

type SkeletonProps = ComponentProps<'span'> & {
  /** A CSS length, about as wide as the content. @default '100%' */
  width?: string | undefined;
  /** @default '0.75rem' */
  height?: string | undefined;
  /** line for text, block for images and controls, circle for avatars. @default 'line' */
  shape?: keyof typeof shapes | undefined;
};

/** A placeholder for loading content. Appears after 150 ms, so that fast responses don't flicker. */
export const Skeleton = ({
  width = '100%',
  height = '0.75rem',
  shape = 'line',
  className,
  style,
  ...rest
}: SkeletonProps) => (
  <span
    aria-hidden="true"
    {...rest}
    style={{ width, height, ...style }}
    className={clsx(
      'inline-block max-w-full flex-none animate-shimmer bg-linear-100 from-skeleton from-40% via-skeleton-sheen via-50% to-skeleton to-60% bg-size-[220%_100%] align-middle',
      'transition-opacity delay-150 duration-(--duration-fast) starting:opacity-0 forced-colors:border forced-colors:border-[GrayText]',
      shapes[shape],
      className,
    )}
  />
);

const widths = {
  first: [72, 44, 60, 52, 66, 58, 48, 70],
  second: [88, 70, 64, 80, 74, 50, 62, 68],
} as const;

/** Returns the width of a text placeholder, different per row but stable. */
export function getLineWidth(row: number, line: keyof typeof widths): string {
  const choices = widths[line];
  return `${choices[row % choices.length]}%`;
}
