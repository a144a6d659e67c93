import type { PaymentMethod } from '#contract/orders/payment.ts';
import { orderCopy } from './orderCopy.ts';

/** Returns the whole of a payment's method: 'Visa •••• 4242', 'UPI aa•••@ybl', 'Bank transfer'. */
export function formatMethod(method: PaymentMethod): string {
  switch (method.kind) {
    case 'card': {
      const network = method.network ?? orderCopy.card;
      return method.lastFour ? `${network} •••• ${method.lastFour}` : network;
    }
    case 'upi':
      return method.address ? `${orderCopy.upi} ${method.address}` : orderCopy.upi;
    case 'other':
      return method.name;
    default:
      return method satisfies never;
  }
}
