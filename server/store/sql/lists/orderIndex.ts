import { type OrderFacts, orderListRules } from '#contract/orders/orderListRules.ts';
import type { OrderRow } from '../schema.ts';
import { createListIndex } from './listIndex.ts';

type IndexedColumns = Pick<
  OrderRow,
  | 'id'
  | 'created_at'
  | 'total_amount'
  | 'status'
  | 'order_number'
  | 'product'
  | 'address'
  | 'payment'
  | 'gateway'
  | 'buyer_name'
>;

const parse = <Part>(json: string | null) => (json === null ? undefined : (JSON.parse(json) as Part));

export const orderIndex = createListIndex({
  list: 'orders',
  table: 'order_index',
  searchTable: 'order_search',
  columns: [
    'id',
    'created_at',
    'total_amount',
    'status',
    'order_number',
    'product',
    'address',
    'payment',
    'gateway',
    'buyer_name',
  ],
  toFacts: (row: IndexedColumns): OrderFacts => ({
    _id: row.id,
    createdAt: row.created_at,
    totalAmount: row.total_amount ?? undefined,
    orderDetails: { orderId: row.order_number ?? undefined, orderStatus: row.status ?? undefined },
    buyer: { fullName: row.buyer_name ?? undefined },
    product: parse<OrderFacts['product']>(row.product),
    address: parse<OrderFacts['address']>(row.address),
    paymentDetails: parse<OrderFacts['paymentDetails']>(row.payment),
    paymentGateway: { gatewayName: row.gateway ?? undefined },
  }),
  rules: orderListRules,
  sorts: {
    total: { type: 'number', canBeAbsent: true },
    status: { type: 'number', canBeAbsent: true, isFilter: true },
    date: { type: 'number', canBeAbsent: true },
    product: { type: 'text', canBeAbsent: true, indexes: 'whole' },
    customer: { type: 'text', canBeAbsent: true, indexes: 'whole' },
    location: { type: 'text', canBeAbsent: true, indexes: 'whole' },
    payment: { type: 'text', canBeAbsent: true, indexes: 'whole' },
  },
});
