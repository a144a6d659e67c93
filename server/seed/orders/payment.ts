import type { StoredOrder } from '#contract/orders/order.ts';

export type Payment = Pick<StoredOrder, 'paymentDetails' | 'paymentGateway'>;
type Method = NonNullable<NonNullable<StoredOrder['paymentDetails']>['paymentMethod']>;

const createPayment = (gatewayName: string, paymentStatus: string, paymentMethod?: Method): Payment => ({
  paymentDetails: { paymentStatus, ...(paymentMethod && { paymentMethod }) },
  paymentGateway: { gatewayName },
});

/** A card, of which only the last four digits are kept. */
export const card = (card_network: string, lastFour: string, status = 'paid'): Payment =>
  createPayment('Razorpay', status, { card: { card_network, card_number: `**** **** **** ${lastFour}` } });

/** UPI as the gateway reports it: some send the address alone, some an object around it. */
export const upi = (address: string, status = 'paid'): Payment =>
  createPayment('Razorpay', status, { upi: address });
export const upiObject = (vpa: string, status = 'paid'): Payment =>
  createPayment('Cashfree', status, { upi: { vpa } });

/** Neither card nor UPI. */
export const bankTransfer = (status = 'pending'): Payment => createPayment('Bank transfer', status);
