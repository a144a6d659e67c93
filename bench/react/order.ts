import { formatRupees } from './product.ts';

/** The fields that a row and the dialog show. Everything but the id may be missing. */
export type Order = {
  _id: string;
  createdAt?: string;
  quantity?: number;
  totalAmount?: number;
  orderDetails?: { orderStatus?: string };
  product?: { name?: string };
  buyer?: { fullName?: string; email?: string };
  address?: { city?: string; state?: string };
  paymentDetails?: { paymentStatus?: string };
};

const toLabel = (value: string) => value.charAt(0).toUpperCase() + value.slice(1).replaceAll('_', ' ');

export const statuses = ['pending', 'confirmed', 'out_for_delivery', 'delivered', 'cancelled'].map(
  (value) => ({ value, label: toLabel(value) }),
);
export const pageSizes = [5, 10, 25, 50];

export async function fetchOrders(): Promise<Order[]> {
  const response = await fetch('/api/order/admin/get-orders');
  return ((await response.json()) as { data: { orders: Order[] } }).data.orders;
}

export const getStatus = ({ orderDetails }: Order) => orderDetails?.orderStatus ?? '';
export const getProductName = ({ product }: Order) => product?.name ?? '';
export const getCustomer = ({ buyer }: Order) => buyer?.fullName ?? 'Unknown';
export const getEmail = ({ buyer }: Order) => buyer?.email;
export const getCity = ({ address }: Order) => address?.city ?? '';
export const getState = ({ address }: Order) => address?.state;
export const formatStatus = (order: Order) => toLabel(getStatus(order));
export const formatPayment = ({ paymentDetails }: Order) => toLabel(paymentDetails?.paymentStatus ?? '');
export const formatTotal = ({ totalAmount }: Order) =>
  totalAmount === undefined ? '–' : formatRupees(totalAmount);
export const shortenId = ({ _id }: Order) => `${_id.slice(0, 8)}…`;

const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const time = new Intl.DateTimeFormat('en', { timeStyle: 'short' });
const formatBy =
  (format: Intl.DateTimeFormat) =>
  ({ createdAt }: Order) =>
    createdAt === undefined ? '–' : format.format(new Date(createdAt));
export const formatDate = formatBy(date);
export const formatTime = formatBy(time);
