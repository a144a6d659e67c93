type Address = Partial<
  Record<
    | 'name'
    | 'addressType'
    | 'address'
    | 'locality'
    | 'landmark'
    | 'city'
    | 'state'
    | 'pinCode'
    | 'phoneNumber'
    | 'alternatePhone',
    string
  >
>;

/** What a row and the dialog show of an order; the generated ones lack parts as the sample does. */
export type Order = {
  _id: string;
  createdAt: string;
  quantity: number;
  productPrice: number;
  totalAmount: number;
  totalDiscount: number;
  deliveryCharges: number;
  platformFee: number;
  deliveryTime: string;
  orderDetails: { orderId: string; orderStatus: string };
  product?: { _id: string; name: string; brand: string; description: string; images: { url: string }[] };
  buyer?: { fullName?: string; email?: string; phoneNumber?: string };
  address?: Address;
  paymentDetails?: {
    paymentId: string;
    paymentStatus: string;
    paymentMethod?: {
      upi?: string | { vpa: string };
      card?: { card_network: string; card_number: string };
    };
  };
  paymentGateway: { gatewayName: string };
};

export const statuses: Record<string, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

export async function fetchOrders(): Promise<Order[]> {
  const response = await fetch('/api/order/admin/get-orders');
  return ((await response.json()) as { data: { orders: Order[] } }).data.orders;
}

export const getStatus = ({ orderDetails: { orderStatus } }: Order) => statuses[orderStatus] ?? orderStatus;

export const getFirstName = ({ buyer }: Order) => buyer?.fullName?.split(' ')[0] ?? 'Unknown';

export const shortenId = ({ _id }: Order) => `${_id.slice(0, 8)}…`;

/** What the search looks at. */
export const getSearchText = ({ _id, product, orderDetails }: Order) =>
  `${product?.name ?? ''}\n${_id}\n${orderDetails.orderId}`;

const number = new Intl.NumberFormat();
export const formatRupees = (amount: number) => `₹${number.format(amount)}`;

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
export const formatDay = (iso: string) => day.format(new Date(iso));
export const formatTime = (iso: string) => time.format(new Date(iso));

export function formatMethod({ paymentDetails, paymentGateway }: Order) {
  const { upi, card } = paymentDetails?.paymentMethod ?? {};
  if (card) return `Card •• ${card.card_number.slice(-4)}`;
  if (upi) return 'UPI';
  return paymentGateway.gatewayName;
}
