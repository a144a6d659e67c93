import { LIST_GROUPED } from '#contract/lists/pageCall.ts';
import { type Order, ORDER_STATUSES } from '#contract/orders/order.ts';
import { orderListRules } from '#contract/orders/orderListRules.ts';
import type { Formats } from '#features/format/formats.ts';
import { formatRowCount } from '#features/list/formatRowCount.ts';
import { toFilterOptions } from '#features/list/filterText.ts';
import { ListTabs } from '#features/list/ListTabs.tsx';
import type { ListDefinition, ListFilter, ListTexts } from '#features/list/listDefinition.ts';
import type { Words } from '#languages/words.ts';
import { createOrderColumns, type OrderListActions } from './orderColumns.tsx';
import { orderListParams } from './orderListParams.ts';

type OrderListWords = Pick<Words, 'list' | 'orders'>;

/** The order list in the words of a language. */
export const createOrderList = (
  words: OrderListWords,
  formats: Formats,
): ListDefinition<Order, OrderListActions> => ({
  ...orderListParams,
  ...orderListRules,
  getRowId: ({ _id }) => _id,
  columns: createOrderColumns(words.orders),
  filters: createFilters(words),
  tabs: { param: 'status', Tabs: ListTabs },
  onNarrowing: 'firstPage',
  failure: 'panel',
  density: 'tight',
  rowClassName:
    'cards:grid-cols-[minmax(0,1fr)_auto] cards:grid-rows-[auto_1fr_auto_auto] cards:gap-x-3 cards:gap-y-1 cards:[grid-template-areas:"id_status""prod_total""cust_pay""date_act"]',
  texts: createTexts(words, formats),
});

function createFilters({ list, orders }: OrderListWords): readonly ListFilter[] {
  const { ordersCopy: copy, statusLabels } = orders;
  const toOptions = (labels: Readonly<Record<string, string>>) => toFilterOptions(list.filterCopy, labels);
  return [
    {
      param: 'status',
      label: copy.status,
      options: [
        { value: 'all', label: copy.allStatuses },
        ...ORDER_STATUSES.map((value) => ({ value, label: statusLabels[value] })),
      ],
    },
    { param: 'date', label: copy.dateFilter, range: 'days' },
    { param: 'payment', label: copy.paymentFilter, place: 'panel', options: toOptions(copy.payments) },
    { param: 'method', label: copy.methodFilter, place: 'panel', options: toOptions(copy.methods) },
    { param: 'total', label: copy.totalFilter, range: 'money', screen: 'orders' },
    { param: 'category', label: copy.categoryFilter, text: 'any', needs: LIST_GROUPED },
    { param: 'place', label: copy.placeFilter, text: 'any', needs: LIST_GROUPED },
    { param: 'product', label: copy.productFilter, text: 'any', needs: LIST_GROUPED },
    {
      param: 'revenue',
      label: copy.revenueFilter,
      place: 'panel',
      options: toOptions(copy.revenues),
      needs: LIST_GROUPED,
    },
  ];
}

function createTexts({ list, orders: { ordersCopy: copy } }: OrderListWords, formats: Formats): ListTexts {
  return {
    ...copy,
    failedHint: copy.failedText,
    retry: copy.closeAndRetry,
    count(found, totalCount, filtered) {
      const total = formatRowCount(list.listCopy, formats, totalCount);
      return filtered === 'filtered'
        ? copy.countAmong(formatRowCount(list.listCopy, formats, found), total)
        : copy.count(totalCount.count, total);
    },
  };
}
