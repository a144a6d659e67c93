import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { lineWidth } from '../skeleton/lineWidth.ts';

export type SkeletonTextProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Which row it is: words are not all of one length. */
  row: number;
};

/** A CellText with its detail, on its way: the same two lines. */
export const SkeletonText = ({ row, className, ...rest }: SkeletonTextProps) => (
  <span {...rest} className={clsx('block', className)}>
    <span className="flex h-5 items-center">
      <Skeleton width={lineWidth(row, 'first')} />
    </span>
    <span className="flex h-4.5 items-center opacity-70">
      <Skeleton width={lineWidth(row, 'second')} height="0.625rem" />
    </span>
  </span>
);
