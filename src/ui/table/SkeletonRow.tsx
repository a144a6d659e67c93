import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Row } from './Row.tsx';
import { getLineWidth, Skeleton } from '../skeleton/Skeleton.tsx';

/** A loading row. Use the Cells of the real row, with Skeletons as content, so that nothing moves when it loads. */
export const SkeletonRow = ({ className, ...rest }: ComponentProps<'tr'>) => (
  <Row {...rest} className={clsx('pointer-events-none', className)} />
);

type SkeletonTextProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Index of the row; widths differ by row. */
  row: number;
};

/** Placeholder for a CellText with a detail line. */
export const SkeletonText = ({ row, className, ...rest }: SkeletonTextProps) => (
  <span {...rest} className={clsx('block', className)}>
    <span className="flex h-5 items-center">
      <Skeleton width={getLineWidth(row, 'first')} />
    </span>
    <span className="flex h-4.5 items-center opacity-70">
      <Skeleton width={getLineWidth(row, 'second')} height="0.625rem" />
    </span>
  </span>
);

type SkeletonActionsProps = Omit<ComponentProps<'span'>, 'children'> & { count: number };

/** Placeholder for the actions of a row. */
export const SkeletonActions = ({ count, className, ...rest }: SkeletonActionsProps) => (
  <span {...rest} className={clsx('inline-flex gap-3.5 pe-1.5', className)}>
    {Array.from({ length: count }, (_, index) => (
      <Skeleton key={index} width="1.125rem" height="1.125rem" shape="block" />
    ))}
  </span>
);
