import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Row } from './Row.tsx';

/** A row that is on its way. Its Cells are those of the real row, with Skeletons in them, so that nothing jumps. */
export const SkeletonRow = ({ className, ...rest }: ComponentProps<'tr'>) => (
  <Row {...rest} className={clsx('pointer-events-none', className)} />
);
