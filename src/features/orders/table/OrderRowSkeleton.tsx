import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { lineWidth } from '#ui/skeleton/lineWidth.ts';
import { Cell } from '#ui/table/Cell.tsx';
import { SkeletonRow } from '#ui/table/SkeletonRow.tsx';
import { SkeletonText } from '#ui/table/SkeletonText.tsx';
import { card } from './orderRowStyle.ts';

/** The cells of an order that is on its way. */
export const OrderRowSkeleton = ({ row }: { row: number }) => (
  <SkeletonRow className={card.row}>
    <Cell className={card.id}>
      <span className="block w-17">
        <SkeletonText row={row} />
      </span>
    </Cell>
    <Cell className={card.product}>
      <SkeletonText row={row} />
    </Cell>
    <Cell className={card.customer}>
      <span className="flex items-center gap-2">
        <Skeleton width="1.5rem" height="1.5rem" shape="circle" />
        <Skeleton width={lineWidth(row, 'first')} />
      </span>
    </Cell>
    <Cell priority="wide" className={card.location}>
      <SkeletonText row={row + 3} />
    </Cell>
    <Cell align="end" className={card.total}>
      <Skeleton width="3.25rem" />
    </Cell>
    <Cell className={card.payment}>
      <span className="block w-18">
        <SkeletonText row={row + 5} />
      </span>
    </Cell>
    <Cell className={card.status}>
      <Skeleton width="5.5rem" height="1.375rem" shape="circle" />
    </Cell>
    <Cell priority="wide" className={card.date}>
      <Skeleton width="4.5rem" />
    </Cell>
    <Cell align="end" className={card.actions}>
      <span className="inline-flex gap-3.5 pe-1.5 align-middle">
        <Skeleton width="1.125rem" height="1.125rem" shape="block" />
        <Skeleton width="1.125rem" height="1.125rem" shape="block" />
      </span>
    </Cell>
  </SkeletonRow>
);
