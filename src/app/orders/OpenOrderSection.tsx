import type { ListCriteria } from '#contract/lists/listCriteria.ts';
import type { Order } from '#contract/orders/order.ts';
import type { ListSource } from '../list/useListSource.ts';
import { OrderDetailSection } from './OrderDetailSection.tsx';
import type { OrderActions } from './OrderDialogSection.tsx';
import { PagedOrderSection } from './PagedOrderSection.tsx';

export type OpenOrderSectionProps = OrderActions & {
  id: string;
  criteria: ListCriteria;
  held: ListSource<Order>['held'];
};

/** The order that the address names: among the rows that are held, or asked for by its id. */
export function OpenOrderSection({ held, criteria, ...props }: OpenOrderSectionProps) {
  switch (held.kind) {
    case 'all':
      return <OrderDetailSection {...props} orders={held.rows} matching={held.matchingRows} />;
    case 'pages':
      return <PagedOrderSection {...props} criteria={criteria} />;
    case 'nothing':
      return null;
    default:
      return held satisfies never;
  }
}
