import { describe, expect, it } from 'vitest';
import { getCustomerName } from '#contract/orders/orderValues.ts';
import { type Order, lenientOrder } from '#contract/orders/order.ts';
import { formatAddress, getAddressLines, toMailHref, toPhoneHref } from '#features/format/contact.ts';
import {
  formatMethod,
  formatMethodShort,
  getContactLink,
  getCustomerFirstName,
  getPayment,
  getOrderNumber,
  getOrderDiscount,
  getSubtotal,
  showsNewestOrders,
} from '#features/orders/orderModel.ts';
import { formatStatus, shortenId } from '#features/format/formatOrder.ts';
import { order as orderMessages, orderFilters, statusLabels } from '#languages/en/orders.ts';
import { getStatus } from '#contract/orders/orderValues.ts';
import { getPaymentMethod } from '#contract/orders/payment.ts';

const order = (parts: object = {}): Order =>
  lenientOrder.parse({ _id: '674f1c2a9c41e77b20d5a6f3', ...parts });
const withStatus = (orderStatus: unknown) => order({ orderDetails: { orderStatus } });
const withPayment = (paymentStatus: unknown) => order({ paymentDetails: { paymentStatus } });
const withMethod = (paymentMethod: unknown, gatewayName?: string) =>
  order({ paymentDetails: { paymentMethod }, paymentGateway: { gatewayName } });

it('shortens a long id to its first eight characters', () => {
  expect(shortenId('674f1c2a9c41e77b20d5a6f3')).toBe('674f1c2a…');
  expect(shortenId('12345678')).toBe('12345678');
});

it('numbers an order on paper by its own number, or by its short id', () => {
  expect(getOrderNumber(order({ orderDetails: { orderId: ' A-1042 ' } }))).toBe('A-1042');
  expect(getOrderNumber(order({ orderDetails: { orderId: ' ' } }))).toBe('674f1c2a');
  expect(getOrderNumber(order())).toBe('674f1c2a');
});

describe('the status', () => {
  it.each([
    ['pending', 'pending'],
    ['OUT_FOR_DELIVERY', 'out_for_delivery'],
    [' Out for delivery ', 'out_for_delivery'],
    ['out-for-delivery', 'out_for_delivery'],
    ['awaiting_pickup', undefined],
    ['', undefined],
    [7, undefined],
    [undefined, undefined],
  ])('%o is %o', (code, status) => expect(getStatus(withStatus(code))).toBe(status));

  it('is capitalized if it is unknown', () => {
    expect(formatStatus(statusLabels, 'awaiting_pickup')).toBe('Awaiting pickup');
    expect(formatStatus(statusLabels, '  ')).toBeUndefined();
    expect(formatStatus(statusLabels, undefined)).toBeUndefined();
  });
});

const inWords = (one: Order) => {
  const method = getPaymentMethod(one);
  return method && [formatMethodShort(orderMessages, method), formatMethod(orderMessages, method)];
};

describe('the payment', () => {
  it.each([
    ['paid', { state: 'paid', label: 'Paid' }],
    ['PAID', { state: 'paid', label: 'Paid' }],
    ['pending', { state: 'pending', label: 'Pending' }],
    ['refunded', { state: 'refunded', label: 'Refunded' }],
    ['failed', { state: 'failed', label: 'Failed' }],
    ['not_paid', { state: 'other', label: 'Not paid' }],
    ['unpaid', { state: 'other', label: 'Unpaid' }],
    ['', undefined],
    [null, undefined],
  ])('%o is shown as %o', (code, payment) =>
    expect(getPayment(orderFilters.payment.options, withPayment(code))).toEqual(payment),
  );

  it('by card shows only the last four digits, even of a full card number', () => {
    expect(
      inWords(withMethod({ card: { card_network: 'Visa', card_number: '**** **** **** 4242' } })),
    ).toEqual(['Card •• 4242', 'Visa •••• 4242']);
    expect(inWords(withMethod({ card: { card_number: '4111111111111111' } }))).toEqual([
      'Card •• 1111',
      'Card •••• 1111',
    ]);
    // Digits before a mask are not the last digits.
    expect(
      inWords(withMethod({ card: { card_network: 'Visa', card_number: '4242 42** **** ****' } })),
    ).toEqual(['Visa', 'Visa']);
    expect(inWords(withMethod({ card: { card_network: 'Visa' } }))).toEqual(['Visa', 'Visa']);
    expect(inWords(withMethod({ card: {} }))).toEqual(['Card', 'Card']);
  });
  it('by UPI reads the address as text or in an object, and shows only its start', () => {
    expect(inWords(withMethod({ upi: 'aarav@ybl' }))).toEqual(['UPI', 'UPI aa•••@ybl']);
    expect(inWords(withMethod({ upi: { vpa: 'aarav@ybl' } }))).toEqual(['UPI', 'UPI aa•••@ybl']);
    expect(inWords(withMethod({ upi: { vpa: null } }))).toEqual(['UPI', 'UPI']);
    expect(inWords(withMethod({ upi: 'eve@ybl' }))).toEqual(['UPI', 'UPI e•••@ybl']);
    expect(inWords(withMethod({ upi: '9845012345' }))).toEqual(['UPI', 'UPI 98•••']);
    expect(inWords(withMethod({ card: {}, upi: 'aarav@ybl' }))).toEqual(['UPI', 'UPI aa•••@ybl']);
    expect(inWords(withMethod({ upi: '' }, 'Razorpay'))).toEqual(['Razorpay', 'Razorpay']);
  });
  it('by other methods is named after its gateway', () => {
    expect(inWords(withMethod(undefined, 'Bank transfer'))).toEqual(['Bank transfer', 'Bank transfer']);
    expect(inWords(withMethod({ card: null, upi: null }))).toBeUndefined();
    expect(inWords(order())).toBeUndefined();
  });
});

describe('the customer', () => {
  it('has a first name', () => {
    expect(getCustomerFirstName(order({ buyer: { fullName: '  Priyanka  Nair ' } }))).toBe('Priyanka');
  });
  it.each([
    undefined,
    null,
    {},
    { fullName: '' },
    { fullName: '   ' },
    { fullName: '\u200b\u2800\u3164' },
    { fullName: 7 },
  ])('is unknown in %o', (buyer) => {
    expect(getCustomerName(order({ buyer }))).toBeUndefined();
    expect(getCustomerFirstName(order({ buyer }))).toBeUndefined();
  });
});

describe('contact with the customer', () => {
  it('is a mail with the order ID as subject', () => {
    expect(getContactLink(orderMessages, order({ buyer: { email: 'aarav@mail.example' } }))).toEqual({
      kind: 'email',
      href: 'mailto:aarav@mail.example?subject=Order%20674f1c2a9c41e77b20d5a6f3',
    });
  });
  it('names the order number that the customer knows', () => {
    const link = getContactLink(
      orderMessages,
      order({
        buyer: { email: '\u200baarav@mail.example\u200e' },
        orderDetails: { orderId: ' order_77\u200b' },
      }),
    );
    expect(link).toEqual({ kind: 'email', href: 'mailto:aarav@mail.example?subject=Order%20order_77' });
  });
  it.each([
    '+٩١ ٩٨٤٥٠ ١٢٣٤٥',
    '+९१ ९८४५० १२३४५',
    '＋９１ ９８４５０ １２３４５',
    '\u202d+91 98450 12345\u202c',
  ])('calls the number %s', (phone) => {
    expect(toPhoneHref(phone)).toBe(phone.startsWith('＋') ? 'tel:919845012345' : 'tel:+919845012345');
  });
  it('does not let an address add recipients to the mail [ASVS 1.2.2]', () => {
    const { href } = getContactLink(
      orderMessages,
      order({ buyer: { email: 'a@b.example?bcc=everybody.example' } }),
    ) as {
      href: string;
    };
    expect(new URL(href).searchParams.get('bcc')).toBeNull();
  });
  it('is the phone number of the customer, or of the delivery, without an email address', () => {
    const address = { phoneNumber: '+91 98450 12345' };
    expect(
      getContactLink(
        orderMessages,
        order({ buyer: { email: 'none', phoneNumber: '(080) 2520-1177' }, address }),
      ),
    ).toEqual({
      kind: 'phone',
      href: 'tel:08025201177',
    });
    expect(getContactLink(orderMessages, order({ address }))).toEqual({
      kind: 'phone',
      href: 'tel:+919845012345',
    });
  });
  it('is undefined without either', () => {
    expect(getContactLink(orderMessages, order())).toEqual({ kind: 'none' });
    expect(getContactLink(orderMessages, order({ buyer: { email: '', phoneNumber: '-' } }))).toEqual({
      kind: 'none',
    });
  });
  it('accepts half a surrogate pair', () => {
    expect(getContactLink(orderMessages, order({ buyer: { email: 'a\ud800@b.example' } }))).toMatchObject({
      kind: 'email',
    });
  });
  it('accepts only valid email addresses', () => {
    expect(toMailHref('aarav@mail.example')).toBe('mailto:aarav@mail.example');
    expect(toMailHref('not provided')).toBeUndefined();
    expect(toMailHref(undefined)).toBeUndefined();
  });
  it('accepts only digits in phone numbers', () => {
    expect(toPhoneHref('ext.')).toBeUndefined();
    expect(toPhoneHref(undefined)).toBeUndefined();
  });
});

describe('amounts', () => {
  it('compute the subtotal from unit price and quantity, also as text', () => {
    expect(getSubtotal(order({ productPrice: '1299.50', quantity: '3' }))).toBe(3898.5);
    expect(getSubtotal(order({ productPrice: 0, quantity: 3 }))).toBe(0);
    expect(getSubtotal(order({ productPrice: 0.1, quantity: 3 }))).toBe(0.3);
    expect(getSubtotal(order({ productPrice: 1.005, quantity: 3 }))).toBe(3.015);
  });
  it('are undefined if a part is missing', () => {
    expect(getSubtotal(order({ productPrice: 100 }))).toBeUndefined();
    expect(getSubtotal(order({ quantity: 2, productPrice: 'free' }))).toBeUndefined();
  });
  it('subtract the discount, whichever sign it has', () => {
    expect([6450, -6450].map((totalDiscount) => getOrderDiscount(order({ totalDiscount })))).toEqual([
      -6450, -6450,
    ]);
    expect(getOrderDiscount(order({ totalDiscount: 0 }))).toBe(0);
    expect(getOrderDiscount(order())).toBeUndefined();
  });
});

describe('the address', () => {
  it('has lines for the street, the neighbourhood and the city', () => {
    const address = {
      address: 'Flat 4B, Lakeview Residency',
      locality: 'Indiranagar',
      landmark: 'near the Metro Station',
      city: 'Bengaluru',
      state: 'Karnataka',
      pinCode: '560038',
    };
    expect(getAddressLines(order({ address }))).toEqual([
      'Flat 4B, Lakeview Residency',
      'Indiranagar, near the Metro Station',
      'Bengaluru, Karnataka 560038',
    ]);
  });
  it.each(['\n', '\r\n', '\r', '\u2028', ' \n\n '])(
    'has a line for each line that is typed with %j',
    (lineBreak) => {
      const address = {
        address: `Flat 4B${lineBreak}Lakeview Residency${lineBreak}`,
        locality: `Stage 2${lineBreak}Indiranagar`,
      };
      const lines = ['Flat 4B', 'Lakeview Residency', 'Stage 2, Indiranagar'];
      expect(getAddressLines(order({ address }))).toEqual(lines);
      const whole = order({
        address: { ...address, name: `Asha${lineBreak}Rao`, phoneNumber: '98450 12345' },
      });
      expect(formatAddress(whole)).toBe(['Asha Rao', ...lines, '98450 12345'].join('\n'));
    },
  );
  it('omits missing parts', () => {
    expect(getAddressLines(order({ address: { landmark: ' ', state: 'Kerala' } }))).toEqual(['Kerala']);
    expect(getAddressLines(order({ address: { pinCode: '560038' } }))).toEqual(['560038']);
    expect(getAddressLines(order({ address: null }))).toEqual([]);
  });
});

describe('showing newly placed orders', () => {
  const criteria = { search: '', filters: {}, page: 1, pageSize: 10 };
  it.each([
    ['the first page', criteria],
    ['pending orders', { ...criteria, filters: { status: 'pending' } }],
    ['by date', { ...criteria, sort: { column: 'date', direction: 'descending' } as const }],
  ])('is true for %s', (_, shown) => {
    expect(showsNewestOrders(shown)).toBe(true);
  });
  it.each([
    ['a later page', { ...criteria, page: 2 }],
    ['a search', { ...criteria, search: 'lamp' }],
    ['delivered orders', { ...criteria, filters: { status: 'delivered' } }],
    ['paid orders', { ...criteria, filters: { payment: 'paid' } }],
    ['the oldest orders', { ...criteria, sort: { column: 'date', direction: 'ascending' } as const }],
    ['the largest orders', { ...criteria, sort: { column: 'total', direction: 'descending' } as const }],
  ])('is false for %s', (_, shown) => {
    expect(showsNewestOrders(shown)).toBe(false);
  });
});
