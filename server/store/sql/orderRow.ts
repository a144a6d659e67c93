import { order as orderSchema, type StoredOrder } from '#contract/order.ts';
import type { OrderRow } from './schema.ts';

const json = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));
const parsed = (text: string | null) => (text === null ? undefined : JSON.parse(text));

/** A part whose columns are all empty was never there. */
function part<Part extends Record<string, string | null>>(columns: Part): Part | undefined {
  return Object.values(columns).some((value) => value !== null) ? columns : undefined;
}

export const toOrder = (row: OrderRow): StoredOrder => ({
  _id: row.id,
  createdAt: row.created_at || undefined,
  updatedAt: row.updated_at,
  quantity: row.quantity,
  productPrice: row.product_price,
  totalAmount: row.total_amount,
  totalDiscount: row.total_discount,
  deliveryCharges: row.delivery_charges,
  platformFee: row.platform_fee,
  deliveryTime: row.delivery_time,
  orderDetails: part({ orderId: row.order_number, orderStatus: row.status, orderCurrency: row.currency }),
  product: parsed(row.product),
  buyer: part({
    _id: row.buyer_id,
    fullName: row.buyer_name,
    email: row.buyer_email,
    phoneNumber: row.buyer_phone,
  }),
  address: parsed(row.address),
  paymentDetails: parsed(row.payment),
  paymentGateway: part({ gatewayName: row.gateway }),
});

/** Amounts that came as text are numbers from here on. */
export function fromOrder(stored: StoredOrder): OrderRow {
  const order = orderSchema.parse(stored);
  const { orderDetails, buyer } = order;
  return {
    id: order._id,
    created_at: order.createdAt ?? '',
    updated_at: order.updatedAt ?? null,
    quantity: order.quantity ?? null,
    product_price: order.productPrice ?? null,
    total_amount: order.totalAmount ?? null,
    total_discount: order.totalDiscount ?? null,
    delivery_charges: order.deliveryCharges ?? null,
    platform_fee: order.platformFee ?? null,
    delivery_time: order.deliveryTime ?? null,
    order_number: orderDetails?.orderId ?? null,
    status: orderDetails?.orderStatus ?? null,
    currency: orderDetails?.orderCurrency ?? null,
    buyer_id: buyer?._id ?? null,
    buyer_name: buyer?.fullName ?? null,
    buyer_email: buyer?.email ?? null,
    buyer_phone: buyer?.phoneNumber ?? null,
    product: json(order.product),
    address: json(order.address),
    payment: json(order.paymentDetails),
    gateway: order.paymentGateway?.gatewayName ?? null,
  };
}
