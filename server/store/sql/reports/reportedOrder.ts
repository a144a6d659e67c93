import type { ReportedOrder } from '#contract/reports/orderSums.ts';
import { parseJson } from '../orderRow.ts';
import type { OrderRow } from '../schema.ts';

/** The columns of which a report is made, and `id`, by which the stored rows are read in their order. */
export const REPORTED_COLUMNS = [
  'id',
  'created_at',
  'total_amount',
  'quantity',
  'status',
  'product',
  'address',
  'payment',
  'gateway',
] as const satisfies readonly (keyof OrderRow)[];
export type ReportedRow = Pick<OrderRow, (typeof REPORTED_COLUMNS)[number]>;

/** Reads what a report is made of from a stored order. */
export const toReportedOrder = (row: ReportedRow): ReportedOrder => ({
  createdAt: row.created_at || undefined,
  totalAmount: row.total_amount ?? undefined,
  quantity: row.quantity ?? undefined,
  orderDetails: { orderId: undefined, orderStatus: row.status ?? undefined },
  product: parseJson<ReportedOrder['product']>(row.product),
  address: parseJson<ReportedOrder['address']>(row.address),
  paymentDetails: parseJson<ReportedOrder['paymentDetails']>(row.payment),
  paymentGateway: { gatewayName: row.gateway ?? undefined },
});
