import type { Messages } from '#languages/messages.ts';
import type { BulkMessages } from '#features/bulk/bulkModel.ts';
import type { OrderBulkAction } from './orderBulkAction.ts';

type OrderBulkTexts = Pick<Messages, 'orders' | 'orderTools'>;

export const createOrderBulkMessages = ({
  orders: { bulkActions: t, bulkBar },
  orderTools: { bulkPayment, bulkTracking, stockReturn },
}: OrderBulkTexts): BulkMessages<OrderBulkAction> => ({
  selected: bulkBar.bar,
  selectAll: t.selectAll,
  collectFailed: t.collectFailed,
  runningTitle: ({ kind }) =>
    ({ status: t.runningTitle(), payment: bulkPayment.running, tracking: bulkTracking.running })[kind],
  describeDone(action, count) {
    switch (action.kind) {
      case 'status':
        return t.describeDone(action, count);
      case 'payment':
        return bulkPayment.done[action.status](count);
      case 'tracking':
        return bulkTracking.done(count);
      default:
        return action satisfies never;
    }
  },
  describeSoldPieces: stockReturn.soldMeanwhile,
});
