import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Body } from '#contract/call.ts';
import { createOrderByHand } from '#contract/orders/orderByHand.ts';
import { dashboardQueries } from '../../queries/dashboard.ts';
import { send } from '../../api/send.ts';
import { customerQueries } from '../../customers/customerQueries.ts';
import { productQueries } from '../../products/productQueries.ts';
import { orderQueries } from '../orderQueries.ts';

type NewOrderRequest = { body: Body<typeof createOrderByHand>; idempotencyKey: string };

/** Places an order. The lists that it changes are loaded again. */
export function useCreateOrder() {
  const client = useQueryClient();
  return useMutation({
    meta: { writes: 'orders', places: 'order' },
    mutationFn: (request: NewOrderRequest) => send(createOrderByHand, { params: {}, ...request }),
    onSuccess: ({ order }) => {
      client.setQueryData(orderQueries.one(order._id).queryKey, order);
      const productId = order.product?._id;
      if (productId !== undefined)
        void client.invalidateQueries({
          queryKey: productQueries.one(productId).queryKey,
          // The form that is about to close doesn't need the new stock.
          refetchType: 'none',
        });
      void orderQueries.invalidate(client);
      void productQueries.invalidate(client);
      void client.invalidateQueries({ queryKey: customerQueries.key });
      void client.invalidateQueries({ queryKey: dashboardQueries.totals().queryKey });
    },
  });
}
