import { type Order, lenientOrder } from '#contract/orders/order.ts';
import { anOrder } from '#mocks/builders.ts';

const longText = 'Handgefertigte '.repeat(20).trim();

/** Orders with unusual data, as real backends send them. */
export const oddOrders: readonly Order[] = [
  { _id: 'id-only' },
  {
    ...anOrder({ _id: 'amounts-as-text' }),
    quantity: '2',
    productPrice: '649.75',
    totalAmount: '1299.50',
    deliveryCharges: 'free',
    totalDiscount: '-100',
  },
  anOrder({ _id: 'no-date-at-all', createdAt: 'yesterday', updatedAt: '2026-13-45', deliveryTime: 'soon' }),
  anOrder({
    _id: `long-${'0123456789'.repeat(8)}`,
    product: { _id: 'x', name: longText, brand: longText, description: longText.repeat(3) },
    buyer: { fullName: 'Ungebrochen'.repeat(27), email: `${'x'.repeat(200)}@mail.example` },
    address: { name: longText, address: longText, city: longText, state: longText, addressType: longText },
    orderDetails: { orderId: 'y'.repeat(300), orderStatus: 'waiting_for_'.repeat(25) },
    paymentDetails: { paymentId: 'z'.repeat(300), paymentStatus: 'partly_'.repeat(40) },
    paymentGateway: { gatewayName: longText },
    quantity: 123456789,
    totalAmount: 98765432109.87,
  }),
  anOrder({
    _id: 'right-to-left',
    product: { name: 'قفطان مطرز يدويًا من الحرير الطبيعي', brand: 'دار الحرير' },
    buyer: { fullName: 'ليلى بنعلي', email: 'leila@mail.example' },
    address: { name: 'ليلى بنعلي', address: '12 زنقة الورد', city: 'الدار البيضاء', state: 'المغرب' },
  }),
  anOrder({
    _id: 'markup',
    product: { name: '<b>Bold</b> <script>alert(1)</script>', brand: '🫖 🍵' },
    buyer: { fullName: '👩‍👩‍👧‍👦 <i>Us</i>', phoneNumber: '<script>' },
    address: { city: '<img src=x onerror=alert(1)>', state: '' },
  }),
  {
    ...anOrder({ _id: 'wrong-types' }),
    quantity: [],
    productPrice: {},
    totalAmount: true,
    product: 'a kettle',
    buyer: 7,
    address: [],
    paymentDetails: { paymentStatus: 3, paymentMethod: 'cash' },
    paymentGateway: 'cash',
    orderDetails: false,
    createdAt: 0,
  },
  anOrder({ _id: 'negative', quantity: -1, productPrice: -100, totalAmount: -100, totalDiscount: 0 }),
  anOrder({ _id: 'empty-parts', product: {}, buyer: {}, address: {}, paymentDetails: {}, orderDetails: {} }),
].map((one) => lenientOrder.parse(one));
