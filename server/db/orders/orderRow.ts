import { order as orderSchema, type StoredOrder } from '#contract/orders/order.ts';
import { getOrderCurrency, getOrderTimeZone } from '#contract/orders/orderValues.ts';
import type { OrderRow } from '../schema.ts';

const toJson = (value: unknown): string | null => (value === undefined ? null : JSON.stringify(value));

/** Parses a JSON column of an order. */
export const parseJson = <Part>(text: string | null): Part | undefined =>
  text === null ? undefined : (JSON.parse(text) as Part);

/** Returns undefined if all columns of a part are empty. */
function omitIfEmpty<Part extends Record<string, string | null>>(columns: Part): Part | undefined {
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
  orderDetails: omitIfEmpty({
    orderId: row.order_number,
    orderStatus: row.status,
    orderCurrency: row.currency,
    orderTimeZone: row.time_zone,
  }),
  product: parseJson(row.product),
  buyer: omitIfEmpty({
    _id: row.buyer_id,
    fullName: row.buyer_name,
    email: row.buyer_email,
    phoneNumber: row.buyer_phone,
  }),
  address: parseJson(row.address),
  paymentDetails: parseJson(row.payment),
  paymentGateway: omitIfEmpty({ gatewayName: row.gateway }),
  cart: row.cart,
  locale: row.locale,
  tracking: parseJson(row.tracking),
  notes: parseJson(row.notes),
  stock: row.stock,
});

/** Converts an order to a row. Amounts stored as text become numbers. */
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
    currency: getOrderCurrency(order) ?? null,
    time_zone: getOrderTimeZone(order) ?? null,
    buyer_id: buyer?._id ?? null,
    buyer_name: buyer?.fullName ?? null,
    buyer_email: buyer?.email ?? null,
    buyer_phone: buyer?.phoneNumber ?? null,
    product: toJson(order.product),
    address: toJson(order.address),
    payment: toJson(order.paymentDetails),
    gateway: order.paymentGateway?.gatewayName ?? null,
    cart: order.cart ?? null,
    locale: order.locale ?? null,
    tracking: toJson(order.tracking),
    notes: toJson(order.notes),
    stock: order.stock ?? null,
    key_id: null,
    request_key: null,
    request_digest: null,
  };
}
