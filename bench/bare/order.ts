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

const labels: Record<string, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  out_for_delivery: 'Out for delivery',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};
export const statusOf = ({ orderDetails: { orderStatus } }: Order) => labels[orderStatus] ?? orderStatus;

const number = new Intl.NumberFormat();
export const money = (amount: number) => `₹${number.format(amount)}`;

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const whole = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'long' });
export function momentOf(iso: string) {
  const date = new Date(iso);
  return { day: day.format(date), time: time.format(date), whole: whole.format(date) };
}

export function methodOf({ paymentDetails, paymentGateway }: Order) {
  const { upi, card } = paymentDetails?.paymentMethod ?? {};
  if (card)
    return {
      brief: `Card •• ${card.card_number.slice(-4)}`,
      full: `${card.card_network} ${card.card_number}`,
    };
  if (upi) return { brief: 'UPI', full: `UPI ${typeof upi === 'string' ? upi : upi.vpa}` };
  return { brief: paymentGateway.gatewayName, full: paymentGateway.gatewayName };
}

export const safe = (text: string | undefined) =>
  (text ?? '—').replace(
    /[&<>"]/g,
    (one) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[one]!,
  );
