import type { PaymentMethod } from '#contract/orders/payment.ts';
import type { Words } from '#languages/words.ts';

type MethodCopy = Pick<Words['orders']['orderCopy'], 'card' | 'upi'>;

/** Returns the whole of a payment's method: 'Visa •••• 4242', 'UPI aa•••@ybl', 'Bank transfer'. */
export function formatMethod(copy: MethodCopy, method: PaymentMethod): string {
  switch (method.kind) {
    case 'card': {
      const network = method.network ?? copy.card;
      return method.lastFour ? `${network} •••• ${method.lastFour}` : network;
    }
    case 'upi':
      return method.address ? `${copy.upi} ${method.address}` : copy.upi;
    case 'other':
      return method.name;
    default:
      return method satisfies never;
  }
}

/** Returns what there is room for in a cell: 'Card •• 4242', 'UPI', 'Bank transfer'. */
export function formatMethodShort(copy: MethodCopy, method: PaymentMethod): string {
  switch (method.kind) {
    case 'card':
      return method.lastFour ? `${copy.card} •• ${method.lastFour}` : (method.network ?? copy.card);
    case 'upi':
      return copy.upi;
    case 'other':
      return method.name;
    default:
      return method satisfies never;
  }
}
