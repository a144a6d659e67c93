import { type Order, ORDER_STATUSES } from '#contract/orders/order.ts';
import { LIST_GROUPED } from '#contract/lists/pageCall.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import { FormattedDate } from '#features/format/FormattedDate.tsx';
import { formatRowCount } from '#features/list/formatRowCount.ts';
import { toFilterOptions } from '#features/list/filterText.ts';
import { ListTabs } from '#features/list/ListTabs.tsx';
import type { ListDefinition } from '#features/list/listDefinition.ts';
import { Skeleton } from '#ui/skeleton/Skeleton.tsx';
import { SkeletonActions, SkeletonText } from '#ui/table/SkeletonText.tsx';
import { Amount, OrderStatusBadge } from '../OrderValues.tsx';
import { statusLabels } from '../orderCopy.ts';
import { OrderActions } from './OrderActions.tsx';
import {
  CustomerSkeleton,
  renderCustomer,
  renderId,
  renderLocation,
  renderPayment,
  renderProduct,
} from './orderCells.tsx';
import { orderListParams } from './orderListParams.ts';
import { ordersCopy as copy } from './ordersCopy.ts';

/** What a row of the order list asks for. */
export type OrderListActions = { onView: (id: string) => void; onCopy: (id: string) => void };

/** Each column is as narrow as its words allow: what is left is the product's, whose names are the longest. */
export const orderList: ListDefinition<Order, OrderListActions> = {
  ...orderListParams,
  ...orderListRules,
  columns: [
    {
      id: 'id',
      header: copy.columns.id,
      fixed: 'shown',
      width: '6.125rem',
      className: 'cards:flex cards:flex-wrap cards:items-baseline cards:gap-x-1.5 cards:[grid-area:id]',
      cell: (order, { onCopy }) => renderId(order, onCopy),
      skeleton: (index) => <SkeletonText row={index} className="w-17" />,
    },
    {
      id: 'product',
      header: copy.columns.product,
      fixed: 'shown',
      // Three lines fit into the height of two: nothing jumps where a name needs both of its lines.
      className: 'py-1 cards:mt-1.5 cards:[grid-area:prod]',
      cell: renderProduct,
      skeleton: (index) => <SkeletonText row={index} />,
    },
    {
      id: 'customer',
      header: copy.columns.customer,
      width: '7.5rem',
      className: 'flex items-center gap-2 cards:mt-1 cards:flex cards:[grid-area:cust]',
      cell: renderCustomer,
      skeleton: (index) => <CustomerSkeleton index={index} />,
    },
    {
      id: 'location',
      header: copy.columns.location,
      width: '8.875rem',
      priority: 'wide',
      className: 'cards:hidden',
      cell: renderLocation,
      skeleton: (index) => <SkeletonText row={index + 3} />,
    },
    {
      id: 'total',
      header: copy.columns.total,
      width: '5.75rem',
      align: 'end',
      className: 'font-medium wrap-anywhere tabular-nums cards:mt-1.5 cards:[grid-area:total]',
      cell: ({ totalAmount }) => <Amount of={totalAmount} />,
      skeleton: () => <Skeleton width="3.25rem" />,
    },
    {
      id: 'payment',
      header: copy.columns.payment,
      width: '6.75rem',
      headerClassName: 'ps-5',
      className: 'ps-5 cards:mt-1 cards:max-w-36 cards:self-center cards:text-end cards:[grid-area:pay]',
      cell: renderPayment,
      skeleton: (index) => <SkeletonText row={index + 5} className="w-18" />,
    },
    {
      id: 'status',
      header: copy.columns.status,
      width: '8.5rem',
      className: 'cards:max-w-44 cards:justify-self-end cards:[grid-area:status]',
      cell: (order) => <OrderStatusBadge status={order.orderDetails?.orderStatus} />,
      skeleton: () => <Skeleton width="5.5rem" height="1.375rem" shape="circle" />,
    },
    {
      id: 'date',
      header: copy.columns.date,
      width: '6.5rem',
      priority: 'wide',
      className:
        'cards:self-center cards:text-xs cards:text-text-subtle cards:[&_span]:ms-1.5 cards:[&_span]:inline cards:[grid-area:date]',
      cell: ({ createdAt }) => <FormattedDate iso={createdAt} time="below" />,
      skeleton: () => <Skeleton width="4.5rem" />,
    },
    {
      id: 'actions',
      header: copy.columns.actions,
      width: 'calc(2 * var(--row-action) + 1.625rem)',
      align: 'end',
      fixed: 'last',
      className: 'cards:-me-2 cards:-mb-1.5 cards:[grid-area:act]',
      cell: (order, { onView }) => <OrderActions order={order} onView={onView} />,
      skeleton: () => <SkeletonActions count={2} className="align-middle" />,
    },
  ],
  filters: [
    {
      param: 'status',
      label: copy.status,
      options: [
        { value: 'all', label: copy.allStatuses },
        ...ORDER_STATUSES.map((value) => ({ value, label: statusLabels[value] })),
      ],
    },
    { param: 'date', label: copy.dateFilter, range: 'days' },
    { param: 'payment', label: copy.paymentFilter, place: 'panel', options: toFilterOptions(copy.payments) },
    { param: 'method', label: copy.methodFilter, place: 'panel', options: toFilterOptions(copy.methods) },
    { param: 'total', label: copy.totalFilter, range: 'money', screen: 'orders' },
    { param: 'category', label: copy.categoryFilter, text: 'any', needs: LIST_GROUPED },
    { param: 'place', label: copy.placeFilter, text: 'any', needs: LIST_GROUPED },
    { param: 'product', label: copy.productFilter, text: 'any', needs: LIST_GROUPED },
    {
      param: 'revenue',
      label: copy.revenueFilter,
      place: 'panel',
      options: toFilterOptions(copy.revenues),
      needs: LIST_GROUPED,
    },
  ],
  tabs: { param: 'status', Tabs: ListTabs },
  onNarrowing: 'firstPage',
  failure: 'panel',
  cardBreakpoint: 'medium',
  density: 'tight',
  rowClassName:
    'cards:grid-cols-[minmax(0,1fr)_auto] cards:grid-rows-[auto_1fr_auto_auto] cards:gap-x-3 cards:gap-y-1 cards:[grid-template-areas:"id_status""prod_total""cust_pay""date_act"]',
  texts: {
    ...copy,
    failedHint: copy.failedText,
    retry: copy.closeAndRetry,
    count: (found, totalCount, filtered) =>
      filtered === 'filtered'
        ? copy.countAmong(formatRowCount(found), formatRowCount(totalCount))
        : copy.count(formatRowCount(totalCount), totalCount.count === 1),
  },
};
