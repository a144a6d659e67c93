import type { Order } from '#contract/orders/order.ts';

/** The order of a preview if the store has none. */
export const sampleOrder: Order = {
  _id: '0123456789abcdef01234567',
  createdAt: '2026-01-15T09:30:00.000Z',
  quantity: 2,
  productPrice: 250,
  totalDiscount: 50,
  deliveryCharges: 40,
  totalAmount: 490,
  orderDetails: { orderId: 'A-1001' },
  product: { name: 'Darjeeling' },
  buyer: { fullName: 'Asha Rao', email: 'asha@customer.example' },
  address: { name: 'Asha Rao', address: '14 Residency Road', city: 'Bengaluru', pinCode: '560025' },
  tracking: { carrier: 'DHL', number: '00340434161094042557' },
};
