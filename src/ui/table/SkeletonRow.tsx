import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import type { CardSlot } from './cardSlot.ts';
import { Row } from './Row.tsx';
import type { TableColumn } from './Table.tsx';
import { getLineWidth, Skeleton } from '../skeleton/Skeleton.tsx';

/** A loading row. Use the Cells of the real row, with a CellSkeleton each, so that nothing moves when it loads. */
export const SkeletonRow = ({ className, ...rest }: ComponentProps<'tr'>) => (
  <Row {...rest} className={clsx('pointer-events-none', className)} />
);

export type SkeletonKind = 'text' | 'twoLines' | 'badge' | 'person' | 'image' | 'actions';

const kindsBySlot: Partial<Record<CardSlot, SkeletonKind>> = {
  image: 'image',
  title: 'twoLines',
  badge: 'badge',
  actions: 'actions',
};

type CellSkeletonProps = Pick<TableColumn, 'card'> & {
  /** @default by the column's slot */
  skeleton?: SkeletonKind | undefined;
  /** Index of the row; widths differ by row. */
  row: number;
};

/** Placeholder for the content of a column. */
export function CellSkeleton({ card, skeleton, row }: CellSkeletonProps) {
  const kind = skeleton ?? (card && kindsBySlot[card]) ?? 'text';
  switch (kind) {
    case 'text':
      return <Skeleton width={textWidths[row % textWidths.length]} />;
    case 'twoLines':
      return <TextSkeleton card={card} row={row} />;
    case 'badge':
      return <Skeleton width="5.5rem" height="1.375rem" shape="circle" />;
    case 'person':
      return card === 'title' ? (
        <span className="flex items-center gap-2.5">
          <Skeleton width="1.75rem" height="1.75rem" shape="circle" className="cards:hidden" />
          <TextSkeleton card={card} row={row} />
        </span>
      ) : (
        <span className="flex items-center gap-1.5 cards:gap-2">
          <Skeleton width="1.5rem" height="1.5rem" shape="circle" />
          <Skeleton width={getLineWidth(row, 'first')} />
        </span>
      );
    case 'image':
      return (
        <Skeleton width="2.75rem" height="2.75rem" shape="block" className="compact:size-8! cards:size-14!" />
      );
    case 'actions':
      return (
        <span className="inline-flex h-(--row-action) items-center gap-3.5 pe-2.5 align-middle">
          <Skeleton width="1.125rem" height="1.125rem" shape="block" />
          <Skeleton width="1.125rem" height="1.125rem" shape="block" />
        </span>
      );
    default:
      return kind satisfies never;
  }
}

const textWidths = ['4.5rem', '3rem', '4rem', '3.5rem', '4.25rem', '3.75rem', '3.25rem'];

/** A text and a detail. Cards show the detail only below the title. */
const TextSkeleton = ({ card, row }: Pick<CellSkeletonProps, 'card' | 'row'>) => (
  <span className={clsx('block', card === 'title' ? 'flex-1' : 'w-18 max-w-full')}>
    <span className="flex h-5 items-center">
      <Skeleton width={getLineWidth(row, 'first')} />
    </span>
    <span className={clsx('flex h-4.5 items-center opacity-70', card !== 'title' && 'cards:hidden')}>
      <Skeleton width={getLineWidth(row, 'second')} height="0.625rem" />
    </span>
  </span>
);
