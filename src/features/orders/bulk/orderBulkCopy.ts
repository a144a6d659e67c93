import type { OrderStatus } from '#contract/orders/order.ts';
import type { BulkWords } from '#features/bulk/bulkModel.ts';
import { formatCount } from '#features/format/formatCount.ts';
import { statusLabels } from '../orderCopy.ts';

/** The status that all selected orders are given. */
export type OrderBulkAction = { status: OrderStatus };

export const orderBulkWords: BulkWords<OrderBulkAction> = {
  runningTitle: () => 'Changing status',
  describeDone: ({ status }, count) =>
    `Status of ${formatCount(count)} ${count === 1 ? 'order' : 'orders'} set to ${statusLabels[status]}`,
  collectFailed: 'The orders that match could not be had. Nothing more was selected.',
};

export const orderBulkCopy = { bar: 'Selected orders' } as const;
