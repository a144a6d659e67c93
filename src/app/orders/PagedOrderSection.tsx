import { useQuery } from '@tanstack/react-query';
import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import { isRefusedWith } from '../api/failure.ts';
import { hasFailed } from '../queries/hasFailed.ts';
import { orderQueries } from '../queries/orders.ts';
import { type FoundOrder, type OrderActions, OrderDialogSection } from './OrderDialogSection.tsx';
import { useOrderWalk } from './useOrderWalk.ts';

export type PagedOrderSectionProps = OrderActions & { id: string; criteria: ListCriteria };

/** The open order where only pages are held: it is found without them, and the way to its neighbours leads over their ends. */
export function PagedOrderSection({ id, criteria, ...actions }: PagedOrderSectionProps) {
  const { order, position } = useOrderWalk(id, criteria);
  const query = useQuery({ ...orderQueries.one(id), ...(order && { initialData: { order } }) });
  return (
    <OrderDialogSection
      {...actions}
      id={id}
      found={toFoundOrder(query)}
      position={position ?? 'elsewhere'}
      onRetry={() => void query.refetch()}
    />
  );
}

type OrderQuery = Parameters<typeof hasFailed>[0] & {
  data: Extract<FoundOrder, { status: 'found' }>['order'] | undefined;
};

function toFoundOrder(query: OrderQuery): FoundOrder {
  if (query.data) return { status: 'found', order: query.data };
  if (!hasFailed(query)) return { status: 'loading' };
  return { status: isRefusedWith(404, query.error) ? 'notFound' : 'failed' };
}
